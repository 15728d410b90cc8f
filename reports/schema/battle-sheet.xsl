<?xml version="1.0" encoding="UTF-8"?>
<!-- A battle sheet as one page for a browser, which needs no other file: a phone at the table, or paper.

     With nothing but a sheet (xsltproc battle-sheet.xsl SHEET.xml) it speaks English. “muster sheet show
     SHEET.xml -o PAGE.html” hands it the sheet with <m:words> as the last child of its root: the words
     in the reader's language, and sentences that take more than a sheet holds. Every text goes through
     the template “say”, so that what is between its tags is the word to look up. -->
<xsl:stylesheet version="1.0"
                xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
                xmlns:m="urn:muster:words"
                xmlns:svg="http://www.w3.org/2000/svg"
                xmlns="http://www.w3.org/2000/svg"
                exclude-result-prefixes="m svg">

  <xsl:output method="html" encoding="UTF-8" indent="no" doctype-system="about:legacy-compat"/>

  <xsl:key name="word" match="m:word" use="@of"/>
  <xsl:key name="sentence" match="m:sentence" use="@about"/>
  <xsl:key name="certificate" match="m:certificate" use="@side"/>
  <xsl:key name="unit" match="m:unit" use="concat(@side, @unit)"/>
  <xsl:key name="deployed" match="event[@kind = 'deployed']" use="@body"/>

  <xsl:variable name="sheet" select="/battle-sheet"/>
  <xsl:variable name="fought" select="$sheet/outcome | $sheet/played[@periods != '']"/>

  <!-- Fast Play counts stands, and its periods are turns; Deluxe has turns too, and counts steps:
       two of a unit, none of a leader. It knows neither weather nor scouting. -->
  <xsl:variable name="stands" select="$sheet/@rules = 'awfp'"/>
  <xsl:variable name="steps" select="$sheet/@rules = 'abd'"/>

  <!-- === words ======================================================== -->

  <!-- A word of the page, or one of the sheet's own (“routed-off”), in the reader's language. -->
  <xsl:template name="say">
    <xsl:param name="text"/>
    <xsl:variable name="word" select="key('word', $text)"/>
    <xsl:choose>
      <xsl:when test="$word"><xsl:value-of select="$word"/></xsl:when>
      <xsl:otherwise><xsl:value-of select="translate($text, '-', ' ')"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- A row of a table of two columns: left out where there is nothing to say. -->
  <xsl:template name="row">
    <xsl:param name="head"/>
    <xsl:param name="text"/>
    <xsl:if test="string($text) != ''">
      <tr xmlns="">
        <th scope="row"><xsl:call-template name="say"><xsl:with-param name="text" select="$head"/></xsl:call-template></th>
        <td><xsl:value-of select="$text"/></td>
      </tr>
    </xsl:if>
  </xsl:template>

  <xsl:template name="row-of-words">
    <xsl:param name="head"/>
    <xsl:param name="word"/>
    <xsl:call-template name="row">
      <xsl:with-param name="head" select="$head"/>
      <xsl:with-param name="text"><xsl:if test="string($word) != ''"><xsl:call-template name="say"><xsl:with-param name="text" select="string($word)"/></xsl:call-template></xsl:if></xsl:with-param>
    </xsl:call-template>
  </xsl:template>

  <xsl:template name="head">
    <xsl:param name="text"/>
    <th xmlns="" scope="col"><xsl:call-template name="say"><xsl:with-param name="text" select="$text"/></xsl:call-template></th>
  </xsl:template>

  <xsl:template name="number-head">
    <xsl:param name="text"/>
    <th xmlns="" scope="col" class="n"><xsl:call-template name="say"><xsl:with-param name="text" select="$text"/></xsl:call-template></th>
  </xsl:template>

  <xsl:template name="title">
    <xsl:param name="text"/>
    <h2 xmlns=""><xsl:call-template name="say"><xsl:with-param name="text" select="$text"/></xsl:call-template></h2>
  </xsl:template>

  <!-- Points of quarters: 963 or 963.25. -->
  <xsl:template name="points">
    <xsl:param name="quarters"/>
    <xsl:value-of select="$quarters div 4"/>
  </xsl:template>

  <!-- === the page ===================================================== -->

  <xsl:template match="/battle-sheet">
    <html xmlns="">
      <xsl:if test="m:words/@lang">
        <xsl:attribute name="lang"><xsl:value-of select="m:words/@lang"/></xsl:attribute>
      </xsl:if>
      <head>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <meta name="color-scheme" content="light dark"/>
        <title><xsl:value-of select="@name"/></title>
        <style><xsl:call-template name="style"/></style>
      </head>
      <body>
        <header>
          <h1><xsl:value-of select="@name"/></h1>
          <p class="sides">
            <span class="a"><xsl:value-of select="army[@side = 'a']/army-list/@name"/></span>
            <xsl:text> – </xsl:text>
            <span class="b"><xsl:value-of select="army[@side = 'b']/army-list/@name"/></span>
          </p>
        </header>
        <xsl:call-template name="outcome"/>
        <xsl:call-template name="field"/>
        <xsl:call-template name="setting"/>
        <xsl:apply-templates select="army"/>
        <xsl:call-template name="proof"/>
      </body>
    </html>
  </xsl:template>

  <!-- === the result =================================================== -->

  <xsl:template name="outcome">
    <section xmlns="" class="result">
      <xsl:choose>
        <xsl:when test="key('sentence', 'result')">
          <p class="large"><xsl:value-of select="key('sentence', 'result')"/></p>
        </xsl:when>
        <xsl:when test="$fought/@winner = 'draw'">
          <p class="large"><xsl:call-template name="say"><xsl:with-param name="text">A draw</xsl:with-param></xsl:call-template></p>
        </xsl:when>
        <xsl:when test="string($fought/@winner) != ''">
          <p class="large">
            <xsl:call-template name="say"><xsl:with-param name="text">Winner</xsl:with-param></xsl:call-template>
            <xsl:text>: </xsl:text>
            <xsl:value-of select="army[@side = $fought/@winner]/army-list/@name"/>
          </p>
        </xsl:when>
        <xsl:otherwise>
          <p class="large"><xsl:call-template name="say"><xsl:with-param name="text">Not fought yet</xsl:with-param></xsl:call-template></p>
        </xsl:otherwise>
      </xsl:choose>
    </section>
  </xsl:template>

  <!-- === time, place, weather ========================================= -->

  <xsl:template name="setting">
    <section xmlns="">
      <xsl:call-template name="title"><xsl:with-param name="text">The battle</xsl:with-param></xsl:call-template>
      <table class="facts">
        <xsl:call-template name="row"><xsl:with-param name="head">Date</xsl:with-param><xsl:with-param name="text" select="@date"/></xsl:call-template>
        <xsl:call-template name="row-of-words"><xsl:with-param name="head">Rules</xsl:with-param><xsl:with-param name="word" select="@rules"/></xsl:call-template>
        <xsl:for-each select="house-rule">
          <xsl:call-template name="row-of-words"><xsl:with-param name="head">House rule</xsl:with-param><xsl:with-param name="word" select="@key"/></xsl:call-template>
        </xsl:for-each>
        <xsl:choose>
          <xsl:when test="$steps"/>
          <xsl:when test="key('sentence', 'weather')">
            <xsl:call-template name="row"><xsl:with-param name="head">Weather</xsl:with-param><xsl:with-param name="text" select="key('sentence', 'weather')"/></xsl:call-template>
          </xsl:when>
          <xsl:otherwise>
            <xsl:call-template name="row"><xsl:with-param name="head">Month</xsl:with-param><xsl:with-param name="text" select="weather/@month"/></xsl:call-template>
            <xsl:call-template name="row-of-words"><xsl:with-param name="head">Region</xsl:with-param><xsl:with-param name="word" select="weather/@region"/></xsl:call-template>
            <xsl:call-template name="row-of-words"><xsl:with-param name="head">Country</xsl:with-param><xsl:with-param name="word" select="weather/@country"/></xsl:call-template>
            <xsl:call-template name="row-of-words"><xsl:with-param name="head">Weather</xsl:with-param><xsl:with-param name="word" select="weather/@weather"/></xsl:call-template>
          </xsl:otherwise>
        </xsl:choose>
        <xsl:choose>
          <xsl:when test="$steps"/>
          <xsl:when test="key('sentence', 'scouting')">
            <xsl:call-template name="row"><xsl:with-param name="head">Scouting</xsl:with-param><xsl:with-param name="text" select="key('sentence', 'scouting')"/></xsl:call-template>
          </xsl:when>
          <xsl:otherwise>
            <xsl:call-template name="row"><xsl:with-param name="head">Outscouted</xsl:with-param><xsl:with-param name="text" select="army[@side = current()/scouting/@outscouted]/army-list/@name"/></xsl:call-template>
          </xsl:otherwise>
        </xsl:choose>
        <xsl:call-template name="row"><xsl:with-param name="head">Terms</xsl:with-param><xsl:with-param name="text" select="key('sentence', 'terms')"/></xsl:call-template>
        <xsl:choose>
          <xsl:when test="$stands or $steps"><xsl:call-template name="row"><xsl:with-param name="head">Turns</xsl:with-param><xsl:with-param name="text" select="$fought/@periods"/></xsl:call-template></xsl:when>
          <xsl:otherwise><xsl:call-template name="row"><xsl:with-param name="head">Periods</xsl:with-param><xsl:with-param name="text" select="$fought/@periods"/></xsl:call-template></xsl:otherwise>
        </xsl:choose>
        <xsl:call-template name="row"><xsl:with-param name="head">About the field</xsl:with-param><xsl:with-param name="text" select="field/battlefield/notes"/></xsl:call-template>
      </table>
    </section>
  </xsl:template>

  <!-- === an army ====================================================== -->

  <xsl:template match="army">
    <section xmlns="" class="{@side}">
      <h2><span class="tint"><xsl:value-of select="army-list/@name"/></span></h2>
      <table class="facts">
        <xsl:call-template name="row"><xsl:with-param name="head">Player</xsl:with-param><xsl:with-param name="text" select="army-list/@player"/></xsl:call-template>
        <xsl:call-template name="row"><xsl:with-param name="head">Army book</xsl:with-param><xsl:with-param name="text"><xsl:value-of select="army-list/book/@id"/><xsl:if test="army-list/book[@id != '']/@edition">, <xsl:value-of select="army-list/book/@edition"/></xsl:if></xsl:with-param></xsl:call-template>
        <xsl:if test="not($steps)">
          <xsl:call-template name="row"><xsl:with-param name="head">Points limit</xsl:with-param><xsl:with-param name="text" select="army-list/@points"/></xsl:call-template>
        </xsl:if>
        <xsl:call-template name="row"><xsl:with-param name="head">At the end</xsl:with-param><xsl:with-param name="text" select="key('sentence', concat('side-', @side))"/></xsl:call-template>
        <xsl:if test="result and not($steps)">
          <xsl:call-template name="row"><xsl:with-param name="head">Points left</xsl:with-param><xsl:with-param name="text"><xsl:call-template name="points"><xsl:with-param name="quarters" select="result/@left-quarters"/></xsl:call-template> / <xsl:call-template name="points"><xsl:with-param name="quarters" select="result/@start-quarters"/></xsl:call-template></xsl:with-param></xsl:call-template>
        </xsl:if>
        <xsl:for-each select="army-list/general">
          <xsl:variable name="with" select="../unit[position() = current()/@rides-with][not($steps)]/@name"/>
          <xsl:call-template name="row"><xsl:with-param name="head" select="string(@rank)"/><xsl:with-param name="text"><xsl:value-of select="@name"/><xsl:if test="$with"> (<xsl:value-of select="$with"/>)</xsl:if></xsl:with-param></xsl:call-template>
        </xsl:for-each>
        <xsl:for-each select="leader">
          <xsl:call-template name="row"><xsl:with-param name="head">Leadership</xsl:with-param><xsl:with-param name="text"><xsl:value-of select="@name"/>: <xsl:call-template name="say"><xsl:with-param name="text" select="string(@personality)"/></xsl:call-template></xsl:with-param></xsl:call-template>
        </xsl:for-each>
        <xsl:if test="result/@general-lost = 'yes' and not($steps)">
          <xsl:call-template name="row-of-words"><xsl:with-param name="head">Commander-in-chief</xsl:with-param><xsl:with-param name="word">lost</xsl:with-param></xsl:call-template>
        </xsl:if>
        <xsl:call-template name="row"><xsl:with-param name="head">Scouting strength</xsl:with-param><xsl:with-param name="text" select="@scouting[not($steps)]"/></xsl:call-template>
        <xsl:call-template name="terms"/>
        <xsl:call-template name="row"><xsl:with-param name="head">Sealed</xsl:with-param><xsl:with-param name="text" select="sealed/@code"/></xsl:call-template>
        <xsl:call-template name="row"><xsl:with-param name="head">Certificate</xsl:with-param><xsl:with-param name="text"><xsl:value-of select="key('certificate', @side)"/><xsl:if test="not(key('certificate', @side))"><xsl:value-of select="@check"/></xsl:if></xsl:with-param></xsl:call-template>
      </table>
      <xsl:call-template name="units"/>
      <xsl:call-template name="orders"/>
      <xsl:if test="army-list/notes"><p class="notes"><xsl:value-of select="army-list/notes"/></p></xsl:if>
    </section>
  </xsl:template>

  <!-- Where no sentence of Muster's tells them already. -->
  <xsl:template name="terms">
    <xsl:if test="not(key('sentence', 'terms'))">
      <xsl:for-each select="terms/@arabs | terms/@wells | terms/@torches | terms/@commanded">
        <xsl:if test=". = 'yes'">
          <xsl:call-template name="row-of-words"><xsl:with-param name="head">Terms</xsl:with-param><xsl:with-param name="word" select="name()"/></xsl:call-template>
        </xsl:if>
      </xsl:for-each>
    </xsl:if>
  </xsl:template>

  <xsl:template name="units">
    <xsl:variable name="army" select="."/>
    <div xmlns="" class="wide" tabindex="0" role="region">
      <xsl:attribute name="aria-label"><xsl:value-of select="army-list/@name"/></xsl:attribute>
      <table class="units">
        <thead>
          <tr>
            <th scope="col"></th>
            <xsl:call-template name="head"><xsl:with-param name="text">Unit</xsl:with-param></xsl:call-template>
            <xsl:choose>
              <xsl:when test="result">
                <xsl:choose>
                  <xsl:when test="$steps"><xsl:call-template name="number-head"><xsl:with-param name="text">Steps left</xsl:with-param></xsl:call-template></xsl:when>
                  <xsl:otherwise><xsl:call-template name="number-head"><xsl:with-param name="text">Left</xsl:with-param></xsl:call-template></xsl:otherwise>
                </xsl:choose>
                <xsl:choose>
                  <xsl:when test="$steps"/>
                  <xsl:when test="$stands"><xsl:call-template name="number-head"><xsl:with-param name="text">Figures lost</xsl:with-param></xsl:call-template></xsl:when>
                  <xsl:otherwise><xsl:call-template name="number-head"><xsl:with-param name="text">Men lost</xsl:with-param></xsl:call-template></xsl:otherwise>
                </xsl:choose>
                <xsl:choose>
                  <xsl:when test="$steps"><xsl:call-template name="number-head"><xsl:with-param name="text">Steps taken</xsl:with-param></xsl:call-template></xsl:when>
                  <xsl:otherwise><xsl:call-template name="number-head"><xsl:with-param name="text">Inflicted</xsl:with-param></xsl:call-template></xsl:otherwise>
                </xsl:choose>
                <xsl:call-template name="head"><xsl:with-param name="text">At the end</xsl:with-param></xsl:call-template>
              </xsl:when>
              <xsl:when test="$steps"><xsl:call-template name="number-head"><xsl:with-param name="text">Steps</xsl:with-param></xsl:call-template></xsl:when>
              <xsl:otherwise>
                <xsl:choose>
                  <xsl:when test="$stands"><xsl:call-template name="number-head"><xsl:with-param name="text">Stands</xsl:with-param></xsl:call-template></xsl:when>
                  <xsl:otherwise><xsl:call-template name="number-head"><xsl:with-param name="text">Figures</xsl:with-param></xsl:call-template></xsl:otherwise>
                </xsl:choose>
                <xsl:choose>
                  <xsl:when test="$stands"><xsl:call-template name="number-head"><xsl:with-param name="text">Figures lost</xsl:with-param></xsl:call-template></xsl:when>
                  <xsl:otherwise><xsl:call-template name="number-head"><xsl:with-param name="text">Men lost</xsl:with-param></xsl:call-template></xsl:otherwise>
                </xsl:choose>
                <xsl:call-template name="head"><xsl:with-param name="text">At the end</xsl:with-param></xsl:call-template>
              </xsl:otherwise>
            </xsl:choose>
          </tr>
        </thead>
        <tbody>
          <xsl:for-each select="army-list/unit">
            <xsl:variable name="number" select="position()"/>
            <xsl:variable name="after" select="$army/result/after[@unit = $number]"/>
            <xsl:variable name="loss" select="$sheet/played/losses[@side = $army/@side]/loss[@unit = $number]"/>
            <tr>
              <td class="n mark"><xsl:call-template name="mark"><xsl:with-param name="side" select="$army/@side"/><xsl:with-param name="unit" select="position()"/></xsl:call-template></td>
              <td><xsl:value-of select="@name"/><small><xsl:choose><xsl:when test="$steps"><xsl:value-of select="@stand"/></xsl:when><xsl:otherwise><xsl:value-of select="@troop | @stand"/></xsl:otherwise></xsl:choose></small></td>
              <xsl:choose>
                <xsl:when test="$steps"><xsl:call-template name="unit-of-steps"><xsl:with-param name="side" select="$army/@side"/><xsl:with-param name="after" select="$after"/></xsl:call-template></xsl:when>
                <xsl:when test="$after">
                  <td class="n"><xsl:value-of select="concat($after/@left, '/', $after/@start)"/></td>
                  <td class="n"><xsl:value-of select="$after/@casualties"/></td>
                  <td class="n"><xsl:value-of select="$after/@inflicted"/></td>
                  <td><xsl:call-template name="say"><xsl:with-param name="text" select="string($after/@fate)"/></xsl:call-template></td>
                </xsl:when>
                <xsl:otherwise>
                  <td class="n"><xsl:value-of select="@figures"/></td>
                  <td class="n blank">
                    <xsl:choose>
                      <xsl:when test="string($loss/@men) != ''"><xsl:value-of select="$loss/@men"/></xsl:when>
                      <xsl:when test="string($loss/@figures) != ''"><xsl:value-of select="20 * $loss/@figures"/></xsl:when>
                    </xsl:choose>
                  </td>
                  <td class="blank"><xsl:if test="string($loss/@fate) != ''"><xsl:call-template name="say"><xsl:with-param name="text" select="string($loss/@fate)"/></xsl:call-template></xsl:if></td>
                </xsl:otherwise>
              </xsl:choose>
            </tr>
          </xsl:for-each>
        </tbody>
      </table>
    </div>
  </xsl:template>

  <!-- Of a leader nothing is counted. -->
  <xsl:template name="unit-of-steps">
    <xsl:param name="side"/>
    <xsl:param name="after"/>
    <xsl:variable name="leads" select="starts-with(@stand, 'LDR-')"/>
    <td xmlns="" class="n">
      <xsl:choose>
        <xsl:when test="$leads"/>
        <xsl:when test="$after"><xsl:value-of select="concat($after/@left, '/', $after/@start)"/></xsl:when>
        <xsl:otherwise><xsl:value-of select="@figures"/></xsl:otherwise>
      </xsl:choose>
    </td>
    <xsl:if test="$after">
      <td xmlns="" class="n"><xsl:if test="not($leads)"><xsl:value-of select="$after/@inflicted"/></xsl:if></td>
      <td xmlns="">
        <xsl:variable name="end" select="key('unit', concat($side, $after/@unit))/@end"/>
        <xsl:choose>
          <xsl:when test="$end"><xsl:value-of select="$end"/></xsl:when>
          <xsl:otherwise><xsl:call-template name="say"><xsl:with-param name="text" select="string($after/@fate)"/></xsl:call-template></xsl:otherwise>
        </xsl:choose>
      </td>
    </xsl:if>
  </xsl:template>

  <!-- Those that are sealed show nothing but their code, even where the file has them. -->
  <xsl:template name="orders">
    <xsl:variable name="side" select="@side"/>
    <xsl:if test="orders and (not(sealed) or $fought)">
      <details xmlns="">
        <summary><xsl:call-template name="say"><xsl:with-param name="text">Orders</xsl:with-param></xsl:call-template></summary>
        <dl>
          <xsl:for-each select="orders/body">
            <dt><xsl:call-template name="mark"><xsl:with-param name="side" select="$side"/><xsl:with-param name="unit" select="@unit"/></xsl:call-template><xsl:text> </xsl:text><xsl:value-of select="@name"/></dt>
            <dd>
              <xsl:choose>
                <xsl:when test="key('unit', concat($side, @unit))/@orders"><xsl:value-of select="key('unit', concat($side, @unit))/@orders"/></xsl:when>
                <xsl:when test="words"><xsl:value-of select="words"/></xsl:when>
                <xsl:otherwise>
                  <xsl:for-each select="clause/@act">
                    <xsl:if test="position() &gt; 1">, </xsl:if>
                    <xsl:call-template name="say"><xsl:with-param name="text" select="string(.)"/></xsl:call-template>
                  </xsl:for-each>
                </xsl:otherwise>
              </xsl:choose>
            </dd>
          </xsl:for-each>
          <xsl:if test="orders/standing-orders/words">
            <dt><xsl:call-template name="say"><xsl:with-param name="text">Standing orders</xsl:with-param></xsl:call-template></dt>
            <dd><xsl:value-of select="orders/standing-orders/words"/></dd>
          </xsl:if>
        </dl>
      </details>
    </xsl:if>
  </xsl:template>

  <xsl:template name="mark">
    <xsl:param name="side"/>
    <xsl:param name="unit"/>
    <xsl:value-of select="concat(translate($side, 'ab', 'AB'), $unit)"/>
  </xsl:template>

  <!-- === the field ==================================================== -->

  <!-- Paces; the edge of side a is below. -->
  <xsl:template name="field">
    <xsl:variable name="width" select="number(field/@width)"/>
    <xsl:variable name="depth" select="number(field/@depth)"/>
    <section xmlns="">
      <xsl:call-template name="title"><xsl:with-param name="text">The field at deployment</xsl:with-param></xsl:call-template>
      <figure>
        <xsl:if test="field/battlefield or army/deployment or //event[@kind = 'deployed']">
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {$width} {$depth}" role="img">
          <title><xsl:value-of select="field/battlefield/@name"/></title>
          <rect class="table" x="0" y="0" width="{$width}" height="{$depth}"/>
          <g transform="translate(0 {$depth}) scale(1 -1)">
            <xsl:apply-templates select="field/battlefield/area"/>
            <xsl:apply-templates select="field/battlefield/line"/>
            <xsl:apply-templates select="field/battlefield/passage"/>
          </g>
          <xsl:apply-templates select="field/battlefield/area[@name]" mode="name"><xsl:with-param name="depth" select="$depth"/></xsl:apply-templates>
          <xsl:for-each select="army">
            <xsl:call-template name="bodies"><xsl:with-param name="depth" select="$depth"/></xsl:call-template>
          </xsl:for-each>
        </svg>
        </xsl:if>
        <xsl:if test="not(army/deployment) and not(//event[@kind = 'deployed'])">
          <figcaption><xsl:call-template name="say"><xsl:with-param name="text">Where the units stood is not on this sheet.</xsl:with-param></xsl:call-template></figcaption>
        </xsl:if>
      </figure>
    </section>
  </xsl:template>

  <xsl:template match="area">
    <polygon class="area {@kind}" points="{@points}"/>
  </xsl:template>

  <xsl:template match="line">
    <polyline class="line {@kind}" points="{@points}">
      <xsl:if test="@width"><xsl:attribute name="stroke-width"><xsl:value-of select="@width"/></xsl:attribute></xsl:if>
    </polyline>
  </xsl:template>

  <xsl:template match="passage">
    <polyline class="passage {@kind}" points="{@points}">
      <xsl:attribute name="stroke-width"><xsl:choose><xsl:when test="@width"><xsl:value-of select="@width"/></xsl:when><xsl:otherwise>12</xsl:otherwise></xsl:choose></xsl:attribute>
    </polyline>
  </xsl:template>

  <!-- At the first corner: good enough to tell one wood from another. -->
  <xsl:template match="area" mode="name">
    <xsl:param name="depth"/>
    <xsl:variable name="first" select="substring-before(concat(normalize-space(@points), ' '), ' ')"/>
    <text class="place" x="{substring-before($first, ',')}" y="{$depth - substring-after($first, ',')}"><xsl:value-of select="@name"/></text>
  </xsl:template>

  <!-- Each by the first event that places it, else by the deployment of its side, unless that is
       still sealed. -->
  <xsl:template name="bodies">
    <xsl:param name="depth"/>
    <xsl:variable name="army" select="."/>
    <xsl:for-each select="army-list/unit">
      <xsl:variable name="number" select="position()"/>
      <xsl:variable name="mark"><xsl:call-template name="mark"><xsl:with-param name="side" select="$army/@side"/><xsl:with-param name="unit" select="$number"/></xsl:call-template></xsl:variable>
      <xsl:variable name="event" select="key('deployed', string($mark))[1]"/>
      <xsl:variable name="at" select="$army/deployment/at[@unit = $number][@x]"/>
      <xsl:choose>
        <xsl:when test="$event">
          <xsl:variable name="v" select="concat(normalize-space($event/@v), ' 0 0 0 ')"/>
          <xsl:variable name="y" select="substring-after($v, ' ')"/>
          <xsl:variable name="turn" select="substring-after($y, ' ')"/>
          <xsl:call-template name="body">
            <xsl:with-param name="mark" select="$mark"/>
            <xsl:with-param name="side" select="$army/@side"/>
            <xsl:with-param name="x" select="substring-before($v, ' ') div 256"/>
            <xsl:with-param name="y" select="$depth - substring-before($y, ' ') div 256"/>
            <xsl:with-param name="turn" select="substring-before($turn, ' ') * 360 div 65536"/>
            <xsl:with-param name="files" select="number(substring-before(concat(substring-after($turn, ' '), ' '), ' '))"/>
          </xsl:call-template>
        </xsl:when>
        <xsl:when test="$at and (not($army/sealed) or $fought)">
          <xsl:call-template name="body">
            <xsl:with-param name="mark" select="$mark"/>
            <xsl:with-param name="side" select="$army/@side"/>
            <xsl:with-param name="x" select="number($at/@x)"/>
            <xsl:with-param name="y" select="$depth - $at/@y"/>
            <xsl:with-param name="turn" select="180 * ($army/@side = 'b') + sum($at/@turned) * 360 div 65536"/>
            <xsl:with-param name="files" select="0"/>
            <xsl:with-param name="ranks" select="sum($at/@ranks)"/>
          </xsl:call-template>
        </xsl:when>
      </xsl:choose>
    </xsl:for-each>
  </xsl:template>

  <!-- A rectangle behind the middle of its front, with a tick where it faces. -->
  <xsl:template name="body">
    <xsl:param name="mark"/>
    <xsl:param name="side"/>
    <xsl:param name="x"/>
    <xsl:param name="y"/>
    <xsl:param name="turn"/>
    <xsl:param name="files"/>
    <xsl:param name="ranks" select="0"/>
    <xsl:variable name="deep">
      <xsl:choose>
        <xsl:when test="$ranks &gt; 0"><xsl:value-of select="$ranks"/></xsl:when>
        <xsl:when test="$files &gt; 0"><xsl:value-of select="ceiling(@figures div $files)"/></xsl:when>
        <xsl:when test="@ranks"><xsl:value-of select="@ranks"/></xsl:when>
        <xsl:otherwise>1</xsl:otherwise>
      </xsl:choose>
    </xsl:variable>
    <xsl:variable name="wide">
      <xsl:choose>
        <xsl:when test="$files &gt; 0"><xsl:value-of select="$files"/></xsl:when>
        <xsl:otherwise><xsl:value-of select="ceiling(@figures div $deep)"/></xsl:otherwise>
      </xsl:choose>
    </xsl:variable>
    <xsl:variable name="frontage"><xsl:call-template name="frontage"/></xsl:variable>
    <xsl:variable name="behind"><xsl:call-template name="depth"/></xsl:variable>
    <xsl:if test="$steps">
      <g class="body {$side}" transform="translate({$x} {$y})">
        <title><xsl:value-of select="concat($mark, ' ', @name)"/></title>
        <g transform="rotate({$turn})"><rect x="-13" y="-13" width="26" height="26"/><path d="M0 -13v-6"/></g>
        <text><xsl:value-of select="$mark"/></text>
      </g>
    </xsl:if>
    <xsl:if test="not($steps)">
    <g class="body {$side}" transform="translate({$x} {$y})">
      <title><xsl:value-of select="concat($mark, ' ', @name)"/></title>
      <g transform="rotate({$turn})">
        <rect x="{- $wide * $frontage div 2}" y="0" width="{$wide * $frontage}" height="{$deep * $behind}"/>
        <path d="M0 0v-8"/>
        <g transform="translate(0 {$deep * $behind div 2}) rotate({- $turn})">
          <text><xsl:value-of select="$mark"/></text>
        </g>
      </g>
    </g>
    </xsl:if>
  </xsl:template>

  <!-- wrg.base.frontage: paces of one figure or model; each horse of a chariot beyond two adds four.
       awfp.scale.stand-width: those of a stand. -->
  <xsl:template name="frontage">
    <xsl:variable name="troop" select="concat(' ', @troop, ' ')"/>
    <xsl:choose>
      <xsl:when test="$stands">40</xsl:when>
      <xsl:when test="contains($troop, ' EHC ') or contains($troop, ' HC ') or contains($troop, ' MC ') or contains($troop, ' LHI ') or contains($troop, ' LMI ') or contains($troop, ' EHCm ') or contains($troop, ' HCm ') or contains($troop, ' MCm ') or contains($troop, ' Pack ') or contains($troop, ' PackCm ')">8</xsl:when>
      <xsl:when test="contains($troop, ' LC ') or contains($troop, ' LI ')">12</xsl:when>
      <xsl:when test="contains($troop, ' HCh ') or contains($troop, ' LCh ') or contains($troop, ' El ') or contains($troop, ' Wagon ') or contains($troop, ' Art ')"><xsl:value-of select="16 + 4 * (sum(@horses) - 2) * (sum(@horses) &gt; 2)"/></xsl:when>
      <xsl:otherwise>6</xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- wrg.base.depth; awfp.basing.depth.*: of a stand for 15 mm figures -->
  <xsl:template name="depth">
    <xsl:variable name="troop" select="concat(' ', @troop, ' ')"/>
    <xsl:variable name="stand" select="concat(' ', @stand, ' ')"/>
    <xsl:choose>
      <xsl:when test="$stands and (contains($stand, 'Ch ') or contains($stand, ' EL ') or contains($stand, ' Arty '))">40</xsl:when>
      <xsl:when test="$stands and (contains($stand, ' HI ') or contains($stand, ' LAI ') or contains($stand, ' UI ') or contains($stand, ' SI '))"><xsl:value-of select="20 - 5 * contains($stand, ' close ')"/></xsl:when>
      <xsl:when test="$stands">30</xsl:when>
      <xsl:when test="contains($troop, ' SHC ') or contains($troop, ' EHC ') or contains($troop, ' HC ') or contains($troop, ' MC ') or contains($troop, ' LC ') or contains($troop, ' EHCm ') or contains($troop, ' HCm ') or contains($troop, ' MCm ') or contains($troop, ' Pack ') or contains($troop, ' PackCm ') or contains($troop, ' Art ')">16</xsl:when>
      <xsl:when test="contains($troop, ' LHI ') or contains($troop, ' LMI ') or contains($troop, ' LI ')">12</xsl:when>
      <xsl:when test="contains($troop, ' HCh ') or contains($troop, ' LCh ') or contains($troop, ' El ') or contains($troop, ' Wagon ')">24</xsl:when>
      <xsl:otherwise>8</xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- === what proves it =============================================== -->

  <xsl:template name="proof">
    <footer xmlns="">
      <table class="facts">
        <xsl:call-template name="row"><xsl:with-param name="head">Dice</xsl:with-param><xsl:with-param name="text"><xsl:if test="dice"><xsl:call-template name="say"><xsl:with-param name="text">seed</xsl:with-param></xsl:call-template><xsl:text> </xsl:text><xsl:value-of select="dice/@seed"/>, <xsl:call-template name="say"><xsl:with-param name="text">stream</xsl:with-param></xsl:call-template><xsl:text> </xsl:text><xsl:value-of select="dice/@stream"/></xsl:if></xsl:with-param></xsl:call-template>
        <xsl:call-template name="row"><xsl:with-param name="head">Seed</xsl:with-param><xsl:with-param name="text" select="key('sentence', 'seed')"/></xsl:call-template>
        <xsl:call-template name="row"><xsl:with-param name="head">Seals</xsl:with-param><xsl:with-param name="text" select="key('sentence', 'weak-seals')"/></xsl:call-template>
        <xsl:call-template name="row"><xsl:with-param name="head">Digest</xsl:with-param><xsl:with-param name="text" select="outcome/@digest"/></xsl:call-template>
        <xsl:call-template name="row"><xsl:with-param name="head">Format of the sheet</xsl:with-param><xsl:with-param name="text" select="@version"/></xsl:call-template>
      </table>
    </footer>
  </xsl:template>

  <!-- The tints are those of the app's pictures of the field. -->
  <xsl:template name="style">
    <xsl:text>
