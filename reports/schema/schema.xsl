<?xml version="1.0" encoding="UTF-8"?>
<!-- The documentation of a RELAX NG schema as one page: each element with what it is, its attributes
     with what they may hold, and what stands in it. For those who write programs that read or write
     battle sheets; like the schema's own sentences it is in English. -->
<xsl:stylesheet version="1.0"
                xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
                xmlns:r="http://relaxng.org/ns/structure/1.0"
                xmlns:a="http://relaxng.org/ns/compatibility/annotations/1.0"
                exclude-result-prefixes="r a">

  <xsl:output method="html" encoding="UTF-8" indent="no" doctype-system="about:legacy-compat"/>

  <xsl:key name="define" match="r:define" use="@name"/>
  <xsl:variable name="root" select="/r:grammar/r:start/r:element"/>

  <xsl:template match="/r:grammar">
    <html lang="en">
      <head>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <meta name="color-scheme" content="light dark"/>
        <title>&lt;<xsl:value-of select="$root/@name"/>&gt;</title>
        <style>
:root { --ink: #26241e; --paper: #fffdf6; --rule: #c9c3b0; --link: #123f70; }
body { font: 1rem/1.45 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  margin: 0 auto; max-width: 56rem; padding: 0.75rem; overflow-wrap: anywhere; }
a { color: var(--link); }
h2 { font-size: 1.15rem; margin: 2rem 0 0.3rem; border-top: 1px solid var(--rule); padding-top: 0.6rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.3rem 0.4rem; border-bottom: 1px solid var(--rule); }
code { font-family: 'DejaVu Sans Mono', monospace; font-size: 0.92em; }
th { overflow-wrap: normal; }
th:first-child { width: 8rem; }
nav { columns: 10rem; }
nav a { display: block; }
small { display: block; opacity: 0.8; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f1efe6; --paper: #191a17; --rule: #45463c; --link: #bfdcf7; }
}
        </style>
      </head>
      <body>
        <h1><code>&lt;<xsl:value-of select="$root/@name"/>&gt;</code></h1>
        <p>
          <xsl:text>Formats </xsl:text>
          <xsl:value-of select="$root/r:attribute[@name = 'version']//r:value[1]"/>
          <xsl:text> to </xsl:text>
          <xsl:value-of select="$root/r:attribute[@name = 'version']//r:value[last()]"/>
          <xsl:text>. A file is written in the oldest of them that can say all of it. Every Muster reads all older formats; a newer one is refused with the advice to update. Elements and attributes are added, none changes its meaning or goes. Whoever reads these files should pass over what he does not know.</xsl:text>
        </p>
        <nav>
          <xsl:for-each select="//r:element">
            <xsl:sort select="@name"/>
            <a href="#{generate-id()}"><code><xsl:value-of select="@name"/></code><xsl:call-template name="within"/></a>
          </xsl:for-each>
        </nav>
        <xsl:apply-templates select="r:start//r:element | r:define//r:element" mode="section"/>
      </body>
    </html>
  </xsl:template>

  <!-- Several elements have the same name in different places: where this one is. -->
  <xsl:template name="within">
    <xsl:if test="count(//r:element[@name = current()/@name]) &gt; 1">
      <small><xsl:text>in </xsl:text><xsl:variable name="parents"><xsl:call-template name="parents"/></xsl:variable><xsl:value-of select="$parents"/></small>
    </xsl:if>
  </xsl:template>

  <xsl:template name="parents">
    <xsl:variable name="define" select="ancestor::r:define[1]/@name"/>
    <xsl:variable name="outer" select="ancestor::r:element[1]"/>
    <xsl:choose>
      <xsl:when test="$outer"><code><xsl:value-of select="$outer/@name"/></code></xsl:when>
      <xsl:otherwise>
        <xsl:for-each select="//r:ref[@name = $define]/ancestor::r:element[1]">
          <xsl:if test="position() &gt; 1">, </xsl:if>
          <a href="#{generate-id()}"><code><xsl:value-of select="@name"/></code></a>
        </xsl:for-each>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template match="r:element" mode="section">
    <xsl:variable name="here" select="generate-id()"/>
    <xsl:variable name="attributes" select=".//r:attribute[generate-id(ancestor::r:element[1]) = $here]"/>
    <xsl:variable name="inline" select=".//r:element[generate-id(ancestor::r:element[1]) = $here]"/>
    <xsl:variable name="refs" select=".//r:ref[generate-id(ancestor::r:element[1]) = $here][not(ancestor::r:attribute[generate-id(ancestor::r:element[1]) = $here])][key('define', @name)/r:element]"/>
    <xsl:variable name="text" select="(r:data | r:choice/r:data | r:ref[not(key('define', @name)/r:element)])"/>
    <h2 id="{$here}"><code>&lt;<xsl:value-of select="@name"/>&gt;</code></h2>
    <p><xsl:value-of select="a:documentation"/></p>
    <xsl:if test="ancestor::r:define">
      <p>Stands in: <xsl:call-template name="parents"/></p>
    </xsl:if>
    <xsl:if test="$attributes">
      <table>
        <thead><tr><th scope="col">Attribute</th><th scope="col">What it is</th></tr></thead>
        <tbody>
          <xsl:for-each select="$attributes">
            <tr>
              <th scope="row">
                <code><xsl:value-of select="@name"/></code>
                <xsl:if test="ancestor::r:optional[generate-id(ancestor::r:element[1]) = $here]"><small>may be left out</small></xsl:if>
              </th>
              <td>
                <xsl:value-of select="a:documentation"/>
                <small><xsl:apply-templates select="r:*" mode="values"/></small>
              </td>
            </tr>
          </xsl:for-each>
        </tbody>
      </table>
    </xsl:if>
    <xsl:if test="$text">
      <p>Text: <xsl:apply-templates select="$text" mode="values"/></p>
    </xsl:if>
    <xsl:if test="$inline or $refs">
      <p>In this order:</p>
      <ul>
        <xsl:for-each select="$inline | $refs">
          <xsl:variable name="child" select="(self::r:element | key('define', self::r:ref/@name)/r:element)"/>
          <li>
            <a href="#{generate-id($child)}"><code><xsl:value-of select="$child/@name"/></code></a>
            <xsl:call-template name="how-often"><xsl:with-param name="here" select="$here"/></xsl:call-template>
          </li>
        </xsl:for-each>
      </ul>
    </xsl:if>
  </xsl:template>

  <xsl:template name="how-often">
    <xsl:param name="here"/>
    <xsl:variable name="around" select="ancestor::r:*[generate-id(ancestor::r:element[1]) = $here]"/>
    <xsl:choose>
      <xsl:when test="$around/self::r:zeroOrMore"> any number</xsl:when>
      <xsl:when test="$around/self::r:oneOrMore"> one or more</xsl:when>
      <xsl:when test="$around/self::r:optional"> at most one</xsl:when>
    </xsl:choose>
    <xsl:if test="$around/self::r:choice">, or another of its place</xsl:if>
  </xsl:template>

  <!-- What an attribute may hold. -->
  <xsl:template match="a:documentation" mode="values"/>
  <xsl:template match="r:choice" mode="values">
    <xsl:for-each select="r:*">
      <xsl:if test="position() &gt; 1">, </xsl:if>
      <xsl:apply-templates select="." mode="values"/>
    </xsl:for-each>
  </xsl:template>
  <xsl:template match="r:value" mode="values">
    <xsl:choose>
      <xsl:when test=". = ''">nothing</xsl:when>
      <xsl:otherwise><code><xsl:value-of select="."/></code></xsl:otherwise>
    </xsl:choose>
  </xsl:template>
  <xsl:template match="r:data" mode="values">
    <xsl:value-of select="@type"/>
    <xsl:for-each select="r:param">
      <xsl:text>, </xsl:text>
      <xsl:value-of select="@name"/>
      <xsl:text> </xsl:text>
      <code><xsl:value-of select="."/></code>
    </xsl:for-each>
  </xsl:template>
  <xsl:template match="r:ref" mode="values">
    <xsl:apply-templates select="key('define', @name)/r:*" mode="values"/>
  </xsl:template>
  <xsl:template match="r:*" mode="values">
    <xsl:apply-templates select="r:*" mode="values"/>
  </xsl:template>

</xsl:stylesheet>
