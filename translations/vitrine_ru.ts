<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru">
<context>
    <name>ConnectionModel</name>
    <message>
        <source>%1 s</source>
        <translation>%1 с</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n раз</numerusform>
            <numerusform>%n раза</numerusform>
            <numerusform>%n раз</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Открепить</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>Закрывает панель</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>Открепляет панель и возвращает её на место</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Нажмите сочетание клавиш</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>ОК</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Прокрутить влево</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Прокрутить вправо</translation>
    </message>
</context>
<context>
    <name>base</name>
    <message>
        <source>the program failed: %1</source>
        <translation>ошибка программы: %1</translation>
    </message>
    <message>
        <source>the program failed</source>
        <translation>ошибка программы</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>не хватает памяти</translation>
    </message>
</context>
<context>
    <name>comparing</name>
    <message>
        <source>base colour</source>
        <translation>базовый цвет</translation>
    </message>
    <message>
        <source>second base colour</source>
        <translation>второй базовый цвет</translation>
    </message>
    <message>
        <source>blend mask</source>
        <translation>маска смешивания</translation>
    </message>
    <message>
        <source>normals</source>
        <translation>нормали</translation>
    </message>
    <message>
        <source>specular</source>
        <translation>блики</translation>
    </message>
    <message>
        <source>emission</source>
        <translation>свечение</translation>
    </message>
    <message>
        <source>occlusion</source>
        <translation>затенение</translation>
    </message>
    <message>
        <source>metal and roughness</source>
        <translation>металл и шероховатость</translation>
    </message>
    <message>
        <source>reflection</source>
        <translation>отражение</translation>
    </message>
    <message>
        <source>detail</source>
        <translation>детали</translation>
    </message>
    <message>
        <source>shade</source>
        <translation>тень</translation>
    </message>
    <message>
        <source>rim</source>
        <translation>кромка</translation>
    </message>
    <message>
        <source>matcap</source>
        <translation>маткап</translation>
    </message>
    <message>
        <source>outline</source>
        <translation>контур</translation>
    </message>
    <message>
        <source>model</source>
        <translation>модель</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>цвет</translation>
    </message>
    <message>
        <source>blending</source>
        <translation>смешивание</translation>
    </message>
    <message>
        <source>alpha cutoff</source>
        <translation>порог альфы</translation>
    </message>
    <message>
        <source>culling</source>
        <translation>отсечение граней</translation>
    </message>
    <message>
        <source>draw order</source>
        <translation>порядок рисования</translation>
    </message>
    <message>
        <source>file</source>
        <translation>файл</translation>
    </message>
    <message>
        <source>found</source>
        <translation>найдено</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>size</source>
        <translation>размер</translation>
    </message>
    <message>
        <source>mip levels</source>
        <translation>уровни мип</translation>
    </message>
    <message>
        <source>frames</source>
        <translation>кадры</translation>
    </message>
    <message>
        <source>texels</source>
        <translation>тексели</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>параметры</translation>
    </message>
    <message>
        <source>version</source>
        <translation>версия</translation>
    </message>
    <message>
        <source>variant</source>
        <translation>вариант</translation>
    </message>
    <message>
        <source>scene</source>
        <translation>сцена</translation>
    </message>
    <message>
        <source>bytes outside of all sections</source>
        <translation>байты вне всех секций</translation>
    </message>
    <message>
        <source>files of two formats cannot be compared: %1 and %2</source>
        <translation>файлы разных форматов нельзя сравнить: %1 и %2</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>отменено</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Entities</source>
        <translation>Энтити</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Содержимое</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Секции</translation>
    </message>
    <message>
        <source>Records of %1</source>
        <translation>Записи %1</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Узлы</translation>
    </message>
    <message>
        <source>Surfaces</source>
        <translation>Поверхности</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>Материалы</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>Текстуры</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>добавлено: %1</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>удалено: %1</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation>изменено: %1</translation>
    </message>
    <message>
        <source>%1 only moved</source>
        <translation>только перемещено: %1</translation>
    </message>
    <message>
        <source>%1 only renumbered</source>
        <translation>только перенумеровано: %1</translation>
    </message>
    <message>
        <source>%1 in a different order</source>
        <translation>в другом порядке: %1</translation>
    </message>
    <message>
        <source>name</source>
        <translation>имя</translation>
    </message>
    <message>
        <source>rotation or scale</source>
        <translation>поворот или масштаб</translation>
    </message>
    <message>
        <source>position</source>
        <translation>положение</translation>
    </message>
    <message>
        <source>material</source>
        <translation>материал</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>форма</translation>
    </message>
    <message>
        <source>texture coordinates</source>
        <translation>координаты текстуры</translation>
    </message>
    <message>
        <source>light</source>
        <translation>свет</translation>
    </message>
    <message>
        <source>Comparing scenes</source>
        <translation>Сравнение сцен</translation>
    </message>
    <message>
        <source>Comparing sections</source>
        <translation>Сравнение секций</translation>
    </message>
    <message>
        <source>added</source>
        <translation>добавлено</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>удалено</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>изменено</translation>
    </message>
    <message>
        <source>only moved</source>
        <translation>только перемещено</translation>
    </message>
    <message>
        <source>only renumbered</source>
        <translation>только перенумеровано</translation>
    </message>
    <message>
        <source>third base colour</source>
        <translation>третий основной цвет</translation>
    </message>
    <message>
        <source>fourth base colour</source>
        <translation>четвёртый основной цвет</translation>
    </message>
</context>
<context>
    <name>formats</name>
    <message>
        <source>Source engine map</source>
        <translation>Карта движка Source</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Мир</translation>
    </message>
    <message>
        <source>Brush entities</source>
        <translation>Брашевые энтити</translation>
    </message>
    <message>
        <source>Entities</source>
        <translation>Энтити</translation>
    </message>
    <message>
        <source>corner of the face where row and column 0 are</source>
        <translation>угол грани, где строка и столбец 0</translation>
    </message>
    <message>
        <source>2^power + 1 vertices on each side</source>
        <translation>по 2^power + 1 вершин на каждой стороне</translation>
    </message>
    <message>
        <source>face that is displaced</source>
        <translation>грань, которую он искривляет</translation>
    </message>
    <message>
        <source>one bit per vertex in use</source>
        <translation>по одному биту на используемую вершину</translation>
    </message>
    <message>
        <source>direction of the offset, as stored</source>
        <translation>направление сдвига, как записано</translation>
    </message>
    <message>
        <source>length of the offset</source>
        <translation>на сколько</translation>
    </message>
    <message>
        <source>blend of the two textures, 0 … 255</source>
        <translation>0 … 255 между двумя текстурами</translation>
    </message>
    <message>
        <source>plane that faces outwards</source>
        <translation>плоскость, обращённая наружу</translation>
    </message>
    <message>
        <source>parity of the compiler&apos;s plane number; does not flip the plane</source>
        <translation>номер плоскости у компилятора, чётный или нечётный; ничего не переворачивает</translation>
    </message>
    <message>
        <source>light styles, 255 = unused</source>
        <translation>стили света, 255 = не используется</translation>
    </message>
    <message>
        <source>offset of the lightmap in the lighting lump, -1 = none</source>
        <translation>смещение карты освещения в лампе освещения, -1 = нет</translation>
    </message>
    <message>
        <source>lightmap corner, in luxels</source>
        <translation>угол карты освещения, в люкселах</translation>
    </message>
    <message>
        <source>lightmap size in luxels, minus one</source>
        <translation>размер карты освещения в люкселах минус один</translation>
    </message>
    <message>
        <source>smoothing groups, one bit each</source>
        <translation>группы сглаживания, по биту на каждую</translation>
    </message>
    <message>
        <source>1 = on a node, 0 = inside a leaf</source>
        <translation>1 = на узле, 0 = внутри листа</translation>
    </message>
    <message>
        <source>first surfedge</source>
        <translation>первый surfedge</translation>
    </message>
    <message>
        <source>number of corners</source>
        <translation>число углов</translation>
    </message>
    <message>
        <source>texture mapping</source>
        <translation>как лежит текстура</translation>
    </message>
    <message>
        <source>displacement, -1 = flat face</source>
        <translation>дисплейсмент, -1 = плоская грань</translation>
    </message>
    <message>
        <source>surface area in square units</source>
        <translation>площадь в квадратных единицах</translation>
    </message>
    <message>
        <source>original face before splitting</source>
        <translation>грань, из которой она вырезана</translation>
    </message>
    <message>
        <source>number of primitives</source>
        <translation>число примитивов</translation>
    </message>
    <message>
        <source>mean light per style: red, green, blue, exponent</source>
        <translation>средний свет по стилям: красный, зелёный, синий, показатель</translation>
    </message>
    <message>
        <source>number of the face in the map editor</source>
        <translation>номер грани в редакторе карт</translation>
    </message>
    <message>
        <source>name of the texture, 65535 = none</source>
        <translation>имя текстуры, 65535 = нет</translation>
    </message>
    <message>
        <source>version of the records, not always correct</source>
        <translation>версия записей, не всегда верна</translation>
    </message>
    <message>
        <source>bytes after decompression, 0 = stored raw</source>
        <translation>байты после распаковки, 0 = не сжато</translation>
    </message>
    <message>
        <source>how often the map was saved in the editor</source>
        <translation>сколько раз карту сохраняли в редакторе</translation>
    </message>
    <message>
        <source>bytes decoded</source>
        <translation>байт после распаковки</translation>
    </message>
    <message>
        <source>bytes coded</source>
        <translation>байт в сжатом виде</translation>
    </message>
    <message>
        <source>number of keys and values</source>
        <translation>число ключей и значений</translation>
    </message>
    <message>
        <source>the whole entity as stored in the file</source>
        <translation>вся энтити, как она записана в файле</translation>
    </message>
    <message>
        <source>bytes of the solids</source>
        <translation>байты твёрдых тел</translation>
    </message>
    <message>
        <source>bytes of the text after them</source>
        <translation>байты текста после них</translation>
    </message>
    <message>
        <source>0 = the indices are corners of the face</source>
        <translation>0 = индексы указывают углы грани</translation>
    </message>
    <message>
        <source>corner of the face, or primitive vertex</source>
        <translation>угол грани или вершина примитива</translation>
    </message>
    <message>
        <source>position in units</source>
        <translation>положение в единицах</translation>
    </message>
    <message>
        <source>unit normal</source>
        <translation>единичная нормаль</translation>
    </message>
    <message>
        <source>distance from the origin along the normal</source>
        <translation>расстояние от начала координат вдоль нормали</translation>
    </message>
    <message>
        <source>axis of the normal</source>
        <translation>ось нормали</translation>
    </message>
    <message>
        <source>start vertex</source>
        <translation>начальная вершина</translation>
    </message>
    <message>
        <source>end vertex</source>
        <translation>конечная вершина</translation>
    </message>
    <message>
        <source>edge; negative = from its end to its start</source>
        <translation>ребро; отрицательное = проходится от конца к началу</translation>
    </message>
    <message>
        <source>smoothed unit normal</source>
        <translation>сглаженная единичная нормаль</translation>
    </message>
    <message>
        <source>linear red, green, blue</source>
        <translation>линейные красный, зелёный, синий</translation>
    </message>
    <message>
        <source>light style</source>
        <translation>стиль света</translation>
    </message>
    <message>
        <source>cosine of the inner cone</source>
        <translation>косинус внутреннего конуса</translation>
    </message>
    <message>
        <source>cosine of the outer cone</source>
        <translation>косинус внешнего конуса</translation>
    </message>
    <message>
        <source>cutoff distance, 0 = none</source>
        <translation>где кончается, 0 = нигде</translation>
    </message>
    <message>
        <source>entity</source>
        <translation>энтити</translation>
    </message>
    <message>
        <source>0 = the next field is another leaf</source>
        <translation>0 = следующее поле указывает другой лист</translation>
    </message>
    <message>
        <source>light from +x -x +y -y +z -z: red, green, blue, exponent</source>
        <translation>свет с +x -x +y -y +z -z: красный, зелёный, синий, показатель</translation>
    </message>
    <message>
        <source>1 = inactive</source>
        <translation>1 = неактивно</translation>
    </message>
    <message>
        <source>x, y, z in the leaf&apos;s box, 0 … 255</source>
        <translation>x, y, z в коробке листа, 0 … 255</translation>
    </message>
    <message>
        <source>side = 2^(size - 1) texels, 0 = 32</source>
        <translation>сторона = 2^(size - 1) текселей, 0 = 32</translation>
    </message>
    <message>
        <source>x, y, z and offset: position to texel column</source>
        <translation>x, y, z и смещение: из положения в столбец текселя</translation>
    </message>
    <message>
        <source>x, y, z and offset: position to texel row</source>
        <translation>x, y, z и смещение: из положения в строку текселя</translation>
    </message>
    <message>
        <source>x, y, z and offset: position to luxel column</source>
        <translation>x, y, z и смещение: из положения в столбец люксела</translation>
    </message>
    <message>
        <source>x, y, z and offset: position to luxel row</source>
        <translation>x, y, z и смещение: из положения в строку люксела</translation>
    </message>
    <message>
        <source>faces it lies on</source>
        <translation>грани, на которых лежит</translation>
    </message>
    <message>
        <source>texture columns at its edges</source>
        <translation>столбцы текстуры на краях</translation>
    </message>
    <message>
        <source>texture rows at its edges</source>
        <translation>строки текстуры на краях</translation>
    </message>
    <message>
        <source>four corners on its plane; the third numbers hold the axis</source>
        <translation>четыре угла на плоскости; третьи числа задают ось</translation>
    </message>
    <message>
        <source>mean colour, linear</source>
        <translation>средний цвет, линейный</translation>
    </message>
    <message>
        <source>its name</source>
        <translation>его имя</translation>
    </message>
    <message>
        <source>texels</source>
        <translation>тексели</translation>
    </message>
    <message>
        <source>offset of the name in TEXDATA_STRING_DATA</source>
        <translation>имени в TEXDATA_STRING_DATA</translation>
    </message>
    <message>
        <source>name at this offset</source>
        <translation>что там находится</translation>
    </message>
    <message>
        <source>squared distance where fading starts</source>
        <translation>квадрат расстояния, где начинается исчезание</translation>
    </message>
    <message>
        <source>squared distance where it has faded out</source>
        <translation>квадрат расстояния, где исчезает совсем</translation>
    </message>
    <message>
        <source>pitch, yaw, roll in degrees</source>
        <translation>тангаж, рыскание, крен в градусах</translation>
    </message>
    <message>
        <source>model</source>
        <translation>модель</translation>
    </message>
    <message>
        <source>collision</source>
        <translation>столкновения</translation>
    </message>
    <message>
        <source>where its lighting is sampled</source>
        <translation>где берётся его освещение</translation>
    </message>
    <message>
        <source>tint: red, green, blue, alpha</source>
        <translation>оттенок: красный, зелёный, синий, альфа</translation>
    </message>
    <message>
        <source>four letters, from high to low byte</source>
        <translation>четыре буквы, от старшего байта к младшему</translation>
    </message>
    <message>
        <source>1 = compressed</source>
        <translation>1 = сжато</translation>
    </message>
    <message>
        <source>bytes, decoded where compressed</source>
        <translation>байты, для сжатых — после распаковки</translation>
    </message>
    <message>
        <source>model or sprite</source>
        <translation>модель или спрайт</translation>
    </message>
    <message>
        <source>plane that divides the space</source>
        <translation>плоскость, делящая пространство</translation>
    </message>
    <message>
        <source>front child: a node, or -1 - leaf</source>
        <translation>спереди: узел или -1 - лист</translation>
    </message>
    <message>
        <source>back child: a node, or -1 - leaf</source>
        <translation>сзади: узел или -1 - лист</translation>
    </message>
    <message>
        <source>area of all leaves below, -1 = several</source>
        <translation>область всех листьев ниже, -1 = несколько</translation>
    </message>
    <message>
        <source>visibility cluster, -1 = solid or outside</source>
        <translation>кластер видимости, -1 = твёрдое или снаружи</translation>
    </message>
    <message>
        <source>area, separated from others by area portals</source>
        <translation>область, отделённая порталами</translation>
    </message>
    <message>
        <source>plane that points out of the brush</source>
        <translation>плоскость, направленная из браша наружу</translation>
    </message>
    <message>
        <source>1 = only for collision, no visible side</source>
        <translation>1 = только для столкновений, без видимой стороны</translation>
    </message>
    <message>
        <source>key of the entity that opens it</source>
        <translation>ключ энтити, которая его открывает</translation>
    </message>
    <message>
        <source>height of the surface</source>
        <translation>высота поверхности</translation>
    </message>
    <message>
        <source>height of the ground</source>
        <translation>высота дна</translation>
    </message>
    <message>
        <source>in units, per leaf; 65535 = no water</source>
        <translation>в единицах, на лист; 65535 = нет воды</translation>
    </message>
    <message>
        <source>always 0; the entity&apos;s origin places it</source>
        <translation>всегда 0; место задаёт origin энтити</translation>
    </message>
    <message>
        <source>root of its tree</source>
        <translation>корень его дерева</translation>
    </message>
    <message>
        <source>offset of the visible clusters in the lump</source>
        <translation>видимые кластеры: смещение в лампе</translation>
    </message>
    <message>
        <source>offset of the audible clusters in the lump</source>
        <translation>слышимые кластеры: смещение в лампе</translation>
    </message>
    <message>
        <source>Brushes</source>
        <translation>Браши</translation>
    </message>
    <message>
        <source>Displacements</source>
        <translation>Дисплейсменты</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Вода</translation>
    </message>
    <message>
        <source>Static props</source>
        <translation>Статичные пропы</translation>
    </message>
    <message>
        <source>Sky</source>
        <translation>Небо</translation>
    </message>
    <message>
        <source>Triggers</source>
        <translation>Триггеры</translation>
    </message>
    <message>
        <source>Tool materials</source>
        <translation>Служебные материалы</translation>
    </message>
    <message>
        <source>Invisible entities</source>
        <translation>Невидимые энтити</translation>
    </message>
    <message>
        <source>3D skybox</source>
        <translation>3D-скайбокс</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Слои</translation>
    </message>
    <message>
        <source>Light styles</source>
        <translation>Стили света</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Свет</translation>
    </message>
    <message>
        <source>Style %1</source>
        <translation>Стиль %1</translation>
    </message>
    <message>
        <source>Exposure</source>
        <translation>Экспозиция</translation>
    </message>
    <message>
        <source>Blocks, of the game&apos;s maximum</source>
        <translation>Блоки, из допустимых в игре</translation>
    </message>
    <message>
        <source>Board blocks</source>
        <translation>Блоки-доски</translation>
    </message>
    <message>
        <source>Invisible faces</source>
        <translation>Невидимые грани</translation>
    </message>
    <message>
        <source>X Operations map</source>
        <translation>Карта X Operations</translation>
    </message>
    <message>
        <source>the map&apos;s folder</source>
        <translation>папка карты</translation>
    </message>
    <message>
        <source>top</source>
        <translation>верхняя</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>нижняя</translation>
    </message>
    <message>
        <source>front</source>
        <translation>передняя</translation>
    </message>
    <message>
        <source>right</source>
        <translation>правая</translation>
    </message>
    <message>
        <source>back</source>
        <translation>задняя</translation>
    </message>
    <message>
        <source>left</source>
        <translation>левая</translation>
    </message>
    <message>
        <source>Collision</source>
        <translation>Столкновения</translation>
    </message>
    <message>
        <source>solid</source>
        <translation>твёрдый</translation>
    </message>
    <message>
        <source>board: not solid</source>
        <translation>доска: можно пройти насквозь</translation>
    </message>
    <message>
        <source>Solid blocks</source>
        <translation>Твёрдые блоки</translation>
    </message>
    <message>
        <source>Board blocks: not solid</source>
        <translation>Блоки-доски: можно пройти насквозь</translation>
    </message>
    <message>
        <source>Invisible faces of solid blocks</source>
        <translation>Невидимые грани твёрдых блоков</translation>
    </message>
    <message>
        <source>image, relative to the map&apos;s folder; empty if the slot is not used</source>
        <translation>картинка, относительно папки карты; пусто: слот не используется</translation>
    </message>
    <message>
        <source>number of blocks</source>
        <translation>число блоков</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Углы</translation>
    </message>
    <message>
        <source>of corners 0 to 7: the upper four, then the lower four</source>
        <translation>углов с 0 по 7: четыре верхних, затем нижние</translation>
    </message>
    <message>
        <source>Texture coordinates</source>
        <translation>Текстурные координаты</translation>
    </message>
    <message>
        <source>of stored corners 0 to 3; they belong to C, D, A, B</source>
        <translation>записанных углов с 0 по 3; они относятся к C, D, A, B</translation>
    </message>
    <message>
        <source>of stored corners 0 to 3; 0 is the image&apos;s top row</source>
        <translation>записанных углов с 0 по 3; 0 — верхняя строка картинки</translation>
    </message>
    <message>
        <source>Texture numbers</source>
        <translation>Номера текстур</translation>
    </message>
    <message>
        <source>texture slot; outside 0 to 9 the face is not drawn</source>
        <translation>слот текстуры; вне 0 … 9 грань не рисуется</translation>
    </message>
    <message>
        <source>Enabled</source>
        <translation>Включён</translation>
    </message>
    <message>
        <source>the original editor hides a block with 0</source>
        <translation>оригинальный редактор скрывает блок с 0</translation>
    </message>
    <message>
        <source>not drawn</source>
        <translation>не рисуется</translation>
    </message>
    <message>
        <source>X Operations mission</source>
        <translation>Миссия X Operations</translation>
    </message>
    <message>
        <source>the mission&apos;s folder</source>
        <translation>папка миссии</translation>
    </message>
    <message>
        <source>the game folder above addon</source>
        <translation>папка игры над addon</translation>
    </message>
    <message>
        <source>image</source>
        <translation>картинка</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>радиус</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>прочность</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>звук</translation>
    </message>
    <message>
        <source>jump</source>
        <translation>разлёт</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>не читается</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Модель</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Картинка</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Радиус</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Прочность</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Разлёт</translation>
    </message>
    <message>
        <source>message</source>
        <translation>сообщение</translation>
    </message>
    <message>
        <source>short name</source>
        <translation>краткое название</translation>
    </message>
    <message>
        <source>full name</source>
        <translation>полное название</translation>
    </message>
    <message>
        <source>map</source>
        <translation>карта</translation>
    </message>
    <message>
        <source>points</source>
        <translation>точки</translation>
    </message>
    <message>
        <source>sky</source>
        <translation>небо</translation>
    </message>
    <message>
        <source>extra collision, darkness</source>
        <translation>дополнительные столкновения, темнота</translation>
    </message>
    <message>
        <source>addon object</source>
        <translation>объект аддона</translation>
    </message>
    <message>
        <source>first image</source>
        <translation>первая картинка</translation>
    </message>
    <message>
        <source>second image</source>
        <translation>вторая картинка</translation>
    </message>
    <message>
        <source>briefing</source>
        <translation>брифинг</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Full name</source>
        <translation>Полное название</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Точки</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Темнота</translation>
    </message>
    <message>
        <source>Extra collision</source>
        <translation>Дополнительные столкновения</translation>
    </message>
    <message>
        <source>Addon object</source>
        <translation>Объект аддона</translation>
    </message>
    <message>
        <source>First image</source>
        <translation>Первая картинка</translation>
    </message>
    <message>
        <source>Second image</source>
        <translation>Вторая картинка</translation>
    </message>
    <message>
        <source>%1 (none, fog %2, %3, %4)</source>
        <translation>%1 (нет, туман %2, %3, %4)</translation>
    </message>
    <message>
        <source>%1 (fog %2, %3, %4)</source>
        <translation>%1 (туман %2, %3, %4)</translation>
    </message>
    <message>
        <source>starts at 1</source>
        <translation>счёт с 1</translation>
    </message>
    <message>
        <source>Briefing</source>
        <translation>Брифинг</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>X Operations points</source>
        <translation>Точки X Operations</translation>
    </message>
    <message>
        <source>the points&apos; folder</source>
        <translation>папка точек</translation>
    </message>
    <message>
        <source>walk</source>
        <translation>идти</translation>
    </message>
    <message>
        <source>run</source>
        <translation>бежать</translation>
    </message>
    <message>
        <source>wait</source>
        <translation>ждать</translation>
    </message>
    <message>
        <source>follow</source>
        <translation>следовать</translation>
    </message>
    <message>
        <source>stop for 5 s</source>
        <translation>остановиться на 5 с</translation>
    </message>
    <message>
        <source>throw a grenade</source>
        <translation>бросить гранату</translation>
    </message>
    <message>
        <source>run, whatever happens</source>
        <translation>бежать, что бы ни случилось</translation>
    </message>
    <message>
        <source>Can</source>
        <translation>Банка</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Компьютер</translation>
    </message>
    <message>
        <source>Computer 2</source>
        <translation>Компьютер 2</translation>
    </message>
    <message>
        <source>Computer 3</source>
        <translation>Компьютер 3</translation>
    </message>
    <message>
        <source>Computer (w)</source>
        <translation>Компьютер (w)</translation>
    </message>
    <message>
        <source>Computer 2 (w)</source>
        <translation>Компьютер 2 (w)</translation>
    </message>
    <message>
        <source>Computer 3 (w)</source>
        <translation>Компьютер 3 (w)</translation>
    </message>
    <message>
        <source>Chair</source>
        <translation>Стул</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Коробка</translation>
    </message>
    <message>
        <source>Computer (sw)</source>
        <translation>Компьютер (sw)</translation>
    </message>
    <message>
        <source>Computer (d)</source>
        <translation>Компьютер (d)</translation>
    </message>
    <message>
        <source>Cone</source>
        <translation>Конус</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Шаблон</translation>
    </message>
    <message>
        <source>First path point</source>
        <translation>Первая точка пути</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>Идентификатор</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Номер</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Далее</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Персонаж</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Объект</translation>
    </message>
    <message>
        <source>Path point</source>
        <translation>Точка пути</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Оружие</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Патроны</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Режим</translation>
    </message>
    <message>
        <source>Person template</source>
        <translation>Шаблон персонажа</translation>
    </message>
    <message>
        <source>Person type</source>
        <translation>Тип персонажа</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Small object</source>
        <translation>Мелкий объект</translation>
    </message>
    <message>
        <source>Drops to the floor</source>
        <translation>Падает на пол</translation>
    </message>
    <message>
        <source>Person without second weapon</source>
        <translation>Персонаж без второго оружия</translation>
    </message>
    <message>
        <source>One of two weapons</source>
        <translation>Одно оружие из двух</translation>
    </message>
    <message>
        <source>First choice</source>
        <translation>Первый вариант</translation>
    </message>
    <message>
        <source>Second choice</source>
        <translation>Второй вариант</translation>
    </message>
    <message>
        <source>Path branch, chosen at random</source>
        <translation>Развилка пути, выбор случайный</translation>
    </message>
    <message>
        <source>Next, first choice</source>
        <translation>Далее, первый вариант</translation>
    </message>
    <message>
        <source>Next, second choice</source>
        <translation>Далее, второй вариант</translation>
    </message>
    <message>
        <source>Mission won</source>
        <translation>Миссия выполнена</translation>
    </message>
    <message>
        <source>Mission lost</source>
        <translation>Миссия провалена</translation>
    </message>
    <message>
        <source>Wait until a person is dead</source>
        <translation>Ждать, пока персонаж не погибнет</translation>
    </message>
    <message>
        <source>Wait until a person is here</source>
        <translation>Ждать, пока персонаж не окажется здесь</translation>
    </message>
    <message>
        <source>Set a path point to walk</source>
        <translation>Перевести точку пути в режим «идти»</translation>
    </message>
    <message>
        <source>Wait until an object is broken</source>
        <translation>Ждать, пока объект не будет разбит</translation>
    </message>
    <message>
        <source>Wait until a person brings the case here</source>
        <translation>Ждать, пока персонаж не принесёт сюда кейс</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Ждать</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Секунды</translation>
    </message>
    <message>
        <source>Show a message</source>
        <translation>Показать сообщение</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Сообщение</translation>
    </message>
    <message>
        <source>Move a person to team 0</source>
        <translation>Перевести персонажа в команду 0</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Персонажи</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Оружие</translation>
    </message>
    <message>
        <source>Small objects</source>
        <translation>Мелкие объекты</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>Пути</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>События</translation>
    </message>
    <message>
        <source>Other points</source>
        <translation>Прочие точки</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Неизвестно</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Связи</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>up</source>
        <translation>вверх</translation>
    </message>
    <message>
        <source>radians about y: 0 looks along +z, pi / 2 along +x</source>
        <translation>радианы вокруг y: 0 — взгляд вдоль +z, pi / 2 — вдоль +x</translation>
    </message>
    <message>
        <source>kind of the point</source>
        <translation>что это за точка</translation>
    </message>
    <message>
        <source>depends on p1; counts of rounds and seconds and numbers of messages are unsigned</source>
        <translation>зависит от p1; число патронов и секунд и номера сообщений — без знака</translation>
    </message>
    <message>
        <source>depends on p1; in paths and events the p4 of the next point</source>
        <translation>зависит от p1; у путей и событий — p4 следующей точки</translation>
    </message>
    <message>
        <source>number that other points use for this one</source>
        <translation>номер, по которому на эту точку ссылаются другие</translation>
    </message>
    <message>
        <source>Team 0</source>
        <translation>Команда 0</translation>
    </message>
    <message>
        <source>Team 1</source>
        <translation>Команда 1</translation>
    </message>
    <message>
        <source>Team 2</source>
        <translation>Команда 2</translation>
    </message>
    <message>
        <source>Team 3</source>
        <translation>Команда 3</translation>
    </message>
    <message>
        <source>Team 4</source>
        <translation>Команда 4</translation>
    </message>
    <message>
        <source>Team 5</source>
        <translation>Команда 5</translation>
    </message>
    <message>
        <source>Path branch</source>
        <translation>Развилка пути</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Событие</translation>
    </message>
    <message>
        <source>To the first path point</source>
        <translation>К первой точке пути</translation>
    </message>
    <message>
        <source>To the next path point</source>
        <translation>К следующей точке пути</translation>
    </message>
    <message>
        <source>To the next event</source>
        <translation>К следующему событию</translation>
    </message>
    <message>
        <source>there is no such template; the game uses type 0, team 0</source>
        <translation>такого шаблона нет; игра берёт тип 0, команду 0</translation>
    </message>
    <message>
        <source>there is no such path point</source>
        <translation>такой точки пути нет</translation>
    </message>
    <message>
        <source>there is no such person</source>
        <translation>такого персонажа нет</translation>
    </message>
    <message>
        <source>there is no such object</source>
        <translation>такого объекта нет</translation>
    </message>
    <message>
        <source>there is no such event</source>
        <translation>такого события нет</translation>
    </message>
    <message>
        <source>Event chain %1 starts here · %2</source>
        <translation>Цепочка событий %1 начинается здесь · %2</translation>
    </message>
    <message>
        <source>Person %1 · type %2, team %3</source>
        <translation>Персонаж %1 · тип %2, команда %3</translation>
    </message>
    <message>
        <source>Weapon %1 ×%2</source>
        <translation>Оружие %1 ×%2</translation>
    </message>
    <message>
        <source>Weapon %1 or %2</source>
        <translation>Оружие %1 или %2</translation>
    </message>
    <message>
        <source>Path %1: %2</source>
        <translation>Путь %1: %2</translation>
    </message>
    <message>
        <source>mode %1</source>
        <translation>режим %1</translation>
    </message>
    <message>
        <source>Path %1: on to %2 or %3</source>
        <translation>Путь %1: далее к %2 или %3</translation>
    </message>
    <message>
        <source>Template %1: type %2, team %3</source>
        <translation>Шаблон %1: тип %2, команда %3</translation>
    </message>
    <message>
        <source>Object %1</source>
        <translation>Объект %1</translation>
    </message>
    <message>
        <source>Point of kind %1</source>
        <translation>Точка вида %1</translation>
    </message>
    <message>
        <source>Wait until person %1 is dead</source>
        <translation>Ждать, пока персонаж %1 не погибнет</translation>
    </message>
    <message>
        <source>Wait until person %1 is here</source>
        <translation>Ждать, пока персонаж %1 не окажется здесь</translation>
    </message>
    <message>
        <source>Set path %1 to walk</source>
        <translation>Перевести путь %1 в режим «идти»</translation>
    </message>
    <message>
        <source>Wait until object %1 is broken</source>
        <translation>Ждать, пока объект %1 не будет разбит</translation>
    </message>
    <message>
        <source>Wait until person %1 brings the case</source>
        <translation>Ждать, пока персонаж %1 не принесёт кейс</translation>
    </message>
    <message>
        <source>Wait %1 s</source>
        <translation>Ждать %1 с</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>Сообщение %1</translation>
    </message>
    <message>
        <source>Move person %1 to team 0</source>
        <translation>Перевести персонажа %1 в команду 0</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Положение</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Направление</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>на себя</translation>
    </message>
    <message>
        <source>%1 (none)</source>
        <translation>%1 (нет)</translation>
    </message>
    <message>
        <source>%1 (point %2 is the first with this number: %3)</source>
        <translation>%1 (первой этот номер имеет точка %2, и это: %3)</translation>
    </message>
    <message>
        <source>%1 (point %2 is the first with this number: no link leads here)</source>
        <translation>%1 (первой этот номер имеет точка %2: сюда связи не ведут)</translation>
    </message>
    <message>
        <source>%1 (the first of %2 with this number: links lead here)</source>
        <translation>%1 (первая из %2 с этим номером: связи ведут сюда)</translation>
    </message>
    <message>
        <source>%1 (one of %2 with this number: links lead to the first, point %3)</source>
        <translation>%1 (одна из %2 с этим номером: связи ведут к первой, точке %3)</translation>
    </message>
    <message>
        <source>starts here</source>
        <translation>начинает здесь</translation>
    </message>
    <message>
        <source>not here: the game uses the last person with identifier 0, point %1</source>
        <translation>не здесь: берётся последний персонаж с идентификатором 0, точка %1</translation>
    </message>
    <message>
        <source>Event chain</source>
        <translation>Цепочка событий</translation>
    </message>
    <message>
        <source>%1 starts here</source>
        <translation>%1 начинается здесь</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>there is no such message</source>
        <translation>такого сообщения нет</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Shading</source>
        <translation>Затенение</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>День</translation>
    </message>
    <message>
        <source>Dark mission</source>
        <translation>Тёмная миссия</translation>
    </message>
    <message>
        <source>Game view</source>
        <translation>Вид как в игре</translation>
    </message>
    <message>
        <source>off</source>
        <translation>выкл.</translation>
    </message>
    <message>
        <source>as in the game</source>
        <translation>как в игре</translation>
    </message>
    <message>
        <source>as in the game, no sky</source>
        <translation>как в игре, без неба</translation>
    </message>
    <message>
        <source>as in the game, sky 1</source>
        <translation>как в игре, небо 1</translation>
    </message>
    <message>
        <source>as in the game, sky 2</source>
        <translation>как в игре, небо 2</translation>
    </message>
    <message>
        <source>as in the game, sky 3</source>
        <translation>как в игре, небо 3</translation>
    </message>
    <message>
        <source>as in the game, sky 4</source>
        <translation>как в игре, небо 4</translation>
    </message>
    <message>
        <source>as in the game, sky 5</source>
        <translation>как в игре, небо 5</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Файлы</translation>
    </message>
    <message>
        <source>Diggles model</source>
        <translation>Модель Diggles</translation>
    </message>
    <message>
        <source>(x - 32768) / 4 units to the figure&apos;s left</source>
        <translation>(x - 32768) / 4 единиц в левую сторону фигуры</translation>
    </message>
    <message>
        <source>(y - 32768) / 4 units down</source>
        <translation>(y - 32768) / 4 единиц вниз</translation>
    </message>
    <message>
        <source>(z - 32768) / 4 units forward, where the face looks</source>
        <translation>(z - 32768) / 4 единиц вперёд, куда смотрит лицо</translation>
    </message>
    <message>
        <source>0 = no shadow; row 0 is the edge behind the figure</source>
        <translation>0 = нет тени; строка 0 — край позади фигуры</translation>
    </message>
    <message>
        <source>into the point, uv and brightness arrays of the link</source>
        <translation>в массивы точек, uv и яркости этой связи</translation>
    </message>
    <message>
        <source>0 is the image&apos;s top row</source>
        <translation>0 — верхняя строка картинки</translation>
    </message>
    <message>
        <source>baked light: 0 is black, 255 the image&apos;s own colour</source>
        <translation>запечённый свет: 0 — чёрный, 255 — собственный цвет картинки</translation>
    </message>
    <message>
        <source>&quot;3DDB 1.0&quot; in every known file</source>
        <translation>«3DDB 1.0» во всех известных файлах</translation>
    </message>
    <message>
        <source>number of records that follow</source>
        <translation>число следующих далее записей</translation>
    </message>
    <message>
        <source>the image&apos;s base name</source>
        <translation>имя картинки без расширения</translation>
    </message>
    <message>
        <source>on the artist&apos;s computer</source>
        <translation>на машине художника</translation>
    </message>
    <message>
        <source>unknown; 1 in every known file</source>
        <translation>неизвестно; 1 во всех известных файлах</translation>
    </message>
    <message>
        <source>six numbers for each part of the mesh; see the links</source>
        <translation>по шесть чисел на каждую часть меша; см. связи</translation>
    </message>
    <message>
        <source>of the frame before its points were rounded</source>
        <translation>кадра до округления его точек</translation>
    </message>
    <message>
        <source>anchor record of each slot</source>
        <translation>запись точки крепления для каждого слота</translation>
    </message>
    <message>
        <source>shadow image</source>
        <translation>картинка тени</translation>
    </message>
    <message>
        <source>corners of the shadow on the ground: (-x,-z) (+x,-z) (-x,+z) (+x,+z)</source>
        <translation>углы тени на земле: (-x,-z) (+x,-z) (-x,+z) (+x,+z)</translation>
    </message>
    <message>
        <source>unknown; 1 in nearly every link</source>
        <translation>неизвестно; 1 почти во всех связях</translation>
    </message>
    <message>
        <source>number of the array</source>
        <translation>номер массива</translation>
    </message>
    <message>
        <source>one mesh per frame</source>
        <translation>по одному мешу на кадр</translation>
    </message>
    <message>
        <source>uninitialised memory of the exporter</source>
        <translation>память, которую экспортёр не заполнил</translation>
    </message>
    <message>
        <source>the exporter&apos;s file</source>
        <translation>файл экспортёра</translation>
    </message>
    <message>
        <source>of the whole figure at each frame: left, backward, up</source>
        <translation>всей фигуры на каждом кадре: влево, назад, вверх</translation>
    </message>
    <message>
        <source>of the whole figure at each frame, in radians about the axes of move</source>
        <translation>всей фигуры на каждом кадре, в радианах вокруг осей move</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>неизвестно</translation>
    </message>
    <message>
        <source>number of arrays</source>
        <translation>число массивов</translation>
    </message>
    <message>
        <source>number of records</source>
        <translation>число записей</translation>
    </message>
    <message>
        <source>elements in the array of this number; for triangle arrays, indices</source>
        <translation>элементов в массиве с этим номером; для массивов треугольников — индексов</translation>
    </message>
    <message>
        <source>radians; their order is unknown</source>
        <translation>радианы; их порядок неизвестен</translation>
    </message>
    <message>
        <source>Anchor: left</source>
        <translation>Точка крепления: влево</translation>
    </message>
    <message>
        <source>Anchor: up</source>
        <translation>Точка крепления: вверх</translation>
    </message>
    <message>
        <source>Anchor: forward</source>
        <translation>Точка крепления: вперёд</translation>
    </message>
    <message>
        <source>right hand</source>
        <translation>правая рука</translation>
    </message>
    <message>
        <source>left hand</source>
        <translation>левая рука</translation>
    </message>
    <message>
        <source>right foot</source>
        <translation>правая ступня</translation>
    </message>
    <message>
        <source>left foot</source>
        <translation>левая ступня</translation>
    </message>
    <message>
        <source>head top</source>
        <translation>макушка</translation>
    </message>
    <message>
        <source>belly</source>
        <translation>живот</translation>
    </message>
    <message>
        <source>pelvis</source>
        <translation>таз</translation>
    </message>
    <message>
        <source>face</source>
        <translation>лицо</translation>
    </message>
    <message>
        <source>Source file</source>
        <translation>Создано из</translation>
    </message>
    <message>
        <source>Movement per step</source>
        <translation>Сдвиг за шаг</translation>
    </message>
    <message>
        <source>Rotation per step</source>
        <translation>Поворот за шаг</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Движение</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Выключен</translation>
    </message>
    <message>
        <source>Baked</source>
        <translation>Запечённый</translation>
    </message>
    <message>
        <source>Baked, twice as bright</source>
        <translation>Запечённый, вдвое ярче</translation>
    </message>
    <message>
        <source>By shape</source>
        <translation>По форме</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>Move through the world</source>
        <translation>Перемещаться по миру</translation>
    </message>
    <message>
        <source>Blend frames</source>
        <translation>Смешивать кадры</translation>
    </message>
    <message>
        <source>Ground shadows</source>
        <translation>Тени на земле</translation>
    </message>
    <message>
        <source>Anchors</source>
        <translation>Точки крепления</translation>
    </message>
    <message>
        <source>(no material)</source>
        <translation>(без материала)</translation>
    </message>
    <message>
        <source>Image file</source>
        <translation>Нарисовано из</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Анимации</translation>
    </message>
    <message>
        <source>Meshes</source>
        <translation>Меши</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Объекты</translation>
    </message>
    <message>
        <source>Animations, frames</source>
        <translation>Анимации, их кадры</translation>
    </message>
    <message>
        <source>Triangles at rest</source>
        <translation>Треугольники в покое</translation>
    </message>
    <message>
        <source>(no object)</source>
        <translation>(без объекта)</translation>
    </message>
    <message>
        <source>(no animation)</source>
        <translation>(без анимации)</translation>
    </message>
    <message>
        <source>the game&apos;s data folder</source>
        <translation>папка данных игры</translation>
    </message>
    <message>
        <source>the model&apos;s folder</source>
        <translation>папка модели</translation>
    </message>
    <message>
        <source>neck and back</source>
        <translation>шея и спина</translation>
    </message>
    <message>
        <source>shadow %1</source>
        <translation>тень %1</translation>
    </message>
    <message>
        <source>Shown object</source>
        <translation>Показанный объект</translation>
    </message>
    <message>
        <source>Detail props</source>
        <translation>Детальные пропы</translation>
    </message>
    <message>
        <source>Fixed sprites</source>
        <translation>Неподвижные спрайты</translation>
    </message>
    <message>
        <source>Sprites that face the camera upright</source>
        <translation>Вертикальные спрайты, повёрнутые к камере</translation>
    </message>
    <message>
        <source>Sprites that face the camera</source>
        <translation>Спрайты, повёрнутые к камере</translation>
    </message>
    <message>
        <source>Fog</source>
        <translation>Туман</translation>
    </message>
    <message>
        <source>Ambient light</source>
        <translation>Окружающий свет</translation>
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
        <translation>Освещение</translation>
    </message>
    <message>
        <source>%1, animated</source>
        <translation>%1, анимация</translation>
    </message>
    <message>
        <source>Flicker</source>
        <translation>Мерцание</translation>
    </message>
    <message>
        <source>Flicker, animated</source>
        <translation>Мерцание, анимация</translation>
    </message>
    <message>
        <source>Slow, strong pulse</source>
        <translation>Медленная сильная пульсация</translation>
    </message>
    <message>
        <source>Slow, strong pulse, animated</source>
        <translation>Медленная сильная пульсация, анимация</translation>
    </message>
    <message>
        <source>Candle</source>
        <translation>Свеча</translation>
    </message>
    <message>
        <source>Candle, animated</source>
        <translation>Свеча, анимация</translation>
    </message>
    <message>
        <source>Fast strobe</source>
        <translation>Быстрый стробоскоп</translation>
    </message>
    <message>
        <source>Fast strobe, animated</source>
        <translation>Быстрый стробоскоп, анимация</translation>
    </message>
    <message>
        <source>Gentle pulse</source>
        <translation>Мягкая пульсация</translation>
    </message>
    <message>
        <source>Gentle pulse, animated</source>
        <translation>Мягкая пульсация, анимация</translation>
    </message>
    <message>
        <source>Flicker 2</source>
        <translation>Мерцание 2</translation>
    </message>
    <message>
        <source>Flicker 2, animated</source>
        <translation>Мерцание 2, анимация</translation>
    </message>
    <message>
        <source>Candle 2</source>
        <translation>Свеча 2</translation>
    </message>
    <message>
        <source>Candle 2, animated</source>
        <translation>Свеча 2, анимация</translation>
    </message>
    <message>
        <source>Candle 3</source>
        <translation>Свеча 3</translation>
    </message>
    <message>
        <source>Candle 3, animated</source>
        <translation>Свеча 3, анимация</translation>
    </message>
    <message>
        <source>Slow strobe</source>
        <translation>Медленный стробоскоп</translation>
    </message>
    <message>
        <source>Slow strobe, animated</source>
        <translation>Медленный стробоскоп, анимация</translation>
    </message>
    <message>
        <source>Fluorescent flicker</source>
        <translation>Мерцание люминесцентной лампы</translation>
    </message>
    <message>
        <source>Fluorescent flicker, animated</source>
        <translation>Мерцание люминесцентной лампы, анимация</translation>
    </message>
    <message>
        <source>Slow pulse, never dark</source>
        <translation>Медленная пульсация без затемнения</translation>
    </message>
    <message>
        <source>Slow pulse, never dark, animated</source>
        <translation>Медленная пульсация без затемнения, анимация</translation>
    </message>
    <message>
        <source>Under water</source>
        <translation>Под водой</translation>
    </message>
    <message>
        <source>Under water, animated</source>
        <translation>Под водой, анимация</translation>
    </message>
    <message>
        <source>Lights</source>
        <translation>Источники света</translation>
    </message>
    <message>
        <source>Lights (HDR)</source>
        <translation>Источники света (HDR)</translation>
    </message>
    <message>
        <source>Lights (LDR)</source>
        <translation>Источники света (LDR)</translation>
    </message>
    <message>
        <source>Overlays</source>
        <translation>Оверлеи</translation>
    </message>
    <message>
        <source>2D skybox</source>
        <translation>2D-скайбокс</translation>
    </message>
    <message>
        <source>visible from area</source>
        <translation>виден из области</translation>
    </message>
    <message>
        <source>opened by</source>
        <translation>чем открывается</translation>
    </message>
    <message>
        <source>Area portals</source>
        <translation>Порталы областей</translation>
    </message>
    <message>
        <source>Range of world lights</source>
        <translation>Радиус действия источников света карты</translation>
    </message>
    <message>
        <source>key file</source>
        <translation>файл ключа</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Автор</translation>
    </message>
    <message>
        <source>Organisation</source>
        <translation>Организация</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Лицензия</translation>
    </message>
    <message>
        <source>Distributed at</source>
        <translation>Адрес распространения</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Версия</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Создано</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>Обновлено</translation>
    </message>
    <message>
        <source>Written by</source>
        <translation>Записано программой</translation>
    </message>
    <message>
        <source>Handedness</source>
        <translation>Ориентация системы координат</translation>
    </message>
    <message>
        <source>Origin of texture coordinates</source>
        <translation>Начало текстурных координат</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>Шифрование</translation>
    </message>
    <message>
        <source>Resource file</source>
        <translation>Файл ресурса</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>Расширение</translation>
    </message>
    <message>
        <source>VGO avatar or scene</source>
        <translation>Аватар или сцена VGO</translation>
    </message>
    <message>
        <source>the file&apos;s folder</source>
        <translation>папка файла</translation>
    </message>
    <message>
        <source>its light is given in physical units and is shown as bright as white</source>
        <translation>свечение задано в физических единицах и показано с яркостью белого</translation>
    </message>
    <message>
        <source>it is shown as a plain surface</source>
        <translation>показан как обычная поверхность</translation>
    </message>
    <message>
        <source>its reflections are left out</source>
        <translation>отражения не показаны</translation>
    </message>
    <message>
        <source>it is not drawn in Unity at all</source>
        <translation>в Unity не рисуется вообще</translation>
    </message>
    <message>
        <source>its further layers are left out</source>
        <translation>дополнительные слои не показаны</translation>
    </message>
    <message>
        <source>Shown differently than in Unity</source>
        <translation>Показано иначе, чем в Unity</translation>
    </message>
    <message>
        <source>its images are animated in Unity, but not here</source>
        <translation>картинки в Unity движутся, а здесь неподвижны</translation>
    </message>
    <message>
        <source>its shading shift texture is left out</source>
        <translation>картинка, сдвигающая границу тени, не учтена</translation>
    </message>
    <message>
        <source>its specular colour is left out</source>
        <translation>цвет бликов не учтён</translation>
    </message>
    <message>
        <source>details and parallax are left out</source>
        <translation>детали и параллакс не показаны</translation>
    </message>
    <message>
        <source>the shader is unknown; only common properties are shown</source>
        <translation>шейдер неизвестен; показано то, что названо в нём так, как обычно в шейдерах</translation>
    </message>
    <message>
        <source>the file does not contain this shader&apos;s own properties; its shading is approximated</source>
        <translation>файл не хранит собственных свойств этого шейдера; тень подобрана условно</translation>
    </message>
    <message>
        <source>Curve not shown</source>
        <translation>Непоказанная кривая</translation>
    </message>
    <message>
        <source>Colliders</source>
        <translation>Коллайдеры</translation>
    </message>
    <message>
        <source>Expressions</source>
        <translation>Выражения лица</translation>
    </message>
    <message>
        <source>Blend shapes</source>
        <translation>Формы смешивания</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>Поза</translation>
    </message>
    <message>
        <source>As stored</source>
        <translation>Как записано</translation>
    </message>
    <message>
        <source>As bound</source>
        <translation>Как при привязке</translation>
    </message>
    <message>
        <source>Simulate springs</source>
        <translation>Качание пружин</translation>
    </message>
    <message>
        <source>Turn the model</source>
        <translation>Повернуть модель</translation>
    </message>
    <message>
        <source>Move the model sideways</source>
        <translation>Сдвинуть модель вбок</translation>
    </message>
    <message>
        <source>Particles and cloth</source>
        <translation>Частицы и ткань</translation>
    </message>
    <message>
        <source>Humanoid bone</source>
        <translation>Кость гуманоида</translation>
    </message>
    <message>
        <source>Disabled in the file</source>
        <translation>Выключено в файле</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>Скелет</translation>
    </message>
    <message>
        <source>Spring bones and their colliders</source>
        <translation>Пружинные кости и их коллайдеры</translation>
    </message>
    <message>
        <source>Sky, not shown</source>
        <translation>Небо, не показано</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Спереди</translation>
    </message>
    <message>
        <source>VGO and a zero byte</source>
        <translation>VGO и нулевой байт</translation>
    </message>
    <message>
        <source>8</source>
        <translation>8</translation>
    </message>
    <message>
        <source>origin of texture coordinates</source>
        <translation>где начинаются текстурные координаты</translation>
    </message>
    <message>
        <source>a hint: the composer decides</source>
        <translation>подсказка: решает composer</translation>
    </message>
    <message>
        <source>also a hint</source>
        <translation>тоже подсказка</translation>
    </message>
    <message>
        <source>from the start of the file</source>
        <translation>от начала файла</translation>
    </message>
    <message>
        <source>with the header and padding of the chunk</source>
        <translation>вместе с заголовком и дополнением чанка</translation>
    </message>
    <message>
        <source>padding bytes at the end</source>
        <translation>байты в конце, не относящиеся к данным</translation>
    </message>
    <message>
        <source>including padding</source>
        <translation>вместе с дополнением</translation>
    </message>
    <message>
        <source>not used: resources are not encrypted</source>
        <translation>ничего не значит: ресурс никогда не шифруется</translation>
    </message>
    <message>
        <source>a vertex</source>
        <translation>вершина</translation>
    </message>
    <message>
        <source>false: hidden, with all below it</source>
        <translation>false: скрыт вместе со всем, что ниже</translation>
    </message>
    <message>
        <source>1: face</source>
        <translation>1: лицо</translation>
    </message>
    <message>
        <source>up to version 2.4</source>
        <translation>до версии 2.4 включительно</translation>
    </message>
    <message>
        <source>root of the joints</source>
        <translation>корень суставов</translation>
    </message>
    <message>
        <source>triangle indices, each with a material of its own</source>
        <translation>индексы треугольников, у каждого набора свой материал</translation>
    </message>
    <message>
        <source>number of entries</source>
        <translation>сколько</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>линейный</translation>
    </message>
    <message>
        <source>the image file</source>
        <translation>файл картинки</translation>
    </message>
    <message>
        <source>degrees, from edge to edge</source>
        <translation>градусы, от края до края</translation>
    </message>
    <message>
        <source>from the start of the resource</source>
        <translation>от начала ресурса</translation>
    </message>
    <message>
        <source>not used: elements are contiguous</source>
        <translation>не используется: элементы идут подряд</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>число элементов</translation>
    </message>
    <message>
        <source>stored elements, or their indices</source>
        <translation>сколько записано элементов или их номеров</translation>
    </message>
    <message>
        <source>from byteOffset</source>
        <translation>от byteOffset</translation>
    </message>
    <message>
        <source>the bytes</source>
        <translation>байты</translation>
    </message>
    <message>
        <source>in the DAT: sum of the preceding sizes</source>
        <translation>в DAT: сумма размеров предыдущих файлов</translation>
    </message>
    <message>
        <source>by its name</source>
        <translation>по имени файла</translation>
    </message>
    <message>
        <source>X2 or X3 archive</source>
        <translation>Архив X2 или X3</translation>
    </message>
    <message>
        <source>fields of this point</source>
        <translation>что есть у этой точки</translation>
    </message>
    <message>
        <source>x right, y up, z forward; 65536 is the body&apos;s size</source>
        <translation>x вправо, y вверх, z вперёд; 65536 — размер тела</translation>
    </message>
    <message>
        <source>position in the texture; v points down</source>
        <translation>место в текстуре; v направлена вниз</translation>
    </message>
    <message>
        <source>position in the light map</source>
        <translation>место в карте освещения</translation>
    </message>
    <message>
        <source>smoothing group; 0 is flat</source>
        <translation>группа сглаживания; 0 — без сглаживания</translation>
    </message>
    <message>
        <source>rows of the bones</source>
        <translation>строки таблицы костей</translation>
    </message>
    <message>
        <source>rows of the points of this level of detail</source>
        <translation>строки таблицы точек этого уровня детализации</translation>
    </message>
    <message>
        <source>1 in nearly all files</source>
        <translation>1 почти во всех файлах</translation>
    </message>
    <message>
        <source>row of the points of this level of detail</source>
        <translation>строка таблицы точек этого уровня детализации</translation>
    </message>
    <message>
        <source>direction in which u increases</source>
        <translation>направление роста u</translation>
    </message>
    <message>
        <source>binormal</source>
        <translation>второй вектор</translation>
    </message>
    <message>
        <source>1 is the body&apos;s size</source>
        <translation>1 — размер тела</translation>
    </message>
    <message>
        <source>not used: bounds are computed from the points</source>
        <translation>не учитывается: границы строятся по точкам</translation>
    </message>
    <message>
        <source>red, green, blue; 255 is the maximum</source>
        <translation>красный, зелёный, синий; 255 — полная яркость</translation>
    </message>
    <message>
        <source>of the effect</source>
        <translation>эффекта</translation>
    </message>
    <message>
        <source>the effect&apos;s file</source>
        <translation>файл эффекта</translation>
    </message>
    <message>
        <source>parameters of the effect</source>
        <translation>параметры эффекта, следующие далее</translation>
    </message>
    <message>
        <source>number</source>
        <translation>её номер</translation>
    </message>
    <message>
        <source>X2/X3 binary body or scene</source>
        <translation>Двоичное тело или сцена X2/X3</translation>
    </message>
    <message>
        <source>X2/X3 scene or body</source>
        <translation>Сцена или тело X2/X3</translation>
    </message>
    <message>
        <source>Created by</source>
        <translation>Чем создано</translation>
    </message>
    <message>
        <source>Other files read</source>
        <translation>Файлы, прочитанные вместе с ней</translation>
    </message>
    <message>
        <source>Paths with a missing file</source>
        <translation>Пути, файл которых отсутствует</translation>
    </message>
    <message>
        <source>Dummies</source>
        <translation>Пустышки</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Теги</translation>
    </message>
    <message>
        <source>To see its paths</source>
        <translation>Чтобы увидеть пути</translation>
    </message>
    <message>
        <source>Encoded as</source>
        <translation>Упаковано как</translation>
    </message>
    <message>
        <source>the game&apos;s folder</source>
        <translation>папка игры</translation>
    </message>
    <message>
        <source>the game that the addon is for</source>
        <translation>игра, для которой сделан аддон</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>Текстура</translation>
    </message>
    <message>
        <source>Ambient</source>
        <translation>Окружающий свет</translation>
    </message>
    <message>
        <source>Diffuse</source>
        <translation>Рассеянный свет</translation>
    </message>
    <message>
        <source>Specular</source>
        <translation>Блики</translation>
    </message>
    <message>
        <source>Transparency</source>
        <translation>Прозрачность</translation>
    </message>
    <message>
        <source>Self-illumination</source>
        <translation>Самосвечение</translation>
    </message>
    <message>
        <source>Shininess</source>
        <translation>Глянец</translation>
    </message>
    <message>
        <source>Destination blend</source>
        <translation>Смешивание с фоном</translation>
    </message>
    <message>
        <source>Two-sided</source>
        <translation>Двусторонний</translation>
    </message>
    <message>
        <source>Wire</source>
        <translation>Каркас</translation>
    </message>
    <message>
        <source>Texture value</source>
        <translation>Значение текстуры</translation>
    </message>
    <message>
        <source>Environment map</source>
        <translation>Карта окружения</translation>
    </message>
    <message>
        <source>Bump map</source>
        <translation>Карта рельефа</translation>
    </message>
    <message>
        <source>Light map</source>
        <translation>Карта освещения</translation>
    </message>
    <message>
        <source>Fourth map</source>
        <translation>Четвёртая карта</translation>
    </message>
    <message>
        <source>Fifth map</source>
        <translation>Пятая карта</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Эффект</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Техника</translation>
    </message>
    <message>
        <source>Blending</source>
        <translation>Смешивание</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Флаги</translation>
    </message>
    <message>
        <source>Half size</source>
        <translation>Половина размера</translation>
    </message>
    <message>
        <source>Coarser below (radius * 640 / distance)</source>
        <translation>Грубее, если (радиус * 640 / расстояние) меньше</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Порог</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Грани</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>Кости</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Треугольники</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>Опорная точка</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Путь</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Тело</translation>
    </message>
    <message>
        <source>Parent path</source>
        <translation>Родительский путь</translation>
    </message>
    <message>
        <source>Cockpit or jet</source>
        <translation>Кокпит или сопло</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Кадры</translation>
    </message>
    <message>
        <source>Milliseconds</source>
        <translation>Миллисекунды</translation>
    </message>
    <message>
        <source>Horizontal field of view (radians)</source>
        <translation>Горизонтальное поле зрения (радианы)</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Камера</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Свободная</translation>
    </message>
    <message>
        <source>Found as</source>
        <translation>Найдено как</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>Детализация</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Части</translation>
    </message>
    <message>
        <source>Hidden parts</source>
        <translation>Скрытые части</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Метки</translation>
    </message>
    <message>
        <source>Collision boxes</source>
        <translation>Коробки столкновений</translation>
    </message>
    <message>
        <source>Cameras</source>
        <translation>Камеры</translation>
    </message>
    <message>
        <source>Level of detail</source>
        <translation>Уровень детализации</translation>
    </message>
    <message>
        <source>tension, continuity, bias (-1 to 1); ease from, ease to (0 to 1)</source>
        <translation>натяжение, непрерывность, отклонение (от -1 до 1); плавность ухода, плавность подхода (от 0 до 1)</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>вправо</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>вперёд</translation>
    </message>
    <message>
        <source>material number; negative: an animated texture</source>
        <translation>какой из материалов; отрицательное: анимированная текстура</translation>
    </message>
    <message>
        <source>points at its corners</source>
        <translation>какие точки служат её углами</translation>
    </message>
    <message>
        <source>ends the corners; its absolute value gives the fields that follow</source>
        <translation>завершает список углов; без знака указывает, что следует далее</translation>
    </message>
    <message>
        <source>absolute value of the marker</source>
        <translation>значение marker без знака</translation>
    </message>
    <message>
        <source>faces with the same value are smoothed together; 0 is flat</source>
        <translation>грани с одинаковым значением плавно переходят друг в друга; 0 — без сглаживания</translation>
    </message>
    <message>
        <source>u and v of each corner; v points down</source>
        <translation>u и v каждого угла; v растёт вниз</translation>
    </message>
    <message>
        <source>the same for a second set</source>
        <translation>то же для второго набора</translation>
    </message>
    <message>
        <source>the fields that follow and their meaning</source>
        <translation>какие поля следуют далее и как их понимать</translation>
    </message>
    <message>
        <source>right, up, forward; 500 units are a metre</source>
        <translation>вправо, вверх, вперёд; 500 — один метр</translation>
    </message>
    <message>
        <source>data of a Bezier curve, of unknown meaning</source>
        <translation>данные кривой Безье, смысл неизвестен</translation>
    </message>
    <message>
        <source>fraction of a full circle, about the axis; relative to the previous frame unless ABSROT</source>
        <translation>доля полного оборота вокруг оси; от предыдущего кадра, если нет ABSROT</translation>
    </message>
    <message>
        <source>of any length</source>
        <translation>любой длины</translation>
    </message>
    <message>
        <source>the point that a camera looks at</source>
        <translation>точка, на которую смотрит камера</translation>
    </message>
    <message>
        <source>about the line of sight</source>
        <translation>вокруг линии взгляда</translation>
    </message>
    <message>
        <source>horizontal field of view in radians</source>
        <translation>горизонтальное поле зрения в радианах</translation>
    </message>
    <message>
        <source>red, green, blue; 1 is the maximum</source>
        <translation>красный, зелёный, синий; 1 — полная яркость</translation>
    </message>
    <message>
        <source>milliseconds to the next frame; -1 at the last</source>
        <translation>миллисекунды до следующего кадра; у последнего -1</translation>
    </message>
    <message>
        <source>next frame; -1 or 1 at the last</source>
        <translation>следующий кадр; у последнего -1 или 1</translation>
    </message>
    <message>
        <source>number that others use for it as their parent</source>
        <translation>по нему другие указывают этот путь как родительский</translation>
    </message>
    <message>
        <source>a file below objects, or the number of a body; -1: none</source>
        <translation>файл внутри objects или номер тела; -1: нет</translation>
    </message>
    <message>
        <source>the id of the path that it moves with</source>
        <translation>id пути, вместе с которым он движется</translation>
    </message>
    <message>
        <source>number of a turret; from 0x1000, flags of a jet</source>
        <translation>номер турели, а начиная с 0x1000 — биты сопла</translation>
    </message>
    <message>
        <source>meaning of the jet flags</source>
        <translation>что означают биты сопла</translation>
    </message>
    <message>
        <source>b body, c camera, l lamp, d directional light, j sub-scene</source>
        <translation>b тело, c камера, l источник света, d направленный свет, j подсцена</translation>
    </message>
    <message>
        <source>in all its note tracks together</source>
        <translation>во всех его дорожках заметок</translation>
    </message>
    <message>
        <source>number of keys of its movement</source>
        <translation>столько ключей в его движении</translation>
    </message>
    <message>
        <source>milliseconds</source>
        <translation>миллисекунды</translation>
    </message>
    <message>
        <source>event at that time</source>
        <translation>что происходит в этот момент</translation>
    </message>
    <message>
        <source>gives the fields that follow</source>
        <translation>указывает, какие поля следуют далее</translation>
    </message>
    <message>
        <source>for MATERIAL3, the number that faces use; otherwise faces use the index</source>
        <translation>у MATERIAL3 — то, на что ссылаются грани; иначе грани считают материалы по порядку</translation>
    </message>
    <message>
        <source>of MATERIAL6</source>
        <translation>у MATERIAL6</translation>
    </message>
    <message>
        <source>technique of the effect</source>
        <translation>какой из способов рисования эффекта</translation>
    </message>
    <message>
        <source>file of the effect</source>
        <translation>файл эффекта</translation>
    </message>
    <message>
        <source>of the effect; they have tables of their own</source>
        <translation>эффекта; у них свои таблицы</translation>
    </message>
    <message>
        <source>a file or a number; NULL: none</source>
        <translation>файл или номер; NULL: нет</translation>
    </message>
    <message>
        <source>of specular highlights</source>
        <translation>бликов</translation>
    </message>
    <message>
        <source>1: additive</source>
        <translation>1: прибавляется к тому, что позади</translation>
    </message>
    <message>
        <source>numbers of the parameter&apos;s type, or text</source>
        <translation>столько чисел, сколько требует тип, или текст</translation>
    </message>
    <message>
        <source>Shininess strength</source>
        <translation>Сила блеска</translation>
    </message>
    <message>
        <source>Bounding box</source>
        <translation>Ограничивающий параллелепипед</translation>
    </message>
    <message>
        <source>given as the game&apos;s folder</source>
        <translation>указана как папка игры</translation>
    </message>
    <message>
        <source>given by the user</source>
        <translation>указано пользователем</translation>
    </message>
    <message>
        <source>Models of entities</source>
        <translation>Модели энтити</translation>
    </message>
    <message>
        <source>the folder above maps, materials or models</source>
        <translation>папка над maps, materials или models</translation>
    </message>
    <message>
        <source>an archive in the given folder</source>
        <translation>архив в указанной папке</translation>
    </message>
    <message>
        <source>a search path of gameinfo.txt</source>
        <translation>путь поиска из gameinfo.txt</translation>
    </message>
    <message>
        <source>an archive in a search path</source>
        <translation>архив в пути поиска</translation>
    </message>
    <message>
        <source>an update or addition of the game</source>
        <translation>обновление или дополнение игры</translation>
    </message>
    <message>
        <source>an addon of the game</source>
        <translation>аддон игры</translation>
    </message>
    <message>
        <source>mounted by the game&apos;s mount.cfg</source>
        <translation>подключено через mount.cfg игры</translation>
    </message>
    <message>
        <source>offset in the file</source>
        <translation>место в файле</translation>
    </message>
    <message>
        <source>offset from the start of this record</source>
        <translation>место, от начала этой записи</translation>
    </message>
    <message>
        <source>IDST</source>
        <translation>IDST</translation>
    </message>
    <message>
        <source>the same in all files of the model</source>
        <translation>одинаковая у файлов, составляющих одно целое</translation>
    </message>
    <message>
        <source>bytes of this file</source>
        <translation>байты этого файла</translation>
    </message>
    <message>
        <source>animations</source>
        <translation>анимации</translation>
    </message>
    <message>
        <source>sequences</source>
        <translation>последовательности</translation>
    </message>
    <message>
        <source>texture folders</source>
        <translation>папки, в которых лежат текстуры</translation>
    </message>
    <message>
        <source>materials of each skin</source>
        <translation>материалы каждого скина</translation>
    </message>
    <message>
        <source>skins</source>
        <translation>скины</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>байты</translation>
    </message>
    <message>
        <source>models with more sequences</source>
        <translation>модели с дополнительными последовательностями</translation>
    </message>
    <message>
        <source>used by the game while it runs</source>
        <translation>используется игрой во время работы</translation>
    </message>
    <message>
        <source>finest level of detail present</source>
        <translation>самый подробный из имеющихся уровней детализации</translation>
    </message>
    <message>
        <source>parent bone</source>
        <translation>кость, к которой она подвешена</translation>
    </message>
    <message>
        <source>relative to its parent</source>
        <translation>относительно родителя</translation>
    </message>
    <message>
        <source>x, y, z, w</source>
        <translation>x, y, z, w</translation>
    </message>
    <message>
        <source>the same as angles in radians</source>
        <translation>то же в виде углов в радианах</translation>
    </message>
    <message>
        <source>scale of the animation values</source>
        <translation>множитель для чисел анимаций</translation>
    </message>
    <message>
        <source>transform from the model&apos;s bind pose to the bone; three rows</source>
        <translation>от модели в позе привязки к кости; три строки</translation>
    </message>
    <message>
        <source>frames per second</source>
        <translation>кадров в секунду</translation>
    </message>
    <message>
        <source>0: in this file; otherwise in the .ani file</source>
        <translation>0: в этом файле; иначе — блок файла .ani</translation>
    </message>
    <message>
        <source>offset in its block, or from the start of this record</source>
        <translation>место в её блоке или от начала этой записи</translation>
    </message>
    <message>
        <source>frames of each part; 0: not split</source>
        <translation>кадров в каждой части; 0: не разделена</translation>
    </message>
    <message>
        <source>blended animations, by two pose parameters</source>
        <translation>смешиваемые анимации, по двум параметрам позы</translation>
    </message>
    <message>
        <source>pose parameters</source>
        <translation>параметры позы</translation>
    </message>
    <message>
        <source>bone it is attached to</source>
        <translation>кость, на которой она закреплена</translation>
    </message>
    <message>
        <source>transform relative to the bone; three rows</source>
        <translation>где, относительно кости; три строки</translation>
    </message>
    <message>
        <source>moved axes: X, Y, Z, XR, YR, ZR</source>
        <translation>что он двигает: X, Y, Z, XR, YR, ZR</translation>
    </message>
    <message>
        <source>only one of these is shown</source>
        <translation>показывается одна из них</translation>
    </message>
    <message>
        <source>model shown = (body / base) mod nummodels</source>
        <translation>показанная модель = (body / base) mod nummodels</translation>
    </message>
    <message>
        <source>offset in the .ani file</source>
        <translation>место в файле .ani</translation>
    </message>
    <message>
        <source>48 times its first vertex</source>
        <translation>номер её первой вершины, умноженный на 48</translation>
    </message>
    <message>
        <source>16 times its first vertex</source>
        <translation>номер её первой вершины, умноженный на 16</translation>
    </message>
    <message>
        <source>column of the skins</source>
        <translation>столбец таблицы скинов</translation>
    </message>
    <message>
        <source>first vertex, counted in the model</source>
        <translation>его первая вершина среди вершин модели</translation>
    </message>
    <message>
        <source>1: an eyeball</source>
        <translation>1: глазное яблоко</translation>
    </message>
    <message>
        <source>which eyeball</source>
        <translation>какое глазное яблоко</translation>
    </message>
    <message>
        <source>vertices by level of detail</source>
        <translation>вершины по уровням детализации</translation>
    </message>
    <message>
        <source>1 head, 2 chest, 3 stomach, 4 and 5 arms, 6 and 7 legs</source>
        <translation>1 голова, 2 грудь, 3 живот, 4 и 5 руки, 6 и 7 ноги</translation>
    </message>
    <message>
        <source>relative to the bone</source>
        <translation>в пространстве кости</translation>
    </message>
    <message>
        <source>time: 0 to 1</source>
        <translation>когда: от 0 до 1</translation>
    </message>
    <message>
        <source>by material of the meshes</source>
        <translation>по материалу мешей</translation>
    </message>
    <message>
        <source>first index, counted in the strip group</source>
        <translation>её первый индекс среди индексов группы полос</translation>
    </message>
    <message>
        <source>first vertex, counted in the strip group</source>
        <translation>её первая вершина среди вершин группы полос</translation>
    </message>
    <message>
        <source>IDSV</source>
        <translation>IDSV</translation>
    </message>
    <message>
        <source>coarsest level of detail that has these vertices</source>
        <translation>самый грубый уровень детализации, где есть эти вершины</translation>
    </message>
    <message>
        <source>first of them</source>
        <translation>первая из них</translation>
    </message>
    <message>
        <source>x, y, z and the sign of the binormal</source>
        <translation>x, y, z и в какую сторону направлен второй вектор</translation>
    </message>
    <message>
        <source>switch distance; -1: for shadows only</source>
        <translation>с какого расстояния показывается; -1: только для теней</translation>
    </message>
    <message>
        <source>counted in the mesh</source>
        <translation>среди вершин меша</translation>
    </message>
    <message>
        <source>counted in the strip group</source>
        <translation>среди вершин группы полос</translation>
    </message>
    <message>
        <source>Source engine model</source>
        <translation>Модель движка Source</translation>
    </message>
    <message>
        <source>text that the record refers to</source>
        <translation>текст, на который указывает запись</translation>
    </message>
    <message>
        <source>activity</source>
        <translation>активность</translation>
    </message>
    <message>
        <source>animation</source>
        <translation>анимация</translation>
    </message>
    <message>
        <source>blended animations</source>
        <translation>смешиваемые анимации</translation>
    </message>
    <message>
        <source>layered</source>
        <translation>накладывается на</translation>
    </message>
    <message>
        <source>Attachments</source>
        <translation>Точки крепления</translation>
    </message>
    <message>
        <source>Hitboxes</source>
        <translation>Хитбоксы</translation>
    </message>
    <message>
        <source>body part</source>
        <translation>часть тела</translation>
    </message>
    <message>
        <source>name</source>
        <translation>имя</translation>
    </message>
    <message>
        <source>surface</source>
        <translation>поверхность</translation>
    </message>
    <message>
        <source>mass</source>
        <translation>масса</translation>
    </message>
    <message>
        <source>type</source>
        <translation>создана как</translation>
    </message>
    <message>
        <source>sequences in</source>
        <translation>последовательности в</translation>
    </message>
    <message>
        <source>Skin</source>
        <translation>Скин</translation>
    </message>
    <message>
        <source>location of its vertex</source>
        <translation>где записана соответствующая вершина</translation>
    </message>
    <message>
        <source>Source engine archive</source>
        <translation>Архив движка Source</translation>
    </message>
    <message>
        <source>bytes of names and records</source>
        <translation>байты имён и записей</translation>
    </message>
    <message>
        <source>bytes of files in this file</source>
        <translation>байты файлов, лежащих в этом файле</translation>
    </message>
    <message>
        <source>bytes of checksums of the parts</source>
        <translation>байты контрольных сумм частей</translation>
    </message>
    <message>
        <source>bytes of checksums of this file</source>
        <translation>байты контрольных сумм этого файла</translation>
    </message>
    <message>
        <source>of the whole file</source>
        <translation>всего файла</translation>
    </message>
    <message>
        <source>bytes stored in the directory itself</source>
        <translation>байты, записанные в самом каталоге</translation>
    </message>
    <message>
        <source>number of the part; 32767: this file</source>
        <translation>номер части; 32767: этот файл</translation>
    </message>
    <message>
        <source>in the part; in this file from the end of the tree</source>
        <translation>в части; в этом файле — от конца дерева</translation>
    </message>
    <message>
        <source>bytes after the preloaded ones</source>
        <translation>байты после предзагружаемых</translation>
    </message>
    <message>
        <source>number of the part</source>
        <translation>номер части</translation>
    </message>
    <message>
        <source>MD5 of the tree</source>
        <translation>MD5 дерева</translation>
    </message>
    <message>
        <source>MD5 of the checksums of the parts</source>
        <translation>MD5 контрольных сумм частей</translation>
    </message>
    <message>
        <source>MD5 of all preceding bytes</source>
        <translation>MD5 всего предыдущего</translation>
    </message>
    <message>
        <source>Source engine texture</source>
        <translation>Текстура движка Source</translation>
    </message>
    <message>
        <source>Texel format</source>
        <translation>Формат текселей</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Mip levels</source>
        <translation>Мип-уровни</translation>
    </message>
    <message>
        <source>Packed with</source>
        <translation>Способ сжатия</translation>
    </message>
    <message>
        <source>Reflectivity</source>
        <translation>Отражательная способность</translation>
    </message>
    <message>
        <source>Bump scale</source>
        <translation>Масштаб рельефа</translation>
    </message>
    <message>
        <source>Particle sheet: sequences / frames</source>
        <translation>Лист частиц: последовательности / кадры</translation>
    </message>
    <message>
        <source>Thumbnail</source>
        <translation>Миниатюра</translation>
    </message>
    <message>
        <source>All six</source>
        <translation>Все шесть</translation>
    </message>
    <message>
        <source>Right (+X)</source>
        <translation>Правая (+X)</translation>
    </message>
    <message>
        <source>Left (-X)</source>
        <translation>Левая (-X)</translation>
    </message>
    <message>
        <source>Back (+Y)</source>
        <translation>Задняя (+Y)</translation>
    </message>
    <message>
        <source>Front (-Y)</source>
        <translation>Передняя (-Y)</translation>
    </message>
    <message>
        <source>Up (+Z)</source>
        <translation>Верхняя (+Z)</translation>
    </message>
    <message>
        <source>Down (-Z)</source>
        <translation>Нижняя (-Z)</translation>
    </message>
    <message>
        <source>Sphere map</source>
        <translation>Сферическая карта</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Цвет</translation>
    </message>
    <message>
        <source>Colour and alpha</source>
        <translation>Цвет и альфа</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Красный</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Зелёный</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Синий</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Альфа</translation>
    </message>
    <message>
        <source>Mip level</source>
        <translation>Мип-уровень</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Кадр</translation>
    </message>
    <message>
        <source>Slice of all frames</source>
        <translation>Срез среди всех кадров</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>Срез</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Грань</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Канал</translation>
    </message>
    <message>
        <source>major, minor</source>
        <translation>старший, младший номер</translation>
    </message>
    <message>
        <source>65535: cube maps have no sphere map</source>
        <translation>65535: у кубических карт нет сферической карты</translation>
    </message>
    <message>
        <source>slices of a volume texture</source>
        <translation>срезы объёмной текстуры</translation>
    </message>
    <message>
        <source>2: the value itself follows instead of an offset</source>
        <translation>2: далее следует само значение, а не смещение</translation>
    </message>
    <message>
        <source>from the file&apos;s start, or the value</source>
        <translation>от начала файла или само значение</translation>
    </message>
    <message>
        <source>the first of them</source>
        <translation>первые из них</translation>
    </message>
    <message>
        <source>Zip archive</source>
        <translation>Архив Zip</translation>
    </message>
    <message>
        <source>an empty file</source>
        <translation>пустой файл</translation>
    </message>
    <message>
        <source>a plain text file</source>
        <translation>обычный текст</translation>
    </message>
    <message>
        <source>a zip archive without the extension .zip</source>
        <translation>ZIP-архив с расширением не .zip</translation>
    </message>
    <message>
        <source>a Quake map</source>
        <translation>карта Quake</translation>
    </message>
    <message>
        <source>a map of the Raven or QFusion branch of Quake III (RBSP)</source>
        <translation>карта ветви Raven или QFusion игры Quake III (RBSP)</translation>
    </message>
    <message>
        <source>a GIF image</source>
        <translation>изображение GIF</translation>
    </message>
    <message>
        <source>a TIFF image</source>
        <translation>изображение TIFF</translation>
    </message>
    <message>
        <source>a HEIF or AVIF image</source>
        <translation>изображение HEIF или AVIF</translation>
    </message>
    <message>
        <source>a KTX texture</source>
        <translation>текстура KTX</translation>
    </message>
    <message>
        <source>an MP3 audio file</source>
        <translation>звук MP3</translation>
    </message>
    <message>
        <source>a Doom archive (WAD)</source>
        <translation>архив Doom (WAD)</translation>
    </message>
    <message>
        <source>a web page (HTML)</source>
        <translation>веб-страница (HTML)</translation>
    </message>
    <message>
        <source>a PLY model</source>
        <translation>модель PLY</translation>
    </message>
    <message>
        <source>a GoldSrc (Half-Life) map</source>
        <translation>карта GoldSrc (Half-Life)</translation>
    </message>
    <message>
        <source>a Quake II map</source>
        <translation>карта Quake II</translation>
    </message>
    <message>
        <source>a Quake III map</source>
        <translation>карта Quake III</translation>
    </message>
    <message>
        <source>a map of Quake Live or Return to Castle Wolfenstein</source>
        <translation>карта Quake Live или Return to Castle Wolfenstein</translation>
    </message>
    <message>
        <source>a map of the Quake family (IBSP)</source>
        <translation>карта семейства Quake (IBSP)</translation>
    </message>
    <message>
        <source>a Titanfall or Apex Legends map (rBSP)</source>
        <translation>карта Titanfall или Apex Legends (rBSP)</translation>
    </message>
    <message>
        <source>a Quake model (MDL)</source>
        <translation>модель Quake (MDL)</translation>
    </message>
    <message>
        <source>a Quake II model (MD2)</source>
        <translation>модель Quake II (MD2)</translation>
    </message>
    <message>
        <source>a Quake III model (MD3)</source>
        <translation>модель Quake III (MD3)</translation>
    </message>
    <message>
        <source>a Doom 3 model or animation (MD5)</source>
        <translation>модель или анимация Doom 3 (MD5)</translation>
    </message>
    <message>
        <source>sequences of a Half-Life model (MDL)</source>
        <translation>последовательности модели Half-Life (MDL)</translation>
    </message>
    <message>
        <source>the vertices of a Source engine model, whose .mdl opens them</source>
        <translation>вершины модели движка Source; их открывает её .mdl</translation>
    </message>
    <message>
        <source>an Inter-Quake model (IQM)</source>
        <translation>модель Inter-Quake (IQM)</translation>
    </message>
    <message>
        <source>a binary glTF model (GLB)</source>
        <translation>двоичная модель glTF (GLB)</translation>
    </message>
    <message>
        <source>an FBX model</source>
        <translation>модель FBX</translation>
    </message>
    <message>
        <source>a Blender file</source>
        <translation>файл Blender</translation>
    </message>
    <message>
        <source>a 3D Studio model (3DS)</source>
        <translation>модель 3D Studio (3DS)</translation>
    </message>
    <message>
        <source>a PNG image</source>
        <translation>изображение PNG</translation>
    </message>
    <message>
        <source>a JPEG image</source>
        <translation>изображение JPEG</translation>
    </message>
    <message>
        <source>a JPEG 2000 image</source>
        <translation>изображение JPEG 2000</translation>
    </message>
    <message>
        <source>a BMP image</source>
        <translation>изображение BMP</translation>
    </message>
    <message>
        <source>a WebP image</source>
        <translation>изображение WebP</translation>
    </message>
    <message>
        <source>a Photoshop image</source>
        <translation>изображение Photoshop</translation>
    </message>
    <message>
        <source>a GIMP image</source>
        <translation>изображение GIMP</translation>
    </message>
    <message>
        <source>an OpenEXR image</source>
        <translation>изображение OpenEXR</translation>
    </message>
    <message>
        <source>a Radiance image (HDR)</source>
        <translation>изображение Radiance (HDR)</translation>
    </message>
    <message>
        <source>a DDS texture</source>
        <translation>текстура DDS</translation>
    </message>
    <message>
        <source>a console&apos;s texture (VTFX)</source>
        <translation>текстура для консоли (VTFX)</translation>
    </message>
    <message>
        <source>a WAV audio file</source>
        <translation>звук WAV</translation>
    </message>
    <message>
        <source>an Ogg audio or video file</source>
        <translation>звук или видео Ogg</translation>
    </message>
    <message>
        <source>a FLAC audio file</source>
        <translation>звук FLAC</translation>
    </message>
    <message>
        <source>an AVI video</source>
        <translation>видео AVI</translation>
    </message>
    <message>
        <source>an MPEG-4 video or audio file</source>
        <translation>видео или звук MPEG-4</translation>
    </message>
    <message>
        <source>a Matroska or WebM video</source>
        <translation>видео Matroska или WebM</translation>
    </message>
    <message>
        <source>a demo recorded in a Source engine game</source>
        <translation>демозапись из игры на движке Source</translation>
    </message>
    <message>
        <source>a 7z archive</source>
        <translation>архив 7z</translation>
    </message>
    <message>
        <source>a RAR archive</source>
        <translation>архив RAR</translation>
    </message>
    <message>
        <source>a gzip file</source>
        <translation>файл gzip</translation>
    </message>
    <message>
        <source>a bzip2 file</source>
        <translation>файл bzip2</translation>
    </message>
    <message>
        <source>an xz file</source>
        <translation>файл xz</translation>
    </message>
    <message>
        <source>a zstd file</source>
        <translation>файл zstd</translation>
    </message>
    <message>
        <source>a tar archive</source>
        <translation>архив tar</translation>
    </message>
    <message>
        <source>a cabinet archive</source>
        <translation>архив CAB</translation>
    </message>
    <message>
        <source>a Quake archive (PAK)</source>
        <translation>архив Quake (PAK)</translation>
    </message>
    <message>
        <source>Quake textures (WAD2)</source>
        <translation>текстуры Quake (WAD2)</translation>
    </message>
    <message>
        <source>Half-Life textures (WAD3)</source>
        <translation>текстуры Half-Life (WAD3)</translation>
    </message>
    <message>
        <source>a Garry&apos;s Mod addon (GMA)</source>
        <translation>дополнение Garry&apos;s Mod (GMA)</translation>
    </message>
    <message>
        <source>an Unreal Engine package</source>
        <translation>пакет Unreal Engine</translation>
    </message>
    <message>
        <source>a Unity asset bundle</source>
        <translation>набор ресурсов Unity</translation>
    </message>
    <message>
        <source>a Linux program or library (ELF)</source>
        <translation>программа или библиотека Linux (ELF)</translation>
    </message>
    <message>
        <source>a Windows program or library</source>
        <translation>программа или библиотека Windows</translation>
    </message>
    <message>
        <source>a script</source>
        <translation>сценарий</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>документ PDF</translation>
    </message>
    <message>
        <source>an old Microsoft Office document</source>
        <translation>документ старого Microsoft Office</translation>
    </message>
    <message>
        <source>an SQLite database</source>
        <translation>база данных SQLite</translation>
    </message>
    <message>
        <source>an XML document</source>
        <translation>документ XML</translation>
    </message>
    <message>
        <source>a DMX file of the Source engine</source>
        <translation>файл DMX движка Source</translation>
    </message>
    <message>
        <source>not found in any mounted folder or archive</source>
        <translation>не найдено ни в одном из подключённых мест</translation>
    </message>
    <message>
        <source>it has no name</source>
        <translation>нет имени</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>такого файла нет</translation>
    </message>
    <message>
        <source>%1 (%2) is not searched: %3</source>
        <translation>%1 (%2) не просматривается: %3</translation>
    </message>
    <message>
        <source>%1 was searched for as .tga and .png in Texture/{%2} and next to the model</source>
        <translation>%1: поиск как .tga и .png в Texture/{%2} и рядом с моделью</translation>
    </message>
    <message>
        <source> or </source>
        <translation> или </translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>файл пуст</translation>
    </message>
    <message>
        <source>this is not a Diggles model: it does not start with &quot;3DDB&quot;</source>
        <translation>это не модель Diggles: в начале нет «3DDB»</translation>
    </message>
    <message>
        <source> (and %1 more of its references are invalid)</source>
        <translation> (и ещё номеров, ведущих в никуда: %1)</translation>
    </message>
    <message>
        <source>cmap</source>
        <translation>cmap</translation>
    </message>
    <message>
        <source>link %1 of mesh %2</source>
        <translation>связь %1 меша %2</translation>
    </message>
    <message>
        <source>%1: there is no material %2 (%3 materials)</source>
        <translation>%1: нет материала %2 (всего материалов: %3)</translation>
    </message>
    <message>
        <source>%1: there is no %2 %3 (%4 arrays)</source>
        <translation>%1: %2 %3 не существует (всего массивов: %4)</translation>
    </message>
    <message>
        <source>%1 %2 has %3 entries for the %4 points of %5</source>
        <translation>%1 %2: записей %3, а точек у %5 — %4</translation>
    </message>
    <message>
        <source>triangle array %1: index %2 refers to vertex %3, but %4 has %5 points</source>
        <translation>массив треугольников %1: индекс %2 указывает на вершину %3, а %4 имеет точек: %5</translation>
    </message>
    <message>
        <source>triangle array %1 has %2 indices: the last %3 do not form a triangle and are left out</source>
        <translation>массив треугольников %1: индексов в нём %2; последние (%3) не составляют треугольника и пропущены</translation>
    </message>
    <message>
        <source>mesh %1: slot %2 refers to anchor record %3 of %4%5</source>
        <translation>меш %1: слот %2 ссылается на запись точки крепления %3 из %4%5</translation>
    </message>
    <message>
        <source>mesh %1: there is no %2 %3 (of %4)</source>
        <translation>меш %1: %2 %3 не существует (всего: %4)</translation>
    </message>
    <message>
        <source>object %1: there is no animation %2 (%3 animations)%4</source>
        <translation>объект %1: нет анимации %2 (всего анимаций: %3)%4</translation>
    </message>
    <message>
        <source>animation %1: frame %2 refers to mesh %3 of %4%5</source>
        <translation>анимация %1: кадр %2 ссылается на меш %3 из %4%5</translation>
    </message>
    <message>
        <source>triangle array</source>
        <translation>массив треугольников</translation>
    </message>
    <message>
        <source>uv array</source>
        <translation>массив uv</translation>
    </message>
    <message>
        <source>point array</source>
        <translation>массив точек</translation>
    </message>
    <message>
        <source>brightness array</source>
        <translation>массив яркости</translation>
    </message>
    <message>
        <source>material</source>
        <translation>материал</translation>
    </message>
    <message>
        <source>mesh</source>
        <translation>меш</translation>
    </message>
    <message>
        <source>object</source>
        <translation>объект</translation>
    </message>
    <message>
        <source>count</source>
        <translation>число</translation>
    </message>
    <message>
        <source>%1 bytes are needed, but %2 are left</source>
        <translation>нужно байт: %1, а осталось %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>%1 %2 of at least %3 bytes cannot fit in the %4 bytes left</source>
        <translation>%1 %2 не менее чем по %3 байт не помещаются в оставшиеся %4 байт</translation>
    </message>
    <message>
        <source>a text of %1 bytes, but %2 bytes are left</source>
        <translation>текст в %1 байт там, где осталось %2</translation>
    </message>
    <message>
        <source>version</source>
        <translation>версия</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>количества</translation>
    </message>
    <message>
        <source>anchor records</source>
        <translation>записей точек крепления</translation>
    </message>
    <message>
        <source>the data ends inside the lengths of the arrays</source>
        <translation>данные кончаются внутри длин массивов</translation>
    </message>
    <message>
        <source>anchor record</source>
        <translation>запись точки крепления</translation>
    </message>
    <message>
        <source>the data ends after %1 of %2 elements</source>
        <translation>данные кончаются после элементов: %1 из %2</translation>
    </message>
    <message>
        <source>version &quot;%1&quot; instead of &quot;%2&quot;; read as the latter</source>
        <translation>версия «%1» вместо «%2»; читается, как если бы была ею</translation>
    </message>
    <message>
        <source>bytes after the end of the model: %1</source>
        <translation>байт после конца модели: %1</translation>
    </message>
    <message>
        <source>positions use steps of %1 instead of %2, according to the box of mesh %3</source>
        <translation>положения считаются с шагом %1 вместо %2, как того требует коробка меша %3</translation>
    </message>
    <message>
        <source>inside the meshes</source>
        <translation>внутри мешей</translation>
    </message>
    <message>
        <source>truncated: %1 of %2 elements</source>
        <translation>оборвано: элементов %1 из %2</translation>
    </message>
    <message>
        <source>the last %1 indices do not form a triangle</source>
        <translation>последние индексы (%1) не составляют треугольника</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>не используется</translation>
    </message>
    <message>
        <source>the file contains more than can be shown; the rest is left out</source>
        <translation>файл требует больше, чем можно показать; остальное пропущено</translation>
    </message>
    <message>
        <source>not in the map or any mounted folder or archive</source>
        <translation>нет ни в карте, ни в одном из подключённых мест</translation>
    </message>
    <message>
        <source>models are read with the files that place them</source>
        <translation>модели читаются вместе с тем, что их размещает</translation>
    </message>
    <message>
        <source>a patch without an included material</source>
        <translation>patch, который ничего не включает</translation>
    </message>
    <message>
        <source>materials that include each other</source>
        <translation>материалы, включающие друг друга</translation>
    </message>
    <message>
        <source>%1 is left out: materials that include each other</source>
        <translation>%1 пропускается: материалы, включающие друг друга</translation>
    </message>
    <message>
        <source>not a material: it has no shader block</source>
        <translation>не материал: нет блока шейдера</translation>
    </message>
    <message>
        <source>%1: the shader %2 is unknown; drawn like LightmappedGeneric</source>
        <translation>%1: шейдер %2 неизвестен; рисуется как LightmappedGeneric</translation>
    </message>
    <message>
        <source>the models of the map exceed the size limit</source>
        <translation>модели карты вместе слишком велики</translation>
    </message>
    <message>
        <source>its parts do not match</source>
        <translation>её части не подходят друг к другу</translation>
    </message>
    <message>
        <source>this is not a Source engine map: it does not start with VBSP</source>
        <translation>это не карта движка Source: она не начинается с VBSP</translation>
    </message>
    <message>
        <source>the file ends inside the header (%1 of %2 bytes)</source>
        <translation>файл кончается внутри заголовка (%1 из %2 байт)</translation>
    </message>
    <message>
        <source>this is a Titanfall map (version 29), which is not supported</source>
        <translation>это карта Titanfall (версия 29); такие не читаются</translation>
    </message>
    <message>
        <source>%1: %2; treated as empty</source>
        <translation>%1: %2; считается пустым</translation>
    </message>
    <message>
        <source>it would decode to %1 bytes, which exceeds the limit</source>
        <translation>после распаковки было бы байт: %1 — больше, чем допустимо</translation>
    </message>
    <message>
        <source>the LZMA prefix is truncated</source>
        <translation>префикс LZMA оборван</translation>
    </message>
    <message>
        <source>%1: the directory says %2 bytes decoded, the stream %3</source>
        <translation>%1: по каталогу после распаковки байт: %2, по потоку — %3</translation>
    </message>
    <message>
        <source>%1 of %2 bytes decoded: %3</source>
        <translation>распаковано байт: %1 из %2: %3</translation>
    </message>
    <message>
        <source>%1: the directory calls it compressed, but it is not; read as stored</source>
        <translation>%1: по каталогу сжато, но на деле нет; читается как записано</translation>
    </message>
    <message>
        <source>GAME_LUMP: %1 entries do not fit; treated as empty</source>
        <translation>GAME_LUMP: не помещаются записи, числом %1; считается, что их нет</translation>
    </message>
    <message>
        <source>game lump %1 lies outside the file (offset %2, size %3)</source>
        <translation>игровая лампа %1 лежит вне файла (смещение %2, размер %3)</translation>
    </message>
    <message>
        <source>game lump %1 is truncated: %2 of %3 bytes</source>
        <translation>игровая лампа %1 оборвана: %2 из %3 байт</translation>
    </message>
    <message>
        <source>game lump %1: %2</source>
        <translation>игровая лампа %1: %2</translation>
    </message>
    <message>
        <source>lies outside the file (offset %1, length %2)</source>
        <translation>лежит вне файла (смещение %1, длина %2)</translation>
    </message>
    <message>
        <source>lump %1 %2; treated as empty</source>
        <translation>лампа %1 %2; считается пустой</translation>
    </message>
    <message>
        <source>%1 of its %2 bytes are in the file</source>
        <translation>в файле есть %1 из её %2 байт</translation>
    </message>
    <message>
        <source>lump %1 is truncated: %2</source>
        <translation>лампа %1 оборвана: %2</translation>
    </message>
    <message>
        <source>lump %1: %2</source>
        <translation>лампа %1: %2</translation>
    </message>
    <message>
        <source>lump %1 starts inside the header</source>
        <translation>лампа %1 начинается внутри заголовка</translation>
    </message>
    <message>
        <source>lumps %1 and %2 share bytes</source>
        <translation>у ламп %1 и %2 есть общие байты</translation>
    </message>
    <message>
        <source>PAKFILE: %1</source>
        <translation>PAKFILE: %1</translation>
    </message>
    <message>
        <source>pakfile of %1</source>
        <translation>pakfile из %1</translation>
    </message>
    <message>
        <source>LZMA stream</source>
        <translation>поток LZMA</translation>
    </message>
    <message>
        <source>%1 bytes after the last record</source>
        <translation>байт после последней записи: %1</translation>
    </message>
    <message>
        <source>lightmaps and mean colours; lightofs of the faces points here, 4 bytes per luxel</source>
        <translation>карты освещения и средние цвета; сюда ведёт lightofs граней, 4 байта на люксел</translation>
    </message>
    <message>
        <source>the record size is unknown for this version; only the common part is read</source>
        <translation>неизвестный для этой версии размер записи; читается только общая часть</translation>
    </message>
    <message>
        <source>unread rest that belongs to no lump</source>
        <translation>непрочитанный остаток: не относится ни к одной лампе</translation>
    </message>
    <message>
        <source>version %1 is unknown; read as the nearest known version</source>
        <translation>версия %1 неизвестна; читается как ближайшая известная</translation>
    </message>
    <message>
        <source>version %1%2 could not be checked against real maps; parts may be wrong</source>
        <translation>версию %1%2 не удалось проверить на настоящих картах; что-то может быть неверно</translation>
    </message>
    <message>
        <source>%1 contains no files</source>
        <translation>%1 не содержит файлов</translation>
    </message>
    <message>
        <source>model names</source>
        <translation>имён моделей</translation>
    </message>
    <message>
        <source>sprites</source>
        <translation>спрайтов</translation>
    </message>
    <message>
        <source>detail props</source>
        <translation>детальных пропов</translation>
    </message>
    <message>
        <source>detail props: %1</source>
        <translation>детальные пропы: %1</translation>
    </message>
    <message>
        <source>text outside of any entity</source>
        <translation>текст вне какой-либо энтити</translation>
    </message>
    <message>
        <source>the last entity is not closed</source>
        <translation>последняя энтити не закрыта</translation>
    </message>
    <message>
        <source>an entity&apos;s text cannot be parsed; the rest of it was skipped</source>
        <translation>текст энтити непонятен; его остаток пропущен</translation>
    </message>
    <message>
        <source>ENTITIES: %1</source>
        <translation>ENTITIES: %1</translation>
    </message>
    <message>
        <source>this is not an entity</source>
        <translation>это не энтити</translation>
    </message>
    <message>
        <source>records of %1 bytes are usual here, but the length implies %2</source>
        <translation>обычными здесь были бы записи по %1 байт, но по длине подходят записи по %2</translation>
    </message>
    <message>
        <source>lump %1: %2 bytes after the last record</source>
        <translation>лампа %1: байт после последней записи: %2</translation>
    </message>
    <message>
        <source>texture %1 has no name in the string table</source>
        <translation>у текстуры %1 нет имени в таблице строк</translation>
    </message>
    <message>
        <source>%1 bytes after the last list</source>
        <translation>байт после последнего списка: %1</translation>
    </message>
    <message>
        <source>OCCLUSION: %1</source>
        <translation>OCCLUSION: %1</translation>
    </message>
    <message>
        <source>overlay %1 claims %2 faces</source>
        <translation>оверлей %1 заявляет число граней %2</translation>
    </message>
    <message>
        <source>overlay %1 lies on face %2, which does not exist</source>
        <translation>оверлей %1 лежит на грани %2, которой нет</translation>
    </message>
    <message>
        <source>overlay %1 has no plane to lie on</source>
        <translation>у оверлея %1 нет плоскости, на которой лежать</translation>
    </message>
    <message>
        <source>overlay %1 is out of range</source>
        <translation>оверлей %1 лежит за всеми пределами</translation>
    </message>
    <message>
        <source>PHYSCOLLIDE: the lump ends inside the header of record %1</source>
        <translation>PHYSCOLLIDE: лампа кончается внутри заголовка записи %1</translation>
    </message>
    <message>
        <source>static props: %1 records cannot fit in %2 bytes</source>
        <translation>статичные пропы: %1 записей не помещаются в %2 байт</translation>
    </message>
    <message>
        <source>static props of version %1 with %2 bytes are unknown; only their first 56 bytes are read</source>
        <translation>статичные пропы версии %1 по %2 байт неизвестны; читаются их первые 56 байт</translation>
    </message>
    <message>
        <source>prop leaves</source>
        <translation>листов пропов</translation>
    </message>
    <message>
        <source>static props: %1</source>
        <translation>статичные пропы: %1</translation>
    </message>
    <message>
        <source>%1 vertices do not fit</source>
        <translation>не помещаются вершины, числом %1</translation>
    </message>
    <message>
        <source>vertex lighting of version %1</source>
        <translation>свет по вершинам версии %1</translation>
    </message>
    <message>
        <source>vertex lighting with %1 bytes per vertex</source>
        <translation>свет по вершинам по %1 байт на каждую</translation>
    </message>
    <message>
        <source>the header</source>
        <translation>заголовок</translation>
    </message>
    <message>
        <source>meshes</source>
        <translation>мешей</translation>
    </message>
    <message>
        <source>more vertices than the declared %1</source>
        <translation>вершин больше, чем указано (%1)</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>цветов</translation>
    </message>
    <message>
        <source>the number of clusters does not fit; visibility is not used</source>
        <translation>число кластеров не подходит; видимость не используется</translation>
    </message>
    <message>
        <source>sets of clusters, with run-length encoded zero bytes</source>
        <translation>наборы кластеров, ряды нулевых байтов сокращены</translation>
    </message>
    <message>
        <source>brush %1 encloses no volume; it is not solid</source>
        <translation>браш %1 ничего не охватывает; сквозь него можно пройти</translation>
    </message>
    <message>
        <source>the map has more solid brushes than supported; the rest is not solid</source>
        <translation>твёрдых тел на карте больше, чем хранится; сквозь остальные можно пройти</translation>
    </message>
    <message>
        <source>more detail props than can be shown</source>
        <translation>детальных пропов больше, чем можно показать</translation>
    </message>
    <message>
        <source>detail prop %1 cannot be placed</source>
        <translation>детальный проп %1 не удаётся разместить</translation>
    </message>
    <message>
        <source>there is no displacement %1</source>
        <translation>нет дисплейсмента %1</translation>
    </message>
    <message>
        <source>its displacement belongs to face %1</source>
        <translation>её дисплейсмент относится к грани %1</translation>
    </message>
    <message>
        <source>a displacement on a face with %1 corners</source>
        <translation>дисплейсмент на грани с числом углов %1</translation>
    </message>
    <message>
        <source>a displacement of power %1</source>
        <translation>дисплейсмент со значением power %1</translation>
    </message>
    <message>
        <source>displacement vertices that are not in the file</source>
        <translation>вершины дисплейсмента, которых нет в файле</translation>
    </message>
    <message>
        <source>displacement vertices out of range</source>
        <translation>вершины дисплейсмента за всеми пределами</translation>
    </message>
    <message>
        <source>an entity refers to model %1, which does not exist</source>
        <translation>энтити требует модель %1, которой нет</translation>
    </message>
    <message>
        <source>more entities than can be shown</source>
        <translation>энтити больше, чем можно показать</translation>
    </message>
    <message>
        <source>VERTNORMALINDICES: %1 indices do not match the number of corners; plane normals are used</source>
        <translation>VERTNORMALINDICES: чисел %1, а число углов другое; используются плоскости</translation>
    </message>
    <message>
        <source>face %1 is left out: %2</source>
        <translation>грань %1 пропущена: %2</translation>
    </message>
    <message>
        <source>%1 refers to faces %2 to %3 of %4</source>
        <translation>%1 требует граней с %2 по %3 из %4</translation>
    </message>
    <message>
        <source>more triangles than allowed</source>
        <translation>треугольников больше, чем допустимо</translation>
    </message>
    <message>
        <source>too many faces share surfedges</source>
        <translation>слишком много граней с общими surfedge</translation>
    </message>
    <message>
        <source>a texture info that is not in the file</source>
        <translation>сведения о текстуре, которых нет в файле</translation>
    </message>
    <message>
        <source>a plane that is not in the file</source>
        <translation>плоскость, которой нет в файле</translation>
    </message>
    <message>
        <source>%1 has %2 faces and %3 has %4; only the light of the latter is shown</source>
        <translation>граней в %1 — %2, а в %3 — %4; показан свет только последних</translation>
    </message>
    <message>
        <source>fewer than three corners</source>
        <translation>меньше трёх углов</translation>
    </message>
    <message>
        <source>surfedges that are not in the file</source>
        <translation>surfedge, которых нет в файле</translation>
    </message>
    <message>
        <source>an edge that is not in the file</source>
        <translation>ребро, которого нет в файле</translation>
    </message>
    <message>
        <source>a vertex that is not in the file</source>
        <translation>вершина, которой нет в файле</translation>
    </message>
    <message>
        <source>a vertex out of range</source>
        <translation>вершина за всеми пределами</translation>
    </message>
    <message>
        <source>not all ambient light samples are shown</source>
        <translation>показаны не все замеры окружающего света</translation>
    </message>
    <message>
        <source>face %1 is drawn unlit: %2</source>
        <translation>грань %1 рисуется без освещения: %2</translation>
    </message>
    <message>
        <source>its lightmap has %1 x %2 luxels there and %3 x %4 here</source>
        <translation>её карта освещения там %1 x %2 люкселов, а здесь %3 x %4</translation>
    </message>
    <message>
        <source>face %1 keeps the light of the other set: %2</source>
        <translation>грань %1 сохраняет свет другого набора: %2</translation>
    </message>
    <message>
        <source>a lightmap at a negative offset</source>
        <translation>карта освещения с отрицательным смещением</translation>
    </message>
    <message>
        <source>a lightmap of %1 x %2 luxels</source>
        <translation>карта освещения размером %1 x %2 люкселов</translation>
    </message>
    <message>
        <source>a lightmap that reaches past the end of the lighting lump</source>
        <translation>карта освещения, выходящая за конец лампы освещения</translation>
    </message>
    <message>
        <source>more lights than can be shown</source>
        <translation>источников света больше, чем можно показать</translation>
    </message>
    <message>
        <source>a light has style %1, which is outside the range 0 to %2; its name and pattern are not used</source>
        <translation>у источника света стиль %1 — не из стилей с 0 по %2; его имя и шаблон не используются</translation>
    </message>
    <message>
        <source>light style %1: only %2 letters of its pattern, those from a to z, are used</source>
        <translation>из шаблона стиля света %1 используются только буквы от a до z, числом %2</translation>
    </message>
    <message>
        <source>light %1 is out of range and left out</source>
        <translation>источник света %1 лежит за всеми пределами и пропущен</translation>
    </message>
    <message>
        <source>VISIBILITY: %1 clusters do not fit; everything is drawn</source>
        <translation>VISIBILITY: не помещаются кластеры, числом %1; рисуется всё</translation>
    </message>
    <message>
        <source>node %1 has no plane</source>
        <translation>у узла %1 нет плоскости</translation>
    </message>
    <message>
        <source>leaf %1 lists faces %2 to %3 of %4</source>
        <translation>лист %1 перечисляет грани с %2 по %3 из %4</translation>
    </message>
    <message>
        <source>too many leaves share the same faces; those of leaf %1 are left out</source>
        <translation>у листьев снова и снова одни и те же грани; грани листа %1 пропущены</translation>
    </message>
    <message>
        <source>leaf %1 lists face %2, which does not exist</source>
        <translation>лист %1 перечисляет грань %2, которой нет</translation>
    </message>
    <message>
        <source>no face of the map can be built</source>
        <translation>не удаётся построить ни одной грани карты</translation>
    </message>
    <message>
        <source>overlay %1 is left out: too many lie on the same faces</source>
        <translation>оверлей %1 пропущен: слишком много оверлеев лежит на одних и тех же гранях</translation>
    </message>
    <message>
        <source>area portal %1 has no usable corners</source>
        <translation>у портала области %1 нет пригодных углов</translation>
    </message>
    <message>
        <source>the models of the map have more triangles than can be shown; some are shown as boxes</source>
        <translation>треугольников в моделях карты больше, чем можно показать; некоторые модели заменены коробками</translation>
    </message>
    <message>
        <source>models have more tints than can be shown; some have no tint</source>
        <translation>оттенков у моделей больше, чем можно показать; некоторые остались без них</translation>
    </message>
    <message>
        <source>too much vertex lighting</source>
        <translation>слишком много света по вершинам</translation>
    </message>
    <message>
        <source>no vertex lighting</source>
        <translation>нет света по вершинам</translation>
    </message>
    <message>
        <source>light of static prop %1: %2</source>
        <translation>свет статичного пропа %1: %2</translation>
    </message>
    <message>
        <source>no pakfile</source>
        <translation>нет pakfile</translation>
    </message>
    <message>
        <source>the light of static prop %1 was made for another %2; the light of its leaf is used</source>
        <translation>свет статичного пропа %1 создан для другого %2; освещение взято от его листа</translation>
    </message>
    <message>
        <source>static prop %1 cannot be placed</source>
        <translation>статичный проп %1 не удаётся разместить</translation>
    </message>
    <message>
        <source>the checksums of the model&apos;s files do not match (%1 .mdl, %2 .vvd, %3 .vtx)</source>
        <translation>файлы модели по контрольным суммам не составляют одно целое (%1 .mdl, %2 .vvd, %3 .vtx)</translation>
    </message>
    <message>
        <source>the movement of bone %1 of %2</source>
        <translation>движение кости %1 из %2</translation>
    </message>
    <message>
        <source>value</source>
        <translation>значение</translation>
    </message>
    <message>
        <source>its frames are in a file that is missing</source>
        <translation>её кадры в файле, которого нет</translation>
    </message>
    <message>
        <source>its frames are in block %1, which does not exist</source>
        <translation>её кадры в блоке %1, которого нет</translation>
    </message>
    <message>
        <source>frames that start before their own header</source>
        <translation>кадры расположены раньше собственного заголовка</translation>
    </message>
    <message>
        <source>a model of this size is not supported</source>
        <translation>модель такого размера не читается</translation>
    </message>
    <message>
        <source>%1, which contains its %2, is missing</source>
        <translation>отсутствует %1, где его данные: %2</translation>
    </message>
    <message>
        <source>a mesh uses vertex %1 of %2</source>
        <translation>у меша есть вершина %1, а всего их %2</translation>
    </message>
    <message>
        <source>%1 %2 of %3 bytes cannot fit in the file</source>
        <translation>%1 %2 по %3 байт не помещаются в файл</translation>
    </message>
    <message>
        <source>%1 %2 of %3 bytes do not fit at byte %4 of %5</source>
        <translation>%1 %2 по %3 байт не помещаются у байта %4 из %5</translation>
    </message>
    <message>
        <source>the parent of bone %1 is bone %2, which does not precede it; the bone gets no parent</source>
        <translation>кость %1 подвешена к кости %2, которая не стоит перед ней; она не подвешена ни к чему</translation>
    </message>
    <message>
        <source>%1 %2 at byte %3 do not fit in the %4 bytes of the file</source>
        <translation>%1 %2 у байта %3 не помещаются в %4 байт файла</translation>
    </message>
    <message>
        <source>this is not a Source model: it does not start with IDST</source>
        <translation>это не модель движка Source: она не начинается с IDST</translation>
    </message>
    <message>
        <source>, of Half-Life and its mods</source>
        <translation>, из Half-Life и её модов</translation>
    </message>
    <message>
        <source>, newer than those of Source</source>
        <translation>, новее версий движка Source</translation>
    </message>
    <message>
        <source>, older than Half-Life 2</source>
        <translation>, старше Half-Life 2</translation>
    </message>
    <message>
        <source>a model of version %1%2; versions %3 to %4 are supported</source>
        <translation>модель версии %1%2; читаются версии с %3 по %4</translation>
    </message>
    <message>
        <source>the file ends inside its header, after %1 of %2 bytes</source>
        <translation>файл кончается внутри заголовка, после %1 из %2 байт</translation>
    </message>
    <message>
        <source>the %1 hitboxes of set %2 do not fit in the file; they are left out</source>
        <translation>хитбоксы, числом %1, из набора %2 не помещаются в файл; они пропущены</translation>
    </message>
    <message>
        <source>their sequences are not shown</source>
        <translation>их последовательности не показаны</translation>
    </message>
    <message>
        <source>text</source>
        <translation>текст</translation>
    </message>
    <message>
        <source>%1 by %2 blended animations</source>
        <translation>смешиваемые анимации, %1 на %2</translation>
    </message>
    <message>
        <source>events</source>
        <translation>событий</translation>
    </message>
    <message>
        <source>events shared by several sequences</source>
        <translation>события, общие для нескольких последовательностей</translation>
    </message>
    <message>
        <source>sequence %1: %2</source>
        <translation>последовательность %1: %2</translation>
    </message>
    <message>
        <source>more body parts than the model has</source>
        <translation>частей тела больше, чем у модели</translation>
    </message>
    <message>
        <source>more models than the body part has</source>
        <translation>моделей больше, чем у части тела</translation>
    </message>
    <message>
        <source>more meshes than the model has</source>
        <translation>мешей больше, чем у модели</translation>
    </message>
    <message>
        <source>vertex %1 of a mesh that has %2</source>
        <translation>вершина %1 меша, у которого их %2</translation>
    </message>
    <message>
        <source>index %1 of a strip group of %2 vertices</source>
        <translation>индекс %1 группы полос, в которой вершин %2</translation>
    </message>
    <message>
        <source>a strip with indices outside its group</source>
        <translation>полоса с индексами, которых нет у её группы</translation>
    </message>
    <message>
        <source>a strip with vertices outside its group</source>
        <translation>полоса с вершинами, которых нет у её группы</translation>
    </message>
    <message>
        <source>a strip that is neither a triangle list nor a triangle strip</source>
        <translation>полоса, которая не является ни списком, ни полосой треугольников</translation>
    </message>
    <message>
        <source>too many strips share the same indices</source>
        <translation>полосы, снова и снова ссылающиеся на одни и те же индексы</translation>
    </message>
    <message>
        <source>triangles of version %1; version 7 is supported</source>
        <translation>треугольники версии %1; читается версия 7</translation>
    </message>
    <message>
        <source>%1 skins of %2 materials do not fit in the file; only one skin is used</source>
        <translation>скины, числом %1, по %2 материалов не помещаются в файл; скин только один</translation>
    </message>
    <message>
        <source>byte %1 is referenced in a file of %2 bytes</source>
        <translation>ссылка на байт %1 в файле из %2 байт</translation>
    </message>
    <message>
        <source>%1 fix-ups</source>
        <translation>фиксапов: %1</translation>
    </message>
    <message>
        <source>fix-ups</source>
        <translation>фиксапов</translation>
    </message>
    <message>
        <source>fix-up %1 takes %2 vertices from %3 on, of %4</source>
        <translation>фиксап %1 берёт вершины, числом %2, начиная с %3, из %4</translation>
    </message>
    <message>
        <source>vertices</source>
        <translation>вершин</translation>
    </message>
    <message>
        <source>the data ends inside a number</source>
        <translation>данные кончаются внутри числа</translation>
    </message>
    <message>
        <source>this is not a Source model vertex file</source>
        <translation>это не вершины модели движка Source</translation>
    </message>
    <message>
        <source>vertices of version %1; version 4 is supported</source>
        <translation>вершины версии %1; читается версия 4</translation>
    </message>
    <message>
        <source>they refer to no animation</source>
        <translation>в них не указана анимация</translation>
    </message>
    <message>
        <source>the rest pose</source>
        <translation>позу покоя</translation>
    </message>
    <message>
        <source>they have no frames</source>
        <translation>у них нет кадров</translation>
    </message>
    <message>
        <source>all frames together exceed the limit</source>
        <translation>все кадры вместе — больше, чем хранится</translation>
    </message>
    <message>
        <source>%1 sequences cannot be played: %2</source>
        <translation>не удаётся воспроизвести последовательности (%1): %2</translation>
    </message>
    <message>
        <source>sequences of %1 included models are not shown</source>
        <translation>другие последовательности — в моделях, которые она включает (%1); они не показаны</translation>
    </message>
    <message>
        <source>%1 bones exceed the limit</source>
        <translation>костей %1 — больше, чем допустимо</translation>
    </message>
    <message>
        <source>the model contains more than can be shown; the rest is left out</source>
        <translation>модель требует больше, чем можно показать; остальное пропущено</translation>
    </message>
    <message>
        <source>static prop</source>
        <translation>статичный проп</translation>
    </message>
    <message>
        <source>more triangles than are allowed</source>
        <translation>треугольников больше, чем допустимо</translation>
    </message>
    <message>
        <source>a triangle of vertex %1, of %2</source>
        <translation>треугольник с вершиной %1 из %2</translation>
    </message>
    <message>
        <source>it has none</source>
        <translation>у неё их нет</translation>
    </message>
    <message>
        <source>it has no frames</source>
        <translation>у неё нет кадров</translation>
    </message>
    <message>
        <source>the orientation of the model cannot be read from its first sequence (%1); it is shown as modelled, rotated by 90°</source>
        <translation>как стоит модель, не удаётся прочитать из её первой последовательности (%1); взята, как была смоделирована, с поворотом на четверть оборота</translation>
    </message>
    <message>
        <source>%1 skins; only the first %2 can be chosen</source>
        <translation>скинов: %1; выбрать можно только из первых %2</translation>
    </message>
    <message>
        <source>a mesh uses material %1, which has no texture</source>
        <translation>у меша материал %1, для которого не указана текстура</translation>
    </message>
    <message>
        <source>this is a part of %1, which is shown instead</source>
        <translation>это часть %1; показан именно он</translation>
    </message>
    <message>
        <source>%1, with %2 files: %3</source>
        <translation>%1, файлов в нём: %2: %3</translation>
    </message>
    <message>
        <source>%1 files have the name of an earlier one, which is used</source>
        <translation>файлов с именем более раннего: %1; действует более ранний</translation>
    </message>
    <message>
        <source>the tree is truncated</source>
        <translation>дерево оборвано</translation>
    </message>
    <message>
        <source>it has more files than the limit of %1</source>
        <translation>файлов в нём больше предела (%1)</translation>
    </message>
    <message>
        <source>a record does not end as it should</source>
        <translation>запись кончается не так, как должна</translation>
    </message>
    <message>
        <source>this VPK has no header: it is of the first version, or a variant of another game</source>
        <translation>у этого VPK нет заголовка: он первой версии или особого вида из другой игры</translation>
    </message>
    <message>
        <source>VPK 2.3, as used by Respawn&apos;s games, is not supported</source>
        <translation>VPK 2.3, как в играх Respawn, не читается</translation>
    </message>
    <message>
        <source>VPK version %1 is not supported</source>
        <translation>VPK версии %1 не читается</translation>
    </message>
    <message>
        <source>the header is truncated</source>
        <translation>заголовок оборван</translation>
    </message>
    <message>
        <source>the directory is larger than the limit allows</source>
        <translation>каталог больше, чем допускает предел</translation>
    </message>
    <message>
        <source>%1; %2 files were read</source>
        <translation>%1; прочитано файлов: %2</translation>
    </message>
    <message>
        <source>the tree ends after %1 bytes, but the header says %2</source>
        <translation>дерево кончается через %1 байт, а по заголовку — через %2</translation>
    </message>
    <message>
        <source>%1 files have names longer than %2 bytes and are left out</source>
        <translation>пропущены файлы с именами длиннее допустимого: %1 (предел в байтах: %2)</translation>
    </message>
    <message>
        <source>only the first %1 are listed here; the tree contains all of them</source>
        <translation>здесь перечислены только первые %1; в дереве есть все</translation>
    </message>
    <message>
        <source>its part is missing</source>
        <translation>его часть отсутствует</translation>
    </message>
    <message>
        <source>past the end of its part</source>
        <translation>за концом его части</translation>
    </message>
    <message>
        <source>a volume texture of %1 slices; only the first is shown</source>
        <translation>объёмная текстура, срезов: %1; показан первый</translation>
    </message>
    <message>
        <source>%1 resources, but at most %2 are possible</source>
        <translation>ресурсов %1, а возможно не больше %2</translation>
    </message>
    <message>
        <source>texture resources</source>
        <translation>ресурсов текстуры</translation>
    </message>
    <message>
        <source>a texture without size, frames or mip levels</source>
        <translation>текстура без сторон, кадров или уровней</translation>
    </message>
    <message>
        <source>a texture of %1 x %2 is larger than the limit</source>
        <translation>текстура размером %1 x %2 больше предела</translation>
    </message>
    <message>
        <source>%1 mip levels</source>
        <translation>мип-уровней: %1</translation>
    </message>
    <message>
        <source>a header of %1 bytes</source>
        <translation>заголовок в %1 байт</translation>
    </message>
    <message>
        <source>not a VTF texture</source>
        <translation>не текстура VTF</translation>
    </message>
    <message>
        <source>VTF version %1.%2 is not supported</source>
        <translation>версия VTF %1.%2 не читается</translation>
    </message>
    <message>
        <source>truncated</source>
        <translation>оборвано</translation>
    </message>
    <message>
        <source>%1 packed images</source>
        <translation>сжатых картинок: %1</translation>
    </message>
    <message>
        <source>there is no material %1; surfaces that use it are white</source>
        <translation>нет материала %1; всё, чему он нужен, просто белое</translation>
    </message>
    <message>
        <source>there is no such image</source>
        <translation>такой картинки нет</translation>
    </message>
    <message>
        <source>this is not a PNG, JPEG or WebP image</source>
        <translation>это не картинка PNG, JPEG или WebP</translation>
    </message>
    <message>
        <source>there is no such texture</source>
        <translation>такой текстуры нет</translation>
    </message>
    <message>
        <source>it is not a 2D image</source>
        <translation>это не плоская картинка</translation>
    </message>
    <message>
        <source>its bytes are not a PNG, JPEG or WebP image</source>
        <translation>её байты — не картинка PNG, JPEG или WebP</translation>
    </message>
    <message>
        <source>texture %1 is left out: %2</source>
        <translation>текстура %1 пропущена: %2</translation>
    </message>
    <message>
        <source>an offset, a length or a count is missing or negative</source>
        <translation>смещение, длина или число отсутствует либо отрицательно</translation>
    </message>
    <message>
        <source>its data type %1 is unknown</source>
        <translation>его тип данных %1 неизвестен</translation>
    </message>
    <message>
        <source>it ends at byte %1 of the resource, which has %2 bytes</source>
        <translation>он кончается на байте %1 ресурса, в котором %2 байт</translation>
    </message>
    <message>
        <source>it has %1 bytes, but its elements take %2</source>
        <translation>в нём %1 байт, а его элементы занимают %2</translation>
    </message>
    <message>
        <source>its sparse type %1 is unknown</source>
        <translation>его разреженный тип %1 неизвестен</translation>
    </message>
    <message>
        <source>the data type %1 of its sparse indices is invalid</source>
        <translation>тип данных %1 его разреженных индексов не годится для индексов</translation>
    </message>
    <message>
        <source>sparse values of data type %1 do not form elements of %2</source>
        <translation>из разреженных значений типа данных %1 не составить элементов типа %2</translation>
    </message>
    <message>
        <source>its sparse values start at %1, its indices take %2 bytes</source>
        <translation>его разреженные значения начинаются с %1, его индексы занимают байт: %2</translation>
    </message>
    <message>
        <source>it is not an object</source>
        <translation>на его месте ничего нет</translation>
    </message>
    <message>
        <source>accessor %1: %2</source>
        <translation>аксессор %1: %2</translation>
    </message>
    <message>
        <source>its data type %1 does not fit its use</source>
        <translation>его тип данных %1 не подходит для его применения</translation>
    </message>
    <message>
        <source>there is no accessor %1 (%2 accessors)</source>
        <translation>нет аксессора %1 (всего аксессоров: %2)</translation>
    </message>
    <message>
        <source>it takes %1 bytes more than the %2 that a resource of %3 may decode to</source>
        <translation>он занимает %1 байт — больше, чем осталось из %2, до которых может распаковываться ресурс в %3</translation>
    </message>
    <message>
        <source>it contains no file</source>
        <translation>в нём нет файла</translation>
    </message>
    <message>
        <source>there is data after the end of the BSON document</source>
        <translation>после конца документа BSON есть ещё что-то</translation>
    </message>
    <message>
        <source>a BSON document of %1 bytes does not fit in the %2 bytes left</source>
        <translation>документа BSON в %1 байт здесь быть не может: осталось %2</translation>
    </message>
    <message>
        <source>a BSON document has no end byte</source>
        <translation>у документа BSON нет конечного байта</translation>
    </message>
    <message>
        <source>a BSON document ends %1 bytes before its length says</source>
        <translation>документ BSON кончается раньше своей указанной длины на %1 байт</translation>
    </message>
    <message>
        <source>a name of a BSON element does not end</source>
        <translation>имя элемента BSON не заканчивается</translation>
    </message>
    <message>
        <source>a text of the BSON document is not UTF-8</source>
        <translation>текст документа BSON — не UTF-8</translation>
    </message>
    <message>
        <source>BSON elements of type 0x%1 are not supported</source>
        <translation>элементы BSON типа 0x%1 не читаются</translation>
    </message>
    <message>
        <source>a BSON text of %1 bytes does not fit in the %2 bytes left</source>
        <translation>текста BSON в %1 байт здесь быть не может: осталось %2</translation>
    </message>
    <message>
        <source>a BSON text does not end with a zero byte</source>
        <translation>текст BSON не заканчивается нулевым байтом</translation>
    </message>
    <message>
        <source>the file ends inside its header</source>
        <translation>файл кончается внутри своего заголовка</translation>
    </message>
    <message>
        <source>the header gives its size as %1 bytes instead of 8</source>
        <translation>в заголовке указано байт: %1, а должно быть 8</translation>
    </message>
    <message>
        <source>this is VGO version %1.%2; versions 2.0 to 2.5 are supported</source>
        <translation>это VGO версии %1.%2; читаются версии с 2.0 по 2.5</translation>
    </message>
    <message>
        <source>VGO version 2.%1 is newer than the supported versions; parts may be missing</source>
        <translation>версия VGO 2.%1 новее известных; то, что отличается, может отсутствовать</translation>
    </message>
    <message>
        <source>the header does not say whether the geometry is right- or left-handed (%1)</source>
        <translation>в заголовке не сказано, правая или левая система координат у геометрии (%1)</translation>
    </message>
    <message>
        <source>the header does not say where the origin of texture coordinates is (%1)</source>
        <translation>в заголовке не сказано, где начало текстурных координат (%1)</translation>
    </message>
    <message>
        <source>the file ends before its index</source>
        <translation>файл кончается раньше своего индекса</translation>
    </message>
    <message>
        <source>the chunk after the header is &quot;%1&quot; instead of the index, &quot;IDX&quot;</source>
        <translation>чанк после заголовка — «%1», а не индекс, «IDX»</translation>
    </message>
    <message>
        <source>the index ends at byte %1, the file at byte %2</source>
        <translation>индекс кончается на байте %1, а файл — на байте %2</translation>
    </message>
    <message>
        <source>the index has %1 bytes, which is not a multiple of 16</source>
        <translation>в индексе байт: %1; это не целое число записей по 16</translation>
    </message>
    <message>
        <source>the index has %1 entries; at most %2 are possible</source>
        <translation>в индексе записей: %1; смысл имеют не больше %2</translation>
    </message>
    <message>
        <source>chunk %1 ends at byte %2, the file at byte %3</source>
        <translation>чанк %1 кончается на байте %2, а файл — на байте %3</translation>
    </message>
    <message>
        <source>chunk %1 is empty</source>
        <translation>чанк %1 пуст</translation>
    </message>
    <message>
        <source>the index lists chunk %1 here, but it is &quot;%2&quot;</source>
        <translation>по индексу здесь чанк %1, но это «%2»</translation>
    </message>
    <message>
        <source>chunk %1 says it has %2 bytes, the index says %3</source>
        <translation>в чанке %1 указано байт: %2, а в индексе — %3</translation>
    </message>
    <message>
        <source>the index has chunk %1 twice</source>
        <translation>в индексе чанк %1 встречается дважды</translation>
    </message>
    <message>
        <source>the index has no composer, &quot;COMP&quot;</source>
        <translation>в индексе нет composer, «COMP»</translation>
    </message>
    <message>
        <source>the composer has %1 bytes instead of %2</source>
        <translation>в composer байт: %1, а должно быть %2</translation>
    </message>
    <message>
        <source>the composer does not name a chunk for the %1</source>
        <translation>composer не указывает чанка для %1</translation>
    </message>
    <message>
        <source>the composer names %2 for the %1</source>
        <translation>composer указывает %2 для %1</translation>
    </message>
    <message>
        <source>the composer names chunk %1, which the index does not have</source>
        <translation>composer указывает чанк %1, которого нет в индексе</translation>
    </message>
    <message>
        <source>this is a GLB file: VGO 1.x was GLB with another extension. Programs for glTF can open it</source>
        <translation>это GLB: таким был VGO 1.x с этим расширением. Его открывают программы для glTF</translation>
    </message>
    <message>
        <source>this is not a VGO file: &quot;VGO&quot; is not followed by a zero byte</source>
        <translation>это не VGO: после «VGO» должен стоять нулевой байт</translation>
    </message>
    <message>
        <source>this is not a VGO file: it does not start with &quot;VGO&quot;</source>
        <translation>это не VGO: в начале нет «VGO»</translation>
    </message>
    <message>
        <source>the decryption plugin cannot be loaded: %1</source>
        <translation>не удаётся загрузить часть программы, которая расшифровывает: %1</translation>
    </message>
    <message>
        <source>AES cannot decrypt %1 bytes with a key of %2 bytes and an initialisation vector of %3</source>
        <translation>AES неприменим: данных %1 байт, ключ %2, вектор инициализации %3</translation>
    </message>
    <message>
        <source>the key is wrong</source>
        <translation>ключ не подходит</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of the crypt chunk is not valid Base64</source>
        <translation>«%1» чанка crypt — не Base64</translation>
    </message>
    <message>
        <source>the accessor list is not valid Base64</source>
        <translation>список аксессоров — не Base64, хотя должен им быть</translation>
    </message>
    <message>
        <source>the accessor list is encrypted with &quot;%1&quot;; only AES and Base64 are supported</source>
        <translation>список аксессоров зашифрован способом «%1»; известны AES и Base64</translation>
    </message>
    <message>
        <source>the initialisation vector does not have 16 bytes</source>
        <translation>в векторе инициализации не 16 байт</translation>
    </message>
    <message>
        <source>the key in the file has %1 bytes; AES keys have 16, 24 or 32</source>
        <translation>в ключе внутри файла байт: %1; у AES ключи по 16, 24 и 32</translation>
    </message>
    <message>
        <source>the file is encrypted: it needs its key file (.vgk)</source>
        <translation>файл зашифрован: ему нужен его файл ключа (.vgk)</translation>
    </message>
    <message>
        <source>%1 has %2 bytes; a key file has %3</source>
        <translation>в %1 байт: %2; в файле ключа их %3</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 не удаётся прочитать: %2</translation>
    </message>
    <message>
        <source>the JSON text ends, but %1 is expected</source>
        <translation>текст JSON кончается там, где должно быть: %1</translation>
    </message>
    <message>
        <source>%1 is expected here, not &quot;%2&quot;</source>
        <translation>здесь должно быть: %1, а не «%2»</translation>
    </message>
    <message>
        <source>this is not a JSON number</source>
        <translation>это не число JSON</translation>
    </message>
    <message>
        <source>there is data after the end of the JSON text</source>
        <translation>после конца текста JSON есть ещё что-то</translation>
    </message>
    <message>
        <source>there is no record %1 (%2 records)</source>
        <translation>нет записи %1 (всего записей: %2)</translation>
    </message>
    <message>
        <source>the resource is given as &quot;%1&quot;, which is not a file next to this one; no other files are read</source>
        <translation>ресурсом указано «%1», а это не файл рядом с этим; ничто другое не читается</translation>
    </message>
    <message>
        <source>its resource, %1, is not next to it</source>
        <translation>рядом нет его ресурса, %1</translation>
    </message>
    <message>
        <source>%1 has %2 bytes; %3 are declared</source>
        <translation>в %1 байт: %2, а записано было %3</translation>
    </message>
    <message>
        <source>its sparse index %1 exceeds its %2 elements</source>
        <translation>его разреженный индекс %1 выходит за число мест (%2)</translation>
    </message>
    <message>
        <source>there are more than %1 values</source>
        <translation>значений больше чем %1</translation>
    </message>
    <message>
        <source>values are nested more than %1 deep</source>
        <translation>вложенность значений больше чем %1</translation>
    </message>
    <message>
        <source>the layout is not an object</source>
        <translation>layout — не объект</translation>
    </message>
    <message>
        <source>chunk %1 is too large (%2 bytes)</source>
        <translation>чанк %1 слишком велик (%2 байт)</translation>
    </message>
    <message>
        <source>chunk %1: %2</source>
        <translation>чанк %1: %2</translation>
    </message>
    <message>
        <source>the accessor list is not an array</source>
        <translation>список аксессоров — не массив</translation>
    </message>
    <message>
        <source>the elements of the first %1 accessors are listed</source>
        <translation>перечислены элементы первых аксессоров: %1</translation>
    </message>
    <message>
        <source>sparse: %1 of its values are stored</source>
        <translation>разреженный: записано значений: %1</translation>
    </message>
    <message>
        <source>declared as %1, but stored as four numbers of four bytes</source>
        <translation>указано %1, но это четыре числа по четыре байта</translation>
    </message>
    <message>
        <source>an image: %1</source>
        <translation>картинка: %1</translation>
    </message>
    <message>
        <source>not an image of a known format</source>
        <translation>не картинка известного вида</translation>
    </message>
    <message>
        <source>the composer does not refer to it</source>
        <translation>composer его не называет</translation>
    </message>
    <message>
        <source>animation clip %1 has keys without a time or a value; they are left out</source>
        <translation>у анимационного клипа %1 есть ключи без времени или значения; они пропущены</translation>
    </message>
    <message>
        <source>the first %1 of %2 animation clips are shown</source>
        <translation>показаны первые анимационные клипы: %1 из %2</translation>
    </message>
    <message>
        <source>a collider of node %1 has an unknown shape</source>
        <translation>у коллайдера узла %1 неизвестная форма</translation>
    </message>
    <message>
        <source>%1 %2 refers to %3 %4, which does not exist (there are %5)</source>
        <translation>%1 %2 ссылается на %3 %4, чего не существует (всего: %5)</translation>
    </message>
    <message>
        <source>there are more expressions than controls for them</source>
        <translation>выражений больше, чем элементов управления для них</translation>
    </message>
    <message>
        <source>expression &quot;%1&quot; sets shapes that do not exist</source>
        <translation>выражение «%1» задаёт несуществующие формы</translation>
    </message>
    <message>
        <source>there are more blend shapes than controls for them</source>
        <translation>форм смешивания больше, чем элементов управления для них</translation>
    </message>
    <message>
        <source>%1 of %2 vertices, of which there are %3</source>
        <translation>%1: для вершин — %2, а всего вершин %3</translation>
    </message>
    <message>
        <source>it is left out, as it has no vertices</source>
        <translation>он пропущен, так как у него нет вершин</translation>
    </message>
    <message>
        <source>%1 of its vertices have no valid position</source>
        <translation>его вершин, которые находятся нигде: %1</translation>
    </message>
    <message>
        <source>normals</source>
        <translation>нормали</translation>
    </message>
    <message>
        <source>texture coordinates</source>
        <translation>текстурные координаты</translation>
    </message>
    <message>
        <source>joints</source>
        <translation>суставы</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>веса</translation>
    </message>
    <message>
        <source>triangle %1 has an invalid corner (%2 vertices); such triangles are left out</source>
        <translation>у треугольника %1 есть угол, который не является вершиной (всего вершин: %2); такие треугольники пропущены</translation>
    </message>
    <message>
        <source>triangles</source>
        <translation>треугольники</translation>
    </message>
    <message>
        <source>%1 corners are not a whole number of triangles</source>
        <translation>углы, числом %1, не составляют целого числа треугольников</translation>
    </message>
    <message>
        <source>blend shape &quot;%1&quot;</source>
        <translation>форма смешивания «%1»</translation>
    </message>
    <message>
        <source>blend shape &quot;%1&quot; has %2 vertices instead of %3</source>
        <translation>форма смешивания «%1» — для вершин числом %2, а не %3</translation>
    </message>
    <message>
        <source>there is no mesh %1 (%2 meshes)</source>
        <translation>нет меша %1 (всего мешей: %2)</translation>
    </message>
    <message>
        <source>mesh %1 &quot;%2&quot;</source>
        <translation>меш %1 «%2»</translation>
    </message>
    <message>
        <source>a humanoid bone is node %1, which does not exist</source>
        <translation>костью гуманоида назван узел %1, которого не существует</translation>
    </message>
    <message>
        <source>node %1 has a child %2 that does not exist (%3 nodes)</source>
        <translation>у узла %1 есть потомок %2, которого не существует (всего узлов: %3)</translation>
    </message>
    <message>
        <source>node %1 has a child %2 that is its ancestor or already has a parent</source>
        <translation>у узла %1 есть потомок %2, который стоит выше него или уже есть в другом месте</translation>
    </message>
    <message>
        <source>nodes are nested more than %1 deep</source>
        <translation>вложенность узлов больше чем %1</translation>
    </message>
    <message>
        <source>%1 nodes have no parent and are placed at the root</source>
        <translation>узлы, не подвешенные к другим и стоящие сами по себе: %1</translation>
    </message>
    <message>
        <source>no accessor contains the transforms of the nodes</source>
        <translation>ни один аксессор не содержит преобразований узлов</translation>
    </message>
    <message>
        <source>%1 accessors contain transforms of the nodes, instead of one</source>
        <translation>преобразования узлов содержатся не в одном аксессоре: всего их %1</translation>
    </message>
    <message>
        <source>there are transforms for %1 nodes, but %2 nodes; the rest stay at their parents</source>
        <translation>преобразования есть для узлов числом %1, а узлов %2; остальные стоят там же, где их родители</translation>
    </message>
    <message>
        <source>the transform of node %1 is invalid</source>
        <translation>преобразование узла %1 не задаёт места</translation>
    </message>
    <message>
        <source>the layout has no nodes</source>
        <translation>в layout нет узлов</translation>
    </message>
    <message>
        <source>skin %1: bind matrices of some joints are missing; the current pose is used (%2)</source>
        <translation>скин %1: привязка указана не для всех суставов; взяты, как стоят (%2)</translation>
    </message>
    <message>
        <source>%1 matrices</source>
        <translation>матриц: %1</translation>
    </message>
    <message>
        <source>skin %1 has a joint %2 that is not a node</source>
        <translation>у скина %1 есть сустав %2, который не является узлом</translation>
    </message>
    <message>
        <source>there is no skin %1</source>
        <translation>нет скина %1</translation>
    </message>
    <message>
        <source>a vertex is bound to joint %1 of %2</source>
        <translation>вершина подвешена к суставу %1 из %2</translation>
    </message>
    <message>
        <source>collider group %1 has a collider that is not a sphere; it is left out</source>
        <translation>в группе коллайдеров %1 есть коллайдер, который не является сферой; он пропущен</translation>
    </message>
    <message>
        <source>spring bone group %1 has a root %2 that is not a node</source>
        <translation>у группы пружинных костей %1 есть корень %2, который не является узлом</translation>
    </message>
    <message>
        <source>larger than the limit allows</source>
        <translation>больше, чем допускает предел</translation>
    </message>
    <message>
        <source>the table declares %1 rows but has %2; it is not used</source>
        <translation>в таблице указано строк: %1, а их %2; она не используется</translation>
    </message>
    <message>
        <source>the table does not start with its number of rows; it is not used</source>
        <translation>таблица начинается не с числа строк; она не используется</translation>
    </message>
    <message>
        <source>the catalogue is larger than 4 GiB</source>
        <translation>каталог больше 4 ГиБ</translation>
    </message>
    <message>
        <source>this is not a catalogue</source>
        <translation>это не каталог</translation>
    </message>
    <message>
        <source>more than %1 members; the others are not listed</source>
        <translation>файлов больше чем %1; остальные не перечислены</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a path and size; the rest is not read</source>
        <translation>«%1» — не путь и размер; дальнейшее не читается</translation>
    </message>
    <message>
        <source>%1, which contains the members, is not next to it</source>
        <translation>рядом нет %1, где лежат файлы</translation>
    </message>
    <message>
        <source>past the end of the DAT</source>
        <translation>за концом DAT</translation>
    </message>
    <message>
        <source>a later member of this name is used</source>
        <translation>действует более поздний с этим именем</translation>
    </message>
    <message>
        <source>only the first %1 are listed here; the index contains all of them</source>
        <translation>здесь перечислены только первые %1; в индексе есть все</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>строка %1, столбец %2: %3</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>конец текста</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>ожидалось: %1, найдено: %2</translation>
    </message>
    <message>
        <source>the statement &quot;%1&quot; is unknown; it is left out</source>
        <translation>инструкция «%1» неизвестна; она пропущена</translation>
    </message>
    <message>
        <source>this is not packed</source>
        <translation>это не упаковано</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>конец</translation>
    </message>
    <message>
        <source>expected &quot;%1&quot;, found %2</source>
        <translation>ожидалось «%1», найдено: %2</translation>
    </message>
    <message>
        <source>%1 %2 are too many: at most %3 are supported</source>
        <translation>%1 %2 быть не может: читается не больше %3</translation>
    </message>
    <message>
        <source>&quot;;&quot;</source>
        <translation>«;»</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>целое число</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>число</translation>
    </message>
    <message>
        <source>flags</source>
        <translation>флаги</translation>
    </message>
    <message>
        <source>the file is larger than the limit allows</source>
        <translation>файл больше, чем допускает предел</translation>
    </message>
    <message>
        <source>the limit for additional files is reached</source>
        <translation>кроме прочитанных, места для других файлов нет</translation>
    </message>
    <message>
        <source>this is not an X2 or X3 scene or body</source>
        <translation>это не сцена и не тело X2 или X3</translation>
    </message>
    <message>
        <source>%1 was searched for as %2</source>
        <translation>%1: поиск как %2</translation>
    </message>
    <message>
        <source>files that the scene refers to</source>
        <translation>файлы, указанные в сцене</translation>
    </message>
    <message>
        <source>the catalogue is larger than the limit allows</source>
        <translation>каталог больше, чем допускает предел</translation>
    </message>
    <message>
        <source>%1 members have the name of a later one, which is used</source>
        <translation>файлов с именем более позднего: %1; действует более поздний</translation>
    </message>
    <message>
        <source>the sizes of all members add up to %1 bytes, the DAT has %2</source>
        <translation>размеры всех файлов в сумме дают %1 байт, а в DAT их %2</translation>
    </message>
    <message>
        <source>%1: %2; the rest is not read</source>
        <translation>%1: %2; дальнейшее не читается</translation>
    </message>
    <message>
        <source>more than %1 tags</source>
        <translation>тегов больше чем %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a known tag</source>
        <translation>«%1» — неизвестный тег</translation>
    </message>
    <message>
        <source>materials</source>
        <translation>материалов</translation>
    </message>
    <message>
        <source>MAT%1, material %2 of %3</source>
        <translation>MAT%1, материал %2 из %3</translation>
    </message>
    <message>
        <source>BODY, LOD %1 of %2</source>
        <translation>BODY, LOD %1 из %2</translation>
    </message>
    <message>
        <source>not part of the body</source>
        <translation>не часть тела</translation>
    </message>
    <message>
        <source>the body is larger than 4 GiB</source>
        <translation>тело больше 4 ГиБ</translation>
    </message>
    <message>
        <source>this is not a BOB1 body</source>
        <translation>это не тело BOB1</translation>
    </message>
    <message>
        <source>%1 bytes after the end of the body are ignored</source>
        <translation>байты после конца тела не учитываются: %1</translation>
    </message>
    <message>
        <source>bones</source>
        <translation>костей</translation>
    </message>
    <message>
        <source>%1, BONE, bone %2 of %3</source>
        <translation>%1, BONE, кость %2 из %3</translation>
    </message>
    <message>
        <source>%1, POIN, point %2 of %3</source>
        <translation>%1, POIN, точка %2 из %3</translation>
    </message>
    <message>
        <source>a point without a position (0x%1)</source>
        <translation>точка без положения (0x%1)</translation>
    </message>
    <message>
        <source>points with weights</source>
        <translation>точек с весами</translation>
    </message>
    <message>
        <source>parts</source>
        <translation>частей</translation>
    </message>
    <message>
        <source>%1, PART, part %2 of %3</source>
        <translation>%1, PART, часть %2 из %3</translation>
    </message>
    <message>
        <source>more than %1 groups of faces</source>
        <translation>групп граней больше чем %1</translation>
    </message>
    <message>
        <source>faces</source>
        <translation>граней</translation>
    </message>
    <message>
        <source>%1: a face refers to a point that does not exist; it is left out</source>
        <translation>%1: грань ссылается на точку, которой нет; она пропущена</translation>
    </message>
    <message>
        <source>tangents</source>
        <translation>касательных</translation>
    </message>
    <message>
        <source>parameter &quot;%1&quot; is of an unknown type (%2)</source>
        <translation>параметр «%1» неизвестного типа (%2)</translation>
    </message>
    <message>
        <source>more than %1 parameters of materials</source>
        <translation>параметров материалов больше чем %1</translation>
    </message>
    <message>
        <source>more than %1 tags; the others are not listed</source>
        <translation>тегов больше чем %1; остальные не перечислены</translation>
    </message>
    <message>
        <source>this is not a CUT1 scene</source>
        <translation>это не сцена CUT1</translation>
    </message>
    <message>
        <source>the scene is larger than 4 GiB</source>
        <translation>сцена больше 4 ГиБ</translation>
    </message>
    <message>
        <source>the fields of binary scenes (CUT1) are unknown: the bodies are shown, but not at their positions; X2BC or X3 Editor 2 can convert it to a text scene</source>
        <translation>поля двоичных сцен (CUT1) неизвестны: тела внутри показаны, но не на своих местах; X2BC или X3 Editor 2 может превратить её в текстовую сцену</translation>
    </message>
    <message>
        <source>a material, or the size of a body</source>
        <translation>материал или размер тела</translation>
    </message>
    <message>
        <source>too many materials; the rest is left out</source>
        <translation>слишком много материалов; остальное пропущено</translation>
    </message>
    <message>
        <source>too many levels of detail; the rest is not read</source>
        <translation>слишком много уровней детализации; остальное не читается</translation>
    </message>
    <message>
        <source>a comment describes a collision box; the meaning of its numbers is a guess</source>
        <translation>в комментарии указана коробка столкновений; смысл её чисел — догадка</translation>
    </message>
    <message>
        <source>the text is too long; only its first %1 bytes are read</source>
        <translation>текст слишком длинный; читаются только его первые %1 байт</translation>
    </message>
    <message>
        <source>the end of the frame</source>
        <translation>конец кадра</translation>
    </message>
    <message>
        <source>expected %1 numbers after the flags 0x%2 of a frame, found %3; the frame is left out</source>
        <translation>после флагов 0x%2 кадра ожидалось чисел: %1, найдено: %3; кадр пропущен</translation>
    </message>
    <message>
        <source>the size of the body is missing; its points are not scaled</source>
        <translation>размер тела отсутствует; его точки взяты как есть</translation>
    </message>
    <message>
        <source>a point, or -1; -1; -1; after the last</source>
        <translation>точка или -1; -1; -1; после последней</translation>
    </message>
    <message>
        <source>too many points; the rest is not read</source>
        <translation>слишком много точек; остальное не читается</translation>
    </message>
    <message>
        <source>a face</source>
        <translation>грань</translation>
    </message>
    <message>
        <source>too many faces or parts; the rest is not read</source>
        <translation>слишком много граней или частей; остальное не читается</translation>
    </message>
    <message>
        <source>the negative number after the corners of a face</source>
        <translation>отрицательное число после углов грани</translation>
    </message>
    <message>
        <source>a face has fewer than 3 corners; it is left out</source>
        <translation>у грани меньше 3 углов; она пропущена</translation>
    </message>
    <message>
        <source>expected a face of 3 or 4 corners, found %1; it is left out</source>
        <translation>ожидалась грань с 3 или 4 углами, найдено: %1; она пропущена</translation>
    </message>
    <message>
        <source>a face has a corner beyond the %1 points; it is left out</source>
        <translation>у грани есть угол за пределами числа точек (%1); она пропущена</translation>
    </message>
    <message>
        <source>an effect has more parameters than it declares</source>
        <translation>у эффекта больше параметров, чем указано</translation>
    </message>
    <message>
        <source>the name of a parameter</source>
        <translation>имя параметра</translation>
    </message>
    <message>
        <source>expected the type of a parameter, found &quot;%1&quot;</source>
        <translation>ожидался тип параметра, найдено «%1»</translation>
    </message>
    <message>
        <source>a path, a frame or one of their fields</source>
        <translation>путь, кадр или одно из их полей</translation>
    </message>
    <message>
        <source>too many paths; the rest is not read</source>
        <translation>слишком много путей; остальное не читается</translation>
    </message>
    <message>
        <source>path %1 has no frame</source>
        <translation>у пути %1 нет кадров</translation>
    </message>
    <message>
        <source>too many notes; the rest is left out</source>
        <translation>слишком много заметок; остальное пропущено</translation>
    </message>
    <message>
        <source>&quot;{&quot; and a body</source>
        <translation>«{» и тело</translation>
    </message>
    <message>
        <source>&quot;}&quot; after the body</source>
        <translation>«}» после тела</translation>
    </message>
    <message>
        <source>a path has a second body; it is left out</source>
        <translation>у пути есть второе тело; оно пропущено</translation>
    </message>
    <message>
        <source>expected a path, found a frame; it is left out</source>
        <translation>ожидался путь, найден кадр; он пропущен</translation>
    </message>
    <message>
        <source>too many frames; the rest is left out</source>
        <translation>слишком много кадров; остальное пропущено</translation>
    </message>
    <message>
        <source>all points of level of detail %1 are at the origin; it is left out</source>
        <translation>все точки уровня детализации %1 лежат в начале координат; он пропущен</translation>
    </message>
    <message>
        <source>%1: faces have material %2, which the body does not have</source>
        <translation>%1: у граней материал %2, которого нет у тела</translation>
    </message>
    <message>
        <source>bodies that are shown many times have more than %1 triangles; further ones are left out</source>
        <translation>у тел, показанных много раз, треугольников больше чем %1; остальные тела пропущены</translation>
    </message>
    <message>
        <source>path %1 has Bezier keys, which are drawn as straight lines</source>
        <translation>у пути %1 есть ключи Безье; они рисуются прямыми линиями</translation>
    </message>
    <message>
        <source>%1 is shown within itself; it is left out there</source>
        <translation>%1 показано внутри самого себя; там оно пропущено</translation>
    </message>
    <message>
        <source>%1 is nested too deeply in other scenes; it is left out</source>
        <translation>%1 лежит слишком глубоко в сценах, вложенных в сцены; пропущено</translation>
    </message>
    <message>
        <source>there is more than one path %1; the first is used as a parent</source>
        <translation>путь %1 не один; там, где он назван родителем, имеется в виду первый</translation>
    </message>
    <message>
        <source>the parent of path %1 is path %2, which does not exist</source>
        <translation>путь %1 подвешен к пути %2, которого не существует</translation>
    </message>
    <message>
        <source>the parents of path %1 form a cycle</source>
        <translation>родители пути %1 образуют круг</translation>
    </message>
    <message>
        <source>the scene has no paths</source>
        <translation>в сцене нет путей</translation>
    </message>
    <message>
        <source>the binary scene contains no bodies; convert it to text to see its paths</source>
        <translation>в двоичной сцене нет тел; чтобы увидеть её пути, нужно преобразовать её в текст</translation>
    </message>
    <message>
        <source>the body has nothing to show</source>
        <translation>в теле нечего показать</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>не найдено</translation>
    </message>
    <message>
        <source>larger than such a file can be</source>
        <translation>больше, чем может быть такой файл</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; leads outside the opened folder and is not followed</source>
        <translation>%1: «%2» ведёт за пределы открытой папки и не используется</translation>
    </message>
    <message>
        <source>not a path inside the folder</source>
        <translation>не путь внутри папки</translation>
    </message>
    <message>
        <source>%1: %2 is missing; %3 next to the mission is used</source>
        <translation>%1: %2 отсутствует; взят %3 рядом с миссией</translation>
    </message>
    <message>
        <source>%1 is missing, but %2 exists</source>
        <translation>%1 отсутствует, но есть %2</translation>
    </message>
    <message>
        <source>only the first %1 bytes of the text are read</source>
        <translation>читаются только первые %1 байт текста</translation>
    </message>
    <message>
        <source>this is not a text file</source>
        <translation>это не текст</translation>
    </message>
    <message>
        <source>the text ends after %1 lines; line %2 should be: %3</source>
        <translation>текст кончается, строк в нём %1; строкой %2 должно быть: %3</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is not a number from 0 to %3; treated as 0</source>
        <translation>%1: «%2» — не число от 0 до %3; считается 0</translation>
    </message>
    <message>
        <source>%1 of %2 .%3 files next to it are offered</source>
        <translation>предложены файлы .%3 рядом: %1 из %2</translation>
    </message>
    <message>
        <source>the header is truncated: %1 of %2 bytes</source>
        <translation>заголовок оборван: %1 из %2 байт</translation>
    </message>
    <message>
        <source>there is no object in this file</source>
        <translation>в этом файле нет объекта</translation>
    </message>
    <message>
        <source>%1 bytes after the last block</source>
        <translation>байт после последнего блока: %1</translation>
    </message>
    <message>
        <source>%1 blocks, but the game and its editor support %2</source>
        <translation>блоков %1, а игра и её редактор принимают %2</translation>
    </message>
    <message>
        <source>a corner of block %1 has no valid position; the block is left out</source>
        <translation>угол блока %1 не задаёт места; блок пропущен</translation>
    </message>
    <message>
        <source>block %1 is disabled: the editor hides it, the game does not</source>
        <translation>блок %1 выключен: редактор его скрывает, а игра нет</translation>
    </message>
    <message>
        <source>%1 declared</source>
        <translation>указано: %1</translation>
    </message>
    <message>
        <source>there are %1 messages; the game keeps %2</source>
        <translation>сообщений %1; игра хранит %2</translation>
    </message>
    <message>
        <source>message %1 has %2 bytes; the game shows %3 (%4 such messages)</source>
        <translation>в сообщении %1 байт: %2; игра показывает %3 (таких сообщений: %4)</translation>
    </message>
    <message>
        <source>the %1 has %2 bytes; the game reads %3 and treats the rest as the next line</source>
        <translation>%1: %2 байт; игра читает %3, а остальное принимает за следующую строку</translation>
    </message>
    <message>
        <source>the briefing has %1 lines; the game shows %2</source>
        <translation>в брифинге строк %1; игра показывает %2</translation>
    </message>
    <message>
        <source>there is no mission in this file</source>
        <translation>в этом файле нет миссии</translation>
    </message>
    <message>
        <source>the file has %1 bytes, too few for the number of points</source>
        <translation>в файле %1 байт — слишком мало для числа точек</translation>
    </message>
    <message>
        <source>%1 bytes after the last point</source>
        <translation>байт после последней точки: %1</translation>
    </message>
    <message>
        <source>there are %1 points; the game reads %2</source>
        <translation>точек %1; игра читает %2</translation>
    </message>
    <message>
        <source>point %1 is out of range and not shown</source>
        <translation>точка %1 лежит за всеми пределами и не показана</translation>
    </message>
    <message>
        <source>the rotation of point %1 is not a number; treated as 0</source>
        <translation>поворот точки %1 — не число; считается 0</translation>
    </message>
    <message>
        <source>too short for a point</source>
        <translation>слишком мало для точки</translation>
    </message>
    <message>
        <source>not used; most editors write 10 zero bytes</source>
        <translation>не используется; большинство редакторов пишут 10 нулевых байтов</translation>
    </message>
    <message>
        <source>more points than can be shown</source>
        <translation>точек больше, чем можно показать</translation>
    </message>
    <message>
        <source>%1 references lead to points that do not exist; the first is in point %2</source>
        <translation>номера, ведущие к несуществующим точкам: %1; первый — у точки %2</translation>
    </message>
    <message>
        <source>it lies past the end of the DAT, which has %1 bytes</source>
        <translation>лежит за концом DAT, в котором %1 байт</translation>
    </message>
    <message>
        <source>this format refers to no other files</source>
        <translation>этот формат не ссылается на другие файлы</translation>
    </message>
    <message>
        <source>not a material</source>
        <translation>это не материал</translation>
    </message>
    <message>
        <source>not an image</source>
        <translation>это не картинка</translation>
    </message>
    <message>
        <source>there is no such folder or file</source>
        <translation>такой папки или такого файла нет</translation>
    </message>
    <message>
        <source>this is not a regular file</source>
        <translation>это не обычный файл</translation>
    </message>
    <message>
        <source>%1 is not an archive</source>
        <translation>%1 - не архив</translation>
    </message>
    <message>
        <source>%1 is a folder of %2</source>
        <translation>%1 - папка в %2</translation>
    </message>
    <message>
        <source>there is no %1 in %2</source>
        <translation>в %2 нет %1</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>отменено</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>не хватает памяти</translation>
    </message>
    <message>
        <source>blocks are nested too deeply; the inner ones are left out</source>
        <translation>блоки вложены слишком глубоко; внутренние пропущены</translation>
    </message>
    <message>
        <source>a quote that is not closed; the value ends with its line</source>
        <translation>кавычка не закрыта; считается, что значение кончается вместе со строкой</translation>
    </message>
    <message>
        <source>a key without a value</source>
        <translation>ключ без значения</translation>
    </message>
    <message>
        <source>a block without a closing brace</source>
        <translation>блок без закрывающей скобки</translation>
    </message>
    <message>
        <source>a closing brace without an opening one</source>
        <translation>закрывающая скобка, которая ничего не закрывает</translation>
    </message>
    <message>
        <source>a block without a name; it is left out</source>
        <translation>блок без имени; он пропущен</translation>
    </message>
    <message>
        <source>more entries than the limit; the rest is left out</source>
        <translation>записей больше предела; остальные пропущены</translation>
    </message>
    <message>
        <source>a read past the end</source>
        <translation>чтение за пределами конца</translation>
    </message>
    <message>
        <source>the bytes do not match their checksum</source>
        <translation>байты не соответствуют своей контрольной сумме</translation>
    </message>
    <message>
        <source>it lies past the end of its archive, which has %1 bytes</source>
        <translation>он лежит за концом своего архива, в котором %1 байт</translation>
    </message>
    <message>
        <source>%1 bytes exceed the limit of %2</source>
        <translation>%1 байт - больше предела в %2</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 отсутствует</translation>
    </message>
    <message>
        <source>%1 files</source>
        <translation>файлов: %1</translation>
    </message>
    <message>
        <source>a texture of %1 bytes is larger than the limit</source>
        <translation>текстура в %1 байт больше предела</translation>
    </message>
    <message>
        <source>the image needs %1 bytes, but %2 are left</source>
        <translation>картинке нужно %1 байт, а осталось %2</translation>
    </message>
    <message>
        <source>the texel format %1 is not supported</source>
        <translation>формат текселей %1 не читается</translation>
    </message>
    <message>
        <source>compression method %1 of VTF 7.6 is not supported</source>
        <translation>метод сжатия %1 в VTF 7.6 не читается</translation>
    </message>
    <message>
        <source>compressed sizes</source>
        <translation>сжатые размеры</translation>
    </message>
    <message>
        <source>a texture level of %1 bytes is larger than the limit</source>
        <translation>уровень текстуры в %1 байт больше предела</translation>
    </message>
    <message>
        <source>a texture file of this size is not supported</source>
        <translation>файл текстуры такого размера не читается</translation>
    </message>
    <message>
        <source>frames of a particle sheet</source>
        <translation>кадры листа частиц</translation>
    </message>
    <message>
        <source>the particle sheet cannot be read: %1</source>
        <translation>лист частиц не читается: %1</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>это папка</translation>
    </message>
    <message>
        <source>cannot be opened: %1</source>
        <translation>не открывается: %1</translation>
    </message>
    <message>
        <source>LZMA data without a header</source>
        <translation>данные LZMA без заголовка</translation>
    </message>
    <message>
        <source>the archive has no end record; searching for its files</source>
        <translation>в архиве нет конечной записи; его файлы ищутся</translation>
    </message>
    <message>
        <source>not a zip archive</source>
        <translation>это не архив zip</translation>
    </message>
    <message>
        <source>the archive&apos;s directory lists %1 files, but its end record says %2; searching for more</source>
        <translation>каталог архива называет файлов: %1, а его конечная запись: %2; ищутся другие</translation>
    </message>
    <message>
        <source>there is no local header at the offset in the directory</source>
        <translation>там, где указывает каталог, нет локального заголовка</translation>
    </message>
    <message>
        <source>it is encrypted</source>
        <translation>он зашифрован</translation>
    </message>
    <message>
        <source>compression method %1 is not supported</source>
        <translation>метод сжатия %1 не читается</translation>
    </message>
    <message>
        <source>its sizes are in zip64 fields, which are not supported</source>
        <translation>его размеры - в полях zip64, которые не читаются</translation>
    </message>
    <message>
        <source>its data lies outside the archive</source>
        <translation>его данные лежат вне архива</translation>
    </message>
    <message>
        <source>it is stored, but its two sizes differ</source>
        <translation>он хранится без сжатия, но два его размера различаются</translation>
    </message>
    <message>
        <source>its name leads outside the archive</source>
        <translation>его имя ведёт за пределы архива</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1 не открывается: %2</translation>
    </message>
    <message>
        <source>the directory is damaged; the archive was searched for files</source>
        <translation>каталог повреждён; файлы были найдены поиском</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>ноль</translation>
    </message>
    <message>
        <source>one</source>
        <translation>единица</translation>
    </message>
    <message>
        <source>source colour</source>
        <translation>цвет источника</translation>
    </message>
    <message>
        <source>inverse source colour</source>
        <translation>обратный цвет источника</translation>
    </message>
    <message>
        <source>source alpha</source>
        <translation>альфа источника</translation>
    </message>
    <message>
        <source>inverse source alpha</source>
        <translation>обратная альфа источника</translation>
    </message>
    <message>
        <source>destination alpha</source>
        <translation>альфа приёмника</translation>
    </message>
    <message>
        <source>inverse destination alpha</source>
        <translation>обратная альфа приёмника</translation>
    </message>
    <message>
        <source>destination colour</source>
        <translation>цвет приёмника</translation>
    </message>
    <message>
        <source>inverse destination colour</source>
        <translation>обратный цвет приёмника</translation>
    </message>
    <message>
        <source>texture number %1</source>
        <translation>текстура номер %1</translation>
    </message>
    <message>
        <source>row %1 of types/Animations</source>
        <translation>строка %1 таблицы types/Animations</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>по имени</translation>
    </message>
    <message>
        <source>%1 (drawn as the nearest supported mode)</source>
        <translation>%1 (показано наиболее близким способом)</translation>
    </message>
    <message>
        <source>%1 rows of the table cannot be parsed and are left out; the first is line %2</source>
        <translation>Строк таблицы, которые непонятны и пропущены: %1; первая из них — строка %2</translation>
    </message>
    <message>
        <source>convert it to text with X2BC or X3 Editor 2</source>
        <translation>преобразовать в текст с помощью X2BC или X3 Editor 2</translation>
    </message>
    <message>
        <source>body</source>
        <translation>тело</translation>
    </message>
    <message>
        <source>camera</source>
        <translation>камера</translation>
    </message>
    <message>
        <source>omni light</source>
        <translation>всенаправленный свет</translation>
    </message>
    <message>
        <source>directional light</source>
        <translation>направленный свет</translation>
    </message>
    <message>
        <source>sub-scene</source>
        <translation>подсцена</translation>
    </message>
    <message>
        <source>sub-scene (old)</source>
        <translation>подсцена (старая)</translation>
    </message>
    <message>
        <source>none: coordinates are scene units</source>
        <translation>нет: координаты в единицах сцены</translation>
    </message>
    <message>
        <source>an offset past the end (%1 bytes)</source>
        <translation>место за концом (%1 байт)</translation>
    </message>
    <message>
        <source>%1 %2 of %3 bytes cannot fit in the %4 bytes left</source>
        <translation>%1 %2 по %3 байт не помещаются в оставшиеся %4 байт</translation>
    </message>
    <message>
        <source>there is no byte space %1</source>
        <translation>нет пространства байтов %1</translation>
    </message>
    <message>
        <source>bad LZMA properties</source>
        <translation>неверные свойства LZMA</translation>
    </message>
    <message>
        <source>damaged LZMA data</source>
        <translation>повреждённые данные LZMA</translation>
    </message>
    <message>
        <source>truncated LZMA data</source>
        <translation>данные LZMA обрываются</translation>
    </message>
    <message>
        <source>LZMA properties must have 5 bytes</source>
        <translation>свойства LZMA должны занимать 5 байт</translation>
    </message>
    <message>
        <source>not enough memory for LZMA</source>
        <translation>нет памяти для LZMA</translation>
    </message>
    <message>
        <source>not enough memory for deflate</source>
        <translation>нет памяти для deflate</translation>
    </message>
    <message>
        <source>more data than the limit allows</source>
        <translation>данных больше, чем допускает предел</translation>
    </message>
    <message>
        <source>damaged deflate data</source>
        <translation>повреждённые данные deflate</translation>
    </message>
    <message>
        <source>truncated deflate data</source>
        <translation>данные deflate обрываются</translation>
    </message>
    <message>
        <source>not enough memory for zstd</source>
        <translation>нет памяти для zstd</translation>
    </message>
    <message>
        <source>damaged zstd data</source>
        <translation>повреждённые данные zstd</translation>
    </message>
    <message>
        <source>truncated zstd data</source>
        <translation>данные zstd обрываются</translation>
    </message>
    <message>
        <source>the file ended while it was being read</source>
        <translation>файл кончился во время чтения</translation>
    </message>
    <message>
        <source>Reading the model</source>
        <translation>Чтение модели</translation>
    </message>
    <message>
        <source>Listing parts</source>
        <translation>Перечисление частей</translation>
    </message>
    <message>
        <source>Building the scene</source>
        <translation>Построение сцены</translation>
    </message>
    <message>
        <source>Searching %1</source>
        <translation>Просмотр %1</translation>
    </message>
    <message>
        <source>Building the structure</source>
        <translation>Построение структуры</translation>
    </message>
    <message>
        <source>Reading records</source>
        <translation>Чтение записей</translation>
    </message>
    <message>
        <source>Reading records of the model</source>
        <translation>Чтение записей</translation>
    </message>
    <message>
        <source>Reading the directory</source>
        <translation>Чтение каталога</translation>
    </message>
    <message>
        <source>Searching for parts</source>
        <translation>Поиск частей</translation>
    </message>
    <message>
        <source>Examining files</source>
        <translation>Просмотр файлов</translation>
    </message>
    <message>
        <source>Reading the file</source>
        <translation>Чтение файла</translation>
    </message>
    <message>
        <source>Reading the header</source>
        <translation>Чтение заголовка</translation>
    </message>
    <message>
        <source>Reading the images</source>
        <translation>Чтение изображений</translation>
    </message>
    <message>
        <source>a text contains a control character</source>
        <translation>внутри текста стоит управляющий символ</translation>
    </message>
    <message>
        <source>this is not a JSON escape sequence</source>
        <translation>это не escape-последовательность JSON</translation>
    </message>
    <message>
        <source>the JSON text ends inside a string</source>
        <translation>текст JSON кончается внутри кавычек</translation>
    </message>
    <message>
        <source>a text is not UTF-8</source>
        <translation>текст не в UTF-8</translation>
    </message>
    <message>
        <source>Building meshes</source>
        <translation>Построение мешей</translation>
    </message>
    <message>
        <source>Adding items that Unity does not draw</source>
        <translation>Добавление того, что Unity не рисует</translation>
    </message>
    <message>
        <source>Reading the layout</source>
        <translation>Чтение описания сцены</translation>
    </message>
    <message>
        <source>Reading files of the scene</source>
        <translation>Чтение того, на что ссылается сцена</translation>
    </message>
    <message>
        <source>Reading the index</source>
        <translation>Чтение индекса</translation>
    </message>
    <message>
        <source>Opening the members</source>
        <translation>Открытие файлов внутри</translation>
    </message>
    <message>
        <source>Searching for files of the game</source>
        <translation>Поиск файлов игры</translation>
    </message>
    <message>
        <source>Reading files of the mission</source>
        <translation>Чтение файлов миссии</translation>
    </message>
    <message>
        <source>Reading the mission</source>
        <translation>Чтение миссии</translation>
    </message>
    <message>
        <source>Reading files next to it</source>
        <translation>Чтение соседних файлов</translation>
    </message>
    <message>
        <source>an image of %1 bytes is too large</source>
        <translation>изображение размером %1 байт слишком велико</translation>
    </message>
    <message>
        <source>the pixel format of the DDS header is not %1 bytes long</source>
        <translation>формат пикселей в заголовке DDS занимает не %1 байт</translation>
    </message>
    <message>
        <source>the DDS header is not %1 bytes long</source>
        <translation>заголовок DDS занимает не %1 байт</translation>
    </message>
    <message>
        <source>the DDS image has no size</source>
        <translation>у изображения DDS нет размера</translation>
    </message>
    <message>
        <source>an image of %1 x %2 x %3 is too large</source>
        <translation>изображение %1 x %2 x %3 слишком велико</translation>
    </message>
    <message>
        <source>the texel format %1 of DDS is not supported</source>
        <translation>формат текселей DDS %1 не читается</translation>
    </message>
    <message>
        <source>number %1</source>
        <translation>номер %1</translation>
    </message>
    <message>
        <source>of %1 bits</source>
        <translation>на %1 бит</translation>
    </message>
    <message>
        <source>the colour masks of the DDS header are invalid</source>
        <translation>цветовые маски заголовка DDS бессмысленны</translation>
    </message>
    <message>
        <source>with flags 0x%1</source>
        <translation>с флагами 0x%1</translation>
    </message>
    <message>
        <source>an image of %1 x %2 is too large</source>
        <translation>изображение %1 x %2 слишком велико</translation>
    </message>
    <message>
        <source>the %1 image cannot be read: %2</source>
        <translation>изображение %1 не читается: %2</translation>
    </message>
    <message>
        <source>not enough memory for the image</source>
        <translation>нет памяти для изображения</translation>
    </message>
    <message>
        <source>not a TGA image</source>
        <translation>не изображение TGA</translation>
    </message>
    <message>
        <source>the image has no texels</source>
        <translation>в изображении нет текселей</translation>
    </message>
    <message>
        <source>there is no section &quot;%1&quot;</source>
        <translation>нет раздела &quot;%1&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; may be %2 or %3</source>
        <translation>&quot;%1&quot; может быть %2 или %3</translation>
    </message>
    <message>
        <source>record %1 ends before its field %2</source>
        <translation>запись %1 кончается раньше поля %2</translation>
    </message>
    <message>
        <source>a view link starts with %1</source>
        <translation>ссылка на вид начинается с %1</translation>
    </message>
    <message>
        <source>the view link&apos;s %1=%2 is invalid</source>
        <translation>%1=%2 в ссылке на вид не понято</translation>
    </message>
    <message>
        <source>Materials: %1 of %2</source>
        <translation>Материалы: %1 из %2</translation>
    </message>
    <message>
        <source>Textures: %1 of %2</source>
        <translation>Текстуры: %1 из %2</translation>
    </message>
    <message>
        <source>Studio</source>
        <translation>Студия</translation>
    </message>
    <message>
        <source>as baked</source>
        <translation>как запечено</translation>
    </message>
    <message>
        <source>brightened</source>
        <translation>с осветлением</translation>
    </message>
    <message>
        <source>Automatic exposure</source>
        <translation>Автоматическая экспозиция</translation>
    </message>
    <message>
        <source>Clay</source>
        <translation>Глина</translation>
    </message>
    <message>
        <source>As in the game</source>
        <translation>Как в игре</translation>
    </message>
    <message>
        <source>Show missing textures</source>
        <translation>Показывать отсутствующие текстуры</translation>
    </message>
    <message>
        <source>the file has no entity text; its entities can be saved as JSON</source>
        <translation>в файле нет текста энтити; их можно записать как JSON</translation>
    </message>
    <message>
        <source>there are no entities in the file</source>
        <translation>в файле нет энтити</translation>
    </message>
    <message>
        <source>files of this format contain nothing that can be decoded in place</source>
        <translation>в файлах этого формата нет ничего, что можно распаковать на месте</translation>
    </message>
    <message>
        <source>the map is damaged: %1</source>
        <translation>карта повреждена: %1</translation>
    </message>
    <message>
        <source>nothing in this map is compressed</source>
        <translation>в этой карте ничего не сжато</translation>
    </message>
    <message>
        <source>the decoded file would be too large</source>
        <translation>в распакованном виде было бы слишком велико</translation>
    </message>
    <message>
        <source>the decoded game lump would be too large</source>
        <translation>в распакованном виде game lump был бы слишком велик</translation>
    </message>
    <message>
        <source>the directory of the archive is damaged</source>
        <translation>оглавление архива повреждено</translation>
    </message>
    <message>
        <source>“%1” is not a number</source>
        <translation>«%1» — не число</translation>
    </message>
    <message>
        <source>%1 does not fit into this type</source>
        <translation>%1 не помещается в этот тип</translation>
    </message>
    <message>
        <source>“%1” is not a whole number</source>
        <translation>«%1» — не целое число</translation>
    </message>
    <message>
        <source>nothing to search for</source>
        <translation>нечего искать</translation>
    </message>
    <message>
        <source>“%1” does not exist in this encoding</source>
        <translation>«%1» нет в этой кодировке</translation>
    </message>
    <message>
        <source>each byte needs two digits</source>
        <translation>по две цифры на каждый байт</translation>
    </message>
    <message>
        <source>“%1” is neither a hexadecimal digit nor ?</source>
        <translation>«%1» — ни шестнадцатеричная цифра, ни ?</translation>
    </message>
    <message>
        <source>at least one digit is needed</source>
        <translation>нужна хотя бы одна цифра</translation>
    </message>
    <message>
        <source>Searching for embedded files</source>
        <translation>Поиск файлов внутри</translation>
    </message>
    <message>
        <source>zlib stream</source>
        <translation>поток zlib</translation>
    </message>
    <message>
        <source>zip archive</source>
        <translation>архив zip</translation>
    </message>
    <message>
        <source>PNG image</source>
        <translation>изображение PNG</translation>
    </message>
    <message>
        <source>JPEG image</source>
        <translation>изображение JPEG</translation>
    </message>
    <message>
        <source>GIF image</source>
        <translation>изображение GIF</translation>
    </message>
    <message>
        <source>DDS texture</source>
        <translation>текстура DDS</translation>
    </message>
    <message>
        <source>LZMA part of a Source map</source>
        <translation>часть карты Source в LZMA</translation>
    </message>
    <message>
        <source>LZMA file</source>
        <translation>файл LZMA</translation>
    </message>
    <message>
        <source>gzip file</source>
        <translation>файл gzip</translation>
    </message>
    <message>
        <source>BMP image</source>
        <translation>изображение BMP</translation>
    </message>
    <message>
        <source>WAV audio</source>
        <translation>звук WAV</translation>
    </message>
    <message>
        <source>AVI video</source>
        <translation>видео AVI</translation>
    </message>
    <message>
        <source>WebP image</source>
        <translation>изображение WebP</translation>
    </message>
    <message>
        <source>Ogg audio or video</source>
        <translation>звук или видео Ogg</translation>
    </message>
    <message>
        <source>MP3 audio</source>
        <translation>звук MP3</translation>
    </message>
    <message>
        <source>glTF model</source>
        <translation>модель glTF</translation>
    </message>
    <message>
        <source>Measuring entropy</source>
        <translation>Измерение энтропии</translation>
    </message>
    <message>
        <source>“%1” is not expected here</source>
        <translation>«%1» здесь не ожидается</translation>
    </message>
    <message>
        <source>before the first byte</source>
        <translation>до первого байта</translation>
    </message>
    <message>
        <source>past the last byte</source>
        <translation>после последнего байта</translation>
    </message>
    <message>
        <source>there are no bytes between these offsets</source>
        <translation>между этими местами нет байтов</translation>
    </message>
    <message>
        <source>this number is too large</source>
        <translation>это число слишком велико</translation>
    </message>
    <message>
        <source>shift counts range from 0 to 62</source>
        <translation>сдвиг — от 0 до 62</translation>
    </message>
    <message>
        <source>division by zero</source>
        <translation>деление на ноль</translation>
    </message>
    <message>
        <source>a number is missing</source>
        <translation>не хватает числа</translation>
    </message>
    <message>
        <source>too many parentheses</source>
        <translation>слишком много скобок</translation>
    </message>
    <message>
        <source>this parenthesis is not closed</source>
        <translation>эта скобка не закрыта</translation>
    </message>
    <message>
        <source>Searching for strings</source>
        <translation>Поиск текстов</translation>
    </message>
    <message>
        <source>the file does not have these bytes</source>
        <translation>в файле нет таких байтов</translation>
    </message>
    <message>
        <source>there is no format %1</source>
        <translation>нет формата %1</translation>
    </message>
    <message>
        <source>%1; its end is unknown</source>
        <translation>%1; конец неизвестен</translation>
    </message>
    <message>
        <source>Bytes of an unknown format</source>
        <translation>Байты неизвестного формата</translation>
    </message>
    <message>
        <source>there may be more embedded files than the %1 listed</source>
        <translation>внутри может быть больше файлов, чем %1 перечисленных</translation>
    </message>
    <message>
        <source>only the first %1 MiB were searched for embedded files</source>
        <translation>файлы внутри искались только в первых %1 МиБ</translation>
    </message>
    <message>
        <source>a regular expression is only allowed after ~</source>
        <translation>регулярное выражение стоит только после ~</translation>
    </message>
    <message>
        <source>there is no field or flag &quot;%1&quot;</source>
        <translation>нет ни поля, ни флага «%1»</translation>
    </message>
    <message>
        <source>there is no field or flag &quot;%1&quot;; did you mean %2?</source>
        <translation>нет ни поля, ни флага «%1»; имеется в виду %2?</translation>
    </message>
    <message>
        <source>a number is expected here, not a text</source>
        <translation>здесь нужно число, а это текст</translation>
    </message>
    <message>
        <source>a text and a number are never equal</source>
        <translation>текст и число никогда не равны</translation>
    </message>
    <message>
        <source>a whole number is expected here</source>
        <translation>здесь нужно целое число</translation>
    </message>
    <message>
        <source>a field with flags is expected before &quot;has&quot;</source>
        <translation>перед «has» нужно поле с флагами</translation>
    </message>
    <message>
        <source>this field has no named flags; a number is expected</source>
        <translation>у этого поля нет именованных флагов; нужно число</translation>
    </message>
    <message>
        <source>the name of a flag is expected here: %1</source>
        <translation>здесь нужно имя флага: %1</translation>
    </message>
    <message>
        <source>a text is expected here, not a number</source>
        <translation>здесь нужен текст, а это число</translation>
    </message>
    <message>
        <source>a regular expression between slashes is expected here</source>
        <translation>здесь нужно регулярное выражение между косыми чертами</translation>
    </message>
    <message>
        <source>the name of a list is expected here</source>
        <translation>здесь нужно имя списка</translation>
    </message>
    <message>
        <source>a list of numbers is expected here, not a text</source>
        <translation>здесь нужен список чисел, а это текст</translation>
    </message>
    <message>
        <source>the expression is longer than %1 characters</source>
        <translation>выражение длиннее %1 символов</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not valid here</source>
        <translation>«%1» здесь не имеет смысла</translation>
    </message>
    <message>
        <source>this quote is not closed</source>
        <translation>кавычка не закрыта</translation>
    </message>
    <message>
        <source>this regular expression is not closed by a slash</source>
        <translation>регулярное выражение не закрыто косой чертой</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>«%1» — не число</translation>
    </message>
    <message>
        <source>an operator is missing here</source>
        <translation>здесь не хватает оператора</translation>
    </message>
    <message>
        <source>columns separated by commas are expected</source>
        <translation>нужны столбцы через запятую</translation>
    </message>
    <message>
        <source>the expression has more than %1 operators</source>
        <translation>в выражении больше %1 операторов</translation>
    </message>
    <message>
        <source>the expression is nested too deeply</source>
        <translation>выражение вложено слишком глубоко</translation>
    </message>
    <message>
        <source>comparisons must be joined with &amp;&amp; or ||</source>
        <translation>сравнения соединяются через &amp;&amp; или ||</translation>
    </message>
    <message>
        <source>a field, a number or a text is missing here</source>
        <translation>здесь чего-то не хватает: поля, числа, текста</translation>
    </message>
    <message>
        <source>a field, a number or a text is expected before &quot;%1&quot;</source>
        <translation>перед «%1» нужно поле, число или текст</translation>
    </message>
    <message>
        <source>a closing bracket is missing here</source>
        <translation>здесь не хватает закрывающей скобки</translation>
    </message>
    <message>
        <source>a field is expected here, as in ref(%1).row</source>
        <translation>здесь нужно поле, как в ref(%1).row</translation>
    </message>
    <message>
        <source>the name of a field is expected here</source>
        <translation>здесь нужно имя поля</translation>
    </message>
    <message>
        <source>the number of an element is expected here, starting at 0</source>
        <translation>здесь нужен номер элемента, считая с 0</translation>
    </message>
    <message>
        <source>x, y, z or w is expected here; use ref(%1) to follow a reference</source>
        <translation>здесь нужно x, y, z или w; к записям ведёт ref(%1)</translation>
    </message>
    <message>
        <source>there is no field &quot;%1&quot;</source>
        <translation>нет поля «%1»</translation>
    </message>
    <message>
        <source>there is no field &quot;%1&quot;; did you mean %2?</source>
        <translation>нет поля «%1»; имеется в виду %2?</translation>
    </message>
    <message>
        <source>%1 is not a list</source>
        <translation>%1 — не список</translation>
    </message>
    <message>
        <source>%1 has the elements 0 to %2</source>
        <translation>в %1 элементы от 0 до %2</translation>
    </message>
    <message>
        <source>%1 does not refer to records</source>
        <translation>%1 не ведёт к записям</translation>
    </message>
    <message>
        <source>%1 does not refer to records; these fields do: %2</source>
        <translation>%1 не ведёт к записям; ведут: %2</translation>
    </message>
    <message>
        <source>%1 is a list; one of its elements is %1[0]</source>
        <translation>%1 — список; один из его элементов — %1[0]</translation>
    </message>
    <message>
        <source>the regular expression takes too many steps on record %1</source>
        <translation>регулярному выражению нужно слишком много шагов на записи %1</translation>
    </message>
    <message>
        <source>the regular expression is longer than %1 characters</source>
        <translation>регулярное выражение длиннее %1 символов</translation>
    </message>
    <message>
        <source>the regular expression is invalid: %1</source>
        <translation>ошибка в регулярном выражении: %1</translation>
    </message>
    <message>
        <source>the regular expression is invalid at character %1: %2</source>
        <translation>ошибка в регулярном выражении, символ %1: %2</translation>
    </message>
    <message>
        <source>Mapping the sections</source>
        <translation>Составление карты разделов</translation>
    </message>
    <message>
        <source>%1 is inside a solid or outside the map</source>
        <translation>%1 стоит в твёрдом теле или вне карты</translation>
    </message>
    <message>
        <source>the map has no player start</source>
        <translation>на карте нет места старта игрока</translation>
    </message>
    <message>
        <source>all %1 player starts are inside the map</source>
        <translation>все места старта игроков (%1) внутри карты</translation>
    </message>
    <message>
        <source>the map has visibility data for %1 clusters</source>
        <translation>на карте есть данные видимости для кластеров: %1</translation>
    </message>
    <message>
        <source>the map has no visibility data: it leaks, or was compiled without it</source>
        <translation>данных видимости нет: карта негерметична или собрана без них</translation>
    </message>
    <message>
        <source>area portal %1 does not separate two areas</source>
        <translation>портал областей %1 не разделяет две области</translation>
    </message>
    <message>
        <source>all %1 area portals separate two areas</source>
        <translation>все порталы областей (%1) разделяют две области</translation>
    </message>
    <message>
        <source>Tool brushes</source>
        <translation>Служебные браши</translation>
    </message>
    <message>
        <source>Player clip brushes</source>
        <translation>Браши-ограничители для игроков</translation>
    </message>
    <message>
        <source>NPC clip brushes</source>
        <translation>Браши-ограничители для NPC</translation>
    </message>
    <message>
        <source>Clip brushes (players and NPCs)</source>
        <translation>Браши-ограничители (игроки и NPC)</translation>
    </message>
    <message>
        <source>Grenade clip brushes</source>
        <translation>Браши-ограничители для гранат</translation>
    </message>
    <message>
        <source>Trigger brushes</source>
        <translation>Браши-триггеры</translation>
    </message>
    <message>
        <source>Ladder brushes</source>
        <translation>Браши лестниц</translation>
    </message>
    <message>
        <source>Nodraw brush sides</source>
        <translation>Стороны брашей с nodraw</translation>
    </message>
    <message>
        <source>Hint and skip brushes</source>
        <translation>Браши hint и skip</translation>
    </message>
    <message>
        <source>Brushes that block the line of sight</source>
        <translation>Браши, закрывающие линию взгляда</translation>
    </message>
    <message>
        <source>Brushes that block bullets</source>
        <translation>Браши, останавливающие пули</translation>
    </message>
    <message>
        <source>Brushes that block light</source>
        <translation>Браши, задерживающие свет</translation>
    </message>
    <message>
        <source>Area portal brushes</source>
        <translation>Браши порталов областей</translation>
    </message>
    <message>
        <source>Occluder brushes</source>
        <translation>Браши-окклюдеры</translation>
    </message>
    <message>
        <source>Origin brushes</source>
        <translation>Браши origin</translation>
    </message>
    <message>
        <source>Invisible brushes</source>
        <translation>Невидимые браши</translation>
    </message>
    <message>
        <source>Fog brushes</source>
        <translation>Браши тумана</translation>
    </message>
    <message>
        <source>Outlines of all brushes</source>
        <translation>Контуры всех брашей</translation>
    </message>
    <message>
        <source>brush %1 cannot be rebuilt from its planes</source>
        <translation>браш %1 нельзя построить из его плоскостей</translation>
    </message>
    <message>
        <source>not all brushes have an outline</source>
        <translation>контуры есть не у всех брашей</translation>
    </message>
    <message>
        <source>only the first %1 entities have a marker</source>
        <translation>метка есть только у первых %1 энтити</translation>
    </message>
    <message>
        <source>Entity markers</source>
        <translation>Метки энтити</translation>
    </message>
    <message>
        <source>only the first %1 entities that move have a slider</source>
        <translation>ползунок есть только у первых %1 движущихся энтити</translation>
    </message>
    <message>
        <source>Moving entities</source>
        <translation>Движущиеся энтити</translation>
    </message>
    <message>
        <source>Ropes</source>
        <translation>Тросы</translation>
    </message>
    <message>
        <source>big-endian</source>
        <translation>порядок байтов big-endian</translation>
    </message>
    <message>
        <source>lump %1 starts at %2, which is not a multiple of %3</source>
        <translation>блок %1 начинается с %2, что не кратно %3</translation>
    </message>
    <message>
        <source>the map (decoded)</source>
        <translation>карта (декодированная)</translation>
    </message>
    <message>
        <source>%1 is not used: %2</source>
        <translation>%1 не используется: %2</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>из %1</translation>
    </message>
    <message>
        <source>%1 belongs to revision %2 of the map, which has %3</source>
        <translation>%1 относится к ревизии %2 карты, у которой ревизия %3</translation>
    </message>
    <message>
        <source>no lump has the number %1</source>
        <translation>лампы с номером %1 нет</translation>
    </message>
    <message>
        <source>offset of the lump in this file</source>
        <translation>где в этом файле начинается лампа</translation>
    </message>
    <message>
        <source>of the map that it belongs to</source>
        <translation>карты, к которой она относится</translation>
    </message>
    <message>
        <source>after the luxels of each face, one byte per luxel: amount of sunlight</source>
        <translation>за люкселями каждой грани по байту на люксель: сколько солнца до него доходит</translation>
    </message>
    <message>
        <source>opaque: unknown format</source>
        <translation>непрозрачно: форма содержимого неизвестна</translation>
    </message>
    <message>
        <source>opaque: a pakfile in an Xbox format</source>
        <translation>непрозрачно: pak-файл в формате Xbox</translation>
    </message>
    <message>
        <source>the same bytes as PHYSCOLLIDE</source>
        <translation>те же байты, что и в PHYSCOLLIDE</translation>
    </message>
    <message>
        <source>replaces %1</source>
        <translation>заменяет %1</translation>
    </message>
    <message>
        <source>not used: replaced by %1</source>
        <translation>не используется: вместо него %1</translation>
    </message>
    <message>
        <source>%1 bytes belong to no lump</source>
        <translation>%1 байт не принадлежат ни одному блоку</translation>
    </message>
    <message>
        <source>records that follow</source>
        <translation>число следующих записей</translation>
    </message>
    <message>
        <source>of the displacement, in which the luxel lies</source>
        <translation>треугольник поверхности смещения, в котором лежит люксель</translation>
    </message>
    <message>
        <source>weights of its corners, / 255</source>
        <translation>доли его углов, / 255</translation>
    </message>
    <message>
        <source>the brush if count is 1, otherwise a row of FACEBRUSHLIST</source>
        <translation>браш, если count равен 1, иначе строка FACEBRUSHLIST</translation>
    </message>
    <message>
        <source>each colour times 2^exponent / 255 is linear light</source>
        <translation>каждый цвет, умноженный на 2^exponent / 255, — линейный свет</translation>
    </message>
    <message>
        <source>the name of texture %1 has no end: &quot;%2&quot;</source>
        <translation>имя текстуры %1 не имеет конца: «%2»</translation>
    </message>
    <message>
        <source>description of its solids and materials</source>
        <translation>описание его тел и материалов</translation>
    </message>
    <message>
        <source>reason why there are no records</source>
        <translation>почему у них нет записей</translation>
    </message>
    <message>
        <source>MOPP: code of a bounding tree that only the engine runs</source>
        <translation>MOPP: код дерева границ, который исполняет только движок</translation>
    </message>
    <message>
        <source>a surface of another version, whose ledge layout is unknown</source>
        <translation>поверхность другой версии, расположение рёбер-тел (ledges) в ней неизвестно</translation>
    </message>
    <message>
        <source>neither a compact surface nor MOPP</source>
        <translation>ни компактная поверхность, ни MOPP</translation>
    </message>
    <message>
        <source>areas by direction, in an unknown format</source>
        <translation>площади по направлениям в неизвестной форме</translation>
    </message>
    <message>
        <source>PHYSCOLLIDE: solid %1 of record %2 does not fit</source>
        <translation>PHYSCOLLIDE: тело %1 записи %2 не помещается</translation>
    </message>
    <message>
        <source>PHYSCOLLIDE: solid %1 of record %2: %3; the rest of it is left out</source>
        <translation>PHYSCOLLIDE: тело %1 записи %2: %3; остаток пропущен</translation>
    </message>
    <message>
        <source>displacements</source>
        <translation>число поверхностей смещения</translation>
    </message>
    <message>
        <source>bytes of the displacement&apos;s hull</source>
        <translation>байты оболочки поверхности смещения</translation>
    </message>
    <message>
        <source>PHYSDISP: the sizes of its hulls do not fit the lump</source>
        <translation>PHYSDISP: размеры оболочек не соответствуют блоку</translation>
    </message>
    <message>
        <source>a hull in the packed format of the physics engine</source>
        <translation>оболочка, упакованная собственным способом физического движка</translation>
    </message>
    <message>
        <source>in metres; (x, y, z) is (x, z, -y) / 0.0254 in units of the map</source>
        <translation>в метрах; (x, y, z) — это (x, z, -y) / 0.0254 в единицах карты</translation>
    </message>
    <message>
        <source>bytes of the solid that follow</source>
        <translation>следующие байты тела</translation>
    </message>
    <message>
        <source>bytes of the surface that follow</source>
        <translation>следующие байты поверхности</translation>
    </message>
    <message>
        <source>bytes after the surface</source>
        <translation>байты после поверхности</translation>
    </message>
    <message>
        <source>of a sphere around the centre of mass, in metres</source>
        <translation>шара вокруг центра масс, в метрах</translation>
    </message>
    <message>
        <source>bytes from the start of this record to a node</source>
        <translation>байты от начала этой записи до узла</translation>
    </message>
    <message>
        <source>in 250ths of the radius, displacement by a rotation</source>
        <translation>в 250-х долях радиуса: насколько сдвигает поворот</translation>
    </message>
    <message>
        <source>bytes of this record with all its data</source>
        <translation>байты этой записи и всего, что к ней относится</translation>
    </message>
    <message>
        <source>bytes from this node; 0 = no children, otherwise the left one follows this node</source>
        <translation>байты от этого узла; 0 = нет потомков, иначе левый следует за ним</translation>
    </message>
    <message>
        <source>bytes from this node; 0 = a node with children has no ledge</source>
        <translation>байты от этого узла; 0 = у узла с потомками нет ledge</translation>
    </message>
    <message>
        <source>half of its box along each axis, in 250ths of the radius</source>
        <translation>половина его короба по каждой оси, в 250-х долях радиуса</translation>
    </message>
    <message>
        <source>bytes from this ledge to its points</source>
        <translation>байты от этого ledge до его точек</translation>
    </message>
    <message>
        <source>number of the brush; for a hull of children, bytes to its node</source>
        <translation>номер браша; у оболочки потомков — байты до её узла</translation>
    </message>
    <message>
        <source>bytes of the ledge, its triangles and its share of points, / 16</source>
        <translation>байты ledge, его треугольников и его доли точек, / 16</translation>
    </message>
    <message>
        <source>number in the ledge</source>
        <translation>его номер в ledge</translation>
    </message>
    <message>
        <source>triangle on the other side of the ledge</source>
        <translation>треугольник на другой стороне ledge</translation>
    </message>
    <message>
        <source>into the material table of the text, 0 = the solid&apos;s own</source>
        <translation>в таблицу материалов текста, 0 = собственный материал тела</translation>
    </message>
    <message>
        <source>1 = only in the hull around several ledges</source>
        <translation>1 = только в оболочке вокруг нескольких ledge</translation>
    </message>
    <message>
        <source>start of the edge: point of the ledge</source>
        <translation>где начинается ребро: точка ledge</translation>
    </message>
    <message>
        <source>edge of the neighbour, relative to this one in steps of 4 bytes; signed 15 bits</source>
        <translation>ребро соседа, счёт от этого по 4 байта; 15 бит со знаком</translation>
    </message>
    <message>
        <source>the root of its tree is out of range</source>
        <translation>корень его дерева лежит снаружи</translation>
    </message>
    <message>
        <source>its tree has more nodes than possible: it contains a cycle</source>
        <translation>в его дереве больше узлов, чем места: оно зациклено</translation>
    </message>
    <message>
        <source>the ledge of a node is out of range</source>
        <translation>ledge узла лежит снаружи</translation>
    </message>
    <message>
        <source>a child of a node is out of range</source>
        <translation>потомок узла лежит снаружи</translation>
    </message>
    <message>
        <source>two nodes of its tree share bytes</source>
        <translation>два узла его дерева делят байты</translation>
    </message>
    <message>
        <source>two ledges share bytes</source>
        <translation>два ledge делят байты</translation>
    </message>
    <message>
        <source>the triangles of a ledge do not fit</source>
        <translation>треугольники ledge не помещаются</translation>
    </message>
    <message>
        <source>the points of a ledge are out of range</source>
        <translation>точки ledge лежат снаружи</translation>
    </message>
    <message>
        <source>points of two ledges overlap</source>
        <translation>точки двух ledge перекрываются</translation>
    </message>
    <message>
        <source>it ends inside the header of its surface</source>
        <translation>оно кончается внутри заголовка своей поверхности</translation>
    </message>
    <message>
        <source>the sizes in its header do not fit</source>
        <translation>размеры в его заголовке не подходят</translation>
    </message>
    <message>
        <source>scales of props</source>
        <translation>масштабов пропов</translation>
    </message>
    <message>
        <source>along its axes</source>
        <translation>вдоль его осей</translation>
    </message>
    <message>
        <source>a solid of an unsupported kind (MOPP)</source>
        <translation>тело вида (MOPP), который не читается</translation>
    </message>
    <message>
        <source>a solid without its mark (IVPS)</source>
        <translation>тело без метки (IVPS)</translation>
    </message>
    <message>
        <source>solids of version 0x%1 are not supported</source>
        <translation>тела версии 0x%1 не читаются</translation>
    </message>
    <message>
        <source>a point of a solid out of range</source>
        <translation>точка тела за всеми пределами</translation>
    </message>
    <message>
        <source>face %1 has texture %2, which does not exist</source>
        <translation>у грани %1 текстура %2, которой нет</translation>
    </message>
    <message>
        <source>Cube map samples</source>
        <translation>Точки кубических карт</translation>
    </message>
    <message>
        <source>pixels per side</source>
        <translation>пикселей по стороне</translation>
    </message>
    <message>
        <source>Hammer face ids</source>
        <translation>Номера граней Hammer</translation>
    </message>
    <message>
        <source>not all Hammer face ids are shown</source>
        <translation>показаны не все номера граней Hammer</translation>
    </message>
    <message>
        <source>Primitives</source>
        <translation>Примитивы</translation>
    </message>
    <message>
        <source>Vertex normals</source>
        <translation>Нормали вершин</translation>
    </message>
    <message>
        <source>not all primitives are shown</source>
        <translation>показаны не все примитивы</translation>
    </message>
    <message>
        <source>not all vertex normals are shown</source>
        <translation>показаны не все нормали вершин</translation>
    </message>
    <message>
        <source>Map internals</source>
        <translation>Внутренние данные карты</translation>
    </message>
    <message>
        <source>Leaf boxes by cluster</source>
        <translation>Коробки листьев по кластерам</translation>
    </message>
    <message>
        <source>Boxes of leaves with contents</source>
        <translation>Коробки непустых листьев</translation>
    </message>
    <message>
        <source>not all leaves have a box</source>
        <translation>не у всех листьев есть коробка</translation>
    </message>
    <message>
        <source>Multi-blend of displacements</source>
        <translation>Мультисмешивание дисплейсментов</translation>
    </message>
    <message>
        <source>Occluders</source>
        <translation>Окклюдеры</translation>
    </message>
    <message>
        <source>Solid but not drawn</source>
        <translation>Твёрдое там, где ничего не рисуется</translation>
    </message>
    <message>
        <source>Drawn but not solid</source>
        <translation>Рисуется там, где ничего твёрдого</translation>
    </message>
    <message>
        <source>not all physics hulls are compared with the drawn surfaces</source>
        <translation>не все физические оболочки сравнены с тем, что рисуется</translation>
    </message>
    <message>
        <source>Physics hulls of brushes</source>
        <translation>Физические оболочки брашей</translation>
    </message>
    <message>
        <source>not all physics hulls are shown</source>
        <translation>показаны не все физические оболочки</translation>
    </message>
    <message>
        <source>Physics hulls of props</source>
        <translation>Физические оболочки пропов</translation>
    </message>
    <message>
        <source>node %1 leads to leaf %2, which does not exist</source>
        <translation>узел %1 ведёт к листу %2, которого нет</translation>
    </message>
    <message>
        <source>node %1 leads to node %2, which does not exist</source>
        <translation>узел %1 ведёт к узлу %2, которого нет</translation>
    </message>
    <message>
        <source>node %1 leads back to node %2; the tree contains a cycle</source>
        <translation>узел %1 ведёт обратно к узлу %2; дерево замкнуто в кольцо</translation>
    </message>
    <message>
        <source>leaf %1 lists brushes %2 to %3 of %4</source>
        <translation>лист %1 перечисляет браши с %2 по %3 из %4</translation>
    </message>
    <message>
        <source>VISIBILITY: the row of cluster %1 lies outside the lump; it sees everything</source>
        <translation>VISIBILITY: строка кластера %1 лежит вне блока; из него видно всё</translation>
    </message>
    <message>
        <source>VISIBILITY: the row of cluster %1 has an empty run; the rest is not visible</source>
        <translation>VISIBILITY: строка кластера %1 повторяет ноль нулей; остальное не видно</translation>
    </message>
    <message>
        <source>VISIBILITY: the row of cluster %1 is truncated</source>
        <translation>VISIBILITY: строка кластера %1 обрезана</translation>
    </message>
    <message>
        <source>PHYSCOLLIDE: the sizes of record %1 do not fit; the rest is left out</source>
        <translation>PHYSCOLLIDE: размеры записи %1 не подходят; последующее пропущено</translation>
    </message>
    <message>
        <source>padding zeros between lumps</source>
        <translation>нули, выравнивающие блоки</translation>
    </message>
    <message>
        <source>a colour table has %1 bytes instead of %2</source>
        <translation>таблица цветов занимает %1 байт, а не %2</translation>
    </message>
    <message>
        <source>Files next to the map</source>
        <translation>Файлы рядом с картой</translation>
    </message>
    <message>
        <source>Files named after the map (_l_0.lmp) replace lumps of the map.</source>
        <translation>Файлы, названные по карте (_l_0.lmp), заменяют лампы карты.</translation>
    </message>
    <message>
        <source>Used, as in the game</source>
        <translation>Используются, как в игре</translation>
    </message>
    <message>
        <source>Ignored</source>
        <translation>Не используются</translation>
    </message>
    <message>
        <source>every byte is XORed with one of 32 key bytes, stored at 384 where other maps have zeros</source>
        <translation>каждый байт сложен по XOR с одним из 32, что лежат на позиции 384, где у открытых карт нули</translation>
    </message>
    <message>
        <source>rotation relative to this one, in quarter turns</source>
        <translation>поворот относительно этого, в четвертях оборота</translation>
    </message>
    <message>
        <source>part of this edge that it touches</source>
        <translation>часть этого ребра, которой он касается</translation>
    </message>
    <message>
        <source>part of its own edge</source>
        <translation>часть его собственного ребра</translation>
    </message>
    <message>
        <source>displacements at the corner; only the first ones are used</source>
        <translation>дисплейсменты у угла, действительны первые из них</translation>
    </message>
    <message>
        <source>number of those used</source>
        <translation>из них</translation>
    </message>
    <message>
        <source>%1 was made for a map of %2 bytes, but this one has %3</source>
        <translation>%1 сделан для карты размером %2 байт, а в этой %3</translation>
    </message>
    <message>
        <source>place names, each after its length</source>
        <translation>названия мест, каждое после своей длины</translation>
    </message>
    <message>
        <source>no navigation mesh</source>
        <translation>не навигационная сетка</translation>
    </message>
    <message>
        <source>navigation meshes of version %1 are not supported</source>
        <translation>навигационные сетки версии %1 не читаются</translation>
    </message>
    <message>
        <source>navigation areas</source>
        <translation>областей навигации</translation>
    </message>
    <message>
        <source>a navigation area out of range</source>
        <translation>область навигации за всеми пределами</translation>
    </message>
    <message>
        <source>navigation ladders</source>
        <translation>лестниц навигации</translation>
    </message>
    <message>
        <source>%1 bytes are left</source>
        <translation>осталось байтов: %1</translation>
    </message>
    <message>
        <source>size of the map that it was made for</source>
        <translation>размер карты, для которой она сделана</translation>
    </message>
    <message>
        <source>vertex lighting of a console</source>
        <translation>повершинное освещение консоли</translation>
    </message>
    <message>
        <source>clusters that see those of the row</source>
        <translation>кластеры, из которых видно содержимое строки</translation>
    </message>
    <message>
        <source>clusters that hear those of the row</source>
        <translation>кластеры, в которых слышно содержимое строки</translation>
    </message>
    <message>
        <source>in the row</source>
        <translation>в строке</translation>
    </message>
    <message>
        <source>one per cluster; a zero byte is followed by the number of zero bytes</source>
        <translation>по одному на кластер; за нулевым байтом следует число нулевых байтов</translation>
    </message>
    <message>
        <source>not all brushes are shown</source>
        <translation>показаны не все браши</translation>
    </message>
    <message>
        <source>Colour correction</source>
        <translation>Цветокоррекция</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>By position</source>
        <translation>По месту</translation>
    </message>
    <message>
        <source>Navigation areas</source>
        <translation>Области навигации</translation>
    </message>
    <message>
        <source>not all navigation areas are shown</source>
        <translation>показаны не все области навигации</translation>
    </message>
    <message>
        <source>Water by distance</source>
        <translation>Вода по расстоянию</translation>
    </message>
    <message>
        <source>Fade by distance</source>
        <translation>Исчезновение с расстоянием</translation>
    </message>
    <message>
        <source>displacement at the edge; the largest number: none</source>
        <translation>дисплейсмент у края; наибольшее число: нет</translation>
    </message>
    <message>
        <source>only the first %1 colour corrections are read</source>
        <translation>читаются только первые %1 цветокоррекций</translation>
    </message>
    <message>
        <source>%1 of %2 blocks could be read</source>
        <translation>прочитано блоков: %1 из %2</translation>
    </message>
    <message>
        <source>%1 of %2 points could be read</source>
        <translation>прочитано точек: %1 из %2</translation>
    </message>
    <message>
        <source>word</source>
        <translation>слово</translation>
    </message>
    <message>
        <source>A key or a value holds the word.</source>
        <translation>Слово есть в ключе или значении.</translation>
    </message>
    <message>
        <source>key</source>
        <translation>ключ</translation>
    </message>
    <message>
        <source>The value of the key holds the text.</source>
        <translation>Значение ключа содержит текст.</translation>
    </message>
    <message>
        <source>The entity has the key.</source>
        <translation>У энтити есть этот ключ.</translation>
    </message>
    <message>
        <source>Spaces in quotes are part of a word.</source>
        <translation>Пробелы в кавычках — часть слова.</translation>
    </message>
    <message>
        <source>One of two conditions holds, or both.</source>
        <translation>Верно одно из двух условий или оба.</translation>
    </message>
    <message>
        <source>Both conditions hold.</source>
        <translation>Верны оба условия.</translation>
    </message>
    <message>
        <source>The condition does not hold.</source>
        <translation>Условие неверно.</translation>
    </message>
    <message>
        <source>Numbers or texts are equal.</source>
        <translation>Числа или тексты равны.</translation>
    </message>
    <message>
        <source>Numbers or texts differ.</source>
        <translation>Числа или тексты различаются.</translation>
    </message>
    <message>
        <source>The first is less than the second.</source>
        <translation>Первое меньше второго.</translation>
    </message>
    <message>
        <source>The first is less than or equal to the second.</source>
        <translation>Первое меньше второго или равно.</translation>
    </message>
    <message>
        <source>The first is greater than the second.</source>
        <translation>Первое больше второго.</translation>
    </message>
    <message>
        <source>The first is greater than or equal to the second.</source>
        <translation>Первое больше второго или равно.</translation>
    </message>
    <message>
        <source>All these flags are set.</source>
        <translation>Все эти флаги установлены.</translation>
    </message>
    <message>
        <source>A list contains the number, or a text contains the second text.</source>
        <translation>Список содержит число, или текст содержит другой.</translation>
    </message>
    <message>
        <source>A regular expression matches the text; i behind it ignores case.</source>
        <translation>Регулярное выражение подходит к тексту; i после него — без учёта регистра.</translation>
    </message>
    <message>
        <source>A regular expression does not match the text.</source>
        <translation>Регулярное выражение не подходит к тексту.</translation>
    </message>
    <message>
        <source>Sum.</source>
        <translation>Сумма.</translation>
    </message>
    <message>
        <source>Difference.</source>
        <translation>Разность.</translation>
    </message>
    <message>
        <source>Product.</source>
        <translation>Произведение.</translation>
    </message>
    <message>
        <source>Quotient, a real number.</source>
        <translation>Частное, вещественное число.</translation>
    </message>
    <message>
        <source>Remainder of a division.</source>
        <translation>Остаток от деления.</translation>
    </message>
    <message>
        <source>Bits that both numbers have.</source>
        <translation>Биты, которые есть в обоих числах.</translation>
    </message>
    <message>
        <source>Bits that at least one of the numbers has.</source>
        <translation>Биты, которые есть в одном из чисел.</translation>
    </message>
    <message>
        <source>The number with the other sign.</source>
        <translation>Число с другим знаком.</translation>
    </message>
    <message>
        <source>The number without its sign.</source>
        <translation>Число без знака.</translation>
    </message>
    <message>
        <source>Length of a list of numbers as a vector.</source>
        <translation>Длина списка чисел как вектора.</translation>
    </message>
    <message>
        <source>Number of elements of a list.</source>
        <translation>Число элементов списка.</translation>
    </message>
    <message>
        <source>Number of the record.</source>
        <translation>Номер записи, наряду с другими её полями.</translation>
    </message>
    <message>
        <source>A text.</source>
        <translation>Текст.</translation>
    </message>
    <message>
        <source>A hexadecimal number.</source>
        <translation>Шестнадцатеричное число.</translation>
    </message>
    <message>
        <source>The record that a reference leads to, and its fields.</source>
        <translation>Запись, на которую ведёт ссылка, и её поля.</translation>
    </message>
    <message>
        <source>Not a number, and infinity.</source>
        <translation>Не число и бесконечность.</translation>
    </message>
    <message>
        <source>1 and 0, for switches.</source>
        <translation>1 и 0, для переключателей.</translation>
    </message>
    <message>
        <source>Evaluates the part in brackets first.</source>
        <translation>Вместе, прежде того, что снаружи.</translation>
    </message>
    <message>
        <source>Names, values, texts and bytes in all encodings that contain the text.</source>
        <translation>Имена, значения, тексты и байты во всех кодировках, где есть текст.</translation>
    </message>
    <message>
        <source>Also cells and bytes that are the number, whole or real.</source>
        <translation>А также ячейки и байты, равные числу, целому или вещественному.</translation>
    </message>
    <message>
        <source>Also these bytes, two digits each.</source>
        <translation>А также эти байты, по две цифры.</translation>
    </message>
    <message>
        <source>Also these bytes in pairs of digits; ? is any digit.</source>
        <translation>А также эти байты парами цифр; ? — любая цифра.</translation>
    </message>
    <message>
        <source>%1 (at byte %2)</source>
        <translation>%1 (байт %2)</translation>
    </message>
    <message>
        <source>%1 (at byte %2 of space %3)</source>
        <translation>%1 (байт %2 области %3)</translation>
    </message>
    <message>
        <source>Omitted</source>
        <translation>Пропущенное</translation>
    </message>
    <message>
        <source>cube map %1</source>
        <translation>кубическая карта %1</translation>
    </message>
    <message>
        <source>light %1: reach</source>
        <translation>источник света %1: радиус действия</translation>
    </message>
    <message>
        <source>light %1</source>
        <translation>источник света %1</translation>
    </message>
    <message>
        <source>light %1 (%2): reach</source>
        <translation>источник света %1 (%2): радиус действия</translation>
    </message>
    <message>
        <source>light %1 (%2)</source>
        <translation>источник света %1 (%2)</translation>
    </message>
    <message>
        <source>light %1 (style %2): reach</source>
        <translation>источник света %1 (стиль %2): радиус действия</translation>
    </message>
    <message>
        <source>light %1 (style %2)</source>
        <translation>источник света %1 (стиль %2)</translation>
    </message>
    <message>
        <source>portal %1: area %2 to %3</source>
        <translation>портал %1: из области %2 в %3</translation>
    </message>
    <message>
        <source>body %1</source>
        <translation>тело %1</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>блок %1</translation>
    </message>
</context>
<context>
    <name>vitrine::base::NameTemplate</name>
    <message>
        <source>no unused name is left</source>
        <translation>свободных имён нет</translation>
    </message>
</context>
<context>
    <name>vitrine::exporting</name>
    <message>
        <source>glTF 2.0 scene, all in one file</source>
        <translation>Сцена glTF 2.0, всё в одном файле</translation>
    </message>
    <message>
        <source>Wavefront OBJ with MTL and images</source>
        <translation>Wavefront OBJ с MTL и картинками</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>записать нельзя: %1</translation>
    </message>
    <message>
        <source>this is not a regular file</source>
        <translation>это не обычный файл</translation>
    </message>
    <message>
        <source>it already exists (--force replaces it)</source>
        <translation>уже существует (--force заменяет)</translation>
    </message>
    <message>
        <source>this is a link</source>
        <translation>это ссылка</translation>
    </message>
    <message>
        <source>this is not a folder</source>
        <translation>это не папка</translation>
    </message>
    <message>
        <source>there is no folder %1</source>
        <translation>нет папки %1</translation>
    </message>
    <message>
        <source>Collecting triangles</source>
        <translation>Сбор треугольников</translation>
    </message>
    <message>
        <source>nothing to export: no surface is visible</source>
        <translation>экспортировать нечего: не показана ни одна поверхность</translation>
    </message>
    <message>
        <source>this exceeds the size limit of the format (2 GB)</source>
        <translation>это больше, чем вмещает такой файл (2 ГБ)</translation>
    </message>
    <message>
        <source>Encoding images</source>
        <translation>Кодирование картинок</translation>
    </message>
    <message>
        <source>the name must end in one of these: %1</source>
        <translation>нужно имя с одним из этих окончаний: %1</translation>
    </message>
    <message>
        <source>this is the opened file itself</source>
        <translation>это сам открытый файл</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Запись</translation>
    </message>
    <message>
        <source>it could not be written: %1</source>
        <translation>не удалось записать: %1</translation>
    </message>
    <message>
        <source>it has a different version</source>
        <translation>она другой версии</translation>
    </message>
    <message>
        <source>the export plugin cannot be loaded: %1</source>
        <translation>не удаётся загрузить часть программы, которая пишет такие файлы: %1</translation>
    </message>
    <message>
        <source>Collecting animations</source>
        <translation>Сбор анимаций</translation>
    </message>
    <message>
        <source>glTF 2.0 scene with separate data and images</source>
        <translation>Сцена glTF 2.0, данные и изображения рядом</translation>
    </message>
    <message>
        <source>Autodesk FBX, all in one file</source>
        <translation>Autodesk FBX, всё в одном файле</translation>
    </message>
    <message>
        <source>COLLADA with images</source>
        <translation>COLLADA с изображениями</translation>
    </message>
    <message>
        <source>Stanford PLY, triangles only</source>
        <translation>Stanford PLY, только треугольники</translation>
    </message>
    <message>
        <source>STL, triangles only</source>
        <translation>STL, только треугольники</translation>
    </message>
    <message>
        <source>this name leads outside the folder</source>
        <translation>это имя ведёт за пределы папки</translation>
    </message>
    <message>
        <source>this path has too many folders</source>
        <translation>в этом пути слишком много папок</translation>
    </message>
    <message numerus="yes">
        <source>%n animation(s)</source>
        <translation>
            <numerusform>%n анимация</numerusform>
            <numerusform>%n анимации</numerusform>
            <numerusform>%n анимаций</numerusform>
        </translation>
    </message>
    <message>
        <source>joints and blend shapes: the current pose is exported</source>
        <translation>суставы и формы: всё как сейчас</translation>
    </message>
    <message numerus="yes">
        <source>%n light(s)</source>
        <translation>
            <numerusform>%n источник света</numerusform>
            <numerusform>%n источника света</numerusform>
            <numerusform>%n источников света</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n camera(s)</source>
        <translation>
            <numerusform>%n камера</numerusform>
            <numerusform>%n камеры</numerusform>
            <numerusform>%n камер</numerusform>
        </translation>
    </message>
    <message>
        <source>properties of entities and other nodes</source>
        <translation>свойства энтити и других узлов</translation>
    </message>
    <message>
        <source>the node tree: everything stays in its place</source>
        <translation>дерево узлов: всё стоит на своих местах</translation>
    </message>
    <message>
        <source>materials and images</source>
        <translation>материалы и изображения</translation>
    </message>
    <message>
        <source>images other than base colours</source>
        <translation>изображения, кроме основного цвета</translation>
    </message>
    <message>
        <source>the light of lightmaps</source>
        <translation>свет карт освещения</translation>
    </message>
    <message>
        <source>the baked light of placed models</source>
        <translation>запечённый свет расставленных моделей</translation>
    </message>
    <message>
        <source>the sky behind the world</source>
        <translation>то, что стоит за миром</translation>
    </message>
    <message>
        <source>area lights and ambient light</source>
        <translation>площадные источники и рассеянный свет</translation>
    </message>
    <message>
        <source>animations of lights and cameras</source>
        <translation>изменения света и камер в анимациях</translation>
    </message>
    <message>
        <source>the motion of spring bones</source>
        <translation>качание пружинных костей</translation>
    </message>
    <message>
        <source>the folder cannot be created</source>
        <translation>не удаётся создать папку</translation>
    </message>
    <message>
        <source>Collecting light</source>
        <translation>Сбор света</translation>
    </message>
    <message>
        <source>the lightmaps do not fit in one image</source>
        <translation>карты освещения не помещаются на одно изображение</translation>
    </message>
    <message>
        <source>lightmaps as an image are only supported for .glb and .gltf</source>
        <translation>карты освещения в виде изображения возможны только с .glb и .gltf</translation>
    </message>
    <message>
        <source>Baking light</source>
        <translation>Рисование света</translation>
    </message>
    <message>
        <source>the surfaces do not fit in the light images</source>
        <translation>поверхности не помещаются на картинки их света</translation>
    </message>
    <message>
        <source>light in images needs a format that supports images</source>
        <translation>свет в картинках требует формата, в котором они есть</translation>
    </message>
    <message>
        <source>this format cannot store images there</source>
        <translation>у файлов этого формата картинки там не хранятся</translation>
    </message>
</context>
<context>
    <name>vitrine::filming</name>
    <message>
        <source>the WebP library has a different version</source>
        <translation>библиотека WebP другой версии</translation>
    </message>
    <message>
        <source>there is not enough memory for the video</source>
        <translation>для видео не хватает памяти</translation>
    </message>
    <message>
        <source>images of this format can have at most %1 pixels per side</source>
        <translation>стороны изображений этого вида — не более %1 пикселей</translation>
    </message>
    <message>
        <source>this folder cannot be created</source>
        <translation>эту папку нельзя создать</translation>
    </message>
    <message>
        <source>videos do not support transparency</source>
        <translation>видео не может быть прозрачным</translation>
    </message>
    <message>
        <source>the width and height of videos must be even</source>
        <translation>стороны видео — чётное число пикселей</translation>
    </message>
    <message>
        <source>images of this format do not support transparency</source>
        <translation>изображения этого вида не могут быть прозрачными</translation>
    </message>
    <message>
        <source>%1: a folder or a name like walk_####.png is expected (.%2)</source>
        <translation>%1: нужна папка или имя вида walk_####.png (.%2)</translation>
    </message>
    <message>
        <source>videos need ffmpeg, which is not installed; numbered images do not</source>
        <translation>видео делает ffmpeg, он не установлен; для нумерованных изображений ничего не нужно</translation>
    </message>
    <message>
        <source>ffmpeg ended unexpectedly</source>
        <translation>ffmpeg завершился раньше времени</translation>
    </message>
    <message>
        <source>ffmpeg failed</source>
        <translation>ffmpeg завершился с ошибкой</translation>
    </message>
</context>
<context>
    <name>vitrine::formats</name>
    <message>
        <source>Vitrine does not know the format of this file</source>
        <translation>Vitrine не знает формата этого файла</translation>
    </message>
    <message>
        <source>this is %1</source>
        <translation>это %1</translation>
    </message>
    <message>
        <source>this is %1, which Vitrine cannot open</source>
        <translation>это %1; такое Vitrine не открывает</translation>
    </message>
</context>
<context>
    <name>vitrine::image::ExrEncoder</name>
    <message>
        <source>it has a different version</source>
        <translation>она от другой версии</translation>
    </message>
    <message>
        <source>the OpenEXR plugin cannot be loaded: %1</source>
        <translation>не удаётся загрузить часть программы для изображений OpenEXR: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::render</name>
    <message>
        <source>there is not enough memory for the image</source>
        <translation>для изображения не хватает памяти</translation>
    </message>
</context>
<context>
    <name>vitrine::render::FilmPlan</name>
    <message>
        <source>the video would have more than %1 frames</source>
        <translation>в видео было бы больше %1 кадров</translation>
    </message>
</context>
<context>
    <name>vitrine::render::FrameCapture</name>
    <message>
        <source>OpenGL returned no image of the scene</source>
        <translation>OpenGL не выдал картинку сцены</translation>
    </message>
</context>
<context>
    <name>vitrine::render::Graphics</name>
    <message>
        <source>no display: the program runs without a window system</source>
        <translation>нет дисплея: программа запущена без оконной системы</translation>
    </message>
    <message>
        <source>no OpenGL: the window system &apos;%1&apos; provides no context</source>
        <translation>нет OpenGL: оконная система «%1» не даёт контекста</translation>
    </message>
    <message>
        <source>no OpenGL: its context cannot be used on &apos;%1&apos;</source>
        <translation>нет OpenGL: его контекст нельзя использовать в «%1»</translation>
    </message>
    <message>
        <source>OpenGL 3.3 is required; available: %1</source>
        <translation>нужен OpenGL 3.3; имеется: %1</translation>
    </message>
    <message>
        <source>%1 (try --software for software rendering)</source>
        <translation>%1 (с --software рисует процессор)</translation>
    </message>
</context>
<context>
    <name>vitrine::render::OffscreenRenderer</name>
    <message>
        <source>an image of %1x%2 pixels cannot be drawn</source>
        <translation>картинку в %1x%2 пикселей нарисовать нельзя</translation>
    </message>
</context>
<context>
    <name>vitrine::render::PictureSeries</name>
    <message>
        <source>the file has no viewpoints</source>
        <translation>в файле нет точек обзора</translation>
    </message>
    <message>
        <source>the file has no spawn points</source>
        <translation>в файле нет точек появления</translation>
    </message>
</context>
<context>
    <name>vitrine::tracing::Overview</name>
    <message>
        <source>nothing to draw is visible</source>
        <translation>не показано ничего, что можно нарисовать</translation>
    </message>
    <message>
        <source>at %1 metres per pixel, the image would have %2x%3 pixels</source>
        <translation>при %1 м на пиксель изображение было бы %2x%3 пикселей</translation>
    </message>
    <message>
        <source>overview texts are only supported for maps whose z axis points up</source>
        <translation>текст к обзору бывает у карт, у которых z смотрит вверх</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ActionListModel</name>
    <message>
        <source>Command</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Сочетание</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::AnimationActions</name>
    <message>
        <source>Animation</source>
        <translation>Анимация</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Воспроизвести</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Остановить</translation>
    </message>
    <message>
        <source>Stop the animation and go to its first frame</source>
        <translation>Закончить анимацию и вернуться к её первому кадру</translation>
    </message>
    <message>
        <source>&amp;Loop</source>
        <translation>&amp;Зациклить</translation>
    </message>
    <message>
        <source>F&amp;irst Frame</source>
        <translation>Пе&amp;рвый кадр</translation>
    </message>
    <message>
        <source>Go to the first frame</source>
        <translation>Перейти к первому кадру</translation>
    </message>
    <message>
        <source>P&amp;revious Frame</source>
        <translation>Пр&amp;едыдущий кадр</translation>
    </message>
    <message>
        <source>Go back one frame</source>
        <translation>Вернуться на один кадр</translation>
    </message>
    <message>
        <source>&amp;Next Frame</source>
        <translation>&amp;Следующий кадр</translation>
    </message>
    <message>
        <source>Go forward one frame</source>
        <translation>Перейти на один кадр вперёд</translation>
    </message>
    <message>
        <source>L&amp;ast Frame</source>
        <translation>Пос&amp;ледний кадр</translation>
    </message>
    <message>
        <source>Go to the last frame</source>
        <translation>Перейти к последнему кадру</translation>
    </message>
    <message>
        <source>Pre&amp;vious Animation</source>
        <translation>Пре&amp;дыдущая анимация</translation>
    </message>
    <message>
        <source>Select the previous animation in the list</source>
        <translation>Выбрать анимацию выше по списку</translation>
    </message>
    <message>
        <source>Ne&amp;xt Animation</source>
        <translation>След&amp;ующая анимация</translation>
    </message>
    <message>
        <source>Select the next animation in the list</source>
        <translation>Выбрать анимацию ниже по списку</translation>
    </message>
    <message>
        <source>Sl&amp;ower</source>
        <translation>&amp;Медленнее</translation>
    </message>
    <message>
        <source>Play more slowly</source>
        <translation>Воспроизводить медленнее</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>&amp;Быстрее</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>Воспроизводить быстрее</translation>
    </message>
    <message>
        <source>Nor&amp;mal Speed</source>
        <translation>&amp;Нормальная скорость</translation>
    </message>
    <message>
        <source>Play at normal speed</source>
        <translation>Воспроизводить с обычной скоростью</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Пауза</translation>
    </message>
    <message>
        <source>Play or pause the animation, flickering lights and springs</source>
        <translation>Воспроизводить анимацию и всё, что само мерцает или качается, либо остановить всё на месте</translation>
    </message>
    <message>
        <source>Play &amp;Once</source>
        <translation>Воспроизвести &amp;один раз</translation>
    </message>
    <message>
        <source>Play animations of this kind once and stop at the end</source>
        <translation>Воспроизводить анимации этого вида один раз и оставаться в конце</translation>
    </message>
    <message>
        <source>Repeat animations of this kind from the start</source>
        <translation>Начинать анимации этого вида заново после их окончания</translation>
    </message>
    <message>
        <source>&amp;Back and Forth</source>
        <translation>&amp;Туда и обратно</translation>
    </message>
    <message>
        <source>Play animations of this kind forwards and backwards repeatedly</source>
        <translation>Воспроизводить анимации этого вида до конца и обратно к началу, снова и снова</translation>
    </message>
    <message>
        <source>Change &amp;Repeat</source>
        <translation>Сменить &amp;повтор</translation>
    </message>
    <message>
        <source>Switch to the next repeat mode: once, loop, back and forth. Each kind of animation has its own mode.</source>
        <translation>Перейти к следующему способу повтора: один раз, по кругу, туда и обратно; хранится отдельно для анимаций, рассчитанных на разный повтор</translation>
    </message>
    <message>
        <source>Previous Mar&amp;k</source>
        <translation>Предыдущая отмет&amp;ка</translation>
    </message>
    <message>
        <source>Go to the previous mark in the file</source>
        <translation>Вернуться к предыдущей отметке: заметке, которая есть там в файле</translation>
    </message>
    <message>
        <source>N&amp;ext Mark</source>
        <translation>Следу&amp;ющая отметка</translation>
    </message>
    <message>
        <source>Go to the next mark in the file</source>
        <translation>Перейти к следующей отметке: заметке, которая есть там в файле</translation>
    </message>
    <message>
        <source>Repea&amp;t</source>
        <translation>Пов&amp;тор</translation>
    </message>
    <message>
        <source>Pause &amp;Lights and Springs</source>
        <translation>Остановить свет &amp;и пружины</translation>
    </message>
    <message>
        <source>Pause or run flickering lights and springs</source>
        <translation>Остановить мерцающий свет и качающиеся пружины или продолжить</translation>
    </message>
    <message>
        <source>Run &amp;Lights and Springs</source>
        <translation>&amp;Запустить свет и пружины</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::AnimationListModel</name>
    <message>
        <source>%1 s</source>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Кадры</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Длительность</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n кадр</numerusform>
            <numerusform>%n кадра</numerusform>
            <numerusform>%n кадров</numerusform>
        </translation>
    </message>
    <message>
        <source>back and forth</source>
        <translation>туда и обратно</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::AppearancePage</name>
    <message>
        <source>Appearance</source>
        <translation>Внешний вид</translation>
    </message>
    <message>
        <source>&amp;Reduce motion</source>
        <translation>&amp;Меньше движения</translation>
    </message>
    <message>
        <source>Follow desktop</source>
        <translation>Как на рабочем столе</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Цвета:</translation>
    </message>
    <message>
        <source>&amp;Text size:</source>
        <translation>Размер &amp;текста:</translation>
    </message>
    <message>
        <source>Relative to the desktop&apos;s text size.</source>
        <translation>Относительно рабочего стола.</translation>
    </message>
    <message>
        <source>Turns off motion that you did not start. Lights do not flicker and springs do not swing until you run them. Panels appear and disappear at once.</source>
        <translation>Не движется ничего, чего не двигаете вы: свет не мерцает и пружины не качаются, пока вы не разрешите, а панели появляются и исчезают сразу.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::BatchController</name>
    <message>
        <source>Files Already Exist</source>
        <translation>Файлы уже есть</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n file(s) already exist in the folder.</source>
        <translation>
            <numerusform>%1 из %n файла уже в папке.</numerusform>
            <numerusform>%1 из %n файлов уже в папке.</numerusform>
            <numerusform>%1 из %n файлов уже в папке.</numerusform>
        </translation>
    </message>
    <message>
        <source>Over&amp;write</source>
        <translation>&amp;Перезаписать</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <translation>П&amp;ропустить</translation>
    </message>
    <message>
        <source>Folder for Images</source>
        <translation>Папка для изображений</translation>
    </message>
    <message>
        <source>Folder for Exported Files</source>
        <translation>Папка для экспортированных файлов</translation>
    </message>
    <message>
        <source>Folder for Textures</source>
        <translation>Папка для текстур</translation>
    </message>
    <message>
        <source>Folder for Unpacked Files</source>
        <translation>Папка для распакованных файлов</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::BatchDialog</name>
    <message>
        <source>Process Files</source>
        <translation>Обработка файлов</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Files that could not be processed</source>
        <translation>Файлы, которые не удалось обработать</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 из %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written to %1</source>
        <translation>
            <numerusform>%n файл записан в %1</numerusform>
            <numerusform>%n файла записаны в %1</numerusform>
            <numerusform>%n файлов записаны в %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be processed:</source>
        <translation>
            <numerusform>не удалось обработать %n файл:</numerusform>
            <numerusform>не удалось обработать %n файла:</numerusform>
            <numerusform>не удалось обработать %n файлов:</numerusform>
        </translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>отменено</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are incomplete:</source>
        <translation>
            <numerusform>%n из них неполон:</numerusform>
            <numerusform>%n из них неполны:</numerusform>
            <numerusform>%n из них неполны:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::BatchRun</name>
    <message>
        <source>vitrine-cli is missing or has a different version</source>
        <translation>vitrine-cli отсутствует или другой версии</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>причина не указана</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::BlockDialog</name>
    <message>
        <source>Select Block</source>
        <translation>Выбрать блок</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>В&amp;ыбрать</translation>
    </message>
    <message>
        <source>S&amp;tart:</source>
        <translation>&amp;Начало:</translation>
    </message>
    <message>
        <source>&amp;Length:</source>
        <translation>&amp;Длина:</translation>
    </message>
    <message>
        <source>0x40c + 16*7, +0x10 from the cursor, end-16</source>
        <translation>0x40c + 16*7, +0x10 от курсора, end-16</translation>
    </message>
    <message>
        <source>A number of bytes: 16, 0x10, 4*(8+8)</source>
        <translation>Количество байтов: 16, 0x10, 4*(8+8)</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 — %2</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::BookmarkActions</name>
    <message>
        <source>Go</source>
        <translation>Переход</translation>
    </message>
    <message>
        <source>&amp;Add Bookmark</source>
        <translation>&amp;Добавить закладку</translation>
    </message>
    <message>
        <source>Save the current view as a bookmark</source>
        <translation>Сохранить текущий вид как закладку</translation>
    </message>
    <message>
        <source>Set Bookmark &amp;%1</source>
        <translation>Поставить закладку &amp;%1</translation>
    </message>
    <message>
        <source>Save the current view under a digit</source>
        <translation>Запомнить нынешний вид под цифрой</translation>
    </message>
    <message>
        <source>Go to Bookmark &amp;%1</source>
        <translation>Перейти к закладке &amp;%1</translation>
    </message>
    <message>
        <source>Go to the view saved under a digit</source>
        <translation>Перейти к виду закладки с этой цифрой</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Поставить</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::BookmarkController</name>
    <message>
        <source>Bookmarks (*.json)</source>
        <translation>Закладки (*.json)</translation>
    </message>
    <message>
        <source>Export Bookmarks</source>
        <translation>Экспорт закладок</translation>
    </message>
    <message>
        <source>Import Bookmarks</source>
        <translation>Импорт закладок</translation>
    </message>
    <message>
        <source>View %1</source>
        <translation>Вид %1</translation>
    </message>
    <message>
        <source>The view was saved as “%1”.</source>
        <translation>Вид сохранён как «%1».</translation>
    </message>
    <message>
        <source>The bookmarks could not be saved: %1</source>
        <translation>Не удалось записать закладки: %1</translation>
    </message>
    <message>
        <source>%1 contains no bookmarks.</source>
        <translation>В %1 нет закладок.</translation>
    </message>
    <message>
        <source>The view was saved as “%1”, for %2.</source>
        <translation>Вид сохранён как «%1», для %2.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::BookmarkPanel</name>
    <message>
        <source>Bookmarks of this file</source>
        <translation>Закладки этого файла</translation>
    </message>
    <message>
        <source>Go to the view of this bookmark</source>
        <translation>Показать этот вид</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Добавить</translation>
    </message>
    <message>
        <source>Save the current view</source>
        <translation>Запомнить нынешний вид</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Пере&amp;именовать</translation>
    </message>
    <message>
        <source>Rename the bookmark</source>
        <translation>Дать другое имя</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>&amp;Вверх</translation>
    </message>
    <message>
        <source>Move the bookmark up</source>
        <translation>Переместить вверх</translation>
    </message>
    <message>
        <source>Move D&amp;own</source>
        <translation>В&amp;низ</translation>
    </message>
    <message>
        <source>Move the bookmark down</source>
        <translation>Переместить вниз</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Экспорт…</translation>
    </message>
    <message>
        <source>Export all bookmarks to a file</source>
        <translation>Записать все в файл</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>И&amp;мпорт…</translation>
    </message>
    <message>
        <source>Add bookmarks from a file</source>
        <translation>Добавить закладки из файла</translation>
    </message>
    <message>
        <source>&amp;Go to This View</source>
        <translation>&amp;Перейти к этому виду</translation>
    </message>
    <message>
        <source>Delete the bookmark</source>
        <translation>Удалить эту закладку</translation>
    </message>
    <message>
        <source>Digit %1</source>
        <translation>Цифра %1</translation>
    </message>
    <message>
        <source>No bookmarks yet. “Add” saves the current view.</source>
        <translation>Закладок пока нет. «Добавить» запомнит нынешний вид.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::BrowserActions</name>
    <message>
        <source>Go</source>
        <translation>Переход</translation>
    </message>
    <message>
        <source>File Bro&amp;wser</source>
        <translation>Обо&amp;зреватель файлов</translation>
    </message>
    <message>
        <source>Show the file browser in the middle of the window</source>
        <translation>Файлы обозревателя в середине окна</translation>
    </message>
    <message>
        <source>&amp;Keep Camera Between Files</source>
        <translation>Сохранять ка&amp;меру между файлами</translation>
    </message>
    <message>
        <source>Keep the camera position when another file is opened</source>
        <translation>Смотреть предыдущий и следующий файл оттуда, где камера</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::BrowserCommands</name>
    <message>
        <source>Add to Favourites</source>
        <translation>Добавить в избранное</translation>
    </message>
    <message>
        <source>Copy Paths</source>
        <translation>Копировать пути</translation>
    </message>
    <message>
        <source>Export Selected as glTF…</source>
        <translation>Экспортировать выбранное в glTF…</translation>
    </message>
    <message>
        <source>Export Selected as OBJ…</source>
        <translation>Экспортировать выбранное в OBJ…</translation>
    </message>
    <message>
        <source>Save Images of Selected…</source>
        <translation>Сохранить изображения выбранного…</translation>
    </message>
    <message>
        <source>Remove from Favourites</source>
        <translation>Убрать из избранного</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Save Textures of Selected…</source>
        <translation>Сохранить текстуры выбранного…</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::BrowserModel</name>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Формат</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>belongs to %1</source>
        <translation>относится к «%1»</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>unsupported format</source>
        <translation>формат не поддерживается</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>не читается: %1</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Треугольники</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Расположение</translation>
    </message>
    <message>
        <source>parts of it could not be read</source>
        <translation>часть файла не удалось прочитать</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::BrowserPanel</name>
    <message>
        <source>Filter</source>
        <translation>Фильтр</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>Фильтр: %1</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Файлы</translation>
    </message>
    <message>
        <source>Dropped files</source>
        <translation>Перетащенные файлы</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n файл</numerusform>
            <numerusform>%n файла</numerusform>
            <numerusform>%n файлов</numerusform>
        </translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>поиск…</translation>
    </message>
    <message>
        <source>Show dependent files</source>
        <translation>Показывать связанные файлы</translation>
    </message>
    <message>
        <source>Also show maps and other files that are opened with a titled file</source>
        <translation>Карты и другие файлы, которые открываются вместе с файлом, имеющим название</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Вверх</translation>
    </message>
    <message>
        <source>Go to the parent folder, or out of the archive</source>
        <translation>Выйти из этой папки или из архива</translation>
    </message>
    <message>
        <source>Up: go to the parent folder, or out of the archive (%1)</source>
        <translation>Вверх: выйти из этой папки или из архива (%1)</translation>
    </message>
    <message>
        <source>Show Contents</source>
        <translation>Показать содержимое</translation>
    </message>
    <message>
        <source>List the files inside this archive or map</source>
        <translation>Показать файлы, упакованные в этот файл — архив или карту</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n file(s)</source>
        <translation>
            <numerusform>%1 из %n файла</numerusform>
            <numerusform>%1 из %n файлов</numerusform>
            <numerusform>%1 из %n файлов</numerusform>
        </translation>
    </message>
    <message>
        <source>Show Thumbnails</source>
        <translation>Показывать миниатюры</translation>
    </message>
    <message>
        <source>Show a small image next to each file name</source>
        <translation>Небольшая картинка рядом с именем каждого файла</translation>
    </message>
    <message>
        <source>Show Thumbnails: show a small image next to each file name</source>
        <translation>Показывать миниатюры: небольшая картинка рядом с именем каждого файла</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Сортировка</translation>
    </message>
    <message>
        <source>Show Tiles</source>
        <translation>Показать плитки</translation>
    </message>
    <message>
        <source>Show Tiles: show images instead of a list (%1)</source>
        <translation>Показать плитки: изображения вместо списка (%1)</translation>
    </message>
    <message>
        <source>Show Favourites</source>
        <translation>Показать избранное</translation>
    </message>
    <message>
        <source>Show Favourites: show favourite files and folders next to the list</source>
        <translation>Показать избранное: файлы и папки, к которым хочется вернуться, рядом со списком</translation>
    </message>
    <message>
        <source>Large Preview Under Pointer</source>
        <translation>Крупный просмотр под указателем</translation>
    </message>
    <message>
        <source>Search in Files</source>
        <translation>Искать в файлах</translation>
    </message>
    <message>
        <source>Search in Files: also search file contents, such as materials, classes and titles</source>
        <translation>Искать в файлах: искать слова и в содержимом файлов - материалах, классах, названиях</translation>
    </message>
    <message>
        <source>Stop Searching</source>
        <translation>Остановить поиск</translation>
    </message>
    <message>
        <source>Size of tiles</source>
        <translation>Размер плиток</translation>
    </message>
    <message>
        <source>“%1” is not valid</source>
        <translation>«%1» — неверный фильтр</translation>
    </message>
    <message numerus="yes">
        <source>searching %n file(s)…</source>
        <translation>
            <numerusform>просматривается %n файл…</numerusform>
            <numerusform>просматриваются %n файла…</numerusform>
            <numerusform>просматриваются %n файлов…</numerusform>
        </translation>
    </message>
    <message>
        <source>Words or properties of files: &quot;format:bsp&quot;, &quot;size&gt;1M&quot;. F1 lists everything.</source>
        <translation>Слова или свойства файлов: &quot;format:bsp&quot;, &quot;size&gt;1M&quot;. F1 показывает всё.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::BrowserViews</name>
    <message>
        <source>Files</source>
        <translation>Файлы</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ByteActions</name>
    <message>
        <source>Bytes</source>
        <translation>Байты</translation>
    </message>
    <message>
        <source>&amp;Find Bytes…</source>
        <translation>Найти ба&amp;йты…</translation>
    </message>
    <message>
        <source>Search the shown bytes for a pattern, a text or a number</source>
        <translation>Искать в показанных байтах образец, текст или число</translation>
    </message>
    <message>
        <source>Find Ne&amp;xt Bytes</source>
        <translation>Найти с&amp;ледующие байты</translation>
    </message>
    <message>
        <source>Go to the next match after the cursor</source>
        <translation>Перейти от курсора к следующему совпадению поиска в байтах</translation>
    </message>
    <message>
        <source>Find P&amp;revious Bytes</source>
        <translation>Найти п&amp;редыдущие байты</translation>
    </message>
    <message>
        <source>Go to the previous match before the cursor</source>
        <translation>Перейти от курсора к предыдущему совпадению поиска в байтах</translation>
    </message>
    <message>
        <source>&amp;Go to Offset…</source>
        <translation>Перейти к &amp;смещению…</translation>
    </message>
    <message>
        <source>Go to an offset given as an expression</source>
        <translation>Перейти к месту в байтах, записанному выражением</translation>
    </message>
    <message>
        <source>&amp;Select Block…</source>
        <translation>Выбрать бло&amp;к…</translation>
    </message>
    <message>
        <source>Select bytes by start and length, given as expressions</source>
        <translation>Выбрать байты по началу и количеству, заданным выражениями</translation>
    </message>
    <message>
        <source>Add Byte Boo&amp;kmark</source>
        <translation>&amp;Добавить закладку байтов</translation>
    </message>
    <message>
        <source>Add a named bookmark for the selected bytes</source>
        <translation>Дать выбранным байтам имя, чтобы вернуться к ним</translation>
    </message>
    <message>
        <source>Byte B&amp;ookmarks</source>
        <translation>Закладк&amp;и байтов</translation>
    </message>
    <message>
        <source>List the byte bookmarks of this file</source>
        <translation>Показать список байтов этого файла, у которых есть имя</translation>
    </message>
    <message>
        <source>Copy as &amp;Hexadecimal</source>
        <translation>Копировать как &amp;шестнадцатеричные</translation>
    </message>
    <message>
        <source>Copy the selected bytes as hexadecimal digits</source>
        <translation>Скопировать выбранные байты шестнадцатеричными цифрами</translation>
    </message>
    <message>
        <source>Copy as &amp;Text</source>
        <translation>Копировать как &amp;текст</translation>
    </message>
    <message>
        <source>Copy the selected bytes as text, with dots for unprintable bytes</source>
        <translation>Скопировать выбранные байты как текст, с точками вместо прочего</translation>
    </message>
    <message>
        <source>Copy as C &amp;Array</source>
        <translation>Копировать как &amp;массив C</translation>
    </message>
    <message>
        <source>Copy the selected bytes as an array for C and C++</source>
        <translation>Скопировать выбранные байты как массив для C и C++</translation>
    </message>
    <message>
        <source>Copy as &amp;Python</source>
        <translation>Копировать как &amp;Python</translation>
    </message>
    <message>
        <source>Copy the selected bytes as a Python bytes literal</source>
        <translation>Скопировать выбранные байты как bytes для Python</translation>
    </message>
    <message>
        <source>Copy as Base&amp;64</source>
        <translation>Копировать как Base&amp;64</translation>
    </message>
    <message>
        <source>Copy the selected bytes in Base64</source>
        <translation>Скопировать выбранные байты в Base64</translation>
    </message>
    <message>
        <source>&amp;Colour by Structure</source>
        <translation>&amp;Окрашивать по структуре</translation>
    </message>
    <message>
        <source>Colour bytes by section and field, and hatch unreferenced bytes</source>
        <translation>Окрасить байты по разделам и полям и заштриховать те, на которые ничто не указывает</translation>
    </message>
    <message>
        <source>Show All &amp;Values</source>
        <translation>Показать все &amp;значения</translation>
    </message>
    <message>
        <source>Show the bytes interpreted as every type, in both byte orders</source>
        <translation>Показать рядом с байтами их значения для всех типов и обоих порядков байтов</translation>
    </message>
    <message>
        <source>Big-&amp;Endian Values</source>
        <translation>Значени&amp;я от старшего байта</translation>
    </message>
    <message>
        <source>Interpret the values at the cursor as big-endian</source>
        <translation>Читать значения под курсором, начиная со старшего байта</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ByteBookmarkModel</name>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>The file no longer contains these bytes</source>
        <translation>В файле больше нет этих байтов</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Смещение</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пространство</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ByteBookmarkPanel</name>
    <message>
        <source>Byte bookmarks of this file</source>
        <translation>Закладки байтов этого файла</translation>
    </message>
    <message>
        <source>&amp;Go to Bytes</source>
        <translation>Пере&amp;йти</translation>
    </message>
    <message>
        <source>Select the bytes of this bookmark</source>
        <translation>Выбрать эти байты</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Добавить</translation>
    </message>
    <message>
        <source>Add a named bookmark for the selected bytes</source>
        <translation>Дать выбранным байтам имя</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Переи&amp;меновать</translation>
    </message>
    <message>
        <source>Rename the bookmark</source>
        <translation>Дать закладке другое имя</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>Delete the bookmark</source>
        <translation>Удалить закладку</translation>
    </message>
    <message>
        <source>No bookmarks yet. “Add” gives the selected bytes a name.</source>
        <translation>Закладок пока нет. «Добавить» даст имя выбранным байтам.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ByteFinder</name>
    <message>
        <source>Matches in the bytes</source>
        <translation>Совпадения в байтах</translation>
    </message>
    <message>
        <source>Stopped; %1</source>
        <translation>Остановлено; %1</translation>
    </message>
    <message>
        <source>Searching… %1</source>
        <translation>Идёт поиск… %1</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Идёт поиск…</translation>
    </message>
    <message>
        <source>More than %1 found; only the first are listed</source>
        <translation>Найдено больше %1; показаны первые</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Ничего не найдено</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>Найдено: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>%1, wrapped around</source>
        <translation>%1, через край</translation>
    </message>
    <message>
        <source>Searching in bytes</source>
        <translation>Поиск в байтах</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ByteMatchModel</name>
    <message>
        <source>Offset</source>
        <translation>Смещение</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Байты</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Part of</source>
        <translation>Часть чего</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ByteSearchBar</name>
    <message>
        <source>Search in bytes</source>
        <translation>Поиск в байтах</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Закрыть поиск</translation>
    </message>
    <message>
        <source>Type of the search text</source>
        <translation>Тип искомого</translation>
    </message>
    <message>
        <source>Encoding of the text</source>
        <translation>Кодировка текста</translation>
    </message>
    <message>
        <source>Ignore case</source>
        <translation>Не учитывать регистр</translation>
    </message>
    <message>
        <source>Type of the number</source>
        <translation>Тип числа</translation>
    </message>
    <message>
        <source>Byte order of the number</source>
        <translation>Порядок байтов числа</translation>
    </message>
    <message>
        <source>Tolerance of the number</source>
        <translation>Допуск числа</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Ход поиска</translation>
    </message>
    <message>
        <source>Stop searching</source>
        <translation>Остановить поиск</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Байты</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Число</translation>
    </message>
    <message>
        <source>Little-endian</source>
        <translation>Little-endian</translation>
    </message>
    <message>
        <source>Big-endian</source>
        <translation>Big-endian</translation>
    </message>
    <message>
        <source>“%1” is not a valid tolerance</source>
        <translation>«%1» — неверный допуск</translation>
    </message>
    <message>
        <source>Bytes or text</source>
        <translation>Байты или текст</translation>
    </message>
    <message>
        <source>4D 5A ?? 0? or text</source>
        <translation>4D 5A ?? 0? или текст</translation>
    </message>
    <message>
        <source>As text:</source>
        <translation>Как текст:</translation>
    </message>
    <message>
        <source>As bytes:</source>
        <translation>Как байты:</translation>
    </message>
    <message>
        <source>These bytes, as pairs of hexadecimal digits.</source>
        <translation>Эти байты: пары шестнадцатеричных цифр.</translation>
    </message>
    <message>
        <source>Any digit; ?? is any byte.</source>
        <translation>Любая цифра; ?? — любой байт.</translation>
    </message>
    <message>
        <source>text</source>
        <translation>текст</translation>
    </message>
    <message>
        <source>Any other text, in the chosen encoding.</source>
        <translation>Всё, что не шестнадцатеричное, — текст в этой кодировке.</translation>
    </message>
    <message>
        <source>This text in the encoding.</source>
        <translation>Этот текст в выбранной кодировке.</translation>
    </message>
    <message>
        <source>number</source>
        <translation>число</translation>
    </message>
    <message>
        <source>This number in the type and byte order.</source>
        <translation>Это число в выбранном типе и порядке байтов.</translation>
    </message>
    <message>
        <source>The same in hexadecimal digits.</source>
        <translation>То же шестнадцатеричными цифрами.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::CentralPages</name>
    <message>
        <source>There is no 3D view: %1.

Structure, records and bytes are in the panels.</source>
        <translation>Трёхмерного вида нет: %1.

Структура, записи и байты — в панелях.</translation>
    </message>
    <message>
        <source>This file has no 3D view.

Structure, records and bytes are in the panels.</source>
        <translation>У этого файла нет трёхмерного вида.

Структура, записи и байты — в панелях.</translation>
    </message>
    <message>
        <source>This is an archive. It has no 3D view of its own.

Its files are in the browser. Double-click a file to open it, or a folder to show its contents.</source>
        <translation>Это архив: сам по себе он не рисуется.

Его файлы — в обозревателе; дважды щёлкните файл, чтобы открыть его, или папку, чтобы заглянуть в неё.</translation>
    </message>
    <message>
        <source>This file is shown as bytes only.

The panels Bytes and Structure Map show strings, embedded files and entropy.</source>
        <translation>Это только байты файла.

Чем они могут быть, видно в панелях «Байты» и «Карта структуры»: строки, файлы внутри, энтропия.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ColumnChooser</name>
    <message>
        <source>&amp;Hide Column</source>
        <translation>&amp;Скрыть столбец</translation>
    </message>
    <message>
        <source>Hide this column in all tables of such records</source>
        <translation>Скрыть этот столбец во всех таблицах таких записей</translation>
    </message>
    <message>
        <source>&amp;Show All Columns</source>
        <translation>&amp;Показать все столбцы</translation>
    </message>
    <message>
        <source>Show all columns, in the order of the file</source>
        <translation>Показать все столбцы в порядке файла</translation>
    </message>
    <message>
        <source>Show or hide this column</source>
        <translation>Показать или скрыть этот столбец</translation>
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
        <translation>Значение</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Записи</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Доля</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>Команды</translation>
    </message>
    <message>
        <source>Type a command</source>
        <translation>Введите команду</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::CompareChooser</name>
    <message>
        <source>Compare With</source>
        <translation>Сравнить с</translation>
    </message>
    <message>
        <source>&amp;Compare the current file with:</source>
        <translation>&amp;Сравнить показанный файл с:</translation>
    </message>
    <message>
        <source>Other open documents</source>
        <translation>Другие открытые документы</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>С&amp;равнить</translation>
    </message>
    <message>
        <source>Another &amp;File…</source>
        <translation>Другой &amp;файл…</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::CompareController</name>
    <message>
        <source>Compare With</source>
        <translation>Сравнить с</translation>
    </message>
    <message>
        <source>Files of the same format (%1)</source>
        <translation>Файлы того же формата (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::CompareDialog</name>
    <message>
        <source>Compare %1 with %2</source>
        <translation>Сравнение %1 и %2</translation>
    </message>
    <message>
        <source>Progress of the comparison</source>
        <translation>Ход сравнения</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Отмена</translation>
    </message>
    <message>
        <source>&amp;Wipe</source>
        <translation>&amp;Шторка</translation>
    </message>
    <message>
        <source>Show one image over the other, with a divider to drag</source>
        <translation>Одна картинка поверх другой, с линией, которую можно двигать</translation>
    </message>
    <message>
        <source>Si&amp;de by Side</source>
        <translation>&amp;Рядом</translation>
    </message>
    <message>
        <source>Show both images, from one camera</source>
        <translation>Обе картинки целиком, из одной камеры</translation>
    </message>
    <message>
        <source>D&amp;ifference</source>
        <translation>Р&amp;азность</translation>
    </message>
    <message>
        <source>Show the absolute difference of the two images: black where they are equal</source>
        <translation>Абсолютная разность двух картинок: чёрная там, где они равны</translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <translation>&amp;Цвета</translation>
    </message>
    <message>
        <source>Highlight additions in green, removals in red and changes in amber</source>
        <translation>Зелёный — добавленное, красный — удалённое, жёлтый — изменённое</translation>
    </message>
    <message>
        <source>Values of the chosen difference</source>
        <translation>Значения выбранного отличия</translation>
    </message>
    <message>
        <source>&amp;Frame</source>
        <translation>&amp;Показать</translation>
    </message>
    <message>
        <source>Bring the difference into view</source>
        <translation>Посмотреть на отличие</translation>
    </message>
    <message>
        <source>&amp;Go to Item</source>
        <translation>П&amp;ерейти к элементу</translation>
    </message>
    <message>
        <source>Select the item in the main window, if that shows one of the two files</source>
        <translation>Выбрать в окне, если оно показывает один из двух файлов</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>Copy all differences to the clipboard</source>
        <translation>Скопировать все отличия в буфер обмена</translation>
    </message>
    <message>
        <source>As &amp;Text</source>
        <translation>Как &amp;текст</translation>
    </message>
    <message>
        <source>As &amp;JSON</source>
        <translation>Как &amp;JSON</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Сохранить…</translation>
    </message>
    <message>
        <source>Save all differences as text or JSON</source>
        <translation>Сохранить все отличия как текст или JSON</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>The images are equal</source>
        <translation>Картинки одинаковы</translation>
    </message>
    <message>
        <source>%1 % of the pixels differ</source>
        <translation>Отличаются %1 % пикселей</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Сохранено: %1</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Чтение</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>До: %1</translation>
    </message>
    <message>
        <source>After: %1</source>
        <translation>После: %1</translation>
    </message>
    <message>
        <source>There is no 3D view of both files</source>
        <translation>Трёхмерный вид есть не у обоих файлов</translation>
    </message>
    <message>
        <source>Copying the differences</source>
        <translation>Копирование отличий</translation>
    </message>
    <message>
        <source>Differences copied to the clipboard.</source>
        <translation>Отличия в буфере обмена</translation>
    </message>
    <message>
        <source>differences</source>
        <translation>differences</translation>
    </message>
    <message>
        <source>Save Differences</source>
        <translation>Сохранить отличия</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
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
        <translation>Не удаётся открыть %1: %2</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>Comparing %1 with %2</source>
        <translation>Сравнение %1 и %2</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ComparedPictures</name>
    <message>
        <source>3D view of the first file</source>
        <translation>3D-вид первого файла</translation>
    </message>
    <message>
        <source>3D view of the second file</source>
        <translation>3D-вид второго файла</translation>
    </message>
    <message>
        <source>Divider between the two images</source>
        <translation>Линия между двумя картинками</translation>
    </message>
    <message>
        <source>Drag or use the arrow keys to move the divider</source>
        <translation>Потяните, чтобы видеть больше одной или другой; стрелки тоже двигают её</translation>
    </message>
    <message>
        <source>Difference of the two images</source>
        <translation>Разность двух картинок</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ConnectionModel</name>
    <message>
        <source>to</source>
        <translation>к</translation>
    </message>
    <message>
        <source>from</source>
        <translation>от</translation>
    </message>
    <message>
        <source>No entity of the file has this name</source>
        <translation>В файле нет энтити с таким именем</translation>
    </message>
    <message>
        <source>Known only to the running game</source>
        <translation>Кто это, знает только запущенная игра</translation>
    </message>
    <message>
        <source>%1: no entity has this name</source>
        <translation>%1: нет энтити с таким именем</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Направление</translation>
    </message>
    <message>
        <source>Output or Key</source>
        <translation>Выход или ключ</translation>
    </message>
    <message>
        <source>Entity</source>
        <translation>Энтити</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Вход</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Когда</translation>
    </message>
    <message>
        <source>%1 (known at run time)</source>
        <translation>%1 (известно только во время игры)</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ContentActions</name>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>&amp;Mount Folder…</source>
        <translation>&amp;Подключить папку…</translation>
    </message>
    <message>
        <source>Search a folder for missing files, such as the game&apos;s folder</source>
        <translation>Искать отсутствующие файлы в папке, например в папке игры</translation>
    </message>
    <message>
        <source>Mount &amp;Archive…</source>
        <translation>Подключить &amp;архив…</translation>
    </message>
    <message>
        <source>Search an archive for missing files</source>
        <translation>Искать отсутствующие файлы в архиве</translation>
    </message>
    <message>
        <source>&amp;Locate Missing File…</source>
        <translation>&amp;Указать отсутствующий файл…</translation>
    </message>
    <message>
        <source>Choose the location of the selected missing file. Other missing files are searched for there too.</source>
        <translation>Указать, где находится файл, выбранный среди отсутствующих; остальные тоже ищутся там</translation>
    </message>
    <message>
        <source>&amp;Copy Missing Files</source>
        <translation>Копировать &amp;список отсутствующих файлов</translation>
    </message>
    <message>
        <source>Copy the list of missing files as text</source>
        <translation>Скопировать список отсутствующих файлов как текст</translation>
    </message>
    <message>
        <source>Search &amp;Paths…</source>
        <translation>&amp;Места поиска…</translation>
    </message>
    <message>
        <source>Show where referenced files are searched for</source>
        <translation>Где ищутся файлы, на которые ссылается этот файл</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ControlGroup</name>
    <message>
        <source>Reset: %1</source>
        <translation>Сбросить: %1</translation>
    </message>
    <message>
        <source>Reset the controls of this group to the file&apos;s values</source>
        <translation>Вернуть настройки этой группы к значениям из файла</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>развёрнута</translation>
    </message>
    <message>
        <source>collapsed</source>
        <translation>свёрнута</translation>
    </message>
    <message>
        <source>and %1 more: filter by name</source>
        <translation>и ещё %1: отфильтруйте по имени</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ControlTexts</name>
    <message>
        <source>Double-click or press Delete to reset to the file&apos;s value</source>
        <translation>Двойной щелчок или Delete: вернуть значение из файла</translation>
    </message>
    <message>
        <source>Show only this expression, in full. Click again to turn it off.</source>
        <translation>Только это выражение, полностью; ещё раз — выключить</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ControlsPanel</name>
    <message>
        <source>Controls</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>No adjustable options</source>
        <translation>Нет настраиваемых параметров</translation>
    </message>
    <message>
        <source>Reset all controls to the file&apos;s values</source>
        <translation>Вернуть все настройки к значениям из файла</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Фильтр</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>Фильтр: %1</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>Сбросить всё</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::CrashOffer</name>
    <message>
        <source>Vitrine closed unexpectedly. A report was saved on this computer. Nothing was sent.</source>
        <translation>Работа Vitrine была неожиданно прервана. Отчёт сохранён на этом компьютере. Ничего не отправлено.</translation>
    </message>
    <message>
        <source>Show Report</source>
        <translation>Показать отчёт</translation>
    </message>
    <message>
        <source>Crash Report</source>
        <translation>Отчёт о сбое</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Сохранён как %1</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Удалить</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::CursorValues</name>
    <message>
        <source>Values at the cursor</source>
        <translation>Значения под курсором</translation>
    </message>
    <message>
        <source>%1, %2 bytes</source>
        <translation>%1, байтов: %2</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DamageNotice</name>
    <message>
        <source>Show Problems</source>
        <translation>Показать проблемы</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DamageSummary</name>
    <message>
        <source>This file is only partly shown: %1.</source>
        <translation>Файл показан не полностью: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n more problem(s) were found.</source>
        <translation>
            <numerusform>Найдена ещё %n проблема.</numerusform>
            <numerusform>Найдено ещё %n проблемы.</numerusform>
            <numerusform>Найдено ещё %n проблем.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DarkNotice</name>
    <message>
        <source>Baked light is nearly dark here: shown %1x brighter.</source>
        <translation>Запечённый свет здесь почти тёмный: показано в %1 раз ярче.</translation>
    </message>
    <message>
        <source>As Baked</source>
        <translation>Как запечено</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DataActions</name>
    <message>
        <source>Data</source>
        <translation>Данные</translation>
    </message>
    <message>
        <source>Save &amp;Records As…</source>
        <translation>Сохранить &amp;записи как…</translation>
    </message>
    <message>
        <source>Save Selected Ro&amp;ws As…</source>
        <translation>Сохранить выбранные &amp;строки как…</translation>
    </message>
    <message>
        <source>Copy &amp;Cells</source>
        <translation>Копировать &amp;ячейки</translation>
    </message>
    <message>
        <source>Copy Rows as &amp;Tab-Separated Text</source>
        <translation>Копировать строки как текст с &amp;табуляцией</translation>
    </message>
    <message>
        <source>Copy Rows as CS&amp;V</source>
        <translation>Копировать строки как CS&amp;V</translation>
    </message>
    <message>
        <source>Copy Rows as &amp;JSON</source>
        <translation>Копировать строки как &amp;JSON</translation>
    </message>
    <message>
        <source>Save Bytes of &amp;Section As…</source>
        <translation>Сохранить байты се&amp;кции как…</translation>
    </message>
    <message>
        <source>Save the bytes of the selected section, decoded</source>
        <translation>Сохранить байты выбранной секции в распакованном виде</translation>
    </message>
    <message>
        <source>Save Selected &amp;Bytes As…</source>
        <translation>Сохранить выбранные &amp;байты как…</translation>
    </message>
    <message>
        <source>Save the bytes that are selected in the byte view</source>
        <translation>Сохранить байты, выбранные в панели байтов</translation>
    </message>
    <message>
        <source>Save Who&amp;le Byte Space As…</source>
        <translation>Сохранить всё &amp;пространство байтов как…</translation>
    </message>
    <message>
        <source>Save the byte space of the byte view: the file, or data decoded from it</source>
        <translation>Сохранить всё пространство байтов, показанное в панели: файл или распакованное из него</translation>
    </message>
    <message>
        <source>Save &amp;Entities As…</source>
        <translation>Сохранить &amp;энтити как…</translation>
    </message>
    <message>
        <source>Save the entities of the world with their keys and values</source>
        <translation>Сохранить энтити мира с их ключами и значениями</translation>
    </message>
    <message>
        <source>Save &amp;Decoded Copy As…</source>
        <translation>Сохранить &amp;распакованную копию как…</translation>
    </message>
    <message>
        <source>Save a copy of the file with all compressed parts decoded</source>
        <translation>Сохранить тот же файл, распаковав в нём всё сжатое</translation>
    </message>
    <message>
        <source>Save &amp;Pattern for ImHex As…</source>
        <translation>Сохранить &amp;шаблон для ImHex как…</translation>
    </message>
    <message>
        <source>Save the layouts and offsets of the records for the hex editor ImHex</source>
        <translation>Сохранить строение записей и их места для hex-редактора ImHex</translation>
    </message>
    <message>
        <source>Save the shown records as CSV, JSON or tab-separated text, with raw values</source>
        <translation>Сохранить показанные записи как CSV, JSON или текст с табуляцией, с числами из файла</translation>
    </message>
    <message>
        <source>Save the selected rows of the table as CSV, JSON or tab-separated text, with raw values</source>
        <translation>Сохранить выбранные строки таблицы как CSV, JSON или текст с табуляцией, с числами из файла</translation>
    </message>
    <message>
        <source>Copy the selected cells of the table as shown, for spreadsheets</source>
        <translation>Копировать выбранные ячейки таблицы так, как они показаны, — для электронных таблиц</translation>
    </message>
    <message>
        <source>Copy the selected rows with a header and raw values, for spreadsheets</source>
        <translation>Копировать выбранные строки с заголовком и числами из файла — для электронных таблиц</translation>
    </message>
    <message>
        <source>Copy the selected rows with a header and raw values, as comma-separated values</source>
        <translation>Копировать выбранные строки с заголовком и числами из файла, значения через запятую</translation>
    </message>
    <message>
        <source>Copy the selected rows as a JSON array of objects, with raw values</source>
        <translation>Копировать выбранные строки как массив объектов JSON, с числами из файла</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DataController</name>
    <message>
        <source>Comma-separated values</source>
        <translation>Значения через запятую</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Tab-separated values</source>
        <translation>Значения через табуляцию</translation>
    </message>
    <message>
        <source>Save Records</source>
        <translation>Сохранение записей</translation>
    </message>
    <message>
        <source>Save Selected Rows</source>
        <translation>Сохранение выбранных строк</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Все файлы</translation>
    </message>
    <message>
        <source>Save Bytes</source>
        <translation>Сохранение байтов</translation>
    </message>
    <message>
        <source>Entities in the game&apos;s format</source>
        <translation>Энтити в том виде, как в игре</translation>
    </message>
    <message>
        <source>Save Entities</source>
        <translation>Сохранение энтити</translation>
    </message>
    <message>
        <source>Save Decoded Copy</source>
        <translation>Сохранение распакованной копии</translation>
    </message>
    <message>
        <source>Save Pattern</source>
        <translation>Сохранение шаблона</translation>
    </message>
    <message>
        <source>Pattern for ImHex</source>
        <translation>Шаблон для ImHex</translation>
    </message>
    <message>
        <source>The selection is too large for the clipboard. Save the rows to a file instead.</source>
        <translation>Выделение слишком велико для буфера обмена. Сохраните строки в файл.</translation>
    </message>
    <message>
        <source>Copying records</source>
        <translation>Копирование записей</translation>
    </message>
    <message>
        <source>Selected records copied to the clipboard.</source>
        <translation>Выбранные записи — в буфере обмена.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DataInspector</name>
    <message numerus="yes">
        <source>%1 (%n byte(s))</source>
        <translation>
            <numerusform>%1 (%n байт)</numerusform>
            <numerusform>%1 (%n байта)</numerusform>
            <numerusform>%1 (%n байт)</numerusform>
        </translation>
    </message>
    <message>
        <source>bits</source>
        <translation>биты</translation>
    </message>
    <message>
        <source>16 bits</source>
        <translation>16 бит</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Сумма</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DataSaver</name>
    <message>
        <source>Writing %1</source>
        <translation>Запись: %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Save Data</source>
        <translation>Сохранение данных</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::Destination</name>
    <message>
        <source>The camera goes to these coordinates of the file.</source>
        <translation>Камера переходит к этим координатам файла.</translation>
    </message>
    <message>
        <source>The camera goes to the position that a game&apos;s console prints.</source>
        <translation>Камера переходит туда, куда указывает консоль игры.</translation>
    </message>
    <message>
        <source>section number</source>
        <translation>раздел номер</translation>
    </message>
    <message>
        <source>A record is selected, by its section and number.</source>
        <translation>Выбирается запись по разделу и номеру.</translation>
    </message>
    <message>
        <source>folder/section</source>
        <translation>папка/раздел</translation>
    </message>
    <message>
        <source>A section is selected.</source>
        <translation>Выбирается раздел.</translation>
    </message>
    <message>
        <source>A view link is opened.</source>
        <translation>Открывается ссылка на вид.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>имя</translation>
    </message>
    <message>
        <source>Frames the item with this name, from the list below.</source>
        <translation>В кадр берётся объект с этим именем из списка ниже.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DifferenceList</name>
    <message>
        <source>Filter</source>
        <translation>Фильтр</translation>
    </message>
    <message>
        <source>Filter the differences</source>
        <translation>Фильтр отличий</translation>
    </message>
    <message>
        <source>+ &amp;added</source>
        <translation>+ &amp;новые</translation>
    </message>
    <message>
        <source>- &amp;removed</source>
        <translation>- &amp;удалены</translation>
    </message>
    <message>
        <source>~ &amp;changed</source>
        <translation>~ и&amp;зменены</translation>
    </message>
    <message>
        <source>&gt; &amp;moved</source>
        <translation>&gt; пере&amp;мещены</translation>
    </message>
    <message>
        <source>Items that only moved within the file</source>
        <translation>То же самое, но в другом месте файла</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Отличия</translation>
    </message>
    <message>
        <source>No differences</source>
        <translation>Отличий нет</translation>
    </message>
    <message>
        <source>No differences match the filter</source>
        <translation>Нет отличий, подходящих под фильтр</translation>
    </message>
    <message>
        <source>%1 of %2 differences</source>
        <translation>Отличий: %1 из %2</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DifferenceModel</name>
    <message>
        <source>Difference</source>
        <translation>Отличие</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Изменение</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DockedPanels</name>
    <message>
        <source>Outline</source>
        <translation>Обзор</translation>
    </message>
    <message>
        <source>The scene and the structure of the file</source>
        <translation>Сцена и структура файла</translation>
    </message>
    <message>
        <source>Browser</source>
        <translation>Обозреватель</translation>
    </message>
    <message>
        <source>Files that can be opened, by folder</source>
        <translation>Что можно открыть в папке</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Свойства</translation>
    </message>
    <message>
        <source>Properties of the selection</source>
        <translation>Что известно о выбранном</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Options of the file</source>
        <translation>Что позволяет настроить файл</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Записи</translation>
    </message>
    <message>
        <source>The records of the selected section</source>
        <translation>Записи выбранной секции</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Байты</translation>
    </message>
    <message>
        <source>Bytes of the file and of data decoded from it</source>
        <translation>Байты файла и того, что из него распаковано</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Проблемы</translation>
    </message>
    <message>
        <source>Damage and other problems of the file</source>
        <translation>Повреждения и другие проблемы файла</translation>
    </message>
    <message>
        <source>Missing Files</source>
        <translation>Отсутствующие файлы</translation>
    </message>
    <message>
        <source>Files that were not found, where they are used and where they may be</source>
        <translation>Какие файлы не найдены, кому они нужны и где могут быть</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Шкала времени</translation>
    </message>
    <message>
        <source>Animations and their current time</source>
        <translation>Анимации и текущее место в них</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Элементы</translation>
    </message>
    <message>
        <source>Values of sections with named members</source>
        <translation>Что записано в секции с именованными данными, значение за значением</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Проблемы (%1)</translation>
    </message>
    <message>
        <source>Missing Files (%1)</source>
        <translation>Отсутствующие файлы (%1)</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Закладки</translation>
    </message>
    <message>
        <source>Saved views of this file</source>
        <translation>Сохранённые виды этого файла</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Search names, values, records and bytes</source>
        <translation>Всё, что содержит текст: имена, значения, записи, байты</translation>
    </message>
    <message>
        <source>Structure Map</source>
        <translation>Карта структуры</translation>
    </message>
    <message>
        <source>All bytes by section, unreferenced bytes, strings and embedded files</source>
        <translation>Все байты по разделам, байты без ссылок, строки и файлы внутри</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>Измерения</translation>
    </message>
    <message>
        <source>Values measured in this file, for copying</source>
        <translation>Что измерено в этом файле, для копирования</translation>
    </message>
    <message>
        <source>Entities</source>
        <translation>Энтити</translation>
    </message>
    <message>
        <source>Entities of a map by class, with their connections and invalid references</source>
        <translation>Энтити карты по классам, с их связями и неверными ссылками</translation>
    </message>
    <message>
        <source>Map Statistics</source>
        <translation>Статистика карты</translation>
    </message>
    <message>
        <source>Costs of a map by material, model and leaf, and its limits</source>
        <translation>Чего стоит карта по материалам, моделям и листьям, и её пределы</translation>
    </message>
    <message>
        <source>File Strip</source>
        <translation>Лента файлов</translation>
    </message>
    <message>
        <source>Thumbnails of the files next to the open one</source>
        <translation>Соседние файлы в виде изображений</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::Docks</name>
    <message>
        <source>Panels</source>
        <translation>Панели</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DocumentActions</name>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>&amp;New Tab</source>
        <translation>Новая вк&amp;ладка</translation>
    </message>
    <message>
        <source>Show the start page in a new tab</source>
        <translation>Показать начальную страницу в отдельной вкладке</translation>
    </message>
    <message>
        <source>Open files in new tabs</source>
        <translation>Открыть файлы рядом с открытым</translation>
    </message>
    <message>
        <source>Reload &amp;When Changed</source>
        <translation>Перезагружать при &amp;изменении</translation>
    </message>
    <message>
        <source>Reload the file when it or a referenced file changes, and keep the view</source>
        <translation>Читать файл заново, сохраняя вид, как только изменится он или файл, на который он ссылается</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>Close the document and, if there are others, its tab</source>
        <translation>Закрыть документ, а если есть другие, то и его вкладку</translation>
    </message>
    <message>
        <source>Reopen Closed Ta&amp;b</source>
        <translation>Вернуть закрытую вкладк&amp;у</translation>
    </message>
    <message>
        <source>Reopen the last closed document with its view</source>
        <translation>Снова открыть последний закрытый документ таким, каким он был оставлен</translation>
    </message>
    <message>
        <source>&amp;Move Tab to New Window</source>
        <translation>Пе&amp;ренести вкладку в новое окно</translation>
    </message>
    <message>
        <source>Move the document to a new window</source>
        <translation>Показать документ в отдельном окне</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Переход</translation>
    </message>
    <message>
        <source>Next &amp;Tab</source>
        <translation>Следующая вкл&amp;адка</translation>
    </message>
    <message>
        <source>Switch to the tab on the right</source>
        <translation>Показать документ во вкладке справа</translation>
    </message>
    <message>
        <source>Previo&amp;us Tab</source>
        <translation>Предыдущая вкла&amp;дка</translation>
    </message>
    <message>
        <source>Switch to the tab on the left</source>
        <translation>Показать документ во вкладке слева</translation>
    </message>
    <message>
        <source>O&amp;pen in New Tab…</source>
        <translation>Открыть в новой вкла&amp;дке…</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DocumentLoader</name>
    <message>
        <source>Preparing for picking</source>
        <translation>Подготовка к выбору мышью</translation>
    </message>
    <message>
        <source>The search for materials and textures was cancelled.</source>
        <translation>Поиск материалов и текстур отменён.</translation>
    </message>
    <message>
        <source>Searching for missing files</source>
        <translation>Поиск отсутствующих файлов</translation>
    </message>
    <message>
        <source>Choosing a view</source>
        <translation>Выбор вида</translation>
    </message>
    <message>
        <source>Building layers</source>
        <translation>Построение слоёв</translation>
    </message>
    <message>
        <source>The additions to the scene cannot be shown: %1</source>
        <translation>Добавленное в сцену нельзя показать: %1</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>Открывается %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DocumentMenus</name>
    <message>
        <source>&amp;Layers</source>
        <translation>С&amp;лои</translation>
    </message>
    <message>
        <source>Viewpoint %1</source>
        <translation>Точка обзора %1</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Перейти к %1</translation>
    </message>
    <message>
        <source>Show or hide this layer</source>
        <translation>Показать или скрыть этот слой</translation>
    </message>
    <message>
        <source>&amp;Spawn Points and Cameras</source>
        <translation>&amp;Точки появления и камеры</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Без имени</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (с %2 по %3)</translation>
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
        <translation>нет трёхмерного вида: %1</translation>
    </message>
    <message>
        <source>There is no 3D view of %1: %2</source>
        <translation>Нет трёхмерного вида для %1: %2</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1 не удаётся открыть: %2</translation>
    </message>
    <message>
        <source>cannot be opened: %1</source>
        <translation>не открывается: %1</translation>
    </message>
    <message>
        <source>Vitrine</source>
        <translation>Vitrine</translation>
    </message>
    <message>
        <source>Show as Bytes</source>
        <translation>Показать как байты</translation>
    </message>
    <message>
        <source>This document could not be completed: %1.</source>
        <translation>Не удалось дополнить этот документ: %1.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DocumentTabBar</name>
    <message>
        <source>Open documents</source>
        <translation>Открытые документы</translation>
    </message>
    <message>
        <source>New Tab</source>
        <translation>Новая вкладка</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>Close &amp;Others</source>
        <translation>Закрыть &amp;остальные</translation>
    </message>
    <message>
        <source>Copy &amp;Path</source>
        <translation>Копировать п&amp;уть</translation>
    </message>
    <message>
        <source>Show in &amp;Folder</source>
        <translation>Показать в &amp;папке</translation>
    </message>
    <message>
        <source>&amp;Move to New Window</source>
        <translation>Перенести в &amp;новое окно</translation>
    </message>
    <message>
        <source>Close Tab</source>
        <translation>Закрыть вкладку</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DragController</name>
    <message>
        <source>A temporary folder for the dragged files cannot be created: %1</source>
        <translation>Нет временной папки для перетаскиваемого: %1</translation>
    </message>
    <message>
        <source>%1 cannot be created: %2</source>
        <translation>%1 создать не удалось: %2</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DropChoice</name>
    <message>
        <source>Dropped files</source>
        <translation>Что было перетащено</translation>
    </message>
    <message>
        <source>&amp;Mount for %1</source>
        <translation>&amp;Подключить для «%1»</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Открыть</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>О&amp;тмена</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::EditActions</name>
    <message>
        <source>Edit</source>
        <translation>Правка</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Настройки…</translation>
    </message>
    <message>
        <source>Change language, colours, mouse, shortcuts, game folders and memory</source>
        <translation>Язык, цвета, мышь, клавиши, папки игр, память</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>О&amp;тменить</translation>
    </message>
    <message>
        <source>Undo the last change of view or selection</source>
        <translation>Отменить последнее изменение показанного или выделенного</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>Redo the last undone change</source>
        <translation>Сделать снова последнее отменённое изменение</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::EmbeddedPage</name>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>%1; its end is unknown</source>
        <translation>%1; конец неизвестен</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Open the file in a new tab</source>
        <translation>Открыть файл в новой вкладке</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>Сохранить как…</translation>
    </message>
    <message>
        <source>Save the bytes of the file</source>
        <translation>Сохранить байты файла</translation>
    </message>
    <message>
        <source>Embedded files</source>
        <translation>Вложенные файлы</translation>
    </message>
    <message>
        <source>The file is in decoded bytes. Save it first, then open it.</source>
        <translation>Файл лежит в декодированных байтах: сначала сохраните его, затем откройте</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Открыть</translation>
    </message>
    <message>
        <source>&amp;Save As…</source>
        <translation>&amp;Сохранить как…</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::EmptyListNote</name>
    <message>
        <source>Open a Folder…</source>
        <translation>Открыть папку…</translation>
    </message>
    <message>
        <source>or drop one here</source>
        <translation>или перетащите её сюда</translation>
    </message>
    <message>
        <source>No folder is open.</source>
        <translation>Папка не открыта.</translation>
    </message>
    <message>
        <source>There are no files here that can be opened.</source>
        <translation>Здесь нет ничего, что можно открыть.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::EntityModel</name>
    <message>
        <source>Some of these refer to entities that do not exist</source>
        <translation>Некоторые из них ссылаются на энтити, которых нет в файле</translation>
    </message>
    <message numerus="yes">
        <source>%n reference(s) to entities that do not exist</source>
        <translation>
            <numerusform>%n ссылка на энтити, которых нет</numerusform>
            <numerusform>%n ссылки на энтити, которых нет</numerusform>
            <numerusform>%n ссылок на энтити, которых нет</numerusform>
        </translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Класс</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Ключи</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::EntityPanel</name>
    <message>
        <source>Filter entities</source>
        <translation>Фильтр энтити</translation>
    </message>
    <message>
        <source>Key, value or key=value</source>
        <translation>Ключ, значение или ключ=значение</translation>
    </message>
    <message>
        <source>Only entities with invalid references</source>
        <translation>Только энтити с неверными ссылками</translation>
    </message>
    <message>
        <source>Show only entities that refer to entities that do not exist</source>
        <translation>Показывать только энтити, ссылающиеся на несуществующие</translation>
    </message>
    <message>
        <source>Entities by class</source>
        <translation>Энтити по классам</translation>
    </message>
    <message>
        <source>Outputs and inputs of the entity</source>
        <translation>Выходы и входы энтити</translation>
    </message>
    <message>
        <source>The file has no entity text</source>
        <translation>В файле нет текста энтити</translation>
    </message>
    <message>
        <source>Reading the entities…</source>
        <translation>Чтение энтити…</translation>
    </message>
    <message>
        <source>%1 of %2 entities</source>
        <comment>shown, all</comment>
        <translation>%1 из %2 энтити</translation>
    </message>
    <message numerus="yes">
        <source>%n invalid connection(s)</source>
        <translation>
            <numerusform>%n связь ведёт в никуда</numerusform>
            <numerusform>%n связи ведут в никуда</numerusform>
            <numerusform>%n связей ведут в никуда</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy Text</source>
        <translation>&amp;Копировать текст</translation>
    </message>
    <message>
        <source>Copy the entity, or all shown entities of its class, as text of the file</source>
        <translation>Копирует энтити или все показанные энтити её класса в том виде, в каком они в тексте файла</translation>
    </message>
    <message>
        <source>Copy as &amp;JSON</source>
        <translation>Копировать как &amp;JSON</translation>
    </message>
    <message>
        <source>Copy the entity, or all shown entities of its class, as JSON</source>
        <translation>Копирует энтити или все показанные энтити её класса в виде JSON</translation>
    </message>
    <message>
        <source>Entities whose keys or values contain all words: &quot;light style=32 target=&quot;. F1 lists everything.</source>
        <translation>Энтити, в ключах или значениях которых есть все слова: &quot;light style=32 target=&quot;. F1 показывает всё.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ExportController</name>
    <message>
        <source>textures that are still being searched for</source>
        <translation>текстуры, которые ещё ищутся</translation>
    </message>
    <message>
        <source>%1 was exported without: %2</source>
        <translation>%1 записан без следующего: %2</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Экспорт</translation>
    </message>
    <message>
        <source>Content that the file will not include</source>
        <translation>Чего не будет в файле</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>Ход экспорта</translation>
    </message>
    <message>
        <source>Visible scene</source>
        <translation>Видимая сцена</translation>
    </message>
    <message>
        <source>Whole scene, with hidden items</source>
        <translation>Вся сцена со скрытым</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Выделение</translation>
    </message>
    <message>
        <source>Do not export</source>
        <translation>Не экспортировать</translation>
    </message>
    <message>
        <source>As vertex colours</source>
        <translation>Как цвета вершин</translation>
    </message>
    <message>
        <source>As an image of all lightmaps, with a script for Blender</source>
        <translation>Как картинка всех карт освещения, со сценарием для Blender</translation>
    </message>
    <message>
        <source>Baked into unlit textures</source>
        <translation>Запечь в текстуры без освещения</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>В файле</translation>
    </message>
    <message>
        <source>In a folder next to it</source>
        <translation>В папке рядом с ним</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Формат:</translation>
    </message>
    <message>
        <source>&amp;What to export:</source>
        <translation>&amp;Что экспортировать:</translation>
    </message>
    <message>
        <source>Baked &amp;light:</source>
        <translation>Запечённый &amp;свет:</translation>
    </message>
    <message>
        <source>I&amp;mages:</source>
        <translation>&amp;Картинки:</translation>
    </message>
    <message>
        <source>Ch&amp;oose…</source>
        <translation>В&amp;ыбрать…</translation>
    </message>
    <message>
        <source>F&amp;ile:</source>
        <translation>Ф&amp;айл:</translation>
    </message>
    <message numerus="yes">
        <source>Selection: %n surface(s)</source>
        <translation>
            <numerusform>Выделение: %n поверхность</numerusform>
            <numerusform>Выделение: %n поверхности</numerusform>
            <numerusform>Выделение: %n поверхностей</numerusform>
        </translation>
    </message>
    <message>
        <source>The file will include everything.</source>
        <translation>В файле будет всё.</translation>
    </message>
    <message>
        <source>The file will not include:</source>
        <translation>В файле не будет:</translation>
    </message>
    <message>
        <source>The file already exists. Replace it?</source>
        <translation>Файл уже существует. Заменить?</translation>
    </message>
    <message>
        <source>Cancelling</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ExportRun</name>
    <message>
        <source>The scene could not be exported as %1: %2</source>
        <translation>Не удалось экспортировать сцену как %1: %2</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>Экспорт: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FavouritesList</name>
    <message>
        <source>Favourites</source>
        <translation>Избранное</translation>
    </message>
    <message>
        <source>Remove from Favourites</source>
        <translation>Убрать из избранного</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FieldText</name>
    <message>
        <source>%1: %2 at offset %3</source>
        <translation>%1: %2 по смещению %3</translation>
    </message>
    <message>
        <source>Refers to %1. Double-click, press Enter or Ctrl+click to follow.</source>
        <translation>Ведёт к %1: двойной щелчок, Enter или Ctrl+щелчок.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FigureTexts</name>
    <message>
        <source>Materials</source>
        <translation>Материалы</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Модели</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Листья</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Пределы</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Проверки</translation>
    </message>
    <message>
        <source>Unused</source>
        <translation>Не используется</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Треугольники</translation>
    </message>
    <message>
        <source>Surfaces</source>
        <translation>Поверхности</translation>
    </message>
    <message>
        <source>Lightmaps</source>
        <translation>Карты освещения</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>Материал</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Модель</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>Экземпляры</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>Лист</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Кластер</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Предел</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Использовано</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Максимум</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Доля</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Проверка</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Раздел</translation>
    </message>
    <message>
        <source>leaf %1</source>
        <translation>лист %1</translation>
    </message>
    <message>
        <source>Initially shown: %1 triangles, %2 surfaces, %3 of lightmaps</source>
        <translation>Показано вначале: %1 треугольников, %2 поверхностей, %3 карт освещения</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>в %1</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Повреждения</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Где</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Число</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>неизвестно</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Всего</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FileActions</name>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Открыть…</translation>
    </message>
    <message>
        <source>Open a map, a model or another file</source>
        <translation>Открыть карту, модель или другой файл</translation>
    </message>
    <message>
        <source>Open &amp;Folder…</source>
        <translation>Открыть &amp;папку…</translation>
    </message>
    <message>
        <source>List all files in a folder that can be opened</source>
        <translation>Показать всё, что можно открыть в папке</translation>
    </message>
    <message>
        <source>Read the file again and keep the view</source>
        <translation>Прочитать файл заново, сохранив вид</translation>
    </message>
    <message>
        <source>Save &amp;Screenshot</source>
        <translation>&amp;Сохранить снимок</translation>
    </message>
    <message>
        <source>Save the 3D view as a PNG file</source>
        <translation>Сохранить картинку в файл PNG</translation>
    </message>
    <message>
        <source>&amp;Copy Image</source>
        <translation>&amp;Копировать картинку</translation>
    </message>
    <message>
        <source>Copy the 3D view to the clipboard</source>
        <translation>Скопировать картинку в буфер обмена</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Выход</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>Закрыть это окно</translation>
    </message>
    <message>
        <source>R&amp;eload</source>
        <translation>П&amp;ерезагрузить</translation>
    </message>
    <message>
        <source>Save Image &amp;As…</source>
        <translation>Сохранить к&amp;артинку как…</translation>
    </message>
    <message>
        <source>Save an image of another size, with smooth edges or a transparent background</source>
        <translation>Сохранить картинку в другом размере, сглаженной или с прозрачным фоном</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>&amp;Экспорт…</translation>
    </message>
    <message>
        <source>Save all textures of the scene as images</source>
        <translation>Сохранить каждую текстуру сцены как изображение</translation>
    </message>
    <message>
        <source>Unpac&amp;k Files…</source>
        <translation>Распаковать &amp;файлы…</translation>
    </message>
    <message>
        <source>Save the files inside the archive or map</source>
        <translation>Сохранить файлы, которые содержит архив или карта</translation>
    </message>
    <message>
        <source>Sa&amp;ve Textures…</source>
        <translation>Со&amp;хранить текстуры…</translation>
    </message>
    <message>
        <source>Save V&amp;ideo…</source>
        <translation>Сохранить видеофа&amp;йл…</translation>
    </message>
    <message>
        <source>Save a turntable, a flight through the bookmarks or an animation as images or a video</source>
        <translation>Сохранить облёт, путь по закладкам или анимацию как изображения или видео</translation>
    </message>
    <message>
        <source>Write geometry and textures for other programs: glTF, FBX, COLLADA, OBJ, PLY or STL</source>
        <translation>Записать геометрию и текстуры для других программ: glTF, FBX, COLLADA, OBJ, PLY или STL</translation>
    </message>
    <message>
        <source>Open As File T&amp;ype…</source>
        <translation>Открыть с вы&amp;бором типа…</translation>
    </message>
    <message>
        <source>Open a file in a chosen format, or as bytes only</source>
        <translation>Открыть файл в выбранном формате или только как байты</translation>
    </message>
    <message>
        <source>Open A&amp;gain As…</source>
        <translation>Открыть е&amp;щё раз как…</translation>
    </message>
    <message>
        <source>Open the current file in another format, or as bytes only</source>
        <translation>Прочитать показанный файл в другом формате или показать только его байты</translation>
    </message>
    <message>
        <source>Compare Wit&amp;h…</source>
        <translation>Сравнить с дру&amp;гим…</translation>
    </message>
    <message>
        <source>Show the differences between this file and another of its format</source>
        <translation>Показать списком и на картинке, чем этот файл отличается от другого того же формата</translation>
    </message>
    <message>
        <source>Show the differences to the previous version of the file</source>
        <translation>Показать списком и на картинке, что изменилось с предыдущего чтения файла</translation>
    </message>
    <message>
        <source>Compare With Version Before Reload</source>
        <translation>Отличия от прежней версии (до перезагрузки)</translation>
    </message>
    <message>
        <source>Choose how the current file is read, and read it again</source>
        <translation>Выбрать, как читается показанный файл, и прочитать его заново</translation>
    </message>
    <message>
        <source>Reading Options…</source>
        <translation>Параметры чтения…</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FileController</name>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>Открыть папку</translation>
    </message>
    <message>
        <source>Open As File Type</source>
        <translation>Открыть с выбором типа</translation>
    </message>
    <message>
        <source>This is the last file of its folder.</source>
        <translation>Это последний файл в папке.</translation>
    </message>
    <message>
        <source>This is the first file of its folder.</source>
        <translation>Это первый файл в папке.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FileQuery</name>
    <message>
        <source>The text is in name, path, title, format or game.</source>
        <translation>Текст есть в имени, пути, названии, формате или игре.</translation>
    </message>
    <message>
        <source>The text is in the name of the file.</source>
        <translation>Текст есть в имени файла.</translation>
    </message>
    <message>
        <source>The text is in the path below the listed folder.</source>
        <translation>Текст есть в пути внутри показанной папки.</translation>
    </message>
    <message>
        <source>The text is in the title that the file has.</source>
        <translation>Текст есть в названии, которое указано в файле.</translation>
    </message>
    <message>
        <source>The file is of the format.</source>
        <translation>Файл этого формата.</translation>
    </message>
    <message>
        <source>The file belongs to the game.</source>
        <translation>Файл относится к этой игре.</translation>
    </message>
    <message>
        <source>The text is in the file: in a material, class, title or animation.</source>
        <translation>Текст есть в файле: в материале, классе, названии или анимации.</translation>
    </message>
    <message>
        <source>broken: cannot be read, or only in part. archive: holds other files.</source>
        <translation>broken: не читается или читается частично. archive: содержит другие файлы.</translation>
    </message>
    <message>
        <source>Size of the file, also in k, M or G.</source>
        <translation>Размер файла, также в k, M или G.</translation>
    </message>
    <message>
        <source>Day, month or year in which the file was changed.</source>
        <translation>День, месяц или год изменения файла.</translation>
    </message>
    <message>
        <source>Number of triangles of the scene.</source>
        <translation>Число треугольников сцены.</translation>
    </message>
    <message>
        <source>word</source>
        <translation>слово</translation>
    </message>
    <message>
        <source>Words in quotes are one text.</source>
        <translation>Слова в кавычках — один текст.</translation>
    </message>
    <message>
        <source>One of several values.</source>
        <translation>Одно из нескольких значений.</translation>
    </message>
    <message>
        <source>A minus before a term inverts it.</source>
        <translation>Минус обращает любое условие.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FileStateNotice</name>
    <message>
        <source>%1 was deleted or moved. It is shown as it was last read.</source>
        <translation>Файл %1 удалён или перемещён. Он показан таким, каким был прочитан.</translation>
    </message>
    <message>
        <source>%1 was truncated on disk. It is shown as it was last read.</source>
        <translation>Файл %1 обрезан на диске. Он показан таким, каким был прочитан.</translation>
    </message>
    <message>
        <source>%1 is being written. It is shown as it was last read.</source>
        <translation>Файл %1 записывается. Он показан таким, каким был прочитан.</translation>
    </message>
    <message>
        <source>%1 has changed on disk. It is shown as it was last read.</source>
        <translation>Файл %1 изменён на диске. Он показан таким, каким был прочитан.</translation>
    </message>
    <message>
        <source>%1 (deleted) - Vitrine</source>
        <translation>%1 (удалён) - Vitrine</translation>
    </message>
    <message>
        <source>%1 (truncated) - Vitrine</source>
        <translation>%1 (обрезан) - Vitrine</translation>
    </message>
    <message>
        <source>%1 (being written) - Vitrine</source>
        <translation>%1 (записывается) - Vitrine</translation>
    </message>
    <message>
        <source>%1 (changed on disk) - Vitrine</source>
        <translation>%1 (изменён на диске) - Vitrine</translation>
    </message>
    <message>
        <source>%1 - Vitrine</source>
        <translation>%1 - Vitrine</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Перезагрузить</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FileStrip</name>
    <message>
        <source>Neighbouring files</source>
        <translation>Соседние файлы</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FilmDialog</name>
    <message>
        <source>Play the &amp;animation</source>
        <translation>&amp;Анимация идёт</translation>
    </message>
    <message>
        <source>Save Video</source>
        <translation>Сохранить видео</translation>
    </message>
    <message>
        <source>Once around the scene</source>
        <translation>Один раз вокруг сцены</translation>
    </message>
    <message>
        <source>Once around the centre of the view</source>
        <translation>Один раз вокруг центра вида</translation>
    </message>
    <message numerus="yes">
        <source>Through the %n bookmarks</source>
        <translation>
            <numerusform>Через %n закладку</numerusform>
            <numerusform>Через %n закладки</numerusform>
            <numerusform>Через %n закладок</numerusform>
        </translation>
    </message>
    <message>
        <source>None (the camera stays in place)</source>
        <translation>Нет (камера неподвижна)</translation>
    </message>
    <message>
        <source>A path through bookmarks needs at least two bookmarks. A camera that stays in place needs an animation.</source>
        <translation>Для пути нужны хотя бы две закладки; для неподвижной камеры — анимация.</translation>
    </message>
    <message>
        <source>&amp;Camera path:</source>
        <translation>Путь &amp;камеры:</translation>
    </message>
    <message>
        <source>Frames per &amp;second:</source>
        <translation>Кадров в &amp;секунду:</translation>
    </message>
    <message>
        <source>F&amp;rames:</source>
        <translation>Ка&amp;дров:</translation>
    </message>
    <message>
        <source>Length:</source>
        <translation>Длительность:</translation>
    </message>
    <message>
        <source>Numbered images in a folder</source>
        <translation>Нумерованные изображения в папке</translation>
    </message>
    <message>
        <source>Animated image (WebP)</source>
        <translation>Одно анимированное изображение (WebP)</translation>
    </message>
    <message>
        <source>Video (%1)</source>
        <translation>Видео (%1)</translation>
    </message>
    <message>
        <source>Ch&amp;oose…</source>
        <translation>&amp;Выбрать…</translation>
    </message>
    <message>
        <source>For&amp;mat:</source>
        <translation>Фор&amp;мат:</translation>
    </message>
    <message>
        <source>F&amp;ile:</source>
        <translation>Фа&amp;йл:</translation>
    </message>
    <message>
        <source>&amp;Quality:</source>
        <translation>К&amp;ачество:</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 уже существует. Заменить?</translation>
    </message>
    <message>
        <source>Frame %1 of %2</source>
        <translation>Кадр %1 из %2</translation>
    </message>
    <message>
        <source>Video (needs the program ffmpeg)</source>
        <translation>Видео (нужна программа ffmpeg)</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FilmRun</name>
    <message>
        <source>The video could not be saved as %1: %2</source>
        <translation>Видео не удалось сохранить как %1: %2</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Сохранение: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FilterBar</name>
    <message>
        <source>Filter records</source>
        <translation>Фильтр записей</translation>
    </message>
    <message>
        <source>Progress of filtering and sorting</source>
        <translation>Ход фильтрации и сортировки</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Прервать</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>Позиция %1: %2</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>Фильтр: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FilteredTree</name>
    <message>
        <source>Filter</source>
        <translation>Фильтр</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>Фильтр: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FindActions</name>
    <message>
        <source>Go</source>
        <translation>Переход</translation>
    </message>
    <message>
        <source>Search for a name or a value among the members of a section</source>
        <translation>Искать имя или значение среди элементов секции</translation>
    </message>
    <message>
        <source>Find N&amp;ext</source>
        <translation>Найти след&amp;ующий</translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation>Найти п&amp;редыдущий</translation>
    </message>
    <message>
        <source>F&amp;ind…</source>
        <translation>Найт&amp;и…</translation>
    </message>
    <message>
        <source>Search all names, values, records and bytes</source>
        <translation>Искать в именах, значениях, записях и байтах всего открытого файла</translation>
    </message>
    <message>
        <source>Find Membe&amp;r…</source>
        <translation>Найти &amp;элемент…</translation>
    </message>
    <message>
        <source>Go to the next match of the last search</source>
        <translation>Перейти к следующему совпадению последнего поиска</translation>
    </message>
    <message>
        <source>Go to the previous match of the last search</source>
        <translation>Перейти к предыдущему совпадению последнего поиска</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FolderScanner</name>
    <message>
        <source>Listing files of %1</source>
        <translation>Составление списка файлов: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FormatChooser</name>
    <message>
        <source>Open As</source>
        <translation>Открыть как</translation>
    </message>
    <message>
        <source>Read %1 as:</source>
        <translation>Читать %1 как:</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Форматы</translation>
    </message>
    <message>
        <source>Bytes only</source>
        <translation>Только байты</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FoundModel</name>
    <message>
        <source>Offset</source>
        <translation>Смещение</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FoundPage</name>
    <message>
        <source>Stop searching</source>
        <translation>Остановить поиск</translation>
    </message>
    <message>
        <source>Searching… %1 found, %2 %</source>
        <translation>Поиск… найдено: %1, %2 %</translation>
    </message>
    <message>
        <source>Stopped; %1 found</source>
        <translation>Остановлено; найдено: %1</translation>
    </message>
    <message>
        <source>The first %1; there may be more</source>
        <translation>Первые %1; возможно, есть ещё</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>Найдено: %1</translation>
    </message>
    <message>
        <source>&amp;Copy Rows</source>
        <translation>&amp;Копировать строки</translation>
    </message>
    <message>
        <source>&amp;Go to Bytes</source>
        <translation>&amp;Перейти к байтам</translation>
    </message>
    <message>
        <source>Searching: %1</source>
        <translation>Поиск: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::GameFoldersPage</name>
    <message>
        <source>Game Folders</source>
        <translation>Папки игр</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Убрать</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>&amp;Выше</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>&amp;Ниже</translation>
    </message>
    <message>
        <source>&amp;Find Games</source>
        <translation>&amp;Найти игры</translation>
    </message>
    <message>
        <source>Add &amp;Game</source>
        <translation>&amp;Добавить</translation>
    </message>
    <message>
        <source>Referenced files such as materials, textures and models are searched for here first, in this order. The folder of a game includes all folders that the game itself searches.</source>
        <translation>То, на что ссылаются файлы, — материалы, текстуры, модели — сначала ищется здесь, в этом порядке. Папка игры означает все места, где ищет сама игра.</translation>
    </message>
    <message>
        <source>Game folders</source>
        <translation>Папки игр</translation>
    </message>
    <message>
        <source>&amp;Add Folder…</source>
        <translation>Добавить &amp;папку…</translation>
    </message>
    <message>
        <source>Games on this computer</source>
        <translation>Игры на этом компьютере</translation>
    </message>
    <message>
        <source>Games on this computer:</source>
        <translation>Игры на этом компьютере:</translation>
    </message>
    <message>
        <source>Game Folder</source>
        <translation>Папка игры</translation>
    </message>
    <message>
        <source>Searching for games…</source>
        <translation>Поиск игр…</translation>
    </message>
    <message>
        <source>No games were found on this computer.</source>
        <translation>На этом компьютере игр не найдено.</translation>
    </message>
    <message>
        <source>Searching for games</source>
        <translation>Поиск игр</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::GeneralPage</name>
    <message>
        <source>General</source>
        <translation>Общие</translation>
    </message>
    <message>
        <source>Follow desktop</source>
        <translation>Как на рабочем столе</translation>
    </message>
    <message>
        <source>File units</source>
        <translation>Единицы файла</translation>
    </message>
    <message>
        <source>Metres</source>
        <translation>Метры</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Язык:</translation>
    </message>
    <message>
        <source>&amp;Units:</source>
        <translation>&amp;Единицы:</translation>
    </message>
    <message>
        <source>For shown positions and sizes. Copied values stay in file units, which games can read.</source>
        <translation>Для показываемых мест и размеров. Копируется всё в единицах файла: это читают игры.</translation>
    </message>
    <message>
        <source>&amp;Screenshots:</source>
        <translation>&amp;Снимки:</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>&amp;Выбрать…</translation>
    </message>
    <message>
        <source>Folder for Screenshots</source>
        <translation>Папка для снимков экрана</translation>
    </message>
    <message>
        <source>Save Screenshot saves images in this folder.</source>
        <translation>Папка, в которую сохраняются снимки экрана.</translation>
    </message>
    <message>
        <source>On s&amp;tartup:</source>
        <translation>При &amp;запуске:</translation>
    </message>
    <message>
        <source>Reopens the documents of the last session with their views. After a crash, they are only offered, without the file that was being opened.</source>
        <translation>Открывает то, что было открыто в конце прошлого сеанса, с теми же видами. После сбоя это только предлагается, без файла, который тогда открывался.</translation>
    </message>
    <message>
        <source>Offer the last tabs after a crash</source>
        <translation>Предлагать последние вкладки после сбоя</translation>
    </message>
    <message>
        <source>Reopen the last tabs</source>
        <translation>Открывать последние вкладки снова</translation>
    </message>
    <message>
        <source>Do not reopen the last tabs</source>
        <translation>Никогда не открывать последние вкладки</translation>
    </message>
    <message>
        <source>Save file name and view in i&amp;mages</source>
        <translation>Сохранять в &amp;изображениях файл и вид</translation>
    </message>
    <message>
        <source>Screenshot &amp;names:</source>
        <translation>&amp;Имена снимков:</translation>
    </message>
    <message>
        <source>{file}, {view}, {date} and {time} insert these values, {n} the first unused number.</source>
        <translation>{file} — файл, {view} — вид, {date} и {time} — дата и время, {n} — первый свободный номер.</translation>
    </message>
    <message>
        <source>Include the &amp;folder path</source>
        <translation>Добавлять путь к &amp;папке</translation>
    </message>
    <message>
        <source>Drop such an image on the window to return to its view. The file is searched for next to the image and among the recent files.</source>
        <translation>Такое изображение, перетащенное в окно, ведёт обратно: к файлу с этим именем рядом с изображением или к недавно открытому.</translation>
    </message>
    <message>
        <source>Anyone who receives such an image can read the names of your folders.</source>
        <translation>Кто получит такое изображение, увидит названия ваших папок.</translation>
    </message>
    <message>
        <source>Use the &amp;desktop&apos;s file dialog, without a preview</source>
        <translation>Использовать &amp;диалог файлов рабочего стола, без просмотра</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::GoActions</name>
    <message>
        <source>Go</source>
        <translation>Переход</translation>
    </message>
    <message>
        <source>&amp;Previous File</source>
        <translation>&amp;Предыдущий файл</translation>
    </message>
    <message>
        <source>Open the previous file of the browser</source>
        <translation>Открыть файл выше по списку</translation>
    </message>
    <message>
        <source>&amp;Next File</source>
        <translation>&amp;Следующий файл</translation>
    </message>
    <message>
        <source>Open the next file of the browser</source>
        <translation>Открыть файл ниже по списку</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>Go back to the previous selection</source>
        <translation>Снова выбрать то, что было выбрано раньше</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Вперёд</translation>
    </message>
    <message>
        <source>Go forward to the next selection</source>
        <translation>Отменить последний шаг назад</translation>
    </message>
    <message>
        <source>Find a command by its name</source>
        <translation>Найти любую команду по названию</translation>
    </message>
    <message>
        <source>&amp;Go To…</source>
        <translation>Пере&amp;йти…</translation>
    </message>
    <message>
        <source>Go to coordinates, a named item, a record or a view link</source>
        <translation>Перейти к координатам, к объекту по имени, к записи или по ссылке на вид</translation>
    </message>
    <message>
        <source>&amp;Copy Position</source>
        <translation>Копировать поло&amp;жение</translation>
    </message>
    <message>
        <source>Copy the position and direction of the camera as the commands setpos and setang, as printed by getpos</source>
        <translation>Скопировать место и направление камеры как команды setpos и setang, в том виде, как их выводит getpos</translation>
    </message>
    <message>
        <source>Paste P&amp;osition</source>
        <translation>Вставить п&amp;оложение</translation>
    </message>
    <message>
        <source>Go to the position on the clipboard: setpos, coordinates or a view link</source>
        <translation>Перейти туда, куда указывает текст в буфере обмена: setpos, координаты, ссылка на вид</translation>
    </message>
    <message>
        <source>Copy View &amp;Link</source>
        <translation>Копировать сс&amp;ылку на вид</translation>
    </message>
    <message>
        <source>Copy the view with all its settings as a line of text, for Go To and vitrine-cli render --view</source>
        <translation>Скопировать вид со всеми настройками строкой текста, для команды «Перейти» и vitrine-cli render --view</translation>
    </message>
    <message>
        <source>Copy a link that opens this file in this view, on this computer</source>
        <translation>Копировать ссылку, которая откроет на этом компьютере этот файл в этом виде</translation>
    </message>
    <message>
        <source>Co&amp;mmands…</source>
        <translation>&amp;Команды…</translation>
    </message>
    <message>
        <source>Cop&amp;y View Link With File</source>
        <translation>Копировать ссылку на вид с &amp;файлом</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::GoController</name>
    <message>
        <source>Position copied to the clipboard.</source>
        <translation>Положение в буфере обмена.</translation>
    </message>
    <message>
        <source>View link copied to the clipboard.</source>
        <translation>Ссылка на вид в буфере обмена.</translation>
    </message>
    <message>
        <source>The clipboard contains no position: “setpos x y z; setang p y r”, coordinates or a view link.</source>
        <translation>В буфере обмена не положение: нужны «setpos x y z; setang p y r», координаты или ссылка на вид.</translation>
    </message>
    <message>
        <source>There is no 3D view to move in.</source>
        <translation>Нет трёхмерного вида, в котором можно перемещаться.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::GoToDialog</name>
    <message>
        <source>yaw %1°, pitch %2°</source>
        <translation>рыскание %1°, тангаж %2°</translation>
    </message>
    <message>
        <source>Direction: %1</source>
        <translation>Направление: %1</translation>
    </message>
    <message>
        <source>Position: %1</source>
        <translation>Положение: %1</translation>
    </message>
    <message>
        <source>Position: %1; %2</source>
        <translation>Положение: %1; %2</translation>
    </message>
    <message>
        <source>Record: %1 [%2]</source>
        <translation>Запись: %1 [%2]</translation>
    </message>
    <message>
        <source>Section: %1</source>
        <translation>Секция: %1</translation>
    </message>
    <message>
        <source>A view link</source>
        <translation>Ссылка на вид</translation>
    </message>
    <message>
        <source>Go To</source>
        <translation>Перейти</translation>
    </message>
    <message>
        <source>Coordinates, setpos, a name, a record or a view link</source>
        <translation>Координаты, setpos, имя, запись или ссылка на вид</translation>
    </message>
    <message>
        <source>x y z · setpos x y z; setang p y r · lumps/FACES 12 · or choose from the list</source>
        <translation>x y z · setpos x y z; setang p y r · lumps/FACES 12 · или выберите из списка</translation>
    </message>
    <message>
        <source>From the list</source>
        <translation>Из списка</translation>
    </message>
    <message>
        <source>No item has this name, and it is not a position, record or view link.</source>
        <translation>С таким именем ничего нет, и это не место, не запись и не ссылка на вид.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::GraphicsProblem</name>
    <message>
        <source>Software rendering is not available either. Install the Mesa drivers (on Debian, the package libgl1-mesa-dri), or use vitrine-cli to inspect files.</source>
        <translation>Программная отрисовка тоже недоступна. Установите драйверы Mesa (в Debian — пакет libgl1-mesa-dri) или изучайте файлы с помощью vitrine-cli.</translation>
    </message>
    <message>
        <source>Install or update the graphics driver. Until then, software rendering can be used. It is slower but looks the same. vitrine --software always uses it.</source>
        <translation>Установите или обновите драйвер видеокарты. До тех пор доступна программная отрисовка: она медленнее, но выглядит так же. vitrine --software использует её всегда.</translation>
    </message>
    <message>
        <source>Vitrine</source>
        <translation>Vitrine</translation>
    </message>
    <message>
        <source>Vitrine needs OpenGL 3.3, which is not available here.</source>
        <translation>Vitrine требуется OpenGL 3.3, здесь он недоступен.</translation>
    </message>
    <message>
        <source>Use Software Ren&amp;dering</source>
        <translation>&amp;Программная отрисовка</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::HelpActions</name>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>&amp;Keyboard and Mouse</source>
        <translation>&amp;Клавиатура и мышь</translation>
    </message>
    <message>
        <source>List all keys and mouse actions</source>
        <translation>Все клавиши и действия мыши</translation>
    </message>
    <message>
        <source>Copy System &amp;Report</source>
        <translation>Копировать &amp;отчёт о системе</translation>
    </message>
    <message>
        <source>&amp;About Vitrine</source>
        <translation>О &amp;программе Vitrine</translation>
    </message>
    <message>
        <source>Show version, licence and system information</source>
        <translation>Версия, лицензия и окружение</translation>
    </message>
    <message>
        <source>Show the &amp;Demos</source>
        <translation>Показать &amp;демо</translation>
    </message>
    <message>
        <source>List the worlds that come with Vitrine</source>
        <translation>Показать список миров, поставляемых с Vitrine</translation>
    </message>
    <message>
        <source>Copy details for a bug report: versions, graphics, the file, search paths and missing files</source>
        <translation>Скопировать сведения для сообщения об ошибке: версии, графика, файл, места поиска и чего не хватает</translation>
    </message>
    <message>
        <source>How to &amp;Move</source>
        <translation>Как дви&amp;гаться</translation>
    </message>
    <message>
        <source>Show the keys and mouse buttons of this view</source>
        <translation>Показать клавиши и кнопки мыши для этого изображения</translation>
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
        <translation>лететь вперёд, влево, назад, вправо (по месту клавиш, в любой раскладке)</translation>
    </message>
    <message>
        <source>E or Space, Q</source>
        <translation>E или пробел, Q</translation>
    </message>
    <message>
        <source>fly up, down</source>
        <translation>лететь вверх, вниз</translation>
    </message>
    <message>
        <source>Shift, Ctrl</source>
        <translation>Shift, Ctrl</translation>
    </message>
    <message>
        <source>three times as fast, a tenth as fast</source>
        <translation>втрое быстрее, вдесятеро медленнее</translation>
    </message>
    <message>
        <source>Left or right drag</source>
        <translation>Перетаскивание левой или правой кнопкой</translation>
    </message>
    <message>
        <source>look around; in orbit: turn</source>
        <translation>осматриваться; в режиме вращения: поворачивать</translation>
    </message>
    <message>
        <source>Middle drag</source>
        <translation>Перетаскивание средней кнопкой</translation>
    </message>
    <message>
        <source>move sideways</source>
        <translation>двигаться вбок</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Колесо</translation>
    </message>
    <message>
        <source>flying speed; in orbit: zoom to the cursor</source>
        <translation>скорость полёта; в режиме вращения: приближение к курсору</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Щелчок</translation>
    </message>
    <message>
        <source>select a surface, its record and its bytes</source>
        <translation>выбрать поверхность, её запись и её байты</translation>
    </message>
    <message>
        <source>Double-click</source>
        <translation>Двойной щелчок</translation>
    </message>
    <message>
        <source>set the centre of orbit</source>
        <translation>центр вращения</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Правый щелчок</translation>
    </message>
    <message>
        <source>open the menu of an item</source>
        <translation>меню того, что там находится</translation>
    </message>
    <message>
        <source>Keyboard and Mouse</source>
        <translation>Клавиатура и мышь</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>Найти команду или клавишу</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>About Vitrine</source>
        <translation>О программе Vitrine</translation>
    </message>
    <message>
        <source>Vitrine %1</source>
        <translation>Vitrine %1</translation>
    </message>
    <message>
        <source>A viewer for the 3D worlds of old games, and for every byte they are made of. Free software under the MIT licence.</source>
        <translation>Просмотр трёхмерных миров старых игр и каждого байта, из которых они состоят. Свободная программа под лицензией MIT.</translation>
    </message>
    <message>
        <source>System report</source>
        <translation>Отчёт о системе</translation>
    </message>
    <message>
        <source>&amp;Copy Report</source>
        <translation>&amp;Копировать отчёт</translation>
    </message>
    <message>
        <source>&amp;Copy as Text</source>
        <translation>&amp;Копировать как текст</translation>
    </message>
    <message>
        <source>Copy all keys by menu, for printing or sending</source>
        <translation>Все клавиши по меню, чтобы напечатать или отправить</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <translation>Ctrl+щелчок</translation>
    </message>
    <message>
        <source>add to the selection, or remove from it</source>
        <translation>добавить к выделению или убрать</translation>
    </message>
    <message>
        <source>Shift+left drag</source>
        <translation>Shift+перетаскивание левой кнопкой</translation>
    </message>
    <message>
        <source>select what is visible in a rectangle</source>
        <translation>выделить то, что видно в рамке</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::HexPanel</name>
    <message>
        <source>Byte space</source>
        <translation>Пространство байтов</translation>
    </message>
    <message>
        <source>The file itself, and data decoded from it or found in it</source>
        <translation>Сам файл и то, что из него распаковано или найдено</translation>
    </message>
    <message>
        <source>Encoded bytes</source>
        <translation>Сжатые байты</translation>
    </message>
    <message>
        <source>Show the bytes from which this space was decoded</source>
        <translation>Показать байты, из которых распаковано это пространство</translation>
    </message>
    <message>
        <source>Go to offset</source>
        <translation>Перейти к смещению</translation>
    </message>
    <message>
        <source>An offset or a range: 0x40c + 16*7, +0x10, end-16, 0x40c:16, 0x40c..0x44c</source>
        <translation>Место или несколько байтов: 0x40c + 16*7, +0x10, end-16, 0x40c:16, 0x40c..0x44c</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Совпадения</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Закладки</translation>
    </message>
    <message>
        <source>Bookmark: %1</source>
        <translation>Закладка: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::HexView</name>
    <message>
        <source>Bytes</source>
        <translation>Байты</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::HidingNote</name>
    <message>
        <source>A part of %1 is hidden. To hide all of it, press %2 first; %3 shows everything.</source>
        <translation>Часть объекта %1 скрыта. Чтобы скрыть его целиком, сначала нажмите %2; %3 показывает всё.</translation>
    </message>
    <message>
        <source>The selection is hidden. %1 shows everything.</source>
        <translation>Выделенное скрыто. %1 показывает всё.</translation>
    </message>
    <message>
        <source>%1 cannot be seen: the layer %2 is hidden.</source>
        <translation>%1 не видно: слой «%2» скрыт.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::HoverLabel</name>
    <message>
        <source>%1 (not shown)</source>
        <extracomment>a file</extracomment>
        <translation>%1 (не показано)</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::InputQuestion</name>
    <message>
        <source>Choose %1…</source>
        <translation>Выбрать %1…</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>Выбрать %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::InspectorTable</name>
    <message>
        <source>Values of the selected bytes</source>
        <translation>Значения выбранных байтов</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Тип</translation>
    </message>
    <message>
        <source>Little-endian</source>
        <translation>Little-endian</translation>
    </message>
    <message>
        <source>Big-endian</source>
        <translation>Big-endian</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Выбрано</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 байт</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::KeysPage</name>
    <message>
        <source>Shortcuts</source>
        <translation>Сочетания клавиш</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Нет</translation>
    </message>
    <message>
        <source>Defa&amp;ult</source>
        <translation>По умол&amp;чанию</translation>
    </message>
    <message>
        <source>Reass&amp;ign</source>
        <translation>Пе&amp;реназначить</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Команды</translation>
    </message>
    <message>
        <source>&amp;Keyboard scheme:</source>
        <translation>&amp;Схема клавиш:</translation>
    </message>
    <message>
        <source>Shortcut k&amp;ey:</source>
        <translation>К&amp;лавиша:</translation>
    </message>
    <message>
        <source>Vitrine</source>
        <translation>Vitrine</translation>
    </message>
    <message>
        <source>Source and Hammer</source>
        <translation>Source и Hammer</translation>
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
        <translation>Для левшей</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Своя</translation>
    </message>
    <message>
        <source>Select a command, then press its new shortcut.</source>
        <translation>Выберите команду и нажмите её новую клавишу.</translation>
    </message>
    <message>
        <source>%1 is used for flying and cannot be assigned.</source>
        <translation>%1 — клавиша полёта; командам она недоступна.</translation>
    </message>
    <message>
        <source>%1 is already assigned to “%2”.</source>
        <translation>%1 уже занята командой «%2».</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::KindMenu</name>
    <message>
        <source>Everything</source>
        <translation>Всё</translation>
    </message>
    <message>
        <source>Search all kinds</source>
        <translation>Искать везде</translation>
    </message>
    <message>
        <source>Include these in the search</source>
        <translation>Искать и здесь</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::LayoutActions</name>
    <message>
        <source>Layout</source>
        <translation>Раскладка</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Просмотр</translation>
    </message>
    <message>
        <source>Show the 3D view and its controls</source>
        <translation>Трёхмерный вид и его настройки</translation>
    </message>
    <message>
        <source>&amp;Inspect</source>
        <translation>&amp;Исследование</translation>
    </message>
    <message>
        <source>Show the 3D view with outline, properties, records and bytes</source>
        <translation>Картинка среди обзора, свойств, записей и байтов</translation>
    </message>
    <message>
        <source>&amp;Animate</source>
        <translation>&amp;Анимация</translation>
    </message>
    <message>
        <source>Show the 3D view with outline, controls and timeline</source>
        <translation>Картинка с обзором, настройками и шкалой времени</translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>&amp;Сбросить раскладку</translation>
    </message>
    <message>
        <source>Restore the default layout of all panels</source>
        <translation>Восстановить стандартное расположение всех панелей</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Панели</translation>
    </message>
    <message>
        <source>&amp;Hide Panels</source>
        <translation>Скр&amp;ыть панели</translation>
    </message>
    <message>
        <source>&amp;Next Panel</source>
        <translation>&amp;Следующая панель</translation>
    </message>
    <message>
        <source>Move to the next panel, and from the last one to the 3D view</source>
        <translation>Перейти к следующей панели, а с последней — к картинке</translation>
    </message>
    <message>
        <source>&amp;Previous Panel</source>
        <translation>&amp;Предыдущая панель</translation>
    </message>
    <message>
        <source>Move to the previous panel</source>
        <translation>Вернуться к предыдущей панели</translation>
    </message>
    <message>
        <source>Show only the 3D view</source>
        <translation>Только трёхмерный вид</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::Legend</name>
    <message>
        <source>Legend: %1</source>
        <translation>Легенда: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::Lengths</name>
    <message>
        <source>%1 m</source>
        <translation>%1 м</translation>
    </message>
    <message>
        <source>%1 m/s</source>
        <translation>%1 м/с</translation>
    </message>
    <message>
        <source>%1 units/s</source>
        <translation>%1 ед./с</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::LightmapDialog</name>
    <message>
        <source>Lightmap</source>
        <translation>Карта освещения</translation>
    </message>
    <message>
        <source>Image of the lightmap</source>
        <translation>Картинка карты освещения</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Страница</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <translation>&amp;Показать:</translation>
    </message>
    <message>
        <source>&amp;Light:</source>
        <translation>&amp;Свет:</translation>
    </message>
    <message>
        <source> EV</source>
        <translation> EV</translation>
    </message>
    <message>
        <source>Brightness of the view in stops. Each stop doubles the light.</source>
        <translation>Яркость показа в ступенях: каждая удваивает свет</translation>
    </message>
    <message>
        <source>E&amp;xposure:</source>
        <translation>&amp;Экспозиция:</translation>
    </message>
    <message>
        <source>Select a surface that has a lightmap.</source>
        <translation>Выделите поверхность, у которой есть карта освещения.</translation>
    </message>
    <message>
        <source>%1: lightmap of %2×%3 luxels</source>
        <translation>%1: карта освещения, %2×%3 люкселей</translation>
    </message>
    <message>
        <source>Style %1</source>
        <translation>Стиль %1</translation>
    </message>
    <message>
        <source>%1, bump direction %2</source>
        <translation>%1, направление рельефа %2</translation>
    </message>
    <message>
        <source>As shown</source>
        <translation>Как показано</translation>
    </message>
    <message>
        <source>Luxel %1, %2: light %3</source>
        <translation>Люксель %1, %2: свет %3</translation>
    </message>
    <message>
        <source>%1: light %2, bytes %3 %4 %5, exponent %6</source>
        <translation>%1: свет %2, байты %3 %4 %5, показатель %6</translation>
    </message>
    <message>
        <source>Point at a luxel or use the arrow keys. Click to mark it.</source>
        <translation>Наведите мышь на люксель или перейдите к нему стрелками; щелчок отмечает его.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::LinkController</name>
    <message>
        <source>it names no file, and no 3D view is open</source>
        <translation>в ней нет файла, и нет трёхмерного вида</translation>
    </message>
    <message>
        <source>%1 is not a file</source>
        <translation>%1 — не файл</translation>
    </message>
    <message>
        <source>The file of the view link is not on this computer: %1</source>
        <translation>Файла из ссылки на вид нет на этом компьютере: %1</translation>
    </message>
    <message>
        <source>Choose File…</source>
        <translation>Выбрать файл…</translation>
    </message>
    <message>
        <source>Locate %1</source>
        <translation>Указать %1</translation>
    </message>
    <message>
        <source>The view link cannot be opened: %1</source>
        <translation>Не удаётся открыть ссылку на вид: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MainWindow</name>
    <message>
        <source>System report copied to the clipboard.</source>
        <translation>Отчёт о системе в буфере обмена.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MapPage</name>
    <message>
        <source>Strip</source>
        <translation>Полоса</translation>
    </message>
    <message>
        <source>Show the bytes in file order</source>
        <translation>Показать байты по порядку</translation>
    </message>
    <message>
        <source>Treemap</source>
        <translation>Плитки</translation>
    </message>
    <message>
        <source>Show the sections by size</source>
        <translation>Показать разделы по размеру</translation>
    </message>
    <message>
        <source>Mapping…</source>
        <translation>Составление карты…</translation>
    </message>
    <message>
        <source>%1 bytes; %2 unreferenced, %3 overlapping</source>
        <translation>Байт: %1; без ссылок: %2, с перекрытием: %3</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MapStatisticsPanel</name>
    <message>
        <source>Filter statistics</source>
        <translation>Фильтр показателей</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Фильтр</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Проблемы (%1)</translation>
    </message>
    <message>
        <source>Damage and other problems of the file, with their bytes</source>
        <translation>Что в файле повреждено или странно, с байтами</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Подсчёт…</translation>
    </message>
    <message>
        <source>&amp;Copy Rows</source>
        <translation>&amp;Копировать строки</translation>
    </message>
    <message>
        <source>Copy &amp;All Rows</source>
        <translation>Копировать &amp;все строки</translation>
    </message>
    <message>
        <source>The statistics were not counted.</source>
        <translation>Статистика не подсчитана.</translation>
    </message>
    <message>
        <source>Counting map statistics</source>
        <translation>Подсчёт статистики карты</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MarkListModel</name>
    <message>
        <source>%1 s</source>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Отметка</translation>
    </message>
    <message>
        <source>%1 s: %2</source>
        <translation>%1 с: %2</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MatchModel</name>
    <message>
        <source>Nodes</source>
        <translation>Узлы</translation>
    </message>
    <message>
        <source>Entities</source>
        <translation>Энтити</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Свойства</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>Материалы</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>Текстуры</translation>
    </message>
    <message>
        <source>Viewpoints</source>
        <translation>Точки обзора</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Анимации</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Регуляторы</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Файлы</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Разделы</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Элементы</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Записи</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Байты</translation>
    </message>
    <message>
        <source>%1 (the first %2 of %3)</source>
        <translation>%1 (первые %2 из %3)</translation>
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
        <translation>Измерение</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Измерять</translation>
    </message>
    <message>
        <source>Measure between points that you click in the 3D view. Esc ends measuring.</source>
        <translation>Измерять между точками, указанными щелчками в трёхмерном виде. Esc завершает.</translation>
    </message>
    <message>
        <source>&amp;Distance</source>
        <translation>&amp;Расстояние</translation>
    </message>
    <message>
        <source>Measure the distance between two points</source>
        <translation>Измерить, как далеко две точки друг от друга</translation>
    </message>
    <message>
        <source>&amp;Angle</source>
        <translation>&amp;Угол</translation>
    </message>
    <message>
        <source>Measure the angle of three points, at the second point</source>
        <translation>Измерить угол трёх точек при второй</translation>
    </message>
    <message>
        <source>A&amp;rea and Perimeter</source>
        <translation>&amp;Площадь и периметр</translation>
    </message>
    <message>
        <source>Measure the area between any number of points. Enter closes the area.</source>
        <translation>Измерить площадь между любым числом точек; Enter замыкает её</translation>
    </message>
    <message>
        <source>&amp;Snap to Corners and Edges</source>
        <translation>При&amp;вязка к углам и рёбрам</translation>
    </message>
    <message>
        <source>Snap points to nearby corners and edges. Hold Ctrl while clicking to place a point freely.</source>
        <translation>Притягивать точки к близкому углу или ребру; со щелчком при нажатой Ctrl — нет</translation>
    </message>
    <message>
        <source>Remove Las&amp;t Point</source>
        <translation>Убр&amp;ать последнюю точку</translation>
    </message>
    <message>
        <source>Remove the last point (Backspace)</source>
        <translation>Убрать последнюю точку (Backspace)</translation>
    </message>
    <message>
        <source>&amp;Close Area</source>
        <translation>&amp;Замкнуть площадь</translation>
    </message>
    <message>
        <source>Close the area with its current points (Enter)</source>
        <translation>Завершить площадь с имеющимися точками (Enter)</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MeasureController</name>
    <message>
        <source>corner</source>
        <translation>угол</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>ребро</translation>
    </message>
    <message>
        <source>face</source>
        <translation>грань</translation>
    </message>
    <message>
        <source>Click two points to measure their distance. Esc ends measuring.</source>
        <translation>Щёлкните две точки, чтобы измерить расстояние. Esc завершает измерение.</translation>
    </message>
    <message>
        <source>Click three points to measure the angle at the second point. Esc ends measuring.</source>
        <translation>Щёлкните три точки, чтобы измерить угол при второй. Esc завершает измерение.</translation>
    </message>
    <message>
        <source>Click the corners of an area. Enter closes it, Esc ends measuring.</source>
        <translation>Щёлкните углы площади, Enter замыкает её. Esc завершает измерение.</translation>
    </message>
    <message>
        <source>%1 sets a point at the centre of the view.</source>
        <translation>%1 ставит точку в центре вида.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MeasurementList</name>
    <message>
        <source>Distance %1</source>
        <translation>Расстояние %1</translation>
    </message>
    <message>
        <source>Angle %1</source>
        <translation>Угол %1</translation>
    </message>
    <message>
        <source>Area %1</source>
        <translation>Площадь %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MeasurementModel</name>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Distance or area in the file&apos;s own unit, angle in degrees</source>
        <translation>Расстояние или площадь в единицах файла, угол в градусах</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значение</translation>
    </message>
    <message>
        <source>The value in metres or square metres</source>
        <translation>То же в метрах или квадратных метрах</translation>
    </message>
    <message>
        <source>Metres</source>
        <translation>Метры</translation>
    </message>
    <message>
        <source>Distance from the first to the last point along this axis of the file, in file units; for an area, its extent</source>
        <translation>Путь от первой до последней точки вдоль этой оси файла, в его единицах; у площади — её протяжённость</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MeasurementPanel</name>
    <message>
        <source>Values of the selected measurement</source>
        <translation>Значения выбранного измерения</translation>
    </message>
    <message>
        <source>Measurements of this file</source>
        <translation>Измерения этого файла</translation>
    </message>
    <message>
        <source>&amp;Go To</source>
        <translation>&amp;Перейти к нему</translation>
    </message>
    <message>
        <source>Bring the measured points into view</source>
        <translation>Показать измеренные точки целиком</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Пере&amp;именовать</translation>
    </message>
    <message>
        <source>Rename the measurement</source>
        <translation>Дать ему другое имя</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>Copy all values as text</source>
        <translation>Копировать все значения как текст</translation>
    </message>
    <message>
        <source>Copy as &amp;JSON</source>
        <translation>Копировать как &amp;JSON</translation>
    </message>
    <message>
        <source>Copy points and values as JSON</source>
        <translation>Копировать точки и значения как JSON</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>Delete the measurement</source>
        <translation>Удалить это измерение</translation>
    </message>
    <message>
        <source>Delete &amp;All</source>
        <translation>Удалить &amp;все</translation>
    </message>
    <message>
        <source>Delete all measurements of this file</source>
        <translation>Удалить все измерения этого файла</translation>
    </message>
    <message>
        <source>No measurements yet. Press Measure, then click in the 3D view.</source>
        <translation>Измерений пока нет. Нажмите «Измерять» и щёлкните в трёхмерном виде.</translation>
    </message>
    <message>
        <source>Measured values copied to the clipboard.</source>
        <translation>Измеренные значения в буфере обмена.</translation>
    </message>
    <message>
        <source>Measurements copied to the clipboard as JSON.</source>
        <translation>Измерения в буфере обмена в виде JSON.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MeasurementText</name>
    <message>
        <source>%1 m²</source>
        <translation>%1 м²</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>extent X %1</source>
        <translation>протяжённость X %1</translation>
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
        <translation>Расстояние</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Угол</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Площадь</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 м</translation>
    </message>
    <message>
        <source>both legs %1</source>
        <translation>обе стороны %1</translation>
    </message>
    <message>
        <source>perimeter %1</source>
        <translation>периметр %1</translation>
    </message>
    <message>
        <source>not flat: up to %1 off its plane</source>
        <translation>не плоская: до %1 от её плоскости</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MemberModel</name>
    <message>
        <source>%1, %2 bytes</source>
        <translation>%1, байтов: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n member(s)</source>
        <translation>
            <numerusform>%n элемент</numerusform>
            <numerusform>%n элемента</numerusform>
            <numerusform>%n элементов</numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значение</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Смещение</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MembersPanel</name>
    <message>
        <source>Section</source>
        <translation>Секция</translation>
    </message>
    <message>
        <source>Sections with named members</source>
        <translation>Секции с именованными данными</translation>
    </message>
    <message>
        <source>Find name or value</source>
        <translation>Найти имя или значение</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Элементы</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>поиск…</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>не найдено</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>найдено: %1</translation>
    </message>
    <message>
        <source>&amp;Copy as JSON</source>
        <translation>Копировать как &amp;JSON</translation>
    </message>
    <message>
        <source>Copy &amp;Text</source>
        <translation>Копировать &amp;текст</translation>
    </message>
    <message>
        <source>Copy &amp;Name</source>
        <translation>Копировать &amp;имя</translation>
    </message>
    <message>
        <source>Copy &amp;Path</source>
        <translation>Копировать &amp;путь</translation>
    </message>
    <message>
        <source>&amp;Expand All Below</source>
        <translation>&amp;Раскрыть всё внутри</translation>
    </message>
    <message>
        <source>Co&amp;llapse</source>
        <translation>&amp;Свернуть</translation>
    </message>
    <message>
        <source>This file has no section with named members.</source>
        <translation>В этом файле нет секций с именованными данными.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MemoryPage</name>
    <message>
        <source>Memory and Thumbnails</source>
        <translation>Память и миниатюры</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Очистить</translation>
    </message>
    <message>
        <source>&amp;Memory for one file:</source>
        <translation>&amp;Память на один файл:</translation>
    </message>
    <message>
        <source>Limit for the decoded parts of a file. A larger file is shown without the rest. Applies to the next file that is opened.</source>
        <translation>Предел для распакованных частей файла. Больший файл показывается без остального. Действует для следующего открытого файла.</translation>
    </message>
    <message>
        <source>Thumbnails:</source>
        <translation>Миниатюры:</translation>
    </message>
    <message>
        <source>Thumbnails that Vitrine added to the cache of the desktop. Those of other programs are kept.</source>
        <translation>Миниатюры, добавленные Vitrine в кэш рабочего стола. Миниатюры других программ остаются.</translation>
    </message>
    <message>
        <source>counting…</source>
        <translation>подсчёт…</translation>
    </message>
    <message numerus="yes">
        <source>%n image(s), %1</source>
        <translation>
            <numerusform>%n картинка, %1</numerusform>
            <numerusform>%n картинки, %1</numerusform>
            <numerusform>%n картинок, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Memory for other &amp;tabs:</source>
        <translation>Память для других &amp;вкладок:</translation>
    </message>
    <message>
        <source>Limit for all files in background tabs. Files beyond it are read again when their tab is shown.</source>
        <translation>Предел для всех файлов в фоновых вкладках. Остальные читаются заново, когда их вкладка показывается.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MenuBar</name>
    <message>
        <source>Con&amp;tent</source>
        <translation>Кон&amp;тент</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Shading</source>
        <translation>&amp;Затенение</translation>
    </message>
    <message>
        <source>&amp;Camera</source>
        <translation>&amp;Камера</translation>
    </message>
    <message>
        <source>&amp;Visibility</source>
        <translation>&amp;Видимость</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Панели</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Оформление</translation>
    </message>
    <message>
        <source>&amp;Selection</source>
        <translation>Вы&amp;бор</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Анимация</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Переход</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>П&amp;равка</translation>
    </message>
    <message>
        <source>La&amp;yout</source>
        <translation>&amp;Раскладка</translation>
    </message>
    <message>
        <source>Bookm&amp;arks</source>
        <translation>Зак&amp;ладки</translation>
    </message>
    <message>
        <source>Spl&amp;it</source>
        <translation>Р&amp;азделение</translation>
    </message>
    <message>
        <source>Save &amp;Data</source>
        <translation>Сохранить данн&amp;ые</translation>
    </message>
    <message>
        <source>Loc&amp;king</source>
        <translation>&amp;Блокировка</translation>
    </message>
    <message>
        <source>Select &amp;More</source>
        <translation>Выделить &amp;ещё</translation>
    </message>
    <message>
        <source>&amp;Bytes</source>
        <translation>&amp;Байты</translation>
    </message>
    <message>
        <source>Record &amp;Table</source>
        <translation>Таб&amp;лица записей</translation>
    </message>
    <message>
        <source>Measurin&amp;g</source>
        <translation>Изме&amp;рение</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MessageBar</name>
    <message>
        <source>Dismiss</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Previous message</source>
        <translation>Предыдущее сообщение</translation>
    </message>
    <message>
        <source>Next message</source>
        <translation>Следующее сообщение</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>%1 (message %2)</source>
        <translation>%1 (сообщение %2)</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MissingFilesController</name>
    <message>
        <source>Mount %1</source>
        <translation>Подключить %1</translation>
    </message>
    <message>
        <source>Mount the Game&apos;s Folder…</source>
        <translation>Подключить папку игры…</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MissingModel</name>
    <message>
        <source>Material</source>
        <translation>Материал</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>Текстура</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Модель</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Прочее</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Кому нужен</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Сколько раз</translation>
    </message>
    <message>
        <source>Sky</source>
        <translation>Небо</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MissingPanel</name>
    <message>
        <source>Missing files</source>
        <translation>Отсутствующие файлы</translation>
    </message>
    <message>
        <source>&amp;Show Where It Is Used</source>
        <translation>Показать, где &amp;используется</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MissingSummary</name>
    <message numerus="yes">
        <source>%n texture(s) are missing.</source>
        <translation>
            <numerusform>Отсутствует %n текстура.</numerusform>
            <numerusform>Отсутствуют %n текстуры.</numerusform>
            <numerusform>Отсутствует %n текстур.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model(s) are missing.</source>
        <translation>
            <numerusform>Отсутствует %n модель.</numerusform>
            <numerusform>Отсутствуют %n модели.</numerusform>
            <numerusform>Отсутствует %n моделей.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 are missing.</source>
        <translation>Отсутствуют: %1 и %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n texture(s)</source>
        <translation>
            <numerusform>%n текстура</numerusform>
            <numerusform>%n текстуры</numerusform>
            <numerusform>%n текстур</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n модель</numerusform>
            <numerusform>%n модели</numerusform>
            <numerusform>%n моделей</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 contains them.</source>
        <translation>Они есть в %1.</translation>
    </message>
    <message>
        <source>%1 contains %2 of them.</source>
        <translation>В %1 есть %2 из них.</translation>
    </message>
    <message numerus="yes">
        <source>%n material(s) are missing.</source>
        <translation>
            <numerusform>Отсутствует %n материал.</numerusform>
            <numerusform>Отсутствуют %n материала.</numerusform>
            <numerusform>Отсутствует %n материалов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material(s)</source>
        <translation>
            <numerusform>%n материал</numerusform>
            <numerusform>%n материала</numerusform>
            <numerusform>%n материалов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 and %3 are missing.</source>
        <translation>Отсутствуют: %1, %2 и %3.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MountController</name>
    <message>
        <source>Mount</source>
        <translation>Подключить</translation>
    </message>
    <message>
        <source>Mount Folder for %1</source>
        <translation>Подключение папки для «%1»</translation>
    </message>
    <message>
        <source>Mount Archive for %1</source>
        <translation>Подключение архива для «%1»</translation>
    </message>
    <message>
        <source>Archives (%1)</source>
        <translation>Архивы (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>Locate %1</source>
        <translation>Указать %1</translation>
    </message>
    <message>
        <source>%1 or an archive that contains it (%2)</source>
        <translation>%1 или архив, в котором он есть (%2)</translation>
    </message>
    <message>
        <source>%1 is not in a folder named %2, which marks the root of the game&apos;s files.</source>
        <translation>%1 не лежит в папке %2, по которой было бы видно, где начинаются файлы игры.</translation>
    </message>
    <message>
        <source>Nothing can be mounted until the file is open.</source>
        <translation>Пока файл не открыт, ничего подключить нельзя.</translation>
    </message>
    <message>
        <source>%1 cannot be mounted: %2</source>
        <translation>%1 не удаётся подключить: %2</translation>
    </message>
    <message>
        <source>None of the %1 missing files are in %2.</source>
        <translation>Ни одного из отсутствующих файлов (%1) нет в %2.</translation>
    </message>
    <message>
        <source>No files are missing any more.</source>
        <translation>Больше ничего не отсутствует.</translation>
    </message>
    <message>
        <source>Files found: %1. Still missing: %2.</source>
        <translation>Найдено файлов: %1. Всё ещё отсутствует: %2.</translation>
    </message>
    <message>
        <source>Mounted: %1</source>
        <translation>Подключено: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MousePage</name>
    <message>
        <source>Mouse and Touchpad</source>
        <translation>Мышь и тачпад</translation>
    </message>
    <message>
        <source>Invert &amp;up and down</source>
        <translation>Обратить &amp;вверх и вниз</translation>
    </message>
    <message>
        <source>Invert the &amp;wheel</source>
        <translation>Обратить &amp;колесо</translation>
    </message>
    <message>
        <source>Mouse &amp;speed:</source>
        <translation>&amp;Скорость мыши:</translation>
    </message>
    <message>
        <source>How far a drag turns the view.</source>
        <translation>Насколько перетаскивание поворачивает взгляд.</translation>
    </message>
    <message>
        <source>Drag up to look down, as with the stick of a plane.</source>
        <translation>Тяните вверх, чтобы смотреть вниз, как штурвалом самолёта.</translation>
    </message>
    <message>
        <source>Turn towards you to fly faster or zoom in.</source>
        <translation>На себя — быстрее и ближе.</translation>
    </message>
    <message>
        <source>&amp;Two fingers:</source>
        <translation>&amp;Два пальца:</translation>
    </message>
    <message>
        <source>On a touchpad. Pinching always zooms.</source>
        <translation>На тачпаде. Щипок всегда меняет масштаб.</translation>
    </message>
    <message>
        <source>Mouse &amp;buttons:</source>
        <translation>К&amp;нопки мыши:</translation>
    </message>
    <message>
        <source>Blender: the middle button turns, with Shift it moves sideways, with Ctrl it zooms. Maya: with Alt, the left button turns, the middle one moves sideways, the right one zooms.</source>
        <translation>Blender: средняя кнопка поворачивает, с Shift сдвигает, с Ctrl меняет масштаб. Maya: с Alt левая кнопка поворачивает, средняя сдвигает, правая меняет масштаб.</translation>
    </message>
    <message>
        <source>&amp;Flying keys:</source>
        <translation>К&amp;лавиши полёта:</translation>
    </message>
    <message>
        <source>By position on the keyboard. O or E and Space fly up, U or Q flies down.</source>
        <translation>По месту на клавиатуре. O или E и пробел — вверх; U или Q — вниз.</translation>
    </message>
    <message>
        <source>same as the wheel</source>
        <translation>как колесо</translation>
    </message>
    <message>
        <source>look around</source>
        <translation>осматриваться</translation>
    </message>
    <message>
        <source>left hand: W A S D</source>
        <translation>левая рука: W A S D</translation>
    </message>
    <message>
        <source>right hand: I J K L</source>
        <translation>правая рука: I J K L</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::NavigationHint</name>
    <message>
        <source>This is a demo that comes with Vitrine. %1</source>
        <translation>Это демонстрация, входящая в состав Vitrine. %1</translation>
    </message>
    <message>
        <source>Drag with the left mouse button to turn the model, with the middle one to move it. Zoom with the wheel.</source>
        <translation>Перетаскивание левой кнопкой мыши поворачивает модель, средней - сдвигает её; колесо меняет масштаб.</translation>
    </message>
    <message>
        <source>Fly with %1, look around by dragging, set the speed with the wheel.</source>
        <translation>%1 - полёт, перетаскивание мышью - осмотр, колесо меняет скорость.</translation>
    </message>
    <message>
        <source>%1 lists all keys.</source>
        <translation>%1 - список всех клавиш.</translation>
    </message>
    <message>
        <source>Click a surface to see its properties; %1 shows its record, %2 brings it into view.</source>
        <translation>Щелчок по поверхности показывает её свойства; %1 показывает её запись, %2 — её саму целиком.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::NoMatchNote</name>
    <message>
        <source>Nothing matches “%1”.</source>
        <translation>Ничего не найдено по запросу «%1».</translation>
    </message>
    <message>
        <source>Clear Filter</source>
        <translation>Очистить фильтр</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::OpenController</name>
    <message>
        <source>Searching for the file of the image</source>
        <translation>Поиск файла, показанного на картинке</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::OpenDialog</name>
    <message>
        <source>All supported files (%1)</source>
        <translation>Все поддерживаемые файлы (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Просмотр</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::OutlinePanel</name>
    <message>
        <source>Scene tree</source>
        <translation>Дерево сцены</translation>
    </message>
    <message>
        <source>Structure tree</source>
        <translation>Дерево структуры</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>Сцена</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Структура</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::PartNames</name>
    <message>
        <source>Clear</source>
        <translation>Очистить</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::PictureDialog</name>
    <message>
        <source>Save Image</source>
        <translation>Сохранение картинки</translation>
    </message>
    <message>
        <source>The image could not be saved as %1: %2</source>
        <translation>Не удалось сохранить картинку как %1: %2</translation>
    </message>
    <message>
        <source>%1 - %2×%3</source>
        <translation>%1 - %2×%3</translation>
    </message>
    <message>
        <source>Image: %1</source>
        <translation>Картинка: %1</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>&amp;Save As…</source>
        <translation>&amp;Сохранить как…</translation>
    </message>
    <message>
        <source>Images (*.png *.bmp *.jpg *.exr)</source>
        <translation>Картинки (*.png *.bmp *.jpg *.exr)</translation>
    </message>
    <message>
        <source>C&amp;hannels:</source>
        <translation>&amp;Каналы:</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>&amp;Размер:</translation>
    </message>
    <message>
        <source>F&amp;rame:</source>
        <translation>Ка&amp;др:</translation>
    </message>
    <message>
        <source>Fac&amp;e:</source>
        <translation>&amp;Грань:</translation>
    </message>
    <message>
        <source> EV</source>
        <translation> EV</translation>
    </message>
    <message>
        <source>Brightness of the view in stops. Each stop doubles the light.</source>
        <translation>Яркость показа в ступенях: каждая удваивает свет</translation>
    </message>
    <message>
        <source>E&amp;xposure:</source>
        <translation>&amp;Экспозиция:</translation>
    </message>
    <message>
        <source>Chequerboard</source>
        <translation>Шахматный узор</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрный</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белый</translation>
    </message>
    <message>
        <source>Background behind transparent parts</source>
        <translation>Фон за прозрачными частями</translation>
    </message>
    <message>
        <source>&amp;Background:</source>
        <translation>&amp;Фон:</translation>
    </message>
    <message>
        <source>2×2 &amp;tiles</source>
        <translation>Плитка 2×2 (&amp;T)</translation>
    </message>
    <message>
        <source>Repeat the image to show its borders</source>
        <translation>Выложить картинку четыре раза, чтобы видеть её края</translation>
    </message>
    <message>
        <source>UV &amp;outline</source>
        <translation>&amp;Контур UV</translation>
    </message>
    <message>
        <source>Show the triangles of the selection on the texture</source>
        <translation>Показать, где на текстуре лежат треугольники выделенного</translation>
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
        <translation>Красный</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Зелёный</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Синий</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Альфа</translation>
    </message>
    <message>
        <source>Point at a texel or use the arrow keys.</source>
        <translation>Наведите мышь на тексель или перейдите к нему стрелками.</translation>
    </message>
    <message numerus="yes">
        <source>Outlined: %n triangle(s) of the selection.</source>
        <translation>
            <numerusform>Обведён %n треугольник выделенного.</numerusform>
            <numerusform>Обведены %n треугольника выделенного.</numerusform>
            <numerusform>Обведено %n треугольников выделенного.</numerusform>
        </translation>
    </message>
    <message>
        <source>The selection does not use this texture.</source>
        <translation>Выделение не использует эту текстуру.</translation>
    </message>
    <message>
        <source>There are more than can be shown.</source>
        <translation>Их больше, чем можно показать.</translation>
    </message>
    <message>
        <source>Texel %1, %2</source>
        <translation>Тексель %1, %2</translation>
    </message>
    <message>
        <source>linear %1</source>
        <translation>линейно %1</translation>
    </message>
    <message>
        <source>alpha %1</source>
        <translation>альфа %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::PictureLooksEdit</name>
    <message>
        <source>&amp;Keep the aspect ratio of the window</source>
        <translation>&amp;Сохранять пропорции окна</translation>
    </message>
    <message>
        <source>&amp;Transparent background</source>
        <translation>Прозрачный &amp;фон</translation>
    </message>
    <message>
        <source>&amp;Labels</source>
        <translation>&amp;Подписи</translation>
    </message>
    <message>
        <source>Shadow and &amp;grid on the ground</source>
        <translation>Тень и с&amp;етка на земле</translation>
    </message>
    <message>
        <source>Same as the window</source>
        <translation>Как окно</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Другой</translation>
    </message>
    <message>
        <source> px</source>
        <translation> пкс</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>&amp;Размер:</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>&amp;Ширина:</translation>
    </message>
    <message>
        <source>&amp;Height:</source>
        <translation>&amp;Высота:</translation>
    </message>
    <message>
        <source>as drawn by OpenGL</source>
        <translation>как рисует OpenGL</translation>
    </message>
    <message>
        <source>smooth, %1 × %1 samples</source>
        <translation>сглаженные, из %1 × %1 точек</translation>
    </message>
    <message>
        <source>&amp;Edges:</source>
        <translation>&amp;Края:</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::PicturePair</name>
    <message>
        <source>3D view</source>
        <translation>Трёхмерный вид</translation>
    </message>
    <message>
        <source>Second 3D view</source>
        <translation>Второй трёхмерный вид</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::PictureRun</name>
    <message>
        <source>Saving %1</source>
        <translation>Сохранение: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::PictureSaver</name>
    <message>
        <source>The image could not be saved as %1: %2</source>
        <translation>Не удалось сохранить изображение как %1: %2</translation>
    </message>
    <message>
        <source>The folder %1 for images cannot be created: %2</source>
        <translation>Не удалось создать папку %1 для изображений: %2</translation>
    </message>
    <message>
        <source>Saving an image</source>
        <translation>Сохранение изображения</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::PlacesDialog</name>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Убрать</translation>
    </message>
    <message>
        <source>Search Paths</source>
        <translation>Места поиска</translation>
    </message>
    <message>
        <source>Referenced files are searched for in these locations, in this &amp;order:</source>
        <translation>То, на что ссылается файл, ищется в этих местах, в таком пор&amp;ядке:</translation>
    </message>
    <message>
        <source>Search paths</source>
        <translation>Места поиска</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>&amp;Added by you, for all files of this folder:</source>
        <translation>&amp;Добавлено вами, для всех файлов этой папки:</translation>
    </message>
    <message>
        <source>Locations that you added</source>
        <translation>Места, добавленные вами</translation>
    </message>
    <message>
        <source>Stop searching this location; the file is read again</source>
        <translation>Больше там не искать; файл будет прочитан заново</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ProblemsModel</name>
    <message>
        <source>Damage</source>
        <translation>Повреждение</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Предупреждение</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Замечание</translation>
    </message>
    <message>
        <source>%1 more were left out.</source>
        <translation>Ещё пропущено: %1.</translation>
    </message>
    <message>
        <source>There is no 3D view: %1</source>
        <translation>Трёхмерного вида нет: %1</translation>
    </message>
    <message>
        <source>(and %1 more like it)</source>
        <translation>(и ещё таких: %1)</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>в %1</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Проблема</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Где</translation>
    </message>
    <message>
        <source>Missing files</source>
        <translation>Отсутствующие файлы</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) were not found.</source>
        <translation>
            <numerusform>%n файл не найден.</numerusform>
            <numerusform>%n файла не найдено.</numerusform>
            <numerusform>%n файлов не найдено.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ProblemsPanel</name>
    <message>
        <source>Problems</source>
        <translation>Проблемы</translation>
    </message>
    <message>
        <source>&amp;Copy All</source>
        <translation>&amp;Копировать всё</translation>
    </message>
    <message>
        <source>No problems were found in this file.</source>
        <translation>В этом файле проблем не найдено.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ProgramRun</name>
    <message>
        <source>reading it takes too long</source>
        <translation>чтение занимает слишком много времени</translation>
    </message>
    <message>
        <source>reading it crashed</source>
        <translation>при чтении произошёл сбой</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::PropertiesPanel</name>
    <message>
        <source>Properties</source>
        <translation>Свойства</translation>
    </message>
    <message>
        <source>Show &amp;Image</source>
        <translation>&amp;Показать картинку</translation>
    </message>
    <message>
        <source>&amp;Copy Image</source>
        <translation>&amp;Копировать картинку</translation>
    </message>
    <message>
        <source>&amp;Save Image As…</source>
        <translation>&amp;Сохранить картинку как…</translation>
    </message>
    <message>
        <source>&amp;Copy Value</source>
        <translation>&amp;Копировать значение</translation>
    </message>
    <message>
        <source>Copy &amp;Name and Value</source>
        <translation>Копировать &amp;имя и значение</translation>
    </message>
    <message>
        <source>&amp;Go to Record</source>
        <translation>Перейти к &amp;записи</translation>
    </message>
    <message>
        <source>&amp;Go to Bytes</source>
        <translation>Перейти к &amp;байтам</translation>
    </message>
    <message>
        <source>&amp;Open in Browser…</source>
        <translation>&amp;Открыть в браузере…</translation>
    </message>
    <message>
        <source>Open in New &amp;Tab</source>
        <translation>Открыть в новой &amp;вкладке</translation>
    </message>
    <message>
        <source>Show in &amp;Missing Files</source>
        <translation>Показать среди &amp;отсутствующих файлов</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::PropertyModel</name>
    <message>
        <source>Property</source>
        <translation>Свойство</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значение</translation>
    </message>
    <message>
        <source>Image: %1</source>
        <translation>Картинка: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::PropertyTexts</name>
    <message>
        <source>searching</source>
        <translation>ищется</translation>
    </message>
    <message>
        <source>found</source>
        <translation>найден</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>отсутствует</translation>
    </message>
    <message>
        <source>could not be read</source>
        <translation>не удалось прочитать</translation>
    </message>
    <message>
        <source>Base colour</source>
        <translation>Основной цвет</translation>
    </message>
    <message>
        <source>Base colour 2</source>
        <translation>Основной цвет 2</translation>
    </message>
    <message>
        <source>Blend mask</source>
        <translation>Маска смешения</translation>
    </message>
    <message>
        <source>Normals</source>
        <translation>Нормали</translation>
    </message>
    <message>
        <source>Specular</source>
        <translation>Блики</translation>
    </message>
    <message>
        <source>Emissive</source>
        <translation>Свечение</translation>
    </message>
    <message>
        <source>Occlusion</source>
        <translation>Затенение</translation>
    </message>
    <message>
        <source>Metal and roughness</source>
        <translation>Металличность и шероховатость</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Окружение</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>Детали</translation>
    </message>
    <message>
        <source>Shade</source>
        <translation>Тень</translation>
    </message>
    <message>
        <source>Rim</source>
        <translation>Кайма</translation>
    </message>
    <message>
        <source>Matcap</source>
        <translation>Matcap</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Контур</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Не читается</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Узел</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Положение</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Модель</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Слой</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>Материал</translation>
    </message>
    <message>
        <source>Material file</source>
        <translation>Файл материала</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Форма</translation>
    </message>
    <message>
        <source>Surfaces</source>
        <translation>Поверхности</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Треугольники</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Clicked at</source>
        <translation>Точка щелчка</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Секция</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Байты</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пространство</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Записи</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Примечания</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Путь</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Формат</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Версия</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>Сцена</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Узлы</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>Материалы</translation>
    </message>
    <message>
        <source>Extent</source>
        <translation>Протяжённость</translation>
    </message>
    <message>
        <source>%1 × %2 × %3 m</source>
        <translation>%1 × %2 × %3 м</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Количества</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Свойства</translation>
    </message>
    <message>
        <source>Related records</source>
        <translation>Связанные записи</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Документ</translation>
    </message>
    <message>
        <source>%1 of %2, %3</source>
        <translation>%1 из %2, %3</translation>
    </message>
    <message>
        <source>at rest</source>
        <translation>в покое</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Кадр</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Анимация</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Кадры</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Длительность</translation>
    </message>
    <message>
        <source>%1 s, loops</source>
        <translation>%1 с, зациклена</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>… (%1)</source>
        <translation>… (%1)</translation>
    </message>
    <message>
        <source>Visibility</source>
        <translation>Видимость</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>Лист</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>Кластеры</translation>
    </message>
    <message>
        <source>none, always drawn</source>
        <translation>нет, рисуется всегда</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Область</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>%1 of %2 s, %3</source>
        <translation>%1 из %2 с, %3</translation>
    </message>
    <message>
        <source>%1 s, back and forth</source>
        <translation>%1 с, туда и обратно</translation>
    </message>
    <message>
        <source>Double-click, press Enter or Ctrl+click to open %1 in the browser, after confirmation</source>
        <translation>Открывает %1 в браузере после подтверждения: двойной щелчок, Enter или Ctrl+щелчок</translation>
    </message>
    <message>
        <source>%1 more sections</source>
        <translation>ещё разделов: %1</translation>
    </message>
    <message>
        <source>Base colour 3</source>
        <translation>Основной цвет 3</translation>
    </message>
    <message>
        <source>Base colour 4</source>
        <translation>Основной цвет 4</translation>
    </message>
    <message>
        <source>Found at</source>
        <translation>Найдено в</translation>
    </message>
    <message>
        <source>in the opened file</source>
        <translation>в открытом файле</translation>
    </message>
    <message>
        <source>%1
Double-click, press Enter or Ctrl+click to open in a new tab</source>
        <translation>%1
Открывается в новой вкладке: двойной щелчок, Enter или Ctrl+щелчок</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Выделение</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Выделено</translation>
    </message>
    <message>
        <source>%1
Double-click, press Enter or Ctrl+click to show it in Missing Files</source>
        <translation>%1
Показывается среди отсутствующих файлов: двойной щелчок, Enter или Ctrl+щелчок</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::QueryEdit</name>
    <message>
        <source>Completions</source>
        <translation>Варианты завершения</translation>
    </message>
    <message>
        <source>What Can Be Typed Here</source>
        <translation>Что можно ввести здесь</translation>
    </message>
    <message>
        <source>What can be typed here (F1)</source>
        <translation>Что можно ввести здесь (F1)</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::QueryHelp</name>
    <message>
        <source>What Can Be Typed</source>
        <translation>Что можно ввести</translation>
    </message>
    <message>
        <source>Find a term</source>
        <translation>Найти элемент</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ReadingOptionsDialog</name>
    <message>
        <source>Reading Options</source>
        <translation>Параметры чтения</translation>
    </message>
    <message>
        <source>Read Again</source>
        <translation>Прочитать заново</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::RecentFiles</name>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Открыть &amp;недавние</translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation>&amp;Очистить список</translation>
    </message>
    <message>
        <source>Clear the list of recent files</source>
        <translation>Очистить список недавних файлов</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::RecentGrid</name>
    <message>
        <source>Recent files</source>
        <translation>Недавно открытые файлы</translation>
    </message>
    <message>
        <source>%1
no longer exists</source>
        <translation>%1
больше нет</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::RecordActions</name>
    <message>
        <source>Records</source>
        <translation>Записи</translation>
    </message>
    <message>
        <source>Cop&amp;y Value</source>
        <translation>&amp;Копировать значение</translation>
    </message>
    <message>
        <source>Copy the current cell of the table as shown</source>
        <translation>Копировать текущую ячейку таблицы так, как она показана</translation>
    </message>
    <message>
        <source>Copy Recor&amp;d</source>
        <translation>Копи&amp;ровать запись</translation>
    </message>
    <message>
        <source>Copy all fields of the current record with their names, as shown</source>
        <translation>Копировать все поля текущей записи с их именами так, как они показаны</translation>
    </message>
    <message>
        <source>&amp;Go to Record</source>
        <translation>&amp;Перейти к записи</translation>
    </message>
    <message>
        <source>Go to the record that the current cell refers to</source>
        <translation>Перейти к записи, к которой ведёт число в текущей ячейке</translation>
    </message>
    <message>
        <source>&amp;Used By</source>
        <translation>&amp;Используется в</translation>
    </message>
    <message>
        <source>List the records that refer to the selected one, by section and field</source>
        <translation>Перечислить записи, поле которых ведёт к выбранной, по разделам и полям</translation>
    </message>
    <message>
        <source>Select Records Referring &amp;Here</source>
        <translation>Выбрать записи, ведущие с&amp;юда</translation>
    </message>
    <message>
        <source>Select all records that refer to this one, and the items that show them</source>
        <translation>Выбрать все записи, поле которых ведёт к этой, и всё, что их показывает</translation>
    </message>
    <message>
        <source>S&amp;ort by Column</source>
        <translation>С&amp;ортировать по столбцу</translation>
    </message>
    <message>
        <source>Sort the table by the current column: ascending, descending, then in file order</source>
        <translation>Сортировать таблицу по текущему столбцу: по возрастанию, по убыванию, затем снова как в файле</translation>
    </message>
    <message>
        <source>&amp;Statistics of Column</source>
        <translation>Ст&amp;атистика столбца</translation>
    </message>
    <message>
        <source>Count the different values of the current column in the shown records</source>
        <translation>Сосчитать разные значения текущего столбца в показанных записях</translation>
    </message>
    <message>
        <source>Show &amp;Meanings</source>
        <translation>Показывать и&amp;мена</translation>
    </message>
    <message>
        <source>Show flags and enumerations by name. Cells are copied as shown.</source>
        <translation>Показывать флаги и перечисления по именам; ячейки копируются так, как показаны</translation>
    </message>
    <message>
        <source>Show Raw &amp;Numbers</source>
        <translation>Показывать &amp;числа</translation>
    </message>
    <message>
        <source>Show flags and enumerations as the numbers in the file. Cells are copied as shown.</source>
        <translation>Показывать флаги и перечисления числами из файла; ячейки копируются так, как показаны</translation>
    </message>
    <message>
        <source>Show &amp;Both</source>
        <translation>Показывать и то и др&amp;угое</translation>
    </message>
    <message>
        <source>Show flags and enumerations as number and name. Cells are copied as shown.</source>
        <translation>Показывать флаги и перечисления числом и именем; ячейки копируются так, как показаны</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::RecordMenu</name>
    <message>
        <source>S&amp;tatistics of “%1”</source>
        <translation>Ст&amp;атистика «%1»</translation>
    </message>
    <message>
        <source>Count the different values of this column in the shown records</source>
        <translation>Сосчитать разные значения этого столбца в показанных записях</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::RecordPanel</name>
    <message>
        <source>Go to record</source>
        <translation>Перейти к записи</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Записи</translation>
    </message>
    <message>
        <source>No records selected</source>
        <translation>Записи не выбраны</translation>
    </message>
    <message>
        <source>%1 records</source>
        <translation>записей: %1</translation>
    </message>
    <message>
        <source>%1 bytes each</source>
        <translation>по %1 байт</translation>
    </message>
    <message>
        <source>the first %1 are shown</source>
        <translation>показаны первые %1</translation>
    </message>
    <message>
        <source>%1 of %2 records</source>
        <translation>Записей: %1 из %2</translation>
    </message>
    <message>
        <source>Filtering and sorting records</source>
        <translation>Отбор и сортировка записей</translation>
    </message>
    <message>
        <source>%1 selected, too many to mark</source>
        <translation>выбрано %1, слишком много для выделения строк</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::RecordUsers</name>
    <message>
        <source>The references were not read.</source>
        <translation>Ссылки не прочитаны.</translation>
    </message>
    <message>
        <source>No record refers to this one.</source>
        <translation>Ни одна запись не ведёт к этой.</translation>
    </message>
    <message>
        <source>Reading references of records</source>
        <translation>Чтение ссылок записей</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::RecordsMenu</name>
    <message>
        <source>Its R&amp;ecords</source>
        <translation>Е&amp;го записи</translation>
    </message>
    <message>
        <source>The node that shows it</source>
        <translation>Узел, который это показывает</translation>
    </message>
    <message>
        <source>Node: %1</source>
        <translation>Узел: %1</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2 из %3</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::SavePictureController</name>
    <message>
        <source>No image was saved: %1</source>
        <translation>Изображение не сохранено: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::SavePictureDialog</name>
    <message>
        <source>Save Image</source>
        <translation>Сохранить картинку</translation>
    </message>
    <message>
        <source>Images (%1)</source>
        <translation>Изображения (%1)</translation>
    </message>
    <message>
        <source>Ch&amp;oose…</source>
        <translation>&amp;Выбрать…</translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation>&amp;Файл:</translation>
    </message>
    <message>
        <source>&amp;Quality:</source>
        <translation>&amp;Качество:</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 уже существует. Заменить?</translation>
    </message>
    <message>
        <source>With several files, {view} and {n} insert the view and its number.</source>
        <translation>{view} и {n} означают вид и его номер, если файлов несколько.</translation>
    </message>
    <message numerus="yes">
        <source>%n files: %1 …</source>
        <translation>
            <numerusform>%n файл: %1 …</numerusform>
            <numerusform>%n файла: %1 …</numerusform>
            <numerusform>%n файлов: %1 …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files already exist, including %1. Replace them?</source>
        <translation>
            <numerusform>%n файл уже существует: %1. Заменить?</numerusform>
            <numerusform>%n файла уже существуют, среди них %1. Заменить?</numerusform>
            <numerusform>%n файлов уже существуют, среди них %1. Заменить?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::SceneTreeModel</name>
    <message>
        <source>World</source>
        <translation>Мир</translation>
    </message>
    <message>
        <source>Brush model</source>
        <translation>Брашевая модель</translation>
    </message>
    <message>
        <source>Prop</source>
        <translation>Проп</translation>
    </message>
    <message>
        <source>Entity</source>
        <translation>Энтити</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Свет</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Камера</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Метка</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>Кость</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Группа</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Блок</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Анимации</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Анимация</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ScreenshotController</name>
    <message>
        <source>Image copied to the clipboard.</source>
        <translation>Картинка в буфере обмена.</translation>
    </message>
    <message>
        <source>The screenshot could not be taken: %1</source>
        <translation>Не удалось сделать снимок: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ScrubSlider</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>ещё %n</numerusform>
            <numerusform>ещё %n</numerusform>
            <numerusform>ещё %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::SearchPanel</name>
    <message>
        <source>Text, number or bytes</source>
        <translation>Текст, число или байты</translation>
    </message>
    <message>
        <source>Search everything</source>
        <translation>Искать везде</translation>
    </message>
    <message>
        <source>Recent searches</source>
        <translation>Недавние запросы</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Учитывать регистр</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation>Только слова целиком</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Регулярное выражение</translation>
    </message>
    <message>
        <source>In</source>
        <translation>Где</translation>
    </message>
    <message>
        <source>Scope of the search</source>
        <translation>Где искать</translation>
    </message>
    <message>
        <source>Stop searching</source>
        <translation>Остановить поиск</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Совпадения</translation>
    </message>
    <message>
        <source>Stopped; %1 found</source>
        <translation>Остановлено; найдено: %1</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Идёт поиск…</translation>
    </message>
    <message>
        <source>Searching… %1 found</source>
        <translation>Идёт поиск… найдено: %1</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Ничего не найдено</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>Найдено: %1</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Пока нет</translation>
    </message>
    <message>
        <source>Searching for “%1”</source>
        <translation>Поиск «%1»</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::SectionTreeModel</name>
    <message>
        <source>in %1</source>
        <translation>в %1</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%n запись</numerusform>
            <numerusform>%n записи</numerusform>
            <numerusform>%n записей</numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Смещение</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Записи</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Примечания</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::SelectActions</name>
    <message>
        <source>Containing &amp;Object</source>
        <translation>Содержащий &amp;объект</translation>
    </message>
    <message>
        <source>Select the whole prop, entity or figure that contains the selected surface</source>
        <translation>Выделить весь проп, энтити или фигуру, которой принадлежит выделенная поверхность</translation>
    </message>
    <message>
        <source>P&amp;arent</source>
        <translation>Роди&amp;тель</translation>
    </message>
    <message>
        <source>Select the parent node with all nodes below it</source>
        <translation>Выделить родительский узел со всеми узлами под ним</translation>
    </message>
    <message>
        <source>&amp;Similar Items</source>
        <translation>&amp;Похожие элементы</translation>
    </message>
    <message>
        <source>Select all instances of the same model, or all surfaces of the same material whose records lie in the same section</source>
        <translation>Выделить все экземпляры той же модели или все поверхности того же материала, записи которых лежат в том же разделе</translation>
    </message>
    <message>
        <source>All of This &amp;Material</source>
        <translation>Все с этим &amp;материалом</translation>
    </message>
    <message>
        <source>Select all surfaces that have the material of the selected one</source>
        <translation>Выделить все поверхности с материалом выделенной</translation>
    </message>
    <message>
        <source>All of This Mo&amp;del</source>
        <translation>Все с этой мо&amp;делью</translation>
    </message>
    <message>
        <source>Select all instances of the same model</source>
        <translation>Выделить все места, где стоит та же модель</translation>
    </message>
    <message>
        <source>All of This &amp;Class</source>
        <translation>Все этого &amp;класса</translation>
    </message>
    <message>
        <source>Select all entities of the same class, or all nodes of the same kind</source>
        <translation>Выделить все энтити того же класса или все узлы того же вида</translation>
    </message>
    <message>
        <source>&amp;Everything Shown</source>
        <translation>Всё показан&amp;ное</translation>
    </message>
    <message>
        <source>Select all items that are not hidden or locked</source>
        <translation>Выделить всё, что не скрыто и не заблокировано</translation>
    </message>
    <message>
        <source>Inver&amp;t Selection</source>
        <translation>Обр&amp;атить выделение</translation>
    </message>
    <message>
        <source>Select all shown items that are not selected</source>
        <translation>Выделить то, что показано и не выделено</translation>
    </message>
    <message>
        <source>&amp;Lock</source>
        <translation>За&amp;блокировать</translation>
    </message>
    <message>
        <source>Prevent the selection from being picked</source>
        <translation>Отныне пропускать выделенное при щелчке</translation>
    </message>
    <message>
        <source>Lock &amp;Others</source>
        <translation>Заблокировать &amp;остальные</translation>
    </message>
    <message>
        <source>Prevent everything but the selection from being picked</source>
        <translation>Разрешить щёлкать только по выделенному</translation>
    </message>
    <message>
        <source>&amp;Unlock All</source>
        <translation>&amp;Разблокировать все</translation>
    </message>
    <message>
        <source>Allow everything to be picked again</source>
        <translation>Снова разрешить щёлкать по всему</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Выделение</translation>
    </message>
    <message>
        <source>material %1</source>
        <translation>материал %1</translation>
    </message>
    <message>
        <source>model %1</source>
        <translation>модель %1</translation>
    </message>
    <message>
        <source>class %1</source>
        <translation>класс %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::SelectionActions</name>
    <message>
        <source>Selection</source>
        <translation>Выбор</translation>
    </message>
    <message>
        <source>&amp;Frame</source>
        <translation>По&amp;казать целиком</translation>
    </message>
    <message>
        <source>&amp;Hide</source>
        <translation>&amp;Скрыть</translation>
    </message>
    <message>
        <source>Hide the selection</source>
        <translation>Скрыть выбранное</translation>
    </message>
    <message>
        <source>&amp;Isolate</source>
        <translation>&amp;Только выбранное</translation>
    </message>
    <message>
        <source>Show only the selection</source>
        <translation>Рисовать только выбранное</translation>
    </message>
    <message>
        <source>Show &amp;All</source>
        <translation>Показать &amp;всё</translation>
    </message>
    <message>
        <source>Show everything that was hidden</source>
        <translation>Снова рисовать скрытое</translation>
    </message>
    <message>
        <source>Copy C&amp;oordinates</source>
        <translation>Копировать к&amp;оординаты</translation>
    </message>
    <message>
        <source>Copy the position of the selection in file units</source>
        <translation>Скопировать место выбранного в координатах файла</translation>
    </message>
    <message>
        <source>Show &amp;Record</source>
        <translation>Показать &amp;запись</translation>
    </message>
    <message>
        <source>Go to the record of the selection in its table</source>
        <translation>Перейти к записи выбранного в её таблице</translation>
    </message>
    <message>
        <source>&amp;Select None</source>
        <translation>С&amp;нять выбор</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Снять выбор</translation>
    </message>
    <message>
        <source>&amp;Why Is This Drawn?</source>
        <translation>Поче&amp;му это рисуется?</translation>
    </message>
    <message>
        <source>Show which leaf and clusters cause the selected surface to be drawn</source>
        <translation>Сообщить, из-за какого листа и каких кластеров рисуется выбранная поверхность</translation>
    </message>
    <message>
        <source>Show &amp;Lightmap</source>
        <translation>&amp;Показать карту освещения</translation>
    </message>
    <message>
        <source>Show the lightmap of the selected surface, with the light of its luxels</source>
        <translation>Показать карту освещения выделенной поверхности со светом её люкселей</translation>
    </message>
    <message>
        <source>Show the selection from an unobstructed position in front of it</source>
        <translation>Показать выделенное со свободного места перед ним</translation>
    </message>
    <message>
        <source>&amp;Pick at View Centre</source>
        <translation>Выбрать в &amp;центре вида</translation>
    </message>
    <message>
        <source>Select what is at the centre of the view, or set a measuring point there</source>
        <translation>Выбрать то, что находится в центре вида, или поставить там точку измерения</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::SelectionStatus</name>
    <message>
        <source>%1, selected by %2</source>
        <translation>%1, выделено по признаку: %2</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::SelectionTexts</name>
    <message numerus="yes">
        <source>%Ln face(s)</source>
        <translation>
            <numerusform>%Ln грань</numerusform>
            <numerusform>%Ln грани</numerusform>
            <numerusform>%Ln граней</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln triangle(s)</source>
        <translation>
            <numerusform>%Ln треугольник</numerusform>
            <numerusform>%Ln треугольника</numerusform>
            <numerusform>%Ln треугольников</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln block(s)</source>
        <translation>
            <numerusform>%Ln блок</numerusform>
            <numerusform>%Ln блока</numerusform>
            <numerusform>%Ln блоков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln точка</numerusform>
            <numerusform>%Ln точки</numerusform>
            <numerusform>%Ln точек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln vertex(es)</source>
        <translation>
            <numerusform>%Ln вершина</numerusform>
            <numerusform>%Ln вершины</numerusform>
            <numerusform>%Ln вершин</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln edge(s)</source>
        <translation>
            <numerusform>%Ln ребро</numerusform>
            <numerusform>%Ln ребра</numerusform>
            <numerusform>%Ln рёбер</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln plane(s)</source>
        <translation>
            <numerusform>%Ln плоскость</numerusform>
            <numerusform>%Ln плоскости</numerusform>
            <numerusform>%Ln плоскостей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln brush(es)</source>
        <translation>
            <numerusform>%Ln браш</numerusform>
            <numerusform>%Ln браша</numerusform>
            <numerusform>%Ln брашей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln leaf(s)</source>
        <translation>
            <numerusform>%Ln лист</numerusform>
            <numerusform>%Ln листа</numerusform>
            <numerusform>%Ln листьев</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln узел</numerusform>
            <numerusform>%Ln узла</numerusform>
            <numerusform>%Ln узлов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln mesh(es)</source>
        <translation>
            <numerusform>%Ln сетка</numerusform>
            <numerusform>%Ln сетки</numerusform>
            <numerusform>%Ln сеток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln material(s)</source>
        <translation>
            <numerusform>%Ln материал</numerusform>
            <numerusform>%Ln материала</numerusform>
            <numerusform>%Ln материалов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln texture(s)</source>
        <translation>
            <numerusform>%Ln текстура</numerusform>
            <numerusform>%Ln текстуры</numerusform>
            <numerusform>%Ln текстур</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animation(s)</source>
        <translation>
            <numerusform>%Ln анимация</numerusform>
            <numerusform>%Ln анимации</numerusform>
            <numerusform>%Ln анимаций</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bone(s)</source>
        <translation>
            <numerusform>%Ln кость</numerusform>
            <numerusform>%Ln кости</numerusform>
            <numerusform>%Ln костей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln light(s)</source>
        <translation>
            <numerusform>%Ln источник света</numerusform>
            <numerusform>%Ln источника света</numerusform>
            <numerusform>%Ln источников света</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entity(ies)</source>
        <translation>
            <numerusform>%Ln энтити</numerusform>
            <numerusform>%Ln энтити</numerusform>
            <numerusform>%Ln энтити</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln static prop(s)</source>
        <translation>
            <numerusform>%Ln статический проп</numerusform>
            <numerusform>%Ln статических пропа</numerusform>
            <numerusform>%Ln статических пропов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln overlay(s)</source>
        <translation>
            <numerusform>%Ln наложение</numerusform>
            <numerusform>%Ln наложения</numerusform>
            <numerusform>%Ln наложений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln displacement(s)</source>
        <translation>
            <numerusform>%Ln поверхность смещения</numerusform>
            <numerusform>%Ln поверхности смещения</numerusform>
            <numerusform>%Ln поверхностей смещения</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln area portal(s)</source>
        <translation>
            <numerusform>%Ln портал областей</numerusform>
            <numerusform>%Ln портала областей</numerusform>
            <numerusform>%Ln порталов областей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln occluder polygon(s)</source>
        <translation>
            <numerusform>%Ln многоугольник окклюдера</numerusform>
            <numerusform>%Ln многоугольника окклюдера</numerusform>
            <numerusform>%Ln многоугольников окклюдера</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ambient sample(s)</source>
        <translation>
            <numerusform>%Ln проба рассеянного света</numerusform>
            <numerusform>%Ln пробы рассеянного света</numerusform>
            <numerusform>%Ln проб рассеянного света</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln brush model(s)</source>
        <translation>
            <numerusform>%Ln модель из брашей</numerusform>
            <numerusform>%Ln модели из брашей</numerusform>
            <numerusform>%Ln моделей из брашей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln prop(s)</source>
        <translation>
            <numerusform>%Ln проп</numerusform>
            <numerusform>%Ln пропа</numerusform>
            <numerusform>%Ln пропов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln camera(s)</source>
        <translation>
            <numerusform>%Ln камера</numerusform>
            <numerusform>%Ln камеры</numerusform>
            <numerusform>%Ln камер</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s)</source>
        <translation>
            <numerusform>%Ln метка</numerusform>
            <numerusform>%Ln метки</numerusform>
            <numerusform>%Ln меток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln surface(s)</source>
        <translation>
            <numerusform>%Ln поверхность</numerusform>
            <numerusform>%Ln поверхности</numerusform>
            <numerusform>%Ln поверхностей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln элемент</numerusform>
            <numerusform>%Ln элемента</numerusform>
            <numerusform>%Ln элементов</numerusform>
        </translation>
    </message>
    <message>
        <source>Different</source>
        <translation>Различаются</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s)</source>
        <translation>
            <numerusform>%Ln запись</numerusform>
            <numerusform>%Ln записи</numerusform>
            <numerusform>%Ln записей</numerusform>
        </translation>
    </message>
    <message>
        <source>Shared values</source>
        <translation>Общие значения</translation>
    </message>
    <message>
        <source>Shared values: %1</source>
        <translation>Общие значения: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::SeriesChooser</name>
    <message>
        <source>&amp;Metres per pixel:</source>
        <translation>&amp;Метров на пиксель:</translation>
    </message>
    <message>
        <source>Text for the game &amp;next to it (resource/overviews)</source>
        <translation>Текст для игры &amp;рядом (resource/overviews)</translation>
    </message>
    <message>
        <source>This view</source>
        <translation>Этот вид</translation>
    </message>
    <message>
        <source>360° panorama</source>
        <translation>Панорама 360°</translation>
    </message>
    <message>
        <source>Six faces of a cube</source>
        <translation>Шесть граней куба</translation>
    </message>
    <message>
        <source>Overview from above</source>
        <translation>Обзор сверху</translation>
    </message>
    <message>
        <source>All viewpoints (%1)</source>
        <translation>Все точки обзора (%1)</translation>
    </message>
    <message>
        <source>All spawn points (%1)</source>
        <translation>Все точки появления (%1)</translation>
    </message>
    <message>
        <source>All bookmarks (%1)</source>
        <translation>Все закладки (%1)</translation>
    </message>
    <message>
        <source>&amp;Image:</source>
        <translation>&amp;Изображение:</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::SettingsDialog</name>
    <message>
        <source>No matching settings.</source>
        <translation>Нет подходящих настроек.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Найти настройку</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Страницы</translation>
    </message>
    <message>
        <source>&amp;Restore Defaults</source>
        <translation>Вернуть &amp;исходные</translation>
    </message>
    <message>
        <source>Reset all settings on this page to their defaults</source>
        <translation>Вернуть все настройки этой страницы к значениям по умолчанию</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::SortMenu</name>
    <message>
        <source>Sort by</source>
        <translation>Сортировка</translation>
    </message>
    <message>
        <source>Ascending</source>
        <translation>По возрастанию</translation>
    </message>
    <message>
        <source>Descending</source>
        <translation>По убыванию</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::SplitActions</name>
    <message>
        <source>Split</source>
        <translation>Разделение</translation>
    </message>
    <message>
        <source>&amp;Single</source>
        <translation>&amp;Один вид</translation>
    </message>
    <message>
        <source>Show only the first view</source>
        <translation>Показать только первый вид</translation>
    </message>
    <message>
        <source>&amp;Two Cameras</source>
        <translation>&amp;Две камеры</translation>
    </message>
    <message>
        <source>Show a second view next to the first, with its own camera</source>
        <translation>Показать рядом второй вид с собственной камерой</translation>
    </message>
    <message>
        <source>&amp;Perspective and Top</source>
        <translation>&amp;Перспектива и вид сверху</translation>
    </message>
    <message>
        <source>Show the whole scene from above next to the first view, without perspective</source>
        <translation>Показать рядом всё сверху, без перспективы</translation>
    </message>
    <message>
        <source>&amp;Other View</source>
        <translation>Д&amp;ругой вид</translation>
    </message>
    <message>
        <source>Make the other view active for keys and commands</source>
        <translation>Сделать активным другой вид, к которому относятся клавиши и команды</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::StartNotices</name>
    <message>
        <source>The settings were damaged and were moved to %1. The default settings are in use.</source>
        <translation>Настройки были повреждены и отложены в %1. Действуют настройки по умолчанию.</translation>
    </message>
    <message>
        <source>No driver for a graphics card was found. Software rendering is used, and large maps will be slow. Install a driver to speed it up.</source>
        <translation>Драйвер видеокарты не найден. Используется программная отрисовка, большие карты будут показываться медленно. Установите драйвер, чтобы ускорить её.</translation>
    </message>
    <message numerus="yes">
        <source>Vitrine closed %n time(s) in a row before a window appeared.</source>
        <translation>
            <numerusform>Последний %n запуск Vitrine закончился до появления окна.</numerusform>
            <numerusform>Последние %n запуска Vitrine закончились до появления окна.</numerusform>
            <numerusform>Последние %n запусков Vitrine закончились до появления окна.</numerusform>
        </translation>
    </message>
    <message>
        <source>Vitrine has started with the default layout.</source>
        <translation>Программа запущена с раскладкой по умолчанию.</translation>
    </message>
    <message>
        <source>Use Previous Layout</source>
        <translation>Вернуть прежнюю раскладку</translation>
    </message>
    <message>
        <source>The previous layout is saved.</source>
        <translation>Прежняя раскладка сохранена.</translation>
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
        <translation>Перетащите сюда карту, модель или папку с ними.</translation>
    </message>
    <message>
        <source>Recently Opened</source>
        <translation>Открыты недавно</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Недавно открытые файлы</translation>
    </message>
    <message>
        <source>Demos</source>
        <translation>Демонстрации</translation>
    </message>
    <message>
        <source>What&apos;s New</source>
        <translation>Что нового</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Открыть…</translation>
    </message>
    <message>
        <source>Open Folder…</source>
        <translation>Открыть папку…</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::StatisticsDialog</name>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>Пр&amp;ервать</translation>
    </message>
    <message>
        <source>&amp;Show in Table</source>
        <translation>Показать в &amp;таблице</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>Statistics of the column</source>
        <translation>Статистика столбца</translation>
    </message>
    <message>
        <source>Filter the values</source>
        <translation>Фильтр значений</translation>
    </message>
    <message>
        <source>Values of the column</source>
        <translation>Значения столбца</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>Filter the table by the current value</source>
        <translation>Отфильтровать таблицу по текущему значению</translation>
    </message>
    <message>
        <source>Copy the selected values with their counts, or all listed values if none is selected</source>
        <translation>Копировать выбранные значения с их количеством; без выбора — все перечисленные</translation>
    </message>
    <message>
        <source>Progress of counting</source>
        <translation>Ход подсчёта</translation>
    </message>
    <message>
        <source>The values were not counted.</source>
        <translation>Значения не сосчитаны.</translation>
    </message>
    <message>
        <source>Statistics of “%1”</source>
        <translation>Статистика «%1»</translation>
    </message>
    <message>
        <source>%1 · where %2</source>
        <translation>%1 · где %2</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Подсчёт…</translation>
    </message>
    <message>
        <source>Records: %1</source>
        <translation>Записей: %1</translation>
    </message>
    <message>
        <source>Different values: %1</source>
        <translation>Разных значений: %1</translation>
    </message>
    <message>
        <source>More than %1 different values</source>
        <translation>Более %1 разных значений</translation>
    </message>
    <message>
        <source>Without a value: %1</source>
        <translation>Без значения: %1</translation>
    </message>
    <message>
        <source>Not a number: %1</source>
        <translation>Не число: %1</translation>
    </message>
    <message>
        <source>Minimum: %1</source>
        <translation>Минимум: %1</translation>
    </message>
    <message>
        <source>Maximum: %1</source>
        <translation>Максимум: %1</translation>
    </message>
    <message>
        <source>Sum: %1</source>
        <translation>Сумма: %1</translation>
    </message>
    <message>
        <source>Mean: %1</source>
        <translation>Среднее: %1</translation>
    </message>
    <message>
        <source>Counting values of “%1”</source>
        <translation>Подсчёт значений «%1»</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::StatusStrip</name>
    <message>
        <source>Position of the camera, in the file&apos;s coordinates</source>
        <translation>Положение камеры в координатах файла</translation>
    </message>
    <message>
        <source>Flying speed; the wheel changes it</source>
        <translation>Скорость полёта; меняется колесом</translation>
    </message>
    <message>
        <source>%1 / %2 triangles</source>
        <translation>%1 / %2 треуг.</translation>
    </message>
    <message>
        <source>outside, all %1 clusters</source>
        <translation>снаружи, все кластеры: %1</translation>
    </message>
    <message>
        <source>leaf %1, cluster %2, sees %3 of %4</source>
        <translation>лист %1, кластер %2, видно %3 из %4</translation>
    </message>
    <message>
        <source>%1 (frozen)</source>
        <translation>%1 (заморожено)</translation>
    </message>
    <message>
        <source>Leaf and cluster of the camera, and the clusters visible from there: %1 of %2 triangles</source>
        <translation>Лист и кластер камеры и кластеры, которые могут быть видны оттуда: %1 из %2 треуг.</translation>
    </message>
    <message>
        <source>Show which files were not found</source>
        <translation>Показать, какие файлы не найдены</translation>
    </message>
    <message>
        <source>%1 missing</source>
        <translation>отсутствует: %1</translation>
    </message>
    <message>
        <source>Walking</source>
        <translation>Пешком</translation>
    </message>
    <message>
        <source>Gliding</source>
        <translation>Парение</translation>
    </message>
    <message>
        <source>%1, with Shift %2 · Ctrl: crouch · Space: jump · %3: no gravity · %4: fly</source>
        <translation>%1, с Shift %2 · Ctrl: присесть · Пробел: прыжок · %3: без гравитации · %4: полёт</translation>
    </message>
    <message>
        <source>%1, with Shift %2 · Space: up · Q: down · %3: gravity · %4: fly</source>
        <translation>%1, с Shift %2 · Пробел: вверх · Q: вниз · %3: гравитация · %4: полёт</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 м</translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation>Показать в папке</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Сохранено: %1</translation>
    </message>
    <message>
        <source>Triangles drawn and triangles of the whole scene. The last frame took %1 ms.</source>
        <translation>Нарисованные треугольники и всего в сцене; последний кадр занял %1 мс</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n images in %1</source>
        <translation>
            <numerusform>Сохранено %n изображение в %1</numerusform>
            <numerusform>Сохранено %n изображения в %1</numerusform>
            <numerusform>Сохранено %n изображений в %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Выделение</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::StringsPage</name>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Strings</source>
        <translation>Строки</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Фильтр</translation>
    </message>
    <message>
        <source>Filter strings</source>
        <translation>Фильтр строк</translation>
    </message>
    <message>
        <source>Minimum length in characters</source>
        <translation>Наименьшая длина в знаках</translation>
    </message>
    <message>
        <source>Encoding of the strings</source>
        <translation>Кодировка текстов</translation>
    </message>
    <message>
        <source>Copy S&amp;trings</source>
        <translation>Копировать &amp;тексты</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::StructureMapController</name>
    <message>
        <source>Save Embedded File</source>
        <translation>Сохранить вложенный файл</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::StructureMapPanel</name>
    <message>
        <source>less than %1 %</source>
        <translation>менее %1 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 to %2, %3 bytes (%4)</source>
        <translation>%1–%2, байт: %3 (%4)</translation>
    </message>
    <message>
        <source>Entropy: %1 of 8 bits per byte</source>
        <translation>Энтропия: %1 из 8 бит на байт</translation>
    </message>
    <message>
        <source>Compressed (%1): %2 bytes became %3 (%4)</source>
        <translation>Сжато (%1): из %2 байт стало %3 (%4)</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Записи</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Данные</translation>
    </message>
    <message>
        <source>Padding</source>
        <translation>Заполнение</translation>
    </message>
    <message>
        <source>After the last record</source>
        <translation>После последней записи</translation>
    </message>
    <message>
        <source>Between sections</source>
        <translation>Между разделами</translation>
    </message>
    <message>
        <source>Unreferenced, in %1</source>
        <translation>Без ссылок, в %1</translation>
    </message>
    <message>
        <source>Unreferenced</source>
        <translation>Без ссылок</translation>
    </message>
    <message>
        <source>Unreferenced, after the records of %1</source>
        <translation>Без ссылок, после записей %1</translation>
    </message>
    <message>
        <source>Overlaps %1</source>
        <translation>Перекрывает %1</translation>
    </message>
    <message numerus="yes">
        <source>%n small part(s)</source>
        <translation>
            <numerusform>%n мелкая часть</numerusform>
            <numerusform>%n мелкие части</numerusform>
            <numerusform>%n мелких частей</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 bytes (%2)</source>
        <translation>Байт: %1 (%2)</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Strings</source>
        <translation>Строки</translation>
    </message>
    <message>
        <source>Embedded Files</source>
        <translation>Вложенные</translation>
    </message>
    <message>
        <source>Byte space</source>
        <translation>Область байтов</translation>
    </message>
    <message>
        <source>The file itself, and data decoded from it or found in it</source>
        <translation>Сам файл и то, что из него декодировано или найдено</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::StructureStrip</name>
    <message>
        <source>All bytes by section</source>
        <translation>Все байты по разделам</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>Энтропия</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::StructureTints</name>
    <message>
        <source>No section contains this byte</source>
        <translation>Этот байт не входит ни в один раздел</translation>
    </message>
    <message>
        <source>Offset %1 (%2)</source>
        <translation>Смещение %1 (%2)</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::SuggestionList</name>
    <message>
        <source>%1 contains %2 of %3 missing files.</source>
        <translation>В «%1» есть отсутствующие файлы: %2 из %3.</translation>
    </message>
    <message>
        <source>Mount</source>
        <translation>Подключить</translation>
    </message>
    <message>
        <source>Mount %1</source>
        <translation>Подключить %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::TabController</name>
    <message>
        <source>This file cannot be opened: %1.</source>
        <translation>Этот файл не открывается: %1.</translation>
    </message>
    <message>
        <source>Opening was cancelled.</source>
        <translation>Открытие отменено.</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Открывается…</translation>
    </message>
    <message>
        <source>%1 is open already.</source>
        <translation>%1 уже открыт.</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::TaskView</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cancel: %1</source>
        <translation>Отмена: %1</translation>
    </message>
    <message>
        <source>Show the tasks that are running</source>
        <translation>Показать выполняющиеся задачи</translation>
    </message>
    <message>
        <source>Running tasks</source>
        <translation>Выполняющиеся задачи</translation>
    </message>
    <message numerus="yes">
        <source>%n task(s)</source>
        <translation>
            <numerusform>%n задача</numerusform>
            <numerusform>%n задачи</numerusform>
            <numerusform>%n задач</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::TimelinePanel</name>
    <message>
        <source>Animations</source>
        <translation>Анимации</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Drag to move through the animation. Hold Shift to move frame by frame.</source>
        <translation>Перетаскивание — перемещение по анимации; с Shift — от кадра к кадру</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>Speed: 1 is the normal speed</source>
        <translation>Скорость: 1 — обычная скорость</translation>
    </message>
    <message>
        <source>Frame %1 of %2</source>
        <translation>Кадр %1 из %2</translation>
    </message>
    <message>
        <source>%1 of %2 s</source>
        <translation>%1 из %2 с</translation>
    </message>
    <message>
        <source>no frames</source>
        <translation>нет кадров</translation>
    </message>
    <message>
        <source>No animation selected</source>
        <translation>Анимация не выбрана</translation>
    </message>
    <message>
        <source>No animations</source>
        <translation>Анимаций нет</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Отметки</translation>
    </message>
    <message>
        <source>After the mark %1</source>
        <translation>После отметки %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::TreemapView</name>
    <message>
        <source>Sections by size</source>
        <translation>Разделы по размеру</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::UnclaimedPage</name>
    <message>
        <source>First Bytes</source>
        <translation>Первые байты</translation>
    </message>
    <message>
        <source>All Zero</source>
        <translation>Все нули</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Где</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>Unreferenced bytes</source>
        <translation>Байты, на которые ничто не ссылается</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::UndoController</name>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>О&amp;тменить: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>О&amp;тменить</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Повторить: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторить</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::UsersDialog</name>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>Пр&amp;ервать</translation>
    </message>
    <message>
        <source>&amp;Show All in Table</source>
        <translation>Показать все в &amp;таблице</translation>
    </message>
    <message>
        <source>Used By</source>
        <translation>Используется в</translation>
    </message>
    <message>
        <source>Records that refer to this one</source>
        <translation>Записи, ведущие сюда</translation>
    </message>
    <message>
        <source>&amp;Go to Record</source>
        <translation>&amp;Перейти к записи</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>Filter the table by the current field and highlight the items that show its records</source>
        <translation>Отфильтровать таблицу по текущему полю и подсветить всё, что показывает его записи</translation>
    </message>
    <message>
        <source>Select the record that these refer to</source>
        <translation>Выбрать запись, к которой они ведут</translation>
    </message>
    <message>
        <source>Progress of reading references</source>
        <translation>Ход чтения ссылок</translation>
    </message>
    <message>
        <source>%1: searching for references…</source>
        <translation>%1: поиск того, что туда ведёт…</translation>
    </message>
    <message>
        <source>%1: no record refers to it</source>
        <translation>%1: туда не ведёт ни одна запись</translation>
    </message>
    <message numerus="yes">
        <source>%1: used %n time(s)</source>
        <translation>
            <numerusform>%1: использован %n раз</numerusform>
            <numerusform>%1: использован %n раза</numerusform>
            <numerusform>%1: использован %n раз</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::UsersModel</name>
    <message>
        <source>… and %1 more</source>
        <translation>… и ещё %1</translation>
    </message>
    <message>
        <source>Press Enter to show all of these in the table</source>
        <translation>Enter показывает их все в таблице</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ValueModel</name>
    <message>
        <source>name</source>
        <translation>имя</translation>
    </message>
    <message>
        <source>path</source>
        <translation>путь</translation>
    </message>
    <message>
        <source>size</source>
        <translation>размер</translation>
    </message>
    <message>
        <source>(another)</source>
        <translation>(другое)</translation>
    </message>
    <message>
        <source>number</source>
        <translation>количество</translation>
    </message>
    <message>
        <source>only in one</source>
        <translation>только там</translation>
    </message>
    <message>
        <source>in a different order</source>
        <translation>в другом порядке</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значение</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>До</translation>
    </message>
    <message>
        <source>After</source>
        <translation>После</translation>
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
        <translation>Вид</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>Полный &amp;экран</translation>
    </message>
    <message>
        <source>Show the window on the whole screen</source>
        <translation>Занять весь экран</translation>
    </message>
    <message>
        <source>&amp;Lit</source>
        <translation>&amp;Освещённый</translation>
    </message>
    <message>
        <source>Textures and baked light, as in the game</source>
        <translation>Текстуры и запечённый свет, как в игре</translation>
    </message>
    <message>
        <source>&amp;Unlit</source>
        <translation>&amp;Без света</translation>
    </message>
    <message>
        <source>Textures without light</source>
        <translation>Текстуры без света</translation>
    </message>
    <message>
        <source>Light&amp;map</source>
        <translation>&amp;Карта освещения</translation>
    </message>
    <message>
        <source>&amp;Wireframe</source>
        <translation>К&amp;аркас</translation>
    </message>
    <message>
        <source>The edges of all triangles</source>
        <translation>Рёбра всех треугольников</translation>
    </message>
    <message>
        <source>&amp;Normals</source>
        <translation>&amp;Нормали</translation>
    </message>
    <message>
        <source>The direction of surfaces as colour</source>
        <translation>Направление поверхностей цветом</translation>
    </message>
    <message>
        <source>Shading</source>
        <translation>Затенение</translation>
    </message>
    <message>
        <source>&amp;Front</source>
        <translation>С&amp;переди</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>С&amp;зади</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>С&amp;лева</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>Сп&amp;рава</translation>
    </message>
    <message>
        <source>&amp;Top</source>
        <translation>С&amp;верху</translation>
    </message>
    <message>
        <source>&amp;Isometric</source>
        <translation>&amp;Изометрия</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Камера</translation>
    </message>
    <message>
        <source>See the whole scene from this side</source>
        <translation>Увидеть всю сцену с этой стороны</translation>
    </message>
    <message>
        <source>Go to &amp;Start</source>
        <translation>К на&amp;чалу</translation>
    </message>
    <message>
        <source>Return to the camera position of the opened file</source>
        <translation>Вернуть камеру туда, где она была при открытии файла</translation>
    </message>
    <message>
        <source>Fram&amp;e All</source>
        <translation>Показать вс&amp;ю сцену</translation>
    </message>
    <message>
        <source>Move the camera until the whole scene is in view</source>
        <translation>Подвинуть камеру, чтобы была видна вся сцена</translation>
    </message>
    <message>
        <source>Ort&amp;hographic</source>
        <translation>Орто&amp;графическая</translation>
    </message>
    <message>
        <source>Draw without perspective</source>
        <translation>Рисовать без перспективы</translation>
    </message>
    <message>
        <source>Fl&amp;y</source>
        <translation>Пол&amp;ёт</translation>
    </message>
    <message>
        <source>Move with W A S D, look around with the mouse, the wheel sets the speed</source>
        <translation>Движение клавишами W A S D, обзор мышью, скорость колесом</translation>
    </message>
    <message>
        <source>Orbit around a centre, zoom with the wheel</source>
        <translation>Вращение вокруг центра, приближение колесом</translation>
    </message>
    <message>
        <source>Reset S&amp;peed</source>
        <translation>Сбросить скорост&amp;ь</translation>
    </message>
    <message>
        <source>Restore the default flying speed</source>
        <translation>Вернуть стандартную скорость полёта</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Оформление</translation>
    </message>
    <message>
        <source>Follow &amp;Desktop</source>
        <translation>Как на &amp;рабочем столе</translation>
    </message>
    <message>
        <source>Use the colours of the desktop</source>
        <translation>Использовать цвета рабочего стола</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Светлое</translation>
    </message>
    <message>
        <source>Dark text on a light background</source>
        <translation>Тёмный текст на светлом фоне</translation>
    </message>
    <message>
        <source>D&amp;ark</source>
        <translation>&amp;Тёмное</translation>
    </message>
    <message>
        <source>Light text on a dark background</source>
        <translation>Светлый текст на тёмном фоне</translation>
    </message>
    <message>
        <source>La&amp;bels</source>
        <translation>По&amp;дписи</translation>
    </message>
    <message>
        <source>Show the names of markers above them</source>
        <translation>Показывать имена меток над ними</translation>
    </message>
    <message>
        <source>U&amp;V Grid</source>
        <translation>Сетка U&amp;V</translation>
    </message>
    <message>
        <source>Texture coordinates: red increases along u, green along v</source>
        <translation>Как лежат текстуры: красный растёт вдоль u, зелёный вдоль v</translation>
    </message>
    <message>
        <source>Luxel &amp;Grid</source>
        <translation>&amp;Сетка люкселов</translation>
    </message>
    <message>
        <source>The texels of the lightmaps over the lit view</source>
        <translation>Тексели карт освещения поверх освещённой картинки</translation>
    </message>
    <message>
        <source>Wires &amp;Over Lit</source>
        <translation>Каркас &amp;поверх освещённого</translation>
    </message>
    <message>
        <source>The edges of all triangles over the lit view</source>
        <translation>Рёбра всех треугольников поверх освещённой картинки</translation>
    </message>
    <message>
        <source>Over&amp;draw</source>
        <translation>П&amp;ерерисовка</translation>
    </message>
    <message>
        <source>Brighter where more surfaces overlap</source>
        <translation>Чем больше поверхностей лежит друг за другом, тем ярче</translation>
    </message>
    <message>
        <source>Light &amp;Heat Map</source>
        <translation>&amp;Тепловая карта света</translation>
    </message>
    <message>
        <source>Brightness of the light: yellow is full white, red and white exceed it</source>
        <translation>Насколько ярок свет: жёлтый — полный белый, красный и белый — ещё ярче</translation>
    </message>
    <message>
        <source>&amp;Average Light</source>
        <translation>С&amp;редний свет</translation>
    </message>
    <message>
        <source>Each lightmap&apos;s average colour</source>
        <translation>Средний цвет каждой карты освещения</translation>
    </message>
    <message>
        <source>L&amp;eaves</source>
        <translation>&amp;Листья</translation>
    </message>
    <message>
        <source>A colour for each leaf of the map&apos;s tree</source>
        <translation>Свой цвет для каждого листа дерева карты</translation>
    </message>
    <message>
        <source>&amp;Clusters</source>
        <translation>&amp;Кластеры</translation>
    </message>
    <message>
        <source>A colour for each cluster of the visibility data</source>
        <translation>Свой цвет для каждого кластера данных видимости</translation>
    </message>
    <message>
        <source>A&amp;reas</source>
        <translation>&amp;Области</translation>
    </message>
    <message>
        <source>A colour for each area between area portals</source>
        <translation>Свой цвет для каждой области между порталами</translation>
    </message>
    <message>
        <source>&amp;Batches</source>
        <translation>&amp;Пакеты отрисовки</translation>
    </message>
    <message>
        <source>A colour for each draw call</source>
        <translation>Свой цвет для каждого вызова отрисовки</translation>
    </message>
    <message>
        <source>Te&amp;xel Density</source>
        <translation>&amp;Плотность текселей</translation>
    </message>
    <message>
        <source>Texels per metre: blue is low, green is normal, red is high</source>
        <translation>Сколько текселей приходится на метр: синий — мало, зелёный — обычно, красный — много</translation>
    </message>
    <message>
        <source>&amp;Walk</source>
        <translation>&amp;Ходьба</translation>
    </message>
    <message>
        <source>Walk on the ground and collide with walls. The same key returns to flying.</source>
        <translation>Ходить по земле и упираться в стены; та же клавиша возвращает к полёту</translation>
    </message>
    <message>
        <source>&amp;Gravity</source>
        <translation>Гр&amp;авитация</translation>
    </message>
    <message>
        <source>Fall and stand on the ground while walking. Without gravity, you glide.</source>
        <translation>При ходьбе падать и стоять на земле; без неё — парить</translation>
    </message>
    <message>
        <source>Visibility</source>
        <translation>Видимость</translation>
    </message>
    <message>
        <source>&amp;Cull by Visibility</source>
        <translation>&amp;Отсекать по видимости</translation>
    </message>
    <message>
        <source>Draw only what is visible from here according to the map&apos;s visibility data</source>
        <translation>Рисовать только то, что отсюда может быть видно по данным видимости карты</translation>
    </message>
    <message>
        <source>&amp;Freeze Culling</source>
        <translation>&amp;Заморозить отсечение</translation>
    </message>
    <message>
        <source>Keep drawing what is visible now while the camera moves on</source>
        <translation>Продолжать рисовать видимое сейчас, пока камера движется дальше</translation>
    </message>
    <message>
        <source>&amp;Inspect</source>
        <translation>Ана&amp;лиз</translation>
    </message>
    <message>
        <source>&amp;Parts of the Map</source>
        <translation>&amp;Части карты</translation>
    </message>
    <message>
        <source>Baked light without textures; white is eight times full light</source>
        <translation>Запечённый свет без текстур; белый — это восьмикратный полный свет</translation>
    </message>
    <message>
        <source>Draw a soft shadow under models</source>
        <translation>Рисовать мягкую тень под моделями</translation>
    </message>
    <message>
        <source>&amp;Ground Grid</source>
        <translation>&amp;Сетка на земле</translation>
    </message>
    <message>
        <source>Show a grid in metres on the ground, and the axes of the file</source>
        <translation>Показать на земле сетку в метрах и оси файла</translation>
    </message>
    <message>
        <source>C&amp;ontact Shadow</source>
        <translation>Контактна&amp;я тень</translation>
    </message>
    <message>
        <source>Botto&amp;m</source>
        <translation>С&amp;низу</translation>
    </message>
    <message>
        <source>&amp;Orbit</source>
        <translation>Вра&amp;щение</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ViewController</name>
    <message>
        <source>There is no ground to walk on here.</source>
        <translation>Здесь нет земли, по которой можно ходить.</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>Скорость %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ViewHistory</name>
    <message>
        <source>Visibility</source>
        <translation>Видимость</translation>
    </message>
    <message>
        <source>Locking</source>
        <translation>Блокировка</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Анимация</translation>
    </message>
    <message>
        <source>Shading</source>
        <translation>Затенение</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Камера</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Выделение</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Элементы управления</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>Измерения</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::WebLink</name>
    <message>
        <source>Open Link</source>
        <translation>Открытие ссылки</translation>
    </message>
    <message>
        <source>Open a page of %1 in the browser?</source>
        <translation>Открыть страницу на %1 в браузере?</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Открыть</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::WhyDrawnDialog</name>
    <message>
        <source>in none</source>
        <translation>ни в одном</translation>
    </message>
    <message>
        <source>cluster %1</source>
        <translation>кластер %1</translation>
    </message>
    <message>
        <source>leaf %1</source>
        <translation>лист %1</translation>
    </message>
    <message>
        <source>%1, in no cluster</source>
        <translation>%1, ни в одном кластере</translation>
    </message>
    <message>
        <source>%1, cluster %2</source>
        <translation>%1, кластер %2</translation>
    </message>
    <message>
        <source>The file has no visibility data: everything is drawn.</source>
        <translation>В файле нет данных видимости: рисуется всё.</translation>
    </message>
    <message>
        <source>The camera is outside the world, or in something solid: everything is drawn.</source>
        <translation>Камера вне мира или внутри чего-то твёрдого: рисуется всё.</translation>
    </message>
    <message>
        <source>It belongs to the sky, which is drawn from everywhere.</source>
        <translation>Она относится к небу, которое рисуется отовсюду.</translation>
    </message>
    <message>
        <source>It is in none of the clusters, so it is always drawn.</source>
        <translation>Она не входит ни в один кластер, поэтому рисуется всегда.</translation>
    </message>
    <message>
        <source>It reaches into cluster %1, which the camera is in.</source>
        <translation>Она заходит в кластер %1, в котором находится камера.</translation>
    </message>
    <message>
        <source>It reaches into cluster %1, which is visible from the camera&apos;s cluster %2.</source>
        <translation>Она заходит в кластер %1, который может быть виден из кластера камеры %2.</translation>
    </message>
    <message>
        <source>None of its clusters is visible from the camera&apos;s cluster %1.</source>
        <translation>Ни один из её кластеров не может быть виден из кластера камеры %1.</translation>
    </message>
    <message>
        <source>%1 It is not drawn.</source>
        <translation>%1 Она не рисуется.</translation>
    </message>
    <message>
        <source>%1 It is drawn because culling is turned off.</source>
        <translation>%1 Она рисуется, потому что отсечение выключено.</translation>
    </message>
    <message>
        <source>Why Is This Drawn?</source>
        <translation>Почему это рисуется?</translation>
    </message>
    <message>
        <source>Surface:</source>
        <translation>Поверхность:</translation>
    </message>
    <message>
        <source>Camera:</source>
        <translation>Камера:</translation>
    </message>
    <message>
        <source>Location:</source>
        <translation>Её место:</translation>
    </message>
    <message>
        <source>%1, surface %2</source>
        <translation>%1, поверхность %2</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::WindowLooks</name>
    <message>
        <source>Toolbar</source>
        <translation>Панель инструментов</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Buttons for frequently used commands</source>
        <translation>Кнопки для самых частых действий</translation>
    </message>
    <message>
        <source>%1 leaves full screen, %2 shows the panels.</source>
        <translation>%1 завершает полноэкранный режим, %2 показывает панели.</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Панели</translation>
    </message>
    <message>
        <source>Show and hide panels</source>
        <translation>Показать или скрыть панели</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::WindowRestorer</name>
    <message>
        <source>The last session could not be restored. It was saved as session.json.damaged.</source>
        <translation>Не удалось восстановить прошлый сеанс. Он сохранён как session.json.damaged.</translation>
    </message>
    <message numerus="yes">
        <source>Vitrine closed unexpectedly. %n document(s) were open.</source>
        <translation>
            <numerusform>Работа Vitrine завершилась некорректно. Был открыт %n документ.</numerusform>
            <numerusform>Работа Vitrine завершилась некорректно. Было открыто %n документа.</numerusform>
            <numerusform>Работа Vitrine завершилась некорректно. Было открыто %n документов.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was being opened and is left out.</source>
        <translation>%1 пропускается: этот файл тогда открывался.</translation>
    </message>
    <message>
        <source>Open Again</source>
        <translation>Открыть снова</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ZoomBar</name>
    <message>
        <source>&amp;Fit</source>
        <translation>&amp;Вписать</translation>
    </message>
    <message>
        <source>Show the whole image (0)</source>
        <translation>Показать всю картинку (0)</translation>
    </message>
    <message>
        <source>&amp;100 %</source>
        <translation>&amp;100 %</translation>
    </message>
    <message>
        <source>Show one texel per screen pixel (1)</source>
        <translation>Показать тексели как пиксели экрана (1)</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Масштаб</translation>
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
        <translation>Открыть отдельное окно, даже если одно уже открыто.</translation>
    </message>
    <message>
        <source>Use software rendering.</source>
        <translation>Программная отрисовка.</translation>
    </message>
    <message>
        <source>Language of the window (en, ja, ru, de). VITRINE_LANG does the same.</source>
        <translation>Язык окна (en, ja, ru, de); то же делает VITRINE_LANG.</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Показать эту справку.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>Показать версию.</translation>
    </message>
    <message>
        <source>Shows the 3D worlds of old games, and every byte they are made of.</source>
        <translation>Показывает трёхмерные миры старых игр и каждый байт, из которых они состоят.</translation>
    </message>
    <message>
        <source>Search this folder or archive first for materials and models. Can be given more than once.</source>
        <translation>Сначала искать материалы и модели в этой папке или архиве. Можно указать несколько раз.</translation>
    </message>
    <message>
        <source>Show the file in the view of this view link.</source>
        <translation>Показать файл в виде из этой ссылки.</translation>
    </message>
    <message>
        <source>Files or view links to open, or a folder to browse.</source>
        <translation>Файлы или ссылки на виды, которые нужно открыть, или папка для просмотра.</translation>
    </message>
    <message>
        <source>Start with the default size and panels. The previous ones are kept.</source>
        <translation>Запустить с размером и панелями по умолчанию; прежние сохраняются.</translation>
    </message>
</context>
</TS>