:root { --ink: #26241e; --paper: #fffdf6; --rule: #c9c3b0; --table: #e6e6cf; --edge: #8a8468;
  --a: #a9c8e8; --a-line: #123f70; --b: #f6c79f; --b-line: #7a3200; }
body { font: 1rem/1.45 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  margin: 0 auto; max-width: 52rem; padding: 0.75rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; margin: 0.2rem 0; }
h2 { font-size: 1.15rem; margin: 1.6rem 0 0.5rem; }
.sides { margin: 0 0 0.6rem; }
.sides span, .tint { padding: 0 0.35rem; border-radius: 0.25rem; }
.sides .a, .a .tint { background: var(--a); color: var(--a-line); }
.sides .b, .b .tint { background: var(--b); color: var(--b-line); }
.large { font-size: 1.15rem; font-weight: 600; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; vertical-align: top; padding: 0.3rem 0.4rem; border-bottom: 1px solid var(--rule); }
.facts th { font-weight: 500; width: 34%; opacity: 0.8; }
.wide { overflow-x: auto; margin-top: 0.6rem; }
.units { overflow-wrap: normal; }
.units small { display: block; opacity: 0.75; }
.units .n, .units th.n { text-align: right; }
.units .mark { font-weight: 600; }
.units td, .units th { padding: 0.3rem 0.25rem; }
.units .blank { min-width: 4rem; }
figure { margin: 0; }
svg { display: block; width: 100%; height: auto; }
figcaption { font-size: 0.9rem; padding-top: 0.3rem; }
details { margin-top: 0.6rem; }
summary { min-height: 2.2rem; line-height: 2.2rem; font-weight: 600; cursor: pointer; }
dt { font-weight: 600; }
dd { margin: 0 0 0.5rem 0.8rem; white-space: pre-line; }
.facts td, .notes { white-space: pre-line; }
footer { margin-top: 1.6rem; font-size: 0.9rem; }
.table { fill: var(--table); stroke: var(--edge); }
.line, .passage { fill: none; stroke-width: 5; stroke-linejoin: round; }
.line.river { stroke-width: 24; }
.line.path { stroke-dasharray: 8 6; }
.passage { stroke-linecap: butt; }
.place { fill: var(--ink); font-size: 15px; opacity: 0.8; }
.body rect { stroke-width: 1.6; }
.body path { stroke-width: 2.5; }
.body text { dominant-baseline: central; font-size: 15px; font-weight: 600; text-anchor: middle; }
.body.a rect { fill: var(--a); stroke: var(--a-line); } .body.a path { stroke: var(--a-line); } .body.a text { fill: var(--a-line); }
.body.b rect { fill: var(--b); stroke: var(--b-line); } .body.b path { stroke: var(--b-line); } .body.b text { fill: var(--b-line); }
.area.gentle-hill { fill: #d9d3a6; stroke: #9d8d56; }
.area.steep-hill { fill: #cdbd8c; stroke: #7d6838; }
.area.wood { fill: #a9be8c; stroke: #55743f; }
.area.marsh { fill: #cfdcc4; stroke: #5e8a74; }
.area.bog { fill: #bccab5; stroke: #4f6f58; }
.area.soft-sand { fill: #f0e3bd; stroke: #bfa870; }
.area.rocks { fill: #d6d2c6; stroke: #7f796b; }
.area.hamlet { fill: #d9cdb8; stroke: #7b6350; }
.area.hedged-field { fill: #e7dca4; stroke: #b79f56; }
.area.walled-field { fill: #e7dca4; stroke: #55504a; }
.area.light-wood { fill: #d3dcb2; stroke: #7d9460; }
.area.pond { fill: #a9c9d4; stroke: #5b8da0; }
.area.lake { fill: #a9c9d4; stroke: #5b8da0; }
.line.stream { stroke: #6b9cae; }
.line.river { stroke: #5b8da0; }
.line.road { stroke: #b29a6c; }
.line.path { stroke: #b29a6c; }
.line.hedge { stroke: #55743f; }
.line.wall { stroke: #55504a; }
.line.palisade { stroke: #5c4322; }
.line.rampart { stroke: #6f5f3a; }
.line.abatis { stroke: #5c4322; }
.line.ditch { stroke: #6f5f3a; }
.line.fort-wall { stroke: #55504a; }
.passage.ford { stroke: #d3dfd4; }
.passage.bridge { stroke: #6f5a38; }
.passage.gateway { stroke: #efe4c8; }
.passage.breach { stroke: #efe4c8; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f1efe6; --paper: #191a17; --rule: #45463c; --table: #2e3228; --edge: #6c6d5c;
    --a: #2c4f74; --a-line: #bfdcf7; --b: #6f3f1b; --b-line: #ffd9b8; }
  .area.gentle-hill { fill: #3f3d2a; stroke: #716a45; }
  .area.steep-hill { fill: #4a422a; stroke: #897746; }
  .area.wood { fill: #2b3d24; stroke: #67894d; }
  .area.marsh { fill: #2f3f37; stroke: #5c8271; }
  .area.bog { fill: #29352c; stroke: #54705a; }
  .area.soft-sand { fill: #4a442f; stroke: #796d49; }
  .area.rocks { fill: #403f3a; stroke: #85817a; }
  .area.hamlet { fill: #443c33; stroke: #a18a70; }
  .area.hedged-field { fill: #443f29; stroke: #6b623b; }
  .area.walled-field { fill: #443f29; stroke: #b5b0a6; }
  .area.light-wood { fill: #353f2b; stroke: #6c8355; }
  .area.pond { fill: #24414c; stroke: #4f8093; }
  .area.lake { fill: #24414c; stroke: #4f8093; }
  .line.stream { stroke: #4a7788; }
  .line.river { stroke: #4f8093; }
  .line.road { stroke: #857854; }
  .line.path { stroke: #857854; }
  .line.hedge { stroke: #67894d; }
  .line.wall { stroke: #b5b0a6; }
  .line.palisade { stroke: #bd9764; }
  .line.rampart { stroke: #857248; }
  .line.abatis { stroke: #bd9764; }
  .line.ditch { stroke: #857248; }
  .line.fort-wall { stroke: #b5b0a6; }
  .passage.ford { stroke: #3b4f4b; }
  .passage.bridge { stroke: #a48a5c; }
  .passage.gateway { stroke: #57503c; }
  .passage.breach { stroke: #57503c; }
}
@media (max-width: 36rem) { .body text { font-size: 25px; } .place { font-size: 22px; } }
@media print { body { max-width: none; } tr, figure { break-inside: avoid; } details { display: block; } }
</xsl:text>
  </xsl:template>
</xsl:stylesheet>
