<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>ConnectionModel</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n Mal</numerusform>
            <numerusform>%n Mal</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>Schließt das Panel</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>Löst das Panel und dockt es wieder an</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Tastenkürzel drücken</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Nach links blättern</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Nach rechts blättern</translation>
    </message>
</context>
<context>
    <name>base</name>
    <message>
        <source>the program failed: %1</source>
        <translation>Fehler im Programm: %1</translation>
    </message>
    <message>
        <source>the program failed</source>
        <translation>Fehler im Programm</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>der Speicher reicht nicht aus</translation>
    </message>
</context>
<context>
    <name>comparing</name>
    <message>
        <source>base colour</source>
        <translation>Grundfarbe</translation>
    </message>
    <message>
        <source>second base colour</source>
        <translation>zweite Grundfarbe</translation>
    </message>
    <message>
        <source>blend mask</source>
        <translation>Mischmaske</translation>
    </message>
    <message>
        <source>normals</source>
        <translation>Normalen</translation>
    </message>
    <message>
        <source>specular</source>
        <translation>Glanz</translation>
    </message>
    <message>
        <source>emission</source>
        <translation>Eigenleuchten</translation>
    </message>
    <message>
        <source>occlusion</source>
        <translation>Verdeckung</translation>
    </message>
    <message>
        <source>metal and roughness</source>
        <translation>Metall und Rauheit</translation>
    </message>
    <message>
        <source>reflection</source>
        <translation>Spiegelung</translation>
    </message>
    <message>
        <source>detail</source>
        <translation>Detail</translation>
    </message>
    <message>
        <source>shade</source>
        <translation>Schatten</translation>
    </message>
    <message>
        <source>rim</source>
        <translation>Rand</translation>
    </message>
    <message>
        <source>matcap</source>
        <translation>Matcap</translation>
    </message>
    <message>
        <source>outline</source>
        <translation>Umriss</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>blending</source>
        <translation>Überblendung</translation>
    </message>
    <message>
        <source>alpha cutoff</source>
        <translation>Alphaschwelle</translation>
    </message>
    <message>
        <source>culling</source>
        <translation>Rückseiten</translation>
    </message>
    <message>
        <source>draw order</source>
        <translation>Zeichenreihenfolge</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>found</source>
        <translation>gefunden</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>mip levels</source>
        <translation>Mip-Stufen</translation>
    </message>
    <message>
        <source>frames</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>texels</source>
        <translation>Texel</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>scene</source>
        <translation>Szene</translation>
    </message>
    <message>
        <source>bytes outside of all sections</source>
        <translation>Bytes außerhalb aller Abschnitte</translation>
    </message>
    <message>
        <source>files of two formats cannot be compared: %1 and %2</source>
        <translation>Dateien zweier Formate lassen sich nicht vergleichen: %1 und %2</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Entities</source>
        <translation>Entitäten</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalte</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Records of %1</source>
        <translation>Datensätze von %1</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Surfaces</source>
        <translation>Flächen</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>Materialien</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>Texturen</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1 hinzugekommen</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1 entfernt</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation>%1 geändert</translation>
    </message>
    <message>
        <source>%1 only moved</source>
        <translation>%1 nur verschoben</translation>
    </message>
    <message>
        <source>%1 only renumbered</source>
        <translation>%1 nur anders nummeriert</translation>
    </message>
    <message>
        <source>%1 in a different order</source>
        <translation>%1 in anderer Reihenfolge</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>rotation or scale</source>
        <translation>Drehung oder Maßstab</translation>
    </message>
    <message>
        <source>position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>material</source>
        <translation>Material</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>texture coordinates</source>
        <translation>Texturkoordinaten</translation>
    </message>
    <message>
        <source>light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Comparing scenes</source>
        <translation>Szenen werden verglichen</translation>
    </message>
    <message>
        <source>Comparing sections</source>
        <translation>Abschnitte werden verglichen</translation>
    </message>
    <message>
        <source>added</source>
        <translation>hinzugekommen</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>only moved</source>
        <translation>nur verschoben</translation>
    </message>
    <message>
        <source>only renumbered</source>
        <translation>nur anders nummeriert</translation>
    </message>
    <message>
        <source>third base colour</source>
        <translation>dritte Grundfarbe</translation>
    </message>
    <message>
        <source>fourth base colour</source>
        <translation>vierte Grundfarbe</translation>
    </message>
</context>
<context>
    <name>formats</name>
    <message>
        <source>Source engine map</source>
        <translation>Karte der Source-Engine</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Welt</translation>
    </message>
    <message>
        <source>Brush entities</source>
        <translation>Brush-Entitäten</translation>
    </message>
    <message>
        <source>Entities</source>
        <translation>Entitäten</translation>
    </message>
    <message>
        <source>corner of the face where row and column 0 are</source>
        <translation>Ecke der Fläche, an der Zeile und Spalte 0 liegen</translation>
    </message>
    <message>
        <source>2^power + 1 vertices on each side</source>
        <translation>2^power + 1 Eckpunkte auf jeder Seite</translation>
    </message>
    <message>
        <source>face that is displaced</source>
        <translation>Fläche, die verformt wird</translation>
    </message>
    <message>
        <source>one bit per vertex in use</source>
        <translation>ein Bit je benutztem Eckpunkt</translation>
    </message>
    <message>
        <source>direction of the offset, as stored</source>
        <translation>Richtung der Verschiebung, wie gespeichert</translation>
    </message>
    <message>
        <source>length of the offset</source>
        <translation>Länge der Verschiebung</translation>
    </message>
    <message>
        <source>blend of the two textures, 0 … 255</source>
        <translation>Mischung der beiden Texturen, 0 … 255</translation>
    </message>
    <message>
        <source>plane that faces outwards</source>
        <translation>Ebene, die nach außen zeigt</translation>
    </message>
    <message>
        <source>parity of the compiler&apos;s plane number; does not flip the plane</source>
        <translation>Ebenennummer des Compilers, gerade oder ungerade; kehrt nichts um</translation>
    </message>
    <message>
        <source>light styles, 255 = unused</source>
        <translation>Lichtstile, 255 = unbenutzt</translation>
    </message>
    <message>
        <source>offset of the lightmap in the lighting lump, -1 = none</source>
        <translation>Position der Lightmap im Lump der Beleuchtung, -1 = keine</translation>
    </message>
    <message>
        <source>lightmap corner, in luxels</source>
        <translation>Ecke der Lightmap, in Luxeln</translation>
    </message>
    <message>
        <source>lightmap size in luxels, minus one</source>
        <translation>Größe der Lightmap in Luxeln, weniger eins</translation>
    </message>
    <message>
        <source>smoothing groups, one bit each</source>
        <translation>Glättungsgruppen, je ein Bit</translation>
    </message>
    <message>
        <source>1 = on a node, 0 = inside a leaf</source>
        <translation>1 = auf einem Knoten, 0 = in einem Blatt</translation>
    </message>
    <message>
        <source>first surfedge</source>
        <translation>erste Surfedge</translation>
    </message>
    <message>
        <source>number of corners</source>
        <translation>Anzahl der Ecken</translation>
    </message>
    <message>
        <source>texture mapping</source>
        <translation>Abbildung der Textur</translation>
    </message>
    <message>
        <source>displacement, -1 = flat face</source>
        <translation>Displacement, -1 = ebene Fläche</translation>
    </message>
    <message>
        <source>surface area in square units</source>
        <translation>Flächeninhalt in Quadrateinheiten</translation>
    </message>
    <message>
        <source>original face before splitting</source>
        <translation>ursprüngliche Fläche vor dem Teilen</translation>
    </message>
    <message>
        <source>number of primitives</source>
        <translation>Anzahl der Primitive</translation>
    </message>
    <message>
        <source>mean light per style: red, green, blue, exponent</source>
        <translation>mittleres Licht je Stil: Rot, Grün, Blau, Exponent</translation>
    </message>
    <message>
        <source>number of the face in the map editor</source>
        <translation>Nummer der Fläche im Karteneditor</translation>
    </message>
    <message>
        <source>name of the texture, 65535 = none</source>
        <translation>Name der Textur, 65535 = keine</translation>
    </message>
    <message>
        <source>version of the records, not always correct</source>
        <translation>Version der Datensätze, nicht immer richtig</translation>
    </message>
    <message>
        <source>bytes after decompression, 0 = stored raw</source>
        <translation>Bytes nach dem Entpacken, 0 = unkomprimiert</translation>
    </message>
    <message>
        <source>how often the map was saved in the editor</source>
        <translation>wie oft die Karte im Editor gespeichert wurde</translation>
    </message>
    <message>
        <source>bytes decoded</source>
        <translation>Bytes dekodiert</translation>
    </message>
    <message>
        <source>bytes coded</source>
        <translation>Bytes kodiert</translation>
    </message>
    <message>
        <source>number of keys and values</source>
        <translation>Anzahl der Schlüssel und Werte</translation>
    </message>
    <message>
        <source>the whole entity as stored in the file</source>
        <translation>die ganze Entität, wie sie in der Datei steht</translation>
    </message>
    <message>
        <source>bytes of the solids</source>
        <translation>Bytes der Körper</translation>
    </message>
    <message>
        <source>bytes of the text after them</source>
        <translation>Bytes des Textes danach</translation>
    </message>
    <message>
        <source>0 = the indices are corners of the face</source>
        <translation>0 = die Indizes sind Ecken der Fläche</translation>
    </message>
    <message>
        <source>corner of the face, or primitive vertex</source>
        <translation>Ecke der Fläche oder Eckpunkt des Primitivs</translation>
    </message>
    <message>
        <source>position in units</source>
        <translation>Position in Einheiten</translation>
    </message>
    <message>
        <source>unit normal</source>
        <translation>Einheitsnormale</translation>
    </message>
    <message>
        <source>distance from the origin along the normal</source>
        <translation>Abstand vom Ursprung entlang der Normalen</translation>
    </message>
    <message>
        <source>axis of the normal</source>
        <translation>Achse der Normalen</translation>
    </message>
    <message>
        <source>start vertex</source>
        <translation>Anfangspunkt</translation>
    </message>
    <message>
        <source>end vertex</source>
        <translation>Endpunkt</translation>
    </message>
    <message>
        <source>edge; negative = from its end to its start</source>
        <translation>Kante; negativ = vom Ende zum Anfang durchlaufen</translation>
    </message>
    <message>
        <source>smoothed unit normal</source>
        <translation>geglättete Einheitsnormale</translation>
    </message>
    <message>
        <source>linear red, green, blue</source>
        <translation>lineares Rot, Grün, Blau</translation>
    </message>
    <message>
        <source>light style</source>
        <translation>Lichtstil</translation>
    </message>
    <message>
        <source>cosine of the inner cone</source>
        <translation>Kosinus des inneren Kegels</translation>
    </message>
    <message>
        <source>cosine of the outer cone</source>
        <translation>Kosinus des äußeren Kegels</translation>
    </message>
    <message>
        <source>cutoff distance, 0 = none</source>
        <translation>Grenzabstand, 0 = keiner</translation>
    </message>
    <message>
        <source>entity</source>
        <translation>Entität</translation>
    </message>
    <message>
        <source>0 = the next field is another leaf</source>
        <translation>0 = das nächste Feld nennt ein anderes Blatt</translation>
    </message>
    <message>
        <source>light from +x -x +y -y +z -z: red, green, blue, exponent</source>
        <translation>Licht aus +x -x +y -y +z -z: Rot, Grün, Blau, Exponent</translation>
    </message>
    <message>
        <source>1 = inactive</source>
        <translation>1 = inaktiv</translation>
    </message>
    <message>
        <source>x, y, z in the leaf&apos;s box, 0 … 255</source>
        <translation>x, y, z im Kasten des Blatts, 0 … 255</translation>
    </message>
    <message>
        <source>side = 2^(size - 1) texels, 0 = 32</source>
        <translation>Seite = 2^(size - 1) Texel, 0 = 32</translation>
    </message>
    <message>
        <source>x, y, z and offset: position to texel column</source>
        <translation>x, y, z und Verschiebung: Position zu Texelspalte</translation>
    </message>
    <message>
        <source>x, y, z and offset: position to texel row</source>
        <translation>x, y, z und Verschiebung: Position zu Texelzeile</translation>
    </message>
    <message>
        <source>x, y, z and offset: position to luxel column</source>
        <translation>x, y, z und Verschiebung: Position zu Luxelspalte</translation>
    </message>
    <message>
        <source>x, y, z and offset: position to luxel row</source>
        <translation>x, y, z und Verschiebung: Position zu Luxelzeile</translation>
    </message>
    <message>
        <source>faces it lies on</source>
        <translation>Flächen, auf denen es liegt</translation>
    </message>
    <message>
        <source>texture columns at its edges</source>
        <translation>Texturspalten an den Rändern</translation>
    </message>
    <message>
        <source>texture rows at its edges</source>
        <translation>Texturzeilen an den Rändern</translation>
    </message>
    <message>
        <source>four corners on its plane; the third numbers hold the axis</source>
        <translation>vier Ecken auf seiner Ebene; die dritten Zahlen enthalten die Achse</translation>
    </message>
    <message>
        <source>mean colour, linear</source>
        <translation>mittlere Farbe, linear</translation>
    </message>
    <message>
        <source>its name</source>
        <translation>sein Name</translation>
    </message>
    <message>
        <source>texels</source>
        <translation>Texel</translation>
    </message>
    <message>
        <source>offset of the name in TEXDATA_STRING_DATA</source>
        <translation>Position des Namens in TEXDATA_STRING_DATA</translation>
    </message>
    <message>
        <source>name at this offset</source>
        <translation>Name an dieser Position</translation>
    </message>
    <message>
        <source>squared distance where fading starts</source>
        <translation>Quadrat der Entfernung, ab der es verblasst</translation>
    </message>
    <message>
        <source>squared distance where it has faded out</source>
        <translation>Quadrat der Entfernung, ab der es ausgeblendet ist</translation>
    </message>
    <message>
        <source>pitch, yaw, roll in degrees</source>
        <translation>Nicken, Gieren, Rollen in Grad</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>collision</source>
        <translation>Kollision</translation>
    </message>
    <message>
        <source>where its lighting is sampled</source>
        <translation>wo seine Beleuchtung abgetastet wird</translation>
    </message>
    <message>
        <source>tint: red, green, blue, alpha</source>
        <translation>Tönung: Rot, Grün, Blau, Alpha</translation>
    </message>
    <message>
        <source>four letters, from high to low byte</source>
        <translation>vier Buchstaben, vom hohen zum niedrigen Byte</translation>
    </message>
    <message>
        <source>1 = compressed</source>
        <translation>1 = komprimiert</translation>
    </message>
    <message>
        <source>bytes, decoded where compressed</source>
        <translation>Bytes, falls komprimiert nach dem Entpacken</translation>
    </message>
    <message>
        <source>model or sprite</source>
        <translation>Modell oder Sprite</translation>
    </message>
    <message>
        <source>plane that divides the space</source>
        <translation>Ebene, die den Raum teilt</translation>
    </message>
    <message>
        <source>front child: a node, or -1 - leaf</source>
        <translation>davor: ein Knoten oder -1 - Blatt</translation>
    </message>
    <message>
        <source>back child: a node, or -1 - leaf</source>
        <translation>dahinter: ein Knoten oder -1 - Blatt</translation>
    </message>
    <message>
        <source>area of all leaves below, -1 = several</source>
        <translation>Gebiet aller Blätter darunter, -1 = mehrere</translation>
    </message>
    <message>
        <source>visibility cluster, -1 = solid or outside</source>
        <translation>Sichtbarkeitscluster, -1 = fest oder außerhalb</translation>
    </message>
    <message>
        <source>area, separated from others by area portals</source>
        <translation>Gebiet, durch Area-Portale von anderen getrennt</translation>
    </message>
    <message>
        <source>plane that points out of the brush</source>
        <translation>Ebene, die aus dem Brush heraus zeigt</translation>
    </message>
    <message>
        <source>1 = only for collision, no visible side</source>
        <translation>1 = nur für Kollision, keine sichtbare Seite</translation>
    </message>
    <message>
        <source>key of the entity that opens it</source>
        <translation>Schlüssel der Entität, die es öffnet</translation>
    </message>
    <message>
        <source>height of the surface</source>
        <translation>Höhe der Oberfläche</translation>
    </message>
    <message>
        <source>height of the ground</source>
        <translation>Höhe des Grundes</translation>
    </message>
    <message>
        <source>in units, per leaf; 65535 = no water</source>
        <translation>in Einheiten, je Blatt; 65535 = kein Wasser</translation>
    </message>
    <message>
        <source>always 0; the entity&apos;s origin places it</source>
        <translation>immer 0; der origin der Entität bestimmt den Ort</translation>
    </message>
    <message>
        <source>root of its tree</source>
        <translation>Wurzel seines Baums</translation>
    </message>
    <message>
        <source>offset of the visible clusters in the lump</source>
        <translation>sichtbare Cluster: Position im Lump</translation>
    </message>
    <message>
        <source>offset of the audible clusters in the lump</source>
        <translation>hörbare Cluster: Position im Lump</translation>
    </message>
    <message>
        <source>Brushes</source>
        <translation>Brushes</translation>
    </message>
    <message>
        <source>Displacements</source>
        <translation>Displacements</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Static props</source>
        <translation>Statische Props</translation>
    </message>
    <message>
        <source>Sky</source>
        <translation>Himmel</translation>
    </message>
    <message>
        <source>Triggers</source>
        <translation>Trigger</translation>
    </message>
    <message>
        <source>Tool materials</source>
        <translation>Werkzeugmaterialien</translation>
    </message>
    <message>
        <source>Invisible entities</source>
        <translation>Unsichtbare Entitäten</translation>
    </message>
    <message>
        <source>3D skybox</source>
        <translation>3D-Skybox</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Light styles</source>
        <translation>Lichtstile</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Style %1</source>
        <translation>Stil %1</translation>
    </message>
    <message>
        <source>Exposure</source>
        <translation>Belichtung</translation>
    </message>
    <message>
        <source>Blocks, of the game&apos;s maximum</source>
        <translation>Blöcke, von den im Spiel möglichen</translation>
    </message>
    <message>
        <source>Board blocks</source>
        <translation>Brett-Blöcke</translation>
    </message>
    <message>
        <source>Invisible faces</source>
        <translation>Unsichtbare Flächen</translation>
    </message>
    <message>
        <source>X Operations map</source>
        <translation>Karte von X Operations</translation>
    </message>
    <message>
        <source>the map&apos;s folder</source>
        <translation>der Ordner der Karte</translation>
    </message>
    <message>
        <source>top</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>front</source>
        <translation>vorn</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>back</source>
        <translation>hinten</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>Collision</source>
        <translation>Kollision</translation>
    </message>
    <message>
        <source>solid</source>
        <translation>fest</translation>
    </message>
    <message>
        <source>board: not solid</source>
        <translation>Brett: nicht fest</translation>
    </message>
    <message>
        <source>Solid blocks</source>
        <translation>Feste Blöcke</translation>
    </message>
    <message>
        <source>Board blocks: not solid</source>
        <translation>Brett-Blöcke: nicht fest</translation>
    </message>
    <message>
        <source>Invisible faces of solid blocks</source>
        <translation>Unsichtbare Flächen fester Blöcke</translation>
    </message>
    <message>
        <source>image, relative to the map&apos;s folder; empty if the slot is not used</source>
        <translation>Bild, relativ zum Ordner der Karte; leer: der Platz wird nicht benutzt</translation>
    </message>
    <message>
        <source>number of blocks</source>
        <translation>Anzahl der Blöcke</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Ecken</translation>
    </message>
    <message>
        <source>of corners 0 to 7: the upper four, then the lower four</source>
        <translation>der Ecken 0 bis 7: die oberen vier, dann die unteren</translation>
    </message>
    <message>
        <source>Texture coordinates</source>
        <translation>Texturkoordinaten</translation>
    </message>
    <message>
        <source>of stored corners 0 to 3; they belong to C, D, A, B</source>
        <translation>der gespeicherten Ecken 0 bis 3; sie gehören zu C, D, A, B</translation>
    </message>
    <message>
        <source>of stored corners 0 to 3; 0 is the image&apos;s top row</source>
        <translation>der gespeicherten Ecken 0 bis 3; 0 ist die oberste Zeile des Bildes</translation>
    </message>
    <message>
        <source>Texture numbers</source>
        <translation>Texturnummern</translation>
    </message>
    <message>
        <source>texture slot; outside 0 to 9 the face is not drawn</source>
        <translation>Texturplatz; außerhalb von 0 bis 9 wird die Fläche nicht gezeichnet</translation>
    </message>
    <message>
        <source>Enabled</source>
        <translation>Aktiviert</translation>
    </message>
    <message>
        <source>the original editor hides a block with 0</source>
        <translation>der ursprüngliche Editor verbirgt einen Block mit 0</translation>
    </message>
    <message>
        <source>not drawn</source>
        <translation>nicht gezeichnet</translation>
    </message>
    <message>
        <source>X Operations mission</source>
        <translation>Mission von X Operations</translation>
    </message>
    <message>
        <source>the mission&apos;s folder</source>
        <translation>der Ordner der Mission</translation>
    </message>
    <message>
        <source>the game folder above addon</source>
        <translation>der Spielordner über addon</translation>
    </message>
    <message>
        <source>image</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>Haltbarkeit</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>Geräusch</translation>
    </message>
    <message>
        <source>jump</source>
        <translation>Sprung</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>nicht gelesen</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Haltbarkeit</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Geräusch</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Sprung</translation>
    </message>
    <message>
        <source>message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>short name</source>
        <translation>Kurzname</translation>
    </message>
    <message>
        <source>full name</source>
        <translation>voller Name</translation>
    </message>
    <message>
        <source>map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>sky</source>
        <translation>Himmel</translation>
    </message>
    <message>
        <source>extra collision, darkness</source>
        <translation>zusätzliche Kollision, Dunkelheit</translation>
    </message>
    <message>
        <source>addon object</source>
        <translation>Addon-Objekt</translation>
    </message>
    <message>
        <source>first image</source>
        <translation>erstes Bild</translation>
    </message>
    <message>
        <source>second image</source>
        <translation>zweites Bild</translation>
    </message>
    <message>
        <source>briefing</source>
        <translation>Briefing</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Full name</source>
        <translation>Voller Name</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Extra collision</source>
        <translation>Zusätzliche Kollision</translation>
    </message>
    <message>
        <source>Addon object</source>
        <translation>Addon-Objekt</translation>
    </message>
    <message>
        <source>First image</source>
        <translation>Erstes Bild</translation>
    </message>
    <message>
        <source>Second image</source>
        <translation>Zweites Bild</translation>
    </message>
    <message>
        <source>%1 (none, fog %2, %3, %4)</source>
        <translation>%1 (keiner, Nebel %2, %3, %4)</translation>
    </message>
    <message>
        <source>%1 (fog %2, %3, %4)</source>
        <translation>%1 (Nebel %2, %3, %4)</translation>
    </message>
    <message>
        <source>starts at 1</source>
        <translation>ab 1 gezählt</translation>
    </message>
    <message>
        <source>Briefing</source>
        <translation>Briefing</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ohne</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>X Operations points</source>
        <translation>Punkte von X Operations</translation>
    </message>
    <message>
        <source>the points&apos; folder</source>
        <translation>der Ordner der Punkte</translation>
    </message>
    <message>
        <source>walk</source>
        <translation>gehen</translation>
    </message>
    <message>
        <source>run</source>
        <translation>rennen</translation>
    </message>
    <message>
        <source>wait</source>
        <translation>warten</translation>
    </message>
    <message>
        <source>follow</source>
        <translation>folgen</translation>
    </message>
    <message>
        <source>stop for 5 s</source>
        <translation>5 s anhalten</translation>
    </message>
    <message>
        <source>throw a grenade</source>
        <translation>eine Granate werfen</translation>
    </message>
    <message>
        <source>run, whatever happens</source>
        <translation>rennen, was auch geschieht</translation>
    </message>
    <message>
        <source>Can</source>
        <translation>Dose</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Computer 2</source>
        <translation>Computer 2</translation>
    </message>
    <message>
        <source>Computer 3</source>
        <translation>Computer 3</translation>
    </message>
    <message>
        <source>Computer (w)</source>
        <translation>Computer (w)</translation>
    </message>
    <message>
        <source>Computer 2 (w)</source>
        <translation>Computer 2 (w)</translation>
    </message>
    <message>
        <source>Computer 3 (w)</source>
        <translation>Computer 3 (w)</translation>
    </message>
    <message>
        <source>Chair</source>
        <translation>Stuhl</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Karton</translation>
    </message>
    <message>
        <source>Computer (sw)</source>
        <translation>Computer (sw)</translation>
    </message>
    <message>
        <source>Computer (d)</source>
        <translation>Computer (d)</translation>
    </message>
    <message>
        <source>Cone</source>
        <translation>Leitkegel</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>First path point</source>
        <translation>Erster Wegpunkt</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nächster Punkt</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>Path point</source>
        <translation>Wegpunkt</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Schuss</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>Person template</source>
        <translation>Personenvorlage</translation>
    </message>
    <message>
        <source>Person type</source>
        <translation>Personentyp</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Small object</source>
        <translation>Kleines Objekt</translation>
    </message>
    <message>
        <source>Drops to the floor</source>
        <translation>Fällt zu Boden</translation>
    </message>
    <message>
        <source>Person without second weapon</source>
        <translation>Person ohne zweite Waffe</translation>
    </message>
    <message>
        <source>One of two weapons</source>
        <translation>Eine von zwei Waffen</translation>
    </message>
    <message>
        <source>First choice</source>
        <translation>Erste Wahl</translation>
    </message>
    <message>
        <source>Second choice</source>
        <translation>Zweite Wahl</translation>
    </message>
    <message>
        <source>Path branch, chosen at random</source>
        <translation>Weggabelung mit zufälliger Wahl</translation>
    </message>
    <message>
        <source>Next, first choice</source>
        <translation>Nächster Punkt, erste Wahl</translation>
    </message>
    <message>
        <source>Next, second choice</source>
        <translation>Nächster Punkt, zweite Wahl</translation>
    </message>
    <message>
        <source>Mission won</source>
        <translation>Mission erfüllt</translation>
    </message>
    <message>
        <source>Mission lost</source>
        <translation>Mission gescheitert</translation>
    </message>
    <message>
        <source>Wait until a person is dead</source>
        <translation>Warten, bis eine Person tot ist</translation>
    </message>
    <message>
        <source>Wait until a person is here</source>
        <translation>Warten, bis eine Person hier ist</translation>
    </message>
    <message>
        <source>Set a path point to walk</source>
        <translation>Einen Wegpunkt auf Gehen stellen</translation>
    </message>
    <message>
        <source>Wait until an object is broken</source>
        <translation>Warten, bis ein Objekt zerstört ist</translation>
    </message>
    <message>
        <source>Wait until a person brings the case here</source>
        <translation>Warten, bis eine Person den Koffer hierher bringt</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>Show a message</source>
        <translation>Eine Meldung zeigen</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Move a person to team 0</source>
        <translation>Eine Person in Team 0 versetzen</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Waffen</translation>
    </message>
    <message>
        <source>Small objects</source>
        <translation>Kleine Objekte</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>Wege</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Other points</source>
        <translation>Andere Punkte</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Verknüpfungen</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>up</source>
        <translation>nach oben</translation>
    </message>
    <message>
        <source>radians about y: 0 looks along +z, pi / 2 along +x</source>
        <translation>Bogenmaß um y: 0 blickt entlang +z, pi / 2 entlang +x</translation>
    </message>
    <message>
        <source>kind of the point</source>
        <translation>Art des Punkts</translation>
    </message>
    <message>
        <source>depends on p1; counts of rounds and seconds and numbers of messages are unsigned</source>
        <translation>hängt von p1 ab; Schuss- und Sekundenzahlen und Nummern von Meldungen sind vorzeichenlos</translation>
    </message>
    <message>
        <source>depends on p1; in paths and events the p4 of the next point</source>
        <translation>hängt von p1 ab; bei Wegen und Ereignissen p4 des nächsten Punktes</translation>
    </message>
    <message>
        <source>number that other points use for this one</source>
        <translation>die Nummer, mit der andere Punkte diesen nennen</translation>
    </message>
    <message>
        <source>Team 0</source>
        <translation>Team 0</translation>
    </message>
    <message>
        <source>Team 1</source>
        <translation>Team 1</translation>
    </message>
    <message>
        <source>Team 2</source>
        <translation>Team 2</translation>
    </message>
    <message>
        <source>Team 3</source>
        <translation>Team 3</translation>
    </message>
    <message>
        <source>Team 4</source>
        <translation>Team 4</translation>
    </message>
    <message>
        <source>Team 5</source>
        <translation>Team 5</translation>
    </message>
    <message>
        <source>Path branch</source>
        <translation>Weggabelung</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>To the first path point</source>
        <translation>Zum ersten Wegpunkt</translation>
    </message>
    <message>
        <source>To the next path point</source>
        <translation>Zum nächsten Wegpunkt</translation>
    </message>
    <message>
        <source>To the next event</source>
        <translation>Zum nächsten Ereignis</translation>
    </message>
    <message>
        <source>there is no such template; the game uses type 0, team 0</source>
        <translation>eine solche Vorlage gibt es nicht; das Spiel nimmt Typ 0, Team 0</translation>
    </message>
    <message>
        <source>there is no such path point</source>
        <translation>einen solchen Wegpunkt gibt es nicht</translation>
    </message>
    <message>
        <source>there is no such person</source>
        <translation>eine solche Person gibt es nicht</translation>
    </message>
    <message>
        <source>there is no such object</source>
        <translation>ein solches Objekt gibt es nicht</translation>
    </message>
    <message>
        <source>there is no such event</source>
        <translation>ein solches Ereignis gibt es nicht</translation>
    </message>
    <message>
        <source>Event chain %1 starts here · %2</source>
        <translation>Ereigniskette %1 beginnt hier · %2</translation>
    </message>
    <message>
        <source>Person %1 · type %2, team %3</source>
        <translation>Person %1 · Typ %2, Team %3</translation>
    </message>
    <message>
        <source>Weapon %1 ×%2</source>
        <translation>Waffe %1 ×%2</translation>
    </message>
    <message>
        <source>Weapon %1 or %2</source>
        <translation>Waffe %1 oder %2</translation>
    </message>
    <message>
        <source>Path %1: %2</source>
        <translation>Weg %1: %2</translation>
    </message>
    <message>
        <source>mode %1</source>
        <translation>Modus %1</translation>
    </message>
    <message>
        <source>Path %1: on to %2 or %3</source>
        <translation>Weg %1: weiter zu %2 oder %3</translation>
    </message>
    <message>
        <source>Template %1: type %2, team %3</source>
        <translation>Vorlage %1: Typ %2, Team %3</translation>
    </message>
    <message>
        <source>Object %1</source>
        <translation>Objekt %1</translation>
    </message>
    <message>
        <source>Point of kind %1</source>
        <translation>Punkt der Art %1</translation>
    </message>
    <message>
        <source>Wait until person %1 is dead</source>
        <translation>Warten, bis Person %1 tot ist</translation>
    </message>
    <message>
        <source>Wait until person %1 is here</source>
        <translation>Warten, bis Person %1 hier ist</translation>
    </message>
    <message>
        <source>Set path %1 to walk</source>
        <translation>Weg %1 auf Gehen stellen</translation>
    </message>
    <message>
        <source>Wait until object %1 is broken</source>
        <translation>Warten, bis Objekt %1 zerstört ist</translation>
    </message>
    <message>
        <source>Wait until person %1 brings the case</source>
        <translation>Warten, bis Person %1 den Koffer bringt</translation>
    </message>
    <message>
        <source>Wait %1 s</source>
        <translation>%1 s warten</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>Meldung %1</translation>
    </message>
    <message>
        <source>Move person %1 to team 0</source>
        <translation>Person %1 in Team 0 versetzen</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>sich selbst</translation>
    </message>
    <message>
        <source>%1 (none)</source>
        <translation>%1 (keiner)</translation>
    </message>
    <message>
        <source>%1 (point %2 is the first with this number: %3)</source>
        <translation>%1 (Punkt %2 hat diese Nummer zuerst und ist: %3)</translation>
    </message>
    <message>
        <source>%1 (point %2 is the first with this number: no link leads here)</source>
        <translation>%1 (Punkt %2 hat diese Nummer zuerst: keine Verknüpfung führt hierher)</translation>
    </message>
    <message>
        <source>%1 (the first of %2 with this number: links lead here)</source>
        <translation>%1 (der erste von %2 mit dieser Nummer: Verknüpfungen führen hierher)</translation>
    </message>
    <message>
        <source>%1 (one of %2 with this number: links lead to the first, point %3)</source>
        <translation>%1 (einer von %2 mit dieser Nummer: Verknüpfungen führen zum ersten, Punkt %3)</translation>
    </message>
    <message>
        <source>starts here</source>
        <translation>beginnt hier</translation>
    </message>
    <message>
        <source>not here: the game uses the last person with identifier 0, point %1</source>
        <translation>nicht hier: die letzte Person mit Kennung 0 gilt, Punkt %1</translation>
    </message>
    <message>
        <source>Event chain</source>
        <translation>Ereigniskette</translation>
    </message>
    <message>
        <source>%1 starts here</source>
        <translation>%1 beginnt hier</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>there is no such message</source>
        <translation>eine solche Meldung gibt es nicht</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Shading</source>
        <translation>Schattierung</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Dark mission</source>
        <translation>Dunkle Mission</translation>
    </message>
    <message>
        <source>Game view</source>
        <translation>Spielansicht</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>as in the game</source>
        <translation>wie im Spiel</translation>
    </message>
    <message>
        <source>as in the game, no sky</source>
        <translation>wie im Spiel, ohne Himmel</translation>
    </message>
    <message>
        <source>as in the game, sky 1</source>
        <translation>wie im Spiel, Himmel 1</translation>
    </message>
    <message>
        <source>as in the game, sky 2</source>
        <translation>wie im Spiel, Himmel 2</translation>
    </message>
    <message>
        <source>as in the game, sky 3</source>
        <translation>wie im Spiel, Himmel 3</translation>
    </message>
    <message>
        <source>as in the game, sky 4</source>
        <translation>wie im Spiel, Himmel 4</translation>
    </message>
    <message>
        <source>as in the game, sky 5</source>
        <translation>wie im Spiel, Himmel 5</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Diggles model</source>
        <translation>Modell von Diggles</translation>
    </message>
    <message>
        <source>(x - 32768) / 4 units to the figure&apos;s left</source>
        <translation>(x - 32768) / 4 Einheiten nach links, von der Figur aus</translation>
    </message>
    <message>
        <source>(y - 32768) / 4 units down</source>
        <translation>(y - 32768) / 4 Einheiten nach unten</translation>
    </message>
    <message>
        <source>(z - 32768) / 4 units forward, where the face looks</source>
        <translation>(z - 32768) / 4 Einheiten nach vorn, wohin das Gesicht blickt</translation>
    </message>
    <message>
        <source>0 = no shadow; row 0 is the edge behind the figure</source>
        <translation>0 = kein Schatten; Zeile 0 ist der Rand hinter der Figur</translation>
    </message>
    <message>
        <source>into the point, uv and brightness arrays of the link</source>
        <translation>in die Punkt-, UV- und Helligkeits-Arrays der Verknüpfung</translation>
    </message>
    <message>
        <source>0 is the image&apos;s top row</source>
        <translation>0 ist die oberste Zeile des Bildes</translation>
    </message>
    <message>
        <source>baked light: 0 is black, 255 the image&apos;s own colour</source>
        <translation>eingebranntes Licht: 0 ist Schwarz, 255 die eigene Farbe des Bildes</translation>
    </message>
    <message>
        <source>&quot;3DDB 1.0&quot; in every known file</source>
        <translation>&quot;3DDB 1.0&quot; in jeder bekannten Datei</translation>
    </message>
    <message>
        <source>number of records that follow</source>
        <translation>Anzahl der folgenden Datensätze</translation>
    </message>
    <message>
        <source>the image&apos;s base name</source>
        <translation>der Grundname des Bildes</translation>
    </message>
    <message>
        <source>on the artist&apos;s computer</source>
        <translation>auf dem Rechner des Grafikers</translation>
    </message>
    <message>
        <source>unknown; 1 in every known file</source>
        <translation>unbekannt; 1 in jeder bekannten Datei</translation>
    </message>
    <message>
        <source>six numbers for each part of the mesh; see the links</source>
        <translation>sechs Zahlen je Teil des Meshs; siehe die Verknüpfungen</translation>
    </message>
    <message>
        <source>of the frame before its points were rounded</source>
        <translation>des Frames, bevor seine Punkte gerundet wurden</translation>
    </message>
    <message>
        <source>anchor record of each slot</source>
        <translation>Anker-Datensatz je Platz</translation>
    </message>
    <message>
        <source>shadow image</source>
        <translation>Schattenbild</translation>
    </message>
    <message>
        <source>corners of the shadow on the ground: (-x,-z) (+x,-z) (-x,+z) (+x,+z)</source>
        <translation>Ecken des Schattens auf dem Boden: (-x,-z) (+x,-z) (-x,+z) (+x,+z)</translation>
    </message>
    <message>
        <source>unknown; 1 in nearly every link</source>
        <translation>unbekannt; 1 in fast jeder Verknüpfung</translation>
    </message>
    <message>
        <source>number of the array</source>
        <translation>Nummer des Arrays</translation>
    </message>
    <message>
        <source>one mesh per frame</source>
        <translation>ein Mesh je Frame</translation>
    </message>
    <message>
        <source>uninitialised memory of the exporter</source>
        <translation>Speicher, den der Exporter nie gesetzt hat</translation>
    </message>
    <message>
        <source>the exporter&apos;s file</source>
        <translation>die Datei des Exporters</translation>
    </message>
    <message>
        <source>of the whole figure at each frame: left, backward, up</source>
        <translation>der ganzen Figur bei jedem Frame: nach links, nach hinten, nach oben</translation>
    </message>
    <message>
        <source>of the whole figure at each frame, in radians about the axes of move</source>
        <translation>der ganzen Figur bei jedem Frame, im Bogenmaß um die Achsen von move</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>number of arrays</source>
        <translation>Anzahl der Arrays</translation>
    </message>
    <message>
        <source>number of records</source>
        <translation>Anzahl der Datensätze</translation>
    </message>
    <message>
        <source>elements in the array of this number; for triangle arrays, indices</source>
        <translation>Elemente im Array dieser Nummer; bei Dreiecks-Arrays Indizes</translation>
    </message>
    <message>
        <source>radians; their order is unknown</source>
        <translation>Bogenmaß; ihre Reihenfolge ist unbekannt</translation>
    </message>
    <message>
        <source>Anchor: left</source>
        <translation>Anker: nach links</translation>
    </message>
    <message>
        <source>Anchor: up</source>
        <translation>Anker: nach oben</translation>
    </message>
    <message>
        <source>Anchor: forward</source>
        <translation>Anker: nach vorn</translation>
    </message>
    <message>
        <source>right hand</source>
        <translation>rechte Hand</translation>
    </message>
    <message>
        <source>left hand</source>
        <translation>linke Hand</translation>
    </message>
    <message>
        <source>right foot</source>
        <translation>rechter Fuß</translation>
    </message>
    <message>
        <source>left foot</source>
        <translation>linker Fuß</translation>
    </message>
    <message>
        <source>head top</source>
        <translation>Scheitel</translation>
    </message>
    <message>
        <source>belly</source>
        <translation>Bauch</translation>
    </message>
    <message>
        <source>pelvis</source>
        <translation>Becken</translation>
    </message>
    <message>
        <source>face</source>
        <translation>Gesicht</translation>
    </message>
    <message>
        <source>Source file</source>
        <translation>Quelldatei</translation>
    </message>
    <message>
        <source>Movement per step</source>
        <translation>Bewegung je Schritt</translation>
    </message>
    <message>
        <source>Rotation per step</source>
        <translation>Drehung je Schritt</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Baked</source>
        <translation>Eingebrannt</translation>
    </message>
    <message>
        <source>Baked, twice as bright</source>
        <translation>Eingebrannt, doppelt so hell</translation>
    </message>
    <message>
        <source>By shape</source>
        <translation>Nach der Form</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Move through the world</source>
        <translation>Durch die Welt bewegen</translation>
    </message>
    <message>
        <source>Blend frames</source>
        <translation>Frames überblenden</translation>
    </message>
    <message>
        <source>Ground shadows</source>
        <translation>Bodenschatten</translation>
    </message>
    <message>
        <source>Anchors</source>
        <translation>Anker</translation>
    </message>
    <message>
        <source>(no material)</source>
        <translation>(kein Material)</translation>
    </message>
    <message>
        <source>Image file</source>
        <translation>Bilddatei</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animationen</translation>
    </message>
    <message>
        <source>Meshes</source>
        <translation>Meshes</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Objekte</translation>
    </message>
    <message>
        <source>Animations, frames</source>
        <translation>Animationen, deren Frames</translation>
    </message>
    <message>
        <source>Triangles at rest</source>
        <translation>Dreiecke in Ruhestellung</translation>
    </message>
    <message>
        <source>(no object)</source>
        <translation>(kein Objekt)</translation>
    </message>
    <message>
        <source>(no animation)</source>
        <translation>(keine Animation)</translation>
    </message>
    <message>
        <source>the game&apos;s data folder</source>
        <translation>der Datenordner des Spiels</translation>
    </message>
    <message>
        <source>the model&apos;s folder</source>
        <translation>der Ordner des Modells</translation>
    </message>
    <message>
        <source>neck and back</source>
        <translation>Nacken und Rücken</translation>
    </message>
    <message>
        <source>shadow %1</source>
        <translation>Schatten %1</translation>
    </message>
    <message>
        <source>Shown object</source>
        <translation>Gezeigtes Objekt</translation>
    </message>
    <message>
        <source>Detail props</source>
        <translation>Detail-Props</translation>
    </message>
    <message>
        <source>Fixed sprites</source>
        <translation>Feste Sprites</translation>
    </message>
    <message>
        <source>Sprites that face the camera upright</source>
        <translation>Sprites, die aufrecht zur Kamera zeigen</translation>
    </message>
    <message>
        <source>Sprites that face the camera</source>
        <translation>Sprites, die zur Kamera zeigen</translation>
    </message>
    <message>
        <source>Fog</source>
        <translation>Nebel</translation>
    </message>
    <message>
        <source>Ambient light</source>
        <translation>Umgebungslicht</translation>
    </message>
    <message>
        <source>LDR</source>
        <translation>LDR</translation>
    </message>
    <message>
        <source>HDR</source>
        <translation>HDR</translation>
    </message>
    <message>
        <source>Lighting</source>
        <translation>Beleuchtung</translation>
    </message>
    <message>
        <source>%1, animated</source>
        <translation>%1, animiert</translation>
    </message>
    <message>
        <source>Flicker</source>
        <translation>Flackern</translation>
    </message>
    <message>
        <source>Flicker, animated</source>
        <translation>Flackern, animiert</translation>
    </message>
    <message>
        <source>Slow, strong pulse</source>
        <translation>Langsames, starkes Pulsieren</translation>
    </message>
    <message>
        <source>Slow, strong pulse, animated</source>
        <translation>Langsames, starkes Pulsieren, animiert</translation>
    </message>
    <message>
        <source>Candle</source>
        <translation>Kerze</translation>
    </message>
    <message>
        <source>Candle, animated</source>
        <translation>Kerze, animiert</translation>
    </message>
    <message>
        <source>Fast strobe</source>
        <translation>Schnelles Stroboskop</translation>
    </message>
    <message>
        <source>Fast strobe, animated</source>
        <translation>Schnelles Stroboskop, animiert</translation>
    </message>
    <message>
        <source>Gentle pulse</source>
        <translation>Sanftes Pulsieren</translation>
    </message>
    <message>
        <source>Gentle pulse, animated</source>
        <translation>Sanftes Pulsieren, animiert</translation>
    </message>
    <message>
        <source>Flicker 2</source>
        <translation>Flackern 2</translation>
    </message>
    <message>
        <source>Flicker 2, animated</source>
        <translation>Flackern 2, animiert</translation>
    </message>
    <message>
        <source>Candle 2</source>
        <translation>Kerze 2</translation>
    </message>
    <message>
        <source>Candle 2, animated</source>
        <translation>Kerze 2, animiert</translation>
    </message>
    <message>
        <source>Candle 3</source>
        <translation>Kerze 3</translation>
    </message>
    <message>
        <source>Candle 3, animated</source>
        <translation>Kerze 3, animiert</translation>
    </message>
    <message>
        <source>Slow strobe</source>
        <translation>Langsames Stroboskop</translation>
    </message>
    <message>
        <source>Slow strobe, animated</source>
        <translation>Langsames Stroboskop, animiert</translation>
    </message>
    <message>
        <source>Fluorescent flicker</source>
        <translation>Flackernde Leuchtstoffröhre</translation>
    </message>
    <message>
        <source>Fluorescent flicker, animated</source>
        <translation>Flackernde Leuchtstoffröhre, animiert</translation>
    </message>
    <message>
        <source>Slow pulse, never dark</source>
        <translation>Langsames Pulsieren, nie dunkel</translation>
    </message>
    <message>
        <source>Slow pulse, never dark, animated</source>
        <translation>Langsames Pulsieren, nie dunkel, animiert</translation>
    </message>
    <message>
        <source>Under water</source>
        <translation>Unter Wasser</translation>
    </message>
    <message>
        <source>Under water, animated</source>
        <translation>Unter Wasser, animiert</translation>
    </message>
    <message>
        <source>Lights</source>
        <translation>Lichter</translation>
    </message>
    <message>
        <source>Lights (HDR)</source>
        <translation>Lichter (HDR)</translation>
    </message>
    <message>
        <source>Lights (LDR)</source>
        <translation>Lichter (LDR)</translation>
    </message>
    <message>
        <source>Overlays</source>
        <translation>Overlays</translation>
    </message>
    <message>
        <source>2D skybox</source>
        <translation>2D-Skybox</translation>
    </message>
    <message>
        <source>visible from area</source>
        <translation>sichtbar aus Gebiet</translation>
    </message>
    <message>
        <source>opened by</source>
        <translation>geöffnet von</translation>
    </message>
    <message>
        <source>Area portals</source>
        <translation>Area-Portale</translation>
    </message>
    <message>
        <source>Range of world lights</source>
        <translation>Reichweite der Weltlichter</translation>
    </message>
    <message>
        <source>key file</source>
        <translation>Schlüsseldatei</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Organisation</source>
        <translation>Organisation</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Distributed at</source>
        <translation>Erhältlich unter</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>Aktualisiert</translation>
    </message>
    <message>
        <source>Written by</source>
        <translation>Geschrieben von</translation>
    </message>
    <message>
        <source>Handedness</source>
        <translation>Händigkeit</translation>
    </message>
    <message>
        <source>Origin of texture coordinates</source>
        <translation>Ursprung der Texturkoordinaten</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>Verschlüsselung</translation>
    </message>
    <message>
        <source>Resource file</source>
        <translation>Ressourcendatei</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>Erweiterung</translation>
    </message>
    <message>
        <source>VGO avatar or scene</source>
        <translation>VGO-Avatar oder -Szene</translation>
    </message>
    <message>
        <source>the file&apos;s folder</source>
        <translation>der Ordner der Datei</translation>
    </message>
    <message>
        <source>its light is given in physical units and is shown as bright as white</source>
        <translation>sein Licht ist in physikalischen Einheiten angegeben und wird so hell wie Weiß gezeigt</translation>
    </message>
    <message>
        <source>it is shown as a plain surface</source>
        <translation>es wird als einfache Oberfläche gezeigt</translation>
    </message>
    <message>
        <source>its reflections are left out</source>
        <translation>seine Spiegelungen werden weggelassen</translation>
    </message>
    <message>
        <source>it is not drawn in Unity at all</source>
        <translation>es wird in Unity gar nicht gezeichnet</translation>
    </message>
    <message>
        <source>its further layers are left out</source>
        <translation>seine weiteren Ebenen werden weggelassen</translation>
    </message>
    <message>
        <source>Shown differently than in Unity</source>
        <translation>Anders gezeigt als in Unity</translation>
    </message>
    <message>
        <source>its images are animated in Unity, but not here</source>
        <translation>seine Bilder sind in Unity animiert, hier aber nicht</translation>
    </message>
    <message>
        <source>its shading shift texture is left out</source>
        <translation>das Bild, das seinen Schatten verschiebt, wird weggelassen</translation>
    </message>
    <message>
        <source>its specular colour is left out</source>
        <translation>die Farbe seiner Glanzlichter wird weggelassen</translation>
    </message>
    <message>
        <source>details and parallax are left out</source>
        <translation>Details und Parallaxe werden weggelassen</translation>
    </message>
    <message>
        <source>the shader is unknown; only common properties are shown</source>
        <translation>der Shader ist unbekannt; gezeigt wird, was er so benennt, wie Shader es meist tun</translation>
    </message>
    <message>
        <source>the file does not contain this shader&apos;s own properties; its shading is approximated</source>
        <translation>die Datei speichert die eigenen Eigenschaften dieses Shaders nicht; sein Schatten ist frei gewählt</translation>
    </message>
    <message>
        <source>Curve not shown</source>
        <translation>Nicht gezeigte Kurve</translation>
    </message>
    <message>
        <source>Colliders</source>
        <translation>Collider</translation>
    </message>
    <message>
        <source>Expressions</source>
        <translation>Gesichtsausdrücke</translation>
    </message>
    <message>
        <source>Blend shapes</source>
        <translation>Blendshapes</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>Pose</translation>
    </message>
    <message>
        <source>As stored</source>
        <translation>Wie gespeichert</translation>
    </message>
    <message>
        <source>As bound</source>
        <translation>Wie gebunden</translation>
    </message>
    <message>
        <source>Simulate springs</source>
        <translation>Federn simulieren</translation>
    </message>
    <message>
        <source>Turn the model</source>
        <translation>Modell drehen</translation>
    </message>
    <message>
        <source>Move the model sideways</source>
        <translation>Modell seitwärts bewegen</translation>
    </message>
    <message>
        <source>Particles and cloth</source>
        <translation>Partikel und Stoff</translation>
    </message>
    <message>
        <source>Humanoid bone</source>
        <translation>Humanoid-Knochen</translation>
    </message>
    <message>
        <source>Disabled in the file</source>
        <translation>In der Datei ausgeschaltet</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>Skelett</translation>
    </message>
    <message>
        <source>Spring bones and their colliders</source>
        <translation>Federknochen und ihre Collider</translation>
    </message>
    <message>
        <source>Sky, not shown</source>
        <translation>Himmel, nicht gezeigt</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Vorn</translation>
    </message>
    <message>
        <source>VGO and a zero byte</source>
        <translation>VGO und ein Nullbyte</translation>
    </message>
    <message>
        <source>8</source>
        <translation>8</translation>
    </message>
    <message>
        <source>origin of texture coordinates</source>
        <translation>wo die Texturkoordinaten beginnen</translation>
    </message>
    <message>
        <source>a hint: the composer decides</source>
        <translation>ein Hinweis: der Composer entscheidet</translation>
    </message>
    <message>
        <source>also a hint</source>
        <translation>ebenfalls ein Hinweis</translation>
    </message>
    <message>
        <source>from the start of the file</source>
        <translation>ab dem Anfang der Datei</translation>
    </message>
    <message>
        <source>with the header and padding of the chunk</source>
        <translation>mit Kopf und Füllbytes des Chunks</translation>
    </message>
    <message>
        <source>padding bytes at the end</source>
        <translation>Bytes am Ende, die nicht zu den Daten gehören</translation>
    </message>
    <message>
        <source>including padding</source>
        <translation>mit seinen Füllbytes</translation>
    </message>
    <message>
        <source>not used: resources are not encrypted</source>
        <translation>nicht benutzt: Ressourcen sind nicht verschlüsselt</translation>
    </message>
    <message>
        <source>a vertex</source>
        <translation>ein Eckpunkt</translation>
    </message>
    <message>
        <source>false: hidden, with all below it</source>
        <translation>false: verborgen, mit allem darunter</translation>
    </message>
    <message>
        <source>1: face</source>
        <translation>1: Gesicht</translation>
    </message>
    <message>
        <source>up to version 2.4</source>
        <translation>bis Version 2.4</translation>
    </message>
    <message>
        <source>root of the joints</source>
        <translation>Wurzel der Gelenke</translation>
    </message>
    <message>
        <source>triangle indices, each with a material of its own</source>
        <translation>Dreiecksindizes, jeweils mit eigenem Material</translation>
    </message>
    <message>
        <source>number of entries</source>
        <translation>Anzahl der Einträge</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>linear</translation>
    </message>
    <message>
        <source>the image file</source>
        <translation>die Bilddatei</translation>
    </message>
    <message>
        <source>degrees, from edge to edge</source>
        <translation>Grad, von Rand zu Rand</translation>
    </message>
    <message>
        <source>from the start of the resource</source>
        <translation>ab dem Anfang der Ressource</translation>
    </message>
    <message>
        <source>not used: elements are contiguous</source>
        <translation>nicht benutzt: die Elemente folgen aufeinander</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>stored elements, or their indices</source>
        <translation>Elemente oder deren Nummern, die gespeichert sind</translation>
    </message>
    <message>
        <source>from byteOffset</source>
        <translation>ab byteOffset</translation>
    </message>
    <message>
        <source>the bytes</source>
        <translation>die Bytes</translation>
    </message>
    <message>
        <source>in the DAT: sum of the preceding sizes</source>
        <translation>in der DAT: die Summe der Größen davor</translation>
    </message>
    <message>
        <source>by its name</source>
        <translation>nach dem Namen</translation>
    </message>
    <message>
        <source>X2 or X3 archive</source>
        <translation>Archiv von X2 oder X3</translation>
    </message>
    <message>
        <source>fields of this point</source>
        <translation>Felder dieses Punkts</translation>
    </message>
    <message>
        <source>x right, y up, z forward; 65536 is the body&apos;s size</source>
        <translation>x nach rechts, y nach oben, z nach vorn; 65536 ist die Größe des Körpers</translation>
    </message>
    <message>
        <source>position in the texture; v points down</source>
        <translation>Ort in der Textur; v wächst nach unten</translation>
    </message>
    <message>
        <source>position in the light map</source>
        <translation>Ort in der Lightmap</translation>
    </message>
    <message>
        <source>smoothing group; 0 is flat</source>
        <translation>Glättungsgruppe; 0 ist ungeglättet</translation>
    </message>
    <message>
        <source>rows of the bones</source>
        <translation>Zeilen der Knochentabelle</translation>
    </message>
    <message>
        <source>rows of the points of this level of detail</source>
        <translation>Zeilen der Punkttabelle dieser Detailstufe</translation>
    </message>
    <message>
        <source>1 in nearly all files</source>
        <translation>1 in fast allen Dateien</translation>
    </message>
    <message>
        <source>row of the points of this level of detail</source>
        <translation>Zeile der Punkttabelle dieser Detailstufe</translation>
    </message>
    <message>
        <source>direction in which u increases</source>
        <translation>die Richtung, in der u wächst</translation>
    </message>
    <message>
        <source>binormal</source>
        <translation>Binormale</translation>
    </message>
    <message>
        <source>1 is the body&apos;s size</source>
        <translation>1 ist die Größe des Körpers</translation>
    </message>
    <message>
        <source>not used: bounds are computed from the points</source>
        <translation>nicht maßgeblich: die Grenzen werden aus den Punkten bestimmt</translation>
    </message>
    <message>
        <source>red, green, blue; 255 is the maximum</source>
        <translation>Rot, Grün, Blau; 255 ist voll</translation>
    </message>
    <message>
        <source>of the effect</source>
        <translation>des Effekts</translation>
    </message>
    <message>
        <source>the effect&apos;s file</source>
        <translation>die Effektdatei</translation>
    </message>
    <message>
        <source>parameters of the effect</source>
        <translation>Parameter des Effekts, die folgen</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>X2/X3 binary body or scene</source>
        <translation>Körper oder Szene von X2/X3, binär</translation>
    </message>
    <message>
        <source>X2/X3 scene or body</source>
        <translation>Szene oder Körper von X2/X3</translation>
    </message>
    <message>
        <source>Created by</source>
        <translation>Erstellt von</translation>
    </message>
    <message>
        <source>Other files read</source>
        <translation>Mitgelesene Dateien</translation>
    </message>
    <message>
        <source>Paths with a missing file</source>
        <translation>Wege, deren Datei fehlt</translation>
    </message>
    <message>
        <source>Dummies</source>
        <translation>Dummys</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>To see its paths</source>
        <translation>Um die Wege zu sehen</translation>
    </message>
    <message>
        <source>Encoded as</source>
        <translation>Verpackt als</translation>
    </message>
    <message>
        <source>the game&apos;s folder</source>
        <translation>der Ordner des Spiels</translation>
    </message>
    <message>
        <source>the game that the addon is for</source>
        <translation>das Spiel, zu dem das Addon gehört</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>Textur</translation>
    </message>
    <message>
        <source>Ambient</source>
        <translation>Umgebungsfarbe</translation>
    </message>
    <message>
        <source>Diffuse</source>
        <translation>Diffuse Farbe</translation>
    </message>
    <message>
        <source>Specular</source>
        <translation>Glanzfarbe</translation>
    </message>
    <message>
        <source>Transparency</source>
        <translation>Transparenz</translation>
    </message>
    <message>
        <source>Self-illumination</source>
        <translation>Selbstleuchten</translation>
    </message>
    <message>
        <source>Shininess</source>
        <translation>Glanzschärfe</translation>
    </message>
    <message>
        <source>Destination blend</source>
        <translation>Zielmischung</translation>
    </message>
    <message>
        <source>Two-sided</source>
        <translation>Doppelseitig</translation>
    </message>
    <message>
        <source>Wire</source>
        <translation>Drahtgitter</translation>
    </message>
    <message>
        <source>Texture value</source>
        <translation>Texturwert</translation>
    </message>
    <message>
        <source>Environment map</source>
        <translation>Umgebungs-Map</translation>
    </message>
    <message>
        <source>Bump map</source>
        <translation>Bumpmap</translation>
    </message>
    <message>
        <source>Light map</source>
        <translation>Lightmap</translation>
    </message>
    <message>
        <source>Fourth map</source>
        <translation>Vierte Map</translation>
    </message>
    <message>
        <source>Fifth map</source>
        <translation>Fünfte Map</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effekt</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Technik</translation>
    </message>
    <message>
        <source>Blending</source>
        <translation>Mischung</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Flags</translation>
    </message>
    <message>
        <source>Half size</source>
        <translation>Halbe Größe</translation>
    </message>
    <message>
        <source>Coarser below (radius * 640 / distance)</source>
        <translation>Gröber unter (Radius * 640 / Entfernung)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Schwelle</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Flächen</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>Knochen</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Dreiecke</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>Drehpunkt</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>Parent path</source>
        <translation>Übergeordneter Weg</translation>
    </message>
    <message>
        <source>Cockpit or jet</source>
        <translation>Cockpit oder Düse</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Frames</translation>
    </message>
    <message>
        <source>Milliseconds</source>
        <translation>Millisekunden</translation>
    </message>
    <message>
        <source>Horizontal field of view (radians)</source>
        <translation>Horizontales Sichtfeld (Bogenmaß)</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Found as</source>
        <translation>Gefunden als</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>Detail</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Hidden parts</source>
        <translation>Verborgene Teile</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Markierungen</translation>
    </message>
    <message>
        <source>Collision boxes</source>
        <translation>Kollisionskästen</translation>
    </message>
    <message>
        <source>Cameras</source>
        <translation>Kameras</translation>
    </message>
    <message>
        <source>Level of detail</source>
        <translation>Detailstufe</translation>
    </message>
    <message>
        <source>tension, continuity, bias (-1 to 1); ease from, ease to (0 to 1)</source>
        <translation>Spannung, Kontinuität, Neigung (-1 bis 1); weiches Verlassen, weiches Erreichen (0 bis 1)</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>nach rechts</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>nach vorn</translation>
    </message>
    <message>
        <source>material number; negative: an animated texture</source>
        <translation>welches der Materialien; negativ: eine animierte Textur</translation>
    </message>
    <message>
        <source>points at its corners</source>
        <translation>Punkte an ihren Ecken</translation>
    </message>
    <message>
        <source>ends the corners; its absolute value gives the fields that follow</source>
        <translation>beendet die Ecken; ohne Vorzeichen gibt der Wert an, was folgt</translation>
    </message>
    <message>
        <source>absolute value of the marker</source>
        <translation>marker ohne Vorzeichen</translation>
    </message>
    <message>
        <source>faces with the same value are smoothed together; 0 is flat</source>
        <translation>Flächen mit gleichem Wert gehen glatt ineinander über; 0 ist ungeglättet</translation>
    </message>
    <message>
        <source>u and v of each corner; v points down</source>
        <translation>u und v jeder Ecke; v wächst nach unten</translation>
    </message>
    <message>
        <source>the same for a second set</source>
        <translation>dasselbe für einen zweiten Satz</translation>
    </message>
    <message>
        <source>the fields that follow and their meaning</source>
        <translation>welche Felder folgen und wie sie gemeint sind</translation>
    </message>
    <message>
        <source>right, up, forward; 500 units are a metre</source>
        <translation>nach rechts, oben, vorn; 500 sind ein Meter</translation>
    </message>
    <message>
        <source>data of a Bezier curve, of unknown meaning</source>
        <translation>Daten einer Bézierkurve, Bedeutung unbekannt</translation>
    </message>
    <message>
        <source>fraction of a full circle, about the axis; relative to the previous frame unless ABSROT</source>
        <translation>Anteil einer vollen Umdrehung, um die Achse; ab dem vorigen Frame, außer bei ABSROT</translation>
    </message>
    <message>
        <source>of any length</source>
        <translation>von beliebiger Länge</translation>
    </message>
    <message>
        <source>the point that a camera looks at</source>
        <translation>der Punkt, auf den eine Kamera blickt</translation>
    </message>
    <message>
        <source>about the line of sight</source>
        <translation>um die Blickachse</translation>
    </message>
    <message>
        <source>horizontal field of view in radians</source>
        <translation>horizontales Sichtfeld im Bogenmaß</translation>
    </message>
    <message>
        <source>red, green, blue; 1 is the maximum</source>
        <translation>Rot, Grün, Blau; 1 ist voll</translation>
    </message>
    <message>
        <source>milliseconds to the next frame; -1 at the last</source>
        <translation>Millisekunden bis zum nächsten Frame; -1 beim letzten</translation>
    </message>
    <message>
        <source>next frame; -1 or 1 at the last</source>
        <translation>der nächste Frame; -1 oder 1 beim letzten</translation>
    </message>
    <message>
        <source>number that others use for it as their parent</source>
        <translation>mit der andere ihn als übergeordneten Weg nennen</translation>
    </message>
    <message>
        <source>a file below objects, or the number of a body; -1: none</source>
        <translation>eine Datei unter objects oder die Nummer eines Körpers; -1: keiner</translation>
    </message>
    <message>
        <source>the id of the path that it moves with</source>
        <translation>die id des Wegs, mit dem er sich bewegt</translation>
    </message>
    <message>
        <source>number of a turret; from 0x1000, flags of a jet</source>
        <translation>die Nummer eines Geschützturms oder ab 0x1000 Bits einer Düse</translation>
    </message>
    <message>
        <source>meaning of the jet flags</source>
        <translation>Bedeutung der Düsen-Flags</translation>
    </message>
    <message>
        <source>b body, c camera, l lamp, d directional light, j sub-scene</source>
        <translation>b Körper, c Kamera, l Lampe, d gerichtetes Licht, j Unterszene</translation>
    </message>
    <message>
        <source>in all its note tracks together</source>
        <translation>in allen seinen Notizspuren</translation>
    </message>
    <message>
        <source>number of keys of its movement</source>
        <translation>so viele Keyframes hat seine Bewegung</translation>
    </message>
    <message>
        <source>milliseconds</source>
        <translation>Millisekunden</translation>
    </message>
    <message>
        <source>event at that time</source>
        <translation>Ereignis zu dieser Zeit</translation>
    </message>
    <message>
        <source>gives the fields that follow</source>
        <translation>gibt an, welche Felder folgen</translation>
    </message>
    <message>
        <source>for MATERIAL3, the number that faces use; otherwise faces use the index</source>
        <translation>bei MATERIAL3 das, worauf Flächen verweisen; sonst zählen sie die Materialien</translation>
    </message>
    <message>
        <source>of MATERIAL6</source>
        <translation>bei MATERIAL6</translation>
    </message>
    <message>
        <source>technique of the effect</source>
        <translation>Technik des Effekts</translation>
    </message>
    <message>
        <source>file of the effect</source>
        <translation>Effektdatei</translation>
    </message>
    <message>
        <source>of the effect; they have tables of their own</source>
        <translation>des Effekts; sie haben eigene Tabellen</translation>
    </message>
    <message>
        <source>a file or a number; NULL: none</source>
        <translation>eine Datei oder eine Nummer; NULL: keine</translation>
    </message>
    <message>
        <source>of specular highlights</source>
        <translation>der Glanzlichter</translation>
    </message>
    <message>
        <source>1: additive</source>
        <translation>1: wird zu dem addiert, was dahinter liegt</translation>
    </message>
    <message>
        <source>numbers of the parameter&apos;s type, or text</source>
        <translation>so viele Zahlen, wie der Typ hat, oder Text</translation>
    </message>
    <message>
        <source>Shininess strength</source>
        <translation>Stärke des Glanzes</translation>
    </message>
    <message>
        <source>Bounding box</source>
        <translation>Begrenzungsquader</translation>
    </message>
    <message>
        <source>given as the game&apos;s folder</source>
        <translation>als Ordner des Spiels angegeben</translation>
    </message>
    <message>
        <source>given by the user</source>
        <translation>vom Benutzer angegeben</translation>
    </message>
    <message>
        <source>Models of entities</source>
        <translation>Modelle von Entitäten</translation>
    </message>
    <message>
        <source>the folder above maps, materials or models</source>
        <translation>der Ordner über maps, materials oder models</translation>
    </message>
    <message>
        <source>an archive in the given folder</source>
        <translation>ein Archiv im angegebenen Ordner</translation>
    </message>
    <message>
        <source>a search path of gameinfo.txt</source>
        <translation>ein Suchpfad aus gameinfo.txt</translation>
    </message>
    <message>
        <source>an archive in a search path</source>
        <translation>ein Archiv in einem Suchpfad</translation>
    </message>
    <message>
        <source>an update or addition of the game</source>
        <translation>ein Update oder Zusatz des Spiels</translation>
    </message>
    <message>
        <source>an addon of the game</source>
        <translation>ein Addon des Spiels</translation>
    </message>
    <message>
        <source>mounted by the game&apos;s mount.cfg</source>
        <translation>durch mount.cfg des Spiels eingebunden</translation>
    </message>
    <message>
        <source>offset in the file</source>
        <translation>Position in der Datei</translation>
    </message>
    <message>
        <source>offset from the start of this record</source>
        <translation>Position, ab dem Anfang dieses Datensatzes</translation>
    </message>
    <message>
        <source>IDST</source>
        <translation>IDST</translation>
    </message>
    <message>
        <source>the same in all files of the model</source>
        <translation>gleich in den Dateien, die zusammengehören</translation>
    </message>
    <message>
        <source>bytes of this file</source>
        <translation>Bytes dieser Datei</translation>
    </message>
    <message>
        <source>animations</source>
        <translation>Animationen</translation>
    </message>
    <message>
        <source>sequences</source>
        <translation>Sequenzen</translation>
    </message>
    <message>
        <source>texture folders</source>
        <translation>Ordner, in denen Texturen liegen</translation>
    </message>
    <message>
        <source>materials of each skin</source>
        <translation>Materialien jedes Skins</translation>
    </message>
    <message>
        <source>skins</source>
        <translation>Skins</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>models with more sequences</source>
        <translation>Modelle mit weiteren Sequenzen</translation>
    </message>
    <message>
        <source>used by the game while it runs</source>
        <translation>vom Spiel zur Laufzeit benutzt</translation>
    </message>
    <message>
        <source>finest level of detail present</source>
        <translation>feinste vorhandene Detailstufe</translation>
    </message>
    <message>
        <source>parent bone</source>
        <translation>übergeordneter Knochen</translation>
    </message>
    <message>
        <source>relative to its parent</source>
        <translation>relativ zum übergeordneten Knochen</translation>
    </message>
    <message>
        <source>x, y, z, w</source>
        <translation>x, y, z, w</translation>
    </message>
    <message>
        <source>the same as angles in radians</source>
        <translation>dasselbe als Winkel im Bogenmaß</translation>
    </message>
    <message>
        <source>scale of the animation values</source>
        <translation>Faktor für die Zahlen der Animationen</translation>
    </message>
    <message>
        <source>transform from the model&apos;s bind pose to the bone; three rows</source>
        <translation>vom Modell, wie es gebunden wurde, zum Knochen; drei Zeilen</translation>
    </message>
    <message>
        <source>frames per second</source>
        <translation>Frames je Sekunde</translation>
    </message>
    <message>
        <source>0: in this file; otherwise in the .ani file</source>
        <translation>0: in dieser Datei; sonst der .ani-Datei</translation>
    </message>
    <message>
        <source>offset in its block, or from the start of this record</source>
        <translation>Position im Block oder ab dem Anfang dieses Datensatzes</translation>
    </message>
    <message>
        <source>frames of each part; 0: not split</source>
        <translation>Frames je Teil; 0: ungeteilt</translation>
    </message>
    <message>
        <source>blended animations, by two pose parameters</source>
        <translation>Animationen, die gemischt werden, nach zwei Pose-Parametern</translation>
    </message>
    <message>
        <source>pose parameters</source>
        <translation>Pose-Parameter</translation>
    </message>
    <message>
        <source>bone it is attached to</source>
        <translation>Knochen, an dem er befestigt ist</translation>
    </message>
    <message>
        <source>transform relative to the bone; three rows</source>
        <translation>wo, vom Knochen aus; drei Zeilen</translation>
    </message>
    <message>
        <source>moved axes: X, Y, Z, XR, YR, ZR</source>
        <translation>was er bewegt: X, Y, Z, XR, YR, ZR</translation>
    </message>
    <message>
        <source>only one of these is shown</source>
        <translation>eines davon wird gezeigt</translation>
    </message>
    <message>
        <source>model shown = (body / base) mod nummodels</source>
        <translation>gezeigtes Modell = (body / base) mod nummodels</translation>
    </message>
    <message>
        <source>offset in the .ani file</source>
        <translation>Position in der .ani-Datei</translation>
    </message>
    <message>
        <source>48 times its first vertex</source>
        <translation>das 48-Fache seines ersten Eckpunkts</translation>
    </message>
    <message>
        <source>16 times its first vertex</source>
        <translation>das 16-Fache seines ersten Eckpunkts</translation>
    </message>
    <message>
        <source>column of the skins</source>
        <translation>Spalte der Skins</translation>
    </message>
    <message>
        <source>first vertex, counted in the model</source>
        <translation>sein erster Eckpunkt unter denen des Modells</translation>
    </message>
    <message>
        <source>1: an eyeball</source>
        <translation>1: ein Augapfel</translation>
    </message>
    <message>
        <source>which eyeball</source>
        <translation>welcher Augapfel</translation>
    </message>
    <message>
        <source>vertices by level of detail</source>
        <translation>Eckpunkte je Detailstufe</translation>
    </message>
    <message>
        <source>1 head, 2 chest, 3 stomach, 4 and 5 arms, 6 and 7 legs</source>
        <translation>1 Kopf, 2 Brust, 3 Bauch, 4 und 5 Arme, 6 und 7 Beine</translation>
    </message>
    <message>
        <source>relative to the bone</source>
        <translation>relativ zum Knochen</translation>
    </message>
    <message>
        <source>time: 0 to 1</source>
        <translation>Zeit: 0 bis 1</translation>
    </message>
    <message>
        <source>by material of the meshes</source>
        <translation>nach dem Material der Meshes</translation>
    </message>
    <message>
        <source>first index, counted in the strip group</source>
        <translation>sein erster Index unter denen der Strip-Gruppe</translation>
    </message>
    <message>
        <source>first vertex, counted in the strip group</source>
        <translation>sein erster Eckpunkt unter denen der Strip-Gruppe</translation>
    </message>
    <message>
        <source>IDSV</source>
        <translation>IDSV</translation>
    </message>
    <message>
        <source>coarsest level of detail that has these vertices</source>
        <translation>gröbste Detailstufe, die diese Eckpunkte hat</translation>
    </message>
    <message>
        <source>first of them</source>
        <translation>der erste davon</translation>
    </message>
    <message>
        <source>x, y, z and the sign of the binormal</source>
        <translation>x, y, z und in welche Richtung die andere zeigt</translation>
    </message>
    <message>
        <source>switch distance; -1: for shadows only</source>
        <translation>ab welcher Entfernung sie gezeigt wird; -1: nur für Schatten</translation>
    </message>
    <message>
        <source>counted in the mesh</source>
        <translation>unter den Eckpunkten des Meshs</translation>
    </message>
    <message>
        <source>counted in the strip group</source>
        <translation>unter den Eckpunkten der Strip-Gruppe</translation>
    </message>
    <message>
        <source>Source engine model</source>
        <translation>Modell der Source-Engine</translation>
    </message>
    <message>
        <source>text that the record refers to</source>
        <translation>Text, zu dem der Datensatz führt</translation>
    </message>
    <message>
        <source>activity</source>
        <translation>Aktivität</translation>
    </message>
    <message>
        <source>animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>blended animations</source>
        <translation>gemischte Animationen</translation>
    </message>
    <message>
        <source>layered</source>
        <translation>gelegt über</translation>
    </message>
    <message>
        <source>Attachments</source>
        <translation>Befestigungspunkte</translation>
    </message>
    <message>
        <source>Hitboxes</source>
        <translation>Hitboxen</translation>
    </message>
    <message>
        <source>body part</source>
        <translation>Körperteil</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>surface</source>
        <translation>Oberfläche</translation>
    </message>
    <message>
        <source>mass</source>
        <translation>Masse</translation>
    </message>
    <message>
        <source>type</source>
        <translation>erstellt als</translation>
    </message>
    <message>
        <source>sequences in</source>
        <translation>Sequenzen in</translation>
    </message>
    <message>
        <source>Skin</source>
        <translation>Skin</translation>
    </message>
    <message>
        <source>location of its vertex</source>
        <translation>wo der zugehörige Eckpunkt gespeichert ist</translation>
    </message>
    <message>
        <source>Source engine archive</source>
        <translation>Archiv der Source-Engine</translation>
    </message>
    <message>
        <source>bytes of names and records</source>
        <translation>Bytes der Namen und Datensätze</translation>
    </message>
    <message>
        <source>bytes of files in this file</source>
        <translation>Bytes der Dateien in dieser Datei</translation>
    </message>
    <message>
        <source>bytes of checksums of the parts</source>
        <translation>Bytes der Prüfsummen der Teile</translation>
    </message>
    <message>
        <source>bytes of checksums of this file</source>
        <translation>Bytes der Prüfsummen dieser Datei</translation>
    </message>
    <message>
        <source>of the whole file</source>
        <translation>der ganzen Datei</translation>
    </message>
    <message>
        <source>bytes stored in the directory itself</source>
        <translation>Bytes, die im Verzeichnis selbst stehen</translation>
    </message>
    <message>
        <source>number of the part; 32767: this file</source>
        <translation>Nummer des Teils; 32767: diese Datei</translation>
    </message>
    <message>
        <source>in the part; in this file from the end of the tree</source>
        <translation>im Teil; in dieser Datei ab dem Ende des Baums</translation>
    </message>
    <message>
        <source>bytes after the preloaded ones</source>
        <translation>Bytes nach den vorab geladenen</translation>
    </message>
    <message>
        <source>number of the part</source>
        <translation>Nummer des Teils</translation>
    </message>
    <message>
        <source>MD5 of the tree</source>
        <translation>MD5 des Baums</translation>
    </message>
    <message>
        <source>MD5 of the checksums of the parts</source>
        <translation>MD5 der Prüfsummen der Teile</translation>
    </message>
    <message>
        <source>MD5 of all preceding bytes</source>
        <translation>MD5 von allem davor</translation>
    </message>
    <message>
        <source>Source engine texture</source>
        <translation>Textur der Source-Engine</translation>
    </message>
    <message>
        <source>Texel format</source>
        <translation>Texelformat</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Mip levels</source>
        <translation>Mip-Stufen</translation>
    </message>
    <message>
        <source>Packed with</source>
        <translation>Gepackt mit</translation>
    </message>
    <message>
        <source>Reflectivity</source>
        <translation>Reflexionsvermögen</translation>
    </message>
    <message>
        <source>Bump scale</source>
        <translation>Bump-Skalierung</translation>
    </message>
    <message>
        <source>Particle sheet: sequences / frames</source>
        <translation>Partikel-Sheet: Sequenzen / Frames</translation>
    </message>
    <message>
        <source>Thumbnail</source>
        <translation>Vorschaubild</translation>
    </message>
    <message>
        <source>All six</source>
        <translation>Alle sechs</translation>
    </message>
    <message>
        <source>Right (+X)</source>
        <translation>Rechts (+X)</translation>
    </message>
    <message>
        <source>Left (-X)</source>
        <translation>Links (-X)</translation>
    </message>
    <message>
        <source>Back (+Y)</source>
        <translation>Hinten (+Y)</translation>
    </message>
    <message>
        <source>Front (-Y)</source>
        <translation>Vorn (-Y)</translation>
    </message>
    <message>
        <source>Up (+Z)</source>
        <translation>Oben (+Z)</translation>
    </message>
    <message>
        <source>Down (-Z)</source>
        <translation>Unten (-Z)</translation>
    </message>
    <message>
        <source>Sphere map</source>
        <translation>Spheremap</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Colour and alpha</source>
        <translation>Farbe und Alpha</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Mip level</source>
        <translation>Mip-Stufe</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Frame</translation>
    </message>
    <message>
        <source>Slice of all frames</source>
        <translation>Schicht aller Frames</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>major, minor</source>
        <translation>Hauptversion, Unterversion</translation>
    </message>
    <message>
        <source>65535: cube maps have no sphere map</source>
        <translation>65535: Cubemaps haben keine Spheremap</translation>
    </message>
    <message>
        <source>slices of a volume texture</source>
        <translation>Schichten einer Volumentextur</translation>
    </message>
    <message>
        <source>2: the value itself follows instead of an offset</source>
        <translation>2: der Wert selbst folgt, keine Position</translation>
    </message>
    <message>
        <source>from the file&apos;s start, or the value</source>
        <translation>ab dem Anfang der Datei, oder der Wert</translation>
    </message>
    <message>
        <source>the first of them</source>
        <translation>die ersten davon</translation>
    </message>
    <message>
        <source>Zip archive</source>
        <translation>Zip-Archiv</translation>
    </message>
    <message>
        <source>an empty file</source>
        <translation>eine leere Datei</translation>
    </message>
    <message>
        <source>a plain text file</source>
        <translation>ein einfacher Text</translation>
    </message>
    <message>
        <source>a zip archive without the extension .zip</source>
        <translation>ein ZIP-Archiv, das nicht .zip heißt</translation>
    </message>
    <message>
        <source>a Quake map</source>
        <translation>eine Quake-Karte</translation>
    </message>
    <message>
        <source>a map of the Raven or QFusion branch of Quake III (RBSP)</source>
        <translation>eine Karte des Raven- oder QFusion-Zweigs von Quake III (RBSP)</translation>
    </message>
    <message>
        <source>a GIF image</source>
        <translation>ein GIF-Bild</translation>
    </message>
    <message>
        <source>a TIFF image</source>
        <translation>ein TIFF-Bild</translation>
    </message>
    <message>
        <source>a HEIF or AVIF image</source>
        <translation>ein HEIF- oder AVIF-Bild</translation>
    </message>
    <message>
        <source>a KTX texture</source>
        <translation>eine KTX-Textur</translation>
    </message>
    <message>
        <source>an MP3 audio file</source>
        <translation>eine MP3-Audiodatei</translation>
    </message>
    <message>
        <source>a Doom archive (WAD)</source>
        <translation>ein Doom-Archiv (WAD)</translation>
    </message>
    <message>
        <source>a web page (HTML)</source>
        <translation>eine Webseite (HTML)</translation>
    </message>
    <message>
        <source>a PLY model</source>
        <translation>ein PLY-Modell</translation>
    </message>
    <message>
        <source>a GoldSrc (Half-Life) map</source>
        <translation>eine GoldSrc-Karte (Half-Life)</translation>
    </message>
    <message>
        <source>a Quake II map</source>
        <translation>eine Quake-II-Karte</translation>
    </message>
    <message>
        <source>a Quake III map</source>
        <translation>eine Quake-III-Karte</translation>
    </message>
    <message>
        <source>a map of Quake Live or Return to Castle Wolfenstein</source>
        <translation>eine Karte von Quake Live oder Return to Castle Wolfenstein</translation>
    </message>
    <message>
        <source>a map of the Quake family (IBSP)</source>
        <translation>eine Karte der Quake-Familie (IBSP)</translation>
    </message>
    <message>
        <source>a Titanfall or Apex Legends map (rBSP)</source>
        <translation>eine Karte von Titanfall oder Apex Legends (rBSP)</translation>
    </message>
    <message>
        <source>a Quake model (MDL)</source>
        <translation>ein Quake-Modell (MDL)</translation>
    </message>
    <message>
        <source>a Quake II model (MD2)</source>
        <translation>ein Quake-II-Modell (MD2)</translation>
    </message>
    <message>
        <source>a Quake III model (MD3)</source>
        <translation>ein Quake-III-Modell (MD3)</translation>
    </message>
    <message>
        <source>a Doom 3 model or animation (MD5)</source>
        <translation>ein Modell oder eine Animation von Doom 3 (MD5)</translation>
    </message>
    <message>
        <source>sequences of a Half-Life model (MDL)</source>
        <translation>Sequenzen eines Half-Life-Modells (MDL)</translation>
    </message>
    <message>
        <source>the vertices of a Source engine model, whose .mdl opens them</source>
        <translation>die Punkte eines Modells der Source-Engine; seine .mdl öffnet sie</translation>
    </message>
    <message>
        <source>an Inter-Quake model (IQM)</source>
        <translation>ein Inter-Quake-Modell (IQM)</translation>
    </message>
    <message>
        <source>a binary glTF model (GLB)</source>
        <translation>ein binäres glTF-Modell (GLB)</translation>
    </message>
    <message>
        <source>an FBX model</source>
        <translation>ein FBX-Modell</translation>
    </message>
    <message>
        <source>a Blender file</source>
        <translation>eine Blender-Datei</translation>
    </message>
    <message>
        <source>a 3D Studio model (3DS)</source>
        <translation>ein 3D-Studio-Modell (3DS)</translation>
    </message>
    <message>
        <source>a PNG image</source>
        <translation>ein PNG-Bild</translation>
    </message>
    <message>
        <source>a JPEG image</source>
        <translation>ein JPEG-Bild</translation>
    </message>
    <message>
        <source>a JPEG 2000 image</source>
        <translation>ein JPEG-2000-Bild</translation>
    </message>
    <message>
        <source>a BMP image</source>
        <translation>ein BMP-Bild</translation>
    </message>
    <message>
        <source>a WebP image</source>
        <translation>ein WebP-Bild</translation>
    </message>
    <message>
        <source>a Photoshop image</source>
        <translation>ein Photoshop-Bild</translation>
    </message>
    <message>
        <source>a GIMP image</source>
        <translation>ein GIMP-Bild</translation>
    </message>
    <message>
        <source>an OpenEXR image</source>
        <translation>ein OpenEXR-Bild</translation>
    </message>
    <message>
        <source>a Radiance image (HDR)</source>
        <translation>ein Radiance-Bild (HDR)</translation>
    </message>
    <message>
        <source>a DDS texture</source>
        <translation>eine DDS-Textur</translation>
    </message>
    <message>
        <source>a console&apos;s texture (VTFX)</source>
        <translation>eine Textur für Konsolen (VTFX)</translation>
    </message>
    <message>
        <source>a WAV audio file</source>
        <translation>eine WAV-Audiodatei</translation>
    </message>
    <message>
        <source>an Ogg audio or video file</source>
        <translation>eine Ogg-Audio- oder -Videodatei</translation>
    </message>
    <message>
        <source>a FLAC audio file</source>
        <translation>eine FLAC-Audiodatei</translation>
    </message>
    <message>
        <source>an AVI video</source>
        <translation>ein AVI-Video</translation>
    </message>
    <message>
        <source>an MPEG-4 video or audio file</source>
        <translation>eine MPEG-4-Video- oder -Audiodatei</translation>
    </message>
    <message>
        <source>a Matroska or WebM video</source>
        <translation>ein Matroska- oder WebM-Video</translation>
    </message>
    <message>
        <source>a demo recorded in a Source engine game</source>
        <translation>eine Demo-Aufzeichnung aus einem Spiel der Source-Engine</translation>
    </message>
    <message>
        <source>a 7z archive</source>
        <translation>ein 7z-Archiv</translation>
    </message>
    <message>
        <source>a RAR archive</source>
        <translation>ein RAR-Archiv</translation>
    </message>
    <message>
        <source>a gzip file</source>
        <translation>eine gzip-Datei</translation>
    </message>
    <message>
        <source>a bzip2 file</source>
        <translation>eine bzip2-Datei</translation>
    </message>
    <message>
        <source>an xz file</source>
        <translation>eine xz-Datei</translation>
    </message>
    <message>
        <source>a zstd file</source>
        <translation>eine zstd-Datei</translation>
    </message>
    <message>
        <source>a tar archive</source>
        <translation>ein tar-Archiv</translation>
    </message>
    <message>
        <source>a cabinet archive</source>
        <translation>ein Cabinet-Archiv</translation>
    </message>
    <message>
        <source>a Quake archive (PAK)</source>
        <translation>ein Quake-Archiv (PAK)</translation>
    </message>
    <message>
        <source>Quake textures (WAD2)</source>
        <translation>Quake-Texturen (WAD2)</translation>
    </message>
    <message>
        <source>Half-Life textures (WAD3)</source>
        <translation>Half-Life-Texturen (WAD3)</translation>
    </message>
    <message>
        <source>a Garry&apos;s Mod addon (GMA)</source>
        <translation>ein Addon für Garry&apos;s Mod (GMA)</translation>
    </message>
    <message>
        <source>an Unreal Engine package</source>
        <translation>ein Paket der Unreal Engine</translation>
    </message>
    <message>
        <source>a Unity asset bundle</source>
        <translation>ein Asset-Bündel von Unity</translation>
    </message>
    <message>
        <source>a Linux program or library (ELF)</source>
        <translation>ein Programm oder eine Bibliothek für Linux (ELF)</translation>
    </message>
    <message>
        <source>a Windows program or library</source>
        <translation>ein Programm oder eine Bibliothek für Windows</translation>
    </message>
    <message>
        <source>a script</source>
        <translation>ein Skript</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>ein PDF-Dokument</translation>
    </message>
    <message>
        <source>an old Microsoft Office document</source>
        <translation>ein Dokument eines älteren Microsoft Office</translation>
    </message>
    <message>
        <source>an SQLite database</source>
        <translation>eine SQLite-Datenbank</translation>
    </message>
    <message>
        <source>an XML document</source>
        <translation>ein XML-Dokument</translation>
    </message>
    <message>
        <source>a DMX file of the Source engine</source>
        <translation>eine DMX-Datei der Source-Engine</translation>
    </message>
    <message>
        <source>not found in any mounted folder or archive</source>
        <translation>in keinem eingebundenen Ordner oder Archiv gefunden</translation>
    </message>
    <message>
        <source>it has no name</source>
        <translation>die Textur hat keinen Namen</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>eine solche Datei gibt es nicht</translation>
    </message>
    <message>
        <source>%1 (%2) is not searched: %3</source>
        <translation>%1 (%2) wird nicht durchsucht: %3</translation>
    </message>
    <message>
        <source>%1 was searched for as .tga and .png in Texture/{%2} and next to the model</source>
        <translation>%1 wurde als .tga und .png in Texture/{%2} und neben dem Modell gesucht</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>this is not a Diggles model: it does not start with &quot;3DDB&quot;</source>
        <translation>das ist kein Modell von Diggles: &quot;3DDB&quot; steht nicht am Anfang</translation>
    </message>
    <message>
        <source> (and %1 more of its references are invalid)</source>
        <translation> (und %1 weitere seiner Nummern führen ins Leere)</translation>
    </message>
    <message>
        <source>cmap</source>
        <translation>cmap</translation>
    </message>
    <message>
        <source>link %1 of mesh %2</source>
        <translation>Verknüpfung %1 von Mesh %2</translation>
    </message>
    <message>
        <source>%1: there is no material %2 (%3 materials)</source>
        <translation>%1: ein Material %2 gibt es nicht (%3 Materialien)</translation>
    </message>
    <message>
        <source>%1: there is no %2 %3 (%4 arrays)</source>
        <translation>%1: %2 %3 gibt es nicht (%4 Arrays)</translation>
    </message>
    <message>
        <source>%1 %2 has %3 entries for the %4 points of %5</source>
        <translation>%1 %2 hat %3 Einträge für die %4 Punkte von %5</translation>
    </message>
    <message>
        <source>triangle array %1: index %2 refers to vertex %3, but %4 has %5 points</source>
        <translation>Dreiecks-Array %1: Index %2 nennt Eckpunkt %3, aber %4 hat %5 Punkte</translation>
    </message>
    <message>
        <source>triangle array %1 has %2 indices: the last %3 do not form a triangle and are left out</source>
        <translation>Dreiecks-Array %1 hat %2 Indizes: die letzten %3 ergeben kein Dreieck und werden weggelassen</translation>
    </message>
    <message>
        <source>mesh %1: slot %2 refers to anchor record %3 of %4%5</source>
        <translation>Mesh %1: Platz %2 nennt Anker-Datensatz %3 von %4%5</translation>
    </message>
    <message>
        <source>mesh %1: there is no %2 %3 (of %4)</source>
        <translation>Mesh %1: %2 %3 gibt es nicht (von %4)</translation>
    </message>
    <message>
        <source>object %1: there is no animation %2 (%3 animations)%4</source>
        <translation>Objekt %1: eine Animation %2 gibt es nicht (%3 Animationen)%4</translation>
    </message>
    <message>
        <source>animation %1: frame %2 refers to mesh %3 of %4%5</source>
        <translation>Animation %1: Frame %2 nennt Mesh %3 von %4%5</translation>
    </message>
    <message>
        <source>triangle array</source>
        <translation>Dreiecks-Array</translation>
    </message>
    <message>
        <source>uv array</source>
        <translation>UV-Array</translation>
    </message>
    <message>
        <source>point array</source>
        <translation>Punkt-Array</translation>
    </message>
    <message>
        <source>brightness array</source>
        <translation>Helligkeits-Array</translation>
    </message>
    <message>
        <source>material</source>
        <translation>Material</translation>
    </message>
    <message>
        <source>mesh</source>
        <translation>Mesh</translation>
    </message>
    <message>
        <source>object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>%1 bytes are needed, but %2 are left</source>
        <translation>%1 Bytes gebraucht, wo noch %2 übrig sind</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 %2 of at least %3 bytes cannot fit in the %4 bytes left</source>
        <translation>%1 %2 von mindestens %3 Bytes passen nicht in die übrigen %4 Bytes</translation>
    </message>
    <message>
        <source>a text of %1 bytes, but %2 bytes are left</source>
        <translation>ein Text von %1 Bytes, wo noch %2 übrig sind</translation>
    </message>
    <message>
        <source>version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>Anzahlen</translation>
    </message>
    <message>
        <source>anchor records</source>
        <translation>Anker-Datensätze</translation>
    </message>
    <message>
        <source>the data ends inside the lengths of the arrays</source>
        <translation>die Daten enden innerhalb der Längen der Arrays</translation>
    </message>
    <message>
        <source>anchor record</source>
        <translation>Anker-Datensatz</translation>
    </message>
    <message>
        <source>the data ends after %1 of %2 elements</source>
        <translation>die Daten enden nach %1 von %2 Elementen</translation>
    </message>
    <message>
        <source>version &quot;%1&quot; instead of &quot;%2&quot;; read as the latter</source>
        <translation>Version &quot;%1&quot; statt &quot;%2&quot;; gelesen, als wäre es diese</translation>
    </message>
    <message>
        <source>bytes after the end of the model: %1</source>
        <translation>Bytes nach dem Ende des Modells: %1</translation>
    </message>
    <message>
        <source>positions use steps of %1 instead of %2, according to the box of mesh %3</source>
        <translation>Positionen gelten in Schritten von %1 statt %2, wie es der Kasten von Mesh %3 vorgibt</translation>
    </message>
    <message>
        <source>inside the meshes</source>
        <translation>innerhalb der Meshes</translation>
    </message>
    <message>
        <source>truncated: %1 of %2 elements</source>
        <translation>abgeschnitten: %1 von %2 Elementen</translation>
    </message>
    <message>
        <source>the last %1 indices do not form a triangle</source>
        <translation>die letzten %1 Indizes ergeben kein Dreieck</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>nicht benutzt</translation>
    </message>
    <message>
        <source>the file contains more than can be shown; the rest is left out</source>
        <translation>die Datei enthält mehr, als gezeigt werden kann; der Rest wird weggelassen</translation>
    </message>
    <message>
        <source>not in the map or any mounted folder or archive</source>
        <translation>weder in der Karte noch in einem eingebundenen Ordner oder Archiv</translation>
    </message>
    <message>
        <source>models are read with the files that place them</source>
        <translation>Modelle werden mit dem gelesen, was sie platziert</translation>
    </message>
    <message>
        <source>a patch without an included material</source>
        <translation>ein patch, der nichts einbezieht</translation>
    </message>
    <message>
        <source>materials that include each other</source>
        <translation>Materialien, die sich gegenseitig einbeziehen</translation>
    </message>
    <message>
        <source>%1 is left out: materials that include each other</source>
        <translation>%1 wird weggelassen: Materialien, die sich gegenseitig einbeziehen</translation>
    </message>
    <message>
        <source>not a material: it has no shader block</source>
        <translation>kein Material: es hat keinen Shader-Block</translation>
    </message>
    <message>
        <source>%1: the shader %2 is unknown; drawn like LightmappedGeneric</source>
        <translation>%1: der Shader %2 ist unbekannt; gezeichnet wie LightmappedGeneric</translation>
    </message>
    <message>
        <source>the models of the map exceed the size limit</source>
        <translation>die Modelle der Karte sind zusammen zu groß</translation>
    </message>
    <message>
        <source>its parts do not match</source>
        <translation>seine Teile passen nicht zusammen</translation>
    </message>
    <message>
        <source>this is not a Source engine map: it does not start with VBSP</source>
        <translation>das ist keine Karte der Source-Engine: sie beginnt nicht mit VBSP</translation>
    </message>
    <message>
        <source>the file ends inside the header (%1 of %2 bytes)</source>
        <translation>die Datei endet innerhalb des Kopfes (%1 von %2 Bytes)</translation>
    </message>
    <message>
        <source>this is a Titanfall map (version 29), which is not supported</source>
        <translation>das ist eine Karte von Titanfall (Version 29), die nicht unterstützt wird</translation>
    </message>
    <message>
        <source>%1: %2; treated as empty</source>
        <translation>%1: %2; gilt als leer</translation>
    </message>
    <message>
        <source>it would decode to %1 bytes, which exceeds the limit</source>
        <translation>dekodiert wären es %1 Bytes, mehr als erlaubt</translation>
    </message>
    <message>
        <source>the LZMA prefix is truncated</source>
        <translation>der LZMA-Vorspann ist abgeschnitten</translation>
    </message>
    <message>
        <source>%1: the directory says %2 bytes decoded, the stream %3</source>
        <translation>%1: laut Verzeichnis %2 Bytes dekodiert, laut Datenstrom %3</translation>
    </message>
    <message>
        <source>%1 of %2 bytes decoded: %3</source>
        <translation>%1 von %2 Bytes dekodiert: %3</translation>
    </message>
    <message>
        <source>%1: the directory calls it compressed, but it is not; read as stored</source>
        <translation>%1: laut Verzeichnis komprimiert, aber unkomprimiert; gelesen wie gespeichert</translation>
    </message>
    <message>
        <source>GAME_LUMP: %1 entries do not fit; treated as empty</source>
        <translation>GAME_LUMP: %1 Einträge passen nicht hinein; gilt als leer</translation>
    </message>
    <message>
        <source>game lump %1 lies outside the file (offset %2, size %3)</source>
        <translation>Game-Lump %1 liegt außerhalb der Datei (Position %2, Größe %3)</translation>
    </message>
    <message>
        <source>game lump %1 is truncated: %2 of %3 bytes</source>
        <translation>Game-Lump %1 ist abgeschnitten: %2 von %3 Bytes</translation>
    </message>
    <message>
        <source>game lump %1: %2</source>
        <translation>Game-Lump %1: %2</translation>
    </message>
    <message>
        <source>lies outside the file (offset %1, length %2)</source>
        <translation>liegt außerhalb der Datei (Position %1, Länge %2)</translation>
    </message>
    <message>
        <source>lump %1 %2; treated as empty</source>
        <translation>Lump %1 %2; gilt als leer</translation>
    </message>
    <message>
        <source>%1 of its %2 bytes are in the file</source>
        <translation>%1 seiner %2 Bytes sind in der Datei</translation>
    </message>
    <message>
        <source>lump %1 is truncated: %2</source>
        <translation>Lump %1 ist abgeschnitten: %2</translation>
    </message>
    <message>
        <source>lump %1: %2</source>
        <translation>Lump %1: %2</translation>
    </message>
    <message>
        <source>lump %1 starts inside the header</source>
        <translation>Lump %1 beginnt innerhalb des Kopfes</translation>
    </message>
    <message>
        <source>lumps %1 and %2 share bytes</source>
        <translation>die Lumps %1 und %2 teilen sich Bytes</translation>
    </message>
    <message>
        <source>PAKFILE: %1</source>
        <translation>PAKFILE: %1</translation>
    </message>
    <message>
        <source>pakfile of %1</source>
        <translation>Pakfile von %1</translation>
    </message>
    <message>
        <source>LZMA stream</source>
        <translation>LZMA-Datenstrom</translation>
    </message>
    <message>
        <source>%1 bytes after the last record</source>
        <translation>%1 Bytes nach dem letzten Datensatz</translation>
    </message>
    <message>
        <source>lightmaps and mean colours; lightofs of the faces points here, 4 bytes per luxel</source>
        <translation>Lightmaps und mittlere Farben; lightofs der Flächen führt hierher, 4 Bytes je Luxel</translation>
    </message>
    <message>
        <source>the record size is unknown for this version; only the common part is read</source>
        <translation>eine für diese Version unbekannte Datensatzgröße; nur der gemeinsame Teil wird gelesen</translation>
    </message>
    <message>
        <source>unread rest that belongs to no lump</source>
        <translation>ungelesener Rest: gehört zu keinem Lump</translation>
    </message>
    <message>
        <source>version %1 is unknown; read as the nearest known version</source>
        <translation>Version %1 ist unbekannt; gelesen, als wäre es die nächste bekannte</translation>
    </message>
    <message>
        <source>version %1%2 could not be checked against real maps; parts may be wrong</source>
        <translation>Version %1%2 ließ sich nicht an echten Karten prüfen; Teile können falsch sein</translation>
    </message>
    <message>
        <source>%1 contains no files</source>
        <translation>%1 enthält keine Dateien</translation>
    </message>
    <message>
        <source>model names</source>
        <translation>Modellnamen</translation>
    </message>
    <message>
        <source>sprites</source>
        <translation>Sprites</translation>
    </message>
    <message>
        <source>detail props</source>
        <translation>Detail-Props</translation>
    </message>
    <message>
        <source>detail props: %1</source>
        <translation>Detail-Props: %1</translation>
    </message>
    <message>
        <source>text outside of any entity</source>
        <translation>Text außerhalb aller Entitäten</translation>
    </message>
    <message>
        <source>the last entity is not closed</source>
        <translation>die letzte Entität ist nicht geschlossen</translation>
    </message>
    <message>
        <source>an entity&apos;s text cannot be parsed; the rest of it was skipped</source>
        <translation>der Text einer Entität ist unverständlich; der Rest davon wurde übersprungen</translation>
    </message>
    <message>
        <source>ENTITIES: %1</source>
        <translation>ENTITIES: %1</translation>
    </message>
    <message>
        <source>this is not an entity</source>
        <translation>das ist keine Entität</translation>
    </message>
    <message>
        <source>records of %1 bytes are usual here, but the length implies %2</source>
        <translation>Datensätze von %1 Bytes wären hier üblich, aber die Länge verlangt %2</translation>
    </message>
    <message>
        <source>lump %1: %2 bytes after the last record</source>
        <translation>Lump %1: %2 Bytes nach dem letzten Datensatz</translation>
    </message>
    <message>
        <source>texture %1 has no name in the string table</source>
        <translation>Textur %1 hat keinen Namen in der Zeichenkettentabelle</translation>
    </message>
    <message>
        <source>%1 bytes after the last list</source>
        <translation>%1 Bytes nach der letzten Liste</translation>
    </message>
    <message>
        <source>OCCLUSION: %1</source>
        <translation>OCCLUSION: %1</translation>
    </message>
    <message>
        <source>overlay %1 claims %2 faces</source>
        <translation>Overlay %1 beansprucht %2 Flächen</translation>
    </message>
    <message>
        <source>overlay %1 lies on face %2, which does not exist</source>
        <translation>Overlay %1 liegt auf Fläche %2, die es nicht gibt</translation>
    </message>
    <message>
        <source>overlay %1 has no plane to lie on</source>
        <translation>Overlay %1 hat keine Ebene, auf der es liegen kann</translation>
    </message>
    <message>
        <source>overlay %1 is out of range</source>
        <translation>Overlay %1 liegt jenseits aller Grenzen</translation>
    </message>
    <message>
        <source>PHYSCOLLIDE: the lump ends inside the header of record %1</source>
        <translation>PHYSCOLLIDE: der Lump endet innerhalb des Kopfes von Datensatz %1</translation>
    </message>
    <message>
        <source>static props: %1 records cannot fit in %2 bytes</source>
        <translation>statische Props: %1 Datensätze passen nicht in %2 Bytes</translation>
    </message>
    <message>
        <source>static props of version %1 with %2 bytes are unknown; only their first 56 bytes are read</source>
        <translation>statische Props der Version %1 mit %2 Bytes sind unbekannt; ihre ersten 56 Bytes werden gelesen</translation>
    </message>
    <message>
        <source>prop leaves</source>
        <translation>Blätter der Props</translation>
    </message>
    <message>
        <source>static props: %1</source>
        <translation>statische Props: %1</translation>
    </message>
    <message>
        <source>%1 vertices do not fit</source>
        <translation>%1 Eckpunkte passen nicht hinein</translation>
    </message>
    <message>
        <source>vertex lighting of version %1</source>
        <translation>Licht je Eckpunkt in Version %1</translation>
    </message>
    <message>
        <source>vertex lighting with %1 bytes per vertex</source>
        <translation>Licht je Eckpunkt mit jeweils %1 Bytes</translation>
    </message>
    <message>
        <source>the header</source>
        <translation>der Kopf</translation>
    </message>
    <message>
        <source>meshes</source>
        <translation>Meshes</translation>
    </message>
    <message>
        <source>more vertices than the declared %1</source>
        <translation>mehr Eckpunkte als die angegebenen %1</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>the number of clusters does not fit; visibility is not used</source>
        <translation>die Anzahl der Cluster passt nicht; die Sichtbarkeit wird nicht benutzt</translation>
    </message>
    <message>
        <source>sets of clusters, with run-length encoded zero bytes</source>
        <translation>Mengen von Clustern, Folgen von Nullbytes gekürzt</translation>
    </message>
    <message>
        <source>brush %1 encloses no volume; it is not solid</source>
        <translation>Brush %1 umschließt nichts; man geht durch ihn hindurch</translation>
    </message>
    <message>
        <source>the map has more solid brushes than supported; the rest is not solid</source>
        <translation>die Karte hat mehr feste Körper, als behalten werden; durch die übrigen geht man hindurch</translation>
    </message>
    <message>
        <source>more detail props than can be shown</source>
        <translation>mehr Detail-Props, als gezeigt werden können</translation>
    </message>
    <message>
        <source>detail prop %1 cannot be placed</source>
        <translation>Detail-Prop %1 lässt sich nicht platzieren</translation>
    </message>
    <message>
        <source>there is no displacement %1</source>
        <translation>ein Displacement %1 gibt es nicht</translation>
    </message>
    <message>
        <source>its displacement belongs to face %1</source>
        <translation>ihr Displacement gehört zu Fläche %1</translation>
    </message>
    <message>
        <source>a displacement on a face with %1 corners</source>
        <translation>ein Displacement auf einer Fläche mit %1 Ecken</translation>
    </message>
    <message>
        <source>a displacement of power %1</source>
        <translation>ein Displacement mit power %1</translation>
    </message>
    <message>
        <source>displacement vertices that are not in the file</source>
        <translation>Eckpunkte des Displacements, die nicht in der Datei sind</translation>
    </message>
    <message>
        <source>displacement vertices out of range</source>
        <translation>Eckpunkte des Displacements jenseits aller Grenzen</translation>
    </message>
    <message>
        <source>an entity refers to model %1, which does not exist</source>
        <translation>eine Entität verlangt Modell %1, das es nicht gibt</translation>
    </message>
    <message>
        <source>more entities than can be shown</source>
        <translation>mehr Entitäten, als gezeigt werden können</translation>
    </message>
    <message>
        <source>VERTNORMALINDICES: %1 indices do not match the number of corners; plane normals are used</source>
        <translation>VERTNORMALINDICES: %1 Zahlen für eine andere Anzahl von Ecken; Ebenen werden benutzt</translation>
    </message>
    <message>
        <source>face %1 is left out: %2</source>
        <translation>Fläche %1 wird weggelassen: %2</translation>
    </message>
    <message>
        <source>%1 refers to faces %2 to %3 of %4</source>
        <translation>%1 verlangt die Flächen %2 bis %3 von %4</translation>
    </message>
    <message>
        <source>more triangles than allowed</source>
        <translation>mehr Dreiecke als erlaubt</translation>
    </message>
    <message>
        <source>too many faces share surfedges</source>
        <translation>zu viele Flächen teilen sich Surfedges</translation>
    </message>
    <message>
        <source>a texture info that is not in the file</source>
        <translation>eine Texturinfo, die nicht in der Datei ist</translation>
    </message>
    <message>
        <source>a plane that is not in the file</source>
        <translation>eine Ebene, die nicht in der Datei ist</translation>
    </message>
    <message>
        <source>%1 has %2 faces and %3 has %4; only the light of the latter is shown</source>
        <translation>%1 hat %2 Flächen und %3 hat %4; nur das Licht der letzteren wird gezeigt</translation>
    </message>
    <message>
        <source>fewer than three corners</source>
        <translation>weniger als drei Ecken</translation>
    </message>
    <message>
        <source>surfedges that are not in the file</source>
        <translation>Surfedges, die nicht in der Datei sind</translation>
    </message>
    <message>
        <source>an edge that is not in the file</source>
        <translation>eine Kante, die nicht in der Datei ist</translation>
    </message>
    <message>
        <source>a vertex that is not in the file</source>
        <translation>ein Eckpunkt, der nicht in der Datei ist</translation>
    </message>
    <message>
        <source>a vertex out of range</source>
        <translation>ein Eckpunkt jenseits aller Grenzen</translation>
    </message>
    <message>
        <source>not all ambient light samples are shown</source>
        <translation>nicht alle Proben des Umgebungslichts werden gezeigt</translation>
    </message>
    <message>
        <source>face %1 is drawn unlit: %2</source>
        <translation>Fläche %1 wird unbeleuchtet gezeichnet: %2</translation>
    </message>
    <message>
        <source>its lightmap has %1 x %2 luxels there and %3 x %4 here</source>
        <translation>ihre Lightmap hat dort %1 x %2 Luxel und hier %3 x %4</translation>
    </message>
    <message>
        <source>face %1 keeps the light of the other set: %2</source>
        <translation>Fläche %1 behält das Licht des anderen Satzes: %2</translation>
    </message>
    <message>
        <source>a lightmap at a negative offset</source>
        <translation>eine Lightmap an einer negativen Position</translation>
    </message>
    <message>
        <source>a lightmap of %1 x %2 luxels</source>
        <translation>eine Lightmap von %1 x %2 Luxeln</translation>
    </message>
    <message>
        <source>a lightmap that reaches past the end of the lighting lump</source>
        <translation>eine Lightmap, die über das Ende des Lumps der Beleuchtung hinausreicht</translation>
    </message>
    <message>
        <source>more lights than can be shown</source>
        <translation>mehr Lichter, als gezeigt werden können</translation>
    </message>
    <message>
        <source>a light has style %1, which is outside the range 0 to %2; its name and pattern are not used</source>
        <translation>ein Licht hat Stil %1, keinen von 0 bis %2; sein Name und sein Muster werden nicht benutzt</translation>
    </message>
    <message>
        <source>light style %1: only %2 letters of its pattern, those from a to z, are used</source>
        <translation>vom Muster des Lichtstils %1 werden nur %2 Buchstaben von a bis z benutzt</translation>
    </message>
    <message>
        <source>light %1 is out of range and left out</source>
        <translation>Licht %1 liegt jenseits aller Grenzen und wird weggelassen</translation>
    </message>
    <message>
        <source>VISIBILITY: %1 clusters do not fit; everything is drawn</source>
        <translation>VISIBILITY: %1 Cluster passen nicht hinein; alles wird gezeichnet</translation>
    </message>
    <message>
        <source>node %1 has no plane</source>
        <translation>Knoten %1 hat keine Ebene</translation>
    </message>
    <message>
        <source>leaf %1 lists faces %2 to %3 of %4</source>
        <translation>Blatt %1 führt die Flächen %2 bis %3 von %4 auf</translation>
    </message>
    <message>
        <source>too many leaves share the same faces; those of leaf %1 are left out</source>
        <translation>Blätter teilen sich ihre Flächen immer wieder; die von Blatt %1 werden weggelassen</translation>
    </message>
    <message>
        <source>leaf %1 lists face %2, which does not exist</source>
        <translation>Blatt %1 führt Fläche %2 auf, die es nicht gibt</translation>
    </message>
    <message>
        <source>no face of the map can be built</source>
        <translation>keine Fläche der Karte lässt sich aufbauen</translation>
    </message>
    <message>
        <source>overlay %1 is left out: too many lie on the same faces</source>
        <translation>Overlay %1 wird weggelassen: zu viele liegen auf denselben Flächen</translation>
    </message>
    <message>
        <source>area portal %1 has no usable corners</source>
        <translation>Area-Portal %1 hat keine brauchbaren Ecken</translation>
    </message>
    <message>
        <source>the models of the map have more triangles than can be shown; some are shown as boxes</source>
        <translation>die Modelle der Karte haben mehr Dreiecke, als gezeigt werden können; für einige stehen Kästen</translation>
    </message>
    <message>
        <source>models have more tints than can be shown; some have no tint</source>
        <translation>Modelle haben mehr Tönungen, als gezeigt werden können; einige haben keine</translation>
    </message>
    <message>
        <source>too much vertex lighting</source>
        <translation>zu viel Licht je Eckpunkt</translation>
    </message>
    <message>
        <source>no vertex lighting</source>
        <translation>kein Licht je Eckpunkt</translation>
    </message>
    <message>
        <source>light of static prop %1: %2</source>
        <translation>Licht des statischen Props %1: %2</translation>
    </message>
    <message>
        <source>no pakfile</source>
        <translation>kein Pakfile</translation>
    </message>
    <message>
        <source>the light of static prop %1 was made for another %2; the light of its leaf is used</source>
        <translation>Licht des statischen Props %1 wurde für ein anderes %2 gemacht; es hat das seines Blatts</translation>
    </message>
    <message>
        <source>static prop %1 cannot be placed</source>
        <translation>statisches Prop %1 lässt sich nicht platzieren</translation>
    </message>
    <message>
        <source>the checksums of the model&apos;s files do not match (%1 .mdl, %2 .vvd, %3 .vtx)</source>
        <translation>die Dateien des Modells gehören laut ihren Prüfsummen nicht zusammen (%1 .mdl, %2 .vvd, %3 .vtx)</translation>
    </message>
    <message>
        <source>the movement of bone %1 of %2</source>
        <translation>die Bewegung von Knochen %1 von %2</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>its frames are in a file that is missing</source>
        <translation>ihre Frames sind in einer Datei, die es nicht gibt</translation>
    </message>
    <message>
        <source>its frames are in block %1, which does not exist</source>
        <translation>ihre Frames sind in Block %1, den es nicht gibt</translation>
    </message>
    <message>
        <source>frames that start before their own header</source>
        <translation>Frames an Positionen vor ihrem eigenen Kopf</translation>
    </message>
    <message>
        <source>a model of this size is not supported</source>
        <translation>ein Modell dieser Größe wird nicht gelesen</translation>
    </message>
    <message>
        <source>%1, which contains its %2, is missing</source>
        <translation>%1 mit %2 ist nicht vorhanden</translation>
    </message>
    <message>
        <source>a mesh uses vertex %1 of %2</source>
        <translation>ein Mesh hat Eckpunkt %1, von %2 vorhandenen</translation>
    </message>
    <message>
        <source>%1 %2 of %3 bytes cannot fit in the file</source>
        <translation>%1 %2 von %3 Bytes passen nicht in die Datei</translation>
    </message>
    <message>
        <source>%1 %2 of %3 bytes do not fit at byte %4 of %5</source>
        <translation>%1 %2 von %3 Bytes passen nicht bei Byte %4 von %5</translation>
    </message>
    <message>
        <source>the parent of bone %1 is bone %2, which does not precede it; the bone gets no parent</source>
        <translation>Knochen %1 hängt an Knochen %2, der nicht vor ihm steht; er hängt an keinem</translation>
    </message>
    <message>
        <source>%1 %2 at byte %3 do not fit in the %4 bytes of the file</source>
        <translation>%1 %2 bei Byte %3 passen nicht in die %4 Bytes der Datei</translation>
    </message>
    <message>
        <source>this is not a Source model: it does not start with IDST</source>
        <translation>das ist kein Modell der Source-Engine: es beginnt nicht mit IDST</translation>
    </message>
    <message>
        <source>, of Half-Life and its mods</source>
        <translation>, von Half-Life und seinen Mods</translation>
    </message>
    <message>
        <source>, newer than those of Source</source>
        <translation>, neuer als die der Source-Engine</translation>
    </message>
    <message>
        <source>, older than Half-Life 2</source>
        <translation>, älter als Half-Life 2</translation>
    </message>
    <message>
        <source>a model of version %1%2; versions %3 to %4 are supported</source>
        <translation>ein Modell der Version %1%2; gelesen werden die Versionen %3 bis %4</translation>
    </message>
    <message>
        <source>the file ends inside its header, after %1 of %2 bytes</source>
        <translation>die Datei endet innerhalb ihres Kopfes, nach %1 von %2 Bytes</translation>
    </message>
    <message>
        <source>the %1 hitboxes of set %2 do not fit in the file; they are left out</source>
        <translation>die %1 Hitboxen von Satz %2 passen nicht in die Datei; sie werden weggelassen</translation>
    </message>
    <message>
        <source>their sequences are not shown</source>
        <translation>ihre Sequenzen werden nicht gezeigt</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>%1 by %2 blended animations</source>
        <translation>%1 mal %2 gemischte Animationen</translation>
    </message>
    <message>
        <source>events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>events shared by several sequences</source>
        <translation>Ereignisse, die sich mehrere Sequenzen teilen</translation>
    </message>
    <message>
        <source>sequence %1: %2</source>
        <translation>Sequenz %1: %2</translation>
    </message>
    <message>
        <source>more body parts than the model has</source>
        <translation>mehr Körperteile, als das Modell hat</translation>
    </message>
    <message>
        <source>more models than the body part has</source>
        <translation>mehr Modelle, als der Körperteil hat</translation>
    </message>
    <message>
        <source>more meshes than the model has</source>
        <translation>mehr Meshes, als das Modell hat</translation>
    </message>
    <message>
        <source>vertex %1 of a mesh that has %2</source>
        <translation>Eckpunkt %1 eines Meshs, das %2 hat</translation>
    </message>
    <message>
        <source>index %1 of a strip group of %2 vertices</source>
        <translation>Index %1 einer Strip-Gruppe von %2 Eckpunkten</translation>
    </message>
    <message>
        <source>a strip with indices outside its group</source>
        <translation>ein Strip aus Indizes, die seine Gruppe nicht hat</translation>
    </message>
    <message>
        <source>a strip with vertices outside its group</source>
        <translation>ein Strip aus Eckpunkten, die seine Gruppe nicht hat</translation>
    </message>
    <message>
        <source>a strip that is neither a triangle list nor a triangle strip</source>
        <translation>ein Strip, der weder Liste noch Streifen von Dreiecken ist</translation>
    </message>
    <message>
        <source>too many strips share the same indices</source>
        <translation>Strips, die immer wieder dieselben Indizes nennen</translation>
    </message>
    <message>
        <source>triangles of version %1; version 7 is supported</source>
        <translation>Dreiecke der Version %1; gelesen wird Version 7</translation>
    </message>
    <message>
        <source>%1 skins of %2 materials do not fit in the file; only one skin is used</source>
        <translation>%1 Skins mit %2 Materialien passen nicht in die Datei; es gibt nur einen Skin</translation>
    </message>
    <message>
        <source>byte %1 is referenced in a file of %2 bytes</source>
        <translation>auf Byte %1 wird in einer Datei von %2 Bytes verwiesen</translation>
    </message>
    <message>
        <source>%1 fix-ups</source>
        <translation>%1 Fixups</translation>
    </message>
    <message>
        <source>fix-ups</source>
        <translation>Fixups</translation>
    </message>
    <message>
        <source>fix-up %1 takes %2 vertices from %3 on, of %4</source>
        <translation>Fixup %1 nimmt %2 Eckpunkte ab %3, von %4</translation>
    </message>
    <message>
        <source>vertices</source>
        <translation>Eckpunkte</translation>
    </message>
    <message>
        <source>the data ends inside a number</source>
        <translation>die Daten enden innerhalb einer Zahl</translation>
    </message>
    <message>
        <source>this is not a Source model vertex file</source>
        <translation>das sind nicht die Eckpunkte eines Modells der Source-Engine</translation>
    </message>
    <message>
        <source>vertices of version %1; version 4 is supported</source>
        <translation>Eckpunkte der Version %1; gelesen wird Version 4</translation>
    </message>
    <message>
        <source>they refer to no animation</source>
        <translation>sie nennen keine Animation</translation>
    </message>
    <message>
        <source>the rest pose</source>
        <translation>die Ruhepose</translation>
    </message>
    <message>
        <source>they have no frames</source>
        <translation>sie haben keine Frames</translation>
    </message>
    <message>
        <source>all frames together exceed the limit</source>
        <translation>alle Frames zusammen sind mehr, als behalten wird</translation>
    </message>
    <message>
        <source>%1 sequences cannot be played: %2</source>
        <translation>%1 Sequenzen lassen sich nicht abspielen: %2</translation>
    </message>
    <message>
        <source>sequences of %1 included models are not shown</source>
        <translation>weitere Sequenzen sind in %1 Modellen, die es einbezieht; sie werden nicht gezeigt</translation>
    </message>
    <message>
        <source>%1 bones exceed the limit</source>
        <translation>%1 Knochen sind mehr als erlaubt</translation>
    </message>
    <message>
        <source>the model contains more than can be shown; the rest is left out</source>
        <translation>das Modell verlangt mehr, als gezeigt werden kann; der Rest wird weggelassen</translation>
    </message>
    <message>
        <source>static prop</source>
        <translation>statisches Prop</translation>
    </message>
    <message>
        <source>more triangles than are allowed</source>
        <translation>mehr Dreiecke, als erlaubt sind</translation>
    </message>
    <message>
        <source>a triangle of vertex %1, of %2</source>
        <translation>ein Dreieck mit Eckpunkt %1, von %2</translation>
    </message>
    <message>
        <source>it has none</source>
        <translation>es hat keine</translation>
    </message>
    <message>
        <source>it has no frames</source>
        <translation>sie hat keine Frames</translation>
    </message>
    <message>
        <source>the orientation of the model cannot be read from its first sequence (%1); it is shown as modelled, rotated by 90°</source>
        <translation>wie das Modell steht, lässt sich nicht aus seiner ersten Sequenz lesen (%1); gezeigt, wie es modelliert wurde, um eine Vierteldrehung gedreht</translation>
    </message>
    <message>
        <source>%1 skins; only the first %2 can be chosen</source>
        <translation>%1 Skins; nur die ersten %2 lassen sich wählen</translation>
    </message>
    <message>
        <source>a mesh uses material %1, which has no texture</source>
        <translation>ein Mesh hat Material %1, für das keine Textur angegeben ist</translation>
    </message>
    <message>
        <source>this is a part of %1, which is shown instead</source>
        <translation>das ist ein Teil von %1; gezeigt wird jene Datei</translation>
    </message>
    <message>
        <source>%1, with %2 files: %3</source>
        <translation>%1, mit %2 Dateien: %3</translation>
    </message>
    <message>
        <source>%1 files have the name of an earlier one, which is used</source>
        <translation>%1 Dateien heißen wie eine frühere; es gilt die frühere</translation>
    </message>
    <message>
        <source>the tree is truncated</source>
        <translation>der Baum ist abgeschnitten</translation>
    </message>
    <message>
        <source>it has more files than the limit of %1</source>
        <translation>er hat mehr Dateien als die Obergrenze von %1</translation>
    </message>
    <message>
        <source>a record does not end as it should</source>
        <translation>ein Datensatz endet nicht, wie er sollte</translation>
    </message>
    <message>
        <source>this VPK has no header: it is of the first version, or a variant of another game</source>
        <translation>dieses VPK hat keinen Kopf: eines der ersten Version oder von der eigenen Art eines anderen Spiels</translation>
    </message>
    <message>
        <source>VPK 2.3, as used by Respawn&apos;s games, is not supported</source>
        <translation>VPK 2.3, wie es die Spiele von Respawn haben, wird nicht gelesen</translation>
    </message>
    <message>
        <source>VPK version %1 is not supported</source>
        <translation>VPK-Version %1 wird nicht gelesen</translation>
    </message>
    <message>
        <source>the header is truncated</source>
        <translation>der Kopf ist abgeschnitten</translation>
    </message>
    <message>
        <source>the directory is larger than the limit allows</source>
        <translation>das Verzeichnis ist größer, als die Obergrenze erlaubt</translation>
    </message>
    <message>
        <source>%1; %2 files were read</source>
        <translation>%1; gelesene Dateien: %2</translation>
    </message>
    <message>
        <source>the tree ends after %1 bytes, but the header says %2</source>
        <translation>der Baum endet nach %1 Bytes, laut Kopf nach %2</translation>
    </message>
    <message>
        <source>%1 files have names longer than %2 bytes and are left out</source>
        <translation>%1 Dateien haben Namen von mehr als %2 Bytes und werden weggelassen</translation>
    </message>
    <message>
        <source>only the first %1 are listed here; the tree contains all of them</source>
        <translation>nur die ersten %1 sind hier aufgelistet; der Baum hat sie alle</translation>
    </message>
    <message>
        <source>its part is missing</source>
        <translation>ihr Teil fehlt</translation>
    </message>
    <message>
        <source>past the end of its part</source>
        <translation>jenseits des Endes ihres Teils</translation>
    </message>
    <message>
        <source>a volume texture of %1 slices; only the first is shown</source>
        <translation>eine Volumentextur mit %1 Schichten; gezeigt wird die erste</translation>
    </message>
    <message>
        <source>%1 resources, but at most %2 are possible</source>
        <translation>%1 Ressourcen, wo höchstens %2 möglich sind</translation>
    </message>
    <message>
        <source>texture resources</source>
        <translation>Texturressourcen</translation>
    </message>
    <message>
        <source>a texture without size, frames or mip levels</source>
        <translation>eine Textur ohne Seiten, Frames oder Stufen</translation>
    </message>
    <message>
        <source>a texture of %1 x %2 is larger than the limit</source>
        <translation>eine Textur von %1 x %2 ist größer als die Obergrenze</translation>
    </message>
    <message>
        <source>%1 mip levels</source>
        <translation>%1 Mip-Stufen</translation>
    </message>
    <message>
        <source>a header of %1 bytes</source>
        <translation>ein Kopf von %1 Bytes</translation>
    </message>
    <message>
        <source>not a VTF texture</source>
        <translation>keine VTF-Textur</translation>
    </message>
    <message>
        <source>VTF version %1.%2 is not supported</source>
        <translation>VTF-Version %1.%2 wird nicht gelesen</translation>
    </message>
    <message>
        <source>truncated</source>
        <translation>abgeschnitten</translation>
    </message>
    <message>
        <source>%1 packed images</source>
        <translation>%1 gepackte Bilder</translation>
    </message>
    <message>
        <source>there is no material %1; surfaces that use it are white</source>
        <translation>ein Material %1 gibt es nicht; was es benötigt, ist einfach weiß</translation>
    </message>
    <message>
        <source>there is no such image</source>
        <translation>ein solches Bild gibt es nicht</translation>
    </message>
    <message>
        <source>this is not a PNG, JPEG or WebP image</source>
        <translation>das ist kein PNG-, JPEG- oder WebP-Bild</translation>
    </message>
    <message>
        <source>there is no such texture</source>
        <translation>eine solche Textur gibt es nicht</translation>
    </message>
    <message>
        <source>it is not a 2D image</source>
        <translation>sie ist kein flaches Bild</translation>
    </message>
    <message>
        <source>its bytes are not a PNG, JPEG or WebP image</source>
        <translation>ihre Bytes sind kein PNG-, JPEG- oder WebP-Bild</translation>
    </message>
    <message>
        <source>texture %1 is left out: %2</source>
        <translation>Textur %1 wird weggelassen: %2</translation>
    </message>
    <message>
        <source>an offset, a length or a count is missing or negative</source>
        <translation>eine Position, eine Länge oder eine Anzahl fehlt oder ist negativ</translation>
    </message>
    <message>
        <source>its data type %1 is unknown</source>
        <translation>sein Datentyp %1 ist unbekannt</translation>
    </message>
    <message>
        <source>it ends at byte %1 of the resource, which has %2 bytes</source>
        <translation>er endet bei Byte %1 der Ressource, die %2 Bytes hat</translation>
    </message>
    <message>
        <source>it has %1 bytes, but its elements take %2</source>
        <translation>er hat %1 Bytes, aber seine Elemente brauchen %2</translation>
    </message>
    <message>
        <source>its sparse type %1 is unknown</source>
        <translation>sein sparse-Typ %1 ist unbekannt</translation>
    </message>
    <message>
        <source>the data type %1 of its sparse indices is invalid</source>
        <translation>der Datentyp %1 seiner sparse-Indizes ist keiner</translation>
    </message>
    <message>
        <source>sparse values of data type %1 do not form elements of %2</source>
        <translation>sparse-Werte vom Datentyp %1 ergeben keine Elemente von %2</translation>
    </message>
    <message>
        <source>its sparse values start at %1, its indices take %2 bytes</source>
        <translation>seine sparse-Werte beginnen bei %1, seine Indizes brauchen %2 Bytes</translation>
    </message>
    <message>
        <source>it is not an object</source>
        <translation>an seiner Stelle steht nichts</translation>
    </message>
    <message>
        <source>accessor %1: %2</source>
        <translation>Accessor %1: %2</translation>
    </message>
    <message>
        <source>its data type %1 does not fit its use</source>
        <translation>sein Datentyp %1 passt nicht zu seiner Verwendung</translation>
    </message>
    <message>
        <source>there is no accessor %1 (%2 accessors)</source>
        <translation>einen Accessor %1 gibt es nicht (%2 Accessoren)</translation>
    </message>
    <message>
        <source>it takes %1 bytes more than the %2 that a resource of %3 may decode to</source>
        <translation>mit seinen %1 Bytes sind es mehr als die %2, zu denen eine Ressource von %3 dekodiert werden darf</translation>
    </message>
    <message>
        <source>it contains no file</source>
        <translation>er enthält keine Datei</translation>
    </message>
    <message>
        <source>there is data after the end of the BSON document</source>
        <translation>hinter dem Ende des BSON-Dokuments folgt noch etwas</translation>
    </message>
    <message>
        <source>a BSON document of %1 bytes does not fit in the %2 bytes left</source>
        <translation>ein BSON-Dokument von %1 Bytes kann hier nicht sein, wo noch %2 übrig sind</translation>
    </message>
    <message>
        <source>a BSON document has no end byte</source>
        <translation>ein BSON-Dokument hat kein Endbyte</translation>
    </message>
    <message>
        <source>a BSON document ends %1 bytes before its length says</source>
        <translation>ein BSON-Dokument endet %1 Bytes früher, als seine Länge angibt</translation>
    </message>
    <message>
        <source>a name of a BSON element does not end</source>
        <translation>ein Name eines BSON-Elements endet nicht</translation>
    </message>
    <message>
        <source>a text of the BSON document is not UTF-8</source>
        <translation>ein Text des BSON-Dokuments ist kein UTF-8</translation>
    </message>
    <message>
        <source>BSON elements of type 0x%1 are not supported</source>
        <translation>BSON-Elemente vom Typ 0x%1 werden nicht gelesen</translation>
    </message>
    <message>
        <source>a BSON text of %1 bytes does not fit in the %2 bytes left</source>
        <translation>ein BSON-Text von %1 Bytes kann hier nicht sein, wo noch %2 übrig sind</translation>
    </message>
    <message>
        <source>a BSON text does not end with a zero byte</source>
        <translation>ein BSON-Text endet nicht mit einem Nullbyte</translation>
    </message>
    <message>
        <source>the file ends inside its header</source>
        <translation>die Datei endet innerhalb ihres Kopfes</translation>
    </message>
    <message>
        <source>the header gives its size as %1 bytes instead of 8</source>
        <translation>der Kopf gibt für sich %1 Bytes an, wo 8 hingehören</translation>
    </message>
    <message>
        <source>this is VGO version %1.%2; versions 2.0 to 2.5 are supported</source>
        <translation>das ist VGO-Version %1.%2; gelesen werden die Versionen 2.0 bis 2.5</translation>
    </message>
    <message>
        <source>VGO version 2.%1 is newer than the supported versions; parts may be missing</source>
        <translation>VGO-Version 2.%1 ist neuer als die bekannten; was sich unterscheidet, kann fehlen</translation>
    </message>
    <message>
        <source>the header does not say whether the geometry is right- or left-handed (%1)</source>
        <translation>der Kopf sagt nicht, ob die Geometrie rechts- oder linkshändig ist (%1)</translation>
    </message>
    <message>
        <source>the header does not say where the origin of texture coordinates is (%1)</source>
        <translation>der Kopf sagt nicht, wo der Ursprung der Texturkoordinaten ist (%1)</translation>
    </message>
    <message>
        <source>the file ends before its index</source>
        <translation>die Datei endet vor ihrem Index</translation>
    </message>
    <message>
        <source>the chunk after the header is &quot;%1&quot; instead of the index, &quot;IDX&quot;</source>
        <translation>der Chunk hinter dem Kopf ist &quot;%1&quot; und nicht der Index, &quot;IDX&quot;</translation>
    </message>
    <message>
        <source>the index ends at byte %1, the file at byte %2</source>
        <translation>der Index endet bei Byte %1, die Datei bei Byte %2</translation>
    </message>
    <message>
        <source>the index has %1 bytes, which is not a multiple of 16</source>
        <translation>der Index hat %1 Bytes; das sind keine ganzen Einträge von 16</translation>
    </message>
    <message>
        <source>the index has %1 entries; at most %2 are possible</source>
        <translation>der Index hat %1 Einträge; mehr als %2 ergeben keinen Sinn</translation>
    </message>
    <message>
        <source>chunk %1 ends at byte %2, the file at byte %3</source>
        <translation>Chunk %1 endet bei Byte %2, die Datei bei Byte %3</translation>
    </message>
    <message>
        <source>chunk %1 is empty</source>
        <translation>Chunk %1 ist leer</translation>
    </message>
    <message>
        <source>the index lists chunk %1 here, but it is &quot;%2&quot;</source>
        <translation>laut Index ist hier Chunk %1, aber es ist &quot;%2&quot;</translation>
    </message>
    <message>
        <source>chunk %1 says it has %2 bytes, the index says %3</source>
        <translation>Chunk %1 gibt %2 Bytes an, der Index %3</translation>
    </message>
    <message>
        <source>the index has chunk %1 twice</source>
        <translation>der Index hat den Chunk %1 zweimal</translation>
    </message>
    <message>
        <source>the index has no composer, &quot;COMP&quot;</source>
        <translation>der Index hat keinen Composer, &quot;COMP&quot;</translation>
    </message>
    <message>
        <source>the composer has %1 bytes instead of %2</source>
        <translation>der Composer hat %1 Bytes, wo %2 hingehören</translation>
    </message>
    <message>
        <source>the composer does not name a chunk for the %1</source>
        <translation>der Composer nennt keinen Chunk für: %1</translation>
    </message>
    <message>
        <source>the composer names %2 for the %1</source>
        <translation>der Composer nennt %2 für: %1</translation>
    </message>
    <message>
        <source>the composer names chunk %1, which the index does not have</source>
        <translation>der Composer nennt Chunk %1, den der Index nicht hat</translation>
    </message>
    <message>
        <source>this is a GLB file: VGO 1.x was GLB with another extension. Programs for glTF can open it</source>
        <translation>das ist ein GLB: VGO 1.x war eines mit dieser Endung. Programme für glTF öffnen es</translation>
    </message>
    <message>
        <source>this is not a VGO file: &quot;VGO&quot; is not followed by a zero byte</source>
        <translation>das ist kein VGO: hinter &quot;VGO&quot; gehört ein Nullbyte</translation>
    </message>
    <message>
        <source>this is not a VGO file: it does not start with &quot;VGO&quot;</source>
        <translation>das ist kein VGO: &quot;VGO&quot; steht nicht am Anfang</translation>
    </message>
    <message>
        <source>the decryption plugin cannot be loaded: %1</source>
        <translation>der Programmteil, der entschlüsselt, lässt sich nicht laden: %1</translation>
    </message>
    <message>
        <source>AES cannot decrypt %1 bytes with a key of %2 bytes and an initialisation vector of %3</source>
        <translation>AES passt nicht zu %1 Bytes mit einem Schlüssel von %2 und einem Initialisierungsvektor von %3</translation>
    </message>
    <message>
        <source>the key is wrong</source>
        <translation>der Schlüssel passt nicht</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of the crypt chunk is not valid Base64</source>
        <translation>&quot;%1&quot; des crypt-Chunks ist kein Base64</translation>
    </message>
    <message>
        <source>the accessor list is not valid Base64</source>
        <translation>die Accessor-Liste ist kein Base64, wie sie es sein sollte</translation>
    </message>
    <message>
        <source>the accessor list is encrypted with &quot;%1&quot;; only AES and Base64 are supported</source>
        <translation>die Accessor-Liste ist mit &quot;%1&quot; verschlüsselt; bekannt sind AES und Base64</translation>
    </message>
    <message>
        <source>the initialisation vector does not have 16 bytes</source>
        <translation>der Initialisierungsvektor hat nicht 16 Bytes</translation>
    </message>
    <message>
        <source>the key in the file has %1 bytes; AES keys have 16, 24 or 32</source>
        <translation>der enthaltene Schlüssel hat %1 Bytes; AES hat Schlüssel von 16, 24 und 32</translation>
    </message>
    <message>
        <source>the file is encrypted: it needs its key file (.vgk)</source>
        <translation>die Datei ist verschlüsselt: sie braucht ihre Schlüsseldatei (.vgk)</translation>
    </message>
    <message>
        <source>%1 has %2 bytes; a key file has %3</source>
        <translation>%1 hat %2 Bytes; eine Schlüsseldatei hat %3</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 lässt sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>the JSON text ends, but %1 is expected</source>
        <translation>der JSON-Text endet, wo %1 hingehört</translation>
    </message>
    <message>
        <source>%1 is expected here, not &quot;%2&quot;</source>
        <translation>hier gehört %1 hin, nicht &quot;%2&quot;</translation>
    </message>
    <message>
        <source>this is not a JSON number</source>
        <translation>das ist keine JSON-Zahl</translation>
    </message>
    <message>
        <source>there is data after the end of the JSON text</source>
        <translation>hinter dem Ende des JSON-Textes folgt noch etwas</translation>
    </message>
    <message>
        <source>there is no record %1 (%2 records)</source>
        <translation>einen Datensatz %1 gibt es nicht (%2 Datensätze)</translation>
    </message>
    <message>
        <source>the resource is given as &quot;%1&quot;, which is not a file next to this one; no other files are read</source>
        <translation>als Ressource ist &quot;%1&quot; angegeben, keine Datei neben dieser; etwas anderes wird nicht gelesen</translation>
    </message>
    <message>
        <source>its resource, %1, is not next to it</source>
        <translation>ihre Ressource, %1, liegt nicht daneben</translation>
    </message>
    <message>
        <source>%1 has %2 bytes; %3 are declared</source>
        <translation>%1 hat %2 Bytes; geschrieben wurden %3</translation>
    </message>
    <message>
        <source>its sparse index %1 exceeds its %2 elements</source>
        <translation>sein sparse-Index %1 liegt jenseits seiner %2 Plätze</translation>
    </message>
    <message>
        <source>there are more than %1 values</source>
        <translation>es gibt mehr als %1 Werte</translation>
    </message>
    <message>
        <source>values are nested more than %1 deep</source>
        <translation>Werte sind mehr als %1 Ebenen tief verschachtelt</translation>
    </message>
    <message>
        <source>the layout is not an object</source>
        <translation>das Layout ist kein Objekt</translation>
    </message>
    <message>
        <source>chunk %1 is too large (%2 bytes)</source>
        <translation>Chunk %1 ist zu groß (%2 Bytes)</translation>
    </message>
    <message>
        <source>chunk %1: %2</source>
        <translation>Chunk %1: %2</translation>
    </message>
    <message>
        <source>the accessor list is not an array</source>
        <translation>die Accessor-Liste ist kein Array</translation>
    </message>
    <message>
        <source>the elements of the first %1 accessors are listed</source>
        <translation>die Elemente der ersten %1 Accessoren sind aufgelistet</translation>
    </message>
    <message>
        <source>sparse: %1 of its values are stored</source>
        <translation>sparse: %1 seiner Werte sind gespeichert</translation>
    </message>
    <message>
        <source>declared as %1, but stored as four numbers of four bytes</source>
        <translation>angegeben als %1, aber vier Zahlen zu je vier Bytes</translation>
    </message>
    <message>
        <source>an image: %1</source>
        <translation>ein Bild: %1</translation>
    </message>
    <message>
        <source>not an image of a known format</source>
        <translation>kein Bild einer bekannten Art</translation>
    </message>
    <message>
        <source>the composer does not refer to it</source>
        <translation>der Composer nennt ihn nicht</translation>
    </message>
    <message>
        <source>animation clip %1 has keys without a time or a value; they are left out</source>
        <translation>Animationsclip %1 hat Keyframes ohne Zeit oder Wert; sie werden weggelassen</translation>
    </message>
    <message>
        <source>the first %1 of %2 animation clips are shown</source>
        <translation>die ersten %1 von %2 Animationsclips werden gezeigt</translation>
    </message>
    <message>
        <source>a collider of node %1 has an unknown shape</source>
        <translation>ein Collider von Knoten %1 hat eine unbekannte Form</translation>
    </message>
    <message>
        <source>%1 %2 refers to %3 %4, which does not exist (there are %5)</source>
        <translation>%1 %2 nennt %3 %4, was es nicht gibt (vorhanden: %5)</translation>
    </message>
    <message>
        <source>there are more expressions than controls for them</source>
        <translation>es gibt mehr Gesichtsausdrücke als Regler dafür</translation>
    </message>
    <message>
        <source>expression &quot;%1&quot; sets shapes that do not exist</source>
        <translation>Gesichtsausdruck &quot;%1&quot; setzt Formen, die es nicht gibt</translation>
    </message>
    <message>
        <source>there are more blend shapes than controls for them</source>
        <translation>es gibt mehr Blendshapes als Regler dafür</translation>
    </message>
    <message>
        <source>%1 of %2 vertices, of which there are %3</source>
        <translation>%1 von %2 Eckpunkten, vorhanden sind %3</translation>
    </message>
    <message>
        <source>it is left out, as it has no vertices</source>
        <translation>es wird weggelassen, da es keine Eckpunkte hat</translation>
    </message>
    <message>
        <source>%1 of its vertices have no valid position</source>
        <translation>%1 seiner Eckpunkte sind nirgendwo</translation>
    </message>
    <message>
        <source>normals</source>
        <translation>Normalen</translation>
    </message>
    <message>
        <source>texture coordinates</source>
        <translation>Texturkoordinaten</translation>
    </message>
    <message>
        <source>joints</source>
        <translation>Gelenke</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>triangle %1 has an invalid corner (%2 vertices); such triangles are left out</source>
        <translation>Dreieck %1 hat eine Ecke, die kein Eckpunkt ist (%2 Eckpunkte); solche werden weggelassen</translation>
    </message>
    <message>
        <source>triangles</source>
        <translation>Dreiecke</translation>
    </message>
    <message>
        <source>%1 corners are not a whole number of triangles</source>
        <translation>%1 Ecken sind keine ganze Anzahl von Dreiecken</translation>
    </message>
    <message>
        <source>blend shape &quot;%1&quot;</source>
        <translation>Blendshape &quot;%1&quot;</translation>
    </message>
    <message>
        <source>blend shape &quot;%1&quot; has %2 vertices instead of %3</source>
        <translation>Blendshape &quot;%1&quot; hat %2 Eckpunkte, nicht %3</translation>
    </message>
    <message>
        <source>there is no mesh %1 (%2 meshes)</source>
        <translation>ein Mesh %1 gibt es nicht (%2 Meshes)</translation>
    </message>
    <message>
        <source>mesh %1 &quot;%2&quot;</source>
        <translation>Mesh %1 &quot;%2&quot;</translation>
    </message>
    <message>
        <source>a humanoid bone is node %1, which does not exist</source>
        <translation>ein Humanoid-Knochen ist Knoten %1, den es nicht gibt</translation>
    </message>
    <message>
        <source>node %1 has a child %2 that does not exist (%3 nodes)</source>
        <translation>Knoten %1 hat ein Kind %2, das es nicht gibt (%3 Knoten)</translation>
    </message>
    <message>
        <source>node %1 has a child %2 that is its ancestor or already has a parent</source>
        <translation>Knoten %1 hat ein Kind %2, das über ihm oder schon anderswo ist</translation>
    </message>
    <message>
        <source>nodes are nested more than %1 deep</source>
        <translation>Knoten sind mehr als %1 Ebenen tief verschachtelt</translation>
    </message>
    <message>
        <source>%1 nodes have no parent and are placed at the root</source>
        <translation>%1 Knoten hängen an keinem anderen und stehen für sich</translation>
    </message>
    <message>
        <source>no accessor contains the transforms of the nodes</source>
        <translation>kein Accessor enthält die Transformationen der Knoten</translation>
    </message>
    <message>
        <source>%1 accessors contain transforms of the nodes, instead of one</source>
        <translation>%1 Accessoren enthalten Transformationen der Knoten, nicht einer</translation>
    </message>
    <message>
        <source>there are transforms for %1 nodes, but %2 nodes; the rest stay at their parents</source>
        <translation>es gibt Transformationen für %1 Knoten und %2 Knoten; die übrigen stehen bei ihren übergeordneten Knoten</translation>
    </message>
    <message>
        <source>the transform of node %1 is invalid</source>
        <translation>die Transformation von Knoten %1 ergibt keinen Ort</translation>
    </message>
    <message>
        <source>the layout has no nodes</source>
        <translation>das Layout hat keine Knoten</translation>
    </message>
    <message>
        <source>skin %1: bind matrices of some joints are missing; the current pose is used (%2)</source>
        <translation>Skin %1: wie gebunden wurde, ist nicht für alle Gelenke angegeben; genommen, wie sie stehen (%2)</translation>
    </message>
    <message>
        <source>%1 matrices</source>
        <translation>%1 Matrizen</translation>
    </message>
    <message>
        <source>skin %1 has a joint %2 that is not a node</source>
        <translation>Skin %1 hat ein Gelenk %2, das kein Knoten ist</translation>
    </message>
    <message>
        <source>there is no skin %1</source>
        <translation>einen Skin %1 gibt es nicht</translation>
    </message>
    <message>
        <source>a vertex is bound to joint %1 of %2</source>
        <translation>ein Eckpunkt hängt an Gelenk %1 von %2</translation>
    </message>
    <message>
        <source>collider group %1 has a collider that is not a sphere; it is left out</source>
        <translation>Collider-Gruppe %1 hat einen Collider, der keine Kugel ist; er wird weggelassen</translation>
    </message>
    <message>
        <source>spring bone group %1 has a root %2 that is not a node</source>
        <translation>Federknochen-Gruppe %1 hat eine Wurzel %2, die kein Knoten ist</translation>
    </message>
    <message>
        <source>larger than the limit allows</source>
        <translation>größer, als die Obergrenze erlaubt</translation>
    </message>
    <message>
        <source>the table declares %1 rows but has %2; it is not used</source>
        <translation>die Tabelle gibt %1 Zeilen an und hat %2; sie wird nicht benutzt</translation>
    </message>
    <message>
        <source>the table does not start with its number of rows; it is not used</source>
        <translation>die Tabelle beginnt nicht mit einer Anzahl von Zeilen; sie wird nicht benutzt</translation>
    </message>
    <message>
        <source>the catalogue is larger than 4 GiB</source>
        <translation>der Katalog ist größer als 4 GiB</translation>
    </message>
    <message>
        <source>this is not a catalogue</source>
        <translation>das ist kein Katalog</translation>
    </message>
    <message>
        <source>more than %1 members; the others are not listed</source>
        <translation>mehr als %1 Einträge; die übrigen sind nicht aufgelistet</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a path and size; the rest is not read</source>
        <translation>&quot;%1&quot; ist kein Pfad mit Größe; was folgt, wird nicht gelesen</translation>
    </message>
    <message>
        <source>%1, which contains the members, is not next to it</source>
        <translation>%1 mit den Einträgen liegt nicht daneben</translation>
    </message>
    <message>
        <source>past the end of the DAT</source>
        <translation>jenseits des Endes der DAT</translation>
    </message>
    <message>
        <source>a later member of this name is used</source>
        <translation>es gilt ein späterer Eintrag dieses Namens</translation>
    </message>
    <message>
        <source>only the first %1 are listed here; the index contains all of them</source>
        <translation>nur die ersten %1 sind hier aufgelistet; der Index hat sie alle</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>das Ende des Textes</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>erwartet: %1, gefunden: %2</translation>
    </message>
    <message>
        <source>the statement &quot;%1&quot; is unknown; it is left out</source>
        <translation>die Anweisung &quot;%1&quot; ist unbekannt; sie wird weggelassen</translation>
    </message>
    <message>
        <source>this is not packed</source>
        <translation>das ist nicht gepackt</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>das Ende</translation>
    </message>
    <message>
        <source>expected &quot;%1&quot;, found %2</source>
        <translation>&quot;%1&quot; erwartet, %2 gefunden</translation>
    </message>
    <message>
        <source>%1 %2 are too many: at most %3 are supported</source>
        <translation>%1 %2 sind nicht möglich: höchstens %3 werden gelesen</translation>
    </message>
    <message>
        <source>&quot;;&quot;</source>
        <translation>&quot;;&quot;</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>flags</source>
        <translation>Flags</translation>
    </message>
    <message>
        <source>the file is larger than the limit allows</source>
        <translation>die Datei ist größer, als die Obergrenze erlaubt</translation>
    </message>
    <message>
        <source>the limit for additional files is reached</source>
        <translation>neben den gelesenen ist kein Platz für weitere Dateien</translation>
    </message>
    <message>
        <source>this is not an X2 or X3 scene or body</source>
        <translation>das ist keine Szene und kein Körper von X2 oder X3</translation>
    </message>
    <message>
        <source>%1 was searched for as %2</source>
        <translation>%1 wurde als %2 gesucht</translation>
    </message>
    <message>
        <source>files that the scene refers to</source>
        <translation>Dateien, die die Szene nennt</translation>
    </message>
    <message>
        <source>the catalogue is larger than the limit allows</source>
        <translation>der Katalog ist größer, als die Obergrenze erlaubt</translation>
    </message>
    <message>
        <source>%1 members have the name of a later one, which is used</source>
        <translation>%1 Einträge heißen wie ein späterer; es gilt der spätere</translation>
    </message>
    <message>
        <source>the sizes of all members add up to %1 bytes, the DAT has %2</source>
        <translation>die Größen aller Einträge ergeben zusammen %1 Bytes, die DAT hat %2</translation>
    </message>
    <message>
        <source>%1: %2; the rest is not read</source>
        <translation>%1: %2; was folgt, wird nicht gelesen</translation>
    </message>
    <message>
        <source>more than %1 tags</source>
        <translation>mehr als %1 Tags</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a known tag</source>
        <translation>&quot;%1&quot; ist kein bekannter Tag</translation>
    </message>
    <message>
        <source>materials</source>
        <translation>Materialien</translation>
    </message>
    <message>
        <source>MAT%1, material %2 of %3</source>
        <translation>MAT%1, Material %2 von %3</translation>
    </message>
    <message>
        <source>BODY, LOD %1 of %2</source>
        <translation>BODY, LOD %1 von %2</translation>
    </message>
    <message>
        <source>not part of the body</source>
        <translation>nicht Teil des Körpers</translation>
    </message>
    <message>
        <source>the body is larger than 4 GiB</source>
        <translation>der Körper ist größer als 4 GiB</translation>
    </message>
    <message>
        <source>this is not a BOB1 body</source>
        <translation>das ist kein BOB1-Körper</translation>
    </message>
    <message>
        <source>%1 bytes after the end of the body are ignored</source>
        <translation>%1 Bytes nach dem Ende des Körpers bleiben unbeachtet</translation>
    </message>
    <message>
        <source>bones</source>
        <translation>Knochen</translation>
    </message>
    <message>
        <source>%1, BONE, bone %2 of %3</source>
        <translation>%1, BONE, Knochen %2 von %3</translation>
    </message>
    <message>
        <source>%1, POIN, point %2 of %3</source>
        <translation>%1, POIN, Punkt %2 von %3</translation>
    </message>
    <message>
        <source>a point without a position (0x%1)</source>
        <translation>ein Punkt ohne Position (0x%1)</translation>
    </message>
    <message>
        <source>points with weights</source>
        <translation>Punkte mit Gewichten</translation>
    </message>
    <message>
        <source>parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>%1, PART, part %2 of %3</source>
        <translation>%1, PART, Teil %2 von %3</translation>
    </message>
    <message>
        <source>more than %1 groups of faces</source>
        <translation>mehr als %1 Gruppen von Flächen</translation>
    </message>
    <message>
        <source>faces</source>
        <translation>Flächen</translation>
    </message>
    <message>
        <source>%1: a face refers to a point that does not exist; it is left out</source>
        <translation>%1: eine Fläche nennt einen Punkt, den es nicht gibt; sie wird weggelassen</translation>
    </message>
    <message>
        <source>tangents</source>
        <translation>Tangenten</translation>
    </message>
    <message>
        <source>parameter &quot;%1&quot; is of an unknown type (%2)</source>
        <translation>Parameter &quot;%1&quot; ist von unbekanntem Typ (%2)</translation>
    </message>
    <message>
        <source>more than %1 parameters of materials</source>
        <translation>mehr als %1 Parameter von Materialien</translation>
    </message>
    <message>
        <source>more than %1 tags; the others are not listed</source>
        <translation>mehr als %1 Tags; die übrigen sind nicht aufgelistet</translation>
    </message>
    <message>
        <source>this is not a CUT1 scene</source>
        <translation>das ist keine CUT1-Szene</translation>
    </message>
    <message>
        <source>the scene is larger than 4 GiB</source>
        <translation>die Szene ist größer als 4 GiB</translation>
    </message>
    <message>
        <source>the fields of binary scenes (CUT1) are unknown: the bodies are shown, but not at their positions; X2BC or X3 Editor 2 can convert it to a text scene</source>
        <translation>die Felder binärer Szenen (CUT1) sind unbekannt: die Körper darin werden gezeigt, aber nicht an ihrem Ort; X2BC oder X3 Editor 2 kann sie in eine Textszene umwandeln</translation>
    </message>
    <message>
        <source>a material, or the size of a body</source>
        <translation>ein Material oder die Größe eines Körpers</translation>
    </message>
    <message>
        <source>too many materials; the rest is left out</source>
        <translation>zu viele Materialien; der Rest wird weggelassen</translation>
    </message>
    <message>
        <source>too many levels of detail; the rest is not read</source>
        <translation>zu viele Detailstufen; der Rest wird nicht gelesen</translation>
    </message>
    <message>
        <source>a comment describes a collision box; the meaning of its numbers is a guess</source>
        <translation>ein Kommentar gibt einen Kollisionskasten an; wie seine Zahlen gemeint sind, ist geraten</translation>
    </message>
    <message>
        <source>the text is too long; only its first %1 bytes are read</source>
        <translation>der Text ist zu lang; nur seine ersten %1 Bytes werden gelesen</translation>
    </message>
    <message>
        <source>the end of the frame</source>
        <translation>das Ende des Frames</translation>
    </message>
    <message>
        <source>expected %1 numbers after the flags 0x%2 of a frame, found %3; the frame is left out</source>
        <translation>nach den Flags 0x%2 eines Frames %1 Zahlen erwartet, %3 gefunden; der Frame wird weggelassen</translation>
    </message>
    <message>
        <source>the size of the body is missing; its points are not scaled</source>
        <translation>die Größe des Körpers fehlt; seine Punkte gelten, wie sie sind</translation>
    </message>
    <message>
        <source>a point, or -1; -1; -1; after the last</source>
        <translation>ein Punkt oder -1; -1; -1; hinter dem letzten</translation>
    </message>
    <message>
        <source>too many points; the rest is not read</source>
        <translation>zu viele Punkte; der Rest wird nicht gelesen</translation>
    </message>
    <message>
        <source>a face</source>
        <translation>eine Fläche</translation>
    </message>
    <message>
        <source>too many faces or parts; the rest is not read</source>
        <translation>zu viele Flächen oder Teile; der Rest wird nicht gelesen</translation>
    </message>
    <message>
        <source>the negative number after the corners of a face</source>
        <translation>die negative Zahl hinter den Ecken einer Fläche</translation>
    </message>
    <message>
        <source>a face has fewer than 3 corners; it is left out</source>
        <translation>eine Fläche hat weniger als 3 Ecken; sie wird weggelassen</translation>
    </message>
    <message>
        <source>expected a face of 3 or 4 corners, found %1; it is left out</source>
        <translation>Fläche mit 3 oder 4 Ecken erwartet, %1 gefunden; sie wird weggelassen</translation>
    </message>
    <message>
        <source>a face has a corner beyond the %1 points; it is left out</source>
        <translation>eine Fläche hat eine Ecke jenseits der %1 Punkte; sie wird weggelassen</translation>
    </message>
    <message>
        <source>an effect has more parameters than it declares</source>
        <translation>ein Effekt hat mehr Parameter als angegeben</translation>
    </message>
    <message>
        <source>the name of a parameter</source>
        <translation>der Name eines Parameters</translation>
    </message>
    <message>
        <source>expected the type of a parameter, found &quot;%1&quot;</source>
        <translation>Typ eines Parameters erwartet, &quot;%1&quot; gefunden</translation>
    </message>
    <message>
        <source>a path, a frame or one of their fields</source>
        <translation>ein Weg, ein Frame oder eines ihrer Felder</translation>
    </message>
    <message>
        <source>too many paths; the rest is not read</source>
        <translation>zu viele Wege; der Rest wird nicht gelesen</translation>
    </message>
    <message>
        <source>path %1 has no frame</source>
        <translation>Weg %1 hat keinen Frame</translation>
    </message>
    <message>
        <source>too many notes; the rest is left out</source>
        <translation>zu viele Notizen; der Rest wird weggelassen</translation>
    </message>
    <message>
        <source>&quot;{&quot; and a body</source>
        <translation>&quot;{&quot; und ein Körper</translation>
    </message>
    <message>
        <source>&quot;}&quot; after the body</source>
        <translation>&quot;}&quot; hinter dem Körper</translation>
    </message>
    <message>
        <source>a path has a second body; it is left out</source>
        <translation>ein Weg hat einen zweiten Körper; er wird weggelassen</translation>
    </message>
    <message>
        <source>expected a path, found a frame; it is left out</source>
        <translation>Weg erwartet, Frame gefunden; er wird weggelassen</translation>
    </message>
    <message>
        <source>too many frames; the rest is left out</source>
        <translation>zu viele Frames; der Rest wird weggelassen</translation>
    </message>
    <message>
        <source>all points of level of detail %1 are at the origin; it is left out</source>
        <translation>alle Punkte der Detailstufe %1 liegen im Ursprung; sie wird weggelassen</translation>
    </message>
    <message>
        <source>%1: faces have material %2, which the body does not have</source>
        <translation>%1: Flächen haben Material %2, das der Körper nicht hat</translation>
    </message>
    <message>
        <source>bodies that are shown many times have more than %1 triangles; further ones are left out</source>
        <translation>mehrfach gezeigte Körper haben mehr als %1 Dreiecke; weitere werden weggelassen</translation>
    </message>
    <message>
        <source>path %1 has Bezier keys, which are drawn as straight lines</source>
        <translation>Weg %1 hat Bézier-Keyframes, die als gerade Linien gezeichnet werden</translation>
    </message>
    <message>
        <source>%1 is shown within itself; it is left out there</source>
        <translation>%1 wird in sich selbst gezeigt; dort wird es weggelassen</translation>
    </message>
    <message>
        <source>%1 is nested too deeply in other scenes; it is left out</source>
        <translation>%1 liegt zu tief in Szenen innerhalb von Szenen; es wird weggelassen</translation>
    </message>
    <message>
        <source>there is more than one path %1; the first is used as a parent</source>
        <translation>es gibt mehr als einen Weg %1; als übergeordneter Weg gilt der erste</translation>
    </message>
    <message>
        <source>the parent of path %1 is path %2, which does not exist</source>
        <translation>Weg %1 hängt an Weg %2, den es nicht gibt</translation>
    </message>
    <message>
        <source>the parents of path %1 form a cycle</source>
        <translation>die übergeordneten Wege von Weg %1 bilden einen Kreis</translation>
    </message>
    <message>
        <source>the scene has no paths</source>
        <translation>die Szene hat keine Wege</translation>
    </message>
    <message>
        <source>the binary scene contains no bodies; convert it to text to see its paths</source>
        <translation>die binäre Szene enthält keine Körper; um ihre Wege zu sehen, in Text umwandeln</translation>
    </message>
    <message>
        <source>the body has nothing to show</source>
        <translation>der Körper hat nichts zu zeigen</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>larger than such a file can be</source>
        <translation>größer, als eine solche Datei sein kann</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; leads outside the opened folder and is not followed</source>
        <translation>%1: &quot;%2&quot; führt aus dem geöffneten Ordner hinaus und wird nicht verfolgt</translation>
    </message>
    <message>
        <source>not a path inside the folder</source>
        <translation>kein Pfad innerhalb des Ordners</translation>
    </message>
    <message>
        <source>%1: %2 is missing; %3 next to the mission is used</source>
        <translation>%1: %2 ist nicht vorhanden; genommen wird %3 neben der Mission</translation>
    </message>
    <message>
        <source>%1 is missing, but %2 exists</source>
        <translation>%1 ist nicht vorhanden, %2 aber schon</translation>
    </message>
    <message>
        <source>only the first %1 bytes of the text are read</source>
        <translation>nur die ersten %1 Bytes des Textes werden gelesen</translation>
    </message>
    <message>
        <source>this is not a text file</source>
        <translation>das ist kein Text</translation>
    </message>
    <message>
        <source>the text ends after %1 lines; line %2 should be: %3</source>
        <translation>der Text endet nach %1 Zeilen; Zeile %2 sollte sein: %3</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is not a number from 0 to %3; treated as 0</source>
        <translation>%1: &quot;%2&quot; ist keine Zahl von 0 bis %3; gilt als 0</translation>
    </message>
    <message>
        <source>%1 of %2 .%3 files next to it are offered</source>
        <translation>%1 von %2 .%3-Dateien daneben werden angeboten</translation>
    </message>
    <message>
        <source>the header is truncated: %1 of %2 bytes</source>
        <translation>der Kopf ist abgeschnitten: %1 von %2 Bytes</translation>
    </message>
    <message>
        <source>there is no object in this file</source>
        <translation>in dieser Datei ist kein Objekt</translation>
    </message>
    <message>
        <source>%1 bytes after the last block</source>
        <translation>%1 Bytes nach dem letzten Block</translation>
    </message>
    <message>
        <source>%1 blocks, but the game and its editor support %2</source>
        <translation>%1 Blöcke, wo das Spiel und sein Editor %2 annehmen</translation>
    </message>
    <message>
        <source>a corner of block %1 has no valid position; the block is left out</source>
        <translation>eine Ecke von Block %1 ist kein Ort; der Block wird weggelassen</translation>
    </message>
    <message>
        <source>block %1 is disabled: the editor hides it, the game does not</source>
        <translation>Block %1 ist ausgeschaltet: der Editor verbirgt ihn, das Spiel nicht</translation>
    </message>
    <message>
        <source>%1 declared</source>
        <translation>%1 angegeben</translation>
    </message>
    <message>
        <source>there are %1 messages; the game keeps %2</source>
        <translation>es gibt %1 Meldungen; das Spiel behält %2</translation>
    </message>
    <message>
        <source>message %1 has %2 bytes; the game shows %3 (%4 such messages)</source>
        <translation>Meldung %1 hat %2 Bytes; das Spiel zeigt %3 (%4 solche Meldungen)</translation>
    </message>
    <message>
        <source>the %1 has %2 bytes; the game reads %3 and treats the rest as the next line</source>
        <translation>%1: %2 Bytes; das Spiel liest %3 und nimmt den Rest als nächste Zeile</translation>
    </message>
    <message>
        <source>the briefing has %1 lines; the game shows %2</source>
        <translation>das Briefing hat %1 Zeilen; das Spiel zeigt %2</translation>
    </message>
    <message>
        <source>there is no mission in this file</source>
        <translation>in dieser Datei ist keine Mission</translation>
    </message>
    <message>
        <source>the file has %1 bytes, too few for the number of points</source>
        <translation>die Datei hat %1 Bytes, zu wenig für die Anzahl der Punkte</translation>
    </message>
    <message>
        <source>%1 bytes after the last point</source>
        <translation>%1 Bytes nach dem letzten Punkt</translation>
    </message>
    <message>
        <source>there are %1 points; the game reads %2</source>
        <translation>es gibt %1 Punkte; das Spiel liest %2</translation>
    </message>
    <message>
        <source>point %1 is out of range and not shown</source>
        <translation>Punkt %1 liegt jenseits aller Grenzen und wird nicht gezeigt</translation>
    </message>
    <message>
        <source>the rotation of point %1 is not a number; treated as 0</source>
        <translation>die Drehung von Punkt %1 ist keine Zahl; gilt als 0</translation>
    </message>
    <message>
        <source>too short for a point</source>
        <translation>zu kurz für einen Punkt</translation>
    </message>
    <message>
        <source>not used; most editors write 10 zero bytes</source>
        <translation>nicht benutzt; die meisten Editoren schreiben 10 Nullbytes</translation>
    </message>
    <message>
        <source>more points than can be shown</source>
        <translation>mehr Punkte, als gezeigt werden können</translation>
    </message>
    <message>
        <source>%1 references lead to points that do not exist; the first is in point %2</source>
        <translation>%1 Nummern führen zu Punkten, die es nicht gibt; die erste gehört zu Punkt %2</translation>
    </message>
    <message>
        <source>it lies past the end of the DAT, which has %1 bytes</source>
        <translation>es liegt hinter dem Ende der DAT, die %1 Bytes hat</translation>
    </message>
    <message>
        <source>this format refers to no other files</source>
        <translation>dieses Format verweist auf keine anderen Dateien</translation>
    </message>
    <message>
        <source>not a material</source>
        <translation>kein Material</translation>
    </message>
    <message>
        <source>not an image</source>
        <translation>kein Bild</translation>
    </message>
    <message>
        <source>there is no such folder or file</source>
        <translation>einen solchen Ordner oder eine solche Datei gibt es nicht</translation>
    </message>
    <message>
        <source>this is not a regular file</source>
        <translation>dies ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>%1 is not an archive</source>
        <translation>%1 ist kein Archiv</translation>
    </message>
    <message>
        <source>%1 is a folder of %2</source>
        <translation>%1 ist ein Ordner von %2</translation>
    </message>
    <message>
        <source>there is no %1 in %2</source>
        <translation>in %2 gibt es kein %1</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>der Speicher reicht nicht aus</translation>
    </message>
    <message>
        <source>blocks are nested too deeply; the inner ones are left out</source>
        <translation>Blöcke sind zu tief verschachtelt; die inneren werden ausgelassen</translation>
    </message>
    <message>
        <source>a quote that is not closed; the value ends with its line</source>
        <translation>ein Anführungszeichen, das nie geschlossen wird; der Wert gilt als mit seiner Zeile beendet</translation>
    </message>
    <message>
        <source>a key without a value</source>
        <translation>ein Schlüssel ohne Wert</translation>
    </message>
    <message>
        <source>a block without a closing brace</source>
        <translation>ein Block, dessen schließende Klammer fehlt</translation>
    </message>
    <message>
        <source>a closing brace without an opening one</source>
        <translation>eine schließende Klammer, die nichts schließt</translation>
    </message>
    <message>
        <source>a block without a name; it is left out</source>
        <translation>ein Block ohne Namen; er wird ausgelassen</translation>
    </message>
    <message>
        <source>more entries than the limit; the rest is left out</source>
        <translation>mehr Einträge als die Obergrenze; der Rest wird ausgelassen</translation>
    </message>
    <message>
        <source>a read past the end</source>
        <translation>ein Lesen über das Ende hinaus</translation>
    </message>
    <message>
        <source>the bytes do not match their checksum</source>
        <translation>die Bytes passen nicht zu ihrer Prüfsumme</translation>
    </message>
    <message>
        <source>it lies past the end of its archive, which has %1 bytes</source>
        <translation>sie liegt hinter dem Ende ihres Archivs, das %1 Bytes hat</translation>
    </message>
    <message>
        <source>%1 bytes exceed the limit of %2</source>
        <translation>%1 Bytes sind mehr als die Obergrenze von %2</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 fehlt</translation>
    </message>
    <message>
        <source>%1 files</source>
        <translation>%1 Dateien</translation>
    </message>
    <message>
        <source>a texture of %1 bytes is larger than the limit</source>
        <translation>eine Textur von %1 Bytes ist größer als die Obergrenze</translation>
    </message>
    <message>
        <source>the image needs %1 bytes, but %2 are left</source>
        <translation>das Bild braucht %1 Bytes, übrig sind %2</translation>
    </message>
    <message>
        <source>the texel format %1 is not supported</source>
        <translation>das Texelformat %1 wird nicht gelesen</translation>
    </message>
    <message>
        <source>compression method %1 of VTF 7.6 is not supported</source>
        <translation>Kompressionsverfahren %1 von VTF 7.6 wird nicht gelesen</translation>
    </message>
    <message>
        <source>compressed sizes</source>
        <translation>komprimierte Größen</translation>
    </message>
    <message>
        <source>a texture level of %1 bytes is larger than the limit</source>
        <translation>eine Texturstufe von %1 Bytes ist größer als die Obergrenze</translation>
    </message>
    <message>
        <source>a texture file of this size is not supported</source>
        <translation>eine Texturdatei dieser Größe wird nicht gelesen</translation>
    </message>
    <message>
        <source>frames of a particle sheet</source>
        <translation>Bilder eines Partikelbogens</translation>
    </message>
    <message>
        <source>the particle sheet cannot be read: %1</source>
        <translation>der Partikelbogen ist nicht lesbar: %1</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>dies ist ein Ordner</translation>
    </message>
    <message>
        <source>cannot be opened: %1</source>
        <translation>lässt sich nicht öffnen: %1</translation>
    </message>
    <message>
        <source>LZMA data without a header</source>
        <translation>LZMA-Daten ohne Kopf</translation>
    </message>
    <message>
        <source>the archive has no end record; searching for its files</source>
        <translation>das Archiv hat keinen Endeintrag; seine Dateien werden gesucht</translation>
    </message>
    <message>
        <source>not a zip archive</source>
        <translation>kein Zip-Archiv</translation>
    </message>
    <message>
        <source>the archive&apos;s directory lists %1 files, but its end record says %2; searching for more</source>
        <translation>das Verzeichnis des Archivs nennt %1 Dateien, sein Endeintrag aber %2; weitere werden gesucht</translation>
    </message>
    <message>
        <source>there is no local header at the offset in the directory</source>
        <translation>wo das Verzeichnis ihn angibt, ist kein lokaler Kopf</translation>
    </message>
    <message>
        <source>it is encrypted</source>
        <translation>sie ist verschlüsselt</translation>
    </message>
    <message>
        <source>compression method %1 is not supported</source>
        <translation>Kompressionsverfahren %1 wird nicht gelesen</translation>
    </message>
    <message>
        <source>its sizes are in zip64 fields, which are not supported</source>
        <translation>ihre Größen stehen in zip64-Feldern, die nicht gelesen werden</translation>
    </message>
    <message>
        <source>its data lies outside the archive</source>
        <translation>ihre Daten liegen außerhalb des Archivs</translation>
    </message>
    <message>
        <source>it is stored, but its two sizes differ</source>
        <translation>sie ist unkomprimiert abgelegt, aber ihre beiden Größen sind verschieden</translation>
    </message>
    <message>
        <source>its name leads outside the archive</source>
        <translation>ihr Name führt aus dem Archiv hinaus</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1 lässt sich nicht öffnen: %2</translation>
    </message>
    <message>
        <source>the directory is damaged; the archive was searched for files</source>
        <translation>das Verzeichnis ist beschädigt; die Dateien wurden gesucht</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>null</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eins</translation>
    </message>
    <message>
        <source>source colour</source>
        <translation>Quellfarbe</translation>
    </message>
    <message>
        <source>inverse source colour</source>
        <translation>inverse Quellfarbe</translation>
    </message>
    <message>
        <source>source alpha</source>
        <translation>Quellalpha</translation>
    </message>
    <message>
        <source>inverse source alpha</source>
        <translation>inverses Quellalpha</translation>
    </message>
    <message>
        <source>destination alpha</source>
        <translation>Zielalpha</translation>
    </message>
    <message>
        <source>inverse destination alpha</source>
        <translation>inverses Zielalpha</translation>
    </message>
    <message>
        <source>destination colour</source>
        <translation>Zielfarbe</translation>
    </message>
    <message>
        <source>inverse destination colour</source>
        <translation>inverse Zielfarbe</translation>
    </message>
    <message>
        <source>texture number %1</source>
        <translation>Textur Nummer %1</translation>
    </message>
    <message>
        <source>row %1 of types/Animations</source>
        <translation>Zeile %1 von types/Animations</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>nach dem Namen</translation>
    </message>
    <message>
        <source>%1 (drawn as the nearest supported mode)</source>
        <translation>%1 (mit dem ähnlichsten Verfahren gezeichnet)</translation>
    </message>
    <message>
        <source>%1 rows of the table cannot be parsed and are left out; the first is line %2</source>
        <translation>%1 Zeilen der Tabelle sind unverständlich und werden ausgelassen; die erste ist Zeile %2</translation>
    </message>
    <message>
        <source>convert it to text with X2BC or X3 Editor 2</source>
        <translation>mit X2BC oder X3 Editor 2 in Text umwandeln</translation>
    </message>
    <message>
        <source>body</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>omni light</source>
        <translation>Punktlicht</translation>
    </message>
    <message>
        <source>directional light</source>
        <translation>gerichtetes Licht</translation>
    </message>
    <message>
        <source>sub-scene</source>
        <translation>Teilszene</translation>
    </message>
    <message>
        <source>sub-scene (old)</source>
        <translation>Teilszene (alt)</translation>
    </message>
    <message>
        <source>none: coordinates are scene units</source>
        <translation>keine: Koordinaten sind Einheiten der Szene</translation>
    </message>
    <message>
        <source>an offset past the end (%1 bytes)</source>
        <translation>eine Stelle hinter dem Ende (%1 Bytes)</translation>
    </message>
    <message>
        <source>%1 %2 of %3 bytes cannot fit in the %4 bytes left</source>
        <translation>%1 %2 zu je %3 Bytes passen nicht in die übrigen %4 Bytes</translation>
    </message>
    <message>
        <source>there is no byte space %1</source>
        <translation>kein Byteraum %1</translation>
    </message>
    <message>
        <source>bad LZMA properties</source>
        <translation>falsche LZMA-Eigenschaften</translation>
    </message>
    <message>
        <source>damaged LZMA data</source>
        <translation>beschädigte LZMA-Daten</translation>
    </message>
    <message>
        <source>truncated LZMA data</source>
        <translation>LZMA-Daten, die zu früh enden</translation>
    </message>
    <message>
        <source>LZMA properties must have 5 bytes</source>
        <translation>LZMA-Eigenschaften müssen 5 Bytes lang sein</translation>
    </message>
    <message>
        <source>not enough memory for LZMA</source>
        <translation>kein Speicher für LZMA</translation>
    </message>
    <message>
        <source>not enough memory for deflate</source>
        <translation>kein Speicher für Deflate</translation>
    </message>
    <message>
        <source>more data than the limit allows</source>
        <translation>mehr Daten, als die Obergrenze erlaubt</translation>
    </message>
    <message>
        <source>damaged deflate data</source>
        <translation>beschädigte Deflate-Daten</translation>
    </message>
    <message>
        <source>truncated deflate data</source>
        <translation>Deflate-Daten, die zu früh enden</translation>
    </message>
    <message>
        <source>not enough memory for zstd</source>
        <translation>kein Speicher für zstd</translation>
    </message>
    <message>
        <source>damaged zstd data</source>
        <translation>beschädigte zstd-Daten</translation>
    </message>
    <message>
        <source>truncated zstd data</source>
        <translation>zstd-Daten, die zu früh enden</translation>
    </message>
    <message>
        <source>the file ended while it was being read</source>
        <translation>die Datei endete, während sie gelesen wurde</translation>
    </message>
    <message>
        <source>Reading the model</source>
        <translation>Liest das Modell</translation>
    </message>
    <message>
        <source>Listing parts</source>
        <translation>Listet die Teile auf</translation>
    </message>
    <message>
        <source>Building the scene</source>
        <translation>Baut die Szene</translation>
    </message>
    <message>
        <source>Searching %1</source>
        <translation>Sieht in %1 nach</translation>
    </message>
    <message>
        <source>Building the structure</source>
        <translation>Baut die Struktur</translation>
    </message>
    <message>
        <source>Reading records</source>
        <translation>Liest Datensätze</translation>
    </message>
    <message>
        <source>Reading records of the model</source>
        <translation>Liest die Datensätze</translation>
    </message>
    <message>
        <source>Reading the directory</source>
        <translation>Liest das Verzeichnis</translation>
    </message>
    <message>
        <source>Searching for parts</source>
        <translation>Sucht die Teile</translation>
    </message>
    <message>
        <source>Examining files</source>
        <translation>Sieht die Dateien an</translation>
    </message>
    <message>
        <source>Reading the file</source>
        <translation>Liest die Datei</translation>
    </message>
    <message>
        <source>Reading the header</source>
        <translation>Liest den Header</translation>
    </message>
    <message>
        <source>Reading the images</source>
        <translation>Liest die Bilder</translation>
    </message>
    <message>
        <source>a text contains a control character</source>
        <translation>in einem Text steht ein Steuerzeichen</translation>
    </message>
    <message>
        <source>this is not a JSON escape sequence</source>
        <translation>das ist kein Escape von JSON</translation>
    </message>
    <message>
        <source>the JSON text ends inside a string</source>
        <translation>der JSON-Text endet in einem Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>a text is not UTF-8</source>
        <translation>ein Text ist kein UTF-8</translation>
    </message>
    <message>
        <source>Building meshes</source>
        <translation>Baut Meshes</translation>
    </message>
    <message>
        <source>Adding items that Unity does not draw</source>
        <translation>Fügt hinzu, was Unity nicht zeichnet</translation>
    </message>
    <message>
        <source>Reading the layout</source>
        <translation>Liest das Layout</translation>
    </message>
    <message>
        <source>Reading files of the scene</source>
        <translation>Liest, was die Szene nennt</translation>
    </message>
    <message>
        <source>Reading the index</source>
        <translation>Liest den Index</translation>
    </message>
    <message>
        <source>Opening the members</source>
        <translation>Öffnet die Dateien darin</translation>
    </message>
    <message>
        <source>Searching for files of the game</source>
        <translation>Sucht die Dateien des Spiels</translation>
    </message>
    <message>
        <source>Reading files of the mission</source>
        <translation>Liest die Dateien der Mission</translation>
    </message>
    <message>
        <source>Reading the mission</source>
        <translation>Liest die Mission</translation>
    </message>
    <message>
        <source>Reading files next to it</source>
        <translation>Liest die Dateien daneben</translation>
    </message>
    <message>
        <source>an image of %1 bytes is too large</source>
        <translation>ein Bild von %1 Bytes ist zu groß</translation>
    </message>
    <message>
        <source>the pixel format of the DDS header is not %1 bytes long</source>
        <translation>das Pixelformat des DDS-Headers ist nicht %1 Bytes lang</translation>
    </message>
    <message>
        <source>the DDS header is not %1 bytes long</source>
        <translation>der DDS-Header ist nicht %1 Bytes lang</translation>
    </message>
    <message>
        <source>the DDS image has no size</source>
        <translation>das DDS-Bild hat keine Größe</translation>
    </message>
    <message>
        <source>an image of %1 x %2 x %3 is too large</source>
        <translation>ein Bild von %1 x %2 x %3 ist zu groß</translation>
    </message>
    <message>
        <source>the texel format %1 of DDS is not supported</source>
        <translation>das DDS-Texelformat %1 wird nicht gelesen</translation>
    </message>
    <message>
        <source>number %1</source>
        <translation>Nummer %1</translation>
    </message>
    <message>
        <source>of %1 bits</source>
        <translation>mit %1 Bits</translation>
    </message>
    <message>
        <source>the colour masks of the DDS header are invalid</source>
        <translation>die Farbmasken des DDS-Headers ergeben keinen Sinn</translation>
    </message>
    <message>
        <source>with flags 0x%1</source>
        <translation>mit Flags 0x%1</translation>
    </message>
    <message>
        <source>an image of %1 x %2 is too large</source>
        <translation>ein Bild von %1 x %2 ist zu groß</translation>
    </message>
    <message>
        <source>the %1 image cannot be read: %2</source>
        <translation>das %1-Bild lässt sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>not enough memory for the image</source>
        <translation>kein Speicher für das Bild</translation>
    </message>
    <message>
        <source>not a TGA image</source>
        <translation>kein TGA-Bild</translation>
    </message>
    <message>
        <source>the image has no texels</source>
        <translation>das Bild hat keine Texel</translation>
    </message>
    <message>
        <source>there is no section &quot;%1&quot;</source>
        <translation>es gibt keinen Abschnitt &quot;%1&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; may be %2 or %3</source>
        <translation>&quot;%1&quot; kann %2 oder %3 sein</translation>
    </message>
    <message>
        <source>record %1 ends before its field %2</source>
        <translation>Datensatz %1 endet vor seinem Feld %2</translation>
    </message>
    <message>
        <source>a view link starts with %1</source>
        <translation>ein Ansichtslink beginnt mit %1</translation>
    </message>
    <message>
        <source>the view link&apos;s %1=%2 is invalid</source>
        <translation>%1=%2 im Ansichtslink wird nicht verstanden</translation>
    </message>
    <message>
        <source>Materials: %1 of %2</source>
        <translation>Materialien: %1 von %2</translation>
    </message>
    <message>
        <source>Textures: %1 of %2</source>
        <translation>Texturen: %1 von %2</translation>
    </message>
    <message>
        <source>Studio</source>
        <translation>Studio</translation>
    </message>
    <message>
        <source>as baked</source>
        <translation>wie gebacken</translation>
    </message>
    <message>
        <source>brightened</source>
        <translation>aufgehellt</translation>
    </message>
    <message>
        <source>Automatic exposure</source>
        <translation>Automatische Belichtung</translation>
    </message>
    <message>
        <source>Clay</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>As in the game</source>
        <translation>Wie im Spiel</translation>
    </message>
    <message>
        <source>Show missing textures</source>
        <translation>Fehlende Texturen zeigen</translation>
    </message>
    <message>
        <source>the file has no entity text; its entities can be saved as JSON</source>
        <translation>die Datei hat keinen Text von Entitäten; ihre Dinge lassen sich als JSON schreiben</translation>
    </message>
    <message>
        <source>there are no entities in the file</source>
        <translation>in der Datei sind keine Entitäten</translation>
    </message>
    <message>
        <source>files of this format contain nothing that can be decoded in place</source>
        <translation>Dateien dieses Formats enthalten nichts, das sich an seinem Platz dekodieren ließe</translation>
    </message>
    <message>
        <source>the map is damaged: %1</source>
        <translation>die Karte ist beschädigt: %1</translation>
    </message>
    <message>
        <source>nothing in this map is compressed</source>
        <translation>in dieser Karte ist nichts komprimiert</translation>
    </message>
    <message>
        <source>the decoded file would be too large</source>
        <translation>dekodiert wäre es zu groß</translation>
    </message>
    <message>
        <source>the decoded game lump would be too large</source>
        <translation>dekodiert wäre sein Game-Lump zu groß</translation>
    </message>
    <message>
        <source>the directory of the archive is damaged</source>
        <translation>das Verzeichnis des Archivs ist beschädigt</translation>
    </message>
    <message>
        <source>“%1” is not a number</source>
        <translation>„%1“ ist keine Zahl</translation>
    </message>
    <message>
        <source>%1 does not fit into this type</source>
        <translation>%1 passt nicht in diesen Typ</translation>
    </message>
    <message>
        <source>“%1” is not a whole number</source>
        <translation>„%1“ ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>nothing to search for</source>
        <translation>nichts, wonach gesucht werden könnte</translation>
    </message>
    <message>
        <source>“%1” does not exist in this encoding</source>
        <translation>„%1“ gibt es in dieser Kodierung nicht</translation>
    </message>
    <message>
        <source>each byte needs two digits</source>
        <translation>zwei Ziffern für jedes Byte</translation>
    </message>
    <message>
        <source>“%1” is neither a hexadecimal digit nor ?</source>
        <translation>„%1“ ist weder eine hexadezimale Ziffer noch ?</translation>
    </message>
    <message>
        <source>at least one digit is needed</source>
        <translation>mindestens eine Ziffer ist nötig</translation>
    </message>
    <message>
        <source>Searching for embedded files</source>
        <translation>Enthaltene Dateien werden gesucht</translation>
    </message>
    <message>
        <source>zlib stream</source>
        <translation>zlib-Strom</translation>
    </message>
    <message>
        <source>zip archive</source>
        <translation>Zip-Archiv</translation>
    </message>
    <message>
        <source>PNG image</source>
        <translation>PNG-Bild</translation>
    </message>
    <message>
        <source>JPEG image</source>
        <translation>JPEG-Bild</translation>
    </message>
    <message>
        <source>GIF image</source>
        <translation>GIF-Bild</translation>
    </message>
    <message>
        <source>DDS texture</source>
        <translation>DDS-Textur</translation>
    </message>
    <message>
        <source>LZMA part of a Source map</source>
        <translation>LZMA-Teil einer Source-Karte</translation>
    </message>
    <message>
        <source>LZMA file</source>
        <translation>LZMA-Datei</translation>
    </message>
    <message>
        <source>gzip file</source>
        <translation>gzip-Datei</translation>
    </message>
    <message>
        <source>BMP image</source>
        <translation>BMP-Bild</translation>
    </message>
    <message>
        <source>WAV audio</source>
        <translation>WAV-Audio</translation>
    </message>
    <message>
        <source>AVI video</source>
        <translation>AVI-Video</translation>
    </message>
    <message>
        <source>WebP image</source>
        <translation>WebP-Bild</translation>
    </message>
    <message>
        <source>Ogg audio or video</source>
        <translation>Ogg-Audio oder -Video</translation>
    </message>
    <message>
        <source>MP3 audio</source>
        <translation>MP3-Audio</translation>
    </message>
    <message>
        <source>glTF model</source>
        <translation>glTF-Modell</translation>
    </message>
    <message>
        <source>Measuring entropy</source>
        <translation>Entropie wird gemessen</translation>
    </message>
    <message>
        <source>“%1” is not expected here</source>
        <translation>„%1“ wird hier nicht erwartet</translation>
    </message>
    <message>
        <source>before the first byte</source>
        <translation>vor dem ersten Byte</translation>
    </message>
    <message>
        <source>past the last byte</source>
        <translation>hinter dem letzten Byte</translation>
    </message>
    <message>
        <source>there are no bytes between these offsets</source>
        <translation>zwischen diesen Stellen liegen keine Bytes</translation>
    </message>
    <message>
        <source>this number is too large</source>
        <translation>diese Zahl ist zu groß</translation>
    </message>
    <message>
        <source>shift counts range from 0 to 62</source>
        <translation>verschoben wird um 0 bis 62</translation>
    </message>
    <message>
        <source>division by zero</source>
        <translation>Division durch null</translation>
    </message>
    <message>
        <source>a number is missing</source>
        <translation>eine Zahl fehlt</translation>
    </message>
    <message>
        <source>too many parentheses</source>
        <translation>zu viele Klammern</translation>
    </message>
    <message>
        <source>this parenthesis is not closed</source>
        <translation>diese Klammer ist nicht geschlossen</translation>
    </message>
    <message>
        <source>Searching for strings</source>
        <translation>Texte werden gesucht</translation>
    </message>
    <message>
        <source>the file does not have these bytes</source>
        <translation>diese Bytes hat die Datei nicht</translation>
    </message>
    <message>
        <source>there is no format %1</source>
        <translation>das Format %1 gibt es nicht</translation>
    </message>
    <message>
        <source>%1; its end is unknown</source>
        <translation>%1; das Ende ist nicht bekannt</translation>
    </message>
    <message>
        <source>Bytes of an unknown format</source>
        <translation>Bytes eines unbekannten Formats</translation>
    </message>
    <message>
        <source>there may be more embedded files than the %1 listed</source>
        <translation>es können mehr Dateien enthalten sein als die %1 aufgeführten</translation>
    </message>
    <message>
        <source>only the first %1 MiB were searched for embedded files</source>
        <translation>enthaltene Dateien wurden nur in den ersten %1 MiB gesucht</translation>
    </message>
    <message>
        <source>a regular expression is only allowed after ~</source>
        <translation>ein regulärer Ausdruck steht nur hinter ~</translation>
    </message>
    <message>
        <source>there is no field or flag &quot;%1&quot;</source>
        <translation>es gibt weder ein Feld noch ein Flag „%1“</translation>
    </message>
    <message>
        <source>there is no field or flag &quot;%1&quot;; did you mean %2?</source>
        <translation>es gibt weder ein Feld noch ein Flag „%1“; ist %2 gemeint?</translation>
    </message>
    <message>
        <source>a number is expected here, not a text</source>
        <translation>hier wird eine Zahl erwartet, und dies ist ein Text</translation>
    </message>
    <message>
        <source>a text and a number are never equal</source>
        <translation>ein Text und eine Zahl sind nie gleich</translation>
    </message>
    <message>
        <source>a whole number is expected here</source>
        <translation>hier wird eine ganze Zahl erwartet</translation>
    </message>
    <message>
        <source>a field with flags is expected before &quot;has&quot;</source>
        <translation>vor „has“ wird ein Feld mit Flags erwartet</translation>
    </message>
    <message>
        <source>this field has no named flags; a number is expected</source>
        <translation>dieses Feld hat keine Flags mit Namen; erwartet wird eine Zahl</translation>
    </message>
    <message>
        <source>the name of a flag is expected here: %1</source>
        <translation>hier wird der Name eines Flags erwartet: %1</translation>
    </message>
    <message>
        <source>a text is expected here, not a number</source>
        <translation>hier wird ein Text erwartet, und dies ist eine Zahl</translation>
    </message>
    <message>
        <source>a regular expression between slashes is expected here</source>
        <translation>hier wird ein regulärer Ausdruck erwartet, zwischen Schrägstrichen</translation>
    </message>
    <message>
        <source>the name of a list is expected here</source>
        <translation>hier wird der Name einer Liste erwartet</translation>
    </message>
    <message>
        <source>a list of numbers is expected here, not a text</source>
        <translation>hier wird eine Liste von Zahlen erwartet, und dies ist ein Text</translation>
    </message>
    <message>
        <source>the expression is longer than %1 characters</source>
        <translation>der Ausdruck ist länger als %1 Zeichen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not valid here</source>
        <translation>„%1“ hat hier keine Bedeutung</translation>
    </message>
    <message>
        <source>this quote is not closed</source>
        <translation>dieses Anführungszeichen wird nicht geschlossen</translation>
    </message>
    <message>
        <source>this regular expression is not closed by a slash</source>
        <translation>dieser reguläre Ausdruck wird von keinem Schrägstrich geschlossen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>„%1“ ist keine Zahl</translation>
    </message>
    <message>
        <source>an operator is missing here</source>
        <translation>hier fehlt ein Operator</translation>
    </message>
    <message>
        <source>columns separated by commas are expected</source>
        <translation>erwartet werden Spalten mit Kommas dazwischen</translation>
    </message>
    <message>
        <source>the expression has more than %1 operators</source>
        <translation>der Ausdruck hat mehr als %1 Operatoren</translation>
    </message>
    <message>
        <source>the expression is nested too deeply</source>
        <translation>der Ausdruck ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>comparisons must be joined with &amp;&amp; or ||</source>
        <translation>Vergleiche werden mit &amp;&amp; oder || verbunden</translation>
    </message>
    <message>
        <source>a field, a number or a text is missing here</source>
        <translation>hier fehlt etwas: ein Feld, eine Zahl, ein Text</translation>
    </message>
    <message>
        <source>a field, a number or a text is expected before &quot;%1&quot;</source>
        <translation>vor „%1“ wird ein Feld, eine Zahl oder ein Text erwartet</translation>
    </message>
    <message>
        <source>a closing bracket is missing here</source>
        <translation>hier fehlt eine schließende Klammer</translation>
    </message>
    <message>
        <source>a field is expected here, as in ref(%1).row</source>
        <translation>hier wird ein Feld erwartet, wie in ref(%1).row</translation>
    </message>
    <message>
        <source>the name of a field is expected here</source>
        <translation>hier wird der Name eines Felds erwartet</translation>
    </message>
    <message>
        <source>the number of an element is expected here, starting at 0</source>
        <translation>hier wird die Nummer eines Elements erwartet, ab 0 gezählt</translation>
    </message>
    <message>
        <source>x, y, z or w is expected here; use ref(%1) to follow a reference</source>
        <translation>hier wird x, y, z oder w erwartet; Datensätzen folgt man mit ref(%1)</translation>
    </message>
    <message>
        <source>there is no field &quot;%1&quot;</source>
        <translation>es gibt kein Feld „%1“</translation>
    </message>
    <message>
        <source>there is no field &quot;%1&quot;; did you mean %2?</source>
        <translation>es gibt kein Feld „%1“; ist %2 gemeint?</translation>
    </message>
    <message>
        <source>%1 is not a list</source>
        <translation>%1 ist keine Liste</translation>
    </message>
    <message>
        <source>%1 has the elements 0 to %2</source>
        <translation>%1 hat die Elemente 0 bis %2</translation>
    </message>
    <message>
        <source>%1 does not refer to records</source>
        <translation>%1 führt zu keinen Datensätzen</translation>
    </message>
    <message>
        <source>%1 does not refer to records; these fields do: %2</source>
        <translation>%1 führt zu keinen Datensätzen; diese schon: %2</translation>
    </message>
    <message>
        <source>%1 is a list; one of its elements is %1[0]</source>
        <translation>%1 ist eine Liste; eines ihrer Elemente ist %1[0]</translation>
    </message>
    <message>
        <source>the regular expression takes too many steps on record %1</source>
        <translation>der reguläre Ausdruck braucht bei Datensatz %1 zu viele Schritte</translation>
    </message>
    <message>
        <source>the regular expression is longer than %1 characters</source>
        <translation>der reguläre Ausdruck ist länger als %1 Zeichen</translation>
    </message>
    <message>
        <source>the regular expression is invalid: %1</source>
        <translation>der reguläre Ausdruck ist falsch: %1</translation>
    </message>
    <message>
        <source>the regular expression is invalid at character %1: %2</source>
        <translation>der reguläre Ausdruck ist bei Zeichen %1 falsch: %2</translation>
    </message>
    <message>
        <source>Mapping the sections</source>
        <translation>Abschnitte werden zugeordnet</translation>
    </message>
    <message>
        <source>%1 is inside a solid or outside the map</source>
        <translation>%1 steht im Festen oder außerhalb der Karte</translation>
    </message>
    <message>
        <source>the map has no player start</source>
        <translation>die Karte hat keinen Startplatz</translation>
    </message>
    <message>
        <source>all %1 player starts are inside the map</source>
        <translation>alle %1 Startplätze liegen in der Karte</translation>
    </message>
    <message>
        <source>the map has visibility data for %1 clusters</source>
        <translation>die Karte hat Sichtbarkeitsdaten für %1 Cluster</translation>
    </message>
    <message>
        <source>the map has no visibility data: it leaks, or was compiled without it</source>
        <translation>die Karte hat keine Sichtbarkeitsdaten: sie ist undicht oder wurde ohne sie übersetzt</translation>
    </message>
    <message>
        <source>area portal %1 does not separate two areas</source>
        <translation>Area Portal %1 trennt keine zwei Bereiche</translation>
    </message>
    <message>
        <source>all %1 area portals separate two areas</source>
        <translation>alle %1 Area Portals trennen zwei Bereiche</translation>
    </message>
    <message>
        <source>Tool brushes</source>
        <translation>Werkzeug-Brushes</translation>
    </message>
    <message>
        <source>Player clip brushes</source>
        <translation>Spieler-Clip-Brushes</translation>
    </message>
    <message>
        <source>NPC clip brushes</source>
        <translation>NPC-Clip-Brushes</translation>
    </message>
    <message>
        <source>Clip brushes (players and NPCs)</source>
        <translation>Clip-Brushes (Spieler und NPCs)</translation>
    </message>
    <message>
        <source>Grenade clip brushes</source>
        <translation>Granaten-Clip-Brushes</translation>
    </message>
    <message>
        <source>Trigger brushes</source>
        <translation>Trigger-Brushes</translation>
    </message>
    <message>
        <source>Ladder brushes</source>
        <translation>Leiter-Brushes</translation>
    </message>
    <message>
        <source>Nodraw brush sides</source>
        <translation>Nodraw-Seiten von Brushes</translation>
    </message>
    <message>
        <source>Hint and skip brushes</source>
        <translation>Hint- und Skip-Brushes</translation>
    </message>
    <message>
        <source>Brushes that block the line of sight</source>
        <translation>Brushes, die die Sichtlinie sperren</translation>
    </message>
    <message>
        <source>Brushes that block bullets</source>
        <translation>Brushes, die Kugeln aufhalten</translation>
    </message>
    <message>
        <source>Brushes that block light</source>
        <translation>Brushes, die Licht aufhalten</translation>
    </message>
    <message>
        <source>Area portal brushes</source>
        <translation>Area-Portal-Brushes</translation>
    </message>
    <message>
        <source>Occluder brushes</source>
        <translation>Occluder-Brushes</translation>
    </message>
    <message>
        <source>Origin brushes</source>
        <translation>Origin-Brushes</translation>
    </message>
    <message>
        <source>Invisible brushes</source>
        <translation>Unsichtbare Brushes</translation>
    </message>
    <message>
        <source>Fog brushes</source>
        <translation>Nebel-Brushes</translation>
    </message>
    <message>
        <source>Outlines of all brushes</source>
        <translation>Umrisse aller Brushes</translation>
    </message>
    <message>
        <source>brush %1 cannot be rebuilt from its planes</source>
        <translation>Brush %1 lässt sich nicht aus seinen Ebenen aufbauen</translation>
    </message>
    <message>
        <source>not all brushes have an outline</source>
        <translation>nicht alle Brushes haben einen Umriss</translation>
    </message>
    <message>
        <source>only the first %1 entities have a marker</source>
        <translation>nur die ersten %1 Entitäten haben eine Marke</translation>
    </message>
    <message>
        <source>Entity markers</source>
        <translation>Marken der Entitäten</translation>
    </message>
    <message>
        <source>only the first %1 entities that move have a slider</source>
        <translation>nur die ersten %1 beweglichen Entitäten haben einen Regler</translation>
    </message>
    <message>
        <source>Moving entities</source>
        <translation>Bewegliche Entitäten</translation>
    </message>
    <message>
        <source>Ropes</source>
        <translation>Seile</translation>
    </message>
    <message>
        <source>big-endian</source>
        <translation>Big-Endian</translation>
    </message>
    <message>
        <source>lump %1 starts at %2, which is not a multiple of %3</source>
        <translation>Lump %1 beginnt bei %2, was kein Vielfaches von %3 ist</translation>
    </message>
    <message>
        <source>the map (decoded)</source>
        <translation>die Karte (dekodiert)</translation>
    </message>
    <message>
        <source>%1 is not used: %2</source>
        <translation>%1 wird nicht verwendet: %2</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>aus %1</translation>
    </message>
    <message>
        <source>%1 belongs to revision %2 of the map, which has %3</source>
        <translation>%1 gehört zu Revision %2 der Karte, die %3 hat</translation>
    </message>
    <message>
        <source>no lump has the number %1</source>
        <translation>kein Lump hat die Nummer %1</translation>
    </message>
    <message>
        <source>offset of the lump in this file</source>
        <translation>wo der Lump in dieser Datei beginnt</translation>
    </message>
    <message>
        <source>of the map that it belongs to</source>
        <translation>der Karte, zu der er gehört</translation>
    </message>
    <message>
        <source>after the luxels of each face, one byte per luxel: amount of sunlight</source>
        <translation>hinter den Luxeln jeder Fläche ein Byte je Luxel: wie viel Sonne es erreicht</translation>
    </message>
    <message>
        <source>opaque: unknown format</source>
        <translation>undurchsichtig: was darin ist, hat keine bekannte Form</translation>
    </message>
    <message>
        <source>opaque: a pakfile in an Xbox format</source>
        <translation>undurchsichtig: eine Pakdatei in einer Form der Xbox</translation>
    </message>
    <message>
        <source>the same bytes as PHYSCOLLIDE</source>
        <translation>dieselben Bytes wie PHYSCOLLIDE</translation>
    </message>
    <message>
        <source>replaces %1</source>
        <translation>steht für %1</translation>
    </message>
    <message>
        <source>not used: replaced by %1</source>
        <translation>nicht verwendet: %1 steht dafür</translation>
    </message>
    <message>
        <source>%1 bytes belong to no lump</source>
        <translation>%1 Bytes gehören zu keinem Lump</translation>
    </message>
    <message>
        <source>records that follow</source>
        <translation>folgende Datensätze</translation>
    </message>
    <message>
        <source>of the displacement, in which the luxel lies</source>
        <translation>des Displacements, in dem das Luxel liegt</translation>
    </message>
    <message>
        <source>weights of its corners, / 255</source>
        <translation>Anteile seiner Ecken, / 255</translation>
    </message>
    <message>
        <source>the brush if count is 1, otherwise a row of FACEBRUSHLIST</source>
        <translation>der Brush, wenn count 1 ist, sonst eine Zeile von FACEBRUSHLIST</translation>
    </message>
    <message>
        <source>each colour times 2^exponent / 255 is linear light</source>
        <translation>jede Farbe mal 2^exponent / 255 ist lineares Licht</translation>
    </message>
    <message>
        <source>the name of texture %1 has no end: &quot;%2&quot;</source>
        <translation>der Name von Textur %1 hat kein Ende: „%2“</translation>
    </message>
    <message>
        <source>description of its solids and materials</source>
        <translation>was seine Körper und Materialien sind</translation>
    </message>
    <message>
        <source>reason why there are no records</source>
        <translation>warum sie keine Datensätze haben</translation>
    </message>
    <message>
        <source>MOPP: code of a bounding tree that only the engine runs</source>
        <translation>MOPP: der Code eines Hüllenbaums, den nur die Engine ausführt</translation>
    </message>
    <message>
        <source>a surface of another version, whose ledge layout is unknown</source>
        <translation>eine Oberfläche anderer Version, deren Ledges in unbekannter Weise angeordnet sind</translation>
    </message>
    <message>
        <source>neither a compact surface nor MOPP</source>
        <translation>weder kompakte Oberfläche noch MOPP</translation>
    </message>
    <message>
        <source>areas by direction, in an unknown format</source>
        <translation>Flächen nach Richtung, in unbekannter Form</translation>
    </message>
    <message>
        <source>PHYSCOLLIDE: solid %1 of record %2 does not fit</source>
        <translation>PHYSCOLLIDE: Körper %1 von Datensatz %2 passt nicht hinein</translation>
    </message>
    <message>
        <source>PHYSCOLLIDE: solid %1 of record %2: %3; the rest of it is left out</source>
        <translation>PHYSCOLLIDE: Körper %1 von Datensatz %2: %3; sein Rest wird ausgelassen</translation>
    </message>
    <message>
        <source>displacements</source>
        <translation>Displacements</translation>
    </message>
    <message>
        <source>bytes of the displacement&apos;s hull</source>
        <translation>Bytes der Hülle des Displacements</translation>
    </message>
    <message>
        <source>PHYSDISP: the sizes of its hulls do not fit the lump</source>
        <translation>PHYSDISP: die Größen der Hüllen passen nicht zum Lump</translation>
    </message>
    <message>
        <source>a hull in the packed format of the physics engine</source>
        <translation>eine Hülle, gepackt in der eigenen Weise der Physik-Engine</translation>
    </message>
    <message>
        <source>in metres; (x, y, z) is (x, z, -y) / 0.0254 in units of the map</source>
        <translation>in Metern; (x, y, z) ist (x, z, -y) / 0.0254 in Einheiten der Karte</translation>
    </message>
    <message>
        <source>bytes of the solid that follow</source>
        <translation>folgende Bytes des Körpers</translation>
    </message>
    <message>
        <source>bytes of the surface that follow</source>
        <translation>folgende Bytes der Oberfläche</translation>
    </message>
    <message>
        <source>bytes after the surface</source>
        <translation>Bytes hinter der Oberfläche</translation>
    </message>
    <message>
        <source>of a sphere around the centre of mass, in metres</source>
        <translation>einer Kugel um den Schwerpunkt, in Metern</translation>
    </message>
    <message>
        <source>bytes from the start of this record to a node</source>
        <translation>Bytes vom Anfang dieses Datensatzes zu einem Knoten</translation>
    </message>
    <message>
        <source>in 250ths of the radius, displacement by a rotation</source>
        <translation>in 250steln des Radius, wie weit eine Drehung es bewegt</translation>
    </message>
    <message>
        <source>bytes of this record with all its data</source>
        <translation>Bytes dieses Datensatzes und all dessen, was zu ihm gehört</translation>
    </message>
    <message>
        <source>bytes from this node; 0 = no children, otherwise the left one follows this node</source>
        <translation>Bytes ab diesem Knoten; 0 = er hat keine Kinder, sonst folgt ihm das linke</translation>
    </message>
    <message>
        <source>bytes from this node; 0 = a node with children has no ledge</source>
        <translation>Bytes ab diesem Knoten; 0 = ein Knoten mit Kindern hat keinen Ledge</translation>
    </message>
    <message>
        <source>half of its box along each axis, in 250ths of the radius</source>
        <translation>Hälfte seines Quaders entlang jeder Achse, in 250steln des Radius</translation>
    </message>
    <message>
        <source>bytes from this ledge to its points</source>
        <translation>Bytes von diesem Ledge zu seinen Punkten</translation>
    </message>
    <message>
        <source>number of the brush; for a hull of children, bytes to its node</source>
        <translation>Nummer des Brushs; bei einer Hülle von Kindern Bytes zu ihrem Knoten</translation>
    </message>
    <message>
        <source>bytes of the ledge, its triangles and its share of points, / 16</source>
        <translation>Bytes des Ledges, seiner Dreiecke und seines Anteils an Punkten, / 16</translation>
    </message>
    <message>
        <source>number in the ledge</source>
        <translation>seine Nummer im Ledge</translation>
    </message>
    <message>
        <source>triangle on the other side of the ledge</source>
        <translation>Dreieck auf der anderen Seite des Ledges</translation>
    </message>
    <message>
        <source>into the material table of the text, 0 = the solid&apos;s own</source>
        <translation>in die Materialtabelle des Textes, 0 = das des Körpers</translation>
    </message>
    <message>
        <source>1 = only in the hull around several ledges</source>
        <translation>1 = nur in der Hülle um mehrere Ledges</translation>
    </message>
    <message>
        <source>start of the edge: point of the ledge</source>
        <translation>wo die Kante beginnt: Punkt des Ledges</translation>
    </message>
    <message>
        <source>edge of the neighbour, relative to this one in steps of 4 bytes; signed 15 bits</source>
        <translation>Kante des Nachbarn, von dieser in 4 Bytes gezählt; 15 Bits mit Vorzeichen</translation>
    </message>
    <message>
        <source>the root of its tree is out of range</source>
        <translation>die Wurzel seines Baums liegt außerhalb</translation>
    </message>
    <message>
        <source>its tree has more nodes than possible: it contains a cycle</source>
        <translation>sein Baum hat mehr Knoten als Platz: er läuft im Kreis</translation>
    </message>
    <message>
        <source>the ledge of a node is out of range</source>
        <translation>der Ledge eines Knotens liegt außerhalb</translation>
    </message>
    <message>
        <source>a child of a node is out of range</source>
        <translation>ein Kind eines Knotens liegt außerhalb</translation>
    </message>
    <message>
        <source>two nodes of its tree share bytes</source>
        <translation>zwei Knoten seines Baums teilen sich Bytes</translation>
    </message>
    <message>
        <source>two ledges share bytes</source>
        <translation>zwei Ledges teilen sich Bytes</translation>
    </message>
    <message>
        <source>the triangles of a ledge do not fit</source>
        <translation>die Dreiecke eines Ledges passen nicht hinein</translation>
    </message>
    <message>
        <source>the points of a ledge are out of range</source>
        <translation>die Punkte eines Ledges liegen außerhalb</translation>
    </message>
    <message>
        <source>points of two ledges overlap</source>
        <translation>Punkte zweier Ledges überschneiden sich</translation>
    </message>
    <message>
        <source>it ends inside the header of its surface</source>
        <translation>er endet im Kopf seiner Oberfläche</translation>
    </message>
    <message>
        <source>the sizes in its header do not fit</source>
        <translation>die Größen in seinem Kopf passen nicht</translation>
    </message>
    <message>
        <source>scales of props</source>
        <translation>Skalierungen der Props</translation>
    </message>
    <message>
        <source>along its axes</source>
        <translation>entlang seiner Achsen</translation>
    </message>
    <message>
        <source>a solid of an unsupported kind (MOPP)</source>
        <translation>ein Körper einer Art (MOPP), die nicht gelesen wird</translation>
    </message>
    <message>
        <source>a solid without its mark (IVPS)</source>
        <translation>ein Körper ohne seine Kennung (IVPS)</translation>
    </message>
    <message>
        <source>solids of version 0x%1 are not supported</source>
        <translation>Körper der Version 0x%1 werden nicht gelesen</translation>
    </message>
    <message>
        <source>a point of a solid out of range</source>
        <translation>ein Punkt eines Körpers jenseits aller Grenzen</translation>
    </message>
    <message>
        <source>face %1 has texture %2, which does not exist</source>
        <translation>Fläche %1 hat Textur %2, die es nicht gibt</translation>
    </message>
    <message>
        <source>Cube map samples</source>
        <translation>Cubemap-Messpunkte</translation>
    </message>
    <message>
        <source>pixels per side</source>
        <translation>Pixel je Seite</translation>
    </message>
    <message>
        <source>Hammer face ids</source>
        <translation>Hammer-Flächennummern</translation>
    </message>
    <message>
        <source>not all Hammer face ids are shown</source>
        <translation>nicht alle Hammer-Flächennummern werden gezeigt</translation>
    </message>
    <message>
        <source>Primitives</source>
        <translation>Primitive</translation>
    </message>
    <message>
        <source>Vertex normals</source>
        <translation>Eckpunktnormalen</translation>
    </message>
    <message>
        <source>not all primitives are shown</source>
        <translation>nicht alle Primitive werden gezeigt</translation>
    </message>
    <message>
        <source>not all vertex normals are shown</source>
        <translation>nicht alle Eckpunktnormalen werden gezeigt</translation>
    </message>
    <message>
        <source>Map internals</source>
        <translation>Interna der Karte</translation>
    </message>
    <message>
        <source>Leaf boxes by cluster</source>
        <translation>Quader der Blätter nach Cluster</translation>
    </message>
    <message>
        <source>Boxes of leaves with contents</source>
        <translation>Quader nicht leerer Blätter</translation>
    </message>
    <message>
        <source>not all leaves have a box</source>
        <translation>nicht alle Blätter haben einen Quader</translation>
    </message>
    <message>
        <source>Multi-blend of displacements</source>
        <translation>Multi-Blend der Displacements</translation>
    </message>
    <message>
        <source>Occluders</source>
        <translation>Occluder (Verdecker)</translation>
    </message>
    <message>
        <source>Solid but not drawn</source>
        <translation>Fest, wo nichts gezeichnet wird</translation>
    </message>
    <message>
        <source>Drawn but not solid</source>
        <translation>Gezeichnet, wo nichts fest ist</translation>
    </message>
    <message>
        <source>not all physics hulls are compared with the drawn surfaces</source>
        <translation>nicht alle Physikkörper werden mit dem Gezeichneten verglichen</translation>
    </message>
    <message>
        <source>Physics hulls of brushes</source>
        <translation>Physikkörper der Brushes</translation>
    </message>
    <message>
        <source>not all physics hulls are shown</source>
        <translation>nicht alle Physikkörper werden gezeigt</translation>
    </message>
    <message>
        <source>Physics hulls of props</source>
        <translation>Physikkörper der Props</translation>
    </message>
    <message>
        <source>node %1 leads to leaf %2, which does not exist</source>
        <translation>Knoten %1 führt zu Blatt %2, das es nicht gibt</translation>
    </message>
    <message>
        <source>node %1 leads to node %2, which does not exist</source>
        <translation>Knoten %1 führt zu Knoten %2, den es nicht gibt</translation>
    </message>
    <message>
        <source>node %1 leads back to node %2; the tree contains a cycle</source>
        <translation>Knoten %1 führt zurück zu Knoten %2; der Baum läuft im Kreis</translation>
    </message>
    <message>
        <source>leaf %1 lists brushes %2 to %3 of %4</source>
        <translation>Blatt %1 führt Brushes %2 bis %3 von %4 auf</translation>
    </message>
    <message>
        <source>VISIBILITY: the row of cluster %1 lies outside the lump; it sees everything</source>
        <translation>VISIBILITY: die Zeile von Cluster %1 liegt außerhalb des Lumps; er sieht alles</translation>
    </message>
    <message>
        <source>VISIBILITY: the row of cluster %1 has an empty run; the rest is not visible</source>
        <translation>VISIBILITY: die Zeile von Cluster %1 wiederholt nichts; der Rest ist nicht zu sehen</translation>
    </message>
    <message>
        <source>VISIBILITY: the row of cluster %1 is truncated</source>
        <translation>VISIBILITY: die Zeile von Cluster %1 ist abgeschnitten</translation>
    </message>
    <message>
        <source>PHYSCOLLIDE: the sizes of record %1 do not fit; the rest is left out</source>
        <translation>PHYSCOLLIDE: die Größen von Datensatz %1 passen nicht; was folgt, wird ausgelassen</translation>
    </message>
    <message>
        <source>padding zeros between lumps</source>
        <translation>Nullen, die Lumps ausrichten</translation>
    </message>
    <message>
        <source>a colour table has %1 bytes instead of %2</source>
        <translation>eine Farbtabelle hat %1 Bytes, nicht %2</translation>
    </message>
    <message>
        <source>Files next to the map</source>
        <translation>Dateien neben der Karte</translation>
    </message>
    <message>
        <source>Files named after the map (_l_0.lmp) replace lumps of the map.</source>
        <translation>Dateien, die nach der Karte heißen (_l_0.lmp), stehen für Lumps der Karte.</translation>
    </message>
    <message>
        <source>Used, as in the game</source>
        <translation>Verwendet, wie im Spiel</translation>
    </message>
    <message>
        <source>Ignored</source>
        <translation>Nicht verwendet</translation>
    </message>
    <message>
        <source>every byte is XORed with one of 32 key bytes, stored at 384 where other maps have zeros</source>
        <translation>jedes Byte ist mit einem von 32 XOR-verknüpft, die bei 384 liegen, wo klare Karten Nullen haben</translation>
    </message>
    <message>
        <source>rotation relative to this one, in quarter turns</source>
        <translation>wie es gegen dieses gedreht ist, in Vierteln</translation>
    </message>
    <message>
        <source>part of this edge that it touches</source>
        <translation>Teil dieser Kante, den es berührt</translation>
    </message>
    <message>
        <source>part of its own edge</source>
        <translation>Teil seiner eigenen Kante</translation>
    </message>
    <message>
        <source>displacements at the corner; only the first ones are used</source>
        <translation>Displacements an der Ecke, die ersten davon zählen</translation>
    </message>
    <message>
        <source>number of those used</source>
        <translation>davon</translation>
    </message>
    <message>
        <source>%1 was made for a map of %2 bytes, but this one has %3</source>
        <translation>%1 wurde für eine Karte von %2 Bytes gemacht, diese hat %3</translation>
    </message>
    <message>
        <source>place names, each after its length</source>
        <translation>Namen von Orten, jeder hinter seiner Länge</translation>
    </message>
    <message>
        <source>no navigation mesh</source>
        <translation>kein Navigationsnetz</translation>
    </message>
    <message>
        <source>navigation meshes of version %1 are not supported</source>
        <translation>Navigationsnetze der Version %1 werden nicht gelesen</translation>
    </message>
    <message>
        <source>navigation areas</source>
        <translation>Navigationsflächen</translation>
    </message>
    <message>
        <source>a navigation area out of range</source>
        <translation>eine Navigationsfläche jenseits aller Grenzen</translation>
    </message>
    <message>
        <source>navigation ladders</source>
        <translation>Navigationsleitern</translation>
    </message>
    <message>
        <source>%1 bytes are left</source>
        <translation>%1 Bytes bleiben übrig</translation>
    </message>
    <message>
        <source>size of the map that it was made for</source>
        <translation>Größe der Karte, für die es gemacht wurde</translation>
    </message>
    <message>
        <source>vertex lighting of a console</source>
        <translation>Vertex-Licht einer Konsole</translation>
    </message>
    <message>
        <source>clusters that see those of the row</source>
        <translation>Cluster, die sehen, was in der Zeile steht</translation>
    </message>
    <message>
        <source>clusters that hear those of the row</source>
        <translation>Cluster, die hören, was in der Zeile steht</translation>
    </message>
    <message>
        <source>in the row</source>
        <translation>in der Zeile</translation>
    </message>
    <message>
        <source>one per cluster; a zero byte is followed by the number of zero bytes</source>
        <translation>eines je Cluster; auf ein Nullbyte folgt die Anzahl der Nullbytes</translation>
    </message>
    <message>
        <source>not all brushes are shown</source>
        <translation>nicht alle Brushes werden gezeigt</translation>
    </message>
    <message>
        <source>Colour correction</source>
        <translation>Farbkorrektur</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>By position</source>
        <translation>Je nach Ort</translation>
    </message>
    <message>
        <source>Navigation areas</source>
        <translation>Navigationsflächen</translation>
    </message>
    <message>
        <source>not all navigation areas are shown</source>
        <translation>nicht alle Navigationsflächen werden gezeigt</translation>
    </message>
    <message>
        <source>Water by distance</source>
        <translation>Wasser nach Entfernung</translation>
    </message>
    <message>
        <source>Fade by distance</source>
        <translation>Nach Entfernung ausblenden</translation>
    </message>
    <message>
        <source>displacement at the edge; the largest number: none</source>
        <translation>Displacement an der Kante; die größte Zahl: keines</translation>
    </message>
    <message>
        <source>only the first %1 colour corrections are read</source>
        <translation>nur die ersten %1 Farbkorrekturen werden gelesen</translation>
    </message>
    <message>
        <source>%1 of %2 blocks could be read</source>
        <translation>%1 von %2 Blöcken konnten gelesen werden</translation>
    </message>
    <message>
        <source>%1 of %2 points could be read</source>
        <translation>%1 von %2 Punkten konnten gelesen werden</translation>
    </message>
    <message>
        <source>word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>A key or a value holds the word.</source>
        <translation>Ein Schlüssel oder ein Wert enthält das Wort.</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>The value of the key holds the text.</source>
        <translation>Der Wert des Schlüssels enthält den Text.</translation>
    </message>
    <message>
        <source>The entity has the key.</source>
        <translation>Die Entität hat den Schlüssel.</translation>
    </message>
    <message>
        <source>Spaces in quotes are part of a word.</source>
        <translation>Leerzeichen in Anführungszeichen gehören zum Wort.</translation>
    </message>
    <message>
        <source>One of two conditions holds, or both.</source>
        <translation>Eine von zwei Bedingungen gilt, oder beide.</translation>
    </message>
    <message>
        <source>Both conditions hold.</source>
        <translation>Beide Bedingungen gelten.</translation>
    </message>
    <message>
        <source>The condition does not hold.</source>
        <translation>Die Bedingung gilt nicht.</translation>
    </message>
    <message>
        <source>Numbers or texts are equal.</source>
        <translation>Zahlen oder Texte sind gleich.</translation>
    </message>
    <message>
        <source>Numbers or texts differ.</source>
        <translation>Zahlen oder Texte sind verschieden.</translation>
    </message>
    <message>
        <source>The first is less than the second.</source>
        <translation>Das erste ist kleiner als das zweite.</translation>
    </message>
    <message>
        <source>The first is less than or equal to the second.</source>
        <translation>Das erste ist kleiner als das zweite oder gleich.</translation>
    </message>
    <message>
        <source>The first is greater than the second.</source>
        <translation>Das erste ist größer als das zweite.</translation>
    </message>
    <message>
        <source>The first is greater than or equal to the second.</source>
        <translation>Das erste ist größer als das zweite oder gleich.</translation>
    </message>
    <message>
        <source>All these flags are set.</source>
        <translation>Alle diese Flags sind gesetzt.</translation>
    </message>
    <message>
        <source>A list contains the number, or a text contains the second text.</source>
        <translation>Eine Liste hat die Zahl, oder ein Text enthält den anderen.</translation>
    </message>
    <message>
        <source>A regular expression matches the text; i behind it ignores case.</source>
        <translation>Ein regulärer Ausdruck passt auf den Text; i dahinter ignoriert Groß- und Kleinschreibung.</translation>
    </message>
    <message>
        <source>A regular expression does not match the text.</source>
        <translation>Ein regulärer Ausdruck passt nicht auf den Text.</translation>
    </message>
    <message>
        <source>Sum.</source>
        <translation>Summe.</translation>
    </message>
    <message>
        <source>Difference.</source>
        <translation>Differenz.</translation>
    </message>
    <message>
        <source>Product.</source>
        <translation>Produkt.</translation>
    </message>
    <message>
        <source>Quotient, a real number.</source>
        <translation>Quotient, eine reelle Zahl.</translation>
    </message>
    <message>
        <source>Remainder of a division.</source>
        <translation>Rest einer Division.</translation>
    </message>
    <message>
        <source>Bits that both numbers have.</source>
        <translation>Bits, die beide Zahlen haben.</translation>
    </message>
    <message>
        <source>Bits that at least one of the numbers has.</source>
        <translation>Bits, die eine der Zahlen hat.</translation>
    </message>
    <message>
        <source>The number with the other sign.</source>
        <translation>Die Zahl mit dem anderen Vorzeichen.</translation>
    </message>
    <message>
        <source>The number without its sign.</source>
        <translation>Die Zahl ohne Vorzeichen.</translation>
    </message>
    <message>
        <source>Length of a list of numbers as a vector.</source>
        <translation>Länge einer Liste von Zahlen als Vektor.</translation>
    </message>
    <message>
        <source>Number of elements of a list.</source>
        <translation>Anzahl der Elemente einer Liste.</translation>
    </message>
    <message>
        <source>Number of the record.</source>
        <translation>Nummer des Datensatzes, neben seinen anderen Feldern.</translation>
    </message>
    <message>
        <source>A text.</source>
        <translation>Ein Text.</translation>
    </message>
    <message>
        <source>A hexadecimal number.</source>
        <translation>Eine hexadezimale Zahl.</translation>
    </message>
    <message>
        <source>The record that a reference leads to, and its fields.</source>
        <translation>Der Datensatz, zu dem ein Verweis führt, und seine Felder.</translation>
    </message>
    <message>
        <source>Not a number, and infinity.</source>
        <translation>Keine Zahl, und unendlich.</translation>
    </message>
    <message>
        <source>1 and 0, for switches.</source>
        <translation>1 und 0, für Schalter.</translation>
    </message>
    <message>
        <source>Evaluates the part in brackets first.</source>
        <translation>Zusammen, vor dem, was außerhalb steht.</translation>
    </message>
    <message>
        <source>Names, values, texts and bytes in all encodings that contain the text.</source>
        <translation>Namen, Werte, Texte und Bytes in allen Kodierungen, die den Text enthalten.</translation>
    </message>
    <message>
        <source>Also cells and bytes that are the number, whole or real.</source>
        <translation>Auch Zellen und Bytes, die die Zahl sind, ganz oder reell.</translation>
    </message>
    <message>
        <source>Also these bytes, two digits each.</source>
        <translation>Auch diese Bytes, je zwei Ziffern.</translation>
    </message>
    <message>
        <source>Also these bytes in pairs of digits; ? is any digit.</source>
        <translation>Auch diese Bytes als Ziffernpaare; ? ist eine beliebige Ziffer.</translation>
    </message>
    <message>
        <source>%1 (at byte %2)</source>
        <translation>%1 (bei Byte %2)</translation>
    </message>
    <message>
        <source>%1 (at byte %2 of space %3)</source>
        <translation>%1 (bei Byte %2 von Bereich %3)</translation>
    </message>
    <message>
        <source>Omitted</source>
        <translation>Ausgelassen</translation>
    </message>
    <message>
        <source>cube map %1</source>
        <translation>Cubemap %1</translation>
    </message>
    <message>
        <source>light %1: reach</source>
        <translation>Licht %1: Reichweite</translation>
    </message>
    <message>
        <source>light %1</source>
        <translation>Licht %1</translation>
    </message>
    <message>
        <source>light %1 (%2): reach</source>
        <translation>Licht %1 (%2): Reichweite</translation>
    </message>
    <message>
        <source>light %1 (%2)</source>
        <translation>Licht %1 (%2)</translation>
    </message>
    <message>
        <source>light %1 (style %2): reach</source>
        <translation>Licht %1 (Stil %2): Reichweite</translation>
    </message>
    <message>
        <source>light %1 (style %2)</source>
        <translation>Licht %1 (Stil %2)</translation>
    </message>
    <message>
        <source>portal %1: area %2 to %3</source>
        <translation>Portal %1: Area %2 nach %3</translation>
    </message>
    <message>
        <source>body %1</source>
        <translation>Körper %1</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>Block %1</translation>
    </message>
</context>
<context>
    <name>vitrine::base::NameTemplate</name>
    <message>
        <source>no unused name is left</source>
        <translation>kein Name ist frei</translation>
    </message>
</context>
<context>
    <name>vitrine::exporting</name>
    <message>
        <source>glTF 2.0 scene, all in one file</source>
        <translation>glTF-2.0-Szene, alles in einer Datei</translation>
    </message>
    <message>
        <source>Wavefront OBJ with MTL and images</source>
        <translation>Wavefront OBJ mit MTL und Bildern</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>lässt sich nicht schreiben: %1</translation>
    </message>
    <message>
        <source>this is not a regular file</source>
        <translation>dies ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>it already exists (--force replaces it)</source>
        <translation>es ist schon vorhanden (--force ersetzt es)</translation>
    </message>
    <message>
        <source>this is a link</source>
        <translation>dies ist ein Link</translation>
    </message>
    <message>
        <source>this is not a folder</source>
        <translation>dies ist kein Ordner</translation>
    </message>
    <message>
        <source>there is no folder %1</source>
        <translation>einen Ordner %1 gibt es nicht</translation>
    </message>
    <message>
        <source>Collecting triangles</source>
        <translation>Dreiecke werden gesammelt</translation>
    </message>
    <message>
        <source>nothing to export: no surface is visible</source>
        <translation>nichts zu exportieren: keine Fläche wird gezeigt</translation>
    </message>
    <message>
        <source>this exceeds the size limit of the format (2 GB)</source>
        <translation>das ist mehr, als eine solche Datei fassen kann (2 GB)</translation>
    </message>
    <message>
        <source>Encoding images</source>
        <translation>Bilder werden kodiert</translation>
    </message>
    <message>
        <source>the name must end in one of these: %1</source>
        <translation>gebraucht wird ein Name mit einer dieser Endungen: %1</translation>
    </message>
    <message>
        <source>this is the opened file itself</source>
        <translation>dies ist die geöffnete Datei selbst</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Wird geschrieben</translation>
    </message>
    <message>
        <source>it could not be written: %1</source>
        <translation>es konnte nicht geschrieben werden: %1</translation>
    </message>
    <message>
        <source>it has a different version</source>
        <translation>er hat eine andere Version</translation>
    </message>
    <message>
        <source>the export plugin cannot be loaded: %1</source>
        <translation>der Programmteil, der solche Dateien schreibt, lässt sich nicht laden: %1</translation>
    </message>
    <message>
        <source>Collecting animations</source>
        <translation>Animationen werden gesammelt</translation>
    </message>
    <message>
        <source>glTF 2.0 scene with separate data and images</source>
        <translation>glTF-2.0-Szene mit Daten und Bildern daneben</translation>
    </message>
    <message>
        <source>Autodesk FBX, all in one file</source>
        <translation>Autodesk FBX, alles in einer Datei</translation>
    </message>
    <message>
        <source>COLLADA with images</source>
        <translation>COLLADA mit Bildern</translation>
    </message>
    <message>
        <source>Stanford PLY, triangles only</source>
        <translation>Stanford PLY, nur Dreiecke</translation>
    </message>
    <message>
        <source>STL, triangles only</source>
        <translation>STL, nur Dreiecke</translation>
    </message>
    <message>
        <source>this name leads outside the folder</source>
        <translation>dieser Name führt aus dem Ordner hinaus</translation>
    </message>
    <message>
        <source>this path has too many folders</source>
        <translation>dieser Pfad hat zu viele Ordner</translation>
    </message>
    <message numerus="yes">
        <source>%n animation(s)</source>
        <translation>
            <numerusform>%n Animation</numerusform>
            <numerusform>%n Animationen</numerusform>
        </translation>
    </message>
    <message>
        <source>joints and blend shapes: the current pose is exported</source>
        <translation>Gelenke und Formen: alles ist, wie es jetzt steht</translation>
    </message>
    <message numerus="yes">
        <source>%n light(s)</source>
        <translation>
            <numerusform>%n Licht</numerusform>
            <numerusform>%n Lichter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n camera(s)</source>
        <translation>
            <numerusform>%n Kamera</numerusform>
            <numerusform>%n Kameras</numerusform>
        </translation>
    </message>
    <message>
        <source>properties of entities and other nodes</source>
        <translation>Eigenschaften von Entitäten und anderen Knoten</translation>
    </message>
    <message>
        <source>the node tree: everything stays in its place</source>
        <translation>der Baum der Knoten: alles steht, wo es ist</translation>
    </message>
    <message>
        <source>materials and images</source>
        <translation>Materialien und Bilder</translation>
    </message>
    <message>
        <source>images other than base colours</source>
        <translation>andere Bilder als die der Grundfarbe</translation>
    </message>
    <message>
        <source>the light of lightmaps</source>
        <translation>das Licht der Lightmaps</translation>
    </message>
    <message>
        <source>the baked light of placed models</source>
        <translation>das gebackene Licht platzierter Modelle</translation>
    </message>
    <message>
        <source>the sky behind the world</source>
        <translation>was hinter der Welt steht</translation>
    </message>
    <message>
        <source>area lights and ambient light</source>
        <translation>Flächenlichter und Umgebungslicht</translation>
    </message>
    <message>
        <source>animations of lights and cameras</source>
        <translation>wie Animationen Lichter und Kameras ändern</translation>
    </message>
    <message>
        <source>the motion of spring bones</source>
        <translation>das Schwingen der Federknochen</translation>
    </message>
    <message>
        <source>the folder cannot be created</source>
        <translation>der Ordner lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>Collecting light</source>
        <translation>Licht wird gesammelt</translation>
    </message>
    <message>
        <source>the lightmaps do not fit in one image</source>
        <translation>die Lightmaps finden auf einem Bild keinen Platz</translation>
    </message>
    <message>
        <source>lightmaps as an image are only supported for .glb and .gltf</source>
        <translation>Lightmaps als Bild gehen nur mit .glb und .gltf</translation>
    </message>
    <message>
        <source>Baking light</source>
        <translation>Licht wird gemalt</translation>
    </message>
    <message>
        <source>the surfaces do not fit in the light images</source>
        <translation>die Flächen finden auf den Bildern ihres Lichts keinen Platz</translation>
    </message>
    <message>
        <source>light in images needs a format that supports images</source>
        <translation>Licht in Bildern braucht ein Format, das welche hat</translation>
    </message>
    <message>
        <source>this format cannot store images there</source>
        <translation>Dateien dieses Formats haben ihre Bilder nicht dort</translation>
    </message>
</context>
<context>
    <name>vitrine::filming</name>
    <message>
        <source>the WebP library has a different version</source>
        <translation>die Bibliothek für WebP hat eine andere Version</translation>
    </message>
    <message>
        <source>there is not enough memory for the video</source>
        <translation>für das Video ist nicht genug Speicher da</translation>
    </message>
    <message>
        <source>images of this format can have at most %1 pixels per side</source>
        <translation>Bilder dieser Art haben Seiten von höchstens %1 Pixeln</translation>
    </message>
    <message>
        <source>this folder cannot be created</source>
        <translation>dieser Ordner lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>videos do not support transparency</source>
        <translation>Videos können nicht durchsichtig sein</translation>
    </message>
    <message>
        <source>the width and height of videos must be even</source>
        <translation>die Seiten von Videos sind gerade Zahlen von Pixeln</translation>
    </message>
    <message>
        <source>images of this format do not support transparency</source>
        <translation>Bilder dieser Art können nicht durchsichtig sein</translation>
    </message>
    <message>
        <source>%1: a folder or a name like walk_####.png is expected (.%2)</source>
        <translation>%1: erwartet wird ein Ordner oder ein Name wie walk_####.png (.%2)</translation>
    </message>
    <message>
        <source>videos need ffmpeg, which is not installed; numbered images do not</source>
        <translation>Videos macht ffmpeg, das nicht installiert ist; nummerierte Bilder brauchen nichts</translation>
    </message>
    <message>
        <source>ffmpeg ended unexpectedly</source>
        <translation>ffmpeg endete zu früh</translation>
    </message>
    <message>
        <source>ffmpeg failed</source>
        <translation>ffmpeg ist gescheitert</translation>
    </message>
</context>
<context>
    <name>vitrine::formats</name>
    <message>
        <source>Vitrine does not know the format of this file</source>
        <translation>Vitrine kennt das Format dieser Datei nicht</translation>
    </message>
    <message>
        <source>this is %1</source>
        <translation>das ist %1</translation>
    </message>
    <message>
        <source>this is %1, which Vitrine cannot open</source>
        <translation>das ist %1; Vitrine öffnet so etwas nicht</translation>
    </message>
</context>
<context>
    <name>vitrine::image::ExrEncoder</name>
    <message>
        <source>it has a different version</source>
        <translation>er gehört zu einer anderen Version</translation>
    </message>
    <message>
        <source>the OpenEXR plugin cannot be loaded: %1</source>
        <translation>der Programmteil für OpenEXR-Bilder lässt sich nicht laden: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::render</name>
    <message>
        <source>there is not enough memory for the image</source>
        <translation>für das Bild reicht der Speicher nicht</translation>
    </message>
</context>
<context>
    <name>vitrine::render::FilmPlan</name>
    <message>
        <source>the video would have more than %1 frames</source>
        <translation>das Video hätte mehr als %1 Frames</translation>
    </message>
</context>
<context>
    <name>vitrine::render::FrameCapture</name>
    <message>
        <source>OpenGL returned no image of the scene</source>
        <translation>OpenGL lieferte kein Bild der Szene</translation>
    </message>
</context>
<context>
    <name>vitrine::render::Graphics</name>
    <message>
        <source>no display: the program runs without a window system</source>
        <translation>kein Bildschirm: das Programm läuft ohne Fenstersystem</translation>
    </message>
    <message>
        <source>no OpenGL: the window system &apos;%1&apos; provides no context</source>
        <translation>kein OpenGL: das Fenstersystem „%1“ gibt keinen Kontext</translation>
    </message>
    <message>
        <source>no OpenGL: its context cannot be used on &apos;%1&apos;</source>
        <translation>kein OpenGL: der Kontext kann auf „%1“ nicht benutzt werden</translation>
    </message>
    <message>
        <source>OpenGL 3.3 is required; available: %1</source>
        <translation>OpenGL 3.3 wird gebraucht; vorhanden ist: %1</translation>
    </message>
    <message>
        <source>%1 (try --software for software rendering)</source>
        <translation>%1 (mit --software zeichnet der Prozessor)</translation>
    </message>
</context>
<context>
    <name>vitrine::render::OffscreenRenderer</name>
    <message>
        <source>an image of %1x%2 pixels cannot be drawn</source>
        <translation>ein Bild von %1x%2 Pixeln kann nicht gezeichnet werden</translation>
    </message>
</context>
<context>
    <name>vitrine::render::PictureSeries</name>
    <message>
        <source>the file has no viewpoints</source>
        <translation>die Datei hat keine Standpunkte</translation>
    </message>
    <message>
        <source>the file has no spawn points</source>
        <translation>die Datei hat keine Spawnpunkte</translation>
    </message>
</context>
<context>
    <name>vitrine::tracing::Overview</name>
    <message>
        <source>nothing to draw is visible</source>
        <translation>es ist nichts eingeblendet, was gezeichnet werden könnte</translation>
    </message>
    <message>
        <source>at %1 metres per pixel, the image would have %2x%3 pixels</source>
        <translation>bei %1 Metern je Pixel hätte das Bild %2x%3 Pixel</translation>
    </message>
    <message>
        <source>overview texts are only supported for maps whose z axis points up</source>
        <translation>den Text zu einer Übersicht gibt es für Karten, deren z nach oben zeigt</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ActionListModel</name>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Tastenkürzel</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::AnimationActions</name>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Abspielen</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>S&amp;topp</translation>
    </message>
    <message>
        <source>Stop the animation and go to its first frame</source>
        <translation>Die Animation anhalten und zu ihrem ersten Frame gehen</translation>
    </message>
    <message>
        <source>&amp;Loop</source>
        <translation>S&amp;chleife</translation>
    </message>
    <message>
        <source>F&amp;irst Frame</source>
        <translation>&amp;Erster Frame</translation>
    </message>
    <message>
        <source>Go to the first frame</source>
        <translation>Zum ersten Frame gehen</translation>
    </message>
    <message>
        <source>P&amp;revious Frame</source>
        <translation>&amp;Voriger Frame</translation>
    </message>
    <message>
        <source>Go back one frame</source>
        <translation>Einen Frame zurückgehen</translation>
    </message>
    <message>
        <source>&amp;Next Frame</source>
        <translation>&amp;Nächster Frame</translation>
    </message>
    <message>
        <source>Go forward one frame</source>
        <translation>Einen Frame weitergehen</translation>
    </message>
    <message>
        <source>L&amp;ast Frame</source>
        <translation>Let&amp;zter Frame</translation>
    </message>
    <message>
        <source>Go to the last frame</source>
        <translation>Zum letzten Frame gehen</translation>
    </message>
    <message>
        <source>Pre&amp;vious Animation</source>
        <translation>V&amp;orige Animation</translation>
    </message>
    <message>
        <source>Select the previous animation in the list</source>
        <translation>Die vorige Animation in der Liste wählen</translation>
    </message>
    <message>
        <source>Ne&amp;xt Animation</source>
        <translation>Näc&amp;hste Animation</translation>
    </message>
    <message>
        <source>Select the next animation in the list</source>
        <translation>Die nächste Animation in der Liste wählen</translation>
    </message>
    <message>
        <source>Sl&amp;ower</source>
        <translation>Lan&amp;gsamer</translation>
    </message>
    <message>
        <source>Play more slowly</source>
        <translation>Langsamer abspielen</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>&amp;Schneller</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>Schneller abspielen</translation>
    </message>
    <message>
        <source>Nor&amp;mal Speed</source>
        <translation>Nor&amp;males Tempo</translation>
    </message>
    <message>
        <source>Play at normal speed</source>
        <translation>Mit normalem Tempo abspielen</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Play or pause the animation, flickering lights and springs</source>
        <translation>Die Animation, flackernde Lichter und Federn abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Play &amp;Once</source>
        <translation>&amp;Einmal abspielen</translation>
    </message>
    <message>
        <source>Play animations of this kind once and stop at the end</source>
        <translation>Animationen dieser Art einmal abspielen und am Ende anhalten</translation>
    </message>
    <message>
        <source>Repeat animations of this kind from the start</source>
        <translation>Animationen dieser Art von vorn wiederholen</translation>
    </message>
    <message>
        <source>&amp;Back and Forth</source>
        <translation>&amp;Hin und zurück</translation>
    </message>
    <message>
        <source>Play animations of this kind forwards and backwards repeatedly</source>
        <translation>Animationen dieser Art immer wieder vorwärts und rückwärts abspielen</translation>
    </message>
    <message>
        <source>Change &amp;Repeat</source>
        <translation>&amp;Wiederholung wechseln</translation>
    </message>
    <message>
        <source>Switch to the next repeat mode: once, loop, back and forth. Each kind of animation has its own mode.</source>
        <translation>Zur nächsten Wiederholungsart wechseln: einmal, Schleife, hin und zurück. Jede Art von Animation hat ihre eigene.</translation>
    </message>
    <message>
        <source>Previous Mar&amp;k</source>
        <translation>Vor&amp;ige Marke</translation>
    </message>
    <message>
        <source>Go to the previous mark in the file</source>
        <translation>Zur vorigen Marke in der Datei gehen</translation>
    </message>
    <message>
        <source>N&amp;ext Mark</source>
        <translation>Nächste Mar&amp;ke</translation>
    </message>
    <message>
        <source>Go to the next mark in the file</source>
        <translation>Zur nächsten Marke in der Datei gehen</translation>
    </message>
    <message>
        <source>Repea&amp;t</source>
        <translation>&amp;Wiederholung</translation>
    </message>
    <message>
        <source>Pause &amp;Lights and Springs</source>
        <translation>&amp;Lichter und Federn anhalten</translation>
    </message>
    <message>
        <source>Pause or run flickering lights and springs</source>
        <translation>Flackernde Lichter und schwingende Federn anhalten oder weiterlaufen lassen</translation>
    </message>
    <message>
        <source>Run &amp;Lights and Springs</source>
        <translation>&amp;Lichter und Federn laufen lassen</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::AnimationListModel</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Frames</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n Frame</numerusform>
            <numerusform>%n Frames</numerusform>
        </translation>
    </message>
    <message>
        <source>back and forth</source>
        <translation>hin und zurück</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::AppearancePage</name>
    <message>
        <source>Appearance</source>
        <translation>Erscheinungsbild</translation>
    </message>
    <message>
        <source>&amp;Reduce motion</source>
        <translation>&amp;Weniger Bewegung</translation>
    </message>
    <message>
        <source>Follow desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Farben:</translation>
    </message>
    <message>
        <source>&amp;Text size:</source>
        <translation>&amp;Textgröße:</translation>
    </message>
    <message>
        <source>Relative to the desktop&apos;s text size.</source>
        <translation>Im Verhältnis zur Textgröße des Desktops.</translation>
    </message>
    <message>
        <source>Turns off motion that you did not start. Lights do not flicker and springs do not swing until you run them. Panels appear and disappear at once.</source>
        <translation>Schaltet Bewegung aus, die Sie nicht ausgelöst haben. Lichter flackern und Federn schwingen nicht, bis Sie sie laufen lassen. Leisten erscheinen und verschwinden sofort.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::BatchController</name>
    <message>
        <source>Files Already Exist</source>
        <translation>Dateien vorhanden</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n file(s) already exist in the folder.</source>
        <translation>
            <numerusform>%1 von %n Datei ist schon im Ordner vorhanden.</numerusform>
            <numerusform>%1 von %n Dateien sind schon im Ordner vorhanden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Over&amp;write</source>
        <translation>Ü&amp;berschreiben</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <translation>Ü&amp;berspringen</translation>
    </message>
    <message>
        <source>Folder for Images</source>
        <translation>Ordner für Bilder</translation>
    </message>
    <message>
        <source>Folder for Exported Files</source>
        <translation>Ordner für exportierte Dateien</translation>
    </message>
    <message>
        <source>Folder for Textures</source>
        <translation>Ordner für Texturen</translation>
    </message>
    <message>
        <source>Folder for Unpacked Files</source>
        <translation>Ordner für entpackte Dateien</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::BatchDialog</name>
    <message>
        <source>Process Files</source>
        <translation>Dateien verarbeiten</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Files that could not be processed</source>
        <translation>Dateien, die nicht verarbeitet werden konnten</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 von %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written to %1</source>
        <translation>
            <numerusform>%n Datei nach %1 geschrieben</numerusform>
            <numerusform>%n Dateien nach %1 geschrieben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be processed:</source>
        <translation>
            <numerusform>%n Datei konnte nicht verarbeitet werden:</numerusform>
            <numerusform>%n Dateien konnten nicht verarbeitet werden:</numerusform>
        </translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are incomplete:</source>
        <translation>
            <numerusform>%n davon ist unvollständig:</numerusform>
            <numerusform>%n davon sind unvollständig:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::BatchRun</name>
    <message>
        <source>vitrine-cli is missing or has a different version</source>
        <translation>vitrine-cli fehlt oder hat eine andere Version</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>kein Grund angegeben</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::BlockDialog</name>
    <message>
        <source>Select Block</source>
        <translation>Block auswählen</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>Aus&amp;wählen</translation>
    </message>
    <message>
        <source>S&amp;tart:</source>
        <translation>A&amp;nfang:</translation>
    </message>
    <message>
        <source>&amp;Length:</source>
        <translation>&amp;Länge:</translation>
    </message>
    <message>
        <source>0x40c + 16*7, +0x10 from the cursor, end-16</source>
        <translation>0x40c + 16*7, +0x10 von der Schreibmarke, end-16</translation>
    </message>
    <message>
        <source>A number of bytes: 16, 0x10, 4*(8+8)</source>
        <translation>Eine Anzahl von Bytes: 16, 0x10, 4*(8+8)</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::BookmarkActions</name>
    <message>
        <source>Go</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>&amp;Add Bookmark</source>
        <translation>&amp;Lesezeichen hinzufügen</translation>
    </message>
    <message>
        <source>Save the current view as a bookmark</source>
        <translation>Die aktuelle Ansicht als Lesezeichen speichern</translation>
    </message>
    <message>
        <source>Set Bookmark &amp;%1</source>
        <translation>Lesezeichen &amp;%1 setzen</translation>
    </message>
    <message>
        <source>Save the current view under a digit</source>
        <translation>Die aktuelle Ansicht unter einer Ziffer speichern</translation>
    </message>
    <message>
        <source>Go to Bookmark &amp;%1</source>
        <translation>Zu Lesezeichen &amp;%1 gehen</translation>
    </message>
    <message>
        <source>Go to the view saved under a digit</source>
        <translation>Zur Ansicht gehen, die unter einer Ziffer gespeichert ist</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Setzen</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::BookmarkController</name>
    <message>
        <source>Bookmarks (*.json)</source>
        <translation>Lesezeichen (*.json)</translation>
    </message>
    <message>
        <source>Export Bookmarks</source>
        <translation>Lesezeichen exportieren</translation>
    </message>
    <message>
        <source>Import Bookmarks</source>
        <translation>Lesezeichen importieren</translation>
    </message>
    <message>
        <source>View %1</source>
        <translation>Ansicht %1</translation>
    </message>
    <message>
        <source>The view was saved as “%1”.</source>
        <translation>Die Ansicht wurde als „%1“ gespeichert.</translation>
    </message>
    <message>
        <source>The bookmarks could not be saved: %1</source>
        <translation>Die Lesezeichen konnten nicht gespeichert werden: %1</translation>
    </message>
    <message>
        <source>%1 contains no bookmarks.</source>
        <translation>%1 enthält keine Lesezeichen.</translation>
    </message>
    <message>
        <source>The view was saved as “%1”, for %2.</source>
        <translation>Die Ansicht wurde als „%1“ gespeichert, für %2.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::BookmarkPanel</name>
    <message>
        <source>Bookmarks of this file</source>
        <translation>Lesezeichen dieser Datei</translation>
    </message>
    <message>
        <source>Go to the view of this bookmark</source>
        <translation>Zur Ansicht dieses Lesezeichens gehen</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>Hin&amp;zufügen</translation>
    </message>
    <message>
        <source>Save the current view</source>
        <translation>Die aktuelle Ansicht speichern</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>Rename the bookmark</source>
        <translation>Das Lesezeichen umbenennen</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move the bookmark up</source>
        <translation>Das Lesezeichen nach oben verschieben</translation>
    </message>
    <message>
        <source>Move D&amp;own</source>
        <translation>Nach u&amp;nten</translation>
    </message>
    <message>
        <source>Move the bookmark down</source>
        <translation>Das Lesezeichen nach unten verschieben</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>Export all bookmarks to a file</source>
        <translation>Alle Lesezeichen in eine Datei exportieren</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren …</translation>
    </message>
    <message>
        <source>Add bookmarks from a file</source>
        <translation>Lesezeichen aus einer Datei hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Go to This View</source>
        <translation>Zu dieser Ansicht &amp;gehen</translation>
    </message>
    <message>
        <source>Delete the bookmark</source>
        <translation>Das Lesezeichen löschen</translation>
    </message>
    <message>
        <source>Digit %1</source>
        <translation>Ziffer %1</translation>
    </message>
    <message>
        <source>No bookmarks yet. “Add” saves the current view.</source>
        <translation>Noch keine Lesezeichen. „Hinzufügen“ speichert die aktuelle Ansicht.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::BrowserActions</name>
    <message>
        <source>Go</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>File Bro&amp;wser</source>
        <translation>&amp;Dateibrowser</translation>
    </message>
    <message>
        <source>Show the file browser in the middle of the window</source>
        <translation>Den Dateibrowser in der Mitte des Fensters zeigen</translation>
    </message>
    <message>
        <source>&amp;Keep Camera Between Files</source>
        <translation>&amp;Kamera zwischen Dateien behalten</translation>
    </message>
    <message>
        <source>Keep the camera position when another file is opened</source>
        <translation>Den Ort der Kamera behalten, wenn eine andere Datei geöffnet wird</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::BrowserCommands</name>
    <message>
        <source>Add to Favourites</source>
        <translation>Zu den Favoriten hinzufügen</translation>
    </message>
    <message>
        <source>Copy Paths</source>
        <translation>Pfade kopieren</translation>
    </message>
    <message>
        <source>Export Selected as glTF…</source>
        <translation>Ausgewählte als glTF exportieren …</translation>
    </message>
    <message>
        <source>Export Selected as OBJ…</source>
        <translation>Ausgewählte als OBJ exportieren …</translation>
    </message>
    <message>
        <source>Save Images of Selected…</source>
        <translation>Bilder der Ausgewählten speichern …</translation>
    </message>
    <message>
        <source>Remove from Favourites</source>
        <translation>Aus den Favoriten entfernen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Save Textures of Selected…</source>
        <translation>Texturen der Auswahl speichern …</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::BrowserModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>belongs to %1</source>
        <translation>gehört zu %1</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>unsupported format</source>
        <translation>nicht unterstütztes Format</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Dreiecke</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>parts of it could not be read</source>
        <translation>Teile davon konnten nicht gelesen werden</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::BrowserPanel</name>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>Filter: %1</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Dropped files</source>
        <translation>Abgelegte Dateien</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n Datei</numerusform>
            <numerusform>%n Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>suche …</translation>
    </message>
    <message>
        <source>Show dependent files</source>
        <translation>Zugehörige Dateien zeigen</translation>
    </message>
    <message>
        <source>Also show maps and other files that are opened with a titled file</source>
        <translation>Auch Karten und andere Dateien zeigen, die zusammen mit einer Datei mit Titel geöffnet werden</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Go to the parent folder, or out of the archive</source>
        <translation>Zum übergeordneten Ordner oder aus dem Archiv heraus gehen</translation>
    </message>
    <message>
        <source>Up: go to the parent folder, or out of the archive (%1)</source>
        <translation>Nach oben: zum übergeordneten Ordner oder aus dem Archiv heraus (%1)</translation>
    </message>
    <message>
        <source>Show Contents</source>
        <translation>Inhalt zeigen</translation>
    </message>
    <message>
        <source>List the files inside this archive or map</source>
        <translation>Die Dateien in diesem Archiv oder dieser Karte auflisten</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n file(s)</source>
        <translation>
            <numerusform>%1 von %n Datei</numerusform>
            <numerusform>%1 von %n Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>Show Thumbnails</source>
        <translation>Vorschaubilder zeigen</translation>
    </message>
    <message>
        <source>Show a small image next to each file name</source>
        <translation>Ein kleines Bild neben dem Namen jeder Datei</translation>
    </message>
    <message>
        <source>Show Thumbnails: show a small image next to each file name</source>
        <translation>Vorschaubilder zeigen: ein kleines Bild neben dem Namen jeder Datei</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortieren nach</translation>
    </message>
    <message>
        <source>Show Tiles</source>
        <translation>Kacheln anzeigen</translation>
    </message>
    <message>
        <source>Show Tiles: show images instead of a list (%1)</source>
        <translation>Kacheln anzeigen: Bilder statt einer Liste (%1)</translation>
    </message>
    <message>
        <source>Show Favourites</source>
        <translation>Favoriten anzeigen</translation>
    </message>
    <message>
        <source>Show Favourites: show favourite files and folders next to the list</source>
        <translation>Favoriten anzeigen: Dateien und Ordner zum Wiederfinden, neben der Liste</translation>
    </message>
    <message>
        <source>Large Preview Under Pointer</source>
        <translation>Große Vorschau unter dem Zeiger</translation>
    </message>
    <message>
        <source>Search in Files</source>
        <translation>In Dateien suchen</translation>
    </message>
    <message>
        <source>Search in Files: also search file contents, such as materials, classes and titles</source>
        <translation>In Dateien suchen: auch den Inhalt der Dateien durchsuchen, etwa Materialien, Klassen und Titel</translation>
    </message>
    <message>
        <source>Stop Searching</source>
        <translation>Suche beenden</translation>
    </message>
    <message>
        <source>Size of tiles</source>
        <translation>Größe der Kacheln</translation>
    </message>
    <message>
        <source>“%1” is not valid</source>
        <translation>„%1“ ist nicht gültig</translation>
    </message>
    <message numerus="yes">
        <source>searching %n file(s)…</source>
        <translation>
            <numerusform>durchsucht %n Datei …</numerusform>
            <numerusform>durchsucht %n Dateien …</numerusform>
        </translation>
    </message>
    <message>
        <source>Words or properties of files: &quot;format:bsp&quot;, &quot;size&gt;1M&quot;. F1 lists everything.</source>
        <translation>Wörter oder Eigenschaften von Dateien: &quot;format:bsp&quot;, &quot;size&gt;1M&quot;. F1 zeigt alles.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::BrowserViews</name>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ByteActions</name>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>&amp;Find Bytes…</source>
        <translation>Bytes s&amp;uchen …</translation>
    </message>
    <message>
        <source>Search the shown bytes for a pattern, a text or a number</source>
        <translation>Die gezeigten Bytes nach einem Muster, einem Text oder einer Zahl durchsuchen</translation>
    </message>
    <message>
        <source>Find Ne&amp;xt Bytes</source>
        <translation>Nä&amp;chste Bytes suchen</translation>
    </message>
    <message>
        <source>Go to the next match after the cursor</source>
        <translation>Zum nächsten Treffer hinter der Schreibmarke gehen</translation>
    </message>
    <message>
        <source>Find P&amp;revious Bytes</source>
        <translation>&amp;Vorige Bytes suchen</translation>
    </message>
    <message>
        <source>Go to the previous match before the cursor</source>
        <translation>Zum vorigen Treffer vor der Schreibmarke gehen</translation>
    </message>
    <message>
        <source>&amp;Go to Offset…</source>
        <translation>Geh&amp;e zu Position …</translation>
    </message>
    <message>
        <source>Go to an offset given as an expression</source>
        <translation>Zu einer Position gehen, die als Ausdruck angegeben ist</translation>
    </message>
    <message>
        <source>&amp;Select Block…</source>
        <translation>Bl&amp;ock auswählen …</translation>
    </message>
    <message>
        <source>Select bytes by start and length, given as expressions</source>
        <translation>Bytes nach Anfang und Länge auswählen, beides als Ausdruck</translation>
    </message>
    <message>
        <source>Add Byte Boo&amp;kmark</source>
        <translation>Byte-&amp;Lesezeichen hinzufügen</translation>
    </message>
    <message>
        <source>Add a named bookmark for the selected bytes</source>
        <translation>Für die ausgewählten Bytes ein benanntes Lesezeichen hinzufügen</translation>
    </message>
    <message>
        <source>Byte B&amp;ookmarks</source>
        <translation>Byte-Lese&amp;zeichen</translation>
    </message>
    <message>
        <source>List the byte bookmarks of this file</source>
        <translation>Die Byte-Lesezeichen dieser Datei auflisten</translation>
    </message>
    <message>
        <source>Copy as &amp;Hexadecimal</source>
        <translation>&amp;Hexadezimal kopieren</translation>
    </message>
    <message>
        <source>Copy the selected bytes as hexadecimal digits</source>
        <translation>Die ausgewählten Bytes als hexadezimale Ziffern kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;Text</source>
        <translation>Als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>Copy the selected bytes as text, with dots for unprintable bytes</source>
        <translation>Die ausgewählten Bytes als Text kopieren, mit Punkten für alles andere</translation>
    </message>
    <message>
        <source>Copy as C &amp;Array</source>
        <translation>Als C-&amp;Array kopieren</translation>
    </message>
    <message>
        <source>Copy the selected bytes as an array for C and C++</source>
        <translation>Die ausgewählten Bytes als Array für C und C++ kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;Python</source>
        <translation>Als &amp;Python kopieren</translation>
    </message>
    <message>
        <source>Copy the selected bytes as a Python bytes literal</source>
        <translation>Die ausgewählten Bytes als bytes-Literal für Python kopieren</translation>
    </message>
    <message>
        <source>Copy as Base&amp;64</source>
        <translation>Als Base&amp;64 kopieren</translation>
    </message>
    <message>
        <source>Copy the selected bytes in Base64</source>
        <translation>Die ausgewählten Bytes in Base64 kopieren</translation>
    </message>
    <message>
        <source>&amp;Colour by Structure</source>
        <translation>Nach &amp;Struktur einfärben</translation>
    </message>
    <message>
        <source>Colour bytes by section and field, and hatch unreferenced bytes</source>
        <translation>Bytes nach Abschnitt und Feld einfärben und Bytes ohne Verweis schraffieren</translation>
    </message>
    <message>
        <source>Show All &amp;Values</source>
        <translation>Alle &amp;Werte zeigen</translation>
    </message>
    <message>
        <source>Show the bytes interpreted as every type, in both byte orders</source>
        <translation>Neben den Bytes zeigen, was sie als jeder Typ in beiden Bytefolgen bedeuten</translation>
    </message>
    <message>
        <source>Big-&amp;Endian Values</source>
        <translation>Big-En&amp;dian-Werte</translation>
    </message>
    <message>
        <source>Interpret the values at the cursor as big-endian</source>
        <translation>Die Werte an der Schreibmarke mit dem höchsten Byte zuerst lesen</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ByteBookmarkModel</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>The file no longer contains these bytes</source>
        <translation>Die Datei hat diese Bytes nicht mehr</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Raum</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ByteBookmarkPanel</name>
    <message>
        <source>Byte bookmarks of this file</source>
        <translation>Byte-Lesezeichen dieser Datei</translation>
    </message>
    <message>
        <source>&amp;Go to Bytes</source>
        <translation>Zu &amp;den Bytes gehen</translation>
    </message>
    <message>
        <source>Select the bytes of this bookmark</source>
        <translation>Diese Bytes auswählen</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>Add a named bookmark for the selected bytes</source>
        <translation>Für die ausgewählten Bytes ein benanntes Lesezeichen hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>Rename the bookmark</source>
        <translation>Das Lesezeichen umbenennen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Delete the bookmark</source>
        <translation>Das Lesezeichen löschen</translation>
    </message>
    <message>
        <source>No bookmarks yet. “Add” gives the selected bytes a name.</source>
        <translation>Noch keine Lesezeichen. „Hinzufügen“ gibt den ausgewählten Bytes einen Namen.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ByteFinder</name>
    <message>
        <source>Matches in the bytes</source>
        <translation>Treffer in den Bytes</translation>
    </message>
    <message>
        <source>Stopped; %1</source>
        <translation>Angehalten; %1</translation>
    </message>
    <message>
        <source>Searching… %1</source>
        <translation>Suche läuft … %1</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft …</translation>
    </message>
    <message>
        <source>More than %1 found; only the first are listed</source>
        <translation>Mehr als %1 gefunden; die ersten sind aufgelistet</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>%1 gefunden</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1, wrapped around</source>
        <translation>%1, über das Ende hinaus</translation>
    </message>
    <message>
        <source>Searching in bytes</source>
        <translation>Bytes werden durchsucht</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ByteMatchModel</name>
    <message>
        <source>Offset</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Part of</source>
        <translation>Teil von</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ByteSearchBar</name>
    <message>
        <source>Search in bytes</source>
        <translation>In Bytes suchen</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Die Suche schließen</translation>
    </message>
    <message>
        <source>Type of the search text</source>
        <translation>Art des Suchtexts</translation>
    </message>
    <message>
        <source>Encoding of the text</source>
        <translation>Kodierung des Textes</translation>
    </message>
    <message>
        <source>Ignore case</source>
        <translation>Groß- und Kleinschreibung ignorieren</translation>
    </message>
    <message>
        <source>Type of the number</source>
        <translation>Typ der Zahl</translation>
    </message>
    <message>
        <source>Byte order of the number</source>
        <translation>Bytefolge der Zahl</translation>
    </message>
    <message>
        <source>Tolerance of the number</source>
        <translation>Toleranz der Zahl</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Fortschritt der Suche</translation>
    </message>
    <message>
        <source>Stop searching</source>
        <translation>Die Suche anhalten</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Little-endian</source>
        <translation>Little-Endian</translation>
    </message>
    <message>
        <source>Big-endian</source>
        <translation>Big-Endian</translation>
    </message>
    <message>
        <source>“%1” is not a valid tolerance</source>
        <translation>„%1“ ist keine gültige Toleranz</translation>
    </message>
    <message>
        <source>Bytes or text</source>
        <translation>Bytes oder Text</translation>
    </message>
    <message>
        <source>4D 5A ?? 0? or text</source>
        <translation>4D 5A ?? 0? oder Text</translation>
    </message>
    <message>
        <source>As text:</source>
        <translation>Als Text:</translation>
    </message>
    <message>
        <source>As bytes:</source>
        <translation>Als Bytes:</translation>
    </message>
    <message>
        <source>These bytes, as pairs of hexadecimal digits.</source>
        <translation>Diese Bytes, als Paare hexadezimaler Ziffern.</translation>
    </message>
    <message>
        <source>Any digit; ?? is any byte.</source>
        <translation>Eine beliebige Ziffer; ?? ist ein beliebiges Byte.</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Any other text, in the chosen encoding.</source>
        <translation>Was nicht hexadezimal ist, ist Text in der Kodierung.</translation>
    </message>
    <message>
        <source>This text in the encoding.</source>
        <translation>Dieser Text in der Kodierung.</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>This number in the type and byte order.</source>
        <translation>Diese Zahl im gewählten Typ und in der Bytereihenfolge.</translation>
    </message>
    <message>
        <source>The same in hexadecimal digits.</source>
        <translation>Dasselbe in hexadezimalen Ziffern.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::CentralPages</name>
    <message>
        <source>There is no 3D view: %1.

Structure, records and bytes are in the panels.</source>
        <translation>Es gibt keine 3D-Ansicht: %1.

Struktur, Datensätze und Bytes stehen in den Feldern.</translation>
    </message>
    <message>
        <source>This file has no 3D view.

Structure, records and bytes are in the panels.</source>
        <translation>Diese Datei hat keine 3D-Ansicht.

Struktur, Datensätze und Bytes stehen in den Feldern.</translation>
    </message>
    <message>
        <source>This is an archive. It has no 3D view of its own.

Its files are in the browser. Double-click a file to open it, or a folder to show its contents.</source>
        <translation>Dies ist ein Archiv. Es hat keine eigene 3D-Ansicht.

Seine Dateien stehen in der Dateiliste. Ein Doppelklick öffnet eine Datei oder zeigt den Inhalt eines Ordners.</translation>
    </message>
    <message>
        <source>This file is shown as bytes only.

The panels Bytes and Structure Map show strings, embedded files and entropy.</source>
        <translation>Diese Datei wird nur als Bytes gezeigt.

Die Felder Bytes und Strukturkarte zeigen Texte, eingebettete Dateien und Entropie.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ColumnChooser</name>
    <message>
        <source>&amp;Hide Column</source>
        <translation>Spalte &amp;ausblenden</translation>
    </message>
    <message>
        <source>Hide this column in all tables of such records</source>
        <translation>Diese Spalte in allen Tabellen solcher Datensätze ausblenden</translation>
    </message>
    <message>
        <source>&amp;Show All Columns</source>
        <translation>Alle &amp;Spalten zeigen</translation>
    </message>
    <message>
        <source>Show all columns, in the order of the file</source>
        <translation>Alle Spalten in der Reihenfolge der Datei zeigen</translation>
    </message>
    <message>
        <source>Show or hide this column</source>
        <translation>Diese Spalte ein- oder ausblenden</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ColumnValuesModel</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Type a command</source>
        <translation>Befehl eingeben</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::CompareChooser</name>
    <message>
        <source>Compare With</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>&amp;Compare the current file with:</source>
        <translation>Die aktuelle Datei &amp;vergleichen mit:</translation>
    </message>
    <message>
        <source>Other open documents</source>
        <translation>Andere offene Dokumente</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>Ve&amp;rgleichen</translation>
    </message>
    <message>
        <source>Another &amp;File…</source>
        <translation>Andere &amp;Datei …</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::CompareController</name>
    <message>
        <source>Compare With</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>Files of the same format (%1)</source>
        <translation>Dateien desselben Formats (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::CompareDialog</name>
    <message>
        <source>Compare %1 with %2</source>
        <translation>%1 und %2 vergleichen</translation>
    </message>
    <message>
        <source>Progress of the comparison</source>
        <translation>Fortschritt des Vergleichs</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Wipe</source>
        <translation>&amp;Wischen</translation>
    </message>
    <message>
        <source>Show one image over the other, with a divider to drag</source>
        <translation>Ein Bild über dem anderen zeigen, mit einer Trennlinie zum Ziehen</translation>
    </message>
    <message>
        <source>Si&amp;de by Side</source>
        <translation>Ne&amp;beneinander</translation>
    </message>
    <message>
        <source>Show both images, from one camera</source>
        <translation>Beide Bilder zeigen, von einer Kamera</translation>
    </message>
    <message>
        <source>D&amp;ifference</source>
        <translation>&amp;Unterschied</translation>
    </message>
    <message>
        <source>Show the absolute difference of the two images: black where they are equal</source>
        <translation>Der absolute Unterschied der beiden Bilder: schwarz, wo sie gleich sind</translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>Highlight additions in green, removals in red and changes in amber</source>
        <translation>Hinzugekommenes grün, Entferntes rot und Geändertes gelb hervorheben</translation>
    </message>
    <message>
        <source>Values of the chosen difference</source>
        <translation>Werte des gewählten Unterschieds</translation>
    </message>
    <message>
        <source>&amp;Frame</source>
        <translation>&amp;Einpassen</translation>
    </message>
    <message>
        <source>Bring the difference into view</source>
        <translation>Den Unterschied ins Bild bringen</translation>
    </message>
    <message>
        <source>&amp;Go to Item</source>
        <translation>&amp;Zum Element gehen</translation>
    </message>
    <message>
        <source>Select the item in the main window, if that shows one of the two files</source>
        <translation>Im Fenster auswählen, wo dieses eine der beiden Dateien zeigt</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy all differences to the clipboard</source>
        <translation>Alle Unterschiede in die Zwischenablage kopieren</translation>
    </message>
    <message>
        <source>As &amp;Text</source>
        <translation>Als &amp;Text</translation>
    </message>
    <message>
        <source>As &amp;JSON</source>
        <translation>Als &amp;JSON</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern …</translation>
    </message>
    <message>
        <source>Save all differences as text or JSON</source>
        <translation>Alle Unterschiede als Text oder JSON speichern</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Schl&amp;ießen</translation>
    </message>
    <message>
        <source>The images are equal</source>
        <translation>Die Bilder sind gleich</translation>
    </message>
    <message>
        <source>%1 % of the pixels differ</source>
        <translation>%1 % der Pixel sind verschieden</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Wird gelesen</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>Vorher: %1</translation>
    </message>
    <message>
        <source>After: %1</source>
        <translation>Nachher: %1</translation>
    </message>
    <message>
        <source>There is no 3D view of both files</source>
        <translation>Es gibt keine 3D-Ansicht beider Dateien</translation>
    </message>
    <message>
        <source>Copying the differences</source>
        <translation>Unterschiede werden kopiert</translation>
    </message>
    <message>
        <source>Differences copied to the clipboard.</source>
        <translation>Unterschiede in die Zwischenablage kopiert.</translation>
    </message>
    <message>
        <source>differences</source>
        <translation>unterschiede</translation>
    </message>
    <message>
        <source>Save Differences</source>
        <translation>Unterschiede speichern</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::CompareRun</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1 lässt sich nicht öffnen: %2</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Wird verglichen</translation>
    </message>
    <message>
        <source>Comparing %1 with %2</source>
        <translation>%1 wird mit %2 verglichen</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ComparedPictures</name>
    <message>
        <source>3D view of the first file</source>
        <translation>3D-Ansicht der ersten Datei</translation>
    </message>
    <message>
        <source>3D view of the second file</source>
        <translation>3D-Ansicht der zweiten Datei</translation>
    </message>
    <message>
        <source>Divider between the two images</source>
        <translation>Trennlinie zwischen den beiden Bildern</translation>
    </message>
    <message>
        <source>Drag or use the arrow keys to move the divider</source>
        <translation>Ziehen oder Pfeiltasten verschieben die Trennlinie</translation>
    </message>
    <message>
        <source>Difference of the two images</source>
        <translation>Unterschied der beiden Bilder</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ConnectionModel</name>
    <message>
        <source>to</source>
        <translation>an</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>No entity of the file has this name</source>
        <translation>Keine Entität der Datei heißt so</translation>
    </message>
    <message>
        <source>Known only to the running game</source>
        <translation>Nur dem laufenden Spiel bekannt</translation>
    </message>
    <message>
        <source>%1: no entity has this name</source>
        <translation>%1: keine Entität heißt so</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Output or Key</source>
        <translation>Ausgang oder Schlüssel</translation>
    </message>
    <message>
        <source>Entity</source>
        <translation>Entität</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingang</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>%1 (known at run time)</source>
        <translation>%1 (erst zur Laufzeit bekannt)</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ContentActions</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>&amp;Mount Folder…</source>
        <translation>&amp;Ordner einbinden …</translation>
    </message>
    <message>
        <source>Search a folder for missing files, such as the game&apos;s folder</source>
        <translation>Fehlende Dateien in einem Ordner suchen, etwa dem des Spiels</translation>
    </message>
    <message>
        <source>Mount &amp;Archive…</source>
        <translation>&amp;Archiv einbinden …</translation>
    </message>
    <message>
        <source>Search an archive for missing files</source>
        <translation>Fehlende Dateien in einem Archiv suchen</translation>
    </message>
    <message>
        <source>&amp;Locate Missing File…</source>
        <translation>&amp;Fehlende Datei lokalisieren …</translation>
    </message>
    <message>
        <source>Choose the location of the selected missing file. Other missing files are searched for there too.</source>
        <translation>Angeben, wo die ausgewählte fehlende Datei liegt. Auch andere fehlende Dateien werden dort gesucht.</translation>
    </message>
    <message>
        <source>&amp;Copy Missing Files</source>
        <translation>Fehlende Dateien ko&amp;pieren</translation>
    </message>
    <message>
        <source>Copy the list of missing files as text</source>
        <translation>Die Liste der fehlenden Dateien als Text kopieren</translation>
    </message>
    <message>
        <source>Search &amp;Paths…</source>
        <translation>Suchpfa&amp;de …</translation>
    </message>
    <message>
        <source>Show where referenced files are searched for</source>
        <translation>Wo die Dateien gesucht werden, auf die diese verweist</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ControlGroup</name>
    <message>
        <source>Reset: %1</source>
        <translation>Zurücksetzen: %1</translation>
    </message>
    <message>
        <source>Reset the controls of this group to the file&apos;s values</source>
        <translation>Die Regler dieser Gruppe auf die Werte der Datei zurücksetzen</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>aufgeklappt</translation>
    </message>
    <message>
        <source>collapsed</source>
        <translation>zugeklappt</translation>
    </message>
    <message>
        <source>and %1 more: filter by name</source>
        <translation>und %1 weitere: nach Namen filtern</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ControlTexts</name>
    <message>
        <source>Double-click or press Delete to reset to the file&apos;s value</source>
        <translation>Doppelklick oder Entf: zurück auf den Wert der Datei</translation>
    </message>
    <message>
        <source>Show only this expression, in full. Click again to turn it off.</source>
        <translation>Nur diesen Gesichtsausdruck in voller Stärke zeigen. Ein weiterer Klick schaltet ihn aus.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ControlsPanel</name>
    <message>
        <source>Controls</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>No adjustable options</source>
        <translation>Keine einstellbaren Optionen</translation>
    </message>
    <message>
        <source>Reset all controls to the file&apos;s values</source>
        <translation>Alle Regler auf die Werte der Datei zurücksetzen</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>Filter: %1</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>Alle zurücksetzen</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::CrashOffer</name>
    <message>
        <source>Vitrine closed unexpectedly. A report was saved on this computer. Nothing was sent.</source>
        <translation>Vitrine ist unerwartet beendet worden. Ein Bericht wurde auf diesem Rechner gespeichert. Nichts wurde gesendet.</translation>
    </message>
    <message>
        <source>Show Report</source>
        <translation>Bericht zeigen</translation>
    </message>
    <message>
        <source>Crash Report</source>
        <translation>Absturzbericht</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::CursorValues</name>
    <message>
        <source>Values at the cursor</source>
        <translation>Werte an der Schreibmarke</translation>
    </message>
    <message>
        <source>%1, %2 bytes</source>
        <translation>%1, %2 Bytes</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DamageNotice</name>
    <message>
        <source>Show Problems</source>
        <translation>Probleme anzeigen</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DamageSummary</name>
    <message>
        <source>This file is only partly shown: %1.</source>
        <translation>Diese Datei wird nur teilweise gezeigt: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n more problem(s) were found.</source>
        <translation>
            <numerusform>%n weiteres Problem wurde gefunden.</numerusform>
            <numerusform>%n weitere Probleme wurden gefunden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DarkNotice</name>
    <message>
        <source>Baked light is nearly dark here: shown %1x brighter.</source>
        <translation>Das gebackene Licht ist hier fast dunkel: %1-fach heller gezeigt.</translation>
    </message>
    <message>
        <source>As Baked</source>
        <translation>Wie gebacken</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DataActions</name>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Save &amp;Records As…</source>
        <translation>Datensätze speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Save Selected Ro&amp;ws As…</source>
        <translation>Gewählte &amp;Zeilen speichern unter …</translation>
    </message>
    <message>
        <source>Copy &amp;Cells</source>
        <translation>Ze&amp;llen kopieren</translation>
    </message>
    <message>
        <source>Copy Rows as &amp;Tab-Separated Text</source>
        <translation>Zeilen mit &amp;Tabulatoren getrennt kopieren</translation>
    </message>
    <message>
        <source>Copy Rows as CS&amp;V</source>
        <translation>Zeilen als CS&amp;V kopieren</translation>
    </message>
    <message>
        <source>Copy Rows as &amp;JSON</source>
        <translation>Zeilen als &amp;JSON kopieren</translation>
    </message>
    <message>
        <source>Save Bytes of &amp;Section As…</source>
        <translation>Bytes des &amp;Abschnitts speichern unter …</translation>
    </message>
    <message>
        <source>Save the bytes of the selected section, decoded</source>
        <translation>Die Bytes des gewählten Abschnitts speichern, dekodiert</translation>
    </message>
    <message>
        <source>Save Selected &amp;Bytes As…</source>
        <translation>Gewählte &amp;Bytes speichern unter …</translation>
    </message>
    <message>
        <source>Save the bytes that are selected in the byte view</source>
        <translation>Die Bytes speichern, die in der Byteansicht gewählt sind</translation>
    </message>
    <message>
        <source>Save Who&amp;le Byte Space As…</source>
        <translation>&amp;Ganzen Byteraum speichern unter …</translation>
    </message>
    <message>
        <source>Save the byte space of the byte view: the file, or data decoded from it</source>
        <translation>Den ganzen Byteraum speichern, den die Byteansicht zeigt: die Datei oder was aus ihr dekodiert wurde</translation>
    </message>
    <message>
        <source>Save &amp;Entities As…</source>
        <translation>&amp;Entitäten speichern unter …</translation>
    </message>
    <message>
        <source>Save the entities of the world with their keys and values</source>
        <translation>Die Entitäten der Welt mit ihren Schlüsseln und Werten speichern</translation>
    </message>
    <message>
        <source>Save &amp;Decoded Copy As…</source>
        <translation>&amp;Dekodierte Kopie speichern unter …</translation>
    </message>
    <message>
        <source>Save a copy of the file with all compressed parts decoded</source>
        <translation>Eine Kopie der Datei speichern, in der alles Komprimierte dekodiert ist</translation>
    </message>
    <message>
        <source>Save &amp;Pattern for ImHex As…</source>
        <translation>&amp;Muster für ImHex speichern unter …</translation>
    </message>
    <message>
        <source>Save the layouts and offsets of the records for the hex editor ImHex</source>
        <translation>Aufbau und Positionen der Datensätze für den Hex-Editor ImHex speichern</translation>
    </message>
    <message>
        <source>Save the shown records as CSV, JSON or tab-separated text, with raw values</source>
        <translation>Die gezeigten Datensätze als CSV, JSON oder mit Tabulatoren getrennten Text speichern, mit den Zahlen der Datei</translation>
    </message>
    <message>
        <source>Save the selected rows of the table as CSV, JSON or tab-separated text, with raw values</source>
        <translation>Die gewählten Zeilen der Tabelle als CSV, JSON oder mit Tabulatoren getrennten Text speichern, mit den Zahlen der Datei</translation>
    </message>
    <message>
        <source>Copy the selected cells of the table as shown, for spreadsheets</source>
        <translation>Die gewählten Zellen der Tabelle kopieren, wie sie gezeigt werden, für Tabellenkalkulationen</translation>
    </message>
    <message>
        <source>Copy the selected rows with a header and raw values, for spreadsheets</source>
        <translation>Die gewählten Zeilen mit einer Kopfzeile und den Zahlen der Datei kopieren, für Tabellenkalkulationen</translation>
    </message>
    <message>
        <source>Copy the selected rows with a header and raw values, as comma-separated values</source>
        <translation>Die gewählten Zeilen mit einer Kopfzeile und den Zahlen der Datei kopieren, mit Kommas getrennt</translation>
    </message>
    <message>
        <source>Copy the selected rows as a JSON array of objects, with raw values</source>
        <translation>Die gewählten Zeilen als JSON-Array von Objekten kopieren, mit den Zahlen der Datei</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DataController</name>
    <message>
        <source>Comma-separated values</source>
        <translation>Mit Kommas getrennte Werte</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Tab-separated values</source>
        <translation>Mit Tabulatoren getrennte Werte</translation>
    </message>
    <message>
        <source>Save Records</source>
        <translation>Datensätze speichern</translation>
    </message>
    <message>
        <source>Save Selected Rows</source>
        <translation>Gewählte Zeilen speichern</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>Save Bytes</source>
        <translation>Bytes speichern</translation>
    </message>
    <message>
        <source>Entities in the game&apos;s format</source>
        <translation>Entitäten im Format des Spiels</translation>
    </message>
    <message>
        <source>Save Entities</source>
        <translation>Entitäten speichern</translation>
    </message>
    <message>
        <source>Save Decoded Copy</source>
        <translation>Dekodierte Kopie speichern</translation>
    </message>
    <message>
        <source>Save Pattern</source>
        <translation>Muster speichern</translation>
    </message>
    <message>
        <source>Pattern for ImHex</source>
        <translation>Muster für ImHex</translation>
    </message>
    <message>
        <source>The selection is too large for the clipboard. Save the rows to a file instead.</source>
        <translation>Die Auswahl ist zu groß für die Zwischenablage. Speichern Sie die Zeilen stattdessen in einer Datei.</translation>
    </message>
    <message>
        <source>Copying records</source>
        <translation>Datensätze werden kopiert</translation>
    </message>
    <message>
        <source>Selected records copied to the clipboard.</source>
        <translation>Ausgewählte Datensätze in die Zwischenablage kopiert.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DataInspector</name>
    <message numerus="yes">
        <source>%1 (%n byte(s))</source>
        <translation>
            <numerusform>%1 (%n Byte)</numerusform>
            <numerusform>%1 (%n Bytes)</numerusform>
        </translation>
    </message>
    <message>
        <source>bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>16 bits</source>
        <translation>16 Bits</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DataSaver</name>
    <message>
        <source>Writing %1</source>
        <translation>%1 wird geschrieben</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save Data</source>
        <translation>Daten speichern</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::Destination</name>
    <message>
        <source>The camera goes to these coordinates of the file.</source>
        <translation>Die Kamera geht zu diesen Koordinaten der Datei.</translation>
    </message>
    <message>
        <source>The camera goes to the position that a game&apos;s console prints.</source>
        <translation>Die Kamera geht dorthin, wo die Konsole eines Spiels sagt.</translation>
    </message>
    <message>
        <source>section number</source>
        <translation>Abschnitt Nummer</translation>
    </message>
    <message>
        <source>A record is selected, by its section and number.</source>
        <translation>Ein Datensatz wird ausgewählt, nach Abschnitt und Nummer.</translation>
    </message>
    <message>
        <source>folder/section</source>
        <translation>Ordner/Abschnitt</translation>
    </message>
    <message>
        <source>A section is selected.</source>
        <translation>Ein Abschnitt wird ausgewählt.</translation>
    </message>
    <message>
        <source>A view link is opened.</source>
        <translation>Ein Ansichtslink wird geöffnet.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Frames the item with this name, from the list below.</source>
        <translation>Ein Ding dieses Namens aus der Liste darunter wird ins Bild gerückt.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DifferenceList</name>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter the differences</source>
        <translation>Unterschiede filtern</translation>
    </message>
    <message>
        <source>+ &amp;added</source>
        <translation>+ &amp;neu</translation>
    </message>
    <message>
        <source>- &amp;removed</source>
        <translation>- en&amp;tfernt</translation>
    </message>
    <message>
        <source>~ &amp;changed</source>
        <translation>~ &amp;geändert</translation>
    </message>
    <message>
        <source>&gt; &amp;moved</source>
        <translation>&gt; &amp;verschoben</translation>
    </message>
    <message>
        <source>Items that only moved within the file</source>
        <translation>Was sich innerhalb der Datei nur verschoben hat</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>No differences</source>
        <translation>Keine Unterschiede</translation>
    </message>
    <message>
        <source>No differences match the filter</source>
        <translation>Kein Unterschied passt zum Filter</translation>
    </message>
    <message>
        <source>%1 of %2 differences</source>
        <translation>%1 von %2 Unterschieden</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DifferenceModel</name>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DockedPanels</name>
    <message>
        <source>Outline</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>The scene and the structure of the file</source>
        <translation>Die Szene und die Struktur der Datei</translation>
    </message>
    <message>
        <source>Browser</source>
        <translation>Dateiliste</translation>
    </message>
    <message>
        <source>Files that can be opened, by folder</source>
        <translation>Dateien, die geöffnet werden können, nach Ordnern</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Properties of the selection</source>
        <translation>Eigenschaften der Auswahl</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Options of the file</source>
        <translation>Optionen der Datei</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>The records of the selected section</source>
        <translation>Die Datensätze des gewählten Abschnitts</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Bytes of the file and of data decoded from it</source>
        <translation>Bytes der Datei und der daraus dekodierten Daten</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Damage and other problems of the file</source>
        <translation>Schäden und andere Probleme der Datei</translation>
    </message>
    <message>
        <source>Missing Files</source>
        <translation>Fehlende Dateien</translation>
    </message>
    <message>
        <source>Files that were not found, where they are used and where they may be</source>
        <translation>Nicht gefundene Dateien, wer sie benötigt und wo sie sein könnten</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Animations and their current time</source>
        <translation>Animationen und ihre aktuelle Zeit</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>Values of sections with named members</source>
        <translation>Werte von Abschnitten mit benannten Einträgen</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Probleme (%1)</translation>
    </message>
    <message>
        <source>Missing Files (%1)</source>
        <translation>Fehlende Dateien (%1)</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Saved views of this file</source>
        <translation>Gespeicherte Ansichten dieser Datei</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Search names, values, records and bytes</source>
        <translation>Namen, Werte, Datensätze und Bytes durchsuchen</translation>
    </message>
    <message>
        <source>Structure Map</source>
        <translation>Strukturkarte</translation>
    </message>
    <message>
        <source>All bytes by section, unreferenced bytes, strings and embedded files</source>
        <translation>Alle Bytes nach Abschnitten, Bytes ohne Verweis, Texte und eingebettete Dateien</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>Messungen</translation>
    </message>
    <message>
        <source>Values measured in this file, for copying</source>
        <translation>In dieser Datei gemessene Werte, zum Kopieren</translation>
    </message>
    <message>
        <source>Entities</source>
        <translation>Entitäten</translation>
    </message>
    <message>
        <source>Entities of a map by class, with their connections and invalid references</source>
        <translation>Entitäten einer Karte nach Klasse, mit ihren Verbindungen und ungültigen Verweisen</translation>
    </message>
    <message>
        <source>Map Statistics</source>
        <translation>Kartenstatistik</translation>
    </message>
    <message>
        <source>Costs of a map by material, model and leaf, and its limits</source>
        <translation>Kosten einer Karte nach Material, Modell und Blatt, und ihre Grenzen</translation>
    </message>
    <message>
        <source>File Strip</source>
        <translation>Dateistreifen</translation>
    </message>
    <message>
        <source>Thumbnails of the files next to the open one</source>
        <translation>Vorschaubilder der Dateien neben der geöffneten</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::Docks</name>
    <message>
        <source>Panels</source>
        <translation>Felder</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DocumentActions</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>&amp;New Tab</source>
        <translation>Neuer &amp;Tab</translation>
    </message>
    <message>
        <source>Show the start page in a new tab</source>
        <translation>Die Startseite in einem neuen Tab zeigen</translation>
    </message>
    <message>
        <source>Open files in new tabs</source>
        <translation>Dateien in neuen Tabs öffnen</translation>
    </message>
    <message>
        <source>Reload &amp;When Changed</source>
        <translation>Bei &amp;Änderung neu laden</translation>
    </message>
    <message>
        <source>Reload the file when it or a referenced file changes, and keep the view</source>
        <translation>Die Datei neu laden, wenn sie oder eine Datei, auf die sie verweist, sich ändert, und die Ansicht behalten</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Close the document and, if there are others, its tab</source>
        <translation>Das Dokument schließen, und seinen Tab, wenn es weitere gibt</translation>
    </message>
    <message>
        <source>Reopen Closed Ta&amp;b</source>
        <translation>Geschlossenen Tab &amp;wieder öffnen</translation>
    </message>
    <message>
        <source>Reopen the last closed document with its view</source>
        <translation>Das zuletzt geschlossene Dokument mit seiner Ansicht wieder öffnen</translation>
    </message>
    <message>
        <source>&amp;Move Tab to New Window</source>
        <translation>Tab in neues Fenster &amp;verschieben</translation>
    </message>
    <message>
        <source>Move the document to a new window</source>
        <translation>Das Dokument in ein neues Fenster verschieben</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Next &amp;Tab</source>
        <translation>Nä&amp;chster Tab</translation>
    </message>
    <message>
        <source>Switch to the tab on the right</source>
        <translation>Zum Tab rechts wechseln</translation>
    </message>
    <message>
        <source>Previo&amp;us Tab</source>
        <translation>Tab d&amp;avor</translation>
    </message>
    <message>
        <source>Switch to the tab on the left</source>
        <translation>Zum Tab links wechseln</translation>
    </message>
    <message>
        <source>O&amp;pen in New Tab…</source>
        <translation>In neue&amp;m Tab öffnen …</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DocumentLoader</name>
    <message>
        <source>Preparing for picking</source>
        <translation>Auswahl wird vorbereitet</translation>
    </message>
    <message>
        <source>The search for materials and textures was cancelled.</source>
        <translation>Die Suche nach Materialien und Texturen wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Searching for missing files</source>
        <translation>Fehlende Dateien werden gesucht</translation>
    </message>
    <message>
        <source>Choosing a view</source>
        <translation>Blick wird gewählt</translation>
    </message>
    <message>
        <source>Building layers</source>
        <translation>Ebenen werden gebaut</translation>
    </message>
    <message>
        <source>The additions to the scene cannot be shown: %1</source>
        <translation>Was zur Szene hinzukam, kann nicht gezeigt werden: %1</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>%1 wird geöffnet</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DocumentMenus</name>
    <message>
        <source>&amp;Layers</source>
        <translation>&amp;Ebenen</translation>
    </message>
    <message>
        <source>Viewpoint %1</source>
        <translation>Standpunkt %1</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Gehe zu %1</translation>
    </message>
    <message>
        <source>Show or hide this layer</source>
        <translation>Diese Ebene zeigen oder verbergen</translation>
    </message>
    <message>
        <source>&amp;Spawn Points and Cameras</source>
        <translation>&amp;Spawnpunkte und Kameras</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DocumentPresenter</name>
    <message>
        <source>has no 3D view: %1</source>
        <translation>hat keine 3D-Ansicht: %1</translation>
    </message>
    <message>
        <source>There is no 3D view of %1: %2</source>
        <translation>Es gibt keine 3D-Ansicht von %1: %2</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1 lässt sich nicht öffnen: %2</translation>
    </message>
    <message>
        <source>cannot be opened: %1</source>
        <translation>lässt sich nicht öffnen: %1</translation>
    </message>
    <message>
        <source>Vitrine</source>
        <translation>Vitrine</translation>
    </message>
    <message>
        <source>Show as Bytes</source>
        <translation>Als Bytes zeigen</translation>
    </message>
    <message>
        <source>This document could not be completed: %1.</source>
        <translation>Dieses Dokument konnte nicht vervollständigt werden: %1.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DocumentTabBar</name>
    <message>
        <source>Open documents</source>
        <translation>Geöffnete Dokumente</translation>
    </message>
    <message>
        <source>New Tab</source>
        <translation>Neuer Tab</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Close &amp;Others</source>
        <translation>&amp;Andere schließen</translation>
    </message>
    <message>
        <source>Copy &amp;Path</source>
        <translation>&amp;Pfad kopieren</translation>
    </message>
    <message>
        <source>Show in &amp;Folder</source>
        <translation>Im &amp;Ordner zeigen</translation>
    </message>
    <message>
        <source>&amp;Move to New Window</source>
        <translation>In neues &amp;Fenster verschieben</translation>
    </message>
    <message>
        <source>Close Tab</source>
        <translation>Tab schließen</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DragController</name>
    <message>
        <source>A temporary folder for the dragged files cannot be created: %1</source>
        <translation>Ein temporärer Ordner für die gezogenen Dateien lässt sich nicht anlegen: %1</translation>
    </message>
    <message>
        <source>%1 cannot be created: %2</source>
        <translation>%1 lässt sich nicht erzeugen: %2</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DropChoice</name>
    <message>
        <source>Dropped files</source>
        <translation>Abgelegte Dateien</translation>
    </message>
    <message>
        <source>&amp;Mount for %1</source>
        <translation>Für %1 &amp;einbinden</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::EditActions</name>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>Ein&amp;stellungen …</translation>
    </message>
    <message>
        <source>Change language, colours, mouse, shortcuts, game folders and memory</source>
        <translation>Sprache, Farben, Maus, Tastenkürzel, Spieleordner und Speicher ändern</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Undo the last change of view or selection</source>
        <translation>Die letzte Änderung von Ansicht oder Auswahl rückgängig machen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Redo the last undone change</source>
        <translation>Die zuletzt rückgängig gemachte Änderung wiederherstellen</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::EmbeddedPage</name>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>%1; its end is unknown</source>
        <translation>%1; das Ende ist nicht bekannt</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open the file in a new tab</source>
        <translation>Die Datei in einem neuen Tab öffnen</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Save the bytes of the file</source>
        <translation>Die Bytes der Datei speichern</translation>
    </message>
    <message>
        <source>Embedded files</source>
        <translation>Eingebettete Dateien</translation>
    </message>
    <message>
        <source>The file is in decoded bytes. Save it first, then open it.</source>
        <translation>Die Datei liegt in dekodierten Bytes. Speichern Sie sie zuerst und öffnen Sie sie dann.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Save As…</source>
        <translation>&amp;Speichern unter …</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::EmptyListNote</name>
    <message>
        <source>Open a Folder…</source>
        <translation>Ordner öffnen …</translation>
    </message>
    <message>
        <source>or drop one here</source>
        <translation>oder einen hierher ziehen</translation>
    </message>
    <message>
        <source>No folder is open.</source>
        <translation>Es ist kein Ordner geöffnet.</translation>
    </message>
    <message>
        <source>There are no files here that can be opened.</source>
        <translation>Hier sind keine Dateien, die geöffnet werden können.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::EntityModel</name>
    <message>
        <source>Some of these refer to entities that do not exist</source>
        <translation>Einige davon verweisen auf Entitäten, die es nicht gibt</translation>
    </message>
    <message numerus="yes">
        <source>%n reference(s) to entities that do not exist</source>
        <translation>
            <numerusform>%n Verweis auf Entitäten, die es nicht gibt</numerusform>
            <numerusform>%n Verweise auf Entitäten, die es nicht gibt</numerusform>
        </translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Ursprung</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Schlüssel</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::EntityPanel</name>
    <message>
        <source>Filter entities</source>
        <translation>Entitäten filtern</translation>
    </message>
    <message>
        <source>Key, value or key=value</source>
        <translation>Schlüssel, Wert oder Schlüssel=Wert</translation>
    </message>
    <message>
        <source>Only entities with invalid references</source>
        <translation>Nur Entitäten mit ungültigen Verweisen</translation>
    </message>
    <message>
        <source>Show only entities that refer to entities that do not exist</source>
        <translation>Nur Entitäten zeigen, die auf nicht vorhandene Entitäten verweisen</translation>
    </message>
    <message>
        <source>Entities by class</source>
        <translation>Entitäten nach Klasse</translation>
    </message>
    <message>
        <source>Outputs and inputs of the entity</source>
        <translation>Aus- und Eingänge der Entität</translation>
    </message>
    <message>
        <source>The file has no entity text</source>
        <translation>Die Datei hat keinen Entitätentext</translation>
    </message>
    <message>
        <source>Reading the entities…</source>
        <translation>Entitäten werden gelesen …</translation>
    </message>
    <message>
        <source>%1 of %2 entities</source>
        <comment>shown, all</comment>
        <translation>%1 von %2 Entitäten</translation>
    </message>
    <message numerus="yes">
        <source>%n invalid connection(s)</source>
        <translation>
            <numerusform>%n ungültige Verbindung</numerusform>
            <numerusform>%n ungültige Verbindungen</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy Text</source>
        <translation>Text &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the entity, or all shown entities of its class, as text of the file</source>
        <translation>Kopiert die Entität, oder alle gezeigten ihrer Klasse, wie der Text der Datei sie hat</translation>
    </message>
    <message>
        <source>Copy as &amp;JSON</source>
        <translation>Als &amp;JSON kopieren</translation>
    </message>
    <message>
        <source>Copy the entity, or all shown entities of its class, as JSON</source>
        <translation>Kopiert die Entität, oder alle gezeigten ihrer Klasse, als JSON</translation>
    </message>
    <message>
        <source>Entities whose keys or values contain all words: &quot;light style=32 target=&quot;. F1 lists everything.</source>
        <translation>Entitäten, deren Schlüssel oder Werte alle Wörter enthalten: &quot;light style=32 target=&quot;. F1 zeigt alles.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ExportController</name>
    <message>
        <source>textures that are still being searched for</source>
        <translation>Texturen, nach denen noch gesucht wird</translation>
    </message>
    <message>
        <source>%1 was exported without: %2</source>
        <translation>%1 wurde exportiert ohne: %2</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>Content that the file will not include</source>
        <translation>Inhalt, den die Datei nicht enthalten wird</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>Fortschritt des Exports</translation>
    </message>
    <message>
        <source>Visible scene</source>
        <translation>Sichtbare Szene</translation>
    </message>
    <message>
        <source>Whole scene, with hidden items</source>
        <translation>Ganze Szene mit Ausgeblendetem</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Do not export</source>
        <translation>Nicht exportieren</translation>
    </message>
    <message>
        <source>As vertex colours</source>
        <translation>Als Farben der Eckpunkte</translation>
    </message>
    <message>
        <source>As an image of all lightmaps, with a script for Blender</source>
        <translation>Als Bild aller Lightmaps, mit einem Skript für Blender</translation>
    </message>
    <message>
        <source>Baked into unlit textures</source>
        <translation>In unbeleuchtete Texturen gebacken</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>In der Datei</translation>
    </message>
    <message>
        <source>In a folder next to it</source>
        <translation>In einem Ordner daneben</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format:</translation>
    </message>
    <message>
        <source>&amp;What to export:</source>
        <translation>&amp;Was exportieren:</translation>
    </message>
    <message>
        <source>Baked &amp;light:</source>
        <translation>Gebackenes &amp;Licht:</translation>
    </message>
    <message>
        <source>I&amp;mages:</source>
        <translation>&amp;Bilder:</translation>
    </message>
    <message>
        <source>Ch&amp;oose…</source>
        <translation>W&amp;ählen …</translation>
    </message>
    <message>
        <source>F&amp;ile:</source>
        <translation>&amp;Datei:</translation>
    </message>
    <message numerus="yes">
        <source>Selection: %n surface(s)</source>
        <translation>
            <numerusform>Auswahl: %n Fläche</numerusform>
            <numerusform>Auswahl: %n Flächen</numerusform>
        </translation>
    </message>
    <message>
        <source>The file will include everything.</source>
        <translation>Die Datei wird alles enthalten.</translation>
    </message>
    <message>
        <source>The file will not include:</source>
        <translation>Die Datei wird nicht enthalten:</translation>
    </message>
    <message>
        <source>The file already exists. Replace it?</source>
        <translation>Die Datei gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <source>Cancelling</source>
        <translation>Wird abgebrochen</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ExportRun</name>
    <message>
        <source>The scene could not be exported as %1: %2</source>
        <translation>Die Szene konnte nicht als %1 exportiert werden: %2</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>%1 wird exportiert</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FavouritesList</name>
    <message>
        <source>Favourites</source>
        <translation>Favoriten</translation>
    </message>
    <message>
        <source>Remove from Favourites</source>
        <translation>Aus den Favoriten entfernen</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FieldText</name>
    <message>
        <source>%1: %2 at offset %3</source>
        <translation>%1: %2 an Position %3</translation>
    </message>
    <message>
        <source>Refers to %1. Double-click, press Enter or Ctrl+click to follow.</source>
        <translation>Verweist auf %1. Doppelklick, Eingabetaste oder Strg+Klick folgt dem Verweis.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FigureTexts</name>
    <message>
        <source>Materials</source>
        <translation>Materialien</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>Unused</source>
        <translation>Unbenutzt</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Dreiecke</translation>
    </message>
    <message>
        <source>Surfaces</source>
        <translation>Flächen</translation>
    </message>
    <message>
        <source>Lightmaps</source>
        <translation>Lightmaps</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>Material</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>Instanzen</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Benutzt</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>leaf %1</source>
        <translation>Blatt %1</translation>
    </message>
    <message>
        <source>Initially shown: %1 triangles, %2 surfaces, %3 of lightmaps</source>
        <translation>Anfangs sichtbar: %1 Dreiecke, %2 Flächen, %3 an Lightmaps</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>in %1</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schäden</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FileActions</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Open a map, a model or another file</source>
        <translation>Eine Karte, ein Modell oder eine andere Datei öffnen</translation>
    </message>
    <message>
        <source>Open &amp;Folder…</source>
        <translation>&amp;Ordner öffnen …</translation>
    </message>
    <message>
        <source>List all files in a folder that can be opened</source>
        <translation>Alles auflisten, was sich in einem Ordner öffnen lässt</translation>
    </message>
    <message>
        <source>Read the file again and keep the view</source>
        <translation>Die Datei neu lesen und die Ansicht behalten</translation>
    </message>
    <message>
        <source>Save &amp;Screenshot</source>
        <translation>Bildschirmfoto &amp;speichern</translation>
    </message>
    <message>
        <source>Save the 3D view as a PNG file</source>
        <translation>Die 3D-Ansicht als PNG-Datei speichern</translation>
    </message>
    <message>
        <source>&amp;Copy Image</source>
        <translation>Bild &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the 3D view to the clipboard</source>
        <translation>Die 3D-Ansicht in die Zwischenablage kopieren</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>Dieses Fenster schließen</translation>
    </message>
    <message>
        <source>R&amp;eload</source>
        <translation>&amp;Neu laden</translation>
    </message>
    <message>
        <source>Save Image &amp;As…</source>
        <translation>Bild speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Save an image of another size, with smooth edges or a transparent background</source>
        <translation>Ein Bild in anderer Größe, geglättet oder mit durchsichtigem Hintergrund speichern</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>Save all textures of the scene as images</source>
        <translation>Alle Texturen der Szene als Bilder speichern</translation>
    </message>
    <message>
        <source>Unpac&amp;k Files…</source>
        <translation>&amp;Dateien entpacken …</translation>
    </message>
    <message>
        <source>Save the files inside the archive or map</source>
        <translation>Die Dateien speichern, die das Archiv oder die Karte enthält</translation>
    </message>
    <message>
        <source>Sa&amp;ve Textures…</source>
        <translation>T&amp;exturen speichern …</translation>
    </message>
    <message>
        <source>Save V&amp;ideo…</source>
        <translation>Video er&amp;zeugen …</translation>
    </message>
    <message>
        <source>Save a turntable, a flight through the bookmarks or an animation as images or a video</source>
        <translation>Eine Runde um die Szene, einen Flug durch die Lesezeichen oder eine Animation als Bilder oder Video speichern</translation>
    </message>
    <message>
        <source>Write geometry and textures for other programs: glTF, FBX, COLLADA, OBJ, PLY or STL</source>
        <translation>Geometrie und Texturen für andere Programme schreiben: glTF, FBX, COLLADA, OBJ, PLY oder STL</translation>
    </message>
    <message>
        <source>Open As File T&amp;ype…</source>
        <translation>Öffnen &amp;als Dateityp …</translation>
    </message>
    <message>
        <source>Open a file in a chosen format, or as bytes only</source>
        <translation>Eine Datei in einem gewählten Format oder nur als Bytes öffnen</translation>
    </message>
    <message>
        <source>Open A&amp;gain As…</source>
        <translation>Erneut öffnen a&amp;ls …</translation>
    </message>
    <message>
        <source>Open the current file in another format, or as bytes only</source>
        <translation>Die aktuelle Datei in einem anderen Format oder nur als Bytes öffnen</translation>
    </message>
    <message>
        <source>Compare Wit&amp;h…</source>
        <translation>Vergleic&amp;hen mit …</translation>
    </message>
    <message>
        <source>Show the differences between this file and another of its format</source>
        <translation>Auflisten und zeigen, worin sich diese Datei von einer anderen ihres Formats unterscheidet</translation>
    </message>
    <message>
        <source>Show the differences to the previous version of the file</source>
        <translation>Die Unterschiede zur vorigen Fassung der Datei auflisten und zeigen</translation>
    </message>
    <message>
        <source>Compare With Version Before Reload</source>
        <translation>Mit der Fassung vor dem Neuladen vergleichen</translation>
    </message>
    <message>
        <source>Choose how the current file is read, and read it again</source>
        <translation>Wählen, wie die aktuelle Datei gelesen wird, und sie neu lesen</translation>
    </message>
    <message>
        <source>Reading Options…</source>
        <translation>Leseoptionen …</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FileController</name>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Open As File Type</source>
        <translation>Öffnen als Dateityp</translation>
    </message>
    <message>
        <source>This is the last file of its folder.</source>
        <translation>Dies ist die letzte Datei des Ordners.</translation>
    </message>
    <message>
        <source>This is the first file of its folder.</source>
        <translation>Dies ist die erste Datei des Ordners.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FileQuery</name>
    <message>
        <source>The text is in name, path, title, format or game.</source>
        <translation>Der Text steht in Name, Pfad, Titel, Format oder Spiel.</translation>
    </message>
    <message>
        <source>The text is in the name of the file.</source>
        <translation>Der Text steht im Namen der Datei.</translation>
    </message>
    <message>
        <source>The text is in the path below the listed folder.</source>
        <translation>Der Text steht im Pfad unter dem aufgelisteten Ordner.</translation>
    </message>
    <message>
        <source>The text is in the title that the file has.</source>
        <translation>Der Text steht im Titel, den die Datei hat.</translation>
    </message>
    <message>
        <source>The file is of the format.</source>
        <translation>Die Datei hat das Format.</translation>
    </message>
    <message>
        <source>The file belongs to the game.</source>
        <translation>Die Datei gehört zum Spiel.</translation>
    </message>
    <message>
        <source>The text is in the file: in a material, class, title or animation.</source>
        <translation>Der Text steht in der Datei: in einem Material, einer Klasse, einem Titel oder einer Animation.</translation>
    </message>
    <message>
        <source>broken: cannot be read, or only in part. archive: holds other files.</source>
        <translation>broken: nicht oder nur teilweise lesbar. archive: enthält andere Dateien.</translation>
    </message>
    <message>
        <source>Size of the file, also in k, M or G.</source>
        <translation>Größe der Datei, auch in k, M oder G.</translation>
    </message>
    <message>
        <source>Day, month or year in which the file was changed.</source>
        <translation>Tag, Monat oder Jahr, in dem die Datei geändert wurde.</translation>
    </message>
    <message>
        <source>Number of triangles of the scene.</source>
        <translation>Anzahl der Dreiecke der Szene.</translation>
    </message>
    <message>
        <source>word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>Words in quotes are one text.</source>
        <translation>Wörter in Anführungszeichen sind ein Text.</translation>
    </message>
    <message>
        <source>One of several values.</source>
        <translation>Einer von mehreren Werten.</translation>
    </message>
    <message>
        <source>A minus before a term inverts it.</source>
        <translation>Ein Minus kehrt jeden Begriff um.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FileStateNotice</name>
    <message>
        <source>%1 was deleted or moved. It is shown as it was last read.</source>
        <translation>%1 wurde gelöscht oder verschoben. Gezeigt wird der zuletzt gelesene Stand.</translation>
    </message>
    <message>
        <source>%1 was truncated on disk. It is shown as it was last read.</source>
        <translation>%1 wurde auf der Platte gekürzt. Gezeigt wird der zuletzt gelesene Stand.</translation>
    </message>
    <message>
        <source>%1 is being written. It is shown as it was last read.</source>
        <translation>%1 wird gerade geschrieben. Gezeigt wird der zuletzt gelesene Stand.</translation>
    </message>
    <message>
        <source>%1 has changed on disk. It is shown as it was last read.</source>
        <translation>%1 hat sich auf der Platte geändert. Gezeigt wird der zuletzt gelesene Stand.</translation>
    </message>
    <message>
        <source>%1 (deleted) - Vitrine</source>
        <translation>%1 (gelöscht) - Vitrine</translation>
    </message>
    <message>
        <source>%1 (truncated) - Vitrine</source>
        <translation>%1 (gekürzt) - Vitrine</translation>
    </message>
    <message>
        <source>%1 (being written) - Vitrine</source>
        <translation>%1 (wird geschrieben) - Vitrine</translation>
    </message>
    <message>
        <source>%1 (changed on disk) - Vitrine</source>
        <translation>%1 (geändert) - Vitrine</translation>
    </message>
    <message>
        <source>%1 - Vitrine</source>
        <translation>%1 - Vitrine</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FileStrip</name>
    <message>
        <source>Neighbouring files</source>
        <translation>Benachbarte Dateien</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FilmDialog</name>
    <message>
        <source>Play the &amp;animation</source>
        <translation>Die &amp;Animation abspielen</translation>
    </message>
    <message>
        <source>Save Video</source>
        <translation>Video speichern</translation>
    </message>
    <message>
        <source>Once around the scene</source>
        <translation>Einmal um die Szene</translation>
    </message>
    <message>
        <source>Once around the centre of the view</source>
        <translation>Einmal um die Mitte der Ansicht</translation>
    </message>
    <message numerus="yes">
        <source>Through the %n bookmarks</source>
        <translation>
            <numerusform>Durch das %n Lesezeichen</numerusform>
            <numerusform>Durch die %n Lesezeichen</numerusform>
        </translation>
    </message>
    <message>
        <source>None (the camera stays in place)</source>
        <translation>Keiner (die Kamera bleibt stehen)</translation>
    </message>
    <message>
        <source>A path through bookmarks needs at least two bookmarks. A camera that stays in place needs an animation.</source>
        <translation>Ein Weg durch Lesezeichen braucht mindestens zwei Lesezeichen. Eine stehende Kamera braucht eine Animation.</translation>
    </message>
    <message>
        <source>&amp;Camera path:</source>
        <translation>&amp;Kameraweg:</translation>
    </message>
    <message>
        <source>Frames per &amp;second:</source>
        <translation>Bilder je &amp;Sekunde:</translation>
    </message>
    <message>
        <source>F&amp;rames:</source>
        <translation>Bi&amp;lder:</translation>
    </message>
    <message>
        <source>Length:</source>
        <translation>Länge:</translation>
    </message>
    <message>
        <source>Numbered images in a folder</source>
        <translation>Nummerierte Bilder in einem Ordner</translation>
    </message>
    <message>
        <source>Animated image (WebP)</source>
        <translation>Animiertes Bild (WebP)</translation>
    </message>
    <message>
        <source>Video (%1)</source>
        <translation>Video (%1)</translation>
    </message>
    <message>
        <source>Ch&amp;oose…</source>
        <translation>A&amp;uswählen …</translation>
    </message>
    <message>
        <source>For&amp;mat:</source>
        <translation>&amp;Format:</translation>
    </message>
    <message>
        <source>F&amp;ile:</source>
        <translation>Dat&amp;ei:</translation>
    </message>
    <message>
        <source>&amp;Quality:</source>
        <translation>&amp;Qualität:</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <source>Frame %1 of %2</source>
        <translation>Bild %1 von %2</translation>
    </message>
    <message>
        <source>Video (needs the program ffmpeg)</source>
        <translation>Video (dazu fehlt das Programm ffmpeg)</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FilmRun</name>
    <message>
        <source>The video could not be saved as %1: %2</source>
        <translation>Das Video konnte nicht als %1 gespeichert werden: %2</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>%1 wird gespeichert</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FilterBar</name>
    <message>
        <source>Filter records</source>
        <translation>Datensätze filtern</translation>
    </message>
    <message>
        <source>Progress of filtering and sorting</source>
        <translation>Fortschritt von Filter und Sortierung</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>Spalte %1: %2</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>Filter: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FilteredTree</name>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>Filter: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FindActions</name>
    <message>
        <source>Go</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Search for a name or a value among the members of a section</source>
        <translation>Einen Namen oder Wert unter den Einträgen eines Abschnitts suchen</translation>
    </message>
    <message>
        <source>Find N&amp;ext</source>
        <translation>&amp;Weitersuchen</translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation>&amp;Rückwärts suchen</translation>
    </message>
    <message>
        <source>F&amp;ind…</source>
        <translation>S&amp;uchen …</translation>
    </message>
    <message>
        <source>Search all names, values, records and bytes</source>
        <translation>Alle Namen, Werte, Datensätze und Bytes durchsuchen</translation>
    </message>
    <message>
        <source>Find Membe&amp;r…</source>
        <translation>Wer&amp;t suchen …</translation>
    </message>
    <message>
        <source>Go to the next match of the last search</source>
        <translation>Zum nächsten Treffer der letzten Suche gehen</translation>
    </message>
    <message>
        <source>Go to the previous match of the last search</source>
        <translation>Zum vorigen Treffer der letzten Suche gehen</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FolderScanner</name>
    <message>
        <source>Listing files of %1</source>
        <translation>Dateien von %1 werden aufgelistet</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FormatChooser</name>
    <message>
        <source>Open As</source>
        <translation>Öffnen als</translation>
    </message>
    <message>
        <source>Read %1 as:</source>
        <translation>%1 lesen als:</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formate</translation>
    </message>
    <message>
        <source>Bytes only</source>
        <translation>Nur Bytes</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FoundModel</name>
    <message>
        <source>Offset</source>
        <translation>Offset</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FoundPage</name>
    <message>
        <source>Stop searching</source>
        <translation>Suche anhalten</translation>
    </message>
    <message>
        <source>Searching… %1 found, %2 %</source>
        <translation>Suche … %1 gefunden, %2 %</translation>
    </message>
    <message>
        <source>Stopped; %1 found</source>
        <translation>Angehalten; %1 gefunden</translation>
    </message>
    <message>
        <source>The first %1; there may be more</source>
        <translation>Die ersten %1; es kann mehr geben</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>%1 gefunden</translation>
    </message>
    <message>
        <source>&amp;Copy Rows</source>
        <translation>Zeilen &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Go to Bytes</source>
        <translation>Zu den Bytes &amp;gehen</translation>
    </message>
    <message>
        <source>Searching: %1</source>
        <translation>Suche: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::GameFoldersPage</name>
    <message>
        <source>Game Folders</source>
        <translation>Spieleordner</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>&amp;Find Games</source>
        <translation>&amp;Spiele suchen</translation>
    </message>
    <message>
        <source>Add &amp;Game</source>
        <translation>&amp;Hinzunehmen</translation>
    </message>
    <message>
        <source>Referenced files such as materials, textures and models are searched for here first, in this order. The folder of a game includes all folders that the game itself searches.</source>
        <translation>Dateien, auf die verwiesen wird - etwa Materialien, Texturen und Modelle -, werden zuerst hier gesucht, in dieser Reihenfolge. Der Ordner eines Spiels steht für alle Ordner, die das Spiel selbst durchsucht.</translation>
    </message>
    <message>
        <source>Game folders</source>
        <translation>Spieleordner</translation>
    </message>
    <message>
        <source>&amp;Add Folder…</source>
        <translation>Ordner &amp;aufnehmen …</translation>
    </message>
    <message>
        <source>Games on this computer</source>
        <translation>Spiele auf diesem Rechner</translation>
    </message>
    <message>
        <source>Games on this computer:</source>
        <translation>Spiele auf diesem Rechner:</translation>
    </message>
    <message>
        <source>Game Folder</source>
        <translation>Spieleordner</translation>
    </message>
    <message>
        <source>Searching for games…</source>
        <translation>Spiele werden gesucht …</translation>
    </message>
    <message>
        <source>No games were found on this computer.</source>
        <translation>Auf diesem Rechner wurden keine Spiele gefunden.</translation>
    </message>
    <message>
        <source>Searching for games</source>
        <translation>Spiele werden gesucht</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::GeneralPage</name>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Follow desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>File units</source>
        <translation>Einheiten der Datei</translation>
    </message>
    <message>
        <source>Metres</source>
        <translation>Meter</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Sprache:</translation>
    </message>
    <message>
        <source>&amp;Units:</source>
        <translation>&amp;Einheiten:</translation>
    </message>
    <message>
        <source>For shown positions and sizes. Copied values stay in file units, which games can read.</source>
        <translation>Für angezeigte Positionen und Größen. Kopierte Werte bleiben in Einheiten der Datei, für Spiele.</translation>
    </message>
    <message>
        <source>&amp;Screenshots:</source>
        <translation>&amp;Bildschirmfotos:</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>&amp;Wählen …</translation>
    </message>
    <message>
        <source>Folder for Screenshots</source>
        <translation>Ordner für Bildschirmfotos</translation>
    </message>
    <message>
        <source>Save Screenshot saves images in this folder.</source>
        <translation>Bildschirmfotos werden in diesem Ordner gespeichert.</translation>
    </message>
    <message>
        <source>On s&amp;tartup:</source>
        <translation>Beim S&amp;tart:</translation>
    </message>
    <message>
        <source>Reopens the documents of the last session with their views. After a crash, they are only offered, without the file that was being opened.</source>
        <translation>Öffnet die Dokumente der letzten Sitzung mit ihren Ansichten. Nach einem Absturz werden sie nur angeboten, ohne die Datei, die gerade geöffnet wurde.</translation>
    </message>
    <message>
        <source>Offer the last tabs after a crash</source>
        <translation>Die letzten Tabs nach einem Absturz anbieten</translation>
    </message>
    <message>
        <source>Reopen the last tabs</source>
        <translation>Die letzten Tabs wieder öffnen</translation>
    </message>
    <message>
        <source>Do not reopen the last tabs</source>
        <translation>Die letzten Tabs nicht öffnen</translation>
    </message>
    <message>
        <source>Save file name and view in i&amp;mages</source>
        <translation>Dateiname und Ansicht in &amp;Bildern speichern</translation>
    </message>
    <message>
        <source>Screenshot &amp;names:</source>
        <translation>&amp;Namen der Bildschirmfotos:</translation>
    </message>
    <message>
        <source>{file}, {view}, {date} and {time} insert these values, {n} the first unused number.</source>
        <translation>{file} steht für die Datei, {view} für die Ansicht, {date} und {time} für Datum und Uhrzeit, {n} für die erste freie Nummer.</translation>
    </message>
    <message>
        <source>Include the &amp;folder path</source>
        <translation>Pfad des &amp;Ordners hinzufügen</translation>
    </message>
    <message>
        <source>Drop such an image on the window to return to its view. The file is searched for next to the image and among the recent files.</source>
        <translation>Auf das Fenster gezogen, führt ein solches Bild zu seiner Ansicht. Die Datei wird daneben und unter den zuletzt geöffneten gesucht.</translation>
    </message>
    <message>
        <source>Anyone who receives such an image can read the names of your folders.</source>
        <translation>Wer ein solches Bild bekommt, kann die Namen Ihrer Ordner lesen.</translation>
    </message>
    <message>
        <source>Use the &amp;desktop&apos;s file dialog, without a preview</source>
        <translation>&amp;Dateidialog der Arbeitsumgebung verwenden, ohne Vorschau</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::GoActions</name>
    <message>
        <source>Go</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>&amp;Previous File</source>
        <translation>&amp;Vorige Datei</translation>
    </message>
    <message>
        <source>Open the previous file of the browser</source>
        <translation>Die vorige Datei des Browsers öffnen</translation>
    </message>
    <message>
        <source>&amp;Next File</source>
        <translation>&amp;Nächste Datei</translation>
    </message>
    <message>
        <source>Open the next file of the browser</source>
        <translation>Die nächste Datei des Browsers öffnen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Go back to the previous selection</source>
        <translation>Zur vorigen Auswahl zurückgehen</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>V&amp;orwärts</translation>
    </message>
    <message>
        <source>Go forward to the next selection</source>
        <translation>Zur nächsten Auswahl vorgehen</translation>
    </message>
    <message>
        <source>Find a command by its name</source>
        <translation>Einen Befehl über seinen Namen finden</translation>
    </message>
    <message>
        <source>&amp;Go To…</source>
        <translation>&amp;Gehe zu …</translation>
    </message>
    <message>
        <source>Go to coordinates, a named item, a record or a view link</source>
        <translation>Zu Koordinaten, einem Element mit Namen, einem Datensatz oder einem Ansichtslink gehen</translation>
    </message>
    <message>
        <source>&amp;Copy Position</source>
        <translation>&amp;Position kopieren</translation>
    </message>
    <message>
        <source>Copy the position and direction of the camera as the commands setpos and setang, as printed by getpos</source>
        <translation>Ort und Richtung der Kamera als Befehle setpos und setang kopieren, wie getpos sie ausgibt</translation>
    </message>
    <message>
        <source>Paste P&amp;osition</source>
        <translation>Position &amp;einfügen</translation>
    </message>
    <message>
        <source>Go to the position on the clipboard: setpos, coordinates or a view link</source>
        <translation>Zur Position in der Zwischenablage gehen: setpos, Koordinaten oder ein Ansichtslink</translation>
    </message>
    <message>
        <source>Copy View &amp;Link</source>
        <translation>Ansichts&amp;link kopieren</translation>
    </message>
    <message>
        <source>Copy the view with all its settings as a line of text, for Go To and vitrine-cli render --view</source>
        <translation>Die Ansicht mit allen Einstellungen als Textzeile kopieren, für „Gehe zu“ und vitrine-cli render --view</translation>
    </message>
    <message>
        <source>Copy a link that opens this file in this view, on this computer</source>
        <translation>Einen Link kopieren, der auf diesem Rechner diese Datei in dieser Ansicht öffnet</translation>
    </message>
    <message>
        <source>Co&amp;mmands…</source>
        <translation>&amp;Befehle …</translation>
    </message>
    <message>
        <source>Cop&amp;y View Link With File</source>
        <translation>Ansichtslink mit Date&amp;i kopieren</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::GoController</name>
    <message>
        <source>Position copied to the clipboard.</source>
        <translation>Position in die Zwischenablage kopiert.</translation>
    </message>
    <message>
        <source>View link copied to the clipboard.</source>
        <translation>Ansichtslink in die Zwischenablage kopiert.</translation>
    </message>
    <message>
        <source>The clipboard contains no position: “setpos x y z; setang p y r”, coordinates or a view link.</source>
        <translation>Die Zwischenablage enthält keine Position: „setpos x y z; setang p y r“, Koordinaten oder einen Ansichtslink.</translation>
    </message>
    <message>
        <source>There is no 3D view to move in.</source>
        <translation>Es gibt keine 3D-Ansicht, in der man sich bewegen könnte.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::GoToDialog</name>
    <message>
        <source>yaw %1°, pitch %2°</source>
        <translation>Gieren %1°, Nicken %2°</translation>
    </message>
    <message>
        <source>Direction: %1</source>
        <translation>Richtung: %1</translation>
    </message>
    <message>
        <source>Position: %1</source>
        <translation>Position: %1</translation>
    </message>
    <message>
        <source>Position: %1; %2</source>
        <translation>Position: %1; %2</translation>
    </message>
    <message>
        <source>Record: %1 [%2]</source>
        <translation>Datensatz: %1 [%2]</translation>
    </message>
    <message>
        <source>Section: %1</source>
        <translation>Abschnitt: %1</translation>
    </message>
    <message>
        <source>A view link</source>
        <translation>Ein Ansichtslink</translation>
    </message>
    <message>
        <source>Go To</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Coordinates, setpos, a name, a record or a view link</source>
        <translation>Koordinaten, setpos, ein Name, ein Datensatz oder ein Ansichtslink</translation>
    </message>
    <message>
        <source>x y z · setpos x y z; setang p y r · lumps/FACES 12 · or choose from the list</source>
        <translation>x y z · setpos x y z; setang p y r · lumps/FACES 12 · oder aus der Liste wählen</translation>
    </message>
    <message>
        <source>From the list</source>
        <translation>Aus der Liste</translation>
    </message>
    <message>
        <source>No item has this name, and it is not a position, record or view link.</source>
        <translation>Kein Element hat diesen Namen, und es ist keine Position, kein Datensatz und kein Ansichtslink.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::GraphicsProblem</name>
    <message>
        <source>Software rendering is not available either. Install the Mesa drivers (on Debian, the package libgl1-mesa-dri), or use vitrine-cli to inspect files.</source>
        <translation>Auch Software-Rendering ist nicht verfügbar. Installieren Sie die Mesa-Treiber (in Debian das Paket libgl1-mesa-dri), oder untersuchen Sie Dateien mit vitrine-cli.</translation>
    </message>
    <message>
        <source>Install or update the graphics driver. Until then, software rendering can be used. It is slower but looks the same. vitrine --software always uses it.</source>
        <translation>Installieren oder aktualisieren Sie den Grafiktreiber. Bis dahin kann Software-Rendering benutzt werden. Es ist langsamer, sieht aber gleich aus. vitrine --software benutzt es immer.</translation>
    </message>
    <message>
        <source>Vitrine</source>
        <translation>Vitrine</translation>
    </message>
    <message>
        <source>Vitrine needs OpenGL 3.3, which is not available here.</source>
        <translation>Vitrine benötigt OpenGL 3.3, das hier nicht verfügbar ist.</translation>
    </message>
    <message>
        <source>Use Software Ren&amp;dering</source>
        <translation>Soft&amp;ware-Rendering benutzen</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::HelpActions</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>&amp;Keyboard and Mouse</source>
        <translation>&amp;Tastatur und Maus</translation>
    </message>
    <message>
        <source>List all keys and mouse actions</source>
        <translation>Alle Tasten und Mausaktionen auflisten</translation>
    </message>
    <message>
        <source>Copy System &amp;Report</source>
        <translation>System&amp;bericht kopieren</translation>
    </message>
    <message>
        <source>&amp;About Vitrine</source>
        <translation>&amp;Über Vitrine</translation>
    </message>
    <message>
        <source>Show version, licence and system information</source>
        <translation>Version, Lizenz und Systeminformationen zeigen</translation>
    </message>
    <message>
        <source>Show the &amp;Demos</source>
        <translation>&amp;Demos zeigen</translation>
    </message>
    <message>
        <source>List the worlds that come with Vitrine</source>
        <translation>Die Welten auflisten, die Vitrine mitbringt</translation>
    </message>
    <message>
        <source>Copy details for a bug report: versions, graphics, the file, search paths and missing files</source>
        <translation>Angaben für einen Fehlerbericht kopieren: Versionen, Grafik, die Datei, Suchpfade und fehlende Dateien</translation>
    </message>
    <message>
        <source>How to &amp;Move</source>
        <translation>So be&amp;wegt man sich</translation>
    </message>
    <message>
        <source>Show the keys and mouse buttons of this view</source>
        <translation>Tasten und Maustasten dieser Ansicht zeigen</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::HelpDialogs</name>
    <message>
        <source>W A S D</source>
        <translation>W A S D</translation>
    </message>
    <message>
        <source>fly forward, left, back, right (by position, on any keyboard layout)</source>
        <translation>vorwärts, links, rückwärts, rechts fliegen (nach dem Platz der Taste, auf jeder Tastatur)</translation>
    </message>
    <message>
        <source>E or Space, Q</source>
        <translation>E oder Leertaste, Q</translation>
    </message>
    <message>
        <source>fly up, down</source>
        <translation>aufwärts, abwärts fliegen</translation>
    </message>
    <message>
        <source>Shift, Ctrl</source>
        <translation>Umschalt, Strg</translation>
    </message>
    <message>
        <source>three times as fast, a tenth as fast</source>
        <translation>dreimal so schnell, ein Zehntel so schnell</translation>
    </message>
    <message>
        <source>Left or right drag</source>
        <translation>Ziehen mit links oder rechts</translation>
    </message>
    <message>
        <source>look around; in orbit: turn</source>
        <translation>umsehen; beim Umkreisen: drehen</translation>
    </message>
    <message>
        <source>Middle drag</source>
        <translation>Ziehen mit der Mitte</translation>
    </message>
    <message>
        <source>move sideways</source>
        <translation>seitwärts bewegen</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Rad</translation>
    </message>
    <message>
        <source>flying speed; in orbit: zoom to the cursor</source>
        <translation>Fluggeschwindigkeit; beim Umkreisen: Zoom zum Mauszeiger</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klick</translation>
    </message>
    <message>
        <source>select a surface, its record and its bytes</source>
        <translation>eine Fläche, ihren Datensatz und ihre Bytes auswählen</translation>
    </message>
    <message>
        <source>Double-click</source>
        <translation>Doppelklick</translation>
    </message>
    <message>
        <source>set the centre of orbit</source>
        <translation>Mittelpunkt des Umkreisens setzen</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Rechtsklick</translation>
    </message>
    <message>
        <source>open the menu of an item</source>
        <translation>Menü eines Elements öffnen</translation>
    </message>
    <message>
        <source>Keyboard and Mouse</source>
        <translation>Tastatur und Maus</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>Befehl oder Taste suchen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>About Vitrine</source>
        <translation>Über Vitrine</translation>
    </message>
    <message>
        <source>Vitrine %1</source>
        <translation>Vitrine %1</translation>
    </message>
    <message>
        <source>A viewer for the 3D worlds of old games, and for every byte they are made of. Free software under the MIT licence.</source>
        <translation>Ein Betrachter für die 3D-Welten alter Spiele und für jedes Byte, aus dem sie bestehen. Freie Software unter der MIT-Lizenz.</translation>
    </message>
    <message>
        <source>System report</source>
        <translation>Systembericht</translation>
    </message>
    <message>
        <source>&amp;Copy Report</source>
        <translation>Bericht &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Copy as Text</source>
        <translation>Als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy all keys by menu, for printing or sending</source>
        <translation>Alle Tasten nach Menüs kopieren, zum Drucken oder Verschicken</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <translation>Strg+Klick</translation>
    </message>
    <message>
        <source>add to the selection, or remove from it</source>
        <translation>zur Auswahl hinzufügen oder wegnehmen</translation>
    </message>
    <message>
        <source>Shift+left drag</source>
        <translation>Umschalt+linkes Ziehen</translation>
    </message>
    <message>
        <source>select what is visible in a rectangle</source>
        <translation>auswählen, was in einem Rechteck sichtbar ist</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::HexPanel</name>
    <message>
        <source>Byte space</source>
        <translation>Byteraum</translation>
    </message>
    <message>
        <source>The file itself, and data decoded from it or found in it</source>
        <translation>Die Datei selbst und was daraus dekodiert oder gefunden wurde</translation>
    </message>
    <message>
        <source>Encoded bytes</source>
        <translation>Kodierte Bytes</translation>
    </message>
    <message>
        <source>Show the bytes from which this space was decoded</source>
        <translation>Die Bytes zeigen, aus denen dieser Raum dekodiert wurde</translation>
    </message>
    <message>
        <source>Go to offset</source>
        <translation>Gehe zu Position</translation>
    </message>
    <message>
        <source>An offset or a range: 0x40c + 16*7, +0x10, end-16, 0x40c:16, 0x40c..0x44c</source>
        <translation>Eine Stelle oder mehrere Bytes: 0x40c + 16*7, +0x10, end-16, 0x40c:16, 0x40c..0x44c</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Bookmark: %1</source>
        <translation>Lesezeichen: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::HexView</name>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::HidingNote</name>
    <message>
        <source>A part of %1 is hidden. To hide all of it, press %2 first; %3 shows everything.</source>
        <translation>Ein Teil von %1 ist ausgeblendet. Um alles davon auszublenden, zuerst %2 drücken; %3 zeigt alles.</translation>
    </message>
    <message>
        <source>The selection is hidden. %1 shows everything.</source>
        <translation>Die Auswahl ist ausgeblendet. %1 zeigt alles.</translation>
    </message>
    <message>
        <source>%1 cannot be seen: the layer %2 is hidden.</source>
        <translation>%1 ist nicht zu sehen: Die Ebene %2 ist ausgeblendet.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::HoverLabel</name>
    <message>
        <source>%1 (not shown)</source>
        <extracomment>a file</extracomment>
        <translation>%1 (nicht gezeigt)</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::InputQuestion</name>
    <message>
        <source>Choose %1…</source>
        <translation>%1 wählen …</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>%1 wählen</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::InspectorTable</name>
    <message>
        <source>Values of the selected bytes</source>
        <translation>Werte der ausgewählten Bytes</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Little-endian</source>
        <translation>Little-Endian</translation>
    </message>
    <message>
        <source>Big-endian</source>
        <translation>Big-Endian</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Ausgewählt</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Bytes</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::KeysPage</name>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Keine</translation>
    </message>
    <message>
        <source>Defa&amp;ult</source>
        <translation>&amp;Standard</translation>
    </message>
    <message>
        <source>Reass&amp;ign</source>
        <translation>Neu &amp;zuweisen</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>&amp;Keyboard scheme:</source>
        <translation>&amp;Tastenschema:</translation>
    </message>
    <message>
        <source>Shortcut k&amp;ey:</source>
        <translation>T&amp;aste:</translation>
    </message>
    <message>
        <source>Vitrine</source>
        <translation>Vitrine</translation>
    </message>
    <message>
        <source>Source and Hammer</source>
        <translation>Source und Hammer</translation>
    </message>
    <message>
        <source>Blender</source>
        <translation>Blender</translation>
    </message>
    <message>
        <source>Maya</source>
        <translation>Maya</translation>
    </message>
    <message>
        <source>Left-handed</source>
        <translation>Linkshändig</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Eigenes</translation>
    </message>
    <message>
        <source>Select a command, then press its new shortcut.</source>
        <translation>Wählen Sie einen Befehl und drücken Sie dann das neue Tastenkürzel.</translation>
    </message>
    <message>
        <source>%1 is used for flying and cannot be assigned.</source>
        <translation>%1 dient zum Fliegen und kann nicht zugewiesen werden.</translation>
    </message>
    <message>
        <source>%1 is already assigned to “%2”.</source>
        <translation>%1 ist schon „%2“ zugewiesen.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::KindMenu</name>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Search all kinds</source>
        <translation>Alles durchsuchen</translation>
    </message>
    <message>
        <source>Include these in the search</source>
        <translation>Auch diese durchsuchen</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::LayoutActions</name>
    <message>
        <source>Layout</source>
        <translation>Layout</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Ansehen</translation>
    </message>
    <message>
        <source>Show the 3D view and its controls</source>
        <translation>Die 3D-Ansicht und ihre Regler zeigen</translation>
    </message>
    <message>
        <source>&amp;Inspect</source>
        <translation>Un&amp;tersuchen</translation>
    </message>
    <message>
        <source>Show the 3D view with outline, properties, records and bytes</source>
        <translation>Die 3D-Ansicht mit Gliederung, Eigenschaften, Datensätzen und Bytes zeigen</translation>
    </message>
    <message>
        <source>&amp;Animate</source>
        <translation>A&amp;nimieren</translation>
    </message>
    <message>
        <source>Show the 3D view with outline, controls and timeline</source>
        <translation>Die 3D-Ansicht mit Gliederung, Einstellungen und Zeitleiste zeigen</translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>Layout &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Restore the default layout of all panels</source>
        <translation>Das Standardlayout aller Felder wiederherstellen</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>&amp;Hide Panels</source>
        <translation>Felder a&amp;usblenden</translation>
    </message>
    <message>
        <source>&amp;Next Panel</source>
        <translation>&amp;Nächstes Feld</translation>
    </message>
    <message>
        <source>Move to the next panel, and from the last one to the 3D view</source>
        <translation>Zum nächsten Feld wechseln, und vom letzten zur 3D-Ansicht</translation>
    </message>
    <message>
        <source>&amp;Previous Panel</source>
        <translation>&amp;Voriges Feld</translation>
    </message>
    <message>
        <source>Move to the previous panel</source>
        <translation>Zum vorigen Feld wechseln</translation>
    </message>
    <message>
        <source>Show only the 3D view</source>
        <translation>Nur die 3D-Ansicht zeigen</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::Legend</name>
    <message>
        <source>Legend: %1</source>
        <translation>Legende: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::Lengths</name>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>%1 m/s</source>
        <translation>%1 m/s</translation>
    </message>
    <message>
        <source>%1 units/s</source>
        <translation>%1 Einheiten/s</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::LightmapDialog</name>
    <message>
        <source>Lightmap</source>
        <translation>Lightmap</translation>
    </message>
    <message>
        <source>Image of the lightmap</source>
        <translation>Bild der Lightmap</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <translation>&amp;Zeigen:</translation>
    </message>
    <message>
        <source>&amp;Light:</source>
        <translation>&amp;Licht:</translation>
    </message>
    <message>
        <source> EV</source>
        <translation> EV</translation>
    </message>
    <message>
        <source>Brightness of the view in stops. Each stop doubles the light.</source>
        <translation>Helligkeit der Ansicht in Blendenstufen: jede verdoppelt das Licht</translation>
    </message>
    <message>
        <source>E&amp;xposure:</source>
        <translation>&amp;Belichtung:</translation>
    </message>
    <message>
        <source>Select a surface that has a lightmap.</source>
        <translation>Wähle eine Fläche, die eine Lightmap hat.</translation>
    </message>
    <message>
        <source>%1: lightmap of %2×%3 luxels</source>
        <translation>%1: Lightmap aus %2×%3 Luxeln</translation>
    </message>
    <message>
        <source>Style %1</source>
        <translation>Stil %1</translation>
    </message>
    <message>
        <source>%1, bump direction %2</source>
        <translation>%1, Bump-Richtung %2</translation>
    </message>
    <message>
        <source>As shown</source>
        <translation>Wie gezeigt</translation>
    </message>
    <message>
        <source>Luxel %1, %2: light %3</source>
        <translation>Luxel %1, %2: Licht %3</translation>
    </message>
    <message>
        <source>%1: light %2, bytes %3 %4 %5, exponent %6</source>
        <translation>%1: Licht %2, Bytes %3 %4 %5, Exponent %6</translation>
    </message>
    <message>
        <source>Point at a luxel or use the arrow keys. Click to mark it.</source>
        <translation>Auf einen Luxel zeigen oder die Pfeiltasten benutzen. Ein Klick markiert ihn.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::LinkController</name>
    <message>
        <source>it names no file, and no 3D view is open</source>
        <translation>er enthält keine Datei, und es gibt keine 3D-Ansicht, in der man sich bewegen könnte</translation>
    </message>
    <message>
        <source>%1 is not a file</source>
        <translation>%1 ist keine Datei</translation>
    </message>
    <message>
        <source>The file of the view link is not on this computer: %1</source>
        <translation>Die Datei des Ansichtslinks ist nicht auf diesem Rechner: %1</translation>
    </message>
    <message>
        <source>Choose File…</source>
        <translation>Datei wählen …</translation>
    </message>
    <message>
        <source>Locate %1</source>
        <translation>%1 suchen</translation>
    </message>
    <message>
        <source>The view link cannot be opened: %1</source>
        <translation>Der Ansichtslink kann nicht geöffnet werden: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MainWindow</name>
    <message>
        <source>System report copied to the clipboard.</source>
        <translation>Systembericht in die Zwischenablage kopiert.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MapPage</name>
    <message>
        <source>Strip</source>
        <translation>Streifen</translation>
    </message>
    <message>
        <source>Show the bytes in file order</source>
        <translation>Die Bytes in der Reihenfolge der Datei zeigen</translation>
    </message>
    <message>
        <source>Treemap</source>
        <translation>Kacheln</translation>
    </message>
    <message>
        <source>Show the sections by size</source>
        <translation>Die Abschnitte nach ihrer Größe zeigen</translation>
    </message>
    <message>
        <source>Mapping…</source>
        <translation>Karte entsteht …</translation>
    </message>
    <message>
        <source>%1 bytes; %2 unreferenced, %3 overlapping</source>
        <translation>%1 Bytes; %2 ohne Verweis, %3 überlappen</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MapStatisticsPanel</name>
    <message>
        <source>Filter statistics</source>
        <translation>Statistik filtern</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtern</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Probleme (%1)</translation>
    </message>
    <message>
        <source>Damage and other problems of the file, with their bytes</source>
        <translation>Schäden und andere Probleme der Datei, mit ihren Bytes</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Wird gezählt …</translation>
    </message>
    <message>
        <source>&amp;Copy Rows</source>
        <translation>Zeilen &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;All Rows</source>
        <translation>&amp;Alle Zeilen kopieren</translation>
    </message>
    <message>
        <source>The statistics were not counted.</source>
        <translation>Die Statistik wurde nicht erstellt.</translation>
    </message>
    <message>
        <source>Counting map statistics</source>
        <translation>Kartenstatistik wird erstellt</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MarkListModel</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marke</translation>
    </message>
    <message>
        <source>%1 s: %2</source>
        <translation>%1 s: %2</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MatchModel</name>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Entities</source>
        <translation>Entitäten</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>Materialien</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>Texturen</translation>
    </message>
    <message>
        <source>Viewpoints</source>
        <translation>Blickpunkte</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animationen</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>%1 (the first %2 of %3)</source>
        <translation>%1 (die ersten %2 von %3)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MeasureActions</name>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Messen</translation>
    </message>
    <message>
        <source>Measure between points that you click in the 3D view. Esc ends measuring.</source>
        <translation>Zwischen Punkten messen, die Sie in der 3D-Ansicht anklicken. Esc beendet das Messen.</translation>
    </message>
    <message>
        <source>&amp;Distance</source>
        <translation>&amp;Abstand</translation>
    </message>
    <message>
        <source>Measure the distance between two points</source>
        <translation>Den Abstand zweier Punkte messen</translation>
    </message>
    <message>
        <source>&amp;Angle</source>
        <translation>&amp;Winkel</translation>
    </message>
    <message>
        <source>Measure the angle of three points, at the second point</source>
        <translation>Den Winkel dreier Punkte am zweiten messen</translation>
    </message>
    <message>
        <source>A&amp;rea and Perimeter</source>
        <translation>&amp;Fläche und Umfang</translation>
    </message>
    <message>
        <source>Measure the area between any number of points. Enter closes the area.</source>
        <translation>Die Fläche zwischen beliebig vielen Punkten messen; Enter schließt sie</translation>
    </message>
    <message>
        <source>&amp;Snap to Corners and Edges</source>
        <translation>An &amp;Ecken und Kanten einrasten</translation>
    </message>
    <message>
        <source>Snap points to nearby corners and edges. Hold Ctrl while clicking to place a point freely.</source>
        <translation>Punkte an nahen Ecken und Kanten einrasten lassen. Mit Strg beim Klicken wird ein Punkt frei gesetzt.</translation>
    </message>
    <message>
        <source>Remove Las&amp;t Point</source>
        <translation>Le&amp;tzten Punkt entfernen</translation>
    </message>
    <message>
        <source>Remove the last point (Backspace)</source>
        <translation>Den letzten Punkt entfernen (Rücktaste)</translation>
    </message>
    <message>
        <source>&amp;Close Area</source>
        <translation>Fläche &amp;schließen</translation>
    </message>
    <message>
        <source>Close the area with its current points (Enter)</source>
        <translation>Die Fläche mit ihren Punkten schließen (Enter)</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MeasureController</name>
    <message>
        <source>corner</source>
        <translation>Ecke</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>Kante</translation>
    </message>
    <message>
        <source>face</source>
        <translation>Fläche</translation>
    </message>
    <message>
        <source>Click two points to measure their distance. Esc ends measuring.</source>
        <translation>Zwei Punkte anklicken, um ihren Abstand zu messen. Esc beendet das Messen.</translation>
    </message>
    <message>
        <source>Click three points to measure the angle at the second point. Esc ends measuring.</source>
        <translation>Drei Punkte anklicken, um den Winkel am zweiten zu messen. Esc beendet das Messen.</translation>
    </message>
    <message>
        <source>Click the corners of an area. Enter closes it, Esc ends measuring.</source>
        <translation>Die Ecken einer Fläche anklicken, Enter schließt sie. Esc beendet das Messen.</translation>
    </message>
    <message>
        <source>%1 sets a point at the centre of the view.</source>
        <translation>%1 setzt einen Punkt in der Mitte der Ansicht.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MeasurementList</name>
    <message>
        <source>Distance %1</source>
        <translation>Abstand %1</translation>
    </message>
    <message>
        <source>Angle %1</source>
        <translation>Winkel %1</translation>
    </message>
    <message>
        <source>Area %1</source>
        <translation>Fläche %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MeasurementModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Distance or area in the file&apos;s own unit, angle in degrees</source>
        <translation>Abstand oder Fläche in der Einheit der Datei, Winkel in Grad</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>The value in metres or square metres</source>
        <translation>Der Wert in Metern oder Quadratmetern</translation>
    </message>
    <message>
        <source>Metres</source>
        <translation>Meter</translation>
    </message>
    <message>
        <source>Distance from the first to the last point along this axis of the file, in file units; for an area, its extent</source>
        <translation>Abstand vom ersten zum letzten Punkt entlang dieser Achse der Datei, in ihren Einheiten; bei einer Fläche ihre Ausdehnung</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MeasurementPanel</name>
    <message>
        <source>Values of the selected measurement</source>
        <translation>Werte der gewählten Messung</translation>
    </message>
    <message>
        <source>Measurements of this file</source>
        <translation>Messungen dieser Datei</translation>
    </message>
    <message>
        <source>&amp;Go To</source>
        <translation>&amp;Dorthin gehen</translation>
    </message>
    <message>
        <source>Bring the measured points into view</source>
        <translation>Die gemessenen Punkte ins Bild bringen</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>Rename the measurement</source>
        <translation>Die Messung umbenennen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy all values as text</source>
        <translation>Alle Werte als Text kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;JSON</source>
        <translation>Als &amp;JSON kopieren</translation>
    </message>
    <message>
        <source>Copy points and values as JSON</source>
        <translation>Punkte und Werte als JSON kopieren</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Delete the measurement</source>
        <translation>Die Messung löschen</translation>
    </message>
    <message>
        <source>Delete &amp;All</source>
        <translation>&amp;Alle löschen</translation>
    </message>
    <message>
        <source>Delete all measurements of this file</source>
        <translation>Alle Messungen dieser Datei löschen</translation>
    </message>
    <message>
        <source>No measurements yet. Press Measure, then click in the 3D view.</source>
        <translation>Noch keine Messungen. Drücken Sie Messen und klicken Sie in die 3D-Ansicht.</translation>
    </message>
    <message>
        <source>Measured values copied to the clipboard.</source>
        <translation>Messwerte in die Zwischenablage kopiert.</translation>
    </message>
    <message>
        <source>Measurements copied to the clipboard as JSON.</source>
        <translation>Messungen als JSON in die Zwischenablage kopiert.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MeasurementText</name>
    <message>
        <source>%1 m²</source>
        <translation>%1 m²</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>extent X %1</source>
        <translation>Ausdehnung X %1</translation>
    </message>
    <message>
        <source>Y %1</source>
        <translation>Y %1</translation>
    </message>
    <message>
        <source>Z %1</source>
        <translation>Z %1</translation>
    </message>
    <message>
        <source>ΔX %1</source>
        <translation>ΔX %1</translation>
    </message>
    <message>
        <source>ΔY %1</source>
        <translation>ΔY %1</translation>
    </message>
    <message>
        <source>ΔZ %1</source>
        <translation>ΔZ %1</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Fläche</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>both legs %1</source>
        <translation>beide Schenkel %1</translation>
    </message>
    <message>
        <source>perimeter %1</source>
        <translation>Umfang %1</translation>
    </message>
    <message>
        <source>not flat: up to %1 off its plane</source>
        <translation>nicht eben: bis zu %1 neben ihrer Ebene</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MemberModel</name>
    <message>
        <source>%1, %2 bytes</source>
        <translation>%1, %2 Bytes</translation>
    </message>
    <message numerus="yes">
        <source>%n member(s)</source>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Position</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MembersPanel</name>
    <message>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Sections with named members</source>
        <translation>Abschnitte mit benannten Einträgen</translation>
    </message>
    <message>
        <source>Find name or value</source>
        <translation>Name oder Wert suchen</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>suche …</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>%1 gefunden</translation>
    </message>
    <message>
        <source>&amp;Copy as JSON</source>
        <translation>Als JSON &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;Text</source>
        <translation>&amp;Text kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;Name</source>
        <translation>&amp;Namen kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;Path</source>
        <translation>&amp;Pfad kopieren</translation>
    </message>
    <message>
        <source>&amp;Expand All Below</source>
        <translation>&amp;Alles darunter aufklappen</translation>
    </message>
    <message>
        <source>Co&amp;llapse</source>
        <translation>&amp;Zuklappen</translation>
    </message>
    <message>
        <source>This file has no section with named members.</source>
        <translation>Diese Datei hat keinen Abschnitt mit benannten Einträgen.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MemoryPage</name>
    <message>
        <source>Memory and Thumbnails</source>
        <translation>Speicher und Vorschaubilder</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>&amp;Memory for one file:</source>
        <translation>&amp;Speicher für eine Datei:</translation>
    </message>
    <message>
        <source>Limit for the decoded parts of a file. A larger file is shown without the rest. Applies to the next file that is opened.</source>
        <translation>Grenze für die entpackten Teile einer Datei. Eine größere Datei wird ohne den Rest gezeigt. Gilt für die nächste Datei, die geöffnet wird.</translation>
    </message>
    <message>
        <source>Thumbnails:</source>
        <translation>Vorschaubilder:</translation>
    </message>
    <message>
        <source>Thumbnails that Vitrine added to the cache of the desktop. Those of other programs are kept.</source>
        <translation>Vorschaubilder, die Vitrine zum Cache des Desktops hinzugefügt hat. Die anderer Programme bleiben erhalten.</translation>
    </message>
    <message>
        <source>counting…</source>
        <translation>wird gezählt …</translation>
    </message>
    <message numerus="yes">
        <source>%n image(s), %1</source>
        <translation>
            <numerusform>%n Bild, %1</numerusform>
            <numerusform>%n Bilder, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>Memory for other &amp;tabs:</source>
        <translation>Speicher für andere &amp;Tabs:</translation>
    </message>
    <message>
        <source>Limit for all files in background tabs. Files beyond it are read again when their tab is shown.</source>
        <translation>Grenze für alle Dateien in Tabs im Hintergrund. Dateien darüber hinaus werden neu gelesen, wenn ihr Tab gezeigt wird.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MenuBar</name>
    <message>
        <source>Con&amp;tent</source>
        <translation>&amp;Inhalt</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Shading</source>
        <translation>&amp;Schattierung</translation>
    </message>
    <message>
        <source>&amp;Camera</source>
        <translation>&amp;Kamera</translation>
    </message>
    <message>
        <source>&amp;Visibility</source>
        <translation>Si&amp;chtbarkeit</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Felder</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>Erscheinu&amp;ngsbild</translation>
    </message>
    <message>
        <source>&amp;Selection</source>
        <translation>Aus&amp;wahl</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>A&amp;nimation</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Bea&amp;rbeiten</translation>
    </message>
    <message>
        <source>La&amp;yout</source>
        <translation>La&amp;yout</translation>
    </message>
    <message>
        <source>Bookm&amp;arks</source>
        <translation>Lesezeic&amp;hen</translation>
    </message>
    <message>
        <source>Spl&amp;it</source>
        <translation>&amp;Teilung</translation>
    </message>
    <message>
        <source>Save &amp;Data</source>
        <translation>Daten s&amp;peichern</translation>
    </message>
    <message>
        <source>Loc&amp;king</source>
        <translation>&amp;Sperren</translation>
    </message>
    <message>
        <source>Select &amp;More</source>
        <translation>&amp;Mehr auswählen</translation>
    </message>
    <message>
        <source>&amp;Bytes</source>
        <translation>&amp;Bytes</translation>
    </message>
    <message>
        <source>Record &amp;Table</source>
        <translation>Tabelle der Datensät&amp;ze</translation>
    </message>
    <message>
        <source>Measurin&amp;g</source>
        <translation>Messe&amp;n</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MessageBar</name>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Previous message</source>
        <translation>Vorige Meldung</translation>
    </message>
    <message>
        <source>Next message</source>
        <translation>Nächste Meldung</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 (message %2)</source>
        <translation>%1 (Meldung %2)</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MissingFilesController</name>
    <message>
        <source>Mount %1</source>
        <translation>%1 einhängen</translation>
    </message>
    <message>
        <source>Mount the Game&apos;s Folder…</source>
        <translation>Ordner des Spiels einhängen …</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MissingModel</name>
    <message>
        <source>Material</source>
        <translation>Material</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>Textur</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Benötigt von</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Sky</source>
        <translation>Himmel</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MissingPanel</name>
    <message>
        <source>Missing files</source>
        <translation>Fehlende Dateien</translation>
    </message>
    <message>
        <source>&amp;Show Where It Is Used</source>
        <translation>&amp;Zeigen, wo sie benutzt wird</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MissingSummary</name>
    <message numerus="yes">
        <source>%n texture(s) are missing.</source>
        <translation>
            <numerusform>%n Textur fehlt.</numerusform>
            <numerusform>%n Texturen fehlen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model(s) are missing.</source>
        <translation>
            <numerusform>%n Modell fehlt.</numerusform>
            <numerusform>%n Modelle fehlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 are missing.</source>
        <translation>%1 und %2 fehlen.</translation>
    </message>
    <message numerus="yes">
        <source>%n texture(s)</source>
        <translation>
            <numerusform>%n Textur</numerusform>
            <numerusform>%n Texturen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n Modell</numerusform>
            <numerusform>%n Modelle</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 contains them.</source>
        <translation>%1 enthält sie.</translation>
    </message>
    <message>
        <source>%1 contains %2 of them.</source>
        <translation>%1 enthält %2 davon.</translation>
    </message>
    <message numerus="yes">
        <source>%n material(s) are missing.</source>
        <translation>
            <numerusform>%n Material fehlt.</numerusform>
            <numerusform>%n Materialien fehlen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material(s)</source>
        <translation>
            <numerusform>%n Material</numerusform>
            <numerusform>%n Materialien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 and %3 are missing.</source>
        <translation>%1, %2 und %3 fehlen.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MountController</name>
    <message>
        <source>Mount</source>
        <translation>Einbinden</translation>
    </message>
    <message>
        <source>Mount Folder for %1</source>
        <translation>Ordner für %1 einbinden</translation>
    </message>
    <message>
        <source>Mount Archive for %1</source>
        <translation>Archiv für %1 einbinden</translation>
    </message>
    <message>
        <source>Archives (%1)</source>
        <translation>Archive (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Locate %1</source>
        <translation>%1 suchen</translation>
    </message>
    <message>
        <source>%1 or an archive that contains it (%2)</source>
        <translation>%1 oder ein Archiv, das die Datei enthält (%2)</translation>
    </message>
    <message>
        <source>%1 is not in a folder named %2, which marks the root of the game&apos;s files.</source>
        <translation>%1 liegt nicht in einem Ordner namens %2, der den Anfang der Dateien des Spiels kennzeichnet.</translation>
    </message>
    <message>
        <source>Nothing can be mounted until the file is open.</source>
        <translation>Erst wenn die Datei geöffnet ist, lässt sich etwas einbinden.</translation>
    </message>
    <message>
        <source>%1 cannot be mounted: %2</source>
        <translation>%1 lässt sich nicht einbinden: %2</translation>
    </message>
    <message>
        <source>None of the %1 missing files are in %2.</source>
        <translation>Keine der %1 fehlenden Dateien ist in %2.</translation>
    </message>
    <message>
        <source>No files are missing any more.</source>
        <translation>Es fehlen keine Dateien mehr.</translation>
    </message>
    <message>
        <source>Files found: %1. Still missing: %2.</source>
        <translation>Gefundene Dateien: %1. Noch fehlend: %2.</translation>
    </message>
    <message>
        <source>Mounted: %1</source>
        <translation>Eingebunden: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MousePage</name>
    <message>
        <source>Mouse and Touchpad</source>
        <translation>Maus und Touchpad</translation>
    </message>
    <message>
        <source>Invert &amp;up and down</source>
        <translation>&amp;Auf und ab umkehren</translation>
    </message>
    <message>
        <source>Invert the &amp;wheel</source>
        <translation>&amp;Rad umkehren</translation>
    </message>
    <message>
        <source>Mouse &amp;speed:</source>
        <translation>&amp;Mausgeschwindigkeit:</translation>
    </message>
    <message>
        <source>How far a drag turns the view.</source>
        <translation>Wie weit Ziehen den Blick dreht.</translation>
    </message>
    <message>
        <source>Drag up to look down, as with the stick of a plane.</source>
        <translation>Nach oben ziehen, um nach unten zu blicken, wie mit dem Knüppel eines Flugzeugs.</translation>
    </message>
    <message>
        <source>Turn towards you to fly faster or zoom in.</source>
        <translation>Zu sich hin drehen, um schneller zu fliegen oder hineinzuzoomen.</translation>
    </message>
    <message>
        <source>&amp;Two fingers:</source>
        <translation>&amp;Zwei Finger:</translation>
    </message>
    <message>
        <source>On a touchpad. Pinching always zooms.</source>
        <translation>Auf einem Touchpad. Spreizen zoomt immer.</translation>
    </message>
    <message>
        <source>Mouse &amp;buttons:</source>
        <translation>Maus&amp;tasten:</translation>
    </message>
    <message>
        <source>Blender: the middle button turns, with Shift it moves sideways, with Ctrl it zooms. Maya: with Alt, the left button turns, the middle one moves sideways, the right one zooms.</source>
        <translation>Blender: Die mittlere Taste dreht, mit Umschalt verschiebt sie, mit Strg zoomt sie. Maya: Mit Alt dreht die linke Taste, die mittlere verschiebt, die rechte zoomt.</translation>
    </message>
    <message>
        <source>&amp;Flying keys:</source>
        <translation>&amp;Flugtasten:</translation>
    </message>
    <message>
        <source>By position on the keyboard. O or E and Space fly up, U or Q flies down.</source>
        <translation>Nach ihrem Platz auf der Tastatur. O oder E und die Leertaste steigen; U oder Q sinkt.</translation>
    </message>
    <message>
        <source>same as the wheel</source>
        <translation>wie das Rad</translation>
    </message>
    <message>
        <source>look around</source>
        <translation>umsehen</translation>
    </message>
    <message>
        <source>left hand: W A S D</source>
        <translation>linke Hand: W A S D</translation>
    </message>
    <message>
        <source>right hand: I J K L</source>
        <translation>rechte Hand: I J K L</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::NavigationHint</name>
    <message>
        <source>This is a demo that comes with Vitrine. %1</source>
        <translation>Dies ist eine Demo, die zu Vitrine gehört. %1</translation>
    </message>
    <message>
        <source>Drag with the left mouse button to turn the model, with the middle one to move it. Zoom with the wheel.</source>
        <translation>Ziehen mit der linken Maustaste dreht das Modell, mit der mittleren verschiebt es; das Rad zoomt.</translation>
    </message>
    <message>
        <source>Fly with %1, look around by dragging, set the speed with the wheel.</source>
        <translation>%1 fliegt, Ziehen mit der Maus dreht den Blick, das Rad ändert die Geschwindigkeit.</translation>
    </message>
    <message>
        <source>%1 lists all keys.</source>
        <translation>%1 zeigt alle Tasten.</translation>
    </message>
    <message>
        <source>Click a surface to see its properties; %1 shows its record, %2 brings it into view.</source>
        <translation>Ein Klick auf eine Fläche zeigt ihre Eigenschaften; %1 zeigt ihren Datensatz, %2 rückt sie ins Bild.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::NoMatchNote</name>
    <message>
        <source>Nothing matches “%1”.</source>
        <translation>Nichts passt zu „%1“.</translation>
    </message>
    <message>
        <source>Clear Filter</source>
        <translation>Filter leeren</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::OpenController</name>
    <message>
        <source>Searching for the file of the image</source>
        <translation>Suche nach der Datei des Bildes</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::OpenDialog</name>
    <message>
        <source>All supported files (%1)</source>
        <translation>Alle unterstützten Dateien (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::OutlinePanel</name>
    <message>
        <source>Scene tree</source>
        <translation>Szenenbaum</translation>
    </message>
    <message>
        <source>Structure tree</source>
        <translation>Strukturbaum</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>Szene</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Struktur</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::PartNames</name>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::PictureDialog</name>
    <message>
        <source>Save Image</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>The image could not be saved as %1: %2</source>
        <translation>Das Bild konnte nicht als %1 gespeichert werden: %2</translation>
    </message>
    <message>
        <source>%1 - %2×%3</source>
        <translation>%1 - %2×%3</translation>
    </message>
    <message>
        <source>Image: %1</source>
        <translation>Bild: %1</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Save As…</source>
        <translation>&amp;Speichern unter …</translation>
    </message>
    <message>
        <source>Images (*.png *.bmp *.jpg *.exr)</source>
        <translation>Bilder (*.png *.bmp *.jpg *.exr)</translation>
    </message>
    <message>
        <source>C&amp;hannels:</source>
        <translation>&amp;Kanäle:</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>Gr&amp;öße:</translation>
    </message>
    <message>
        <source>F&amp;rame:</source>
        <translation>&amp;Bild:</translation>
    </message>
    <message>
        <source>Fac&amp;e:</source>
        <translation>S&amp;eite:</translation>
    </message>
    <message>
        <source> EV</source>
        <translation> EV</translation>
    </message>
    <message>
        <source>Brightness of the view in stops. Each stop doubles the light.</source>
        <translation>Helligkeit der Ansicht in Blendenstufen: jede verdoppelt das Licht</translation>
    </message>
    <message>
        <source>E&amp;xposure:</source>
        <translation>Beli&amp;chtung:</translation>
    </message>
    <message>
        <source>Chequerboard</source>
        <translation>Schachbrett</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Background behind transparent parts</source>
        <translation>Hintergrund hinter durchsichtigen Teilen</translation>
    </message>
    <message>
        <source>&amp;Background:</source>
        <translation>&amp;Hintergrund:</translation>
    </message>
    <message>
        <source>2×2 &amp;tiles</source>
        <translation>2×2 K&amp;acheln</translation>
    </message>
    <message>
        <source>Repeat the image to show its borders</source>
        <translation>Das Bild wiederholen, um seine Ränder zu zeigen</translation>
    </message>
    <message>
        <source>UV &amp;outline</source>
        <translation>&amp;UV-Umrisse</translation>
    </message>
    <message>
        <source>Show the triangles of the selection on the texture</source>
        <translation>Die Dreiecke der Auswahl auf der Textur zeigen</translation>
    </message>
    <message>
        <source>RGB</source>
        <translation>RGB</translation>
    </message>
    <message>
        <source>RGBA</source>
        <translation>RGBA</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Point at a texel or use the arrow keys.</source>
        <translation>Auf einen Texel zeigen oder mit den Pfeiltasten hingehen.</translation>
    </message>
    <message numerus="yes">
        <source>Outlined: %n triangle(s) of the selection.</source>
        <translation>
            <numerusform>Umrissen: %n Dreieck der Auswahl.</numerusform>
            <numerusform>Umrissen: %n Dreiecke der Auswahl.</numerusform>
        </translation>
    </message>
    <message>
        <source>The selection does not use this texture.</source>
        <translation>Die Auswahl benutzt diese Textur nicht.</translation>
    </message>
    <message>
        <source>There are more than can be shown.</source>
        <translation>Es sind mehr, als gezeigt werden können.</translation>
    </message>
    <message>
        <source>Texel %1, %2</source>
        <translation>Texel %1, %2</translation>
    </message>
    <message>
        <source>linear %1</source>
        <translation>linear %1</translation>
    </message>
    <message>
        <source>alpha %1</source>
        <translation>Alpha %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::PictureLooksEdit</name>
    <message>
        <source>&amp;Keep the aspect ratio of the window</source>
        <translation>Seiten&amp;verhältnis des Fensters behalten</translation>
    </message>
    <message>
        <source>&amp;Transparent background</source>
        <translation>&amp;Durchsichtiger Hintergrund</translation>
    </message>
    <message>
        <source>&amp;Labels</source>
        <translation>&amp;Beschriftungen</translation>
    </message>
    <message>
        <source>Shadow and &amp;grid on the ground</source>
        <translation>Schatten und &amp;Gitter am Boden</translation>
    </message>
    <message>
        <source>Same as the window</source>
        <translation>Wie das Fenster</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>&amp;Größe:</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>&amp;Breite:</translation>
    </message>
    <message>
        <source>&amp;Height:</source>
        <translation>&amp;Höhe:</translation>
    </message>
    <message>
        <source>as drawn by OpenGL</source>
        <translation>wie von OpenGL gezeichnet</translation>
    </message>
    <message>
        <source>smooth, %1 × %1 samples</source>
        <translation>glatt, aus %1 × %1 Punkten</translation>
    </message>
    <message>
        <source>&amp;Edges:</source>
        <translation>&amp;Kanten:</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::PicturePair</name>
    <message>
        <source>3D view</source>
        <translation>3D-Ansicht</translation>
    </message>
    <message>
        <source>Second 3D view</source>
        <translation>Zweite 3D-Ansicht</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::PictureRun</name>
    <message>
        <source>Saving %1</source>
        <translation>%1 wird gespeichert</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::PictureSaver</name>
    <message>
        <source>The image could not be saved as %1: %2</source>
        <translation>Das Bild konnte nicht als %1 gespeichert werden: %2</translation>
    </message>
    <message>
        <source>The folder %1 for images cannot be created: %2</source>
        <translation>Der Ordner %1 für Bilder kann nicht angelegt werden: %2</translation>
    </message>
    <message>
        <source>Saving an image</source>
        <translation>Ein Bild wird gespeichert</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::PlacesDialog</name>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Search Paths</source>
        <translation>Suchpfade</translation>
    </message>
    <message>
        <source>Referenced files are searched for in these locations, in this &amp;order:</source>
        <translation>Dateien, auf die verwiesen wird, werden an diesen Orten in dieser &amp;Reihenfolge gesucht:</translation>
    </message>
    <message>
        <source>Search paths</source>
        <translation>Suchpfade</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>&amp;Added by you, for all files of this folder:</source>
        <translation>Von Ihnen &amp;hinzugefügt, für alle Dateien dieses Ordners:</translation>
    </message>
    <message>
        <source>Locations that you added</source>
        <translation>Von Ihnen hinzugefügte Orte</translation>
    </message>
    <message>
        <source>Stop searching this location; the file is read again</source>
        <translation>Dort nicht mehr suchen; die Datei wird neu gelesen</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ProblemsModel</name>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>%1 more were left out.</source>
        <translation>%1 weitere wurden weggelassen.</translation>
    </message>
    <message>
        <source>There is no 3D view: %1</source>
        <translation>Es gibt keine 3D-Ansicht: %1</translation>
    </message>
    <message>
        <source>(and %1 more like it)</source>
        <translation>(und %1 weitere dieser Art)</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>in %1</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Missing files</source>
        <translation>Fehlende Dateien</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) were not found.</source>
        <translation>
            <numerusform>%n Datei wurde nicht gefunden.</numerusform>
            <numerusform>%n Dateien wurden nicht gefunden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ProblemsPanel</name>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>&amp;Copy All</source>
        <translation>Alles &amp;kopieren</translation>
    </message>
    <message>
        <source>No problems were found in this file.</source>
        <translation>In dieser Datei wurden keine Probleme gefunden.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ProgramRun</name>
    <message>
        <source>reading it takes too long</source>
        <translation>das Lesen dauert zu lange</translation>
    </message>
    <message>
        <source>reading it crashed</source>
        <translation>das Lesen ist abgestürzt</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::PropertiesPanel</name>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Show &amp;Image</source>
        <translation>&amp;Bild zeigen</translation>
    </message>
    <message>
        <source>&amp;Copy Image</source>
        <translation>Bild &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Save Image As…</source>
        <translation>Bild &amp;speichern unter …</translation>
    </message>
    <message>
        <source>&amp;Copy Value</source>
        <translation>Wert &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;Name and Value</source>
        <translation>&amp;Namen und Wert kopieren</translation>
    </message>
    <message>
        <source>&amp;Go to Record</source>
        <translation>&amp;Gehe zu Datensatz</translation>
    </message>
    <message>
        <source>&amp;Go to Bytes</source>
        <translation>&amp;Gehe zu Bytes</translation>
    </message>
    <message>
        <source>&amp;Open in Browser…</source>
        <translation>Im Browser ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Open in New &amp;Tab</source>
        <translation>In neuem &amp;Tab öffnen</translation>
    </message>
    <message>
        <source>Show in &amp;Missing Files</source>
        <translation>In „Fehlende Dateien“ &amp;zeigen</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::PropertyModel</name>
    <message>
        <source>Property</source>
        <translation>Eigenschaft</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Image: %1</source>
        <translation>Bild: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::PropertyTexts</name>
    <message>
        <source>searching</source>
        <translation>wird gesucht</translation>
    </message>
    <message>
        <source>found</source>
        <translation>gefunden</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>could not be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>Base colour</source>
        <translation>Grundfarbe</translation>
    </message>
    <message>
        <source>Base colour 2</source>
        <translation>Grundfarbe 2</translation>
    </message>
    <message>
        <source>Blend mask</source>
        <translation>Mischmaske</translation>
    </message>
    <message>
        <source>Normals</source>
        <translation>Normalen</translation>
    </message>
    <message>
        <source>Specular</source>
        <translation>Glanz</translation>
    </message>
    <message>
        <source>Emissive</source>
        <translation>Leuchten</translation>
    </message>
    <message>
        <source>Occlusion</source>
        <translation>Verdeckung</translation>
    </message>
    <message>
        <source>Metal and roughness</source>
        <translation>Metall und Rauheit</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Umgebung</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>Detail</translation>
    </message>
    <message>
        <source>Shade</source>
        <translation>Schatten</translation>
    </message>
    <message>
        <source>Rim</source>
        <translation>Randlicht</translation>
    </message>
    <message>
        <source>Matcap</source>
        <translation>Matcap</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Umriss</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Nicht lesbar</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>Material</translation>
    </message>
    <message>
        <source>Material file</source>
        <translation>Materialdatei</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Surfaces</source>
        <translation>Flächen</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Dreiecke</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Clicked at</source>
        <translation>Angeklickt bei</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Raum</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>Szene</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>Materialien</translation>
    </message>
    <message>
        <source>Extent</source>
        <translation>Ausdehnung</translation>
    </message>
    <message>
        <source>%1 × %2 × %3 m</source>
        <translation>%1 × %2 × %3 m</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Anzahlen</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Related records</source>
        <translation>Verwandte Datensätze</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>%1 of %2, %3</source>
        <translation>%1 von %2, %3</translation>
    </message>
    <message>
        <source>at rest</source>
        <translation>in Ruhestellung</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Frame</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Frames</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>%1 s, loops</source>
        <translation>%1 s, in Schleife</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>… (%1)</source>
        <translation>… (%1)</translation>
    </message>
    <message>
        <source>Visibility</source>
        <translation>Sichtbarkeit</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>none, always drawn</source>
        <translation>keine, immer gezeichnet</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>%1 of %2 s, %3</source>
        <translation>%1 von %2 s, %3</translation>
    </message>
    <message>
        <source>%1 s, back and forth</source>
        <translation>%1 s, hin und zurück</translation>
    </message>
    <message>
        <source>Double-click, press Enter or Ctrl+click to open %1 in the browser, after confirmation</source>
        <translation>Doppelklick, Eingabetaste oder Strg+Klick öffnet %1 nach einer Rückfrage im Browser</translation>
    </message>
    <message>
        <source>%1 more sections</source>
        <translation>%1 weitere Abschnitte</translation>
    </message>
    <message>
        <source>Base colour 3</source>
        <translation>Grundfarbe 3</translation>
    </message>
    <message>
        <source>Base colour 4</source>
        <translation>Grundfarbe 4</translation>
    </message>
    <message>
        <source>Found at</source>
        <translation>Gefunden in</translation>
    </message>
    <message>
        <source>in the opened file</source>
        <translation>in der geöffneten Datei</translation>
    </message>
    <message>
        <source>%1
Double-click, press Enter or Ctrl+click to open in a new tab</source>
        <translation>%1
Doppelklick, Eingabetaste oder Strg+Klick öffnet in einem neuen Tab</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Ausgewählt</translation>
    </message>
    <message>
        <source>%1
Double-click, press Enter or Ctrl+click to show it in Missing Files</source>
        <translation>%1
Doppelklick, Eingabetaste oder Strg+Klick zeigt sie in „Fehlende Dateien“</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::QueryEdit</name>
    <message>
        <source>Completions</source>
        <translation>Vervollständigungen</translation>
    </message>
    <message>
        <source>What Can Be Typed Here</source>
        <translation>Was hier eingegeben werden kann</translation>
    </message>
    <message>
        <source>What can be typed here (F1)</source>
        <translation>Was hier eingegeben werden kann (F1)</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::QueryHelp</name>
    <message>
        <source>What Can Be Typed</source>
        <translation>Was eingegeben werden kann</translation>
    </message>
    <message>
        <source>Find a term</source>
        <translation>Begriff suchen</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ReadingOptionsDialog</name>
    <message>
        <source>Reading Options</source>
        <translation>Leseoptionen</translation>
    </message>
    <message>
        <source>Read Again</source>
        <translation>Neu lesen</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::RecentFiles</name>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Zuletzt &amp;geöffnet</translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation>Liste &amp;leeren</translation>
    </message>
    <message>
        <source>Clear the list of recent files</source>
        <translation>Die Liste der zuletzt geöffneten Dateien leeren</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::RecentGrid</name>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt geöffnete Dateien</translation>
    </message>
    <message>
        <source>%1
no longer exists</source>
        <translation>%1
gibt es nicht mehr</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::RecordActions</name>
    <message>
        <source>Records</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>Cop&amp;y Value</source>
        <translation>Wert &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the current cell of the table as shown</source>
        <translation>Die aktuelle Zelle der Tabelle kopieren, wie gezeigt</translation>
    </message>
    <message>
        <source>Copy Recor&amp;d</source>
        <translation>&amp;Datensatz kopieren</translation>
    </message>
    <message>
        <source>Copy all fields of the current record with their names, as shown</source>
        <translation>Alle Felder des aktuellen Datensatzes mit ihren Namen kopieren, wie sie gezeigt werden</translation>
    </message>
    <message>
        <source>&amp;Go to Record</source>
        <translation>&amp;Gehe zum Datensatz</translation>
    </message>
    <message>
        <source>Go to the record that the current cell refers to</source>
        <translation>Zu dem Datensatz gehen, auf den die aktuelle Zelle verweist</translation>
    </message>
    <message>
        <source>&amp;Used By</source>
        <translation>&amp;Benutzt von</translation>
    </message>
    <message>
        <source>List the records that refer to the selected one, by section and field</source>
        <translation>Die Datensätze, die auf den ausgewählten verweisen, nach Abschnitt und Feld auflisten</translation>
    </message>
    <message>
        <source>Select Records Referring &amp;Here</source>
        <translation>Datensätze auswählen, die &amp;hierher führen</translation>
    </message>
    <message>
        <source>Select all records that refer to this one, and the items that show them</source>
        <translation>Alle Datensätze auswählen, die auf diesen verweisen, und was sie zeigt</translation>
    </message>
    <message>
        <source>S&amp;ort by Column</source>
        <translation>Nach Spalte &amp;sortieren</translation>
    </message>
    <message>
        <source>Sort the table by the current column: ascending, descending, then in file order</source>
        <translation>Die Tabelle nach der aktuellen Spalte sortieren: aufsteigend, absteigend, dann wie in der Datei</translation>
    </message>
    <message>
        <source>&amp;Statistics of Column</source>
        <translation>Statistik der S&amp;palte</translation>
    </message>
    <message>
        <source>Count the different values of the current column in the shown records</source>
        <translation>Die verschiedenen Werte der aktuellen Spalte in den gezeigten Datensätzen zählen</translation>
    </message>
    <message>
        <source>Show &amp;Meanings</source>
        <translation>Bedeutu&amp;ngen zeigen</translation>
    </message>
    <message>
        <source>Show flags and enumerations by name. Cells are copied as shown.</source>
        <translation>Flags und Aufzählungen mit ihren Namen zeigen; Zellen werden so kopiert, wie sie gezeigt werden</translation>
    </message>
    <message>
        <source>Show Raw &amp;Numbers</source>
        <translation>&amp;Rohe Zahlen zeigen</translation>
    </message>
    <message>
        <source>Show flags and enumerations as the numbers in the file. Cells are copied as shown.</source>
        <translation>Flags und Aufzählungen als die Zahlen in der Datei zeigen; Zellen werden so kopiert, wie sie gezeigt werden</translation>
    </message>
    <message>
        <source>Show &amp;Both</source>
        <translation>B&amp;eides zeigen</translation>
    </message>
    <message>
        <source>Show flags and enumerations as number and name. Cells are copied as shown.</source>
        <translation>Flags und Aufzählungen als Zahl und Name zeigen; Zellen werden so kopiert, wie sie gezeigt werden</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::RecordMenu</name>
    <message>
        <source>S&amp;tatistics of “%1”</source>
        <translation>S&amp;tatistik von „%1“</translation>
    </message>
    <message>
        <source>Count the different values of this column in the shown records</source>
        <translation>Die verschiedenen Werte dieser Spalte in den gezeigten Datensätzen zählen</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::RecordPanel</name>
    <message>
        <source>Go to record</source>
        <translation>Gehe zu Datensatz</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>No records selected</source>
        <translation>Keine Datensätze ausgewählt</translation>
    </message>
    <message>
        <source>%1 records</source>
        <translation>%1 Datensätze</translation>
    </message>
    <message>
        <source>%1 bytes each</source>
        <translation>je %1 Bytes</translation>
    </message>
    <message>
        <source>the first %1 are shown</source>
        <translation>die ersten %1 werden gezeigt</translation>
    </message>
    <message>
        <source>%1 of %2 records</source>
        <translation>%1 von %2 Datensätzen</translation>
    </message>
    <message>
        <source>Filtering and sorting records</source>
        <translation>Datensätze werden gefiltert und sortiert</translation>
    </message>
    <message>
        <source>%1 selected, too many to mark</source>
        <translation>%1 ausgewählt, zu viele zum Markieren</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::RecordUsers</name>
    <message>
        <source>The references were not read.</source>
        <translation>Die Verweise wurden nicht gelesen.</translation>
    </message>
    <message>
        <source>No record refers to this one.</source>
        <translation>Kein Datensatz verweist auf diesen.</translation>
    </message>
    <message>
        <source>Reading references of records</source>
        <translation>Verweise der Datensätze werden gelesen</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::RecordsMenu</name>
    <message>
        <source>Its R&amp;ecords</source>
        <translation>Seine Da&amp;tensätze</translation>
    </message>
    <message>
        <source>The node that shows it</source>
        <translation>Der Knoten, der es zeigt</translation>
    </message>
    <message>
        <source>Node: %1</source>
        <translation>Knoten: %1</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2 von %3</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::SavePictureController</name>
    <message>
        <source>No image was saved: %1</source>
        <translation>Es wurde kein Bild gespeichert: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::SavePictureDialog</name>
    <message>
        <source>Save Image</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Images (%1)</source>
        <translation>Bilder (%1)</translation>
    </message>
    <message>
        <source>Ch&amp;oose…</source>
        <translation>&amp;Wählen …</translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation>&amp;Datei:</translation>
    </message>
    <message>
        <source>&amp;Quality:</source>
        <translation>&amp;Qualität:</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <source>With several files, {view} and {n} insert the view and its number.</source>
        <translation>Bei mehreren Dateien stehen {view} und {n} für die Ansicht und ihre Nummer.</translation>
    </message>
    <message numerus="yes">
        <source>%n files: %1 …</source>
        <translation>
            <numerusform>%n Datei: %1 …</numerusform>
            <numerusform>%n Dateien: %1 …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files already exist, including %1. Replace them?</source>
        <translation>
            <numerusform>%n Datei gibt es schon: %1. Ersetzen?</numerusform>
            <numerusform>%n Dateien gibt es schon, darunter %1. Ersetzen?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::SceneTreeModel</name>
    <message>
        <source>World</source>
        <translation>Welt</translation>
    </message>
    <message>
        <source>Brush model</source>
        <translation>Brush-Modell</translation>
    </message>
    <message>
        <source>Prop</source>
        <translation>Prop</translation>
    </message>
    <message>
        <source>Entity</source>
        <translation>Entität</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Markierung</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>Knochen</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animationen</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ScreenshotController</name>
    <message>
        <source>Image copied to the clipboard.</source>
        <translation>Bild in die Zwischenablage kopiert.</translation>
    </message>
    <message>
        <source>The screenshot could not be taken: %1</source>
        <translation>Das Bildschirmfoto konnte nicht aufgenommen werden: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ScrubSlider</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::SearchPanel</name>
    <message>
        <source>Text, number or bytes</source>
        <translation>Text, Zahl oder Bytes</translation>
    </message>
    <message>
        <source>Search everything</source>
        <translation>Alles durchsuchen</translation>
    </message>
    <message>
        <source>Recent searches</source>
        <translation>Letzte Suchen</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Groß- und Kleinschreibung unterscheiden</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation>Nur ganze Wörter</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Regulärer Ausdruck</translation>
    </message>
    <message>
        <source>In</source>
        <translation>In</translation>
    </message>
    <message>
        <source>Scope of the search</source>
        <translation>Was durchsucht wird</translation>
    </message>
    <message>
        <source>Stop searching</source>
        <translation>Suche anhalten</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Stopped; %1 found</source>
        <translation>Angehalten; %1 gefunden</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft …</translation>
    </message>
    <message>
        <source>Searching… %1 found</source>
        <translation>Suche läuft … %1 gefunden</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>%1 gefunden</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Noch keine</translation>
    </message>
    <message>
        <source>Searching for “%1”</source>
        <translation>Suche nach „%1“</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::SectionTreeModel</name>
    <message>
        <source>in %1</source>
        <translation>in %1</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%n Datensatz</numerusform>
            <numerusform>%n Datensätze</numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::SelectActions</name>
    <message>
        <source>Containing &amp;Object</source>
        <translation>Enthaltendes &amp;Objekt</translation>
    </message>
    <message>
        <source>Select the whole prop, entity or figure that contains the selected surface</source>
        <translation>Das ganze Prop, die Entität oder Figur auswählen, zu der die ausgewählte Fläche gehört</translation>
    </message>
    <message>
        <source>P&amp;arent</source>
        <translation>Übergeordneter K&amp;noten</translation>
    </message>
    <message>
        <source>Select the parent node with all nodes below it</source>
        <translation>Den übergeordneten Knoten mit allen Knoten darunter auswählen</translation>
    </message>
    <message>
        <source>&amp;Similar Items</source>
        <translation>Ähn&amp;liche Elemente</translation>
    </message>
    <message>
        <source>Select all instances of the same model, or all surfaces of the same material whose records lie in the same section</source>
        <translation>Alle Instanzen desselben Modells auswählen, oder alle Flächen desselben Materials, deren Datensätze im selben Abschnitt liegen</translation>
    </message>
    <message>
        <source>All of This &amp;Material</source>
        <translation>Alle mit diesem &amp;Material</translation>
    </message>
    <message>
        <source>Select all surfaces that have the material of the selected one</source>
        <translation>Alle Flächen auswählen, die das Material der ausgewählten haben</translation>
    </message>
    <message>
        <source>All of This Mo&amp;del</source>
        <translation>Alle &amp;dieses Modells</translation>
    </message>
    <message>
        <source>Select all instances of the same model</source>
        <translation>Alle Instanzen desselben Modells auswählen</translation>
    </message>
    <message>
        <source>All of This &amp;Class</source>
        <translation>Alle dieser &amp;Klasse</translation>
    </message>
    <message>
        <source>Select all entities of the same class, or all nodes of the same kind</source>
        <translation>Alle Entitäten derselben Klasse auswählen, oder alle Knoten derselben Art</translation>
    </message>
    <message>
        <source>&amp;Everything Shown</source>
        <translation>All&amp;es, was gezeigt wird</translation>
    </message>
    <message>
        <source>Select all items that are not hidden or locked</source>
        <translation>Alles auswählen, was weder ausgeblendet noch gesperrt ist</translation>
    </message>
    <message>
        <source>Inver&amp;t Selection</source>
        <translation>Auswahl &amp;umkehren</translation>
    </message>
    <message>
        <source>Select all shown items that are not selected</source>
        <translation>Auswählen, was gezeigt wird und nicht ausgewählt ist</translation>
    </message>
    <message>
        <source>&amp;Lock</source>
        <translation>&amp;Sperren</translation>
    </message>
    <message>
        <source>Prevent the selection from being picked</source>
        <translation>Verhindern, dass die Auswahl angeklickt wird</translation>
    </message>
    <message>
        <source>Lock &amp;Others</source>
        <translation>&amp;Andere sperren</translation>
    </message>
    <message>
        <source>Prevent everything but the selection from being picked</source>
        <translation>Verhindern, dass etwas anderes als die Auswahl angeklickt wird</translation>
    </message>
    <message>
        <source>&amp;Unlock All</source>
        <translation>Alle &amp;entsperren</translation>
    </message>
    <message>
        <source>Allow everything to be picked again</source>
        <translation>Alles wieder anklicken lassen</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>material %1</source>
        <translation>Material %1</translation>
    </message>
    <message>
        <source>model %1</source>
        <translation>Modell %1</translation>
    </message>
    <message>
        <source>class %1</source>
        <translation>Klasse %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::SelectionActions</name>
    <message>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>&amp;Frame</source>
        <translation>&amp;Einpassen</translation>
    </message>
    <message>
        <source>&amp;Hide</source>
        <translation>&amp;Verbergen</translation>
    </message>
    <message>
        <source>Hide the selection</source>
        <translation>Die Auswahl ausblenden</translation>
    </message>
    <message>
        <source>&amp;Isolate</source>
        <translation>&amp;Freistellen</translation>
    </message>
    <message>
        <source>Show only the selection</source>
        <translation>Nur die Auswahl zeigen</translation>
    </message>
    <message>
        <source>Show &amp;All</source>
        <translation>&amp;Alles zeigen</translation>
    </message>
    <message>
        <source>Show everything that was hidden</source>
        <translation>Alles Ausgeblendete wieder zeigen</translation>
    </message>
    <message>
        <source>Copy C&amp;oordinates</source>
        <translation>K&amp;oordinaten kopieren</translation>
    </message>
    <message>
        <source>Copy the position of the selection in file units</source>
        <translation>Die Position der Auswahl in Einheiten der Datei kopieren</translation>
    </message>
    <message>
        <source>Show &amp;Record</source>
        <translation>&amp;Datensatz zeigen</translation>
    </message>
    <message>
        <source>Go to the record of the selection in its table</source>
        <translation>Zum Datensatz der Auswahl in seiner Tabelle gehen</translation>
    </message>
    <message>
        <source>&amp;Select None</source>
        <translation>Auswahl a&amp;ufheben</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Die Auswahl aufheben</translation>
    </message>
    <message>
        <source>&amp;Why Is This Drawn?</source>
        <translation>&amp;Warum wird das gezeichnet?</translation>
    </message>
    <message>
        <source>Show which leaf and clusters cause the selected surface to be drawn</source>
        <translation>Angeben, wegen welches Blatts und welcher Cluster die gewählte Fläche gezeichnet wird</translation>
    </message>
    <message>
        <source>Show &amp;Lightmap</source>
        <translation>&amp;Lightmap zeigen</translation>
    </message>
    <message>
        <source>Show the lightmap of the selected surface, with the light of its luxels</source>
        <translation>Die Lightmap der ausgewählten Fläche mit dem Licht ihrer Luxel zeigen</translation>
    </message>
    <message>
        <source>Show the selection from an unobstructed position in front of it</source>
        <translation>Die Auswahl von einer freien Stelle davor zeigen</translation>
    </message>
    <message>
        <source>&amp;Pick at View Centre</source>
        <translation>&amp;In der Bildmitte auswählen</translation>
    </message>
    <message>
        <source>Select what is at the centre of the view, or set a measuring point there</source>
        <translation>Wählt aus, was in der Mitte der Ansicht liegt, oder setzt dort einen Messpunkt</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::SelectionStatus</name>
    <message>
        <source>%1, selected by %2</source>
        <translation>%1, ausgewählt nach %2</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::SelectionTexts</name>
    <message numerus="yes">
        <source>%Ln face(s)</source>
        <translation>
            <numerusform>%Ln Fläche</numerusform>
            <numerusform>%Ln Flächen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln triangle(s)</source>
        <translation>
            <numerusform>%Ln Dreieck</numerusform>
            <numerusform>%Ln Dreiecke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln block(s)</source>
        <translation>
            <numerusform>%Ln Block</numerusform>
            <numerusform>%Ln Blöcke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln Punkt</numerusform>
            <numerusform>%Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln vertex(es)</source>
        <translation>
            <numerusform>%Ln Eckpunkt</numerusform>
            <numerusform>%Ln Eckpunkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln edge(s)</source>
        <translation>
            <numerusform>%Ln Kante</numerusform>
            <numerusform>%Ln Kanten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln plane(s)</source>
        <translation>
            <numerusform>%Ln Ebene</numerusform>
            <numerusform>%Ln Ebenen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln brush(es)</source>
        <translation>
            <numerusform>%Ln Brush</numerusform>
            <numerusform>%Ln Brushes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln leaf(s)</source>
        <translation>
            <numerusform>%Ln Blatt</numerusform>
            <numerusform>%Ln Blätter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln Knoten</numerusform>
            <numerusform>%Ln Knoten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln mesh(es)</source>
        <translation>
            <numerusform>%Ln Netz</numerusform>
            <numerusform>%Ln Netze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln material(s)</source>
        <translation>
            <numerusform>%Ln Material</numerusform>
            <numerusform>%Ln Materialien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln texture(s)</source>
        <translation>
            <numerusform>%Ln Textur</numerusform>
            <numerusform>%Ln Texturen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animation(s)</source>
        <translation>
            <numerusform>%Ln Animation</numerusform>
            <numerusform>%Ln Animationen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bone(s)</source>
        <translation>
            <numerusform>%Ln Knochen</numerusform>
            <numerusform>%Ln Knochen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln light(s)</source>
        <translation>
            <numerusform>%Ln Licht</numerusform>
            <numerusform>%Ln Lichter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entity(ies)</source>
        <translation>
            <numerusform>%Ln Entität</numerusform>
            <numerusform>%Ln Entitäten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln static prop(s)</source>
        <translation>
            <numerusform>%Ln statisches Prop</numerusform>
            <numerusform>%Ln statische Props</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln overlay(s)</source>
        <translation>
            <numerusform>%Ln Overlay</numerusform>
            <numerusform>%Ln Overlays</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln displacement(s)</source>
        <translation>
            <numerusform>%Ln Displacement</numerusform>
            <numerusform>%Ln Displacements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln area portal(s)</source>
        <translation>
            <numerusform>%Ln Bereichsportal</numerusform>
            <numerusform>%Ln Bereichsportale</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln occluder polygon(s)</source>
        <translation>
            <numerusform>%Ln Verdecker-Polygon</numerusform>
            <numerusform>%Ln Verdecker-Polygone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ambient sample(s)</source>
        <translation>
            <numerusform>%Ln Umgebungslicht-Probe</numerusform>
            <numerusform>%Ln Umgebungslicht-Proben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln brush model(s)</source>
        <translation>
            <numerusform>%Ln Brush-Modell</numerusform>
            <numerusform>%Ln Brush-Modelle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln prop(s)</source>
        <translation>
            <numerusform>%Ln Prop</numerusform>
            <numerusform>%Ln Props</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln camera(s)</source>
        <translation>
            <numerusform>%Ln Kamera</numerusform>
            <numerusform>%Ln Kameras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s)</source>
        <translation>
            <numerusform>%Ln Markierung</numerusform>
            <numerusform>%Ln Markierungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln surface(s)</source>
        <translation>
            <numerusform>%Ln Fläche</numerusform>
            <numerusform>%Ln Flächen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln Objekt</numerusform>
            <numerusform>%Ln Objekte</numerusform>
        </translation>
    </message>
    <message>
        <source>Different</source>
        <translation>Verschieden</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s)</source>
        <translation>
            <numerusform>%Ln Datensatz</numerusform>
            <numerusform>%Ln Datensätze</numerusform>
        </translation>
    </message>
    <message>
        <source>Shared values</source>
        <translation>Gemeinsame Werte</translation>
    </message>
    <message>
        <source>Shared values: %1</source>
        <translation>Gemeinsame Werte: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::SeriesChooser</name>
    <message>
        <source>&amp;Metres per pixel:</source>
        <translation>&amp;Meter je Pixel:</translation>
    </message>
    <message>
        <source>Text for the game &amp;next to it (resource/overviews)</source>
        <translation>Text für das Spiel da&amp;neben (resource/overviews)</translation>
    </message>
    <message>
        <source>This view</source>
        <translation>Diese Ansicht</translation>
    </message>
    <message>
        <source>360° panorama</source>
        <translation>360°-Panorama</translation>
    </message>
    <message>
        <source>Six faces of a cube</source>
        <translation>Sechs Seiten eines Würfels</translation>
    </message>
    <message>
        <source>Overview from above</source>
        <translation>Übersicht von oben</translation>
    </message>
    <message>
        <source>All viewpoints (%1)</source>
        <translation>Alle Standpunkte (%1)</translation>
    </message>
    <message>
        <source>All spawn points (%1)</source>
        <translation>Alle Spawnpunkte (%1)</translation>
    </message>
    <message>
        <source>All bookmarks (%1)</source>
        <translation>Alle Lesezeichen (%1)</translation>
    </message>
    <message>
        <source>&amp;Image:</source>
        <translation>&amp;Bild:</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::SettingsDialog</name>
    <message>
        <source>No matching settings.</source>
        <translation>Keine passenden Einstellungen.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Einstellung suchen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>&amp;Restore Defaults</source>
        <translation>Auf &amp;Vorgaben zurücksetzen</translation>
    </message>
    <message>
        <source>Reset all settings on this page to their defaults</source>
        <translation>Alle Einstellungen dieser Seite auf die Standardwerte zurücksetzen</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::SortMenu</name>
    <message>
        <source>Sort by</source>
        <translation>Sortieren nach</translation>
    </message>
    <message>
        <source>Ascending</source>
        <translation>Aufsteigend</translation>
    </message>
    <message>
        <source>Descending</source>
        <translation>Absteigend</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::SplitActions</name>
    <message>
        <source>Split</source>
        <translation>Teilung</translation>
    </message>
    <message>
        <source>&amp;Single</source>
        <translation>&amp;Einfach</translation>
    </message>
    <message>
        <source>Show only the first view</source>
        <translation>Nur die erste Ansicht zeigen</translation>
    </message>
    <message>
        <source>&amp;Two Cameras</source>
        <translation>&amp;Zwei Kameras</translation>
    </message>
    <message>
        <source>Show a second view next to the first, with its own camera</source>
        <translation>Neben der ersten eine zweite Ansicht mit eigener Kamera zeigen</translation>
    </message>
    <message>
        <source>&amp;Perspective and Top</source>
        <translation>&amp;Perspektive und Draufsicht</translation>
    </message>
    <message>
        <source>Show the whole scene from above next to the first view, without perspective</source>
        <translation>Neben der ersten Ansicht die ganze Szene von oben zeigen, ohne Perspektive</translation>
    </message>
    <message>
        <source>&amp;Other View</source>
        <translation>&amp;Andere Ansicht</translation>
    </message>
    <message>
        <source>Make the other view active for keys and commands</source>
        <translation>Die andere Ansicht zur aktiven machen, für die Tasten und Befehle gelten</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::StartNotices</name>
    <message>
        <source>The settings were damaged and were moved to %1. The default settings are in use.</source>
        <translation>Die Einstellungen waren beschädigt und wurden nach %1 verschoben. Es gelten die Standardeinstellungen.</translation>
    </message>
    <message>
        <source>No driver for a graphics card was found. Software rendering is used, and large maps will be slow. Install a driver to speed it up.</source>
        <translation>Es wurde kein Treiber einer Grafikkarte gefunden. Software-Rendering wird benutzt, und große Karten werden langsam sein. Ein installierter Treiber macht sie schneller.</translation>
    </message>
    <message numerus="yes">
        <source>Vitrine closed %n time(s) in a row before a window appeared.</source>
        <translation>
            <numerusform>Vitrine wurde %n Mal beendet, bevor ein Fenster erschien.</numerusform>
            <numerusform>Vitrine wurde %n Mal hintereinander beendet, bevor ein Fenster erschien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Vitrine has started with the default layout.</source>
        <translation>Vitrine ist mit dem Standard-Layout gestartet.</translation>
    </message>
    <message>
        <source>Use Previous Layout</source>
        <translation>Voriges Layout verwenden</translation>
    </message>
    <message>
        <source>The previous layout is saved.</source>
        <translation>Das vorige Layout bleibt gespeichert.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::StartPage</name>
    <message>
        <source>Vitrine</source>
        <translation>Vitrine</translation>
    </message>
    <message>
        <source>Drop a map, a model or a folder of them here.</source>
        <translation>Legen Sie hier eine Karte, ein Modell oder einen Ordner davon ab.</translation>
    </message>
    <message>
        <source>Recently Opened</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt geöffnete Dateien</translation>
    </message>
    <message>
        <source>Demos</source>
        <translation>Demos</translation>
    </message>
    <message>
        <source>What&apos;s New</source>
        <translation>Neuerungen</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Open Folder…</source>
        <translation>Ordner öffnen …</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::StatisticsDialog</name>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <source>&amp;Show in Table</source>
        <translation>In Tabelle &amp;zeigen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Statistics of the column</source>
        <translation>Statistik der Spalte</translation>
    </message>
    <message>
        <source>Filter the values</source>
        <translation>Werte filtern</translation>
    </message>
    <message>
        <source>Values of the column</source>
        <translation>Werte der Spalte</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Filter the table by the current value</source>
        <translation>Die Tabelle nach dem aktuellen Wert filtern</translation>
    </message>
    <message>
        <source>Copy the selected values with their counts, or all listed values if none is selected</source>
        <translation>Die gewählten Werte mit ihrer Anzahl kopieren, ohne Auswahl alle aufgelisteten</translation>
    </message>
    <message>
        <source>Progress of counting</source>
        <translation>Fortschritt beim Zählen</translation>
    </message>
    <message>
        <source>The values were not counted.</source>
        <translation>Die Werte wurden nicht gezählt.</translation>
    </message>
    <message>
        <source>Statistics of “%1”</source>
        <translation>Statistik von „%1“</translation>
    </message>
    <message>
        <source>%1 · where %2</source>
        <translation>%1 · mit %2</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Zähle …</translation>
    </message>
    <message>
        <source>Records: %1</source>
        <translation>Datensätze: %1</translation>
    </message>
    <message>
        <source>Different values: %1</source>
        <translation>Verschiedene Werte: %1</translation>
    </message>
    <message>
        <source>More than %1 different values</source>
        <translation>Mehr als %1 verschiedene Werte</translation>
    </message>
    <message>
        <source>Without a value: %1</source>
        <translation>Ohne Wert: %1</translation>
    </message>
    <message>
        <source>Not a number: %1</source>
        <translation>Keine Zahl: %1</translation>
    </message>
    <message>
        <source>Minimum: %1</source>
        <translation>Minimum: %1</translation>
    </message>
    <message>
        <source>Maximum: %1</source>
        <translation>Maximum: %1</translation>
    </message>
    <message>
        <source>Sum: %1</source>
        <translation>Summe: %1</translation>
    </message>
    <message>
        <source>Mean: %1</source>
        <translation>Mittel: %1</translation>
    </message>
    <message>
        <source>Counting values of “%1”</source>
        <translation>Werte von „%1“ werden gezählt</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::StatusStrip</name>
    <message>
        <source>Position of the camera, in the file&apos;s coordinates</source>
        <translation>Position der Kamera in den Koordinaten der Datei</translation>
    </message>
    <message>
        <source>Flying speed; the wheel changes it</source>
        <translation>Fluggeschwindigkeit; das Rad ändert sie</translation>
    </message>
    <message>
        <source>%1 / %2 triangles</source>
        <translation>%1 / %2 Dreiecke</translation>
    </message>
    <message>
        <source>outside, all %1 clusters</source>
        <translation>außerhalb, alle %1 Cluster</translation>
    </message>
    <message>
        <source>leaf %1, cluster %2, sees %3 of %4</source>
        <translation>Blatt %1, Cluster %2, sieht %3 von %4</translation>
    </message>
    <message>
        <source>%1 (frozen)</source>
        <translation>%1 (eingefroren)</translation>
    </message>
    <message>
        <source>Leaf and cluster of the camera, and the clusters visible from there: %1 of %2 triangles</source>
        <translation>Blatt und Cluster der Kamera und die von dort sichtbaren Cluster: %1 von %2 Dreiecken</translation>
    </message>
    <message>
        <source>Show which files were not found</source>
        <translation>Zeigen, welche Dateien nicht gefunden wurden</translation>
    </message>
    <message>
        <source>%1 missing</source>
        <translation>%1 fehlend</translation>
    </message>
    <message>
        <source>Walking</source>
        <translation>Zu Fuß</translation>
    </message>
    <message>
        <source>Gliding</source>
        <translation>Gleitend</translation>
    </message>
    <message>
        <source>%1, with Shift %2 · Ctrl: crouch · Space: jump · %3: no gravity · %4: fly</source>
        <translation>%1, mit Umschalt %2 · Strg: ducken · Leertaste: springen · %3: ohne Schwerkraft · %4: fliegen</translation>
    </message>
    <message>
        <source>%1, with Shift %2 · Space: up · Q: down · %3: gravity · %4: fly</source>
        <translation>%1, mit Umschalt %2 · Leertaste: hoch · Q: hinunter · %3: Schwerkraft · %4: fliegen</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Triangles drawn and triangles of the whole scene. The last frame took %1 ms.</source>
        <translation>Gezeichnete Dreiecke und die der ganzen Szene; das letzte Bild dauerte %1 ms</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n images in %1</source>
        <translation>
            <numerusform>%n Bild in %1 gespeichert</numerusform>
            <numerusform>%n Bilder in %1 gespeichert</numerusform>
        </translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::StringsPage</name>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Strings</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter strings</source>
        <translation>Texte filtern</translation>
    </message>
    <message>
        <source>Minimum length in characters</source>
        <translation>Mindestlänge in Zeichen</translation>
    </message>
    <message>
        <source>Encoding of the strings</source>
        <translation>Kodierung der Texte</translation>
    </message>
    <message>
        <source>Copy S&amp;trings</source>
        <translation>&amp;Texte kopieren</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::StructureMapController</name>
    <message>
        <source>Save Embedded File</source>
        <translation>Eingebettete Datei speichern</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::StructureMapPanel</name>
    <message>
        <source>less than %1 %</source>
        <translation>weniger als %1 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 to %2, %3 bytes (%4)</source>
        <translation>%1 bis %2, %3 Bytes (%4)</translation>
    </message>
    <message>
        <source>Entropy: %1 of 8 bits per byte</source>
        <translation>Entropie: %1 von 8 Bit je Byte</translation>
    </message>
    <message>
        <source>Compressed (%1): %2 bytes became %3 (%4)</source>
        <translation>Komprimiert (%1): aus %2 Bytes wurden %3 (%4)</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Padding</source>
        <translation>Füllbytes</translation>
    </message>
    <message>
        <source>After the last record</source>
        <translation>Hinter dem letzten Datensatz</translation>
    </message>
    <message>
        <source>Between sections</source>
        <translation>Zwischen Abschnitten</translation>
    </message>
    <message>
        <source>Unreferenced, in %1</source>
        <translation>Ohne Verweis, in %1</translation>
    </message>
    <message>
        <source>Unreferenced</source>
        <translation>Ohne Verweis</translation>
    </message>
    <message>
        <source>Unreferenced, after the records of %1</source>
        <translation>Ohne Verweis, hinter den Datensätzen von %1</translation>
    </message>
    <message>
        <source>Overlaps %1</source>
        <translation>Überlappt %1</translation>
    </message>
    <message numerus="yes">
        <source>%n small part(s)</source>
        <translation>
            <numerusform>%n kleiner Teil</numerusform>
            <numerusform>%n kleine Teile</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 bytes (%2)</source>
        <translation>%1 Bytes (%2)</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Strings</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Embedded Files</source>
        <translation>Eingebettet</translation>
    </message>
    <message>
        <source>Byte space</source>
        <translation>Byteraum</translation>
    </message>
    <message>
        <source>The file itself, and data decoded from it or found in it</source>
        <translation>Die Datei selbst, und was aus ihr dekodiert oder gefunden wurde</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::StructureStrip</name>
    <message>
        <source>All bytes by section</source>
        <translation>Alle Bytes nach Abschnitten</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>Entropie</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::StructureTints</name>
    <message>
        <source>No section contains this byte</source>
        <translation>Kein Abschnitt enthält dieses Byte</translation>
    </message>
    <message>
        <source>Offset %1 (%2)</source>
        <translation>Offset %1 (%2)</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::SuggestionList</name>
    <message>
        <source>%1 contains %2 of %3 missing files.</source>
        <translation>%1 enthält %2 von %3 fehlenden Dateien.</translation>
    </message>
    <message>
        <source>Mount</source>
        <translation>Einbinden</translation>
    </message>
    <message>
        <source>Mount %1</source>
        <translation>%1 einbinden</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::TabController</name>
    <message>
        <source>This file cannot be opened: %1.</source>
        <translation>Diese Datei lässt sich nicht öffnen: %1.</translation>
    </message>
    <message>
        <source>Opening was cancelled.</source>
        <translation>Das Öffnen wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Wird geöffnet …</translation>
    </message>
    <message>
        <source>%1 is open already.</source>
        <translation>%1 ist bereits geöffnet.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::TaskView</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cancel: %1</source>
        <translation>Abbrechen: %1</translation>
    </message>
    <message>
        <source>Show the tasks that are running</source>
        <translation>Laufende Aufgaben zeigen</translation>
    </message>
    <message>
        <source>Running tasks</source>
        <translation>Laufende Aufgaben</translation>
    </message>
    <message numerus="yes">
        <source>%n task(s)</source>
        <translation>
            <numerusform>%n Aufgabe</numerusform>
            <numerusform>%n Aufgaben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::TimelinePanel</name>
    <message>
        <source>Animations</source>
        <translation>Animationen</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Drag to move through the animation. Hold Shift to move frame by frame.</source>
        <translation>Ziehen bewegt durch die Animation; mit Umschalt von Frame zu Frame</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Speed: 1 is the normal speed</source>
        <translation>Tempo: 1 ist das normale Tempo</translation>
    </message>
    <message>
        <source>Frame %1 of %2</source>
        <translation>Frame %1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2 s</source>
        <translation>%1 von %2 s</translation>
    </message>
    <message>
        <source>no frames</source>
        <translation>keine Frames</translation>
    </message>
    <message>
        <source>No animation selected</source>
        <translation>Keine Animation gewählt</translation>
    </message>
    <message>
        <source>No animations</source>
        <translation>Keine Animationen</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marken</translation>
    </message>
    <message>
        <source>After the mark %1</source>
        <translation>Nach der Marke %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::TreemapView</name>
    <message>
        <source>Sections by size</source>
        <translation>Abschnitte nach Größe</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::UnclaimedPage</name>
    <message>
        <source>First Bytes</source>
        <translation>Erste Bytes</translation>
    </message>
    <message>
        <source>All Zero</source>
        <translation>Alles null</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Unreferenced bytes</source>
        <translation>Bytes ohne Verweis</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::UndoController</name>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::UsersDialog</name>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <source>&amp;Show All in Table</source>
        <translation>Alle in Tabelle &amp;zeigen</translation>
    </message>
    <message>
        <source>Used By</source>
        <translation>Benutzt von</translation>
    </message>
    <message>
        <source>Records that refer to this one</source>
        <translation>Datensätze, die auf diesen verweisen</translation>
    </message>
    <message>
        <source>&amp;Go to Record</source>
        <translation>&amp;Gehe zum Datensatz</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Filter the table by the current field and highlight the items that show its records</source>
        <translation>Die Tabelle nach dem aktuellen Feld filtern und hervorheben, was seine Datensätze zeigt</translation>
    </message>
    <message>
        <source>Select the record that these refer to</source>
        <translation>Den Datensatz auswählen, zu dem diese führen</translation>
    </message>
    <message>
        <source>Progress of reading references</source>
        <translation>Fortschritt beim Lesen der Verweise</translation>
    </message>
    <message>
        <source>%1: searching for references…</source>
        <translation>%1: Verweise werden gesucht …</translation>
    </message>
    <message>
        <source>%1: no record refers to it</source>
        <translation>%1: kein Datensatz verweist darauf</translation>
    </message>
    <message numerus="yes">
        <source>%1: used %n time(s)</source>
        <translation>
            <numerusform>%1: %n-mal benutzt</numerusform>
            <numerusform>%1: %n-mal benutzt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::UsersModel</name>
    <message>
        <source>… and %1 more</source>
        <translation>… und %1 weitere</translation>
    </message>
    <message>
        <source>Press Enter to show all of these in the table</source>
        <translation>Eingabe zeigt alle diese in der Tabelle</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ValueModel</name>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>(another)</source>
        <translation>(anders)</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>only in one</source>
        <translation>nur dort</translation>
    </message>
    <message>
        <source>in a different order</source>
        <translation>in anderer Reihenfolge</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ValueSlider</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ViewActions</name>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Show the window on the whole screen</source>
        <translation>Das Fenster auf dem ganzen Bildschirm zeigen</translation>
    </message>
    <message>
        <source>&amp;Lit</source>
        <translation>&amp;Beleuchtet</translation>
    </message>
    <message>
        <source>Textures and baked light, as in the game</source>
        <translation>Texturen und eingebranntes Licht, wie im Spiel</translation>
    </message>
    <message>
        <source>&amp;Unlit</source>
        <translation>&amp;Unbeleuchtet</translation>
    </message>
    <message>
        <source>Textures without light</source>
        <translation>Texturen ohne Licht</translation>
    </message>
    <message>
        <source>Light&amp;map</source>
        <translation>Light&amp;map</translation>
    </message>
    <message>
        <source>&amp;Wireframe</source>
        <translation>&amp;Drahtgitter</translation>
    </message>
    <message>
        <source>The edges of all triangles</source>
        <translation>Die Kanten aller Dreiecke</translation>
    </message>
    <message>
        <source>&amp;Normals</source>
        <translation>&amp;Normalen</translation>
    </message>
    <message>
        <source>The direction of surfaces as colour</source>
        <translation>Die Richtung der Flächen als Farbe</translation>
    </message>
    <message>
        <source>Shading</source>
        <translation>Schattierung</translation>
    </message>
    <message>
        <source>&amp;Front</source>
        <translation>&amp;Vorn</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Hinten</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>&amp;Links</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>&amp;Rechts</translation>
    </message>
    <message>
        <source>&amp;Top</source>
        <translation>&amp;Oben</translation>
    </message>
    <message>
        <source>&amp;Isometric</source>
        <translation>&amp;Isometrisch</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>See the whole scene from this side</source>
        <translation>Die ganze Szene von dieser Seite sehen</translation>
    </message>
    <message>
        <source>Go to &amp;Start</source>
        <translation>Zum &amp;Start</translation>
    </message>
    <message>
        <source>Return to the camera position of the opened file</source>
        <translation>Zurück zur Kameraposition beim Öffnen der Datei</translation>
    </message>
    <message>
        <source>Fram&amp;e All</source>
        <translation>&amp;Alles ins Bild</translation>
    </message>
    <message>
        <source>Move the camera until the whole scene is in view</source>
        <translation>Die Kamera bewegen, bis die ganze Szene zu sehen ist</translation>
    </message>
    <message>
        <source>Ort&amp;hographic</source>
        <translation>Or&amp;thografisch</translation>
    </message>
    <message>
        <source>Draw without perspective</source>
        <translation>Ohne Perspektive zeichnen</translation>
    </message>
    <message>
        <source>Fl&amp;y</source>
        <translation>Flie&amp;gen</translation>
    </message>
    <message>
        <source>Move with W A S D, look around with the mouse, the wheel sets the speed</source>
        <translation>Mit W A S D bewegen, mit der Maus umsehen, das Rad bestimmt das Tempo</translation>
    </message>
    <message>
        <source>Orbit around a centre, zoom with the wheel</source>
        <translation>Um einen Mittelpunkt drehen, mit dem Rad zoomen</translation>
    </message>
    <message>
        <source>Reset S&amp;peed</source>
        <translation>Tem&amp;po zurücksetzen</translation>
    </message>
    <message>
        <source>Restore the default flying speed</source>
        <translation>Das Standardtempo wiederherstellen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Erscheinungsbild</translation>
    </message>
    <message>
        <source>Follow &amp;Desktop</source>
        <translation>Wie der &amp;Desktop</translation>
    </message>
    <message>
        <source>Use the colours of the desktop</source>
        <translation>Die Farben des Desktops benutzen</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>Dark text on a light background</source>
        <translation>Dunkle Schrift auf hellem Grund</translation>
    </message>
    <message>
        <source>D&amp;ark</source>
        <translation>D&amp;unkel</translation>
    </message>
    <message>
        <source>Light text on a dark background</source>
        <translation>Helle Schrift auf dunklem Grund</translation>
    </message>
    <message>
        <source>La&amp;bels</source>
        <translation>&amp;Beschriftungen</translation>
    </message>
    <message>
        <source>Show the names of markers above them</source>
        <translation>Über den Markierungen ihre Namen zeigen</translation>
    </message>
    <message>
        <source>U&amp;V Grid</source>
        <translation>U&amp;V-Gitter</translation>
    </message>
    <message>
        <source>Texture coordinates: red increases along u, green along v</source>
        <translation>Texturkoordinaten: Rot wächst entlang u, Grün entlang v</translation>
    </message>
    <message>
        <source>Luxel &amp;Grid</source>
        <translation>Luxel&amp;gitter</translation>
    </message>
    <message>
        <source>The texels of the lightmaps over the lit view</source>
        <translation>Die Texel der Lightmaps über dem beleuchteten Bild</translation>
    </message>
    <message>
        <source>Wires &amp;Over Lit</source>
        <translation>Beleuchtet mit Dr&amp;ahtgitter</translation>
    </message>
    <message>
        <source>The edges of all triangles over the lit view</source>
        <translation>Die Kanten aller Dreiecke über dem beleuchteten Bild</translation>
    </message>
    <message>
        <source>Over&amp;draw</source>
        <translation>&amp;Overdraw</translation>
    </message>
    <message>
        <source>Brighter where more surfaces overlap</source>
        <translation>Heller, wo sich mehr Flächen überdecken</translation>
    </message>
    <message>
        <source>Light &amp;Heat Map</source>
        <translation>&amp;Heatmap des Lichts</translation>
    </message>
    <message>
        <source>Brightness of the light: yellow is full white, red and white exceed it</source>
        <translation>Helligkeit des Lichts: Gelb ist volles Weiß, Rot und Weiß liegen darüber</translation>
    </message>
    <message>
        <source>&amp;Average Light</source>
        <translation>&amp;Mittleres Licht</translation>
    </message>
    <message>
        <source>Each lightmap&apos;s average colour</source>
        <translation>Die mittlere Farbe jeder Lightmap</translation>
    </message>
    <message>
        <source>L&amp;eaves</source>
        <translation>B&amp;lätter</translation>
    </message>
    <message>
        <source>A colour for each leaf of the map&apos;s tree</source>
        <translation>Eine Farbe für jedes Blatt im Baum der Karte</translation>
    </message>
    <message>
        <source>&amp;Clusters</source>
        <translation>&amp;Cluster</translation>
    </message>
    <message>
        <source>A colour for each cluster of the visibility data</source>
        <translation>Eine Farbe für jeden Cluster der Sichtbarkeitsdaten</translation>
    </message>
    <message>
        <source>A&amp;reas</source>
        <translation>&amp;Gebiete</translation>
    </message>
    <message>
        <source>A colour for each area between area portals</source>
        <translation>Eine Farbe für jedes Gebiet zwischen Area-Portalen</translation>
    </message>
    <message>
        <source>&amp;Batches</source>
        <translation>&amp;Batches</translation>
    </message>
    <message>
        <source>A colour for each draw call</source>
        <translation>Eine Farbe für jeden Zeichenaufruf</translation>
    </message>
    <message>
        <source>Te&amp;xel Density</source>
        <translation>Te&amp;xeldichte</translation>
    </message>
    <message>
        <source>Texels per metre: blue is low, green is normal, red is high</source>
        <translation>Texel je Meter: Blau wenige, Grün üblich, Rot viele</translation>
    </message>
    <message>
        <source>&amp;Walk</source>
        <translation>Geh&amp;en</translation>
    </message>
    <message>
        <source>Walk on the ground and collide with walls. The same key returns to flying.</source>
        <translation>Auf dem Boden gehen und an Wände stoßen. Dieselbe Taste führt zurück zum Fliegen.</translation>
    </message>
    <message>
        <source>&amp;Gravity</source>
        <translation>Sch&amp;werkraft</translation>
    </message>
    <message>
        <source>Fall and stand on the ground while walking. Without gravity, you glide.</source>
        <translation>Beim Gehen fallen und auf dem Boden stehen. Ohne Schwerkraft schweben Sie.</translation>
    </message>
    <message>
        <source>Visibility</source>
        <translation>Sichtbarkeit</translation>
    </message>
    <message>
        <source>&amp;Cull by Visibility</source>
        <translation>&amp;Culling nach Sichtbarkeit</translation>
    </message>
    <message>
        <source>Draw only what is visible from here according to the map&apos;s visibility data</source>
        <translation>Nur zeichnen, was nach den Sichtbarkeitsdaten der Karte von hier zu sehen sein kann</translation>
    </message>
    <message>
        <source>&amp;Freeze Culling</source>
        <translation>Culling ein&amp;frieren</translation>
    </message>
    <message>
        <source>Keep drawing what is visible now while the camera moves on</source>
        <translation>Weiter zeichnen, was jetzt sichtbar ist, während die Kamera sich bewegt</translation>
    </message>
    <message>
        <source>&amp;Inspect</source>
        <translation>&amp;Prüfen</translation>
    </message>
    <message>
        <source>&amp;Parts of the Map</source>
        <translation>&amp;Teile der Karte</translation>
    </message>
    <message>
        <source>Baked light without textures; white is eight times full light</source>
        <translation>Gebackenes Licht ohne Texturen; Weiß ist das Achtfache des vollen Lichts</translation>
    </message>
    <message>
        <source>Draw a soft shadow under models</source>
        <translation>Unter Modellen einen weichen Schatten zeichnen</translation>
    </message>
    <message>
        <source>&amp;Ground Grid</source>
        <translation>Boden&amp;gitter</translation>
    </message>
    <message>
        <source>Show a grid in metres on the ground, and the axes of the file</source>
        <translation>Ein Gitter in Metern auf dem Boden und die Achsen der Datei zeigen</translation>
    </message>
    <message>
        <source>C&amp;ontact Shadow</source>
        <translation>K&amp;ontaktschatten</translation>
    </message>
    <message>
        <source>Botto&amp;m</source>
        <translation>&amp;Unten</translation>
    </message>
    <message>
        <source>&amp;Orbit</source>
        <translation>Um&amp;kreisen</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ViewController</name>
    <message>
        <source>There is no ground to walk on here.</source>
        <translation>Hier gibt es keinen Boden, auf dem man gehen kann.</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>Tempo %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ViewHistory</name>
    <message>
        <source>Visibility</source>
        <translation>Sichtbarkeit</translation>
    </message>
    <message>
        <source>Locking</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Shading</source>
        <translation>Schattierung</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>Messungen</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::WebLink</name>
    <message>
        <source>Open Link</source>
        <translation>Link öffnen</translation>
    </message>
    <message>
        <source>Open a page of %1 in the browser?</source>
        <translation>Eine Seite von %1 im Browser öffnen?</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::WhyDrawnDialog</name>
    <message>
        <source>in none</source>
        <translation>in keinem</translation>
    </message>
    <message>
        <source>cluster %1</source>
        <translation>Cluster %1</translation>
    </message>
    <message>
        <source>leaf %1</source>
        <translation>Blatt %1</translation>
    </message>
    <message>
        <source>%1, in no cluster</source>
        <translation>%1, in keinem Cluster</translation>
    </message>
    <message>
        <source>%1, cluster %2</source>
        <translation>%1, Cluster %2</translation>
    </message>
    <message>
        <source>The file has no visibility data: everything is drawn.</source>
        <translation>Die Datei hat keine Sichtbarkeitsdaten: alles wird gezeichnet.</translation>
    </message>
    <message>
        <source>The camera is outside the world, or in something solid: everything is drawn.</source>
        <translation>Die Kamera ist außerhalb der Welt oder in etwas Festem: alles wird gezeichnet.</translation>
    </message>
    <message>
        <source>It belongs to the sky, which is drawn from everywhere.</source>
        <translation>Sie gehört zum Himmel, der von überall gezeichnet wird.</translation>
    </message>
    <message>
        <source>It is in none of the clusters, so it is always drawn.</source>
        <translation>Sie ist in keinem der Cluster und wird daher immer gezeichnet.</translation>
    </message>
    <message>
        <source>It reaches into cluster %1, which the camera is in.</source>
        <translation>Sie reicht in Cluster %1, in dem die Kamera ist.</translation>
    </message>
    <message>
        <source>It reaches into cluster %1, which is visible from the camera&apos;s cluster %2.</source>
        <translation>Sie reicht in Cluster %1, der vom Cluster %2 der Kamera aus zu sehen sein kann.</translation>
    </message>
    <message>
        <source>None of its clusters is visible from the camera&apos;s cluster %1.</source>
        <translation>Vom Cluster %1 der Kamera aus kann keiner ihrer Cluster zu sehen sein.</translation>
    </message>
    <message>
        <source>%1 It is not drawn.</source>
        <translation>%1 Sie wird nicht gezeichnet.</translation>
    </message>
    <message>
        <source>%1 It is drawn because culling is turned off.</source>
        <translation>%1 Sie wird gezeichnet, weil das Culling ausgeschaltet ist.</translation>
    </message>
    <message>
        <source>Why Is This Drawn?</source>
        <translation>Warum wird das gezeichnet?</translation>
    </message>
    <message>
        <source>Surface:</source>
        <translation>Fläche:</translation>
    </message>
    <message>
        <source>Camera:</source>
        <translation>Kamera:</translation>
    </message>
    <message>
        <source>Location:</source>
        <translation>Ihr Ort:</translation>
    </message>
    <message>
        <source>%1, surface %2</source>
        <translation>%1, Fläche %2</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::WindowLooks</name>
    <message>
        <source>Toolbar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Buttons for frequently used commands</source>
        <translation>Schaltflächen für häufige Befehle</translation>
    </message>
    <message>
        <source>%1 leaves full screen, %2 shows the panels.</source>
        <translation>%1 beendet das Vollbild, %2 zeigt die Felder.</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Show and hide panels</source>
        <translation>Felder ein- und ausblenden</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::WindowRestorer</name>
    <message>
        <source>The last session could not be restored. It was saved as session.json.damaged.</source>
        <translation>Die letzte Sitzung konnte nicht wiederhergestellt werden. Sie wurde als session.json.damaged gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>Vitrine closed unexpectedly. %n document(s) were open.</source>
        <translation>
            <numerusform>Vitrine wurde nicht ordentlich beendet. %n Dokument war geöffnet.</numerusform>
            <numerusform>Vitrine wurde nicht ordentlich beendet. %n Dokumente waren geöffnet.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was being opened and is left out.</source>
        <translation>%1 wurde gerade geöffnet und wird ausgelassen.</translation>
    </message>
    <message>
        <source>Open Again</source>
        <translation>Wieder öffnen</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ZoomBar</name>
    <message>
        <source>&amp;Fit</source>
        <translation>Ein&amp;passen</translation>
    </message>
    <message>
        <source>Show the whole image (0)</source>
        <translation>Das ganze Bild zeigen (0)</translation>
    </message>
    <message>
        <source>&amp;100 %</source>
        <translation>&amp;100 %</translation>
    </message>
    <message>
        <source>Show one texel per screen pixel (1)</source>
        <translation>Texel als Pixel des Bildschirms zeigen (1)</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Vergrößerung</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>vitrine::viewer::Arguments</name>
    <message>
        <source>Open a new window, even if one is already open.</source>
        <translation>Ein neues Fenster öffnen, auch wenn schon eines offen ist.</translation>
    </message>
    <message>
        <source>Use software rendering.</source>
        <translation>Software-Rendering benutzen.</translation>
    </message>
    <message>
        <source>Language of the window (en, ja, ru, de). VITRINE_LANG does the same.</source>
        <translation>Sprache des Fensters (en, ja, ru, de); VITRINE_LANG bewirkt dasselbe.</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Diese Hilfe zeigen.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>Die Version zeigen.</translation>
    </message>
    <message>
        <source>Shows the 3D worlds of old games, and every byte they are made of.</source>
        <translation>Zeigt die 3D-Welten alter Spiele und jedes Byte, aus dem sie bestehen.</translation>
    </message>
    <message>
        <source>Search this folder or archive first for materials and models. Can be given more than once.</source>
        <translation>Materialien und Modelle zuerst in diesem Ordner oder Archiv suchen. Kann mehrmals angegeben werden.</translation>
    </message>
    <message>
        <source>Show the file in the view of this view link.</source>
        <translation>Die Datei in der Ansicht dieses Ansichtslinks zeigen.</translation>
    </message>
    <message>
        <source>Files or view links to open, or a folder to browse.</source>
        <translation>Dateien oder Ansichtslinks, die geöffnet werden, oder ein Ordner zum Stöbern.</translation>
    </message>
    <message>
        <source>Start with the default size and panels. The previous ones are kept.</source>
        <translation>Mit Standardgröße und Standard-Leisten starten; die vorigen bleiben gespeichert.</translation>
    </message>
</context>
</TS>
