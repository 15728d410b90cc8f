/* Fast Play troops from those of WRG 5th, so that one description of an army
 * serves both rules. The two books class men differently: each conversion says
 * what it leaves out and what it guesses, and an army book may settle a guess.
 *
 *   WRG                        Fast Play
 *   SHC EHC HC LC              CAT AC HC SC
 *   MC                         LAC or UC
 *   SHI HI / LHI               HI close / HI loose
 *   MI / LMI / LI              LAI or UI close / loose / SI
 *   EHCm HCm / MCm             HCm / LACm
 *   chariots                   LCh, MCh, HCh by the men aboard: 2, 3, 4 and more
 *   El, Art                    EL, Arty
 *   Reg A B C D                Trained Elite Veteran Warrior Poor
 *   Irr A B C D                Irregular Fanatic Veteran Warrior Poor
 *   L LTS P HTW JLS 2HCW       lance longspear pike pilum javelin axe
 *   B CB S SS                  bow crossbow sling staffsling */
#ifndef MUSTER_RULES_AWFP_WRG_CONVERT_H
#define MUSTER_RULES_AWFP_WRG_CONVERT_H

#include "rules/awfp/troop.h"
#include "rules/troop/troop.h"

/* What the army book says for Fast Play; a set. */
typedef enum {
  MU_AWFP_SAID_WARBAND = 1 << 0,    /* a warband, whatever the class */
  MU_AWFP_SAID_CLOSE = 1 << 1,      /* close order: cataphracts, armoured cavalry, foot */
  MU_AWFP_SAID_LIGHT = 1 << 2,      /* MC, MI, LMI: some armour */
  MU_AWFP_SAID_UNARMOURED = 1 << 3, /* MC, MI, LMI: none; wins over the former */
  MU_AWFP_SAID_SPEAR = 1 << 4,      /* JLS are kept in the hand: spear */
  MU_AWFP_SAID_LONGBOW = 1 << 5,    /* their bows are longbows */
  MU_AWFP_SAID_SCYTHED = 1 << 6,    /* chariots: heavy, with scythes */
  MU_AWFP_SAID_ARMOURED = 1 << 7,   /* elephants in armour */
} MuAwfpSaid;
#define MU_AWFP_SAYINGS 8

/* What a conversion leaves out or guesses; a set. */
typedef enum {
  /* lost: Fast Play does not tell them apart */
  MU_AWFP_LOST_ARMOUR = 1 << 0, /* heavier than any that it knows: SHI, EHCm */
  MU_AWFP_LOST_CLOSE = 1 << 1,  /* SHC ride in loose order, unless their book says close */
  MU_AWFP_LOST_BREED = 1 << 2,  /* Arab and Indian horses are horses */
  MU_AWFP_LOST_CREW = 1 << 3,   /* how many ride a beast or serve an engine, and what it throws */
  MU_AWFP_LOST_HORSES = 1 << 4, /* how many draw a chariot */
  MU_AWFP_LOST_WEAPON = 1 << 5, /* a weapon that its mounted may not have is the nearest they may */
  MU_AWFP_LOST_SHIELDS = 1 << 6, /* chariots, elephants and artillery count as shielded anyway */
  /* guessed: Fast Play tells apart what WRG does not */
  MU_AWFP_GUESSED_HORSE_ARMOUR = 1 << 7, /* EHC as AC, though some ride bare horses */
  MU_AWFP_GUESSED_ARMOUR = 1 << 8,       /* MC, MI, LMI, MCm: some or none */
  MU_AWFP_GUESSED_MORALE = 1 << 9,       /* by the class: warriors that may be a warband */
  MU_AWFP_GUESSED_SPEAR = 1 << 10,       /* JLS as javelins, thrown and thrust */
} MuAwfpLoss;
#define MU_AWFP_LOSS_KINDS 11

typedef struct {
  MuAwfpTroop troop;
  unsigned losses; /* MuAwfpLoss set */
  unsigned idle;   /* MuAwfpSaid set: what was said and changes nothing, a slip of the book */
} MuAwfpConversion;

/* Converts a WRG troop; crew: of its model, NULL for figures; said: a MuAwfpSaid
 * set. Returns the rule by which there is no such WRG troop or crew, or by which
 * Fast Play forbids what the book says of it (a mounted warband, heavy cavalry in
 * close order); MU_RULE_NONE with *conversion set. */
MuRule mu_awfp_convert (const MuTroop *troop, const MuCrew *crew, unsigned said,
                        MuAwfpConversion *conversion);

/* "lost-armour", for files and scripts, and a few English words, a message id; static. */
const char *mu_awfp_loss_key (MuAwfpLoss loss);
const char *mu_awfp_loss_words (MuAwfpLoss loss);
/* "warband", for files; static. */
const char *mu_awfp_said_key (MuAwfpSaid said);

#endif
