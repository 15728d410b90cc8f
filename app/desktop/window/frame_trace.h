/* How long the main loop was busy at a stretch, events, layout and painting together: a line on
 * stderr for each stretch that was long, where MUSTER_FRAME_TRACE is set to the milliseconds from
 * which one is. */
#ifndef MUSTER_APP_DESKTOP_WINDOW_FRAME_TRACE_H
#define MUSTER_APP_DESKTOP_WINDOW_FRAME_TRACE_H

/* Watches the main context until the program ends. */
void mu_frame_trace_begin (void);

#endif
