<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja">
<context>
    <name>ConnectionModel</name>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n 回</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>切り離す</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>パネルを閉じる</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>パネルを切り離す、または元に戻す</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>キーを押してください</translation>
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
        <translation>保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>左へスクロール</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>右へスクロール</translation>
    </message>
</context>
<context>
    <name>base</name>
    <message>
        <source>the program failed: %1</source>
        <translation>プログラムのエラーです: %1</translation>
    </message>
    <message>
        <source>the program failed</source>
        <translation>プログラムのエラーです</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>メモリーが足りません</translation>
    </message>
</context>
<context>
    <name>comparing</name>
    <message>
        <source>base colour</source>
        <translation>基本色</translation>
    </message>
    <message>
        <source>second base colour</source>
        <translation>第2の基本色</translation>
    </message>
    <message>
        <source>blend mask</source>
        <translation>ブレンドマスク</translation>
    </message>
    <message>
        <source>normals</source>
        <translation>法線</translation>
    </message>
    <message>
        <source>specular</source>
        <translation>スペキュラー</translation>
    </message>
    <message>
        <source>emission</source>
        <translation>発光</translation>
    </message>
    <message>
        <source>occlusion</source>
        <translation>遮蔽</translation>
    </message>
    <message>
        <source>metal and roughness</source>
        <translation>金属と粗さ</translation>
    </message>
    <message>
        <source>reflection</source>
        <translation>反射</translation>
    </message>
    <message>
        <source>detail</source>
        <translation>ディテール</translation>
    </message>
    <message>
        <source>shade</source>
        <translation>陰</translation>
    </message>
    <message>
        <source>rim</source>
        <translation>リム</translation>
    </message>
    <message>
        <source>matcap</source>
        <translation>マットキャップ</translation>
    </message>
    <message>
        <source>outline</source>
        <translation>輪郭線</translation>
    </message>
    <message>
        <source>model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>色</translation>
    </message>
    <message>
        <source>blending</source>
        <translation>ブレンド</translation>
    </message>
    <message>
        <source>alpha cutoff</source>
        <translation>アルファのしきい値</translation>
    </message>
    <message>
        <source>culling</source>
        <translation>カリング</translation>
    </message>
    <message>
        <source>draw order</source>
        <translation>描画順</translation>
    </message>
    <message>
        <source>file</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>found</source>
        <translation>検出</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>mip levels</source>
        <translation>ミップレベル数</translation>
    </message>
    <message>
        <source>frames</source>
        <translation>フレーム数</translation>
    </message>
    <message>
        <source>texels</source>
        <translation>テクセル</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>パラメーター</translation>
    </message>
    <message>
        <source>version</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>variant</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>scene</source>
        <translation>シーン</translation>
    </message>
    <message>
        <source>bytes outside of all sections</source>
        <translation>どのセクションにも属さないバイト</translation>
    </message>
    <message>
        <source>files of two formats cannot be compared: %1 and %2</source>
        <translation>形式の異なるファイルは比較できません: %1 と %2</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>中止しました</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Entities</source>
        <translation>エンティティ</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>セクション</translation>
    </message>
    <message>
        <source>Records of %1</source>
        <translation>%1 のレコード</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>ノード</translation>
    </message>
    <message>
        <source>Surfaces</source>
        <translation>面</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>マテリアル</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>テクスチャ</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>追加 %1</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>削除 %1</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation>変更 %1</translation>
    </message>
    <message>
        <source>%1 only moved</source>
        <translation>移動のみ %1</translation>
    </message>
    <message>
        <source>%1 only renumbered</source>
        <translation>番号のみ変更 %1</translation>
    </message>
    <message>
        <source>%1 in a different order</source>
        <translation>順序のみ変更 %1</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>rotation or scale</source>
        <translation>回転または拡大率</translation>
    </message>
    <message>
        <source>position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>material</source>
        <translation>マテリアル</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>texture coordinates</source>
        <translation>テクスチャ座標</translation>
    </message>
    <message>
        <source>light</source>
        <translation>光</translation>
    </message>
    <message>
        <source>Comparing scenes</source>
        <translation>シーンを比較しています</translation>
    </message>
    <message>
        <source>Comparing sections</source>
        <translation>セクションを比較しています</translation>
    </message>
    <message>
        <source>added</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>only moved</source>
        <translation>移動のみ</translation>
    </message>
    <message>
        <source>only renumbered</source>
        <translation>番号のみ変更</translation>
    </message>
    <message>
        <source>third base colour</source>
        <translation>第三のベースカラー</translation>
    </message>
    <message>
        <source>fourth base colour</source>
        <translation>第四のベースカラー</translation>
    </message>
</context>
<context>
    <name>formats</name>
    <message>
        <source>Source engine map</source>
        <translation>Source エンジンのマップ</translation>
    </message>
    <message>
        <source>World</source>
        <translation>ワールド</translation>
    </message>
    <message>
        <source>Brush entities</source>
        <translation>ブラシエンティティ</translation>
    </message>
    <message>
        <source>Entities</source>
        <translation>エンティティ</translation>
    </message>
    <message>
        <source>corner of the face where row and column 0 are</source>
        <translation>行 0・列 0 がある面の角</translation>
    </message>
    <message>
        <source>2^power + 1 vertices on each side</source>
        <translation>各辺に 2^power + 1 個の頂点</translation>
    </message>
    <message>
        <source>face that is displaced</source>
        <translation>変形する面</translation>
    </message>
    <message>
        <source>one bit per vertex in use</source>
        <translation>使用中の頂点ごとに 1 ビット</translation>
    </message>
    <message>
        <source>direction of the offset, as stored</source>
        <translation>移動する方向(保存されたまま)</translation>
    </message>
    <message>
        <source>length of the offset</source>
        <translation>移動する距離</translation>
    </message>
    <message>
        <source>blend of the two textures, 0 … 255</source>
        <translation>2 つのテクスチャの混合比(0 … 255)</translation>
    </message>
    <message>
        <source>plane that faces outwards</source>
        <translation>外側を向く平面</translation>
    </message>
    <message>
        <source>parity of the compiler&apos;s plane number; does not flip the plane</source>
        <translation>コンパイラーの平面番号の偶奇。何も反転しない</translation>
    </message>
    <message>
        <source>light styles, 255 = unused</source>
        <translation>ライトスタイル(255 = 未使用)</translation>
    </message>
    <message>
        <source>offset of the lightmap in the lighting lump, -1 = none</source>
        <translation>ライティングランプ内のライトマップの位置(-1 = なし)</translation>
    </message>
    <message>
        <source>lightmap corner, in luxels</source>
        <translation>ライトマップの角(luxel 単位)</translation>
    </message>
    <message>
        <source>lightmap size in luxels, minus one</source>
        <translation>ライトマップの大きさ(luxel 単位)から 1 を引いた値</translation>
    </message>
    <message>
        <source>smoothing groups, one bit each</source>
        <translation>スムージンググループ(1 ビットずつ)</translation>
    </message>
    <message>
        <source>1 = on a node, 0 = inside a leaf</source>
        <translation>1 = ノード上、0 = リーフ内</translation>
    </message>
    <message>
        <source>first surfedge</source>
        <translation>最初の surfedge</translation>
    </message>
    <message>
        <source>number of corners</source>
        <translation>角の数</translation>
    </message>
    <message>
        <source>texture mapping</source>
        <translation>テクスチャの貼られ方</translation>
    </message>
    <message>
        <source>displacement, -1 = flat face</source>
        <translation>ディスプレースメント(-1 = 平らな面)</translation>
    </message>
    <message>
        <source>surface area in square units</source>
        <translation>面積(平方単位)</translation>
    </message>
    <message>
        <source>original face before splitting</source>
        <translation>切り出された元の面</translation>
    </message>
    <message>
        <source>number of primitives</source>
        <translation>プリミティブの数</translation>
    </message>
    <message>
        <source>mean light per style: red, green, blue, exponent</source>
        <translation>スタイルごとの平均光: 赤、緑、青、指数</translation>
    </message>
    <message>
        <source>number of the face in the map editor</source>
        <translation>マップエディターでの面番号</translation>
    </message>
    <message>
        <source>name of the texture, 65535 = none</source>
        <translation>テクスチャの名前(65535 = なし)</translation>
    </message>
    <message>
        <source>version of the records, not always correct</source>
        <translation>レコードのバージョン(常に正しいとは限らない)</translation>
    </message>
    <message>
        <source>bytes after decompression, 0 = stored raw</source>
        <translation>展開後のバイト数(0 = 無圧縮)</translation>
    </message>
    <message>
        <source>how often the map was saved in the editor</source>
        <translation>エディターで保存された回数</translation>
    </message>
    <message>
        <source>bytes decoded</source>
        <translation>展開後のバイト数</translation>
    </message>
    <message>
        <source>bytes coded</source>
        <translation>圧縮時のバイト数</translation>
    </message>
    <message>
        <source>number of keys and values</source>
        <translation>キーと値の数</translation>
    </message>
    <message>
        <source>the whole entity as stored in the file</source>
        <translation>ファイルにあるままのエンティティ全体</translation>
    </message>
    <message>
        <source>bytes of the solids</source>
        <translation>ソリッドのバイト数</translation>
    </message>
    <message>
        <source>bytes of the text after them</source>
        <translation>その後のテキストのバイト数</translation>
    </message>
    <message>
        <source>0 = the indices are corners of the face</source>
        <translation>0 = インデックスは面の角</translation>
    </message>
    <message>
        <source>corner of the face, or primitive vertex</source>
        <translation>面の角、またはプリミティブの頂点</translation>
    </message>
    <message>
        <source>position in units</source>
        <translation>位置(ユニット)</translation>
    </message>
    <message>
        <source>unit normal</source>
        <translation>単位法線</translation>
    </message>
    <message>
        <source>distance from the origin along the normal</source>
        <translation>法線方向の原点からの距離</translation>
    </message>
    <message>
        <source>axis of the normal</source>
        <translation>法線の軸</translation>
    </message>
    <message>
        <source>start vertex</source>
        <translation>始点の頂点</translation>
    </message>
    <message>
        <source>end vertex</source>
        <translation>終点の頂点</translation>
    </message>
    <message>
        <source>edge; negative = from its end to its start</source>
        <translation>辺。負 = 終点から始点へたどる</translation>
    </message>
    <message>
        <source>smoothed unit normal</source>
        <translation>スムージング済みの単位法線</translation>
    </message>
    <message>
        <source>linear red, green, blue</source>
        <translation>線形の赤、緑、青</translation>
    </message>
    <message>
        <source>light style</source>
        <translation>ライトスタイル</translation>
    </message>
    <message>
        <source>cosine of the inner cone</source>
        <translation>内側の円錐角の余弦</translation>
    </message>
    <message>
        <source>cosine of the outer cone</source>
        <translation>外側の円錐角の余弦</translation>
    </message>
    <message>
        <source>cutoff distance, 0 = none</source>
        <translation>届く距離(0 = 無限)</translation>
    </message>
    <message>
        <source>entity</source>
        <translation>エンティティ</translation>
    </message>
    <message>
        <source>0 = the next field is another leaf</source>
        <translation>0 = 次のフィールドが別のリーフを示す</translation>
    </message>
    <message>
        <source>light from +x -x +y -y +z -z: red, green, blue, exponent</source>
        <translation>+x -x +y -y +z -z からの光: 赤、緑、青、指数</translation>
    </message>
    <message>
        <source>1 = inactive</source>
        <translation>1 = 無効</translation>
    </message>
    <message>
        <source>x, y, z in the leaf&apos;s box, 0 … 255</source>
        <translation>リーフの箱の中の x、y、z(0 … 255)</translation>
    </message>
    <message>
        <source>side = 2^(size - 1) texels, 0 = 32</source>
        <translation>一辺 = 2^(size - 1) テクセル(0 = 32)</translation>
    </message>
    <message>
        <source>x, y, z and offset: position to texel column</source>
        <translation>x、y、z とオフセット: 位置からテクセルの列へ</translation>
    </message>
    <message>
        <source>x, y, z and offset: position to texel row</source>
        <translation>x、y、z とオフセット: 位置からテクセルの行へ</translation>
    </message>
    <message>
        <source>x, y, z and offset: position to luxel column</source>
        <translation>x、y、z とオフセット: 位置から luxel の列へ</translation>
    </message>
    <message>
        <source>x, y, z and offset: position to luxel row</source>
        <translation>x、y、z とオフセット: 位置から luxel の行へ</translation>
    </message>
    <message>
        <source>faces it lies on</source>
        <translation>乗っている面</translation>
    </message>
    <message>
        <source>texture columns at its edges</source>
        <translation>端でのテクスチャの列</translation>
    </message>
    <message>
        <source>texture rows at its edges</source>
        <translation>端でのテクスチャの行</translation>
    </message>
    <message>
        <source>four corners on its plane; the third numbers hold the axis</source>
        <translation>平面上の 4 つの角。3 番目の数は軸を表す</translation>
    </message>
    <message>
        <source>mean colour, linear</source>
        <translation>平均色(線形)</translation>
    </message>
    <message>
        <source>its name</source>
        <translation>その名前</translation>
    </message>
    <message>
        <source>texels</source>
        <translation>テクセル</translation>
    </message>
    <message>
        <source>offset of the name in TEXDATA_STRING_DATA</source>
        <translation>TEXDATA_STRING_DATA 内の名前の位置</translation>
    </message>
    <message>
        <source>name at this offset</source>
        <translation>そこにあるもの</translation>
    </message>
    <message>
        <source>squared distance where fading starts</source>
        <translation>薄れ始める距離の 2 乗</translation>
    </message>
    <message>
        <source>squared distance where it has faded out</source>
        <translation>消える距離の 2 乗</translation>
    </message>
    <message>
        <source>pitch, yaw, roll in degrees</source>
        <translation>ピッチ、ヨー、ロール(度)</translation>
    </message>
    <message>
        <source>model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>collision</source>
        <translation>当たり判定</translation>
    </message>
    <message>
        <source>where its lighting is sampled</source>
        <translation>光を取る位置</translation>
    </message>
    <message>
        <source>tint: red, green, blue, alpha</source>
        <translation>色合い: 赤、緑、青、アルファ</translation>
    </message>
    <message>
        <source>four letters, from high to low byte</source>
        <translation>4 文字(上位バイトから)</translation>
    </message>
    <message>
        <source>1 = compressed</source>
        <translation>1 = 圧縮</translation>
    </message>
    <message>
        <source>bytes, decoded where compressed</source>
        <translation>バイト数(圧縮時は展開後)</translation>
    </message>
    <message>
        <source>model or sprite</source>
        <translation>モデルまたはスプライト</translation>
    </message>
    <message>
        <source>plane that divides the space</source>
        <translation>空間を分ける平面</translation>
    </message>
    <message>
        <source>front child: a node, or -1 - leaf</source>
        <translation>手前側: ノード、または -1 - リーフ</translation>
    </message>
    <message>
        <source>back child: a node, or -1 - leaf</source>
        <translation>奥側: ノード、または -1 - リーフ</translation>
    </message>
    <message>
        <source>area of all leaves below, -1 = several</source>
        <translation>下の全リーフのエリア(-1 = 複数)</translation>
    </message>
    <message>
        <source>visibility cluster, -1 = solid or outside</source>
        <translation>可視クラスター(-1 = ソリッドまたは外側)</translation>
    </message>
    <message>
        <source>area, separated from others by area portals</source>
        <translation>エリアポータルで区切られたエリア</translation>
    </message>
    <message>
        <source>plane that points out of the brush</source>
        <translation>ブラシの外を向く平面</translation>
    </message>
    <message>
        <source>1 = only for collision, no visible side</source>
        <translation>1 = 当たり判定専用(見える面なし)</translation>
    </message>
    <message>
        <source>key of the entity that opens it</source>
        <translation>開くエンティティのキー</translation>
    </message>
    <message>
        <source>height of the surface</source>
        <translation>水面の高さ</translation>
    </message>
    <message>
        <source>height of the ground</source>
        <translation>底の高さ</translation>
    </message>
    <message>
        <source>in units, per leaf; 65535 = no water</source>
        <translation>ユニット、リーフごと。65535 = 水なし</translation>
    </message>
    <message>
        <source>always 0; the entity&apos;s origin places it</source>
        <translation>常に 0。位置はエンティティの origin で決まる</translation>
    </message>
    <message>
        <source>root of its tree</source>
        <translation>木の根</translation>
    </message>
    <message>
        <source>offset of the visible clusters in the lump</source>
        <translation>見えるクラスター: ランプ内の位置</translation>
    </message>
    <message>
        <source>offset of the audible clusters in the lump</source>
        <translation>聞こえるクラスター: ランプ内の位置</translation>
    </message>
    <message>
        <source>Brushes</source>
        <translation>ブラシ</translation>
    </message>
    <message>
        <source>Displacements</source>
        <translation>ディスプレースメント</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>水</translation>
    </message>
    <message>
        <source>Static props</source>
        <translation>静的プロップ</translation>
    </message>
    <message>
        <source>Sky</source>
        <translation>空</translation>
    </message>
    <message>
        <source>Triggers</source>
        <translation>トリガー</translation>
    </message>
    <message>
        <source>Tool materials</source>
        <translation>ツールマテリアル</translation>
    </message>
    <message>
        <source>Invisible entities</source>
        <translation>見えないエンティティ</translation>
    </message>
    <message>
        <source>3D skybox</source>
        <translation>3D スカイボックス</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>Light styles</source>
        <translation>ライトスタイル</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Style %1</source>
        <translation>スタイル %1</translation>
    </message>
    <message>
        <source>Exposure</source>
        <translation>露出</translation>
    </message>
    <message>
        <source>Blocks, of the game&apos;s maximum</source>
        <translation>ブロック数 / ゲームの上限</translation>
    </message>
    <message>
        <source>Board blocks</source>
        <translation>板状ブロック</translation>
    </message>
    <message>
        <source>Invisible faces</source>
        <translation>見えない面</translation>
    </message>
    <message>
        <source>X Operations map</source>
        <translation>X Operations のマップ</translation>
    </message>
    <message>
        <source>the map&apos;s folder</source>
        <translation>マップのフォルダー</translation>
    </message>
    <message>
        <source>top</source>
        <translation>上面</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>下面</translation>
    </message>
    <message>
        <source>front</source>
        <translation>前面</translation>
    </message>
    <message>
        <source>right</source>
        <translation>右面</translation>
    </message>
    <message>
        <source>back</source>
        <translation>背面</translation>
    </message>
    <message>
        <source>left</source>
        <translation>左面</translation>
    </message>
    <message>
        <source>Collision</source>
        <translation>当たり判定</translation>
    </message>
    <message>
        <source>solid</source>
        <translation>通り抜けられない</translation>
    </message>
    <message>
        <source>board: not solid</source>
        <translation>板状: 通り抜けられる</translation>
    </message>
    <message>
        <source>Solid blocks</source>
        <translation>通り抜けられないブロック</translation>
    </message>
    <message>
        <source>Board blocks: not solid</source>
        <translation>板状ブロック: 通り抜けられる</translation>
    </message>
    <message>
        <source>Invisible faces of solid blocks</source>
        <translation>通り抜けられないブロックの見えない面</translation>
    </message>
    <message>
        <source>image, relative to the map&apos;s folder; empty if the slot is not used</source>
        <translation>マップのフォルダーから見た画像のパス。空 = 未使用のスロット</translation>
    </message>
    <message>
        <source>number of blocks</source>
        <translation>ブロックの数</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>角</translation>
    </message>
    <message>
        <source>of corners 0 to 7: the upper four, then the lower four</source>
        <translation>角 0 … 7 の値: 上の 4 つ、続いて下の 4 つ</translation>
    </message>
    <message>
        <source>Texture coordinates</source>
        <translation>テクスチャ座標</translation>
    </message>
    <message>
        <source>of stored corners 0 to 3; they belong to C, D, A, B</source>
        <translation>保存順の角 0 … 3 の値。順に C、D、A、B のもの</translation>
    </message>
    <message>
        <source>of stored corners 0 to 3; 0 is the image&apos;s top row</source>
        <translation>保存順の角 0 … 3 の値。0 = 画像の最上行</translation>
    </message>
    <message>
        <source>Texture numbers</source>
        <translation>テクスチャ番号</translation>
    </message>
    <message>
        <source>texture slot; outside 0 to 9 the face is not drawn</source>
        <translation>テクスチャスロット。0 … 9 以外なら面は描画されない</translation>
    </message>
    <message>
        <source>Enabled</source>
        <translation>有効</translation>
    </message>
    <message>
        <source>the original editor hides a block with 0</source>
        <translation>0 のブロックは元のエディターでは表示されない</translation>
    </message>
    <message>
        <source>not drawn</source>
        <translation>描画されない</translation>
    </message>
    <message>
        <source>X Operations mission</source>
        <translation>X Operations のミッション</translation>
    </message>
    <message>
        <source>the mission&apos;s folder</source>
        <translation>ミッションのフォルダー</translation>
    </message>
    <message>
        <source>the game folder above addon</source>
        <translation>addon の上のゲームフォルダー</translation>
    </message>
    <message>
        <source>image</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>当たり判定の半径</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>耐久力</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>サウンド</translation>
    </message>
    <message>
        <source>jump</source>
        <translation>飛び具合</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>読み込まれない</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>当たり判定の半径</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>耐久力</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>サウンド</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>飛び具合</translation>
    </message>
    <message>
        <source>message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>short name</source>
        <translation>識別名</translation>
    </message>
    <message>
        <source>full name</source>
        <translation>正式名称</translation>
    </message>
    <message>
        <source>map</source>
        <translation>マップ</translation>
    </message>
    <message>
        <source>points</source>
        <translation>ポイント</translation>
    </message>
    <message>
        <source>sky</source>
        <translation>空</translation>
    </message>
    <message>
        <source>extra collision, darkness</source>
        <translation>追加の当たり判定、画面の暗さ</translation>
    </message>
    <message>
        <source>addon object</source>
        <translation>追加小物</translation>
    </message>
    <message>
        <source>first image</source>
        <translation>1 枚目の画像</translation>
    </message>
    <message>
        <source>second image</source>
        <translation>2 枚目の画像</translation>
    </message>
    <message>
        <source>briefing</source>
        <translation>ブリーフィング</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>Full name</source>
        <translation>正式名称</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>マップ</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>ポイント</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>画面を暗く</translation>
    </message>
    <message>
        <source>Extra collision</source>
        <translation>追加の当たり判定</translation>
    </message>
    <message>
        <source>Addon object</source>
        <translation>追加小物</translation>
    </message>
    <message>
        <source>First image</source>
        <translation>1 枚目の画像</translation>
    </message>
    <message>
        <source>Second image</source>
        <translation>2 枚目の画像</translation>
    </message>
    <message>
        <source>%1 (none, fog %2, %3, %4)</source>
        <translation>%1 (なし、フォグ %2, %3, %4)</translation>
    </message>
    <message>
        <source>%1 (fog %2, %3, %4)</source>
        <translation>%1 (フォグ %2, %3, %4)</translation>
    </message>
    <message>
        <source>starts at 1</source>
        <translation>1 から数える</translation>
    </message>
    <message>
        <source>Briefing</source>
        <translation>ブリーフィング</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>X Operations points</source>
        <translation>X Operations のポイント</translation>
    </message>
    <message>
        <source>the points&apos; folder</source>
        <translation>ポイントのフォルダー</translation>
    </message>
    <message>
        <source>walk</source>
        <translation>歩き</translation>
    </message>
    <message>
        <source>run</source>
        <translation>走り</translation>
    </message>
    <message>
        <source>wait</source>
        <translation>待機</translation>
    </message>
    <message>
        <source>follow</source>
        <translation>追尾</translation>
    </message>
    <message>
        <source>stop for 5 s</source>
        <translation>5 秒停止</translation>
    </message>
    <message>
        <source>throw a grenade</source>
        <translation>手榴弾投げ</translation>
    </message>
    <message>
        <source>run, whatever happens</source>
        <translation>優先的な走り</translation>
    </message>
    <message>
        <source>Can</source>
        <translation>缶</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>パソコン</translation>
    </message>
    <message>
        <source>Computer 2</source>
        <translation>パソコン キーボード上</translation>
    </message>
    <message>
        <source>Computer 3</source>
        <translation>パソコン 本体逆</translation>
    </message>
    <message>
        <source>Computer (w)</source>
        <translation>パソコン ワイド</translation>
    </message>
    <message>
        <source>Computer 2 (w)</source>
        <translation>パソコン ワイド キーボード上</translation>
    </message>
    <message>
        <source>Computer 3 (w)</source>
        <translation>パソコン ワイド 本体逆</translation>
    </message>
    <message>
        <source>Chair</source>
        <translation>椅子</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>ダンボール</translation>
    </message>
    <message>
        <source>Computer (sw)</source>
        <translation>パソコン 起動中</translation>
    </message>
    <message>
        <source>Computer (d)</source>
        <translation>パソコン 起動中 暗</translation>
    </message>
    <message>
        <source>Cone</source>
        <translation>パイロン</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>人情報</translation>
    </message>
    <message>
        <source>First path point</source>
        <translation>最初のパス</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>認識番号</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>小物</translation>
    </message>
    <message>
        <source>Path point</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>武器</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>弾数</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>Person template</source>
        <translation>人情報</translation>
    </message>
    <message>
        <source>Person type</source>
        <translation>人の種類</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>チーム</translation>
    </message>
    <message>
        <source>Small object</source>
        <translation>小物</translation>
    </message>
    <message>
        <source>Drops to the floor</source>
        <translation>床に落とす</translation>
    </message>
    <message>
        <source>Person without second weapon</source>
        <translation>人(第 2 武器なし)</translation>
    </message>
    <message>
        <source>One of two weapons</source>
        <translation>ランダム武器</translation>
    </message>
    <message>
        <source>First choice</source>
        <translation>候補 1</translation>
    </message>
    <message>
        <source>Second choice</source>
        <translation>候補 2</translation>
    </message>
    <message>
        <source>Path branch, chosen at random</source>
        <translation>ランダムパス</translation>
    </message>
    <message>
        <source>Next, first choice</source>
        <translation>次(候補 1)</translation>
    </message>
    <message>
        <source>Next, second choice</source>
        <translation>次(候補 2)</translation>
    </message>
    <message>
        <source>Mission won</source>
        <translation>任務達成</translation>
    </message>
    <message>
        <source>Mission lost</source>
        <translation>任務失敗</translation>
    </message>
    <message>
        <source>Wait until a person is dead</source>
        <translation>死亡待ち</translation>
    </message>
    <message>
        <source>Wait until a person is here</source>
        <translation>到着待ち</translation>
    </message>
    <message>
        <source>Set a path point to walk</source>
        <translation>パスを歩きに変更</translation>
    </message>
    <message>
        <source>Wait until an object is broken</source>
        <translation>小物破壊待ち</translation>
    </message>
    <message>
        <source>Wait until a person brings the case here</source>
        <translation>ケース待ち</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>時間待ち</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒数</translation>
    </message>
    <message>
        <source>Show a message</source>
        <translation>メッセージ表示</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Move a person to team 0</source>
        <translation>人をチーム 0 に変更</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>武器</translation>
    </message>
    <message>
        <source>Small objects</source>
        <translation>小物</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>Other points</source>
        <translation>その他のポイント</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>リンク</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>up</source>
        <translation>上方向</translation>
    </message>
    <message>
        <source>radians about y: 0 looks along +z, pi / 2 along +x</source>
        <translation>y 軸まわりのラジアン: 0 は +z 向き、pi / 2 は +x 向き</translation>
    </message>
    <message>
        <source>kind of the point</source>
        <translation>ポイントの種類</translation>
    </message>
    <message>
        <source>depends on p1; counts of rounds and seconds and numbers of messages are unsigned</source>
        <translation>p1 による。弾数、秒数、メッセージ番号は符号なし</translation>
    </message>
    <message>
        <source>depends on p1; in paths and events the p4 of the next point</source>
        <translation>p1 による。パスとイベントでは次のポイントの p4</translation>
    </message>
    <message>
        <source>number that other points use for this one</source>
        <translation>他のポイントがこのポイントを指すときの番号</translation>
    </message>
    <message>
        <source>Team 0</source>
        <translation>チーム 0</translation>
    </message>
    <message>
        <source>Team 1</source>
        <translation>チーム 1</translation>
    </message>
    <message>
        <source>Team 2</source>
        <translation>チーム 2</translation>
    </message>
    <message>
        <source>Team 3</source>
        <translation>チーム 3</translation>
    </message>
    <message>
        <source>Team 4</source>
        <translation>チーム 4</translation>
    </message>
    <message>
        <source>Team 5</source>
        <translation>チーム 5</translation>
    </message>
    <message>
        <source>Path branch</source>
        <translation>ランダムパス</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>To the first path point</source>
        <translation>最初のパスへ</translation>
    </message>
    <message>
        <source>To the next path point</source>
        <translation>次のパスへ</translation>
    </message>
    <message>
        <source>To the next event</source>
        <translation>次のイベントへ</translation>
    </message>
    <message>
        <source>there is no such template; the game uses type 0, team 0</source>
        <translation>その人情報はない。ゲームでは種類 0、チーム 0 になる</translation>
    </message>
    <message>
        <source>there is no such path point</source>
        <translation>そのパスはない</translation>
    </message>
    <message>
        <source>there is no such person</source>
        <translation>その人はいない</translation>
    </message>
    <message>
        <source>there is no such object</source>
        <translation>その小物はない</translation>
    </message>
    <message>
        <source>there is no such event</source>
        <translation>そのイベントはない</translation>
    </message>
    <message>
        <source>Event chain %1 starts here · %2</source>
        <translation>イベントチェーン %1 の開始 · %2</translation>
    </message>
    <message>
        <source>Person %1 · type %2, team %3</source>
        <translation>人 %1 · 種類 %2、チーム %3</translation>
    </message>
    <message>
        <source>Weapon %1 ×%2</source>
        <translation>武器 %1 ×%2</translation>
    </message>
    <message>
        <source>Weapon %1 or %2</source>
        <translation>武器 %1 または %2</translation>
    </message>
    <message>
        <source>Path %1: %2</source>
        <translation>パス %1: %2</translation>
    </message>
    <message>
        <source>mode %1</source>
        <translation>モード %1</translation>
    </message>
    <message>
        <source>Path %1: on to %2 or %3</source>
        <translation>ランダムパス %1: %2 または %3 へ</translation>
    </message>
    <message>
        <source>Template %1: type %2, team %3</source>
        <translation>人情報 %1: 種類 %2、チーム %3</translation>
    </message>
    <message>
        <source>Object %1</source>
        <translation>小物 %1</translation>
    </message>
    <message>
        <source>Point of kind %1</source>
        <translation>種類 %1 のポイント</translation>
    </message>
    <message>
        <source>Wait until person %1 is dead</source>
        <translation>人 %1 の死亡待ち</translation>
    </message>
    <message>
        <source>Wait until person %1 is here</source>
        <translation>人 %1 の到着待ち</translation>
    </message>
    <message>
        <source>Set path %1 to walk</source>
        <translation>パス %1 を歩きに変更</translation>
    </message>
    <message>
        <source>Wait until object %1 is broken</source>
        <translation>小物 %1 の破壊待ち</translation>
    </message>
    <message>
        <source>Wait until person %1 brings the case</source>
        <translation>人 %1 のケース待ち</translation>
    </message>
    <message>
        <source>Wait %1 s</source>
        <translation>時間待ち %1 秒</translation>
    </message>
    <message>
        <source>Message %1</source>
        <translation>メッセージ %1</translation>
    </message>
    <message>
        <source>Move person %1 to team 0</source>
        <translation>人 %1 をチーム 0 に変更</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>向き</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>自分自身</translation>
    </message>
    <message>
        <source>%1 (none)</source>
        <translation>%1 (なし)</translation>
    </message>
    <message>
        <source>%1 (point %2 is the first with this number: %3)</source>
        <translation>%1 (この番号はポイント %2 が先に使用: %3)</translation>
    </message>
    <message>
        <source>%1 (point %2 is the first with this number: no link leads here)</source>
        <translation>%1 (この番号はポイント %2 が先に使用: ここへのリンクはない)</translation>
    </message>
    <message>
        <source>%1 (the first of %2 with this number: links lead here)</source>
        <translation>%1 (この番号の %2 個のうち最初: リンクはここにつながる)</translation>
    </message>
    <message>
        <source>%1 (one of %2 with this number: links lead to the first, point %3)</source>
        <translation>%1 (この番号の %2 個のうちの 1 つ: リンクは最初のポイント %3 につながる)</translation>
    </message>
    <message>
        <source>starts here</source>
        <translation>ここから開始</translation>
    </message>
    <message>
        <source>not here: the game uses the last person with identifier 0, point %1</source>
        <translation>ここではない: 認識番号 0 の最後の人、ポイント %1 が優先</translation>
    </message>
    <message>
        <source>Event chain</source>
        <translation>イベントチェーン</translation>
    </message>
    <message>
        <source>%1 starts here</source>
        <translation>%1 がここから開始</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>there is no such message</source>
        <translation>そのメッセージはない</translation>
    </message>
    <message>
        <source>View</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Shading</source>
        <translation>シェーディング</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>昼</translation>
    </message>
    <message>
        <source>Dark mission</source>
        <translation>暗いミッション</translation>
    </message>
    <message>
        <source>Game view</source>
        <translation>ゲームの見え方</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>as in the game</source>
        <translation>ゲームと同じ</translation>
    </message>
    <message>
        <source>as in the game, no sky</source>
        <translation>ゲームと同じ、空なし</translation>
    </message>
    <message>
        <source>as in the game, sky 1</source>
        <translation>ゲームと同じ、空 1</translation>
    </message>
    <message>
        <source>as in the game, sky 2</source>
        <translation>ゲームと同じ、空 2</translation>
    </message>
    <message>
        <source>as in the game, sky 3</source>
        <translation>ゲームと同じ、空 3</translation>
    </message>
    <message>
        <source>as in the game, sky 4</source>
        <translation>ゲームと同じ、空 4</translation>
    </message>
    <message>
        <source>as in the game, sky 5</source>
        <translation>ゲームと同じ、空 5</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Diggles model</source>
        <translation>Diggles のモデル</translation>
    </message>
    <message>
        <source>(x - 32768) / 4 units to the figure&apos;s left</source>
        <translation>モデルの左方向へ (x - 32768) / 4 ユニット</translation>
    </message>
    <message>
        <source>(y - 32768) / 4 units down</source>
        <translation>下方向へ (y - 32768) / 4 ユニット</translation>
    </message>
    <message>
        <source>(z - 32768) / 4 units forward, where the face looks</source>
        <translation>顔の向く前方へ (z - 32768) / 4 ユニット</translation>
    </message>
    <message>
        <source>0 = no shadow; row 0 is the edge behind the figure</source>
        <translation>0 = 影なし。行 0 はモデルの後ろ側の端</translation>
    </message>
    <message>
        <source>into the point, uv and brightness arrays of the link</source>
        <translation>リンクの point、uv、brightness 配列内の番号</translation>
    </message>
    <message>
        <source>0 is the image&apos;s top row</source>
        <translation>0 = 画像の最上行</translation>
    </message>
    <message>
        <source>baked light: 0 is black, 255 the image&apos;s own colour</source>
        <translation>焼き込まれた光: 0 = 黒、255 = 画像本来の色</translation>
    </message>
    <message>
        <source>&quot;3DDB 1.0&quot; in every known file</source>
        <translation>既知のファイルではすべて「3DDB 1.0」</translation>
    </message>
    <message>
        <source>number of records that follow</source>
        <translation>後に続くレコードの数</translation>
    </message>
    <message>
        <source>the image&apos;s base name</source>
        <translation>画像のベース名</translation>
    </message>
    <message>
        <source>on the artist&apos;s computer</source>
        <translation>制作者のマシン上のパス</translation>
    </message>
    <message>
        <source>unknown; 1 in every known file</source>
        <translation>不明。既知のファイルではすべて 1</translation>
    </message>
    <message>
        <source>six numbers for each part of the mesh; see the links</source>
        <translation>メッシュの部分ごとに 6 つの数。リンクを参照</translation>
    </message>
    <message>
        <source>of the frame before its points were rounded</source>
        <translation>点を丸める前のフレームの値</translation>
    </message>
    <message>
        <source>anchor record of each slot</source>
        <translation>各スロットのアンカーレコード</translation>
    </message>
    <message>
        <source>shadow image</source>
        <translation>影の画像</translation>
    </message>
    <message>
        <source>corners of the shadow on the ground: (-x,-z) (+x,-z) (-x,+z) (+x,+z)</source>
        <translation>地面の影の角: (-x,-z) (+x,-z) (-x,+z) (+x,+z)</translation>
    </message>
    <message>
        <source>unknown; 1 in nearly every link</source>
        <translation>不明。ほぼすべてのリンクで 1</translation>
    </message>
    <message>
        <source>number of the array</source>
        <translation>配列の番号</translation>
    </message>
    <message>
        <source>one mesh per frame</source>
        <translation>フレームごとに 1 つのメッシュ</translation>
    </message>
    <message>
        <source>uninitialised memory of the exporter</source>
        <translation>エクスポーターが値を設定しなかったメモリー</translation>
    </message>
    <message>
        <source>the exporter&apos;s file</source>
        <translation>エクスポーターのファイル</translation>
    </message>
    <message>
        <source>of the whole figure at each frame: left, backward, up</source>
        <translation>各フレームでのモデル全体の移動: 左、後ろ、上</translation>
    </message>
    <message>
        <source>of the whole figure at each frame, in radians about the axes of move</source>
        <translation>各フレームでのモデル全体の回転(move の軸まわりのラジアン)</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>number of arrays</source>
        <translation>配列の数</translation>
    </message>
    <message>
        <source>number of records</source>
        <translation>レコードの数</translation>
    </message>
    <message>
        <source>elements in the array of this number; for triangle arrays, indices</source>
        <translation>その番号の配列の要素数。三角形の配列ではインデックスの数</translation>
    </message>
    <message>
        <source>radians; their order is unknown</source>
        <translation>ラジアン。角度の順序は不明</translation>
    </message>
    <message>
        <source>Anchor: left</source>
        <translation>アンカー: 左</translation>
    </message>
    <message>
        <source>Anchor: up</source>
        <translation>アンカー: 上</translation>
    </message>
    <message>
        <source>Anchor: forward</source>
        <translation>アンカー: 前</translation>
    </message>
    <message>
        <source>right hand</source>
        <translation>右手</translation>
    </message>
    <message>
        <source>left hand</source>
        <translation>左手</translation>
    </message>
    <message>
        <source>right foot</source>
        <translation>右足</translation>
    </message>
    <message>
        <source>left foot</source>
        <translation>左足</translation>
    </message>
    <message>
        <source>head top</source>
        <translation>頭頂</translation>
    </message>
    <message>
        <source>belly</source>
        <translation>腹</translation>
    </message>
    <message>
        <source>pelvis</source>
        <translation>骨盤</translation>
    </message>
    <message>
        <source>face</source>
        <translation>顔</translation>
    </message>
    <message>
        <source>Source file</source>
        <translation>元ファイル</translation>
    </message>
    <message>
        <source>Movement per step</source>
        <translation>ステップごとの移動</translation>
    </message>
    <message>
        <source>Rotation per step</source>
        <translation>ステップごとの回転</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>動き</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Baked</source>
        <translation>焼き込み</translation>
    </message>
    <message>
        <source>Baked, twice as bright</source>
        <translation>焼き込み、2 倍の明るさ</translation>
    </message>
    <message>
        <source>By shape</source>
        <translation>形状による</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Move through the world</source>
        <translation>ワールド内を移動</translation>
    </message>
    <message>
        <source>Blend frames</source>
        <translation>フレームを補間</translation>
    </message>
    <message>
        <source>Ground shadows</source>
        <translation>地面の影</translation>
    </message>
    <message>
        <source>Anchors</source>
        <translation>アンカー</translation>
    </message>
    <message>
        <source>(no material)</source>
        <translation>(マテリアルなし)</translation>
    </message>
    <message>
        <source>Image file</source>
        <translation>元の画像</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>アニメーション</translation>
    </message>
    <message>
        <source>Meshes</source>
        <translation>メッシュ</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>Animations, frames</source>
        <translation>アニメーション数、フレーム数</translation>
    </message>
    <message>
        <source>Triangles at rest</source>
        <translation>静止時の三角形</translation>
    </message>
    <message>
        <source>(no object)</source>
        <translation>(オブジェクトなし)</translation>
    </message>
    <message>
        <source>(no animation)</source>
        <translation>(アニメーションなし)</translation>
    </message>
    <message>
        <source>the game&apos;s data folder</source>
        <translation>ゲームの data フォルダー</translation>
    </message>
    <message>
        <source>the model&apos;s folder</source>
        <translation>モデルのフォルダー</translation>
    </message>
    <message>
        <source>neck and back</source>
        <translation>首と背中</translation>
    </message>
    <message>
        <source>shadow %1</source>
        <translation>影 %1</translation>
    </message>
    <message>
        <source>Shown object</source>
        <translation>表示する物体</translation>
    </message>
    <message>
        <source>Detail props</source>
        <translation>ディテールプロップ</translation>
    </message>
    <message>
        <source>Fixed sprites</source>
        <translation>向きが固定のスプライト</translation>
    </message>
    <message>
        <source>Sprites that face the camera upright</source>
        <translation>直立したまま視点を向くスプライト</translation>
    </message>
    <message>
        <source>Sprites that face the camera</source>
        <translation>視点を向くスプライト</translation>
    </message>
    <message>
        <source>Fog</source>
        <translation>フォグ</translation>
    </message>
    <message>
        <source>Ambient light</source>
        <translation>環境光</translation>
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
        <translation>ライティング</translation>
    </message>
    <message>
        <source>%1, animated</source>
        <translation>%1、アニメーション</translation>
    </message>
    <message>
        <source>Flicker</source>
        <translation>ちらつき</translation>
    </message>
    <message>
        <source>Flicker, animated</source>
        <translation>ちらつき、アニメーション</translation>
    </message>
    <message>
        <source>Slow, strong pulse</source>
        <translation>遅く強い明滅</translation>
    </message>
    <message>
        <source>Slow, strong pulse, animated</source>
        <translation>遅く強い明滅、アニメーション</translation>
    </message>
    <message>
        <source>Candle</source>
        <translation>ろうそく</translation>
    </message>
    <message>
        <source>Candle, animated</source>
        <translation>ろうそく、アニメーション</translation>
    </message>
    <message>
        <source>Fast strobe</source>
        <translation>速いストロボ</translation>
    </message>
    <message>
        <source>Fast strobe, animated</source>
        <translation>速いストロボ、アニメーション</translation>
    </message>
    <message>
        <source>Gentle pulse</source>
        <translation>穏やかな明滅</translation>
    </message>
    <message>
        <source>Gentle pulse, animated</source>
        <translation>穏やかな明滅、アニメーション</translation>
    </message>
    <message>
        <source>Flicker 2</source>
        <translation>ちらつき 2</translation>
    </message>
    <message>
        <source>Flicker 2, animated</source>
        <translation>ちらつき 2、アニメーション</translation>
    </message>
    <message>
        <source>Candle 2</source>
        <translation>ろうそく 2</translation>
    </message>
    <message>
        <source>Candle 2, animated</source>
        <translation>ろうそく 2、アニメーション</translation>
    </message>
    <message>
        <source>Candle 3</source>
        <translation>ろうそく 3</translation>
    </message>
    <message>
        <source>Candle 3, animated</source>
        <translation>ろうそく 3、アニメーション</translation>
    </message>
    <message>
        <source>Slow strobe</source>
        <translation>遅いストロボ</translation>
    </message>
    <message>
        <source>Slow strobe, animated</source>
        <translation>遅いストロボ、アニメーション</translation>
    </message>
    <message>
        <source>Fluorescent flicker</source>
        <translation>蛍光灯のちらつき</translation>
    </message>
    <message>
        <source>Fluorescent flicker, animated</source>
        <translation>蛍光灯のちらつき、アニメーション</translation>
    </message>
    <message>
        <source>Slow pulse, never dark</source>
        <translation>遅い明滅、真っ暗にならない</translation>
    </message>
    <message>
        <source>Slow pulse, never dark, animated</source>
        <translation>遅い明滅、真っ暗にならない、アニメーション</translation>
    </message>
    <message>
        <source>Under water</source>
        <translation>水中</translation>
    </message>
    <message>
        <source>Under water, animated</source>
        <translation>水中、アニメーション</translation>
    </message>
    <message>
        <source>Lights</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Lights (HDR)</source>
        <translation>ライト (HDR)</translation>
    </message>
    <message>
        <source>Lights (LDR)</source>
        <translation>ライト (LDR)</translation>
    </message>
    <message>
        <source>Overlays</source>
        <translation>オーバーレイ</translation>
    </message>
    <message>
        <source>2D skybox</source>
        <translation>2D スカイボックス</translation>
    </message>
    <message>
        <source>visible from area</source>
        <translation>見る側のエリア</translation>
    </message>
    <message>
        <source>opened by</source>
        <translation>開くエンティティ</translation>
    </message>
    <message>
        <source>Area portals</source>
        <translation>エリアポータル</translation>
    </message>
    <message>
        <source>Range of world lights</source>
        <translation>ワールドライトの届く範囲</translation>
    </message>
    <message>
        <source>key file</source>
        <translation>キーファイル</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Organisation</source>
        <translation>組織</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>Distributed at</source>
        <translation>配布元</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>作成日</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>更新日</translation>
    </message>
    <message>
        <source>Written by</source>
        <translation>作成ソフト</translation>
    </message>
    <message>
        <source>Handedness</source>
        <translation>座標系の左右</translation>
    </message>
    <message>
        <source>Origin of texture coordinates</source>
        <translation>テクスチャ座標の原点</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>暗号化</translation>
    </message>
    <message>
        <source>Resource file</source>
        <translation>リソースファイル</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>拡張</translation>
    </message>
    <message>
        <source>VGO avatar or scene</source>
        <translation>VGO のアバターまたはシーン</translation>
    </message>
    <message>
        <source>the file&apos;s folder</source>
        <translation>ファイルのフォルダー</translation>
    </message>
    <message>
        <source>its light is given in physical units and is shown as bright as white</source>
        <translation>発光は物理単位で指定されているが、白と同じ明るさで表示</translation>
    </message>
    <message>
        <source>it is shown as a plain surface</source>
        <translation>通常の面として表示</translation>
    </message>
    <message>
        <source>its reflections are left out</source>
        <translation>反射は省略</translation>
    </message>
    <message>
        <source>it is not drawn in Unity at all</source>
        <translation>Unity ではまったく描画されない</translation>
    </message>
    <message>
        <source>its further layers are left out</source>
        <translation>追加のレイヤーは省略</translation>
    </message>
    <message>
        <source>Shown differently than in Unity</source>
        <translation>Unity と異なる表示</translation>
    </message>
    <message>
        <source>its images are animated in Unity, but not here</source>
        <translation>Unity では画像が動くが、ここでは静止</translation>
    </message>
    <message>
        <source>its shading shift texture is left out</source>
        <translation>影の境界をずらす画像は省略</translation>
    </message>
    <message>
        <source>its specular colour is left out</source>
        <translation>ハイライトの色は省略</translation>
    </message>
    <message>
        <source>details and parallax are left out</source>
        <translation>ディテールと視差は省略</translation>
    </message>
    <message>
        <source>the shader is unknown; only common properties are shown</source>
        <translation>不明なシェーダー。一般的なシェーダーと同じ名前の値を使って表示</translation>
    </message>
    <message>
        <source>the file does not contain this shader&apos;s own properties; its shading is approximated</source>
        <translation>このシェーダー固有のプロパティはファイルにないため、影色は仮のもの</translation>
    </message>
    <message>
        <source>Curve not shown</source>
        <translation>表示されないカーブ</translation>
    </message>
    <message>
        <source>Colliders</source>
        <translation>コライダー</translation>
    </message>
    <message>
        <source>Expressions</source>
        <translation>表情</translation>
    </message>
    <message>
        <source>Blend shapes</source>
        <translation>ブレンドシェイプ</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>ポーズ</translation>
    </message>
    <message>
        <source>As stored</source>
        <translation>保存されたまま</translation>
    </message>
    <message>
        <source>As bound</source>
        <translation>バインドポーズ</translation>
    </message>
    <message>
        <source>Simulate springs</source>
        <translation>スプリングの揺れ</translation>
    </message>
    <message>
        <source>Turn the model</source>
        <translation>モデルを回転</translation>
    </message>
    <message>
        <source>Move the model sideways</source>
        <translation>モデルを左右に移動</translation>
    </message>
    <message>
        <source>Particles and cloth</source>
        <translation>パーティクルと布</translation>
    </message>
    <message>
        <source>Humanoid bone</source>
        <translation>ヒューマノイドボーン</translation>
    </message>
    <message>
        <source>Disabled in the file</source>
        <translation>ファイルで無効のもの</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>スケルトン</translation>
    </message>
    <message>
        <source>Spring bones and their colliders</source>
        <translation>スプリングボーンとそのコライダー</translation>
    </message>
    <message>
        <source>Sky, not shown</source>
        <translation>空(表示されない)</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>正面</translation>
    </message>
    <message>
        <source>VGO and a zero byte</source>
        <translation>VGO とゼロのバイト</translation>
    </message>
    <message>
        <source>8</source>
        <translation>8</translation>
    </message>
    <message>
        <source>origin of texture coordinates</source>
        <translation>テクスチャ座標の始まる位置</translation>
    </message>
    <message>
        <source>a hint: the composer decides</source>
        <translation>目安。実際は composer で決まる</translation>
    </message>
    <message>
        <source>also a hint</source>
        <translation>これも目安</translation>
    </message>
    <message>
        <source>from the start of the file</source>
        <translation>ファイルの先頭からの位置</translation>
    </message>
    <message>
        <source>with the header and padding of the chunk</source>
        <translation>チャンクのヘッダーとパディングを含む</translation>
    </message>
    <message>
        <source>padding bytes at the end</source>
        <translation>末尾にある、データに属さないバイト数</translation>
    </message>
    <message>
        <source>including padding</source>
        <translation>パディングを含む</translation>
    </message>
    <message>
        <source>not used: resources are not encrypted</source>
        <translation>意味なし。リソースは暗号化されない</translation>
    </message>
    <message>
        <source>a vertex</source>
        <translation>頂点</translation>
    </message>
    <message>
        <source>false: hidden, with all below it</source>
        <translation>false = 下位のものすべてとともに非表示</translation>
    </message>
    <message>
        <source>1: face</source>
        <translation>1 = 顔</translation>
    </message>
    <message>
        <source>up to version 2.4</source>
        <translation>バージョン 2.4 まで</translation>
    </message>
    <message>
        <source>root of the joints</source>
        <translation>ジョイントのルート</translation>
    </message>
    <message>
        <source>triangle indices, each with a material of its own</source>
        <translation>三角形のインデックス。それぞれに専用のマテリアル</translation>
    </message>
    <message>
        <source>number of entries</source>
        <translation>個数</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>線形</translation>
    </message>
    <message>
        <source>the image file</source>
        <translation>画像ファイル</translation>
    </message>
    <message>
        <source>degrees, from edge to edge</source>
        <translation>端から端までの角度(度)</translation>
    </message>
    <message>
        <source>from the start of the resource</source>
        <translation>リソースの先頭からの位置</translation>
    </message>
    <message>
        <source>not used: elements are contiguous</source>
        <translation>未使用。要素は隙間なく並ぶ</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>要素数</translation>
    </message>
    <message>
        <source>stored elements, or their indices</source>
        <translation>格納されている要素またはその番号の数</translation>
    </message>
    <message>
        <source>from byteOffset</source>
        <translation>byteOffset からの位置</translation>
    </message>
    <message>
        <source>the bytes</source>
        <translation>バイト列</translation>
    </message>
    <message>
        <source>in the DAT: sum of the preceding sizes</source>
        <translation>DAT 内の位置。それより前のサイズの合計</translation>
    </message>
    <message>
        <source>by its name</source>
        <translation>名前による</translation>
    </message>
    <message>
        <source>X2 or X3 archive</source>
        <translation>X2 または X3 のアーカイブ</translation>
    </message>
    <message>
        <source>fields of this point</source>
        <translation>このポイントが持つもの</translation>
    </message>
    <message>
        <source>x right, y up, z forward; 65536 is the body&apos;s size</source>
        <translation>x は右、y は上、z は前。65536 = ボディのサイズ</translation>
    </message>
    <message>
        <source>position in the texture; v points down</source>
        <translation>テクスチャ上の位置。v は下向き</translation>
    </message>
    <message>
        <source>position in the light map</source>
        <translation>ライトマップ上の位置</translation>
    </message>
    <message>
        <source>smoothing group; 0 is flat</source>
        <translation>スムージンググループ。0 = フラット</translation>
    </message>
    <message>
        <source>rows of the bones</source>
        <translation>ボーンの行</translation>
    </message>
    <message>
        <source>rows of the points of this level of detail</source>
        <translation>この詳細レベルのポイントの行</translation>
    </message>
    <message>
        <source>1 in nearly all files</source>
        <translation>ほぼすべてのファイルで 1</translation>
    </message>
    <message>
        <source>row of the points of this level of detail</source>
        <translation>この詳細レベルのポイントの行</translation>
    </message>
    <message>
        <source>direction in which u increases</source>
        <translation>u が増える方向</translation>
    </message>
    <message>
        <source>binormal</source>
        <translation>2 番目のベクトル</translation>
    </message>
    <message>
        <source>1 is the body&apos;s size</source>
        <translation>1 = ボディのサイズ</translation>
    </message>
    <message>
        <source>not used: bounds are computed from the points</source>
        <translation>使用しない。範囲はポイントから求める</translation>
    </message>
    <message>
        <source>red, green, blue; 255 is the maximum</source>
        <translation>赤、緑、青。255 = 最大</translation>
    </message>
    <message>
        <source>of the effect</source>
        <translation>エフェクトのテクニック</translation>
    </message>
    <message>
        <source>the effect&apos;s file</source>
        <translation>エフェクトのファイル</translation>
    </message>
    <message>
        <source>parameters of the effect</source>
        <translation>後に続くエフェクトのパラメーターの数</translation>
    </message>
    <message>
        <source>number</source>
        <translation>その番号</translation>
    </message>
    <message>
        <source>X2/X3 binary body or scene</source>
        <translation>X2/X3 のバイナリのボディまたはシーン</translation>
    </message>
    <message>
        <source>X2/X3 scene or body</source>
        <translation>X2/X3 のシーンまたはボディ</translation>
    </message>
    <message>
        <source>Created by</source>
        <translation>作成元</translation>
    </message>
    <message>
        <source>Other files read</source>
        <translation>一緒に読み込まれたファイル</translation>
    </message>
    <message>
        <source>Paths with a missing file</source>
        <translation>ファイルが見つからないパス</translation>
    </message>
    <message>
        <source>Dummies</source>
        <translation>ダミー</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>To see its paths</source>
        <translation>パスを見るには</translation>
    </message>
    <message>
        <source>Encoded as</source>
        <translation>ラップ形式</translation>
    </message>
    <message>
        <source>the game&apos;s folder</source>
        <translation>ゲームのフォルダー</translation>
    </message>
    <message>
        <source>the game that the addon is for</source>
        <translation>アドオンの対象のゲーム</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>テクスチャ</translation>
    </message>
    <message>
        <source>Ambient</source>
        <translation>環境光</translation>
    </message>
    <message>
        <source>Diffuse</source>
        <translation>拡散反射</translation>
    </message>
    <message>
        <source>Specular</source>
        <translation>鏡面反射</translation>
    </message>
    <message>
        <source>Transparency</source>
        <translation>透明度</translation>
    </message>
    <message>
        <source>Self-illumination</source>
        <translation>自己発光</translation>
    </message>
    <message>
        <source>Shininess</source>
        <translation>光沢</translation>
    </message>
    <message>
        <source>Destination blend</source>
        <translation>デスティネーションブレンド</translation>
    </message>
    <message>
        <source>Two-sided</source>
        <translation>両面</translation>
    </message>
    <message>
        <source>Wire</source>
        <translation>ワイヤー</translation>
    </message>
    <message>
        <source>Texture value</source>
        <translation>テクスチャ値</translation>
    </message>
    <message>
        <source>Environment map</source>
        <translation>環境マップ</translation>
    </message>
    <message>
        <source>Bump map</source>
        <translation>バンプマップ</translation>
    </message>
    <message>
        <source>Light map</source>
        <translation>ライトマップ</translation>
    </message>
    <message>
        <source>Fourth map</source>
        <translation>4 番目のマップ</translation>
    </message>
    <message>
        <source>Fifth map</source>
        <translation>5 番目のマップ</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>エフェクト</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>テクニック</translation>
    </message>
    <message>
        <source>Blending</source>
        <translation>ブレンド</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>フラグ</translation>
    </message>
    <message>
        <source>Half size</source>
        <translation>サイズの半分</translation>
    </message>
    <message>
        <source>Coarser below (radius * 640 / distance)</source>
        <translation>粗くなる境目(半径 * 640 / 距離)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>しきい値</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>面</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>三角形</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>ピボット</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>ボディ</translation>
    </message>
    <message>
        <source>Parent path</source>
        <translation>親パス</translation>
    </message>
    <message>
        <source>Cockpit or jet</source>
        <translation>コックピットまたはジェット</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>フレーム数</translation>
    </message>
    <message>
        <source>Milliseconds</source>
        <translation>ミリ秒</translation>
    </message>
    <message>
        <source>Horizontal field of view (radians)</source>
        <translation>水平視野角(ラジアン)</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>自由</translation>
    </message>
    <message>
        <source>Found as</source>
        <translation>見つかったファイル</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>詳細度</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>パーツ</translation>
    </message>
    <message>
        <source>Hidden parts</source>
        <translation>非表示のパーツ</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>マーカー</translation>
    </message>
    <message>
        <source>Collision boxes</source>
        <translation>当たり判定ボックス</translation>
    </message>
    <message>
        <source>Cameras</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>Level of detail</source>
        <translation>詳細レベル (LOD)</translation>
    </message>
    <message>
        <source>tension, continuity, bias (-1 to 1); ease from, ease to (0 to 1)</source>
        <translation>テンション、連続性、バイアス(-1 … 1)。出るときのイーズ、入るときのイーズ(0 … 1)</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>右方向</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>前方向</translation>
    </message>
    <message>
        <source>material number; negative: an animated texture</source>
        <translation>マテリアルの番号。負 = アニメーションするテクスチャ</translation>
    </message>
    <message>
        <source>points at its corners</source>
        <translation>角となるポイント</translation>
    </message>
    <message>
        <source>ends the corners; its absolute value gives the fields that follow</source>
        <translation>角の終わりの印。符号を除いた値は後に続くものを表す</translation>
    </message>
    <message>
        <source>absolute value of the marker</source>
        <translation>marker から符号を除いた値</translation>
    </message>
    <message>
        <source>faces with the same value are smoothed together; 0 is flat</source>
        <translation>同じ値の面どうしは滑らかにつながる。0 = フラット</translation>
    </message>
    <message>
        <source>u and v of each corner; v points down</source>
        <translation>各角の u と v。v は下へ増える</translation>
    </message>
    <message>
        <source>the same for a second set</source>
        <translation>2 組目の同じ値</translation>
    </message>
    <message>
        <source>the fields that follow and their meaning</source>
        <translation>後に続くフィールドと、その解釈</translation>
    </message>
    <message>
        <source>right, up, forward; 500 units are a metre</source>
        <translation>右、上、前。500 = 1 メートル</translation>
    </message>
    <message>
        <source>data of a Bezier curve, of unknown meaning</source>
        <translation>ベジェ曲線のデータ。意味は不明</translation>
    </message>
    <message>
        <source>fraction of a full circle, about the axis; relative to the previous frame unless ABSROT</source>
        <translation>軸まわりの回転(1 = 1 周)。ABSROT がなければ前のフレームから</translation>
    </message>
    <message>
        <source>of any length</source>
        <translation>長さは任意</translation>
    </message>
    <message>
        <source>the point that a camera looks at</source>
        <translation>カメラの注視点(ターゲット)</translation>
    </message>
    <message>
        <source>about the line of sight</source>
        <translation>視線まわりのロール</translation>
    </message>
    <message>
        <source>horizontal field of view in radians</source>
        <translation>水平視野角(ラジアン)</translation>
    </message>
    <message>
        <source>red, green, blue; 1 is the maximum</source>
        <translation>赤、緑、青。1 = 最大</translation>
    </message>
    <message>
        <source>milliseconds to the next frame; -1 at the last</source>
        <translation>次のフレームまでのミリ秒。最後では -1</translation>
    </message>
    <message>
        <source>next frame; -1 or 1 at the last</source>
        <translation>次に来るフレーム。最後では -1 または 1</translation>
    </message>
    <message>
        <source>number that others use for it as their parent</source>
        <translation>他のパスが親として指すときの番号</translation>
    </message>
    <message>
        <source>a file below objects, or the number of a body; -1: none</source>
        <translation>objects の下のファイル、またはボディの番号。-1 = なし</translation>
    </message>
    <message>
        <source>the id of the path that it moves with</source>
        <translation>一緒に動く親のパスの id</translation>
    </message>
    <message>
        <source>number of a turret; from 0x1000, flags of a jet</source>
        <translation>タレットの番号。0x1000 以上ではジェットのビット</translation>
    </message>
    <message>
        <source>meaning of the jet flags</source>
        <translation>ジェットのビットの意味</translation>
    </message>
    <message>
        <source>b body, c camera, l lamp, d directional light, j sub-scene</source>
        <translation>b = ボディ、c = カメラ、l = ランプ、d = 平行光源、j = サブシーン</translation>
    </message>
    <message>
        <source>in all its note tracks together</source>
        <translation>全ノートトラックのノートの数</translation>
    </message>
    <message>
        <source>number of keys of its movement</source>
        <translation>動きのキーの数</translation>
    </message>
    <message>
        <source>milliseconds</source>
        <translation>ミリ秒</translation>
    </message>
    <message>
        <source>event at that time</source>
        <translation>その時点で起こること</translation>
    </message>
    <message>
        <source>gives the fields that follow</source>
        <translation>後に続くフィールドを決める</translation>
    </message>
    <message>
        <source>for MATERIAL3, the number that faces use; otherwise faces use the index</source>
        <translation>MATERIAL3 では面が参照する番号。それ以外では面はマテリアルを順に数える</translation>
    </message>
    <message>
        <source>of MATERIAL6</source>
        <translation>MATERIAL6 のフラグ</translation>
    </message>
    <message>
        <source>technique of the effect</source>
        <translation>エフェクトの描画方法のうちどれか</translation>
    </message>
    <message>
        <source>file of the effect</source>
        <translation>エフェクトのファイル</translation>
    </message>
    <message>
        <source>of the effect; they have tables of their own</source>
        <translation>エフェクトのパラメーターの数。パラメーターには専用の表がある</translation>
    </message>
    <message>
        <source>a file or a number; NULL: none</source>
        <translation>ファイルまたは番号。NULL = なし</translation>
    </message>
    <message>
        <source>of specular highlights</source>
        <translation>ハイライトの強さ</translation>
    </message>
    <message>
        <source>1: additive</source>
        <translation>1 = 背後にあるものに加算</translation>
    </message>
    <message>
        <source>numbers of the parameter&apos;s type, or text</source>
        <translation>型に応じた個数の数値、またはテキスト</translation>
    </message>
    <message>
        <source>Shininess strength</source>
        <translation>光沢の強さ</translation>
    </message>
    <message>
        <source>Bounding box</source>
        <translation>境界ボックス</translation>
    </message>
    <message>
        <source>given as the game&apos;s folder</source>
        <translation>ゲームのフォルダーとして指定</translation>
    </message>
    <message>
        <source>given by the user</source>
        <translation>ユーザーが指定</translation>
    </message>
    <message>
        <source>Models of entities</source>
        <translation>エンティティのモデル</translation>
    </message>
    <message>
        <source>the folder above maps, materials or models</source>
        <translation>maps、materials、models の上のフォルダー</translation>
    </message>
    <message>
        <source>an archive in the given folder</source>
        <translation>指定されたフォルダー内のアーカイブ</translation>
    </message>
    <message>
        <source>a search path of gameinfo.txt</source>
        <translation>gameinfo.txt の検索パス</translation>
    </message>
    <message>
        <source>an archive in a search path</source>
        <translation>検索パス内のアーカイブ</translation>
    </message>
    <message>
        <source>an update or addition of the game</source>
        <translation>ゲームの更新または追加コンテンツ</translation>
    </message>
    <message>
        <source>an addon of the game</source>
        <translation>ゲームのアドオン</translation>
    </message>
    <message>
        <source>mounted by the game&apos;s mount.cfg</source>
        <translation>ゲームの mount.cfg によるマウント</translation>
    </message>
    <message>
        <source>offset in the file</source>
        <translation>ファイル内の位置</translation>
    </message>
    <message>
        <source>offset from the start of this record</source>
        <translation>このレコードの先頭からの位置</translation>
    </message>
    <message>
        <source>IDST</source>
        <translation>IDST</translation>
    </message>
    <message>
        <source>the same in all files of the model</source>
        <translation>組になるファイルで同じ値</translation>
    </message>
    <message>
        <source>bytes of this file</source>
        <translation>このファイルのバイト数</translation>
    </message>
    <message>
        <source>animations</source>
        <translation>アニメーションの数</translation>
    </message>
    <message>
        <source>sequences</source>
        <translation>シーケンスの数</translation>
    </message>
    <message>
        <source>texture folders</source>
        <translation>テクスチャのあるフォルダーの数</translation>
    </message>
    <message>
        <source>materials of each skin</source>
        <translation>各スキンのマテリアルの数</translation>
    </message>
    <message>
        <source>skins</source>
        <translation>スキンの数</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>バイト数</translation>
    </message>
    <message>
        <source>models with more sequences</source>
        <translation>追加のシーケンスを持つモデルの数</translation>
    </message>
    <message>
        <source>used by the game while it runs</source>
        <translation>ゲームが実行中に使用</translation>
    </message>
    <message>
        <source>finest level of detail present</source>
        <translation>存在する最も細かい詳細レベル</translation>
    </message>
    <message>
        <source>parent bone</source>
        <translation>親のボーン</translation>
    </message>
    <message>
        <source>relative to its parent</source>
        <translation>親の座標系での位置</translation>
    </message>
    <message>
        <source>x, y, z, w</source>
        <translation>x、y、z、w</translation>
    </message>
    <message>
        <source>the same as angles in radians</source>
        <translation>同じ回転を角度で表したもの(ラジアン)</translation>
    </message>
    <message>
        <source>scale of the animation values</source>
        <translation>アニメーションの数値に掛ける係数</translation>
    </message>
    <message>
        <source>transform from the model&apos;s bind pose to the bone; three rows</source>
        <translation>バインド時のモデルからボーンへの行列。3 行</translation>
    </message>
    <message>
        <source>frames per second</source>
        <translation>毎秒のフレーム数</translation>
    </message>
    <message>
        <source>0: in this file; otherwise in the .ani file</source>
        <translation>0 = このファイル内。それ以外 = .ani ファイルのブロック</translation>
    </message>
    <message>
        <source>offset in its block, or from the start of this record</source>
        <translation>ブロック内の位置、またはこのレコードの先頭からの位置</translation>
    </message>
    <message>
        <source>frames of each part; 0: not split</source>
        <translation>各部分のフレーム数。0 = 分割なし</translation>
    </message>
    <message>
        <source>blended animations, by two pose parameters</source>
        <translation>ブレンドされるアニメーションの数(2 つのポーズパラメーターの方向ごと)</translation>
    </message>
    <message>
        <source>pose parameters</source>
        <translation>ポーズパラメーター</translation>
    </message>
    <message>
        <source>bone it is attached to</source>
        <translation>固定先のボーン</translation>
    </message>
    <message>
        <source>transform relative to the bone; three rows</source>
        <translation>ボーンから見た位置と向き。3 行</translation>
    </message>
    <message>
        <source>moved axes: X, Y, Z, XR, YR, ZR</source>
        <translation>動かすもの: X、Y、Z、XR、YR、ZR</translation>
    </message>
    <message>
        <source>only one of these is shown</source>
        <translation>このうち 1 つが表示される</translation>
    </message>
    <message>
        <source>model shown = (body / base) mod nummodels</source>
        <translation>表示するモデル = (body / base) mod nummodels</translation>
    </message>
    <message>
        <source>offset in the .ani file</source>
        <translation>.ani ファイル内の位置</translation>
    </message>
    <message>
        <source>48 times its first vertex</source>
        <translation>最初の頂点の番号の 48 倍</translation>
    </message>
    <message>
        <source>16 times its first vertex</source>
        <translation>最初の頂点の番号の 16 倍</translation>
    </message>
    <message>
        <source>column of the skins</source>
        <translation>スキンの列</translation>
    </message>
    <message>
        <source>first vertex, counted in the model</source>
        <translation>最初の頂点(モデルの頂点内の番号)</translation>
    </message>
    <message>
        <source>1: an eyeball</source>
        <translation>1 = 眼球</translation>
    </message>
    <message>
        <source>which eyeball</source>
        <translation>眼球の番号</translation>
    </message>
    <message>
        <source>vertices by level of detail</source>
        <translation>詳細レベルごとの頂点数</translation>
    </message>
    <message>
        <source>1 head, 2 chest, 3 stomach, 4 and 5 arms, 6 and 7 legs</source>
        <translation>1 = 頭、2 = 胸、3 = 腹、4 と 5 = 腕、6 と 7 = 脚</translation>
    </message>
    <message>
        <source>relative to the bone</source>
        <translation>ボーンの座標系での値</translation>
    </message>
    <message>
        <source>time: 0 to 1</source>
        <translation>発生する時点(0 … 1)</translation>
    </message>
    <message>
        <source>by material of the meshes</source>
        <translation>メッシュのマテリアルごと</translation>
    </message>
    <message>
        <source>first index, counted in the strip group</source>
        <translation>最初のインデックス(ストリップグループのインデックス内の番号)</translation>
    </message>
    <message>
        <source>first vertex, counted in the strip group</source>
        <translation>最初の頂点(ストリップグループの頂点内の番号)</translation>
    </message>
    <message>
        <source>IDSV</source>
        <translation>IDSV</translation>
    </message>
    <message>
        <source>coarsest level of detail that has these vertices</source>
        <translation>これらの頂点を持つ最も粗い詳細レベル</translation>
    </message>
    <message>
        <source>first of them</source>
        <translation>そのうち最初の頂点</translation>
    </message>
    <message>
        <source>x, y, z and the sign of the binormal</source>
        <translation>x、y、z と、もう一方の接線の向き</translation>
    </message>
    <message>
        <source>switch distance; -1: for shadows only</source>
        <translation>表示が始まる距離。-1 = 影専用</translation>
    </message>
    <message>
        <source>counted in the mesh</source>
        <translation>メッシュの頂点内の番号</translation>
    </message>
    <message>
        <source>counted in the strip group</source>
        <translation>ストリップグループの頂点内の番号</translation>
    </message>
    <message>
        <source>Source engine model</source>
        <translation>Source エンジンのモデル</translation>
    </message>
    <message>
        <source>text that the record refers to</source>
        <translation>レコードの参照先のテキスト</translation>
    </message>
    <message>
        <source>activity</source>
        <translation>アクティビティ</translation>
    </message>
    <message>
        <source>animation</source>
        <translation>アニメーション</translation>
    </message>
    <message>
        <source>blended animations</source>
        <translation>ブレンドされるアニメーション</translation>
    </message>
    <message>
        <source>layered</source>
        <translation>重ねる対象</translation>
    </message>
    <message>
        <source>Attachments</source>
        <translation>アタッチメント</translation>
    </message>
    <message>
        <source>Hitboxes</source>
        <translation>ヒットボックス</translation>
    </message>
    <message>
        <source>body part</source>
        <translation>ボディパーツ</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>surface</source>
        <translation>表面材質</translation>
    </message>
    <message>
        <source>mass</source>
        <translation>質量</translation>
    </message>
    <message>
        <source>type</source>
        <translation>作成形態</translation>
    </message>
    <message>
        <source>sequences in</source>
        <translation>シーケンスのあるファイル</translation>
    </message>
    <message>
        <source>Skin</source>
        <translation>スキン</translation>
    </message>
    <message>
        <source>location of its vertex</source>
        <translation>頂点の格納場所</translation>
    </message>
    <message>
        <source>Source engine archive</source>
        <translation>Source エンジンのアーカイブ</translation>
    </message>
    <message>
        <source>bytes of names and records</source>
        <translation>名前とレコードのバイト数</translation>
    </message>
    <message>
        <source>bytes of files in this file</source>
        <translation>このファイルに入っているファイルのバイト数</translation>
    </message>
    <message>
        <source>bytes of checksums of the parts</source>
        <translation>分割ファイルのチェックサムのバイト数</translation>
    </message>
    <message>
        <source>bytes of checksums of this file</source>
        <translation>このファイルのチェックサムのバイト数</translation>
    </message>
    <message>
        <source>of the whole file</source>
        <translation>ファイル全体の値</translation>
    </message>
    <message>
        <source>bytes stored in the directory itself</source>
        <translation>ディレクトリ自体に置かれたバイト数(プリロード)</translation>
    </message>
    <message>
        <source>number of the part; 32767: this file</source>
        <translation>分割ファイルの番号。32767 = このファイル</translation>
    </message>
    <message>
        <source>in the part; in this file from the end of the tree</source>
        <translation>分割ファイル内の位置。このファイルではツリーの末尾からの位置</translation>
    </message>
    <message>
        <source>bytes after the preloaded ones</source>
        <translation>プリロード分に続くバイト数</translation>
    </message>
    <message>
        <source>number of the part</source>
        <translation>分割ファイルの番号</translation>
    </message>
    <message>
        <source>MD5 of the tree</source>
        <translation>ツリーの MD5</translation>
    </message>
    <message>
        <source>MD5 of the checksums of the parts</source>
        <translation>分割ファイルのチェックサムの MD5</translation>
    </message>
    <message>
        <source>MD5 of all preceding bytes</source>
        <translation>これより前のすべての MD5</translation>
    </message>
    <message>
        <source>Source engine texture</source>
        <translation>Source エンジンのテクスチャ</translation>
    </message>
    <message>
        <source>Texel format</source>
        <translation>テクセル形式</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Mip levels</source>
        <translation>ミップレベル数</translation>
    </message>
    <message>
        <source>Packed with</source>
        <translation>圧縮方式</translation>
    </message>
    <message>
        <source>Reflectivity</source>
        <translation>反射率</translation>
    </message>
    <message>
        <source>Bump scale</source>
        <translation>バンプスケール</translation>
    </message>
    <message>
        <source>Particle sheet: sequences / frames</source>
        <translation>パーティクルシート: シーケンス / フレーム</translation>
    </message>
    <message>
        <source>Thumbnail</source>
        <translation>サムネイル</translation>
    </message>
    <message>
        <source>All six</source>
        <translation>6 面すべて</translation>
    </message>
    <message>
        <source>Right (+X)</source>
        <translation>右 (+X)</translation>
    </message>
    <message>
        <source>Left (-X)</source>
        <translation>左 (-X)</translation>
    </message>
    <message>
        <source>Back (+Y)</source>
        <translation>後 (+Y)</translation>
    </message>
    <message>
        <source>Front (-Y)</source>
        <translation>前 (-Y)</translation>
    </message>
    <message>
        <source>Up (+Z)</source>
        <translation>上 (+Z)</translation>
    </message>
    <message>
        <source>Down (-Z)</source>
        <translation>下 (-Z)</translation>
    </message>
    <message>
        <source>Sphere map</source>
        <translation>スフィアマップ</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>カラー</translation>
    </message>
    <message>
        <source>Colour and alpha</source>
        <translation>カラーとアルファ</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>アルファ</translation>
    </message>
    <message>
        <source>Mip level</source>
        <translation>ミップレベル</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>Slice of all frames</source>
        <translation>スライス(全フレーム通し)</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>スライス</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>面</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>チャンネル</translation>
    </message>
    <message>
        <source>major, minor</source>
        <translation>メジャー、マイナー</translation>
    </message>
    <message>
        <source>65535: cube maps have no sphere map</source>
        <translation>65535 = キューブマップにスフィアマップなし</translation>
    </message>
    <message>
        <source>slices of a volume texture</source>
        <translation>ボリュームテクスチャのスライス数</translation>
    </message>
    <message>
        <source>2: the value itself follows instead of an offset</source>
        <translation>2 = オフセットではなく値そのものが続く</translation>
    </message>
    <message>
        <source>from the file&apos;s start, or the value</source>
        <translation>ファイルの先頭からの位置、または値</translation>
    </message>
    <message>
        <source>the first of them</source>
        <translation>先頭のテクセル</translation>
    </message>
    <message>
        <source>Zip archive</source>
        <translation>Zip アーカイブ</translation>
    </message>
    <message>
        <source>an empty file</source>
        <translation>空のファイル</translation>
    </message>
    <message>
        <source>a plain text file</source>
        <translation>プレーンテキスト</translation>
    </message>
    <message>
        <source>a zip archive without the extension .zip</source>
        <translation>拡張子が .zip でない zip アーカイブ</translation>
    </message>
    <message>
        <source>a Quake map</source>
        <translation>Quake のマップ</translation>
    </message>
    <message>
        <source>a map of the Raven or QFusion branch of Quake III (RBSP)</source>
        <translation>Quake III の Raven または QFusion 系のマップ (RBSP)</translation>
    </message>
    <message>
        <source>a GIF image</source>
        <translation>GIF 画像</translation>
    </message>
    <message>
        <source>a TIFF image</source>
        <translation>TIFF 画像</translation>
    </message>
    <message>
        <source>a HEIF or AVIF image</source>
        <translation>HEIF または AVIF 画像</translation>
    </message>
    <message>
        <source>a KTX texture</source>
        <translation>KTX テクスチャ</translation>
    </message>
    <message>
        <source>an MP3 audio file</source>
        <translation>MP3 音声</translation>
    </message>
    <message>
        <source>a Doom archive (WAD)</source>
        <translation>Doom のアーカイブ (WAD)</translation>
    </message>
    <message>
        <source>a web page (HTML)</source>
        <translation>ウェブページ (HTML)</translation>
    </message>
    <message>
        <source>a PLY model</source>
        <translation>PLY モデル</translation>
    </message>
    <message>
        <source>a GoldSrc (Half-Life) map</source>
        <translation>GoldSrc (Half-Life) のマップ</translation>
    </message>
    <message>
        <source>a Quake II map</source>
        <translation>Quake II のマップ</translation>
    </message>
    <message>
        <source>a Quake III map</source>
        <translation>Quake III のマップ</translation>
    </message>
    <message>
        <source>a map of Quake Live or Return to Castle Wolfenstein</source>
        <translation>Quake Live または Return to Castle Wolfenstein のマップ</translation>
    </message>
    <message>
        <source>a map of the Quake family (IBSP)</source>
        <translation>Quake 系のマップ (IBSP)</translation>
    </message>
    <message>
        <source>a Titanfall or Apex Legends map (rBSP)</source>
        <translation>Titanfall または Apex Legends のマップ (rBSP)</translation>
    </message>
    <message>
        <source>a Quake model (MDL)</source>
        <translation>Quake のモデル (MDL)</translation>
    </message>
    <message>
        <source>a Quake II model (MD2)</source>
        <translation>Quake II のモデル (MD2)</translation>
    </message>
    <message>
        <source>a Quake III model (MD3)</source>
        <translation>Quake III のモデル (MD3)</translation>
    </message>
    <message>
        <source>a Doom 3 model or animation (MD5)</source>
        <translation>Doom 3 のモデルまたはアニメーション (MD5)</translation>
    </message>
    <message>
        <source>sequences of a Half-Life model (MDL)</source>
        <translation>Half-Life のモデルのシーケンス (MDL)</translation>
    </message>
    <message>
        <source>the vertices of a Source engine model, whose .mdl opens them</source>
        <translation>Source エンジンのモデルの頂点 (.mdl から開きます)</translation>
    </message>
    <message>
        <source>an Inter-Quake model (IQM)</source>
        <translation>Inter-Quake モデル (IQM)</translation>
    </message>
    <message>
        <source>a binary glTF model (GLB)</source>
        <translation>バイナリ glTF モデル (GLB)</translation>
    </message>
    <message>
        <source>an FBX model</source>
        <translation>FBX モデル</translation>
    </message>
    <message>
        <source>a Blender file</source>
        <translation>Blender のファイル</translation>
    </message>
    <message>
        <source>a 3D Studio model (3DS)</source>
        <translation>3D Studio モデル (3DS)</translation>
    </message>
    <message>
        <source>a PNG image</source>
        <translation>PNG 画像</translation>
    </message>
    <message>
        <source>a JPEG image</source>
        <translation>JPEG 画像</translation>
    </message>
    <message>
        <source>a JPEG 2000 image</source>
        <translation>JPEG 2000 画像</translation>
    </message>
    <message>
        <source>a BMP image</source>
        <translation>BMP 画像</translation>
    </message>
    <message>
        <source>a WebP image</source>
        <translation>WebP 画像</translation>
    </message>
    <message>
        <source>a Photoshop image</source>
        <translation>Photoshop の画像</translation>
    </message>
    <message>
        <source>a GIMP image</source>
        <translation>GIMP の画像</translation>
    </message>
    <message>
        <source>an OpenEXR image</source>
        <translation>OpenEXR 画像</translation>
    </message>
    <message>
        <source>a Radiance image (HDR)</source>
        <translation>Radiance 画像 (HDR)</translation>
    </message>
    <message>
        <source>a DDS texture</source>
        <translation>DDS テクスチャ</translation>
    </message>
    <message>
        <source>a console&apos;s texture (VTFX)</source>
        <translation>ゲーム機用のテクスチャ (VTFX)</translation>
    </message>
    <message>
        <source>a WAV audio file</source>
        <translation>WAV 音声</translation>
    </message>
    <message>
        <source>an Ogg audio or video file</source>
        <translation>Ogg の音声または動画</translation>
    </message>
    <message>
        <source>a FLAC audio file</source>
        <translation>FLAC 音声</translation>
    </message>
    <message>
        <source>an AVI video</source>
        <translation>AVI 動画</translation>
    </message>
    <message>
        <source>an MPEG-4 video or audio file</source>
        <translation>MPEG-4 の動画または音声</translation>
    </message>
    <message>
        <source>a Matroska or WebM video</source>
        <translation>Matroska または WebM 動画</translation>
    </message>
    <message>
        <source>a demo recorded in a Source engine game</source>
        <translation>Source エンジンのゲームで録画されたデモ</translation>
    </message>
    <message>
        <source>a 7z archive</source>
        <translation>7z アーカイブ</translation>
    </message>
    <message>
        <source>a RAR archive</source>
        <translation>RAR アーカイブ</translation>
    </message>
    <message>
        <source>a gzip file</source>
        <translation>gzip ファイル</translation>
    </message>
    <message>
        <source>a bzip2 file</source>
        <translation>bzip2 ファイル</translation>
    </message>
    <message>
        <source>an xz file</source>
        <translation>xz ファイル</translation>
    </message>
    <message>
        <source>a zstd file</source>
        <translation>zstd ファイル</translation>
    </message>
    <message>
        <source>a tar archive</source>
        <translation>tar アーカイブ</translation>
    </message>
    <message>
        <source>a cabinet archive</source>
        <translation>キャビネット アーカイブ</translation>
    </message>
    <message>
        <source>a Quake archive (PAK)</source>
        <translation>Quake のアーカイブ (PAK)</translation>
    </message>
    <message>
        <source>Quake textures (WAD2)</source>
        <translation>Quake のテクスチャ (WAD2)</translation>
    </message>
    <message>
        <source>Half-Life textures (WAD3)</source>
        <translation>Half-Life のテクスチャ (WAD3)</translation>
    </message>
    <message>
        <source>a Garry&apos;s Mod addon (GMA)</source>
        <translation>Garry&apos;s Mod のアドオン (GMA)</translation>
    </message>
    <message>
        <source>an Unreal Engine package</source>
        <translation>Unreal Engine のパッケージ</translation>
    </message>
    <message>
        <source>a Unity asset bundle</source>
        <translation>Unity のアセットバンドル</translation>
    </message>
    <message>
        <source>a Linux program or library (ELF)</source>
        <translation>Linux のプログラムまたはライブラリ (ELF)</translation>
    </message>
    <message>
        <source>a Windows program or library</source>
        <translation>Windows のプログラムまたはライブラリ</translation>
    </message>
    <message>
        <source>a script</source>
        <translation>スクリプト</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>PDF 文書</translation>
    </message>
    <message>
        <source>an old Microsoft Office document</source>
        <translation>旧 Microsoft Office の文書</translation>
    </message>
    <message>
        <source>an SQLite database</source>
        <translation>SQLite データベース</translation>
    </message>
    <message>
        <source>an XML document</source>
        <translation>XML 文書</translation>
    </message>
    <message>
        <source>a DMX file of the Source engine</source>
        <translation>Source エンジンの DMX ファイル</translation>
    </message>
    <message>
        <source>not found in any mounted folder or archive</source>
        <translation>マウントしたどの場所にも見つかりません</translation>
    </message>
    <message>
        <source>it has no name</source>
        <translation>名前がありません</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>そのファイルはありません</translation>
    </message>
    <message>
        <source>%1 (%2) is not searched: %3</source>
        <translation>%1 (%2) は検索しません: %3</translation>
    </message>
    <message>
        <source>%1 was searched for as .tga and .png in Texture/{%2} and next to the model</source>
        <translation>%1 を .tga と .png として Texture/{%2} とモデルと同じ場所から探しました</translation>
    </message>
    <message>
        <source> or </source>
        <translation> または </translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>ファイルが空です</translation>
    </message>
    <message>
        <source>this is not a Diggles model: it does not start with &quot;3DDB&quot;</source>
        <translation>Diggles のモデルではありません: 先頭が「3DDB」ではありません</translation>
    </message>
    <message>
        <source> (and %1 more of its references are invalid)</source>
        <translation> (ほかに %1 個の番号にも参照先がありません)</translation>
    </message>
    <message>
        <source>cmap</source>
        <translation>cmap</translation>
    </message>
    <message>
        <source>link %1 of mesh %2</source>
        <translation>メッシュ %2 のリンク %1</translation>
    </message>
    <message>
        <source>%1: there is no material %2 (%3 materials)</source>
        <translation>%1: マテリアル %2 がありません (マテリアルは %3 個)</translation>
    </message>
    <message>
        <source>%1: there is no %2 %3 (%4 arrays)</source>
        <translation>%1: %2 %3 がありません (配列は %4 個)</translation>
    </message>
    <message>
        <source>%1 %2 has %3 entries for the %4 points of %5</source>
        <translation>%1 %2 の要素は %3 個ですが、%5 の点は %4 個です</translation>
    </message>
    <message>
        <source>triangle array %1: index %2 refers to vertex %3, but %4 has %5 points</source>
        <translation>三角形配列 %1: インデックス %2 が頂点 %3 を参照していますが、%4 の点は %5 個です</translation>
    </message>
    <message>
        <source>triangle array %1 has %2 indices: the last %3 do not form a triangle and are left out</source>
        <translation>三角形配列 %1 のインデックスは %2 個です。最後の %3 個は三角形にならないため省略します</translation>
    </message>
    <message>
        <source>mesh %1: slot %2 refers to anchor record %3 of %4%5</source>
        <translation>メッシュ %1: スロット %2 がアンカーレコード %3 を参照していますが、レコードは %4 個です%5</translation>
    </message>
    <message>
        <source>mesh %1: there is no %2 %3 (of %4)</source>
        <translation>メッシュ %1: %2 %3 がありません (全部で %4 個)</translation>
    </message>
    <message>
        <source>object %1: there is no animation %2 (%3 animations)%4</source>
        <translation>オブジェクト %1: アニメーション %2 がありません (アニメーションは %3 個)%4</translation>
    </message>
    <message>
        <source>animation %1: frame %2 refers to mesh %3 of %4%5</source>
        <translation>アニメーション %1: フレーム %2 がメッシュ %3 を参照していますが、メッシュは %4 個です%5</translation>
    </message>
    <message>
        <source>triangle array</source>
        <translation>三角形配列</translation>
    </message>
    <message>
        <source>uv array</source>
        <translation>UV 配列</translation>
    </message>
    <message>
        <source>point array</source>
        <translation>点配列</translation>
    </message>
    <message>
        <source>brightness array</source>
        <translation>明るさ配列</translation>
    </message>
    <message>
        <source>material</source>
        <translation>マテリアル</translation>
    </message>
    <message>
        <source>mesh</source>
        <translation>メッシュ</translation>
    </message>
    <message>
        <source>object</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>count</source>
        <translation>個数</translation>
    </message>
    <message>
        <source>%1 bytes are needed, but %2 are left</source>
        <translation>%1 バイト必要ですが、残りは %2 バイトです</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 の %1</translation>
    </message>
    <message>
        <source>%1 %2 of at least %3 bytes cannot fit in the %4 bytes left</source>
        <translation>%1 個の %2 (各 %3 バイト以上) は残りの %4 バイトに収まりません</translation>
    </message>
    <message>
        <source>a text of %1 bytes, but %2 bytes are left</source>
        <translation>%1 バイトのテキストですが、残りは %2 バイトです</translation>
    </message>
    <message>
        <source>version</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>個数</translation>
    </message>
    <message>
        <source>anchor records</source>
        <translation>アンカーレコード</translation>
    </message>
    <message>
        <source>the data ends inside the lengths of the arrays</source>
        <translation>配列の長さの途中でデータが終わっています</translation>
    </message>
    <message>
        <source>anchor record</source>
        <translation>アンカーレコード</translation>
    </message>
    <message>
        <source>the data ends after %1 of %2 elements</source>
        <translation>%2 個の要素のうち %1 個でデータが終わっています</translation>
    </message>
    <message>
        <source>version &quot;%1&quot; instead of &quot;%2&quot;; read as the latter</source>
        <translation>バージョンが「%2」ではなく「%1」ですが、前者として読み込みます</translation>
    </message>
    <message>
        <source>bytes after the end of the model: %1</source>
        <translation>モデルの終わりの後のバイト数: %1</translation>
    </message>
    <message>
        <source>positions use steps of %1 instead of %2, according to the box of mesh %3</source>
        <translation>メッシュ %3 の箱に合わせて、位置の刻みを %2 ではなく %1 とします</translation>
    </message>
    <message>
        <source>inside the meshes</source>
        <translation>メッシュの途中</translation>
    </message>
    <message>
        <source>truncated: %1 of %2 elements</source>
        <translation>途切れています: %2 個の要素のうち %1 個</translation>
    </message>
    <message>
        <source>the last %1 indices do not form a triangle</source>
        <translation>最後の %1 個のインデックスは三角形になりません</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>未使用</translation>
    </message>
    <message>
        <source>the file contains more than can be shown; the rest is left out</source>
        <translation>ファイルの内容が表示できる量を超えています。残りは省略します</translation>
    </message>
    <message>
        <source>not in the map or any mounted folder or archive</source>
        <translation>マップにも、マウントしたどの場所にもありません</translation>
    </message>
    <message>
        <source>models are read with the files that place them</source>
        <translation>モデルは、それを配置するものと一緒に読み込みます</translation>
    </message>
    <message>
        <source>a patch without an included material</source>
        <translation>何も取り込まない patch です</translation>
    </message>
    <message>
        <source>materials that include each other</source>
        <translation>マテリアルが互いに取り込み合っています</translation>
    </message>
    <message>
        <source>%1 is left out: materials that include each other</source>
        <translation>%1 は省略します: マテリアルが互いに取り込み合っています</translation>
    </message>
    <message>
        <source>not a material: it has no shader block</source>
        <translation>マテリアルではありません: シェーダーのブロックがありません</translation>
    </message>
    <message>
        <source>%1: the shader %2 is unknown; drawn like LightmappedGeneric</source>
        <translation>%1: シェーダー %2 は不明です。LightmappedGeneric と同様に描画します</translation>
    </message>
    <message>
        <source>the models of the map exceed the size limit</source>
        <translation>マップのモデルの合計が大きすぎます</translation>
    </message>
    <message>
        <source>its parts do not match</source>
        <translation>各部分が互いに合いません</translation>
    </message>
    <message>
        <source>this is not a Source engine map: it does not start with VBSP</source>
        <translation>Source エンジンのマップではありません: 先頭が VBSP ではありません</translation>
    </message>
    <message>
        <source>the file ends inside the header (%1 of %2 bytes)</source>
        <translation>ヘッダーの途中でファイルが終わっています (%1 / %2 バイト)</translation>
    </message>
    <message>
        <source>this is a Titanfall map (version 29), which is not supported</source>
        <translation>これは Titanfall のマップ (バージョン 29) です。読み込みには対応していません</translation>
    </message>
    <message>
        <source>%1: %2; treated as empty</source>
        <translation>%1: %2。空として扱います</translation>
    </message>
    <message>
        <source>it would decode to %1 bytes, which exceeds the limit</source>
        <translation>展開すると %1 バイトになり、許容量を超えます</translation>
    </message>
    <message>
        <source>the LZMA prefix is truncated</source>
        <translation>LZMA のヘッダー部分が途切れています</translation>
    </message>
    <message>
        <source>%1: the directory says %2 bytes decoded, the stream %3</source>
        <translation>%1: 展開後のバイト数はディレクトリでは %2、ストリームでは %3 です</translation>
    </message>
    <message>
        <source>%1 of %2 bytes decoded: %3</source>
        <translation>%2 バイトのうち %1 バイトを展開: %3</translation>
    </message>
    <message>
        <source>%1: the directory calls it compressed, but it is not; read as stored</source>
        <translation>%1: ディレクトリでは圧縮とされていますが、圧縮されていません。保存されたまま読み込みます</translation>
    </message>
    <message>
        <source>GAME_LUMP: %1 entries do not fit; treated as empty</source>
        <translation>GAME_LUMP: %1 個のエントリーが収まりません。空として扱います</translation>
    </message>
    <message>
        <source>game lump %1 lies outside the file (offset %2, size %3)</source>
        <translation>ゲームランプ %1 がファイルの外にあります (位置 %2、サイズ %3)</translation>
    </message>
    <message>
        <source>game lump %1 is truncated: %2 of %3 bytes</source>
        <translation>ゲームランプ %1 が途切れています: %2 / %3 バイト</translation>
    </message>
    <message>
        <source>game lump %1: %2</source>
        <translation>ゲームランプ %1: %2</translation>
    </message>
    <message>
        <source>lies outside the file (offset %1, length %2)</source>
        <translation>ファイルの外にあります (位置 %1、長さ %2)</translation>
    </message>
    <message>
        <source>lump %1 %2; treated as empty</source>
        <translation>ランプ %1: %2。空として扱います</translation>
    </message>
    <message>
        <source>%1 of its %2 bytes are in the file</source>
        <translation>%2 バイトのうち %1 バイトがファイルにあります</translation>
    </message>
    <message>
        <source>lump %1 is truncated: %2</source>
        <translation>ランプ %1 が途切れています: %2</translation>
    </message>
    <message>
        <source>lump %1: %2</source>
        <translation>ランプ %1: %2</translation>
    </message>
    <message>
        <source>lump %1 starts inside the header</source>
        <translation>ランプ %1 がヘッダーの中から始まっています</translation>
    </message>
    <message>
        <source>lumps %1 and %2 share bytes</source>
        <translation>ランプ %1 と %2 のバイトが重なっています</translation>
    </message>
    <message>
        <source>PAKFILE: %1</source>
        <translation>PAKFILE: %1</translation>
    </message>
    <message>
        <source>pakfile of %1</source>
        <translation>%1 の pakfile</translation>
    </message>
    <message>
        <source>LZMA stream</source>
        <translation>LZMA ストリーム</translation>
    </message>
    <message>
        <source>%1 bytes after the last record</source>
        <translation>最後のレコードの後に %1 バイト</translation>
    </message>
    <message>
        <source>lightmaps and mean colours; lightofs of the faces points here, 4 bytes per luxel</source>
        <translation>ライトマップと平均色。面の lightofs の参照先で、luxel ごとに 4 バイト</translation>
    </message>
    <message>
        <source>the record size is unknown for this version; only the common part is read</source>
        <translation>このバージョンでは未知のレコードサイズです。共通部分だけを読み込みます</translation>
    </message>
    <message>
        <source>unread rest that belongs to no lump</source>
        <translation>読み込まれない残り: どのランプにも属しません</translation>
    </message>
    <message>
        <source>version %1 is unknown; read as the nearest known version</source>
        <translation>バージョン %1 は不明です。最も近い既知のバージョンとして読み込みます</translation>
    </message>
    <message>
        <source>version %1%2 could not be checked against real maps; parts may be wrong</source>
        <translation>バージョン %1%2 は実際のマップで確認できていません。一部が正しくない可能性があります</translation>
    </message>
    <message>
        <source>%1 contains no files</source>
        <translation>%1 はファイルを含んでいません</translation>
    </message>
    <message>
        <source>model names</source>
        <translation>モデル名</translation>
    </message>
    <message>
        <source>sprites</source>
        <translation>スプライト</translation>
    </message>
    <message>
        <source>detail props</source>
        <translation>ディテールプロップ</translation>
    </message>
    <message>
        <source>detail props: %1</source>
        <translation>ディテールプロップ: %1</translation>
    </message>
    <message>
        <source>text outside of any entity</source>
        <translation>エンティティの外にテキストがあります</translation>
    </message>
    <message>
        <source>the last entity is not closed</source>
        <translation>最後のエンティティが閉じられていません</translation>
    </message>
    <message>
        <source>an entity&apos;s text cannot be parsed; the rest of it was skipped</source>
        <translation>エンティティのテキストを解釈できません。その残りは読み飛ばしました</translation>
    </message>
    <message>
        <source>ENTITIES: %1</source>
        <translation>ENTITIES: %1</translation>
    </message>
    <message>
        <source>this is not an entity</source>
        <translation>エンティティではありません</translation>
    </message>
    <message>
        <source>records of %1 bytes are usual here, but the length implies %2</source>
        <translation>ここでは %1 バイトのレコードが普通ですが、長さからは %2 バイトになります</translation>
    </message>
    <message>
        <source>lump %1: %2 bytes after the last record</source>
        <translation>ランプ %1: 最後のレコードの後に %2 バイトあります</translation>
    </message>
    <message>
        <source>texture %1 has no name in the string table</source>
        <translation>テクスチャ %1 の名前が文字列テーブルにありません</translation>
    </message>
    <message>
        <source>%1 bytes after the last list</source>
        <translation>最後のリストの後に %1 バイト</translation>
    </message>
    <message>
        <source>OCCLUSION: %1</source>
        <translation>OCCLUSION: %1</translation>
    </message>
    <message>
        <source>overlay %1 claims %2 faces</source>
        <translation>オーバーレイ %1 には面が %2 個あるとされています</translation>
    </message>
    <message>
        <source>overlay %1 lies on face %2, which does not exist</source>
        <translation>オーバーレイ %1 は面 %2 に乗っていますが、その面はありません</translation>
    </message>
    <message>
        <source>overlay %1 has no plane to lie on</source>
        <translation>オーバーレイ %1 を乗せる平面がありません</translation>
    </message>
    <message>
        <source>overlay %1 is out of range</source>
        <translation>オーバーレイ %1 が範囲を大きく外れています</translation>
    </message>
    <message>
        <source>PHYSCOLLIDE: the lump ends inside the header of record %1</source>
        <translation>PHYSCOLLIDE: レコード %1 のヘッダーの途中でランプが終わっています</translation>
    </message>
    <message>
        <source>static props: %1 records cannot fit in %2 bytes</source>
        <translation>静的プロップ: %1 個のレコードは %2 バイトに収まりません</translation>
    </message>
    <message>
        <source>static props of version %1 with %2 bytes are unknown; only their first 56 bytes are read</source>
        <translation>バージョン %1、%2 バイトの静的プロップは不明です。先頭の 56 バイトを読み込みます</translation>
    </message>
    <message>
        <source>prop leaves</source>
        <translation>プロップのリーフ</translation>
    </message>
    <message>
        <source>static props: %1</source>
        <translation>静的プロップ: %1</translation>
    </message>
    <message>
        <source>%1 vertices do not fit</source>
        <translation>%1 個の頂点が収まりません</translation>
    </message>
    <message>
        <source>vertex lighting of version %1</source>
        <translation>頂点ごとの光のバージョンが %1 です</translation>
    </message>
    <message>
        <source>vertex lighting with %1 bytes per vertex</source>
        <translation>頂点ごとの光が各 %1 バイトです</translation>
    </message>
    <message>
        <source>the header</source>
        <translation>ヘッダー</translation>
    </message>
    <message>
        <source>meshes</source>
        <translation>メッシュ</translation>
    </message>
    <message>
        <source>more vertices than the declared %1</source>
        <translation>頂点が記載の %1 個を超えています</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>色</translation>
    </message>
    <message>
        <source>the number of clusters does not fit; visibility is not used</source>
        <translation>クラスターの数が合いません。可視データは使いません</translation>
    </message>
    <message>
        <source>sets of clusters, with run-length encoded zero bytes</source>
        <translation>クラスターの集合(ゼロのバイトの連続は短縮)</translation>
    </message>
    <message>
        <source>brush %1 encloses no volume; it is not solid</source>
        <translation>ブラシ %1 は何も囲んでいません。通り抜けられます</translation>
    </message>
    <message>
        <source>the map has more solid brushes than supported; the rest is not solid</source>
        <translation>マップのソリッドが保持できる数を超えています。残りは通り抜けられます</translation>
    </message>
    <message>
        <source>more detail props than can be shown</source>
        <translation>ディテールプロップが表示できる数を超えています</translation>
    </message>
    <message>
        <source>detail prop %1 cannot be placed</source>
        <translation>ディテールプロップ %1 を配置できません</translation>
    </message>
    <message>
        <source>there is no displacement %1</source>
        <translation>ディスプレースメント %1 がありません</translation>
    </message>
    <message>
        <source>its displacement belongs to face %1</source>
        <translation>ディスプレースメントが面 %1 のものです</translation>
    </message>
    <message>
        <source>a displacement on a face with %1 corners</source>
        <translation>角が %1 個の面にディスプレースメントがあります</translation>
    </message>
    <message>
        <source>a displacement of power %1</source>
        <translation>power が %1 のディスプレースメントです</translation>
    </message>
    <message>
        <source>displacement vertices that are not in the file</source>
        <translation>ディスプレースメントの頂点がファイルにありません</translation>
    </message>
    <message>
        <source>displacement vertices out of range</source>
        <translation>ディスプレースメントの頂点が範囲を大きく外れています</translation>
    </message>
    <message>
        <source>an entity refers to model %1, which does not exist</source>
        <translation>エンティティがモデル %1 を必要としていますが、ありません</translation>
    </message>
    <message>
        <source>more entities than can be shown</source>
        <translation>エンティティが表示できる数を超えています</translation>
    </message>
    <message>
        <source>VERTNORMALINDICES: %1 indices do not match the number of corners; plane normals are used</source>
        <translation>VERTNORMALINDICES: 数が %1 個で、角の数と一致しません。平面を使います</translation>
    </message>
    <message>
        <source>face %1 is left out: %2</source>
        <translation>面 %1 は省略します: %2</translation>
    </message>
    <message>
        <source>%1 refers to faces %2 to %3 of %4</source>
        <translation>%1 は面 %2 … %3 を必要としますが、面は全部で %4 個です</translation>
    </message>
    <message>
        <source>more triangles than allowed</source>
        <translation>三角形が許容数を超えています</translation>
    </message>
    <message>
        <source>too many faces share surfedges</source>
        <translation>surfedge を共有する面が多すぎます</translation>
    </message>
    <message>
        <source>a texture info that is not in the file</source>
        <translation>texture info がファイルにありません</translation>
    </message>
    <message>
        <source>a plane that is not in the file</source>
        <translation>平面がファイルにありません</translation>
    </message>
    <message>
        <source>%1 has %2 faces and %3 has %4; only the light of the latter is shown</source>
        <translation>面の数は %1 が %2、%3 が %4 です。後者の光だけを表示します</translation>
    </message>
    <message>
        <source>fewer than three corners</source>
        <translation>角が 3 個未満です</translation>
    </message>
    <message>
        <source>surfedges that are not in the file</source>
        <translation>surfedge がファイルにありません</translation>
    </message>
    <message>
        <source>an edge that is not in the file</source>
        <translation>辺がファイルにありません</translation>
    </message>
    <message>
        <source>a vertex that is not in the file</source>
        <translation>頂点がファイルにありません</translation>
    </message>
    <message>
        <source>a vertex out of range</source>
        <translation>頂点が範囲を大きく外れています</translation>
    </message>
    <message>
        <source>not all ambient light samples are shown</source>
        <translation>環境光のサンプルの一部は表示されません</translation>
    </message>
    <message>
        <source>face %1 is drawn unlit: %2</source>
        <translation>面 %1 はライティングなしで描画します: %2</translation>
    </message>
    <message>
        <source>its lightmap has %1 x %2 luxels there and %3 x %4 here</source>
        <translation>ライトマップが向こうでは %1 x %2 luxel、こちらでは %3 x %4 luxel です</translation>
    </message>
    <message>
        <source>face %1 keeps the light of the other set: %2</source>
        <translation>面 %1 はもう一方の組の光を使います: %2</translation>
    </message>
    <message>
        <source>a lightmap at a negative offset</source>
        <translation>ライトマップの位置が負です</translation>
    </message>
    <message>
        <source>a lightmap of %1 x %2 luxels</source>
        <translation>%1 x %2 luxel のライトマップです</translation>
    </message>
    <message>
        <source>a lightmap that reaches past the end of the lighting lump</source>
        <translation>ライトマップがライティングランプの終わりを超えています</translation>
    </message>
    <message>
        <source>more lights than can be shown</source>
        <translation>ライトが表示できる数を超えています</translation>
    </message>
    <message>
        <source>a light has style %1, which is outside the range 0 to %2; its name and pattern are not used</source>
        <translation>ライトのスタイル %1 は 0 … %2 の範囲にありません。名前とパターンは使いません</translation>
    </message>
    <message>
        <source>light style %1: only %2 letters of its pattern, those from a to z, are used</source>
        <translation>ライトスタイル %1 のパターンのうち、a … z の %2 文字だけを使います</translation>
    </message>
    <message>
        <source>light %1 is out of range and left out</source>
        <translation>ライト %1 は範囲を大きく外れているため省略します</translation>
    </message>
    <message>
        <source>VISIBILITY: %1 clusters do not fit; everything is drawn</source>
        <translation>VISIBILITY: %1 個のクラスターが収まりません。すべて描画します</translation>
    </message>
    <message>
        <source>node %1 has no plane</source>
        <translation>ノード %1 に平面がありません</translation>
    </message>
    <message>
        <source>leaf %1 lists faces %2 to %3 of %4</source>
        <translation>リーフ %1 は面 %2 … %3 を列挙していますが、全部で %4 個です</translation>
    </message>
    <message>
        <source>too many leaves share the same faces; those of leaf %1 are left out</source>
        <translation>複数のリーフが同じ面を何度も共有しています。リーフ %1 の面は省略します</translation>
    </message>
    <message>
        <source>leaf %1 lists face %2, which does not exist</source>
        <translation>リーフ %1 が面 %2 を列挙していますが、その面はありません</translation>
    </message>
    <message>
        <source>no face of the map can be built</source>
        <translation>マップの面を 1 つも作れません</translation>
    </message>
    <message>
        <source>overlay %1 is left out: too many lie on the same faces</source>
        <translation>オーバーレイ %1 は省略します: 同じ面に乗るものが多すぎます</translation>
    </message>
    <message>
        <source>area portal %1 has no usable corners</source>
        <translation>エリアポータル %1 に使える角がありません</translation>
    </message>
    <message>
        <source>the models of the map have more triangles than can be shown; some are shown as boxes</source>
        <translation>マップのモデルの三角形が表示できる数を超えています。一部は箱で表します</translation>
    </message>
    <message>
        <source>models have more tints than can be shown; some have no tint</source>
        <translation>モデルの色合いが表示できる数を超えています。一部は色合いなしになります</translation>
    </message>
    <message>
        <source>too much vertex lighting</source>
        <translation>頂点ごとの光が多すぎます</translation>
    </message>
    <message>
        <source>no vertex lighting</source>
        <translation>頂点ごとの光がありません</translation>
    </message>
    <message>
        <source>light of static prop %1: %2</source>
        <translation>静的プロップ %1 の光: %2</translation>
    </message>
    <message>
        <source>no pakfile</source>
        <translation>pakfile がありません</translation>
    </message>
    <message>
        <source>the light of static prop %1 was made for another %2; the light of its leaf is used</source>
        <translation>静的プロップ %1 の光は別の %2 用に作られています。リーフの光を使います</translation>
    </message>
    <message>
        <source>static prop %1 cannot be placed</source>
        <translation>静的プロップ %1 を配置できません</translation>
    </message>
    <message>
        <source>the checksums of the model&apos;s files do not match (%1 .mdl, %2 .vvd, %3 .vtx)</source>
        <translation>モデルのファイルのチェックサムが組になっていません (%1 .mdl、%2 .vvd、%3 .vtx)</translation>
    </message>
    <message>
        <source>the movement of bone %1 of %2</source>
        <translation>%2 個のうちボーン %1 の動き</translation>
    </message>
    <message>
        <source>value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>its frames are in a file that is missing</source>
        <translation>フレームのあるファイルが見つかりません</translation>
    </message>
    <message>
        <source>its frames are in block %1, which does not exist</source>
        <translation>フレームのあるブロック %1 が存在しません</translation>
    </message>
    <message>
        <source>frames that start before their own header</source>
        <translation>フレームの位置が自身のヘッダーより前です</translation>
    </message>
    <message>
        <source>a model of this size is not supported</source>
        <translation>この大きさのモデルは読み込みません</translation>
    </message>
    <message>
        <source>%1, which contains its %2, is missing</source>
        <translation>%2 のある %1 がありません</translation>
    </message>
    <message>
        <source>a mesh uses vertex %1 of %2</source>
        <translation>頂点は %2 個ですが、メッシュが頂点 %1 を使っています</translation>
    </message>
    <message>
        <source>%1 %2 of %3 bytes cannot fit in the file</source>
        <translation>%1 個の %2 (各 %3 バイト) はファイルに収まりません</translation>
    </message>
    <message>
        <source>%1 %2 of %3 bytes do not fit at byte %4 of %5</source>
        <translation>%1 個の %2 (各 %3 バイト) は %5 バイト中のバイト %4 の位置に収まりません</translation>
    </message>
    <message>
        <source>the parent of bone %1 is bone %2, which does not precede it; the bone gets no parent</source>
        <translation>ボーン %1 の親のボーン %2 がそれより前にありません。親なしとします</translation>
    </message>
    <message>
        <source>%1 %2 at byte %3 do not fit in the %4 bytes of the file</source>
        <translation>バイト %3 の %1 個の %2 はファイルの %4 バイトに収まりません</translation>
    </message>
    <message>
        <source>this is not a Source model: it does not start with IDST</source>
        <translation>Source エンジンのモデルではありません: 先頭が IDST ではありません</translation>
    </message>
    <message>
        <source>, of Half-Life and its mods</source>
        <translation>(Half-Life とその MOD のもの)</translation>
    </message>
    <message>
        <source>, newer than those of Source</source>
        <translation>(Source エンジンのものより新しい)</translation>
    </message>
    <message>
        <source>, older than Half-Life 2</source>
        <translation>(Half-Life 2 より古い)</translation>
    </message>
    <message>
        <source>a model of version %1%2; versions %3 to %4 are supported</source>
        <translation>バージョン %1%2 のモデルです。読み込めるのはバージョン %3 … %4 です</translation>
    </message>
    <message>
        <source>the file ends inside its header, after %1 of %2 bytes</source>
        <translation>ヘッダーの途中、%2 バイト中 %1 バイトでファイルが終わっています</translation>
    </message>
    <message>
        <source>the %1 hitboxes of set %2 do not fit in the file; they are left out</source>
        <translation>セット %2 の %1 個のヒットボックスはファイルに収まりません。省略します</translation>
    </message>
    <message>
        <source>their sequences are not shown</source>
        <translation>これらのシーケンスは表示されません</translation>
    </message>
    <message>
        <source>text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>%1 by %2 blended animations</source>
        <translation>ブレンドされるアニメーションが %1 × %2 個です</translation>
    </message>
    <message>
        <source>events</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>events shared by several sequences</source>
        <translation>複数のシーケンスがイベントを共有しています</translation>
    </message>
    <message>
        <source>sequence %1: %2</source>
        <translation>シーケンス %1: %2</translation>
    </message>
    <message>
        <source>more body parts than the model has</source>
        <translation>ボディパーツがモデルのものより多くあります</translation>
    </message>
    <message>
        <source>more models than the body part has</source>
        <translation>モデルがボディパーツのものより多くあります</translation>
    </message>
    <message>
        <source>more meshes than the model has</source>
        <translation>メッシュがモデルのものより多くあります</translation>
    </message>
    <message>
        <source>vertex %1 of a mesh that has %2</source>
        <translation>頂点が %2 個のメッシュの頂点 %1</translation>
    </message>
    <message>
        <source>index %1 of a strip group of %2 vertices</source>
        <translation>頂点が %2 個のストリップグループのインデックス %1</translation>
    </message>
    <message>
        <source>a strip with indices outside its group</source>
        <translation>ストリップのインデックスがそのグループにありません</translation>
    </message>
    <message>
        <source>a strip with vertices outside its group</source>
        <translation>ストリップの頂点がそのグループにありません</translation>
    </message>
    <message>
        <source>a strip that is neither a triangle list nor a triangle strip</source>
        <translation>三角形のリストでもストリップでもないストリップがあります</translation>
    </message>
    <message>
        <source>too many strips share the same indices</source>
        <translation>複数のストリップが同じインデックスを何度も参照しています</translation>
    </message>
    <message>
        <source>triangles of version %1; version 7 is supported</source>
        <translation>三角形のバージョンが %1 です。読み込めるのはバージョン 7 です</translation>
    </message>
    <message>
        <source>%1 skins of %2 materials do not fit in the file; only one skin is used</source>
        <translation>%2 個のマテリアルのスキン %1 個はファイルに収まりません。スキンは 1 つだけとします</translation>
    </message>
    <message>
        <source>byte %1 is referenced in a file of %2 bytes</source>
        <translation>%2 バイトのファイルでバイト %1 が参照されています</translation>
    </message>
    <message>
        <source>%1 fix-ups</source>
        <translation>フィックスアップが %1 個です</translation>
    </message>
    <message>
        <source>fix-ups</source>
        <translation>フィックスアップ</translation>
    </message>
    <message>
        <source>fix-up %1 takes %2 vertices from %3 on, of %4</source>
        <translation>フィックスアップ %1 は %3 から %2 個の頂点を使いますが、頂点は %4 個です</translation>
    </message>
    <message>
        <source>vertices</source>
        <translation>頂点</translation>
    </message>
    <message>
        <source>the data ends inside a number</source>
        <translation>数の途中でデータが終わっています</translation>
    </message>
    <message>
        <source>this is not a Source model vertex file</source>
        <translation>Source エンジンのモデルの頂点ではありません</translation>
    </message>
    <message>
        <source>vertices of version %1; version 4 is supported</source>
        <translation>頂点のバージョンが %1 です。読み込めるのはバージョン 4 です</translation>
    </message>
    <message>
        <source>they refer to no animation</source>
        <translation>アニメーションを参照していません</translation>
    </message>
    <message>
        <source>the rest pose</source>
        <translation>レストポーズ</translation>
    </message>
    <message>
        <source>they have no frames</source>
        <translation>フレームがありません</translation>
    </message>
    <message>
        <source>all frames together exceed the limit</source>
        <translation>全フレームの合計が保持できる量を超えています</translation>
    </message>
    <message>
        <source>%1 sequences cannot be played: %2</source>
        <translation>%1 個のシーケンスは再生できません: %2</translation>
    </message>
    <message>
        <source>sequences of %1 included models are not shown</source>
        <translation>取り込まれる %1 個のモデルにさらにシーケンスがありますが、表示されません</translation>
    </message>
    <message>
        <source>%1 bones exceed the limit</source>
        <translation>ボーンが %1 個で、許容数を超えています</translation>
    </message>
    <message>
        <source>the model contains more than can be shown; the rest is left out</source>
        <translation>モデルの内容が表示できる量を超えています。残りは省略します</translation>
    </message>
    <message>
        <source>static prop</source>
        <translation>静的プロップ</translation>
    </message>
    <message>
        <source>more triangles than are allowed</source>
        <translation>三角形が許容数を超えています</translation>
    </message>
    <message>
        <source>a triangle of vertex %1, of %2</source>
        <translation>%2 個の頂点に対し、頂点 %1 を使う三角形があります</translation>
    </message>
    <message>
        <source>it has none</source>
        <translation>ありません</translation>
    </message>
    <message>
        <source>it has no frames</source>
        <translation>フレームがありません</translation>
    </message>
    <message>
        <source>the orientation of the model cannot be read from its first sequence (%1); it is shown as modelled, rotated by 90°</source>
        <translation>モデルの姿勢を最初のシーケンスから読み取れません (%1)。モデリング時の形を 4 分の 1 回転して使います</translation>
    </message>
    <message>
        <source>%1 skins; only the first %2 can be chosen</source>
        <translation>スキンが %1 個あります。選べるのは最初の %2 個だけです</translation>
    </message>
    <message>
        <source>a mesh uses material %1, which has no texture</source>
        <translation>メッシュのマテリアル %1 にテクスチャの指定がありません</translation>
    </message>
    <message>
        <source>this is a part of %1, which is shown instead</source>
        <translation>これは %1 の一部です。表示するのはそちらです</translation>
    </message>
    <message>
        <source>%1, with %2 files: %3</source>
        <translation>%1、%2 個のファイルを格納: %3</translation>
    </message>
    <message>
        <source>%1 files have the name of an earlier one, which is used</source>
        <translation>%1 個のファイルは前のものと同名です。前のものが優先されます</translation>
    </message>
    <message>
        <source>the tree is truncated</source>
        <translation>ツリーが途切れています</translation>
    </message>
    <message>
        <source>it has more files than the limit of %1</source>
        <translation>ファイルが上限の %1 個を超えています</translation>
    </message>
    <message>
        <source>a record does not end as it should</source>
        <translation>レコードの終わりが正しくありません</translation>
    </message>
    <message>
        <source>this VPK has no header: it is of the first version, or a variant of another game</source>
        <translation>この VPK にはヘッダーがありません: 最初のバージョンか、別のゲームの独自形式です</translation>
    </message>
    <message>
        <source>VPK 2.3, as used by Respawn&apos;s games, is not supported</source>
        <translation>Respawn のゲームの VPK 2.3 の読み込みには対応していません</translation>
    </message>
    <message>
        <source>VPK version %1 is not supported</source>
        <translation>VPK バージョン %1 の読み込みには対応していません</translation>
    </message>
    <message>
        <source>the header is truncated</source>
        <translation>ヘッダーが途切れています</translation>
    </message>
    <message>
        <source>the directory is larger than the limit allows</source>
        <translation>ディレクトリが上限を超える大きさです</translation>
    </message>
    <message>
        <source>%1; %2 files were read</source>
        <translation>%1。%2 個のファイルを読み込みました</translation>
    </message>
    <message>
        <source>the tree ends after %1 bytes, but the header says %2</source>
        <translation>ツリーは %1 バイトで終わっていますが、ヘッダーでは %2 バイトです</translation>
    </message>
    <message>
        <source>%1 files have names longer than %2 bytes and are left out</source>
        <translation>%1 個のファイルは名前が %2 バイトを超えるため省略します</translation>
    </message>
    <message>
        <source>only the first %1 are listed here; the tree contains all of them</source>
        <translation>ここには最初の %1 個だけを一覧します。ツリーにはすべてあります</translation>
    </message>
    <message>
        <source>its part is missing</source>
        <translation>そのパートが見つかりません</translation>
    </message>
    <message>
        <source>past the end of its part</source>
        <translation>そのパートの終わりを超えています</translation>
    </message>
    <message>
        <source>a volume texture of %1 slices; only the first is shown</source>
        <translation>スライスが %1 枚のボリュームテクスチャです。最初のスライスを表示します</translation>
    </message>
    <message>
        <source>%1 resources, but at most %2 are possible</source>
        <translation>リソースが %1 個ありますが、最大で %2 個です</translation>
    </message>
    <message>
        <source>texture resources</source>
        <translation>テクスチャのリソース</translation>
    </message>
    <message>
        <source>a texture without size, frames or mip levels</source>
        <translation>大きさ、フレーム、レベルのいずれかが 0 のテクスチャです</translation>
    </message>
    <message>
        <source>a texture of %1 x %2 is larger than the limit</source>
        <translation>%1 x %2 のテクスチャは上限を超えています</translation>
    </message>
    <message>
        <source>%1 mip levels</source>
        <translation>ミップレベルが %1 個です</translation>
    </message>
    <message>
        <source>a header of %1 bytes</source>
        <translation>ヘッダーが %1 バイトです</translation>
    </message>
    <message>
        <source>not a VTF texture</source>
        <translation>VTF テクスチャではありません</translation>
    </message>
    <message>
        <source>VTF version %1.%2 is not supported</source>
        <translation>VTF バージョン %1.%2 の読み込みには対応していません</translation>
    </message>
    <message>
        <source>truncated</source>
        <translation>途切れています</translation>
    </message>
    <message>
        <source>%1 packed images</source>
        <translation>圧縮された画像 %1 個</translation>
    </message>
    <message>
        <source>there is no material %1; surfaces that use it are white</source>
        <translation>マテリアル %1 がありません。使うものは無地の白になります</translation>
    </message>
    <message>
        <source>there is no such image</source>
        <translation>その画像はありません</translation>
    </message>
    <message>
        <source>this is not a PNG, JPEG or WebP image</source>
        <translation>PNG、JPEG、WebP のいずれの画像でもありません</translation>
    </message>
    <message>
        <source>there is no such texture</source>
        <translation>そのテクスチャはありません</translation>
    </message>
    <message>
        <source>it is not a 2D image</source>
        <translation>平面の画像ではありません</translation>
    </message>
    <message>
        <source>its bytes are not a PNG, JPEG or WebP image</source>
        <translation>バイト列が PNG、JPEG、WebP のいずれの画像でもありません</translation>
    </message>
    <message>
        <source>texture %1 is left out: %2</source>
        <translation>テクスチャ %1 は省略します: %2</translation>
    </message>
    <message>
        <source>an offset, a length or a count is missing or negative</source>
        <translation>位置、長さ、個数のいずれかがないか、負の値です</translation>
    </message>
    <message>
        <source>its data type %1 is unknown</source>
        <translation>データ型 %1 が不明です</translation>
    </message>
    <message>
        <source>it ends at byte %1 of the resource, which has %2 bytes</source>
        <translation>リソースは %2 バイトですが、終わりがバイト %1 です</translation>
    </message>
    <message>
        <source>it has %1 bytes, but its elements take %2</source>
        <translation>%1 バイトありますが、要素は %2 バイトを占めます</translation>
    </message>
    <message>
        <source>its sparse type %1 is unknown</source>
        <translation>sparse の型 %1 が不明です</translation>
    </message>
    <message>
        <source>the data type %1 of its sparse indices is invalid</source>
        <translation>sparse のインデックスのデータ型 %1 は使えません</translation>
    </message>
    <message>
        <source>sparse values of data type %1 do not form elements of %2</source>
        <translation>データ型 %1 の sparse の値は %2 の要素になりません</translation>
    </message>
    <message>
        <source>its sparse values start at %1, its indices take %2 bytes</source>
        <translation>sparse の値は %1 から始まりますが、インデックスは %2 バイトを占めます</translation>
    </message>
    <message>
        <source>it is not an object</source>
        <translation>その位置に何もありません</translation>
    </message>
    <message>
        <source>accessor %1: %2</source>
        <translation>アクセサー %1: %2</translation>
    </message>
    <message>
        <source>its data type %1 does not fit its use</source>
        <translation>データ型 %1 が用途に合いません</translation>
    </message>
    <message>
        <source>there is no accessor %1 (%2 accessors)</source>
        <translation>アクセサー %1 がありません (アクセサーは %2 個)</translation>
    </message>
    <message>
        <source>it takes %1 bytes more than the %2 that a resource of %3 may decode to</source>
        <translation>%1 バイト必要で、%3 バイトのリソースの展開の上限 %2 バイトを超えます</translation>
    </message>
    <message>
        <source>it contains no file</source>
        <translation>ファイルを含んでいません</translation>
    </message>
    <message>
        <source>there is data after the end of the BSON document</source>
        <translation>BSON ドキュメントの終わりの後にさらにデータがあります</translation>
    </message>
    <message>
        <source>a BSON document of %1 bytes does not fit in the %2 bytes left</source>
        <translation>BSON ドキュメントは %1 バイトですが、残りは %2 バイトです</translation>
    </message>
    <message>
        <source>a BSON document has no end byte</source>
        <translation>BSON ドキュメントに終端のバイトがありません</translation>
    </message>
    <message>
        <source>a BSON document ends %1 bytes before its length says</source>
        <translation>BSON ドキュメントが記載の長さより %1 バイト手前で終わっています</translation>
    </message>
    <message>
        <source>a name of a BSON element does not end</source>
        <translation>BSON 要素の名前が終わっていません</translation>
    </message>
    <message>
        <source>a text of the BSON document is not UTF-8</source>
        <translation>BSON ドキュメントのテキストが UTF-8 ではありません</translation>
    </message>
    <message>
        <source>BSON elements of type 0x%1 are not supported</source>
        <translation>型 0x%1 の BSON 要素の読み込みには対応していません</translation>
    </message>
    <message>
        <source>a BSON text of %1 bytes does not fit in the %2 bytes left</source>
        <translation>BSON のテキストは %1 バイトですが、残りは %2 バイトです</translation>
    </message>
    <message>
        <source>a BSON text does not end with a zero byte</source>
        <translation>BSON のテキストがゼロのバイトで終わっていません</translation>
    </message>
    <message>
        <source>the file ends inside its header</source>
        <translation>ヘッダーの途中でファイルが終わっています</translation>
    </message>
    <message>
        <source>the header gives its size as %1 bytes instead of 8</source>
        <translation>ヘッダーのサイズは 8 バイトのはずですが、%1 バイトとされています</translation>
    </message>
    <message>
        <source>this is VGO version %1.%2; versions 2.0 to 2.5 are supported</source>
        <translation>VGO バージョン %1.%2 です。読み込めるのはバージョン 2.0 … 2.5 です</translation>
    </message>
    <message>
        <source>VGO version 2.%1 is newer than the supported versions; parts may be missing</source>
        <translation>VGO バージョン 2.%1 は既知のものより新しいため、異なる部分が欠ける可能性があります</translation>
    </message>
    <message>
        <source>the header does not say whether the geometry is right- or left-handed (%1)</source>
        <translation>ジオメトリが右手系か左手系かがヘッダーに示されていません (%1)</translation>
    </message>
    <message>
        <source>the header does not say where the origin of texture coordinates is (%1)</source>
        <translation>テクスチャ座標の原点の位置がヘッダーに示されていません (%1)</translation>
    </message>
    <message>
        <source>the file ends before its index</source>
        <translation>インデックスの前でファイルが終わっています</translation>
    </message>
    <message>
        <source>the chunk after the header is &quot;%1&quot; instead of the index, &quot;IDX&quot;</source>
        <translation>ヘッダーの後のチャンクがインデックス「IDX」ではなく「%1」です</translation>
    </message>
    <message>
        <source>the index ends at byte %1, the file at byte %2</source>
        <translation>インデックスはバイト %1 で、ファイルはバイト %2 で終わっています</translation>
    </message>
    <message>
        <source>the index has %1 bytes, which is not a multiple of 16</source>
        <translation>インデックスは %1 バイトで、16 バイトのエントリーに割り切れません</translation>
    </message>
    <message>
        <source>the index has %1 entries; at most %2 are possible</source>
        <translation>インデックスのエントリーが %1 個ありますが、意味があるのは %2 個までです</translation>
    </message>
    <message>
        <source>chunk %1 ends at byte %2, the file at byte %3</source>
        <translation>チャンク %1 はバイト %2 で、ファイルはバイト %3 で終わっています</translation>
    </message>
    <message>
        <source>chunk %1 is empty</source>
        <translation>チャンク %1 が空です</translation>
    </message>
    <message>
        <source>the index lists chunk %1 here, but it is &quot;%2&quot;</source>
        <translation>インデックスではここはチャンク %1 ですが、実際は「%2」です</translation>
    </message>
    <message>
        <source>chunk %1 says it has %2 bytes, the index says %3</source>
        <translation>チャンク %1 のサイズは自身の記載では %2 バイト、インデックスでは %3 バイトです</translation>
    </message>
    <message>
        <source>the index has chunk %1 twice</source>
        <translation>インデックスにチャンク %1 が 2 つあります</translation>
    </message>
    <message>
        <source>the index has no composer, &quot;COMP&quot;</source>
        <translation>インデックスに composer (「COMP」) がありません</translation>
    </message>
    <message>
        <source>the composer has %1 bytes instead of %2</source>
        <translation>composer は %2 バイトのはずですが、%1 バイトです</translation>
    </message>
    <message>
        <source>the composer does not name a chunk for the %1</source>
        <translation>composer に %1 のチャンクの指定がありません</translation>
    </message>
    <message>
        <source>the composer names %2 for the %1</source>
        <translation>composer が %1 に %2 を指定しています</translation>
    </message>
    <message>
        <source>the composer names chunk %1, which the index does not have</source>
        <translation>composer がチャンク %1 を指定していますが、インデックスにありません</translation>
    </message>
    <message>
        <source>this is a GLB file: VGO 1.x was GLB with another extension. Programs for glTF can open it</source>
        <translation>これは GLB です: VGO 1.x はこの拡張子の GLB でした。glTF 用のプログラムで開けます</translation>
    </message>
    <message>
        <source>this is not a VGO file: &quot;VGO&quot; is not followed by a zero byte</source>
        <translation>VGO ではありません: 「VGO」の後にゼロのバイトがありません</translation>
    </message>
    <message>
        <source>this is not a VGO file: it does not start with &quot;VGO&quot;</source>
        <translation>VGO ではありません: 先頭が「VGO」ではありません</translation>
    </message>
    <message>
        <source>the decryption plugin cannot be loaded: %1</source>
        <translation>復号を行うモジュールを読み込めません: %1</translation>
    </message>
    <message>
        <source>AES cannot decrypt %1 bytes with a key of %2 bytes and an initialisation vector of %3</source>
        <translation>%1 バイトのデータ、%2 バイトのキー、%3 バイトの初期化ベクトルでは AES を使えません</translation>
    </message>
    <message>
        <source>the key is wrong</source>
        <translation>キーが合いません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of the crypt chunk is not valid Base64</source>
        <translation>crypt チャンクの「%1」が Base64 ではありません</translation>
    </message>
    <message>
        <source>the accessor list is not valid Base64</source>
        <translation>アクセサーのリストが Base64 になっていません</translation>
    </message>
    <message>
        <source>the accessor list is encrypted with &quot;%1&quot;; only AES and Base64 are supported</source>
        <translation>アクセサーのリストが「%1」で暗号化されています。対応しているのは AES と Base64 です</translation>
    </message>
    <message>
        <source>the initialisation vector does not have 16 bytes</source>
        <translation>初期化ベクトルが 16 バイトではありません</translation>
    </message>
    <message>
        <source>the key in the file has %1 bytes; AES keys have 16, 24 or 32</source>
        <translation>中のキーは %1 バイトですが、AES のキーは 16、24、32 バイトです</translation>
    </message>
    <message>
        <source>the file is encrypted: it needs its key file (.vgk)</source>
        <translation>ファイルは暗号化されています: キーファイル (.vgk) が必要です</translation>
    </message>
    <message>
        <source>%1 has %2 bytes; a key file has %3</source>
        <translation>%1 は %2 バイトですが、キーファイルは %3 バイトです</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 を読み取れません: %2</translation>
    </message>
    <message>
        <source>the JSON text ends, but %1 is expected</source>
        <translation>%1 があるべき位置で JSON テキストが終わっています</translation>
    </message>
    <message>
        <source>%1 is expected here, not &quot;%2&quot;</source>
        <translation>ここには「%2」ではなく %1 が必要です</translation>
    </message>
    <message>
        <source>this is not a JSON number</source>
        <translation>JSON の数ではありません</translation>
    </message>
    <message>
        <source>there is data after the end of the JSON text</source>
        <translation>JSON テキストの終わりの後にさらにデータがあります</translation>
    </message>
    <message>
        <source>there is no record %1 (%2 records)</source>
        <translation>レコード %1 がありません (レコードは %2 個)</translation>
    </message>
    <message>
        <source>the resource is given as &quot;%1&quot;, which is not a file next to this one; no other files are read</source>
        <translation>リソースは「%1」とされていますが、このファイルと同じ場所のファイルではありません。それ以外は読み込みません</translation>
    </message>
    <message>
        <source>its resource, %1, is not next to it</source>
        <translation>リソース %1 が同じ場所にありません</translation>
    </message>
    <message>
        <source>%1 has %2 bytes; %3 are declared</source>
        <translation>%1 は %2 バイトですが、書き込まれたのは %3 バイトです</translation>
    </message>
    <message>
        <source>its sparse index %1 exceeds its %2 elements</source>
        <translation>sparse のインデックス %1 が %2 個の枠を超えています</translation>
    </message>
    <message>
        <source>there are more than %1 values</source>
        <translation>値が %1 個を超えています</translation>
    </message>
    <message>
        <source>values are nested more than %1 deep</source>
        <translation>値の入れ子が %1 段を超えています</translation>
    </message>
    <message>
        <source>the layout is not an object</source>
        <translation>レイアウトがオブジェクトではありません</translation>
    </message>
    <message>
        <source>chunk %1 is too large (%2 bytes)</source>
        <translation>チャンク %1 が大きすぎます (%2 バイト)</translation>
    </message>
    <message>
        <source>chunk %1: %2</source>
        <translation>チャンク %1: %2</translation>
    </message>
    <message>
        <source>the accessor list is not an array</source>
        <translation>アクセサーのリストが配列ではありません</translation>
    </message>
    <message>
        <source>the elements of the first %1 accessors are listed</source>
        <translation>最初の %1 個のアクセサーの要素を一覧しています</translation>
    </message>
    <message>
        <source>sparse: %1 of its values are stored</source>
        <translation>sparse: 値のうち %1 個が格納されています</translation>
    </message>
    <message>
        <source>declared as %1, but stored as four numbers of four bytes</source>
        <translation>%1 とされていますが、4 バイトずつの数 4 つです</translation>
    </message>
    <message>
        <source>an image: %1</source>
        <translation>画像: %1</translation>
    </message>
    <message>
        <source>not an image of a known format</source>
        <translation>既知の種類の画像ではありません</translation>
    </message>
    <message>
        <source>the composer does not refer to it</source>
        <translation>composer に記載がありません</translation>
    </message>
    <message>
        <source>animation clip %1 has keys without a time or a value; they are left out</source>
        <translation>アニメーションクリップ %1 に時刻または値のないキーがあります。省略します</translation>
    </message>
    <message>
        <source>the first %1 of %2 animation clips are shown</source>
        <translation>アニメーションクリップ %2 個のうち最初の %1 個を表示します</translation>
    </message>
    <message>
        <source>a collider of node %1 has an unknown shape</source>
        <translation>ノード %1 のコライダーの形状が不明です</translation>
    </message>
    <message>
        <source>%1 %2 refers to %3 %4, which does not exist (there are %5)</source>
        <translation>%1 %2 が %3 %4 を参照していますが、存在しません (全部で %5 個)</translation>
    </message>
    <message>
        <source>there are more expressions than controls for them</source>
        <translation>表情が操作項目の数を超えています</translation>
    </message>
    <message>
        <source>expression &quot;%1&quot; sets shapes that do not exist</source>
        <translation>表情「%1」が存在しないシェイプを設定しています</translation>
    </message>
    <message>
        <source>there are more blend shapes than controls for them</source>
        <translation>ブレンドシェイプが操作項目の数を超えています</translation>
    </message>
    <message>
        <source>%1 of %2 vertices, of which there are %3</source>
        <translation>%1 が頂点 %2 個分ありますが、頂点は %3 個です</translation>
    </message>
    <message>
        <source>it is left out, as it has no vertices</source>
        <translation>頂点がないため省略します</translation>
    </message>
    <message>
        <source>%1 of its vertices have no valid position</source>
        <translation>頂点のうち %1 個の位置が不定です</translation>
    </message>
    <message>
        <source>normals</source>
        <translation>法線</translation>
    </message>
    <message>
        <source>texture coordinates</source>
        <translation>テクスチャ座標</translation>
    </message>
    <message>
        <source>joints</source>
        <translation>ジョイント</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>ウェイト</translation>
    </message>
    <message>
        <source>triangle %1 has an invalid corner (%2 vertices); such triangles are left out</source>
        <translation>三角形 %1 に頂点ではない角があります (頂点は %2 個)。このような三角形は省略します</translation>
    </message>
    <message>
        <source>triangles</source>
        <translation>三角形</translation>
    </message>
    <message>
        <source>%1 corners are not a whole number of triangles</source>
        <translation>角が %1 個で、三角形に割り切れません</translation>
    </message>
    <message>
        <source>blend shape &quot;%1&quot;</source>
        <translation>ブレンドシェイプ「%1」</translation>
    </message>
    <message>
        <source>blend shape &quot;%1&quot; has %2 vertices instead of %3</source>
        <translation>ブレンドシェイプ「%1」の頂点は %3 個のはずですが、%2 個です</translation>
    </message>
    <message>
        <source>there is no mesh %1 (%2 meshes)</source>
        <translation>メッシュ %1 がありません (メッシュは %2 個)</translation>
    </message>
    <message>
        <source>mesh %1 &quot;%2&quot;</source>
        <translation>メッシュ %1「%2」</translation>
    </message>
    <message>
        <source>a humanoid bone is node %1, which does not exist</source>
        <translation>ヒューマノイドのボーンがノード %1 を参照していますが、存在しません</translation>
    </message>
    <message>
        <source>node %1 has a child %2 that does not exist (%3 nodes)</source>
        <translation>ノード %1 の子 %2 が存在しません (ノードは %3 個)</translation>
    </message>
    <message>
        <source>node %1 has a child %2 that is its ancestor or already has a parent</source>
        <translation>ノード %1 の子 %2 は、その上位にあるか、すでに別の場所にあります</translation>
    </message>
    <message>
        <source>nodes are nested more than %1 deep</source>
        <translation>ノードの入れ子が %1 段を超えています</translation>
    </message>
    <message>
        <source>%1 nodes have no parent and are placed at the root</source>
        <translation>%1 個のノードは親がなく、独立しています</translation>
    </message>
    <message>
        <source>no accessor contains the transforms of the nodes</source>
        <translation>ノードの変換を持つアクセサーがありません</translation>
    </message>
    <message>
        <source>%1 accessors contain transforms of the nodes, instead of one</source>
        <translation>ノードの変換を持つアクセサーが 1 つではなく %1 個あります</translation>
    </message>
    <message>
        <source>there are transforms for %1 nodes, but %2 nodes; the rest stay at their parents</source>
        <translation>ノードは %2 個ですが、変換は %1 個分です。残りは親の位置に置きます</translation>
    </message>
    <message>
        <source>the transform of node %1 is invalid</source>
        <translation>ノード %1 の変換が有効な位置になりません</translation>
    </message>
    <message>
        <source>the layout has no nodes</source>
        <translation>レイアウトにノードがありません</translation>
    </message>
    <message>
        <source>skin %1: bind matrices of some joints are missing; the current pose is used (%2)</source>
        <translation>スキン %1: バインド時の状態がすべてのジョイントにはありません。現在の姿勢を使います (%2)</translation>
    </message>
    <message>
        <source>%1 matrices</source>
        <translation>行列 %1 個</translation>
    </message>
    <message>
        <source>skin %1 has a joint %2 that is not a node</source>
        <translation>スキン %1 のジョイント %2 がノードではありません</translation>
    </message>
    <message>
        <source>there is no skin %1</source>
        <translation>スキン %1 がありません</translation>
    </message>
    <message>
        <source>a vertex is bound to joint %1 of %2</source>
        <translation>ジョイントは %2 個ですが、頂点がジョイント %1 を使っています</translation>
    </message>
    <message>
        <source>collider group %1 has a collider that is not a sphere; it is left out</source>
        <translation>コライダーグループ %1 に球ではないコライダーがあります。省略します</translation>
    </message>
    <message>
        <source>spring bone group %1 has a root %2 that is not a node</source>
        <translation>スプリングボーングループ %1 のルート %2 がノードではありません</translation>
    </message>
    <message>
        <source>larger than the limit allows</source>
        <translation>上限を超える大きさです</translation>
    </message>
    <message>
        <source>the table declares %1 rows but has %2; it is not used</source>
        <translation>表は %1 行とされていますが、%2 行あります。使いません</translation>
    </message>
    <message>
        <source>the table does not start with its number of rows; it is not used</source>
        <translation>表の先頭に行数がありません。使いません</translation>
    </message>
    <message>
        <source>the catalogue is larger than 4 GiB</source>
        <translation>カタログが 4 GiB を超えています</translation>
    </message>
    <message>
        <source>this is not a catalogue</source>
        <translation>カタログではありません</translation>
    </message>
    <message>
        <source>more than %1 members; the others are not listed</source>
        <translation>メンバーが %1 個を超えています。残りは一覧しません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a path and size; the rest is not read</source>
        <translation>「%1」はパスとサイズではありません。以降は読み込みません</translation>
    </message>
    <message>
        <source>%1, which contains the members, is not next to it</source>
        <translation>メンバーを格納する %1 が同じ場所にありません</translation>
    </message>
    <message>
        <source>past the end of the DAT</source>
        <translation>DAT の終わりより後</translation>
    </message>
    <message>
        <source>a later member of this name is used</source>
        <translation>後にある同名のものが優先されます</translation>
    </message>
    <message>
        <source>only the first %1 are listed here; the index contains all of them</source>
        <translation>ここには最初の %1 個だけを一覧します。インデックスにはすべてあります</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>%1 行 %2 列: %3</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>テキストの終わり</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>%1 が必要ですが、%2 があります</translation>
    </message>
    <message>
        <source>the statement &quot;%1&quot; is unknown; it is left out</source>
        <translation>文「%1」は不明です。省略します</translation>
    </message>
    <message>
        <source>this is not packed</source>
        <translation>圧縮されていません</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>終わり</translation>
    </message>
    <message>
        <source>expected &quot;%1&quot;, found %2</source>
        <translation>「%1」のはずですが、%2 です</translation>
    </message>
    <message>
        <source>%1 %2 are too many: at most %3 are supported</source>
        <translation>%1 個の %2 はありえません。読み込めるのは最大 %3 個です</translation>
    </message>
    <message>
        <source>&quot;;&quot;</source>
        <translation>「;」</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>flags</source>
        <translation>フラグ</translation>
    </message>
    <message>
        <source>the file is larger than the limit allows</source>
        <translation>ファイルが上限を超える大きさです</translation>
    </message>
    <message>
        <source>the limit for additional files is reached</source>
        <translation>これ以上ファイルを読み込む余地がありません</translation>
    </message>
    <message>
        <source>this is not an X2 or X3 scene or body</source>
        <translation>X2 または X3 のシーンやボディではありません</translation>
    </message>
    <message>
        <source>%1 was searched for as %2</source>
        <translation>%1 を %2 として探しました</translation>
    </message>
    <message>
        <source>files that the scene refers to</source>
        <translation>シーンが参照するファイル</translation>
    </message>
    <message>
        <source>the catalogue is larger than the limit allows</source>
        <translation>カタログが上限を超える大きさです</translation>
    </message>
    <message>
        <source>%1 members have the name of a later one, which is used</source>
        <translation>%1 個のメンバーは後のものと同名です。後のものが優先されます</translation>
    </message>
    <message>
        <source>the sizes of all members add up to %1 bytes, the DAT has %2</source>
        <translation>全メンバーのサイズの合計は %1 バイトですが、DAT は %2 バイトです</translation>
    </message>
    <message>
        <source>%1: %2; the rest is not read</source>
        <translation>%1: %2。以降は読み込みません</translation>
    </message>
    <message>
        <source>more than %1 tags</source>
        <translation>タグが %1 個を超えています</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a known tag</source>
        <translation>「%1」は既知のタグではありません</translation>
    </message>
    <message>
        <source>materials</source>
        <translation>マテリアル</translation>
    </message>
    <message>
        <source>MAT%1, material %2 of %3</source>
        <translation>MAT%1、%3 個のうちマテリアル %2</translation>
    </message>
    <message>
        <source>BODY, LOD %1 of %2</source>
        <translation>BODY、%2 個のうち LOD %1</translation>
    </message>
    <message>
        <source>not part of the body</source>
        <translation>ボディの一部ではありません</translation>
    </message>
    <message>
        <source>the body is larger than 4 GiB</source>
        <translation>ボディが 4 GiB を超えています</translation>
    </message>
    <message>
        <source>this is not a BOB1 body</source>
        <translation>BOB1 のボディではありません</translation>
    </message>
    <message>
        <source>%1 bytes after the end of the body are ignored</source>
        <translation>ボディの終わりの後の %1 バイトは使いません</translation>
    </message>
    <message>
        <source>bones</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>%1, BONE, bone %2 of %3</source>
        <translation>%1、BONE、%3 個のうちボーン %2</translation>
    </message>
    <message>
        <source>%1, POIN, point %2 of %3</source>
        <translation>%1、POIN、%3 個のうちポイント %2</translation>
    </message>
    <message>
        <source>a point without a position (0x%1)</source>
        <translation>位置のないポイントです (0x%1)</translation>
    </message>
    <message>
        <source>points with weights</source>
        <translation>ウェイトのあるポイント</translation>
    </message>
    <message>
        <source>parts</source>
        <translation>パーツ</translation>
    </message>
    <message>
        <source>%1, PART, part %2 of %3</source>
        <translation>%1、PART、%3 個のうちパーツ %2</translation>
    </message>
    <message>
        <source>more than %1 groups of faces</source>
        <translation>面のグループが %1 個を超えています</translation>
    </message>
    <message>
        <source>faces</source>
        <translation>面</translation>
    </message>
    <message>
        <source>%1: a face refers to a point that does not exist; it is left out</source>
        <translation>%1: 面が存在しないポイントを参照しています。省略します</translation>
    </message>
    <message>
        <source>tangents</source>
        <translation>接線</translation>
    </message>
    <message>
        <source>parameter &quot;%1&quot; is of an unknown type (%2)</source>
        <translation>パラメーター「%1」の型が不明です (%2)</translation>
    </message>
    <message>
        <source>more than %1 parameters of materials</source>
        <translation>マテリアルのパラメーターが %1 個を超えています</translation>
    </message>
    <message>
        <source>more than %1 tags; the others are not listed</source>
        <translation>タグが %1 個を超えています。残りは一覧しません</translation>
    </message>
    <message>
        <source>this is not a CUT1 scene</source>
        <translation>CUT1 のシーンではありません</translation>
    </message>
    <message>
        <source>the scene is larger than 4 GiB</source>
        <translation>シーンが 4 GiB を超えています</translation>
    </message>
    <message>
        <source>the fields of binary scenes (CUT1) are unknown: the bodies are shown, but not at their positions; X2BC or X3 Editor 2 can convert it to a text scene</source>
        <translation>バイナリのシーン (CUT1) のフィールドは不明です。中のボディは表示しますが、正しい位置には置けません。X2BC または X3 Editor 2 でテキストのシーンに変換できます</translation>
    </message>
    <message>
        <source>a material, or the size of a body</source>
        <translation>マテリアル、またはボディのサイズ</translation>
    </message>
    <message>
        <source>too many materials; the rest is left out</source>
        <translation>マテリアルが多すぎます。残りは省略します</translation>
    </message>
    <message>
        <source>too many levels of detail; the rest is not read</source>
        <translation>詳細レベルが多すぎます。残りは読み込みません</translation>
    </message>
    <message>
        <source>a comment describes a collision box; the meaning of its numbers is a guess</source>
        <translation>コメントに当たり判定ボックスの記述があります。数値の意味は推測です</translation>
    </message>
    <message>
        <source>the text is too long; only its first %1 bytes are read</source>
        <translation>テキストが長すぎます。先頭の %1 バイトだけを読み込みます</translation>
    </message>
    <message>
        <source>the end of the frame</source>
        <translation>フレームの終わり</translation>
    </message>
    <message>
        <source>expected %1 numbers after the flags 0x%2 of a frame, found %3; the frame is left out</source>
        <translation>フレームのフラグ 0x%2 の後には数が %1 個必要ですが、%3 個あります。フレームは省略します</translation>
    </message>
    <message>
        <source>the size of the body is missing; its points are not scaled</source>
        <translation>ボディのサイズがありません。ポイントはそのままの値を使います</translation>
    </message>
    <message>
        <source>a point, or -1; -1; -1; after the last</source>
        <translation>ポイント、または最後のポイントの後の -1; -1; -1;</translation>
    </message>
    <message>
        <source>too many points; the rest is not read</source>
        <translation>ポイントが多すぎます。残りは読み込みません</translation>
    </message>
    <message>
        <source>a face</source>
        <translation>面</translation>
    </message>
    <message>
        <source>too many faces or parts; the rest is not read</source>
        <translation>面またはパーツが多すぎます。残りは読み込みません</translation>
    </message>
    <message>
        <source>the negative number after the corners of a face</source>
        <translation>面の角の後の負の数</translation>
    </message>
    <message>
        <source>a face has fewer than 3 corners; it is left out</source>
        <translation>角が 3 個未満の面があります。省略します</translation>
    </message>
    <message>
        <source>expected a face of 3 or 4 corners, found %1; it is left out</source>
        <translation>面の角は 3 個か 4 個のはずですが、%1 個あります。省略します</translation>
    </message>
    <message>
        <source>a face has a corner beyond the %1 points; it is left out</source>
        <translation>%1 個のポイントにない角を持つ面があります。省略します</translation>
    </message>
    <message>
        <source>an effect has more parameters than it declares</source>
        <translation>エフェクトのパラメーターが記載の数を超えています</translation>
    </message>
    <message>
        <source>the name of a parameter</source>
        <translation>パラメーターの名前</translation>
    </message>
    <message>
        <source>expected the type of a parameter, found &quot;%1&quot;</source>
        <translation>パラメーターの型が必要ですが、「%1」があります</translation>
    </message>
    <message>
        <source>a path, a frame or one of their fields</source>
        <translation>パス、フレーム、またはそのいずれかのフィールド</translation>
    </message>
    <message>
        <source>too many paths; the rest is not read</source>
        <translation>パスが多すぎます。残りは読み込みません</translation>
    </message>
    <message>
        <source>path %1 has no frame</source>
        <translation>パス %1 にフレームがありません</translation>
    </message>
    <message>
        <source>too many notes; the rest is left out</source>
        <translation>ノートが多すぎます。残りは省略します</translation>
    </message>
    <message>
        <source>&quot;{&quot; and a body</source>
        <translation>「{」とボディ</translation>
    </message>
    <message>
        <source>&quot;}&quot; after the body</source>
        <translation>ボディの後の「}」</translation>
    </message>
    <message>
        <source>a path has a second body; it is left out</source>
        <translation>パスに 2 つ目のボディがあります。省略します</translation>
    </message>
    <message>
        <source>expected a path, found a frame; it is left out</source>
        <translation>パスが必要ですが、フレームがあります。省略します</translation>
    </message>
    <message>
        <source>too many frames; the rest is left out</source>
        <translation>フレームが多すぎます。残りは省略します</translation>
    </message>
    <message>
        <source>all points of level of detail %1 are at the origin; it is left out</source>
        <translation>詳細レベル %1 のポイントがすべて原点にあります。省略します</translation>
    </message>
    <message>
        <source>%1: faces have material %2, which the body does not have</source>
        <translation>%1: 面のマテリアル %2 がボディにありません</translation>
    </message>
    <message>
        <source>bodies that are shown many times have more than %1 triangles; further ones are left out</source>
        <translation>繰り返し表示されるボディの三角形が %1 個を超えています。超えた分は省略します</translation>
    </message>
    <message>
        <source>path %1 has Bezier keys, which are drawn as straight lines</source>
        <translation>パス %1 にベジェのキーがあります。直線で描画します</translation>
    </message>
    <message>
        <source>%1 is shown within itself; it is left out there</source>
        <translation>%1 が自身の中に表示されています。そこでは省略します</translation>
    </message>
    <message>
        <source>%1 is nested too deeply in other scenes; it is left out</source>
        <translation>%1 はシーンの入れ子が深すぎるため省略します</translation>
    </message>
    <message>
        <source>there is more than one path %1; the first is used as a parent</source>
        <translation>パス %1 が複数あります。親としては最初のものを使います</translation>
    </message>
    <message>
        <source>the parent of path %1 is path %2, which does not exist</source>
        <translation>パス %1 の親のパス %2 が存在しません</translation>
    </message>
    <message>
        <source>the parents of path %1 form a cycle</source>
        <translation>パス %1 の親が循環しています</translation>
    </message>
    <message>
        <source>the scene has no paths</source>
        <translation>シーンにパスがありません</translation>
    </message>
    <message>
        <source>the binary scene contains no bodies; convert it to text to see its paths</source>
        <translation>バイナリのシーンにボディがありません。パスを見るにはテキストに変換してください</translation>
    </message>
    <message>
        <source>the body has nothing to show</source>
        <translation>ボディに表示するものがありません</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>larger than such a file can be</source>
        <translation>この種のファイルとしては大きすぎます</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; leads outside the opened folder and is not followed</source>
        <translation>%1: 「%2」は開いたフォルダーの外を指すため、たどりません</translation>
    </message>
    <message>
        <source>not a path inside the folder</source>
        <translation>フォルダー内のパスではありません</translation>
    </message>
    <message>
        <source>%1: %2 is missing; %3 next to the mission is used</source>
        <translation>%1: %2 がないため、ミッションと同じ場所の %3 を使います</translation>
    </message>
    <message>
        <source>%1 is missing, but %2 exists</source>
        <translation>%1 はありませんが、%2 はあります</translation>
    </message>
    <message>
        <source>only the first %1 bytes of the text are read</source>
        <translation>テキストの先頭の %1 バイトだけを読み込みます</translation>
    </message>
    <message>
        <source>this is not a text file</source>
        <translation>テキストではありません</translation>
    </message>
    <message>
        <source>the text ends after %1 lines; line %2 should be: %3</source>
        <translation>テキストは %1 行で終わっています。%2 行目にあるべきもの: %3</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is not a number from 0 to %3; treated as 0</source>
        <translation>%1: 「%2」は 0 … %3 の数ではありません。0 として扱います</translation>
    </message>
    <message>
        <source>%1 of %2 .%3 files next to it are offered</source>
        <translation>同じ場所の .%3 ファイル %2 個のうち %1 個を候補として示します</translation>
    </message>
    <message>
        <source>the header is truncated: %1 of %2 bytes</source>
        <translation>ヘッダーが途切れています: %1 / %2 バイト</translation>
    </message>
    <message>
        <source>there is no object in this file</source>
        <translation>このファイルに小物はありません</translation>
    </message>
    <message>
        <source>%1 bytes after the last block</source>
        <translation>最後のブロックの後に %1 バイトあります</translation>
    </message>
    <message>
        <source>%1 blocks, but the game and its editor support %2</source>
        <translation>ブロックが %1 個ありますが、ゲームとエディターの上限は %2 個です</translation>
    </message>
    <message>
        <source>a corner of block %1 has no valid position; the block is left out</source>
        <translation>ブロック %1 の角の位置が不正です。ブロックは省略します</translation>
    </message>
    <message>
        <source>block %1 is disabled: the editor hides it, the game does not</source>
        <translation>ブロック %1 は無効です: エディターでは表示されませんが、ゲームでは表示されます</translation>
    </message>
    <message>
        <source>%1 declared</source>
        <translation>%1 個と記載</translation>
    </message>
    <message>
        <source>there are %1 messages; the game keeps %2</source>
        <translation>メッセージは %1 個ありますが、ゲームが保持するのは %2 個です</translation>
    </message>
    <message>
        <source>message %1 has %2 bytes; the game shows %3 (%4 such messages)</source>
        <translation>メッセージ %1 は %2 バイトですが、ゲームが表示するのは %3 バイトです (同様のメッセージは %4 個)</translation>
    </message>
    <message>
        <source>the %1 has %2 bytes; the game reads %3 and treats the rest as the next line</source>
        <translation>%1: %2 バイトありますが、ゲームは %3 バイトを読み、残りを次の行とみなします</translation>
    </message>
    <message>
        <source>the briefing has %1 lines; the game shows %2</source>
        <translation>ブリーフィングは %1 行ありますが、ゲームが表示するのは %2 行です</translation>
    </message>
    <message>
        <source>there is no mission in this file</source>
        <translation>このファイルにミッションはありません</translation>
    </message>
    <message>
        <source>the file has %1 bytes, too few for the number of points</source>
        <translation>ファイルは %1 バイトで、ポイントの数を収めるには足りません</translation>
    </message>
    <message>
        <source>%1 bytes after the last point</source>
        <translation>最後のポイントの後に %1 バイトあります</translation>
    </message>
    <message>
        <source>there are %1 points; the game reads %2</source>
        <translation>ポイントは %1 個ありますが、ゲームが読み込むのは %2 個です</translation>
    </message>
    <message>
        <source>point %1 is out of range and not shown</source>
        <translation>ポイント %1 は範囲を大きく外れているため表示しません</translation>
    </message>
    <message>
        <source>the rotation of point %1 is not a number; treated as 0</source>
        <translation>ポイント %1 の回転が数ではありません。0 として扱います</translation>
    </message>
    <message>
        <source>too short for a point</source>
        <translation>ポイントには短すぎます</translation>
    </message>
    <message>
        <source>not used; most editors write 10 zero bytes</source>
        <translation>未使用。ほとんどのエディターは 10 個のゼロのバイトを書き込みます</translation>
    </message>
    <message>
        <source>more points than can be shown</source>
        <translation>ポイントが表示できる数を超えています</translation>
    </message>
    <message>
        <source>%1 references lead to points that do not exist; the first is in point %2</source>
        <translation>存在しないポイントを指す番号が %1 個あります。最初のものはポイント %2 にあります</translation>
    </message>
    <message>
        <source>it lies past the end of the DAT, which has %1 bytes</source>
        <translation>DAT の終わりより後ろにあります (DAT は %1 バイト)</translation>
    </message>
    <message>
        <source>this format refers to no other files</source>
        <translation>この形式は他のファイルを参照しません</translation>
    </message>
    <message>
        <source>not a material</source>
        <translation>マテリアルではありません</translation>
    </message>
    <message>
        <source>not an image</source>
        <translation>画像ではありません</translation>
    </message>
    <message>
        <source>there is no such folder or file</source>
        <translation>そのフォルダーまたはファイルはありません</translation>
    </message>
    <message>
        <source>this is not a regular file</source>
        <translation>これは通常のファイルではありません</translation>
    </message>
    <message>
        <source>%1 is not an archive</source>
        <translation>%1 はアーカイブではありません</translation>
    </message>
    <message>
        <source>%1 is a folder of %2</source>
        <translation>%1 は %2 のフォルダーです</translation>
    </message>
    <message>
        <source>there is no %1 in %2</source>
        <translation>%2 に %1 はありません</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>キャンセルされました</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>メモリーが足りません</translation>
    </message>
    <message>
        <source>blocks are nested too deeply; the inner ones are left out</source>
        <translation>ブロックの入れ子が深すぎます。内側のブロックを除外します</translation>
    </message>
    <message>
        <source>a quote that is not closed; the value ends with its line</source>
        <translation>引用符が閉じられていません。値は行末までとみなします</translation>
    </message>
    <message>
        <source>a key without a value</source>
        <translation>値のないキーです</translation>
    </message>
    <message>
        <source>a block without a closing brace</source>
        <translation>ブロックの閉じ括弧がありません</translation>
    </message>
    <message>
        <source>a closing brace without an opening one</source>
        <translation>対応する開き括弧のない閉じ括弧です</translation>
    </message>
    <message>
        <source>a block without a name; it is left out</source>
        <translation>名前のないブロックです。除外します</translation>
    </message>
    <message>
        <source>more entries than the limit; the rest is left out</source>
        <translation>エントリが上限を超えています。残りを除外します</translation>
    </message>
    <message>
        <source>a read past the end</source>
        <translation>末尾を越えた読み込みです</translation>
    </message>
    <message>
        <source>the bytes do not match their checksum</source>
        <translation>バイト列がチェックサムと一致しません</translation>
    </message>
    <message>
        <source>it lies past the end of its archive, which has %1 bytes</source>
        <translation>%1 バイトのアーカイブの末尾を越えた位置にあります</translation>
    </message>
    <message>
        <source>%1 bytes exceed the limit of %2</source>
        <translation>%1 バイトは上限 %2 を超えています</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 がありません</translation>
    </message>
    <message>
        <source>%1 files</source>
        <translation>ファイル %1 個</translation>
    </message>
    <message>
        <source>a texture of %1 bytes is larger than the limit</source>
        <translation>%1 バイトのテクスチャは上限を超えています</translation>
    </message>
    <message>
        <source>the image needs %1 bytes, but %2 are left</source>
        <translation>画像には %1 バイト必要ですが、残りは %2 バイトです</translation>
    </message>
    <message>
        <source>the texel format %1 is not supported</source>
        <translation>テクセル形式 %1 の読み込みには対応していません</translation>
    </message>
    <message>
        <source>compression method %1 of VTF 7.6 is not supported</source>
        <translation>VTF 7.6 の圧縮方式 %1 の読み込みには対応していません</translation>
    </message>
    <message>
        <source>compressed sizes</source>
        <translation>圧縮後のサイズ</translation>
    </message>
    <message>
        <source>a texture level of %1 bytes is larger than the limit</source>
        <translation>%1 バイトのテクスチャレベルは上限を超えています</translation>
    </message>
    <message>
        <source>a texture file of this size is not supported</source>
        <translation>この大きさのテクスチャファイルの読み込みには対応していません</translation>
    </message>
    <message>
        <source>frames of a particle sheet</source>
        <translation>パーティクルシートのフレーム</translation>
    </message>
    <message>
        <source>the particle sheet cannot be read: %1</source>
        <translation>パーティクルシートを読み込めません: %1</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>これはフォルダーです</translation>
    </message>
    <message>
        <source>cannot be opened: %1</source>
        <translation>開けません: %1</translation>
    </message>
    <message>
        <source>LZMA data without a header</source>
        <translation>ヘッダーのない LZMA データです</translation>
    </message>
    <message>
        <source>the archive has no end record; searching for its files</source>
        <translation>アーカイブに終端レコードがありません。ファイルを検索します</translation>
    </message>
    <message>
        <source>not a zip archive</source>
        <translation>zip アーカイブではありません</translation>
    </message>
    <message>
        <source>the archive&apos;s directory lists %1 files, but its end record says %2; searching for more</source>
        <translation>アーカイブのディレクトリにはファイルが %1 個ありますが、終端レコードでは %2 個です。残りを検索します</translation>
    </message>
    <message>
        <source>there is no local header at the offset in the directory</source>
        <translation>ディレクトリの示す位置にローカルヘッダーがありません</translation>
    </message>
    <message>
        <source>it is encrypted</source>
        <translation>暗号化されています</translation>
    </message>
    <message>
        <source>compression method %1 is not supported</source>
        <translation>圧縮方式 %1 の読み込みには対応していません</translation>
    </message>
    <message>
        <source>its sizes are in zip64 fields, which are not supported</source>
        <translation>サイズが zip64 フィールドにあり、その読み込みには対応していません</translation>
    </message>
    <message>
        <source>its data lies outside the archive</source>
        <translation>データがアーカイブの外にあります</translation>
    </message>
    <message>
        <source>it is stored, but its two sizes differ</source>
        <translation>無圧縮ですが、2 つのサイズが異なります</translation>
    </message>
    <message>
        <source>its name leads outside the archive</source>
        <translation>名前がアーカイブの外を指しています</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1 を開けません: %2</translation>
    </message>
    <message>
        <source>the directory is damaged; the archive was searched for files</source>
        <translation>ディレクトリが壊れているため、ファイルを検索しました</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>ゼロ</translation>
    </message>
    <message>
        <source>one</source>
        <translation>一</translation>
    </message>
    <message>
        <source>source colour</source>
        <translation>ソースの色</translation>
    </message>
    <message>
        <source>inverse source colour</source>
        <translation>ソースの色の反転</translation>
    </message>
    <message>
        <source>source alpha</source>
        <translation>ソースのアルファ</translation>
    </message>
    <message>
        <source>inverse source alpha</source>
        <translation>ソースのアルファの反転</translation>
    </message>
    <message>
        <source>destination alpha</source>
        <translation>描画先のアルファ</translation>
    </message>
    <message>
        <source>inverse destination alpha</source>
        <translation>描画先のアルファの反転</translation>
    </message>
    <message>
        <source>destination colour</source>
        <translation>描画先の色</translation>
    </message>
    <message>
        <source>inverse destination colour</source>
        <translation>描画先の色の反転</translation>
    </message>
    <message>
        <source>texture number %1</source>
        <translation>テクスチャ番号 %1</translation>
    </message>
    <message>
        <source>row %1 of types/Animations</source>
        <translation>types/Animations の %1 行目</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>名前による</translation>
    </message>
    <message>
        <source>%1 (drawn as the nearest supported mode)</source>
        <translation>%1（最も近い方法で描画）</translation>
    </message>
    <message>
        <source>%1 rows of the table cannot be parsed and are left out; the first is line %2</source>
        <translation>表の %1 行は解釈できないため省かれます。最初は %2 行目です</translation>
    </message>
    <message>
        <source>convert it to text with X2BC or X3 Editor 2</source>
        <translation>X2BC か X3 Editor 2 でテキストに変換してください</translation>
    </message>
    <message>
        <source>body</source>
        <translation>ボディ</translation>
    </message>
    <message>
        <source>camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>omni light</source>
        <translation>全方向ライト</translation>
    </message>
    <message>
        <source>directional light</source>
        <translation>平行光源</translation>
    </message>
    <message>
        <source>sub-scene</source>
        <translation>サブシーン</translation>
    </message>
    <message>
        <source>sub-scene (old)</source>
        <translation>サブシーン（旧）</translation>
    </message>
    <message>
        <source>none: coordinates are scene units</source>
        <translation>なし：座標はシーンの単位</translation>
    </message>
    <message>
        <source>an offset past the end (%1 bytes)</source>
        <translation>終わり (%1 バイト) より後ろの位置です</translation>
    </message>
    <message>
        <source>%1 %2 of %3 bytes cannot fit in the %4 bytes left</source>
        <translation>%3 バイトの %2 が %1 個は、残りの %4 バイトに収まりません</translation>
    </message>
    <message>
        <source>there is no byte space %1</source>
        <translation>バイト空間 %1 はありません</translation>
    </message>
    <message>
        <source>bad LZMA properties</source>
        <translation>LZMA のプロパティが正しくありません</translation>
    </message>
    <message>
        <source>damaged LZMA data</source>
        <translation>LZMA データが壊れています</translation>
    </message>
    <message>
        <source>truncated LZMA data</source>
        <translation>途中で終わる LZMA データ</translation>
    </message>
    <message>
        <source>LZMA properties must have 5 bytes</source>
        <translation>LZMA のプロパティは 5 バイトでなければなりません</translation>
    </message>
    <message>
        <source>not enough memory for LZMA</source>
        <translation>LZMA 用のメモリーがありません</translation>
    </message>
    <message>
        <source>not enough memory for deflate</source>
        <translation>deflate 用のメモリーがありません</translation>
    </message>
    <message>
        <source>more data than the limit allows</source>
        <translation>上限を超えるデータです</translation>
    </message>
    <message>
        <source>damaged deflate data</source>
        <translation>deflate データが壊れています</translation>
    </message>
    <message>
        <source>truncated deflate data</source>
        <translation>途中で終わる deflate データ</translation>
    </message>
    <message>
        <source>not enough memory for zstd</source>
        <translation>zstd 用のメモリーがありません</translation>
    </message>
    <message>
        <source>damaged zstd data</source>
        <translation>zstd データが壊れています</translation>
    </message>
    <message>
        <source>truncated zstd data</source>
        <translation>途中で終わる zstd データ</translation>
    </message>
    <message>
        <source>the file ended while it was being read</source>
        <translation>読み込み中にファイルが終わりました</translation>
    </message>
    <message>
        <source>Reading the model</source>
        <translation>モデルを読み込み中</translation>
    </message>
    <message>
        <source>Listing parts</source>
        <translation>部分を一覧中</translation>
    </message>
    <message>
        <source>Building the scene</source>
        <translation>シーンを作成中</translation>
    </message>
    <message>
        <source>Searching %1</source>
        <translation>%1 を調べています</translation>
    </message>
    <message>
        <source>Building the structure</source>
        <translation>構造を作成中</translation>
    </message>
    <message>
        <source>Reading records</source>
        <translation>レコードを読み込み中</translation>
    </message>
    <message>
        <source>Reading records of the model</source>
        <translation>レコードを読み込み中</translation>
    </message>
    <message>
        <source>Reading the directory</source>
        <translation>ディレクトリを読み込み中</translation>
    </message>
    <message>
        <source>Searching for parts</source>
        <translation>部分を検索中</translation>
    </message>
    <message>
        <source>Examining files</source>
        <translation>ファイルを確認中</translation>
    </message>
    <message>
        <source>Reading the file</source>
        <translation>ファイルを読み込み中</translation>
    </message>
    <message>
        <source>Reading the header</source>
        <translation>ヘッダーを読み込み中</translation>
    </message>
    <message>
        <source>Reading the images</source>
        <translation>画像を読み込み中</translation>
    </message>
    <message>
        <source>a text contains a control character</source>
        <translation>テキストの中に制御文字があります</translation>
    </message>
    <message>
        <source>this is not a JSON escape sequence</source>
        <translation>JSON のエスケープではありません</translation>
    </message>
    <message>
        <source>the JSON text ends inside a string</source>
        <translation>JSON が引用符で囲まれたテキストの途中で終わっています</translation>
    </message>
    <message>
        <source>a text is not UTF-8</source>
        <translation>テキストが UTF-8 ではありません</translation>
    </message>
    <message>
        <source>Building meshes</source>
        <translation>メッシュを作成中</translation>
    </message>
    <message>
        <source>Adding items that Unity does not draw</source>
        <translation>Unity が描かないものを追加中</translation>
    </message>
    <message>
        <source>Reading the layout</source>
        <translation>レイアウトを読み込み中</translation>
    </message>
    <message>
        <source>Reading files of the scene</source>
        <translation>シーンが参照するファイルを読み込み中</translation>
    </message>
    <message>
        <source>Reading the index</source>
        <translation>索引を読み込み中</translation>
    </message>
    <message>
        <source>Opening the members</source>
        <translation>中のファイルを開いています</translation>
    </message>
    <message>
        <source>Searching for files of the game</source>
        <translation>ゲームのファイルを検索中</translation>
    </message>
    <message>
        <source>Reading files of the mission</source>
        <translation>ミッションのファイルを読み込み中</translation>
    </message>
    <message>
        <source>Reading the mission</source>
        <translation>ミッションを読み込み中</translation>
    </message>
    <message>
        <source>Reading files next to it</source>
        <translation>隣のファイルを読み込み中</translation>
    </message>
    <message>
        <source>an image of %1 bytes is too large</source>
        <translation>%1 バイトの画像は大きすぎます</translation>
    </message>
    <message>
        <source>the pixel format of the DDS header is not %1 bytes long</source>
        <translation>DDS ヘッダーのピクセル形式の長さが %1 バイトではありません</translation>
    </message>
    <message>
        <source>the DDS header is not %1 bytes long</source>
        <translation>DDS ヘッダーの長さが %1 バイトではありません</translation>
    </message>
    <message>
        <source>the DDS image has no size</source>
        <translation>DDS 画像に大きさがありません</translation>
    </message>
    <message>
        <source>an image of %1 x %2 x %3 is too large</source>
        <translation>%1 x %2 x %3 の画像は大きすぎます</translation>
    </message>
    <message>
        <source>the texel format %1 of DDS is not supported</source>
        <translation>DDS のテクセル形式 %1 は読み込めません</translation>
    </message>
    <message>
        <source>number %1</source>
        <translation>番号 %1</translation>
    </message>
    <message>
        <source>of %1 bits</source>
        <translation>%1 ビット</translation>
    </message>
    <message>
        <source>the colour masks of the DDS header are invalid</source>
        <translation>DDS ヘッダーの色マスクが不正です</translation>
    </message>
    <message>
        <source>with flags 0x%1</source>
        <translation>フラグ 0x%1</translation>
    </message>
    <message>
        <source>an image of %1 x %2 is too large</source>
        <translation>%1 x %2 の画像は大きすぎます</translation>
    </message>
    <message>
        <source>the %1 image cannot be read: %2</source>
        <translation>%1 画像を読み込めません: %2</translation>
    </message>
    <message>
        <source>not enough memory for the image</source>
        <translation>画像用のメモリーがありません</translation>
    </message>
    <message>
        <source>not a TGA image</source>
        <translation>TGA 画像ではありません</translation>
    </message>
    <message>
        <source>the image has no texels</source>
        <translation>画像にテクセルがありません</translation>
    </message>
    <message>
        <source>there is no section &quot;%1&quot;</source>
        <translation>セクション「%1」はありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; may be %2 or %3</source>
        <translation>「%1」は %2 か %3 のどちらかです</translation>
    </message>
    <message>
        <source>record %1 ends before its field %2</source>
        <translation>レコード %1 はフィールド %2 の前で終わります</translation>
    </message>
    <message>
        <source>a view link starts with %1</source>
        <translation>ビューリンクは %1 で始まります</translation>
    </message>
    <message>
        <source>the view link&apos;s %1=%2 is invalid</source>
        <translation>ビューリンクの %1=%2 を理解できません</translation>
    </message>
    <message>
        <source>Materials: %1 of %2</source>
        <translation>マテリアル: %2 件中 %1 件</translation>
    </message>
    <message>
        <source>Textures: %1 of %2</source>
        <translation>テクスチャ: %2 件中 %1 件</translation>
    </message>
    <message>
        <source>Studio</source>
        <translation>スタジオ</translation>
    </message>
    <message>
        <source>as baked</source>
        <translation>ベイクのまま</translation>
    </message>
    <message>
        <source>brightened</source>
        <translation>明るく補正</translation>
    </message>
    <message>
        <source>Automatic exposure</source>
        <translation>自動露出</translation>
    </message>
    <message>
        <source>Clay</source>
        <translation>クレイ</translation>
    </message>
    <message>
        <source>As in the game</source>
        <translation>ゲームと同じ</translation>
    </message>
    <message>
        <source>Show missing textures</source>
        <translation>見つからないテクスチャを表示</translation>
    </message>
    <message>
        <source>the file has no entity text; its entities can be saved as JSON</source>
        <translation>このファイルにはエンティティのテキストがありません。中のものは JSON として書き出せます</translation>
    </message>
    <message>
        <source>there are no entities in the file</source>
        <translation>ファイルにエンティティがありません</translation>
    </message>
    <message>
        <source>files of this format contain nothing that can be decoded in place</source>
        <translation>この形式のファイルには、その場で展開できるものがありません</translation>
    </message>
    <message>
        <source>the map is damaged: %1</source>
        <translation>マップが壊れています: %1</translation>
    </message>
    <message>
        <source>nothing in this map is compressed</source>
        <translation>このマップには圧縮された部分がありません</translation>
    </message>
    <message>
        <source>the decoded file would be too large</source>
        <translation>展開すると大きすぎます</translation>
    </message>
    <message>
        <source>the decoded game lump would be too large</source>
        <translation>展開すると game lump が大きすぎます</translation>
    </message>
    <message>
        <source>the directory of the archive is damaged</source>
        <translation>アーカイブのディレクトリーが壊れています</translation>
    </message>
    <message>
        <source>“%1” is not a number</source>
        <translation>「%1」は数値ではありません</translation>
    </message>
    <message>
        <source>%1 does not fit into this type</source>
        <translation>%1 はこの型に収まりません</translation>
    </message>
    <message>
        <source>“%1” is not a whole number</source>
        <translation>「%1」は整数ではありません</translation>
    </message>
    <message>
        <source>nothing to search for</source>
        <translation>検索するものがありません</translation>
    </message>
    <message>
        <source>“%1” does not exist in this encoding</source>
        <translation>「%1」はこの文字コードにありません</translation>
    </message>
    <message>
        <source>each byte needs two digits</source>
        <translation>1バイトにつき2桁が必要です</translation>
    </message>
    <message>
        <source>“%1” is neither a hexadecimal digit nor ?</source>
        <translation>「%1」は16進数字でも ? でもありません</translation>
    </message>
    <message>
        <source>at least one digit is needed</source>
        <translation>少なくとも1桁が必要です</translation>
    </message>
    <message>
        <source>Searching for embedded files</source>
        <translation>中のファイルを探しています</translation>
    </message>
    <message>
        <source>zlib stream</source>
        <translation>zlib ストリーム</translation>
    </message>
    <message>
        <source>zip archive</source>
        <translation>zip アーカイブ</translation>
    </message>
    <message>
        <source>PNG image</source>
        <translation>PNG 画像</translation>
    </message>
    <message>
        <source>JPEG image</source>
        <translation>JPEG 画像</translation>
    </message>
    <message>
        <source>GIF image</source>
        <translation>GIF 画像</translation>
    </message>
    <message>
        <source>DDS texture</source>
        <translation>DDS テクスチャ</translation>
    </message>
    <message>
        <source>LZMA part of a Source map</source>
        <translation>Source マップの LZMA 部分</translation>
    </message>
    <message>
        <source>LZMA file</source>
        <translation>LZMA ファイル</translation>
    </message>
    <message>
        <source>gzip file</source>
        <translation>gzip ファイル</translation>
    </message>
    <message>
        <source>BMP image</source>
        <translation>BMP 画像</translation>
    </message>
    <message>
        <source>WAV audio</source>
        <translation>WAV 音声</translation>
    </message>
    <message>
        <source>AVI video</source>
        <translation>AVI 動画</translation>
    </message>
    <message>
        <source>WebP image</source>
        <translation>WebP 画像</translation>
    </message>
    <message>
        <source>Ogg audio or video</source>
        <translation>Ogg 音声または動画</translation>
    </message>
    <message>
        <source>MP3 audio</source>
        <translation>MP3 音声</translation>
    </message>
    <message>
        <source>glTF model</source>
        <translation>glTF モデル</translation>
    </message>
    <message>
        <source>Measuring entropy</source>
        <translation>エントロピーを測定しています</translation>
    </message>
    <message>
        <source>“%1” is not expected here</source>
        <translation>ここに「%1」は使えません</translation>
    </message>
    <message>
        <source>before the first byte</source>
        <translation>最初のバイトより前です</translation>
    </message>
    <message>
        <source>past the last byte</source>
        <translation>最後のバイトより後です</translation>
    </message>
    <message>
        <source>there are no bytes between these offsets</source>
        <translation>この間にバイトはありません</translation>
    </message>
    <message>
        <source>this number is too large</source>
        <translation>数値が大きすぎます</translation>
    </message>
    <message>
        <source>shift counts range from 0 to 62</source>
        <translation>シフトは0から62までです</translation>
    </message>
    <message>
        <source>division by zero</source>
        <translation>0による除算です</translation>
    </message>
    <message>
        <source>a number is missing</source>
        <translation>数値がありません</translation>
    </message>
    <message>
        <source>too many parentheses</source>
        <translation>括弧が多すぎます</translation>
    </message>
    <message>
        <source>this parenthesis is not closed</source>
        <translation>この括弧は閉じられていません</translation>
    </message>
    <message>
        <source>Searching for strings</source>
        <translation>テキストを探しています</translation>
    </message>
    <message>
        <source>the file does not have these bytes</source>
        <translation>ファイルにそのようなバイトはありません</translation>
    </message>
    <message>
        <source>there is no format %1</source>
        <translation>形式 %1 はありません</translation>
    </message>
    <message>
        <source>%1; its end is unknown</source>
        <translation>%1（終わりは不明）</translation>
    </message>
    <message>
        <source>Bytes of an unknown format</source>
        <translation>不明な形式のバイト列</translation>
    </message>
    <message>
        <source>there may be more embedded files than the %1 listed</source>
        <translation>一覧の %1 個より多くのファイルが中にある可能性があります</translation>
    </message>
    <message>
        <source>only the first %1 MiB were searched for embedded files</source>
        <translation>中のファイルは先頭の %1 MiB だけで探しました</translation>
    </message>
    <message>
        <source>a regular expression is only allowed after ~</source>
        <translation>正規表現は ~ の後ろにだけ書けます</translation>
    </message>
    <message>
        <source>there is no field or flag &quot;%1&quot;</source>
        <translation>「%1」というフィールドもフラグもありません</translation>
    </message>
    <message>
        <source>there is no field or flag &quot;%1&quot;; did you mean %2?</source>
        <translation>「%1」というフィールドもフラグもありません。%2 のことですか？</translation>
    </message>
    <message>
        <source>a number is expected here, not a text</source>
        <translation>ここには数値が必要ですが、これは文字列です</translation>
    </message>
    <message>
        <source>a text and a number are never equal</source>
        <translation>文字列と数値は比較できません</translation>
    </message>
    <message>
        <source>a whole number is expected here</source>
        <translation>ここには整数が必要です</translation>
    </message>
    <message>
        <source>a field with flags is expected before &quot;has&quot;</source>
        <translation>「has」の前にはフラグを持つフィールドが必要です</translation>
    </message>
    <message>
        <source>this field has no named flags; a number is expected</source>
        <translation>このフィールドには名前付きのフラグがありません。数値が必要です</translation>
    </message>
    <message>
        <source>the name of a flag is expected here: %1</source>
        <translation>ここにはフラグ名が必要です: %1</translation>
    </message>
    <message>
        <source>a text is expected here, not a number</source>
        <translation>ここには文字列が必要ですが、これは数値です</translation>
    </message>
    <message>
        <source>a regular expression between slashes is expected here</source>
        <translation>ここにはスラッシュで囲んだ正規表現が必要です</translation>
    </message>
    <message>
        <source>the name of a list is expected here</source>
        <translation>ここにはリストの名前が必要です</translation>
    </message>
    <message>
        <source>a list of numbers is expected here, not a text</source>
        <translation>ここには数値のリストが必要ですが、これは文字列です</translation>
    </message>
    <message>
        <source>the expression is longer than %1 characters</source>
        <translation>式が %1 文字を超えています</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not valid here</source>
        <translation>ここでは「%1」に意味がありません</translation>
    </message>
    <message>
        <source>this quote is not closed</source>
        <translation>引用符が閉じられていません</translation>
    </message>
    <message>
        <source>this regular expression is not closed by a slash</source>
        <translation>正規表現がスラッシュで閉じられていません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>「%1」は数値ではありません</translation>
    </message>
    <message>
        <source>an operator is missing here</source>
        <translation>ここに演算子が必要です</translation>
    </message>
    <message>
        <source>columns separated by commas are expected</source>
        <translation>コンマで区切った列が必要です</translation>
    </message>
    <message>
        <source>the expression has more than %1 operators</source>
        <translation>式の演算子が %1 個を超えています</translation>
    </message>
    <message>
        <source>the expression is nested too deeply</source>
        <translation>式の入れ子が深すぎます</translation>
    </message>
    <message>
        <source>comparisons must be joined with &amp;&amp; or ||</source>
        <translation>比較は &amp;&amp; か || でつなぎます</translation>
    </message>
    <message>
        <source>a field, a number or a text is missing here</source>
        <translation>ここにフィールド、数値、文字列のいずれかが必要です</translation>
    </message>
    <message>
        <source>a field, a number or a text is expected before &quot;%1&quot;</source>
        <translation>「%1」の前にフィールド、数値、文字列のいずれかが必要です</translation>
    </message>
    <message>
        <source>a closing bracket is missing here</source>
        <translation>ここに閉じ括弧が必要です</translation>
    </message>
    <message>
        <source>a field is expected here, as in ref(%1).row</source>
        <translation>ref(%1).row のように、ここにフィールドが必要です</translation>
    </message>
    <message>
        <source>the name of a field is expected here</source>
        <translation>ここにフィールド名が必要です</translation>
    </message>
    <message>
        <source>the number of an element is expected here, starting at 0</source>
        <translation>ここに 0 から数えた要素の番号が必要です</translation>
    </message>
    <message>
        <source>x, y, z or w is expected here; use ref(%1) to follow a reference</source>
        <translation>ここには x、y、z、w のいずれかが必要です。レコードは ref(%1) でたどります</translation>
    </message>
    <message>
        <source>there is no field &quot;%1&quot;</source>
        <translation>フィールド「%1」はありません</translation>
    </message>
    <message>
        <source>there is no field &quot;%1&quot;; did you mean %2?</source>
        <translation>フィールド「%1」はありません。%2 のことですか？</translation>
    </message>
    <message>
        <source>%1 is not a list</source>
        <translation>%1 はリストではありません</translation>
    </message>
    <message>
        <source>%1 has the elements 0 to %2</source>
        <translation>%1 の要素は 0 から %2 までです</translation>
    </message>
    <message>
        <source>%1 does not refer to records</source>
        <translation>%1 はレコードを参照しません</translation>
    </message>
    <message>
        <source>%1 does not refer to records; these fields do: %2</source>
        <translation>%1 はレコードを参照しません。参照するのは %2 です</translation>
    </message>
    <message>
        <source>%1 is a list; one of its elements is %1[0]</source>
        <translation>%1 はリストです。要素は %1[0] のように書きます</translation>
    </message>
    <message>
        <source>the regular expression takes too many steps on record %1</source>
        <translation>正規表現がレコード %1 で手数をかけすぎています</translation>
    </message>
    <message>
        <source>the regular expression is longer than %1 characters</source>
        <translation>正規表現が %1 文字を超えています</translation>
    </message>
    <message>
        <source>the regular expression is invalid: %1</source>
        <translation>正規表現に誤りがあります: %1</translation>
    </message>
    <message>
        <source>the regular expression is invalid at character %1: %2</source>
        <translation>正規表現の %1 文字目に誤りがあります: %2</translation>
    </message>
    <message>
        <source>Mapping the sections</source>
        <translation>セクションを配置しています</translation>
    </message>
    <message>
        <source>%1 is inside a solid or outside the map</source>
        <translation>%1 が固体の中かマップの外にあります</translation>
    </message>
    <message>
        <source>the map has no player start</source>
        <translation>マップに開始位置がありません</translation>
    </message>
    <message>
        <source>all %1 player starts are inside the map</source>
        <translation>%1 か所の開始位置はすべてマップの中にあります</translation>
    </message>
    <message>
        <source>the map has visibility data for %1 clusters</source>
        <translation>マップに %1 クラスターの可視性データがあります</translation>
    </message>
    <message>
        <source>the map has no visibility data: it leaks, or was compiled without it</source>
        <translation>可視性データがありません。漏れがあるか、なしでコンパイルされました</translation>
    </message>
    <message>
        <source>area portal %1 does not separate two areas</source>
        <translation>エリアポータル %1 は 2 つのエリアを分けていません</translation>
    </message>
    <message>
        <source>all %1 area portals separate two areas</source>
        <translation>%1 個のエリアポータルはすべて 2 つのエリアを分けています</translation>
    </message>
    <message>
        <source>Tool brushes</source>
        <translation>ツール用ブラシ</translation>
    </message>
    <message>
        <source>Player clip brushes</source>
        <translation>プレイヤークリップのブラシ</translation>
    </message>
    <message>
        <source>NPC clip brushes</source>
        <translation>NPC クリップのブラシ</translation>
    </message>
    <message>
        <source>Clip brushes (players and NPCs)</source>
        <translation>クリップのブラシ(プレイヤーと NPC)</translation>
    </message>
    <message>
        <source>Grenade clip brushes</source>
        <translation>グレネードクリップのブラシ</translation>
    </message>
    <message>
        <source>Trigger brushes</source>
        <translation>トリガーのブラシ</translation>
    </message>
    <message>
        <source>Ladder brushes</source>
        <translation>はしごのブラシ</translation>
    </message>
    <message>
        <source>Nodraw brush sides</source>
        <translation>ブラシの nodraw 面</translation>
    </message>
    <message>
        <source>Hint and skip brushes</source>
        <translation>hint と skip のブラシ</translation>
    </message>
    <message>
        <source>Brushes that block the line of sight</source>
        <translation>視線を遮るブラシ</translation>
    </message>
    <message>
        <source>Brushes that block bullets</source>
        <translation>弾を止めるブラシ</translation>
    </message>
    <message>
        <source>Brushes that block light</source>
        <translation>光を遮るブラシ</translation>
    </message>
    <message>
        <source>Area portal brushes</source>
        <translation>エリアポータルのブラシ</translation>
    </message>
    <message>
        <source>Occluder brushes</source>
        <translation>オクルーダーのブラシ</translation>
    </message>
    <message>
        <source>Origin brushes</source>
        <translation>原点のブラシ</translation>
    </message>
    <message>
        <source>Invisible brushes</source>
        <translation>見えないブラシ</translation>
    </message>
    <message>
        <source>Fog brushes</source>
        <translation>霧のブラシ</translation>
    </message>
    <message>
        <source>Outlines of all brushes</source>
        <translation>すべてのブラシの輪郭</translation>
    </message>
    <message>
        <source>brush %1 cannot be rebuilt from its planes</source>
        <translation>ブラシ %1 は平面から組み立てられません</translation>
    </message>
    <message>
        <source>not all brushes have an outline</source>
        <translation>一部のブラシには輪郭がありません</translation>
    </message>
    <message>
        <source>only the first %1 entities have a marker</source>
        <translation>最初の %1 個のエンティティだけに印があります</translation>
    </message>
    <message>
        <source>Entity markers</source>
        <translation>エンティティの印</translation>
    </message>
    <message>
        <source>only the first %1 entities that move have a slider</source>
        <translation>動くエンティティのうち最初の %1 個だけにスライダーがあります</translation>
    </message>
    <message>
        <source>Moving entities</source>
        <translation>動くエンティティ</translation>
    </message>
    <message>
        <source>Ropes</source>
        <translation>ロープ</translation>
    </message>
    <message>
        <source>big-endian</source>
        <translation>ビッグエンディアン</translation>
    </message>
    <message>
        <source>lump %1 starts at %2, which is not a multiple of %3</source>
        <translation>ランプ %1 は %2 から始まり、%3 の倍数ではありません</translation>
    </message>
    <message>
        <source>the map (decoded)</source>
        <translation>マップ (デコード済み)</translation>
    </message>
    <message>
        <source>%1 is not used: %2</source>
        <translation>%1 は使われません: %2</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>%1 より</translation>
    </message>
    <message>
        <source>%1 belongs to revision %2 of the map, which has %3</source>
        <translation>%1 はマップのリビジョン %2 用ですが、マップはリビジョン %3 です</translation>
    </message>
    <message>
        <source>no lump has the number %1</source>
        <translation>番号 %1 のランプはありません</translation>
    </message>
    <message>
        <source>offset of the lump in this file</source>
        <translation>このファイル内でランプが始まる位置</translation>
    </message>
    <message>
        <source>of the map that it belongs to</source>
        <translation>属するマップのもの</translation>
    </message>
    <message>
        <source>after the luxels of each face, one byte per luxel: amount of sunlight</source>
        <translation>各面のルクセルの後に、ルクセルごとに 1 バイト（日光が届く割合）</translation>
    </message>
    <message>
        <source>opaque: unknown format</source>
        <translation>不透明: 中身の形式は知られていません</translation>
    </message>
    <message>
        <source>opaque: a pakfile in an Xbox format</source>
        <translation>不透明: Xbox の形式の pak ファイル</translation>
    </message>
    <message>
        <source>the same bytes as PHYSCOLLIDE</source>
        <translation>PHYSCOLLIDE と同じバイト列</translation>
    </message>
    <message>
        <source>replaces %1</source>
        <translation>%1 の代わり</translation>
    </message>
    <message>
        <source>not used: replaced by %1</source>
        <translation>未使用: %1 が代わりに使われます</translation>
    </message>
    <message>
        <source>%1 bytes belong to no lump</source>
        <translation>%1 バイトはどのランプにも属しません</translation>
    </message>
    <message>
        <source>records that follow</source>
        <translation>後に続くレコード数</translation>
    </message>
    <message>
        <source>of the displacement, in which the luxel lies</source>
        <translation>ルクセルがあるディスプレイスメントの三角形</translation>
    </message>
    <message>
        <source>weights of its corners, / 255</source>
        <translation>各頂点の割合、/ 255</translation>
    </message>
    <message>
        <source>the brush if count is 1, otherwise a row of FACEBRUSHLIST</source>
        <translation>count が 1 ならブラシ、そうでなければ FACEBRUSHLIST の行</translation>
    </message>
    <message>
        <source>each colour times 2^exponent / 255 is linear light</source>
        <translation>各色 × 2^exponent / 255 が線形の光</translation>
    </message>
    <message>
        <source>the name of texture %1 has no end: &quot;%2&quot;</source>
        <translation>テクスチャ %1 の名前に終端がありません: 「%2」</translation>
    </message>
    <message>
        <source>description of its solids and materials</source>
        <translation>そのソリッドと材質の説明</translation>
    </message>
    <message>
        <source>reason why there are no records</source>
        <translation>レコードがない理由</translation>
    </message>
    <message>
        <source>MOPP: code of a bounding tree that only the engine runs</source>
        <translation>MOPP: エンジンだけが実行する境界木のコード</translation>
    </message>
    <message>
        <source>a surface of another version, whose ledge layout is unknown</source>
        <translation>別のバージョンの面で、レッジの配置は知られていません</translation>
    </message>
    <message>
        <source>neither a compact surface nor MOPP</source>
        <translation>コンパクト面でも MOPP でもありません</translation>
    </message>
    <message>
        <source>areas by direction, in an unknown format</source>
        <translation>方向別の面積、形式は不明</translation>
    </message>
    <message>
        <source>PHYSCOLLIDE: solid %1 of record %2 does not fit</source>
        <translation>PHYSCOLLIDE: レコード %2 のソリッド %1 が収まりません</translation>
    </message>
    <message>
        <source>PHYSCOLLIDE: solid %1 of record %2: %3; the rest of it is left out</source>
        <translation>PHYSCOLLIDE: レコード %2 のソリッド %1: %3。残りは省かれます</translation>
    </message>
    <message>
        <source>displacements</source>
        <translation>ディスプレイスメント数</translation>
    </message>
    <message>
        <source>bytes of the displacement&apos;s hull</source>
        <translation>ディスプレイスメントの外殻のバイト数</translation>
    </message>
    <message>
        <source>PHYSDISP: the sizes of its hulls do not fit the lump</source>
        <translation>PHYSDISP: 外殻のサイズがランプに合いません</translation>
    </message>
    <message>
        <source>a hull in the packed format of the physics engine</source>
        <translation>物理エンジン独自の方法で詰められた外殻</translation>
    </message>
    <message>
        <source>in metres; (x, y, z) is (x, z, -y) / 0.0254 in units of the map</source>
        <translation>メートル単位。(x, y, z) はマップの単位で (x, z, -y) / 0.0254</translation>
    </message>
    <message>
        <source>bytes of the solid that follow</source>
        <translation>後に続くソリッドのバイト数</translation>
    </message>
    <message>
        <source>bytes of the surface that follow</source>
        <translation>後に続く面のバイト数</translation>
    </message>
    <message>
        <source>bytes after the surface</source>
        <translation>面の後のバイト数</translation>
    </message>
    <message>
        <source>of a sphere around the centre of mass, in metres</source>
        <translation>重心を囲む球の半径、メートル</translation>
    </message>
    <message>
        <source>bytes from the start of this record to a node</source>
        <translation>このレコードの先頭からノードまでのバイト数</translation>
    </message>
    <message>
        <source>in 250ths of the radius, displacement by a rotation</source>
        <translation>半径の 250 分の 1 単位で、回転による移動量</translation>
    </message>
    <message>
        <source>bytes of this record with all its data</source>
        <translation>このレコードと属するものすべてのバイト数</translation>
    </message>
    <message>
        <source>bytes from this node; 0 = no children, otherwise the left one follows this node</source>
        <translation>このノードからのバイト数。0 = 子なし、それ以外では左の子が直後にある</translation>
    </message>
    <message>
        <source>bytes from this node; 0 = a node with children has no ledge</source>
        <translation>このノードからのバイト数。0 = 子を持つノードにレッジなし</translation>
    </message>
    <message>
        <source>half of its box along each axis, in 250ths of the radius</source>
        <translation>各軸方向の箱の半分、半径の 250 分の 1 単位</translation>
    </message>
    <message>
        <source>bytes from this ledge to its points</source>
        <translation>このレッジから点までのバイト数</translation>
    </message>
    <message>
        <source>number of the brush; for a hull of children, bytes to its node</source>
        <translation>ブラシの番号。子の外殻ではノードまでのバイト数</translation>
    </message>
    <message>
        <source>bytes of the ledge, its triangles and its share of points, / 16</source>
        <translation>レッジ・三角形・点の分のバイト数、/ 16</translation>
    </message>
    <message>
        <source>number in the ledge</source>
        <translation>レッジ内の番号</translation>
    </message>
    <message>
        <source>triangle on the other side of the ledge</source>
        <translation>レッジの反対側の三角形</translation>
    </message>
    <message>
        <source>into the material table of the text, 0 = the solid&apos;s own</source>
        <translation>テキストの材質表への番号、0 = ソリッド自身の材質</translation>
    </message>
    <message>
        <source>1 = only in the hull around several ledges</source>
        <translation>1 = 複数のレッジを囲む外殻だけにある</translation>
    </message>
    <message>
        <source>start of the edge: point of the ledge</source>
        <translation>辺の始点: レッジの点</translation>
    </message>
    <message>
        <source>edge of the neighbour, relative to this one in steps of 4 bytes; signed 15 bits</source>
        <translation>隣の辺、この辺から 4 バイト単位。符号付き 15 ビット</translation>
    </message>
    <message>
        <source>the root of its tree is out of range</source>
        <translation>木の根が範囲外にあります</translation>
    </message>
    <message>
        <source>its tree has more nodes than possible: it contains a cycle</source>
        <translation>木のノード数が収まる数を超えています: ループしています</translation>
    </message>
    <message>
        <source>the ledge of a node is out of range</source>
        <translation>ノードのレッジが範囲外にあります</translation>
    </message>
    <message>
        <source>a child of a node is out of range</source>
        <translation>ノードの子が範囲外にあります</translation>
    </message>
    <message>
        <source>two nodes of its tree share bytes</source>
        <translation>木の 2 つのノードがバイトを共有しています</translation>
    </message>
    <message>
        <source>two ledges share bytes</source>
        <translation>2 つのレッジがバイトを共有しています</translation>
    </message>
    <message>
        <source>the triangles of a ledge do not fit</source>
        <translation>レッジの三角形が収まりません</translation>
    </message>
    <message>
        <source>the points of a ledge are out of range</source>
        <translation>レッジの点が範囲外にあります</translation>
    </message>
    <message>
        <source>points of two ledges overlap</source>
        <translation>2 つのレッジの点が重なっています</translation>
    </message>
    <message>
        <source>it ends inside the header of its surface</source>
        <translation>面のヘッダーの途中で終わっています</translation>
    </message>
    <message>
        <source>the sizes in its header do not fit</source>
        <translation>ヘッダー内のサイズが合いません</translation>
    </message>
    <message>
        <source>scales of props</source>
        <translation>プロップの拡大率</translation>
    </message>
    <message>
        <source>along its axes</source>
        <translation>各軸方向の倍率</translation>
    </message>
    <message>
        <source>a solid of an unsupported kind (MOPP)</source>
        <translation>読み取らない種類 (MOPP) のソリッド</translation>
    </message>
    <message>
        <source>a solid without its mark (IVPS)</source>
        <translation>識別子 (IVPS) のないソリッド</translation>
    </message>
    <message>
        <source>solids of version 0x%1 are not supported</source>
        <translation>バージョン 0x%1 のソリッドは読み取りません</translation>
    </message>
    <message>
        <source>a point of a solid out of range</source>
        <translation>範囲外にあるソリッドの点</translation>
    </message>
    <message>
        <source>face %1 has texture %2, which does not exist</source>
        <translation>面 %1 のテクスチャ %2 が存在しません</translation>
    </message>
    <message>
        <source>Cube map samples</source>
        <translation>キューブマップの撮影点</translation>
    </message>
    <message>
        <source>pixels per side</source>
        <translation>一辺のピクセル数</translation>
    </message>
    <message>
        <source>Hammer face ids</source>
        <translation>Hammer の面 ID</translation>
    </message>
    <message>
        <source>not all Hammer face ids are shown</source>
        <translation>一部の Hammer 面 ID は表示されていません</translation>
    </message>
    <message>
        <source>Primitives</source>
        <translation>プリミティブ</translation>
    </message>
    <message>
        <source>Vertex normals</source>
        <translation>頂点法線</translation>
    </message>
    <message>
        <source>not all primitives are shown</source>
        <translation>一部のプリミティブは表示されていません</translation>
    </message>
    <message>
        <source>not all vertex normals are shown</source>
        <translation>一部の頂点法線は表示されていません</translation>
    </message>
    <message>
        <source>Map internals</source>
        <translation>マップの内部データ</translation>
    </message>
    <message>
        <source>Leaf boxes by cluster</source>
        <translation>リーフの箱（クラスター別）</translation>
    </message>
    <message>
        <source>Boxes of leaves with contents</source>
        <translation>中身のあるリーフの箱</translation>
    </message>
    <message>
        <source>not all leaves have a box</source>
        <translation>すべてのリーフに箱があるわけではありません</translation>
    </message>
    <message>
        <source>Multi-blend of displacements</source>
        <translation>ディスプレイスメントのマルチブレンド</translation>
    </message>
    <message>
        <source>Occluders</source>
        <translation>オクルーダー</translation>
    </message>
    <message>
        <source>Solid but not drawn</source>
        <translation>描画されないのに固い所</translation>
    </message>
    <message>
        <source>Drawn but not solid</source>
        <translation>描画されるのに固くない所</translation>
    </message>
    <message>
        <source>not all physics hulls are compared with the drawn surfaces</source>
        <translation>一部の物理ハルは描画と比較されていません</translation>
    </message>
    <message>
        <source>Physics hulls of brushes</source>
        <translation>ブラシの物理ハル</translation>
    </message>
    <message>
        <source>not all physics hulls are shown</source>
        <translation>一部の物理ハルは表示されていません</translation>
    </message>
    <message>
        <source>Physics hulls of props</source>
        <translation>プロップの物理ハル</translation>
    </message>
    <message>
        <source>node %1 leads to leaf %2, which does not exist</source>
        <translation>ノード %1 が存在しないリーフ %2 を指しています</translation>
    </message>
    <message>
        <source>node %1 leads to node %2, which does not exist</source>
        <translation>ノード %1 が存在しないノード %2 を指しています</translation>
    </message>
    <message>
        <source>node %1 leads back to node %2; the tree contains a cycle</source>
        <translation>ノード %1 がノード %2 に戻っています。ツリーが循環しています</translation>
    </message>
    <message>
        <source>leaf %1 lists brushes %2 to %3 of %4</source>
        <translation>リーフ %1 はブラシ %2～%3 を挙げていますが、全部で %4 個です</translation>
    </message>
    <message>
        <source>VISIBILITY: the row of cluster %1 lies outside the lump; it sees everything</source>
        <translation>VISIBILITY: クラスター %1 の行がランプの外にあります。すべて見えるものとします</translation>
    </message>
    <message>
        <source>VISIBILITY: the row of cluster %1 has an empty run; the rest is not visible</source>
        <translation>VISIBILITY: クラスター %1 の行の繰り返し数が 0 です。残りは見えないものとします</translation>
    </message>
    <message>
        <source>VISIBILITY: the row of cluster %1 is truncated</source>
        <translation>VISIBILITY: クラスター %1 の行が途中で切れています</translation>
    </message>
    <message>
        <source>PHYSCOLLIDE: the sizes of record %1 do not fit; the rest is left out</source>
        <translation>PHYSCOLLIDE: レコード %1 のサイズが合いません。以降は省かれます</translation>
    </message>
    <message>
        <source>padding zeros between lumps</source>
        <translation>ランプの位置を揃えるためのゼロ</translation>
    </message>
    <message>
        <source>a colour table has %1 bytes instead of %2</source>
        <translation>色テーブルは %1 バイトであり、%2 バイトではありません</translation>
    </message>
    <message>
        <source>Files next to the map</source>
        <translation>マップの隣のファイル</translation>
    </message>
    <message>
        <source>Files named after the map (_l_0.lmp) replace lumps of the map.</source>
        <translation>マップ名のついたファイル (_l_0.lmp) はマップのランプの代わりになります。</translation>
    </message>
    <message>
        <source>Used, as in the game</source>
        <translation>ゲームと同じく使う</translation>
    </message>
    <message>
        <source>Ignored</source>
        <translation>使わない</translation>
    </message>
    <message>
        <source>every byte is XORed with one of 32 key bytes, stored at 384 where other maps have zeros</source>
        <translation>すべてのバイトが 32 バイトの鍵と XOR されています。鍵は、平文のマップではゼロになる位置 384 にあります</translation>
    </message>
    <message>
        <source>rotation relative to this one, in quarter turns</source>
        <translation>これに対する回転 (4 分の 1 単位)</translation>
    </message>
    <message>
        <source>part of this edge that it touches</source>
        <translation>接するこの辺の部分</translation>
    </message>
    <message>
        <source>part of its own edge</source>
        <translation>相手の辺の部分</translation>
    </message>
    <message>
        <source>displacements at the corner; only the first ones are used</source>
        <translation>角に接するディスプレイスメント (先頭から有効)</translation>
    </message>
    <message>
        <source>number of those used</source>
        <translation>その数</translation>
    </message>
    <message>
        <source>%1 was made for a map of %2 bytes, but this one has %3</source>
        <translation>%1 は %2 バイトのマップ用です。このマップは %3 バイトです</translation>
    </message>
    <message>
        <source>place names, each after its length</source>
        <translation>場所の名前（それぞれ長さの後）</translation>
    </message>
    <message>
        <source>no navigation mesh</source>
        <translation>ナビゲーションメッシュではありません</translation>
    </message>
    <message>
        <source>navigation meshes of version %1 are not supported</source>
        <translation>バージョン %1 のナビゲーションメッシュは読み込みません</translation>
    </message>
    <message>
        <source>navigation areas</source>
        <translation>ナビゲーション領域</translation>
    </message>
    <message>
        <source>a navigation area out of range</source>
        <translation>範囲外のナビゲーション領域</translation>
    </message>
    <message>
        <source>navigation ladders</source>
        <translation>ナビゲーションのはしご</translation>
    </message>
    <message>
        <source>%1 bytes are left</source>
        <translation>%1 バイトが残っています</translation>
    </message>
    <message>
        <source>size of the map that it was made for</source>
        <translation>対象マップのサイズ</translation>
    </message>
    <message>
        <source>vertex lighting of a console</source>
        <translation>コンソール版の頂点ライト</translation>
    </message>
    <message>
        <source>clusters that see those of the row</source>
        <translation>この行の内容が見えるクラスター</translation>
    </message>
    <message>
        <source>clusters that hear those of the row</source>
        <translation>この行の内容が聞こえるクラスター</translation>
    </message>
    <message>
        <source>in the row</source>
        <translation>行の中</translation>
    </message>
    <message>
        <source>one per cluster; a zero byte is followed by the number of zero bytes</source>
        <translation>クラスターごとに 1 つ。ゼロバイトの後にゼロバイトの個数が続く</translation>
    </message>
    <message>
        <source>not all brushes are shown</source>
        <translation>すべてのブラシは表示されません</translation>
    </message>
    <message>
        <source>Colour correction</source>
        <translation>色補正</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>By position</source>
        <translation>場所による</translation>
    </message>
    <message>
        <source>Navigation areas</source>
        <translation>ナビゲーション領域</translation>
    </message>
    <message>
        <source>not all navigation areas are shown</source>
        <translation>すべてのナビゲーション領域は表示されません</translation>
    </message>
    <message>
        <source>Water by distance</source>
        <translation>距離による水面</translation>
    </message>
    <message>
        <source>Fade by distance</source>
        <translation>距離で薄れる</translation>
    </message>
    <message>
        <source>displacement at the edge; the largest number: none</source>
        <translation>辺にあるディスプレイスメント（最大の数はなし）</translation>
    </message>
    <message>
        <source>only the first %1 colour corrections are read</source>
        <translation>最初の %1 個の色補正だけが読み込まれます</translation>
    </message>
    <message>
        <source>%1 of %2 blocks could be read</source>
        <translation>%2 個中 %1 個のブロックを読み込めました</translation>
    </message>
    <message>
        <source>%1 of %2 points could be read</source>
        <translation>%2 個中 %1 個のポイントを読み込めました</translation>
    </message>
    <message>
        <source>word</source>
        <translation>語句</translation>
    </message>
    <message>
        <source>A key or a value holds the word.</source>
        <translation>キーまたは値に語句が含まれます。</translation>
    </message>
    <message>
        <source>key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>The value of the key holds the text.</source>
        <translation>キーの値にテキストが含まれます。</translation>
    </message>
    <message>
        <source>The entity has the key.</source>
        <translation>エンティティにこのキーがあります。</translation>
    </message>
    <message>
        <source>Spaces in quotes are part of a word.</source>
        <translation>引用符内の空白は語句の一部になります。</translation>
    </message>
    <message>
        <source>One of two conditions holds, or both.</source>
        <translation>2つの条件の一方または両方が成り立ちます。</translation>
    </message>
    <message>
        <source>Both conditions hold.</source>
        <translation>両方の条件が成り立ちます。</translation>
    </message>
    <message>
        <source>The condition does not hold.</source>
        <translation>条件が成り立ちません。</translation>
    </message>
    <message>
        <source>Numbers or texts are equal.</source>
        <translation>数値またはテキストが等しい。</translation>
    </message>
    <message>
        <source>Numbers or texts differ.</source>
        <translation>数値またはテキストが異なる。</translation>
    </message>
    <message>
        <source>The first is less than the second.</source>
        <translation>左が右より小さい。</translation>
    </message>
    <message>
        <source>The first is less than or equal to the second.</source>
        <translation>左が右以下。</translation>
    </message>
    <message>
        <source>The first is greater than the second.</source>
        <translation>左が右より大きい。</translation>
    </message>
    <message>
        <source>The first is greater than or equal to the second.</source>
        <translation>左が右以上。</translation>
    </message>
    <message>
        <source>All these flags are set.</source>
        <translation>これらのフラグがすべて設定されています。</translation>
    </message>
    <message>
        <source>A list contains the number, or a text contains the second text.</source>
        <translation>リストに数値がある、またはテキストに他のテキストが含まれます。</translation>
    </message>
    <message>
        <source>A regular expression matches the text; i behind it ignores case.</source>
        <translation>正規表現がテキストに一致します。後ろの i は大文字と小文字を区別しません。</translation>
    </message>
    <message>
        <source>A regular expression does not match the text.</source>
        <translation>正規表現がテキストに一致しません。</translation>
    </message>
    <message>
        <source>Sum.</source>
        <translation>和。</translation>
    </message>
    <message>
        <source>Difference.</source>
        <translation>差。</translation>
    </message>
    <message>
        <source>Product.</source>
        <translation>積。</translation>
    </message>
    <message>
        <source>Quotient, a real number.</source>
        <translation>商(実数)。</translation>
    </message>
    <message>
        <source>Remainder of a division.</source>
        <translation>割り算の余り。</translation>
    </message>
    <message>
        <source>Bits that both numbers have.</source>
        <translation>両方の数値にあるビット。</translation>
    </message>
    <message>
        <source>Bits that at least one of the numbers has.</source>
        <translation>いずれかの数値にあるビット。</translation>
    </message>
    <message>
        <source>The number with the other sign.</source>
        <translation>符号を反転した数値。</translation>
    </message>
    <message>
        <source>The number without its sign.</source>
        <translation>符号を除いた数値。</translation>
    </message>
    <message>
        <source>Length of a list of numbers as a vector.</source>
        <translation>数値のリストをベクトルとした長さ。</translation>
    </message>
    <message>
        <source>Number of elements of a list.</source>
        <translation>リストの要素数。</translation>
    </message>
    <message>
        <source>Number of the record.</source>
        <translation>レコードの番号。他のフィールドと同様に使えます。</translation>
    </message>
    <message>
        <source>A text.</source>
        <translation>テキスト。</translation>
    </message>
    <message>
        <source>A hexadecimal number.</source>
        <translation>16進数。</translation>
    </message>
    <message>
        <source>The record that a reference leads to, and its fields.</source>
        <translation>参照先のレコードとそのフィールド。</translation>
    </message>
    <message>
        <source>Not a number, and infinity.</source>
        <translation>非数と無限大。</translation>
    </message>
    <message>
        <source>1 and 0, for switches.</source>
        <translation>1 と 0(スイッチ用)。</translation>
    </message>
    <message>
        <source>Evaluates the part in brackets first.</source>
        <translation>括弧内を先にまとめて評価します。</translation>
    </message>
    <message>
        <source>Names, values, texts and bytes in all encodings that contain the text.</source>
        <translation>テキストを含む名前、値、テキスト、および全エンコーディングのバイト。</translation>
    </message>
    <message>
        <source>Also cells and bytes that are the number, whole or real.</source>
        <translation>その数値(整数または実数)であるセルとバイトも。</translation>
    </message>
    <message>
        <source>Also these bytes, two digits each.</source>
        <translation>このバイト列も(1バイト2桁)。</translation>
    </message>
    <message>
        <source>Also these bytes in pairs of digits; ? is any digit.</source>
        <translation>2桁ずつのこのバイト列も。? は任意の桁です。</translation>
    </message>
    <message>
        <source>%1 (at byte %2)</source>
        <translation>%1 (バイト %2)</translation>
    </message>
    <message>
        <source>%1 (at byte %2 of space %3)</source>
        <translation>%1 (領域 %3 のバイト %2)</translation>
    </message>
    <message>
        <source>Omitted</source>
        <translation>除外された部分</translation>
    </message>
    <message>
        <source>cube map %1</source>
        <translation>キューブマップ %1</translation>
    </message>
    <message>
        <source>light %1: reach</source>
        <translation>ライト %1: 届く範囲</translation>
    </message>
    <message>
        <source>light %1</source>
        <translation>ライト %1</translation>
    </message>
    <message>
        <source>light %1 (%2): reach</source>
        <translation>ライト %1 (%2): 届く範囲</translation>
    </message>
    <message>
        <source>light %1 (%2)</source>
        <translation>ライト %1 (%2)</translation>
    </message>
    <message>
        <source>light %1 (style %2): reach</source>
        <translation>ライト %1 (スタイル %2): 届く範囲</translation>
    </message>
    <message>
        <source>light %1 (style %2)</source>
        <translation>ライト %1 (スタイル %2)</translation>
    </message>
    <message>
        <source>portal %1: area %2 to %3</source>
        <translation>ポータル %1: エリア %2 から %3</translation>
    </message>
    <message>
        <source>body %1</source>
        <translation>ボディ %1</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>ブロック %1</translation>
    </message>
</context>
<context>
    <name>vitrine::base::NameTemplate</name>
    <message>
        <source>no unused name is left</source>
        <translation>空いている名前がありません</translation>
    </message>
</context>
<context>
    <name>vitrine::exporting</name>
    <message>
        <source>glTF 2.0 scene, all in one file</source>
        <translation>glTF 2.0 シーン、1 つのファイルにすべて収録</translation>
    </message>
    <message>
        <source>Wavefront OBJ with MTL and images</source>
        <translation>Wavefront OBJ、MTL と画像付き</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>書き込めません: %1</translation>
    </message>
    <message>
        <source>this is not a regular file</source>
        <translation>通常のファイルではありません</translation>
    </message>
    <message>
        <source>it already exists (--force replaces it)</source>
        <translation>すでに存在します (--force で置き換え)</translation>
    </message>
    <message>
        <source>this is a link</source>
        <translation>これはリンクです</translation>
    </message>
    <message>
        <source>this is not a folder</source>
        <translation>これはフォルダーではありません</translation>
    </message>
    <message>
        <source>there is no folder %1</source>
        <translation>フォルダー %1 がありません</translation>
    </message>
    <message>
        <source>Collecting triangles</source>
        <translation>三角形の収集中</translation>
    </message>
    <message>
        <source>nothing to export: no surface is visible</source>
        <translation>書き出すものがありません: 表示されている面がありません</translation>
    </message>
    <message>
        <source>this exceeds the size limit of the format (2 GB)</source>
        <translation>この形式のファイルに収まる大きさ (2 GB) を超えています</translation>
    </message>
    <message>
        <source>Encoding images</source>
        <translation>画像のエンコード中</translation>
    </message>
    <message>
        <source>the name must end in one of these: %1</source>
        <translation>次のいずれかで終わる名前が必要です: %1</translation>
    </message>
    <message>
        <source>this is the opened file itself</source>
        <translation>開いているファイルそのものです</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>書き込み中</translation>
    </message>
    <message>
        <source>it could not be written: %1</source>
        <translation>書き込めませんでした: %1</translation>
    </message>
    <message>
        <source>it has a different version</source>
        <translation>バージョンが異なります</translation>
    </message>
    <message>
        <source>the export plugin cannot be loaded: %1</source>
        <translation>この形式のファイルを書き込むモジュールを読み込めません: %1</translation>
    </message>
    <message>
        <source>Collecting animations</source>
        <translation>アニメーションを集めています</translation>
    </message>
    <message>
        <source>glTF 2.0 scene with separate data and images</source>
        <translation>glTF 2.0 シーン（データと画像は別ファイル）</translation>
    </message>
    <message>
        <source>Autodesk FBX, all in one file</source>
        <translation>Autodesk FBX（1 ファイル）</translation>
    </message>
    <message>
        <source>COLLADA with images</source>
        <translation>COLLADA（画像付き）</translation>
    </message>
    <message>
        <source>Stanford PLY, triangles only</source>
        <translation>Stanford PLY（三角形のみ）</translation>
    </message>
    <message>
        <source>STL, triangles only</source>
        <translation>STL（三角形のみ）</translation>
    </message>
    <message>
        <source>this name leads outside the folder</source>
        <translation>この名前はフォルダーの外を指しています</translation>
    </message>
    <message>
        <source>this path has too many folders</source>
        <translation>このパスはフォルダーが多すぎます</translation>
    </message>
    <message numerus="yes">
        <source>%n animation(s)</source>
        <translation>
            <numerusform>%n 個のアニメーション</numerusform>
        </translation>
    </message>
    <message>
        <source>joints and blend shapes: the current pose is exported</source>
        <translation>関節と形状：すべて現在の状態のまま</translation>
    </message>
    <message numerus="yes">
        <source>%n light(s)</source>
        <translation>
            <numerusform>%n 個のライト</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n camera(s)</source>
        <translation>
            <numerusform>%n 台のカメラ</numerusform>
        </translation>
    </message>
    <message>
        <source>properties of entities and other nodes</source>
        <translation>エンティティなどのノードのプロパティ</translation>
    </message>
    <message>
        <source>the node tree: everything stays in its place</source>
        <translation>ノードの階層：すべてその位置のまま</translation>
    </message>
    <message>
        <source>materials and images</source>
        <translation>マテリアルと画像</translation>
    </message>
    <message>
        <source>images other than base colours</source>
        <translation>ベースカラー以外の画像</translation>
    </message>
    <message>
        <source>the light of lightmaps</source>
        <translation>ライトマップの光</translation>
    </message>
    <message>
        <source>the baked light of placed models</source>
        <translation>配置モデルの焼き込まれた光</translation>
    </message>
    <message>
        <source>the sky behind the world</source>
        <translation>世界の背後にあるもの</translation>
    </message>
    <message>
        <source>area lights and ambient light</source>
        <translation>エリアライトと環境光</translation>
    </message>
    <message>
        <source>animations of lights and cameras</source>
        <translation>アニメーションによるライトとカメラの変化</translation>
    </message>
    <message>
        <source>the motion of spring bones</source>
        <translation>スプリングボーンの揺れ</translation>
    </message>
    <message>
        <source>the folder cannot be created</source>
        <translation>フォルダーを作成できません</translation>
    </message>
    <message>
        <source>Collecting light</source>
        <translation>光を集めています</translation>
    </message>
    <message>
        <source>the lightmaps do not fit in one image</source>
        <translation>ライトマップが1枚の画像に収まりません</translation>
    </message>
    <message>
        <source>lightmaps as an image are only supported for .glb and .gltf</source>
        <translation>画像としてのライトマップは .glb と .gltf でのみ使えます</translation>
    </message>
    <message>
        <source>Baking light</source>
        <translation>光を描いています</translation>
    </message>
    <message>
        <source>the surfaces do not fit in the light images</source>
        <translation>面が光の画像に収まりません</translation>
    </message>
    <message>
        <source>light in images needs a format that supports images</source>
        <translation>画像に焼き込む光には、画像を持つ形式が必要です</translation>
    </message>
    <message>
        <source>this format cannot store images there</source>
        <translation>この形式のファイルでは、画像をそこに置けません</translation>
    </message>
</context>
<context>
    <name>vitrine::filming</name>
    <message>
        <source>the WebP library has a different version</source>
        <translation>WebP 用ライブラリのバージョンが異なります</translation>
    </message>
    <message>
        <source>there is not enough memory for the video</source>
        <translation>動画用のメモリが足りません</translation>
    </message>
    <message>
        <source>images of this format can have at most %1 pixels per side</source>
        <translation>この種類の画像の一辺は最大 %1 ピクセルです</translation>
    </message>
    <message>
        <source>this folder cannot be created</source>
        <translation>このフォルダーは作成できません</translation>
    </message>
    <message>
        <source>videos do not support transparency</source>
        <translation>動画は透明度を持てません</translation>
    </message>
    <message>
        <source>the width and height of videos must be even</source>
        <translation>動画の縦横のピクセル数は偶数です</translation>
    </message>
    <message>
        <source>images of this format do not support transparency</source>
        <translation>この種類の画像は透明度を持てません</translation>
    </message>
    <message>
        <source>%1: a folder or a name like walk_####.png is expected (.%2)</source>
        <translation>%1: フォルダー、または walk_####.png のような名前が必要です (.%2)</translation>
    </message>
    <message>
        <source>videos need ffmpeg, which is not installed; numbered images do not</source>
        <translation>動画の作成には ffmpeg が必要ですが、インストールされていません。連番画像なら何も要りません</translation>
    </message>
    <message>
        <source>ffmpeg ended unexpectedly</source>
        <translation>ffmpeg が途中で終了しました</translation>
    </message>
    <message>
        <source>ffmpeg failed</source>
        <translation>ffmpeg が失敗しました</translation>
    </message>
</context>
<context>
    <name>vitrine::formats</name>
    <message>
        <source>Vitrine does not know the format of this file</source>
        <translation>Vitrine はこのファイルの形式を知りません</translation>
    </message>
    <message>
        <source>this is %1</source>
        <translation>これは%1です</translation>
    </message>
    <message>
        <source>this is %1, which Vitrine cannot open</source>
        <translation>これは%1です。Vitrine では開けません</translation>
    </message>
</context>
<context>
    <name>vitrine::image::ExrEncoder</name>
    <message>
        <source>it has a different version</source>
        <translation>別のバージョンのものです</translation>
    </message>
    <message>
        <source>the OpenEXR plugin cannot be loaded: %1</source>
        <translation>OpenEXR 画像用のモジュールを読み込めません: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::render</name>
    <message>
        <source>there is not enough memory for the image</source>
        <translation>画像用のメモリーが足りません</translation>
    </message>
</context>
<context>
    <name>vitrine::render::FilmPlan</name>
    <message>
        <source>the video would have more than %1 frames</source>
        <translation>動画のフレーム数が %1 を超えます</translation>
    </message>
</context>
<context>
    <name>vitrine::render::FrameCapture</name>
    <message>
        <source>OpenGL returned no image of the scene</source>
        <translation>OpenGL からシーンの画像を得られませんでした</translation>
    </message>
</context>
<context>
    <name>vitrine::render::Graphics</name>
    <message>
        <source>no display: the program runs without a window system</source>
        <translation>ディスプレイがありません: ウィンドウシステムなしで実行されています</translation>
    </message>
    <message>
        <source>no OpenGL: the window system &apos;%1&apos; provides no context</source>
        <translation>OpenGL がありません: ウィンドウシステム「%1」からコンテキストを得られません</translation>
    </message>
    <message>
        <source>no OpenGL: its context cannot be used on &apos;%1&apos;</source>
        <translation>OpenGL がありません: 「%1」ではコンテキストを使えません</translation>
    </message>
    <message>
        <source>OpenGL 3.3 is required; available: %1</source>
        <translation>OpenGL 3.3 が必要です。見つかったもの: %1</translation>
    </message>
    <message>
        <source>%1 (try --software for software rendering)</source>
        <translation>%1 (--software を付けるとプロセッサーが描画します)</translation>
    </message>
</context>
<context>
    <name>vitrine::render::OffscreenRenderer</name>
    <message>
        <source>an image of %1x%2 pixels cannot be drawn</source>
        <translation>%1x%2 ピクセルの画像は描画できません</translation>
    </message>
</context>
<context>
    <name>vitrine::render::PictureSeries</name>
    <message>
        <source>the file has no viewpoints</source>
        <translation>ファイルに視点がありません</translation>
    </message>
    <message>
        <source>the file has no spawn points</source>
        <translation>ファイルにスポーンポイントがありません</translation>
    </message>
</context>
<context>
    <name>vitrine::tracing::Overview</name>
    <message>
        <source>nothing to draw is visible</source>
        <translation>描画できるものが表示されていません</translation>
    </message>
    <message>
        <source>at %1 metres per pixel, the image would have %2x%3 pixels</source>
        <translation>1 ピクセル %1 メートルでは画像が %2x%3 ピクセルになります</translation>
    </message>
    <message>
        <source>overview texts are only supported for maps whose z axis points up</source>
        <translation>俯瞰図のテキストは z が上を向くマップ用です</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ActionListModel</name>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>キー</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::AnimationActions</name>
    <message>
        <source>Animation</source>
        <translation>アニメーション</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>再生(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Stop the animation and go to its first frame</source>
        <translation>アニメーションを終えて最初のフレームに戻る</translation>
    </message>
    <message>
        <source>&amp;Loop</source>
        <translation>ループ(&amp;L)</translation>
    </message>
    <message>
        <source>F&amp;irst Frame</source>
        <translation>最初のフレーム(&amp;I)</translation>
    </message>
    <message>
        <source>Go to the first frame</source>
        <translation>最初のフレームへ移動する</translation>
    </message>
    <message>
        <source>P&amp;revious Frame</source>
        <translation>前のフレーム(&amp;R)</translation>
    </message>
    <message>
        <source>Go back one frame</source>
        <translation>1 フレーム戻る</translation>
    </message>
    <message>
        <source>&amp;Next Frame</source>
        <translation>次のフレーム(&amp;N)</translation>
    </message>
    <message>
        <source>Go forward one frame</source>
        <translation>1 フレーム進む</translation>
    </message>
    <message>
        <source>L&amp;ast Frame</source>
        <translation>最後のフレーム(&amp;A)</translation>
    </message>
    <message>
        <source>Go to the last frame</source>
        <translation>最後のフレームへ移動する</translation>
    </message>
    <message>
        <source>Pre&amp;vious Animation</source>
        <translation>前のアニメーション(&amp;V)</translation>
    </message>
    <message>
        <source>Select the previous animation in the list</source>
        <translation>一覧で一つ上のアニメーションを選ぶ</translation>
    </message>
    <message>
        <source>Ne&amp;xt Animation</source>
        <translation>次のアニメーション(&amp;X)</translation>
    </message>
    <message>
        <source>Select the next animation in the list</source>
        <translation>一覧で一つ下のアニメーションを選ぶ</translation>
    </message>
    <message>
        <source>Sl&amp;ower</source>
        <translation>遅く(&amp;O)</translation>
    </message>
    <message>
        <source>Play more slowly</source>
        <translation>より遅く再生する</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>速く(&amp;F)</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>より速く再生する</translation>
    </message>
    <message>
        <source>Nor&amp;mal Speed</source>
        <translation>標準の速さ(&amp;M)</translation>
    </message>
    <message>
        <source>Play at normal speed</source>
        <translation>通常の速さで再生する</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>Play or pause the animation, flickering lights and springs</source>
        <translation>アニメーションと、ひとりでにちらつくものや揺れるものを再生する、またはすべてその場で止める</translation>
    </message>
    <message>
        <source>Play &amp;Once</source>
        <translation>1 回再生(&amp;O)</translation>
    </message>
    <message>
        <source>Play animations of this kind once and stop at the end</source>
        <translation>この種類のアニメーションを 1 回再生し、終わりで止める</translation>
    </message>
    <message>
        <source>Repeat animations of this kind from the start</source>
        <translation>この種類のアニメーションを、終わったら最初から再生する</translation>
    </message>
    <message>
        <source>&amp;Back and Forth</source>
        <translation>往復(&amp;B)</translation>
    </message>
    <message>
        <source>Play animations of this kind forwards and backwards repeatedly</source>
        <translation>この種類のアニメーションを終わりまで、次に逆向きに最初まで、繰り返し再生する</translation>
    </message>
    <message>
        <source>Change &amp;Repeat</source>
        <translation>繰り返し方を変更(&amp;R)</translation>
    </message>
    <message>
        <source>Switch to the next repeat mode: once, loop, back and forth. Each kind of animation has its own mode.</source>
        <translation>次の繰り返し方に切り替える: 1 回、ループ、往復。本来の繰り返し方が異なるアニメーションごとに別々に保持される</translation>
    </message>
    <message>
        <source>Previous Mar&amp;k</source>
        <translation>前のマーク(&amp;K)</translation>
    </message>
    <message>
        <source>Go to the previous mark in the file</source>
        <translation>前のマーク(ファイルがその時点に持つノート)に戻る</translation>
    </message>
    <message>
        <source>N&amp;ext Mark</source>
        <translation>次のマーク(&amp;E)</translation>
    </message>
    <message>
        <source>Go to the next mark in the file</source>
        <translation>次のマーク(ファイルがその時点に持つノート)へ進む</translation>
    </message>
    <message>
        <source>Repea&amp;t</source>
        <translation>繰り返し(&amp;T)</translation>
    </message>
    <message>
        <source>Pause &amp;Lights and Springs</source>
        <translation>ライトとばねを一時停止(&amp;L)</translation>
    </message>
    <message>
        <source>Pause or run flickering lights and springs</source>
        <translation>ちらつくライトと揺れるばねを止める、または再び動かす</translation>
    </message>
    <message>
        <source>Run &amp;Lights and Springs</source>
        <translation>ライトとばねを動かす(&amp;L)</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::AnimationListModel</name>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>長さ</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n フレーム</numerusform>
        </translation>
    </message>
    <message>
        <source>back and forth</source>
        <translation>往復</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::AppearancePage</name>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>&amp;Reduce motion</source>
        <translation>動きを減らす(&amp;R)</translation>
    </message>
    <message>
        <source>Follow desktop</source>
        <translation>デスクトップに合わせる</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>配色(&amp;C):</translation>
    </message>
    <message>
        <source>&amp;Text size:</source>
        <translation>文字の大きさ(&amp;T):</translation>
    </message>
    <message>
        <source>Relative to the desktop&apos;s text size.</source>
        <translation>デスクトップの文字に対する割合です。</translation>
    </message>
    <message>
        <source>Turns off motion that you did not start. Lights do not flicker and springs do not swing until you run them. Panels appear and disappear at once.</source>
        <translation>自分で動かしたもの以外は動きません。ライトの点滅や揺れは許可するまで止まり、パネルはすぐに開閉します。</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::BatchController</name>
    <message>
        <source>Files Already Exist</source>
        <translation>既存のファイル</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n file(s) already exist in the folder.</source>
        <translation>
            <numerusform>%n 個中 %1 個のファイルはフォルダーに既にあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Over&amp;write</source>
        <translation>上書き(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <translation>スキップ(&amp;S)</translation>
    </message>
    <message>
        <source>Folder for Images</source>
        <translation>画像の保存先フォルダー</translation>
    </message>
    <message>
        <source>Folder for Exported Files</source>
        <translation>書き出し先フォルダー</translation>
    </message>
    <message>
        <source>Folder for Textures</source>
        <translation>テクスチャーの保存先フォルダー</translation>
    </message>
    <message>
        <source>Folder for Unpacked Files</source>
        <translation>展開したファイルの保存先フォルダー</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::BatchDialog</name>
    <message>
        <source>Process Files</source>
        <translation>複数ファイルの一括処理</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Files that could not be processed</source>
        <translation>処理できなかったファイル</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 / %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written to %1</source>
        <translation>
            <numerusform>%n 個のファイルを %1 に書き出しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be processed:</source>
        <translation>
            <numerusform>%n 個のファイルは処理できませんでした:</numerusform>
        </translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>中止しました</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are incomplete:</source>
        <translation>
            <numerusform>そのうち %n 個にはすべては含まれていません：</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::BatchRun</name>
    <message>
        <source>vitrine-cli is missing or has a different version</source>
        <translation>vitrine-cli が見つからないか、版が異なります</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>理由は示されていません</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::BlockDialog</name>
    <message>
        <source>Select Block</source>
        <translation>ブロックを選択</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>選択(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;tart:</source>
        <translation>開始(&amp;T):</translation>
    </message>
    <message>
        <source>&amp;Length:</source>
        <translation>長さ(&amp;L):</translation>
    </message>
    <message>
        <source>0x40c + 16*7, +0x10 from the cursor, end-16</source>
        <translation>0x40c + 16*7、+0x10（カーソルから）、end-16</translation>
    </message>
    <message>
        <source>A number of bytes: 16, 0x10, 4*(8+8)</source>
        <translation>バイト数: 16、0x10、4*(8+8)</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::BookmarkActions</name>
    <message>
        <source>Go</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>&amp;Add Bookmark</source>
        <translation>ブックマークを追加(&amp;A)</translation>
    </message>
    <message>
        <source>Save the current view as a bookmark</source>
        <translation>今の視点をブックマークとして保存する</translation>
    </message>
    <message>
        <source>Set Bookmark &amp;%1</source>
        <translation>ブックマーク &amp;%1 を設定</translation>
    </message>
    <message>
        <source>Save the current view under a digit</source>
        <translation>今の視点を数字に割り当てて保存する</translation>
    </message>
    <message>
        <source>Go to Bookmark &amp;%1</source>
        <translation>ブックマーク &amp;%1 へ移動</translation>
    </message>
    <message>
        <source>Go to the view saved under a digit</source>
        <translation>この数字のブックマークの視点へ移動する</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>設定(&amp;S)</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::BookmarkController</name>
    <message>
        <source>Bookmarks (*.json)</source>
        <translation>ブックマーク (*.json)</translation>
    </message>
    <message>
        <source>Export Bookmarks</source>
        <translation>ブックマークの書き出し</translation>
    </message>
    <message>
        <source>Import Bookmarks</source>
        <translation>ブックマークの読み込み</translation>
    </message>
    <message>
        <source>View %1</source>
        <translation>視点 %1</translation>
    </message>
    <message>
        <source>The view was saved as “%1”.</source>
        <translation>視点を「%1」として保存しました。</translation>
    </message>
    <message>
        <source>The bookmarks could not be saved: %1</source>
        <translation>ブックマークを書き出せませんでした: %1</translation>
    </message>
    <message>
        <source>%1 contains no bookmarks.</source>
        <translation>%1 にブックマークはありません。</translation>
    </message>
    <message>
        <source>The view was saved as “%1”, for %2.</source>
        <translation>視点を「%1」として保存しました（%2）。</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::BookmarkPanel</name>
    <message>
        <source>Bookmarks of this file</source>
        <translation>このファイルのブックマーク</translation>
    </message>
    <message>
        <source>Go to the view of this bookmark</source>
        <translation>その視点に移動します</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>追加(&amp;A)</translation>
    </message>
    <message>
        <source>Save the current view</source>
        <translation>今の視点を保存する</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>名前を変更(&amp;R)</translation>
    </message>
    <message>
        <source>Rename the bookmark</source>
        <translation>別の名前を付ける</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>上へ(&amp;U)</translation>
    </message>
    <message>
        <source>Move the bookmark up</source>
        <translation>上へ移動する</translation>
    </message>
    <message>
        <source>Move D&amp;own</source>
        <translation>下へ(&amp;O)</translation>
    </message>
    <message>
        <source>Move the bookmark down</source>
        <translation>下へ移動する</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>書き出し(&amp;E)…</translation>
    </message>
    <message>
        <source>Export all bookmarks to a file</source>
        <translation>すべてをファイルに書き出す</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>読み込み(&amp;I)…</translation>
    </message>
    <message>
        <source>Add bookmarks from a file</source>
        <translation>ファイルのブックマークを追加する</translation>
    </message>
    <message>
        <source>&amp;Go to This View</source>
        <translation>この視点へ移動(&amp;G)</translation>
    </message>
    <message>
        <source>Delete the bookmark</source>
        <translation>このブックマークを削除する</translation>
    </message>
    <message>
        <source>Digit %1</source>
        <translation>数字 %1</translation>
    </message>
    <message>
        <source>No bookmarks yet. “Add” saves the current view.</source>
        <translation>ブックマークはまだありません。「追加」で今の視点を保存します。</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::BrowserActions</name>
    <message>
        <source>Go</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>File Bro&amp;wser</source>
        <translation>ファイルブラウザー(&amp;W)</translation>
    </message>
    <message>
        <source>Show the file browser in the middle of the window</source>
        <translation>ブラウザーのファイルをウィンドウの中央に表示します</translation>
    </message>
    <message>
        <source>&amp;Keep Camera Between Files</source>
        <translation>ファイル間でカメラを維持(&amp;K)</translation>
    </message>
    <message>
        <source>Keep the camera position when another file is opened</source>
        <translation>前後のファイルを今のカメラの位置から表示します</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::BrowserCommands</name>
    <message>
        <source>Add to Favourites</source>
        <translation>お気に入りに追加</translation>
    </message>
    <message>
        <source>Copy Paths</source>
        <translation>パスをコピー</translation>
    </message>
    <message>
        <source>Export Selected as glTF…</source>
        <translation>選択項目を glTF で書き出し…</translation>
    </message>
    <message>
        <source>Export Selected as OBJ…</source>
        <translation>選択項目を OBJ で書き出し…</translation>
    </message>
    <message>
        <source>Save Images of Selected…</source>
        <translation>選択項目の画像を保存…</translation>
    </message>
    <message>
        <source>Remove from Favourites</source>
        <translation>お気に入りから削除</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Save Textures of Selected…</source>
        <translation>選択項目のテクスチャーを保存…</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::BrowserModel</name>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>belongs to %1</source>
        <translation>%1 に属する</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>unsupported format</source>
        <translation>対応していない形式</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>読み込めません: %1</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>三角形</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>parts of it could not be read</source>
        <translation>一部を読み込めませんでした</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::BrowserPanel</name>
    <message>
        <source>Filter</source>
        <translation>絞り込み</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>絞り込み: %1</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Dropped files</source>
        <translation>ドロップされたファイル</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n 個のファイル</numerusform>
        </translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>検索中…</translation>
    </message>
    <message>
        <source>Show dependent files</source>
        <translation>付属するファイルも表示</translation>
    </message>
    <message>
        <source>Also show maps and other files that are opened with a titled file</source>
        <translation>タイトルのあるファイルと一緒に開かれるマップなどのファイル</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上へ</translation>
    </message>
    <message>
        <source>Go to the parent folder, or out of the archive</source>
        <translation>このフォルダーまたはアーカイブから出る</translation>
    </message>
    <message>
        <source>Up: go to the parent folder, or out of the archive (%1)</source>
        <translation>上へ: このフォルダーまたはアーカイブから出る (%1)</translation>
    </message>
    <message>
        <source>Show Contents</source>
        <translation>内容を表示</translation>
    </message>
    <message>
        <source>List the files inside this archive or map</source>
        <translation>このファイル(アーカイブまたはマップ)に格納されたファイルを一覧する</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n file(s)</source>
        <translation>
            <numerusform>%n 個のファイル中 %1 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Show Thumbnails</source>
        <translation>サムネイルを表示</translation>
    </message>
    <message>
        <source>Show a small image next to each file name</source>
        <translation>各ファイル名の横に小さな画像を表示します</translation>
    </message>
    <message>
        <source>Show Thumbnails: show a small image next to each file name</source>
        <translation>サムネイルを表示: 各ファイル名の横に小さな画像</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>並べ替え</translation>
    </message>
    <message>
        <source>Show Tiles</source>
        <translation>タイルを表示</translation>
    </message>
    <message>
        <source>Show Tiles: show images instead of a list (%1)</source>
        <translation>タイルを表示: 一覧の代わりに画像 (%1)</translation>
    </message>
    <message>
        <source>Show Favourites</source>
        <translation>お気に入りを表示</translation>
    </message>
    <message>
        <source>Show Favourites: show favourite files and folders next to the list</source>
        <translation>お気に入りを表示: よく使うファイルとフォルダーを一覧の横に</translation>
    </message>
    <message>
        <source>Large Preview Under Pointer</source>
        <translation>ポインターの位置に大きなプレビュー</translation>
    </message>
    <message>
        <source>Search in Files</source>
        <translation>ファイルの中を検索</translation>
    </message>
    <message>
        <source>Search in Files: also search file contents, such as materials, classes and titles</source>
        <translation>ファイルの中を検索: マテリアル、クラス、タイトルなどファイルの内容からも単語を探します</translation>
    </message>
    <message>
        <source>Stop Searching</source>
        <translation>検索を中止</translation>
    </message>
    <message>
        <source>Size of tiles</source>
        <translation>タイルの大きさ</translation>
    </message>
    <message>
        <source>“%1” is not valid</source>
        <translation>「%1」は解釈できません</translation>
    </message>
    <message numerus="yes">
        <source>searching %n file(s)…</source>
        <translation>
            <numerusform>%n 個のファイルの中を検索中…</numerusform>
        </translation>
    </message>
    <message>
        <source>Words or properties of files: &quot;format:bsp&quot;, &quot;size&gt;1M&quot;. F1 lists everything.</source>
        <translation>語句、またはファイルの条件: &quot;format:bsp&quot;、&quot;size&gt;1M&quot;。F1 で一覧を表示します。</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::BrowserViews</name>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ByteActions</name>
    <message>
        <source>Bytes</source>
        <translation>バイト</translation>
    </message>
    <message>
        <source>&amp;Find Bytes…</source>
        <translation>バイトを検索(&amp;F)…</translation>
    </message>
    <message>
        <source>Search the shown bytes for a pattern, a text or a number</source>
        <translation>表示中のバイトからパターン、テキスト、数値を検索します</translation>
    </message>
    <message>
        <source>Find Ne&amp;xt Bytes</source>
        <translation>次のバイトを検索(&amp;X)</translation>
    </message>
    <message>
        <source>Go to the next match after the cursor</source>
        <translation>カーソルからバイト検索の次の一致へ移動します</translation>
    </message>
    <message>
        <source>Find P&amp;revious Bytes</source>
        <translation>前のバイトを検索(&amp;R)</translation>
    </message>
    <message>
        <source>Go to the previous match before the cursor</source>
        <translation>カーソルからバイト検索の前の一致へ移動します</translation>
    </message>
    <message>
        <source>&amp;Go to Offset…</source>
        <translation>オフセットへ移動(&amp;G)…</translation>
    </message>
    <message>
        <source>Go to an offset given as an expression</source>
        <translation>式で書かれたバイト位置へ移動します</translation>
    </message>
    <message>
        <source>&amp;Select Block…</source>
        <translation>ブロックを選択(&amp;S)…</translation>
    </message>
    <message>
        <source>Select bytes by start and length, given as expressions</source>
        <translation>開始位置と長さを式で指定してバイトを選択します</translation>
    </message>
    <message>
        <source>Add Byte Boo&amp;kmark</source>
        <translation>バイトのブックマークを追加(&amp;K)</translation>
    </message>
    <message>
        <source>Add a named bookmark for the selected bytes</source>
        <translation>選択したバイトに名前を付け、後で戻れるようにします</translation>
    </message>
    <message>
        <source>Byte B&amp;ookmarks</source>
        <translation>バイトのブックマーク(&amp;O)</translation>
    </message>
    <message>
        <source>List the byte bookmarks of this file</source>
        <translation>このファイルの名前付きバイトを一覧表示します</translation>
    </message>
    <message>
        <source>Copy as &amp;Hexadecimal</source>
        <translation>16進数でコピー(&amp;H)</translation>
    </message>
    <message>
        <source>Copy the selected bytes as hexadecimal digits</source>
        <translation>選択したバイトを16進数でコピーします</translation>
    </message>
    <message>
        <source>Copy as &amp;Text</source>
        <translation>テキストとしてコピー(&amp;T)</translation>
    </message>
    <message>
        <source>Copy the selected bytes as text, with dots for unprintable bytes</source>
        <translation>選択したバイトをテキストとしてコピーします（文字でないものは点）</translation>
    </message>
    <message>
        <source>Copy as C &amp;Array</source>
        <translation>Cの配列としてコピー(&amp;A)</translation>
    </message>
    <message>
        <source>Copy the selected bytes as an array for C and C++</source>
        <translation>選択したバイトをC/C++の配列としてコピーします</translation>
    </message>
    <message>
        <source>Copy as &amp;Python</source>
        <translation>Pythonとしてコピー(&amp;P)</translation>
    </message>
    <message>
        <source>Copy the selected bytes as a Python bytes literal</source>
        <translation>選択したバイトをPythonのbytesとしてコピーします</translation>
    </message>
    <message>
        <source>Copy as Base&amp;64</source>
        <translation>Base64でコピー(&amp;6)</translation>
    </message>
    <message>
        <source>Copy the selected bytes in Base64</source>
        <translation>選択したバイトをBase64でコピーします</translation>
    </message>
    <message>
        <source>&amp;Colour by Structure</source>
        <translation>構造で色分け(&amp;C)</translation>
    </message>
    <message>
        <source>Colour bytes by section and field, and hatch unreferenced bytes</source>
        <translation>バイトをセクションとフィールドで色分けし、どこからも参照されないものに斜線を引きます</translation>
    </message>
    <message>
        <source>Show All &amp;Values</source>
        <translation>すべての値を表示(&amp;V)</translation>
    </message>
    <message>
        <source>Show the bytes interpreted as every type, in both byte orders</source>
        <translation>バイトの横に、各型・両バイト順での値を表示します</translation>
    </message>
    <message>
        <source>Big-&amp;Endian Values</source>
        <translation>ビッグエンディアンの値(&amp;E)</translation>
    </message>
    <message>
        <source>Interpret the values at the cursor as big-endian</source>
        <translation>カーソル位置の値を上位バイトから読みます</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ByteBookmarkModel</name>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>The file no longer contains these bytes</source>
        <translation>ファイルにこのバイトはもうありません</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>オフセット</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空間</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ByteBookmarkPanel</name>
    <message>
        <source>Byte bookmarks of this file</source>
        <translation>このファイルのバイトのブックマーク</translation>
    </message>
    <message>
        <source>&amp;Go to Bytes</source>
        <translation>移動(&amp;G)</translation>
    </message>
    <message>
        <source>Select the bytes of this bookmark</source>
        <translation>このバイトを選択します</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>追加(&amp;A)</translation>
    </message>
    <message>
        <source>Add a named bookmark for the selected bytes</source>
        <translation>選択したバイトに名前を付けます</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>名前を変更(&amp;R)</translation>
    </message>
    <message>
        <source>Rename the bookmark</source>
        <translation>ブックマークの名前を変更します</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>Delete the bookmark</source>
        <translation>ブックマークを削除します</translation>
    </message>
    <message>
        <source>No bookmarks yet. “Add” gives the selected bytes a name.</source>
        <translation>ブックマークはまだありません。「追加」で選択したバイトに名前を付けます。</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ByteFinder</name>
    <message>
        <source>Matches in the bytes</source>
        <translation>バイト中の一致</translation>
    </message>
    <message>
        <source>Stopped; %1</source>
        <translation>中止しました。%1</translation>
    </message>
    <message>
        <source>Searching… %1</source>
        <translation>検索中… %1</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>検索中…</translation>
    </message>
    <message>
        <source>More than %1 found; only the first are listed</source>
        <translation>%1 件を超えて見つかりました。最初のものだけ表示しています</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>%1 件見つかりました</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1, wrapped around</source>
        <translation>%1（端を越えて）</translation>
    </message>
    <message>
        <source>Searching in bytes</source>
        <translation>バイトを検索しています</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ByteMatchModel</name>
    <message>
        <source>Offset</source>
        <translation>オフセット</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>バイト</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Part of</source>
        <translation>所属</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ByteSearchBar</name>
    <message>
        <source>Search in bytes</source>
        <translation>バイトを検索</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>検索を閉じる</translation>
    </message>
    <message>
        <source>Type of the search text</source>
        <translation>入力欄の種類</translation>
    </message>
    <message>
        <source>Encoding of the text</source>
        <translation>テキストの文字コード</translation>
    </message>
    <message>
        <source>Ignore case</source>
        <translation>大文字と小文字を区別しない</translation>
    </message>
    <message>
        <source>Type of the number</source>
        <translation>数値の型</translation>
    </message>
    <message>
        <source>Byte order of the number</source>
        <translation>数値のバイト順</translation>
    </message>
    <message>
        <source>Tolerance of the number</source>
        <translation>数値の許容誤差</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>検索の進行状況</translation>
    </message>
    <message>
        <source>Stop searching</source>
        <translation>検索を中止</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>バイト</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Little-endian</source>
        <translation>リトルエンディアン</translation>
    </message>
    <message>
        <source>Big-endian</source>
        <translation>ビッグエンディアン</translation>
    </message>
    <message>
        <source>“%1” is not a valid tolerance</source>
        <translation>「%1」は許容誤差の数値ではありません</translation>
    </message>
    <message>
        <source>Bytes or text</source>
        <translation>バイト列またはテキスト</translation>
    </message>
    <message>
        <source>4D 5A ?? 0? or text</source>
        <translation>4D 5A ?? 0? またはテキスト</translation>
    </message>
    <message>
        <source>As text:</source>
        <translation>テキストとして:</translation>
    </message>
    <message>
        <source>As bytes:</source>
        <translation>バイト列として:</translation>
    </message>
    <message>
        <source>These bytes, as pairs of hexadecimal digits.</source>
        <translation>16 進数の数字の組で書いたバイト。</translation>
    </message>
    <message>
        <source>Any digit; ?? is any byte.</source>
        <translation>任意の数字。?? は任意のバイト。</translation>
    </message>
    <message>
        <source>text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Any other text, in the chosen encoding.</source>
        <translation>16 進数でないものは、この文字コードのテキスト。</translation>
    </message>
    <message>
        <source>This text in the encoding.</source>
        <translation>この文字コードのテキスト。</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>This number in the type and byte order.</source>
        <translation>選んだ型とバイト順の数値。</translation>
    </message>
    <message>
        <source>The same in hexadecimal digits.</source>
        <translation>同じ数値の 16 進表記。</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::CentralPages</name>
    <message>
        <source>There is no 3D view: %1.

Structure, records and bytes are in the panels.</source>
        <translation>3D ビューはありません: %1。

構造、レコード、バイトは各パネルにあります。</translation>
    </message>
    <message>
        <source>This file has no 3D view.

Structure, records and bytes are in the panels.</source>
        <translation>このファイルには 3D ビューがありません。

構造、レコード、バイトは各パネルにあります。</translation>
    </message>
    <message>
        <source>This is an archive. It has no 3D view of its own.

Its files are in the browser. Double-click a file to open it, or a folder to show its contents.</source>
        <translation>これはアーカイブです。それ自体に描画するものはありません。

中のファイルはブラウザーにあります。ファイルをダブルクリックすると開き、フォルダーをダブルクリックすると中を見られます。</translation>
    </message>
    <message>
        <source>This file is shown as bytes only.

The panels Bytes and Structure Map show strings, embedded files and entropy.</source>
        <translation>ファイルのバイトのみを表示しています。

その内容は「バイト」と「構造マップ」パネルで調べられます：文字列、内部のファイル、エントロピー。</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ColumnChooser</name>
    <message>
        <source>&amp;Hide Column</source>
        <translation>列を隠す(&amp;H)</translation>
    </message>
    <message>
        <source>Hide this column in all tables of such records</source>
        <translation>この種のレコードのすべての表でこの列を隠します</translation>
    </message>
    <message>
        <source>&amp;Show All Columns</source>
        <translation>すべての列を表示(&amp;S)</translation>
    </message>
    <message>
        <source>Show all columns, in the order of the file</source>
        <translation>すべての列をファイルの順に表示します</translation>
    </message>
    <message>
        <source>Show or hide this column</source>
        <translation>この列の表示を切り替えます</translation>
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
        <translation>値</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>レコード</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>割合</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Type a command</source>
        <translation>コマンドを入力</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::CompareChooser</name>
    <message>
        <source>Compare With</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>&amp;Compare the current file with:</source>
        <translation>表示中のファイルと比較するもの(&amp;C):</translation>
    </message>
    <message>
        <source>Other open documents</source>
        <translation>開いている他のドキュメント</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>比較(&amp;M)</translation>
    </message>
    <message>
        <source>Another &amp;File…</source>
        <translation>別のファイル(&amp;F)…</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::CompareController</name>
    <message>
        <source>Compare With</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Files of the same format (%1)</source>
        <translation>同じ形式のファイル (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::CompareDialog</name>
    <message>
        <source>Compare %1 with %2</source>
        <translation>%1 と %2 の比較</translation>
    </message>
    <message>
        <source>Progress of the comparison</source>
        <translation>比較の進行状況</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Wipe</source>
        <translation>ワイプ(&amp;W)</translation>
    </message>
    <message>
        <source>Show one image over the other, with a divider to drag</source>
        <translation>2枚の画像を重ね、境界線をドラッグして見比べます</translation>
    </message>
    <message>
        <source>Si&amp;de by Side</source>
        <translation>左右に並べる(&amp;D)</translation>
    </message>
    <message>
        <source>Show both images, from one camera</source>
        <translation>2枚の画像全体を同じカメラから表示します</translation>
    </message>
    <message>
        <source>D&amp;ifference</source>
        <translation>差分(&amp;I)</translation>
    </message>
    <message>
        <source>Show the absolute difference of the two images: black where they are equal</source>
        <translation>2枚の画像の差の絶対値です。等しいところは黒くなります</translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <translation>色分け(&amp;O)</translation>
    </message>
    <message>
        <source>Highlight additions in green, removals in red and changes in amber</source>
        <translation>追加は緑、削除は赤、変更は橙で表示します</translation>
    </message>
    <message>
        <source>Values of the chosen difference</source>
        <translation>選択した違いの値</translation>
    </message>
    <message>
        <source>&amp;Frame</source>
        <translation>全体を表示(&amp;F)</translation>
    </message>
    <message>
        <source>Bring the difference into view</source>
        <translation>違う部分を画面に収めます</translation>
    </message>
    <message>
        <source>&amp;Go to Item</source>
        <translation>項目へ移動(&amp;G)</translation>
    </message>
    <message>
        <source>Select the item in the main window, if that shows one of the two files</source>
        <translation>ウィンドウが2つのファイルのどちらかを表示しているとき、そこで選択します</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>コピー(&amp;P)</translation>
    </message>
    <message>
        <source>Copy all differences to the clipboard</source>
        <translation>すべての違いをクリップボードにコピーします</translation>
    </message>
    <message>
        <source>As &amp;Text</source>
        <translation>テキストとして(&amp;T)</translation>
    </message>
    <message>
        <source>As &amp;JSON</source>
        <translation>JSONとして(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Save all differences as text or JSON</source>
        <translation>すべての違いをテキストまたはJSONで保存します</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>閉じる(&amp;L)</translation>
    </message>
    <message>
        <source>The images are equal</source>
        <translation>2枚の画像は同じです</translation>
    </message>
    <message>
        <source>%1 % of the pixels differ</source>
        <translation>%1 % のピクセルが異なります</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 を保存しました</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>読み込んでいます</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>変更前: %1</translation>
    </message>
    <message>
        <source>After: %1</source>
        <translation>変更後: %1</translation>
    </message>
    <message>
        <source>There is no 3D view of both files</source>
        <translation>両方のファイルの 3D ビューがそろっていません</translation>
    </message>
    <message>
        <source>Copying the differences</source>
        <translation>違いをコピーしています</translation>
    </message>
    <message>
        <source>Differences copied to the clipboard.</source>
        <translation>違いをクリップボードにコピーしました</translation>
    </message>
    <message>
        <source>differences</source>
        <translation>differences</translation>
    </message>
    <message>
        <source>Save Differences</source>
        <translation>違いを保存</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
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
        <translation>%1 を開けません: %2</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>比較しています</translation>
    </message>
    <message>
        <source>Comparing %1 with %2</source>
        <translation>%1 と %2 を比較しています</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ComparedPictures</name>
    <message>
        <source>3D view of the first file</source>
        <translation>1つ目のファイルの3Dビュー</translation>
    </message>
    <message>
        <source>3D view of the second file</source>
        <translation>2つ目のファイルの3Dビュー</translation>
    </message>
    <message>
        <source>Divider between the two images</source>
        <translation>2枚の画像の境界線</translation>
    </message>
    <message>
        <source>Drag or use the arrow keys to move the divider</source>
        <translation>ドラッグでどちらかを広く表示します。矢印キーでも動きます</translation>
    </message>
    <message>
        <source>Difference of the two images</source>
        <translation>2枚の画像の差分</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ConnectionModel</name>
    <message>
        <source>to</source>
        <translation>先</translation>
    </message>
    <message>
        <source>from</source>
        <translation>元</translation>
    </message>
    <message>
        <source>No entity of the file has this name</source>
        <translation>この名前のエンティティはファイルにありません</translation>
    </message>
    <message>
        <source>Known only to the running game</source>
        <translation>実行中のゲームだけが知っています</translation>
    </message>
    <message>
        <source>%1: no entity has this name</source>
        <translation>%1: この名前のエンティティはありません</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Output or Key</source>
        <translation>出力またはキー</translation>
    </message>
    <message>
        <source>Entity</source>
        <translation>エンティティ</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>When</source>
        <translation>時期</translation>
    </message>
    <message>
        <source>%1 (known at run time)</source>
        <translation>%1 (実行時に決まります)</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ContentActions</name>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>&amp;Mount Folder…</source>
        <translation>フォルダーをマウント(&amp;M)…</translation>
    </message>
    <message>
        <source>Search a folder for missing files, such as the game&apos;s folder</source>
        <translation>見つからないファイルを、ゲームのフォルダーなどから探す</translation>
    </message>
    <message>
        <source>Mount &amp;Archive…</source>
        <translation>アーカイブをマウント(&amp;A)…</translation>
    </message>
    <message>
        <source>Search an archive for missing files</source>
        <translation>見つからないファイルをアーカイブから探す</translation>
    </message>
    <message>
        <source>&amp;Locate Missing File…</source>
        <translation>見つからないファイルの場所を指定(&amp;L)…</translation>
    </message>
    <message>
        <source>Choose the location of the selected missing file. Other missing files are searched for there too.</source>
        <translation>見つからないファイルのうち、選択したものの場所を指定する。ほかのファイルもそこから探す</translation>
    </message>
    <message>
        <source>&amp;Copy Missing Files</source>
        <translation>見つからないファイルをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the list of missing files as text</source>
        <translation>見つからないファイルの一覧をテキストとしてコピーする</translation>
    </message>
    <message>
        <source>Search &amp;Paths…</source>
        <translation>検索パス(&amp;P)…</translation>
    </message>
    <message>
        <source>Show where referenced files are searched for</source>
        <translation>このファイルが参照するファイルを探す場所</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ControlGroup</name>
    <message>
        <source>Reset: %1</source>
        <translation>リセット: %1</translation>
    </message>
    <message>
        <source>Reset the controls of this group to the file&apos;s values</source>
        <translation>このグループの設定項目をファイルどおりに戻す</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>開いている</translation>
    </message>
    <message>
        <source>collapsed</source>
        <translation>閉じている</translation>
    </message>
    <message>
        <source>and %1 more: filter by name</source>
        <translation>ほかに %1 件: 名前で絞り込み</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ControlTexts</name>
    <message>
        <source>Double-click or press Delete to reset to the file&apos;s value</source>
        <translation>ダブルクリックまたは Delete: ファイルどおりに戻す</translation>
    </message>
    <message>
        <source>Show only this expression, in full. Click again to turn it off.</source>
        <translation>この表情だけを最大にする。もう一度押すとオフ</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ControlsPanel</name>
    <message>
        <source>Controls</source>
        <translation>設定項目</translation>
    </message>
    <message>
        <source>No adjustable options</source>
        <translation>設定できる項目はありません</translation>
    </message>
    <message>
        <source>Reset all controls to the file&apos;s values</source>
        <translation>すべての設定項目をファイルどおりに戻す</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>絞り込み</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>絞り込み: %1</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>すべてリセット</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::CrashOffer</name>
    <message>
        <source>Vitrine closed unexpectedly. A report was saved on this computer. Nothing was sent.</source>
        <translation>Vitrine が予期せず終了しました。レポートをこのコンピューターに保存しました。何も送信していません。</translation>
    </message>
    <message>
        <source>Show Report</source>
        <translation>レポートを表示</translation>
    </message>
    <message>
        <source>Crash Report</source>
        <translation>クラッシュレポート</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>保存先: %1</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::CursorValues</name>
    <message>
        <source>Values at the cursor</source>
        <translation>カーソル位置の値</translation>
    </message>
    <message>
        <source>%1, %2 bytes</source>
        <translation>%1、%2 バイト</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DamageNotice</name>
    <message>
        <source>Show Problems</source>
        <translation>問題を表示</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DamageSummary</name>
    <message>
        <source>This file is only partly shown: %1.</source>
        <translation>このファイルは一部だけ表示されています: %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n more problem(s) were found.</source>
        <translation>
            <numerusform>ほかに %n 件の問題が見つかりました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DarkNotice</name>
    <message>
        <source>Baked light is nearly dark here: shown %1x brighter.</source>
        <translation>ベイクされた光がここではほとんど暗いため、%1 倍明るく表示しています。</translation>
    </message>
    <message>
        <source>As Baked</source>
        <translation>ベイクのまま</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DataActions</name>
    <message>
        <source>Data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>Save &amp;Records As…</source>
        <translation>レコードを名前を付けて保存(&amp;R)…</translation>
    </message>
    <message>
        <source>Save Selected Ro&amp;ws As…</source>
        <translation>選択した行を名前を付けて保存(&amp;W)…</translation>
    </message>
    <message>
        <source>Copy &amp;Cells</source>
        <translation>セルをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy Rows as &amp;Tab-Separated Text</source>
        <translation>行をタブ区切りテキストとしてコピー(&amp;T)</translation>
    </message>
    <message>
        <source>Copy Rows as CS&amp;V</source>
        <translation>行を CSV としてコピー(&amp;V)</translation>
    </message>
    <message>
        <source>Copy Rows as &amp;JSON</source>
        <translation>行を JSON としてコピー(&amp;J)</translation>
    </message>
    <message>
        <source>Save Bytes of &amp;Section As…</source>
        <translation>セクションのバイトを名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Save the bytes of the selected section, decoded</source>
        <translation>選択したセクションのバイトを、展開した形で保存します</translation>
    </message>
    <message>
        <source>Save Selected &amp;Bytes As…</source>
        <translation>選択したバイトを名前を付けて保存(&amp;B)…</translation>
    </message>
    <message>
        <source>Save the bytes that are selected in the byte view</source>
        <translation>バイト表示で選択したバイトを保存します</translation>
    </message>
    <message>
        <source>Save Who&amp;le Byte Space As…</source>
        <translation>バイト空間全体を名前を付けて保存(&amp;L)…</translation>
    </message>
    <message>
        <source>Save the byte space of the byte view: the file, or data decoded from it</source>
        <translation>バイト表示が示しているバイト空間全体（ファイル、またはそこから展開したもの）を保存します</translation>
    </message>
    <message>
        <source>Save &amp;Entities As…</source>
        <translation>エンティティを名前を付けて保存(&amp;E)…</translation>
    </message>
    <message>
        <source>Save the entities of the world with their keys and values</source>
        <translation>ワールド内のものを、キーと値とともに保存します</translation>
    </message>
    <message>
        <source>Save &amp;Decoded Copy As…</source>
        <translation>展開したコピーを名前を付けて保存(&amp;D)…</translation>
    </message>
    <message>
        <source>Save a copy of the file with all compressed parts decoded</source>
        <translation>圧縮された部分をすべて展開した、同じファイルを保存します</translation>
    </message>
    <message>
        <source>Save &amp;Pattern for ImHex As…</source>
        <translation>ImHex 用パターンを名前を付けて保存(&amp;P)…</translation>
    </message>
    <message>
        <source>Save the layouts and offsets of the records for the hex editor ImHex</source>
        <translation>レコードの構成とその位置を、バイナリエディター ImHex 用に保存します</translation>
    </message>
    <message>
        <source>Save the shown records as CSV, JSON or tab-separated text, with raw values</source>
        <translation>表示中のレコードを、ファイル内の数値のまま CSV、JSON、タブ区切りテキストのいずれかで保存します</translation>
    </message>
    <message>
        <source>Save the selected rows of the table as CSV, JSON or tab-separated text, with raw values</source>
        <translation>表の選択した行を、ファイル内の数値のまま CSV、JSON、タブ区切りテキストのいずれかで保存します</translation>
    </message>
    <message>
        <source>Copy the selected cells of the table as shown, for spreadsheets</source>
        <translation>表の選択したセルを表示どおりに、表計算ソフト用にコピーします</translation>
    </message>
    <message>
        <source>Copy the selected rows with a header and raw values, for spreadsheets</source>
        <translation>選択した行を見出し付きで、ファイル内の数値のまま、表計算ソフト用にコピーします</translation>
    </message>
    <message>
        <source>Copy the selected rows with a header and raw values, as comma-separated values</source>
        <translation>選択した行を見出し付きで、ファイル内の数値のまま、コンマ区切りの値としてコピーします</translation>
    </message>
    <message>
        <source>Copy the selected rows as a JSON array of objects, with raw values</source>
        <translation>選択した行を、ファイル内の数値のまま JSON のオブジェクト配列としてコピーします</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DataController</name>
    <message>
        <source>Comma-separated values</source>
        <translation>コンマ区切りの値</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Tab-separated values</source>
        <translation>タブ区切りの値</translation>
    </message>
    <message>
        <source>Save Records</source>
        <translation>レコードを保存</translation>
    </message>
    <message>
        <source>Save Selected Rows</source>
        <translation>選択した行を保存</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>すべてのファイル</translation>
    </message>
    <message>
        <source>Save Bytes</source>
        <translation>バイトを保存</translation>
    </message>
    <message>
        <source>Entities in the game&apos;s format</source>
        <translation>ゲームでの形のエンティティ</translation>
    </message>
    <message>
        <source>Save Entities</source>
        <translation>エンティティを保存</translation>
    </message>
    <message>
        <source>Save Decoded Copy</source>
        <translation>展開したコピーを保存</translation>
    </message>
    <message>
        <source>Save Pattern</source>
        <translation>パターンを保存</translation>
    </message>
    <message>
        <source>Pattern for ImHex</source>
        <translation>ImHex 用パターン</translation>
    </message>
    <message>
        <source>The selection is too large for the clipboard. Save the rows to a file instead.</source>
        <translation>選択範囲が大きすぎてクリップボードに入りません。代わりに行をファイルに保存してください。</translation>
    </message>
    <message>
        <source>Copying records</source>
        <translation>レコードをコピーしています</translation>
    </message>
    <message>
        <source>Selected records copied to the clipboard.</source>
        <translation>選択したレコードをクリップボードにコピーしました。</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DataInspector</name>
    <message numerus="yes">
        <source>%1 (%n byte(s))</source>
        <translation>
            <numerusform>%1 (%n バイト)</numerusform>
        </translation>
    </message>
    <message>
        <source>bits</source>
        <translation>ビット</translation>
    </message>
    <message>
        <source>16 bits</source>
        <translation>16ビット</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>合計</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DataSaver</name>
    <message>
        <source>Writing %1</source>
        <translation>%1 を書き込んでいます</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Save Data</source>
        <translation>データを保存</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::Destination</name>
    <message>
        <source>The camera goes to these coordinates of the file.</source>
        <translation>カメラがファイルのこの座標に移動します。</translation>
    </message>
    <message>
        <source>The camera goes to the position that a game&apos;s console prints.</source>
        <translation>ゲームのコンソールが示す場所にカメラが移動します。</translation>
    </message>
    <message>
        <source>section number</source>
        <translation>セクション 番号</translation>
    </message>
    <message>
        <source>A record is selected, by its section and number.</source>
        <translation>セクションと番号でレコードを選択します。</translation>
    </message>
    <message>
        <source>folder/section</source>
        <translation>フォルダー/セクション</translation>
    </message>
    <message>
        <source>A section is selected.</source>
        <translation>セクションを選択します。</translation>
    </message>
    <message>
        <source>A view link is opened.</source>
        <translation>ビューリンクを開きます。</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Frames the item with this name, from the list below.</source>
        <translation>下の一覧からこの名前のものを画面に収めます。</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DifferenceList</name>
    <message>
        <source>Filter</source>
        <translation>絞り込み</translation>
    </message>
    <message>
        <source>Filter the differences</source>
        <translation>違いを絞り込む</translation>
    </message>
    <message>
        <source>+ &amp;added</source>
        <translation>+ 追加(&amp;A)</translation>
    </message>
    <message>
        <source>- &amp;removed</source>
        <translation>- 削除(&amp;R)</translation>
    </message>
    <message>
        <source>~ &amp;changed</source>
        <translation>~ 変更(&amp;H)</translation>
    </message>
    <message>
        <source>&gt; &amp;moved</source>
        <translation>&gt; 移動(&amp;M)</translation>
    </message>
    <message>
        <source>Items that only moved within the file</source>
        <translation>同じ内容がファイルの別の場所にあるもの</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>違い</translation>
    </message>
    <message>
        <source>No differences</source>
        <translation>違いはありません</translation>
    </message>
    <message>
        <source>No differences match the filter</source>
        <translation>フィルターに一致する違いはありません</translation>
    </message>
    <message>
        <source>%1 of %2 differences</source>
        <translation>%2 件中 %1 件の違い</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DifferenceModel</name>
    <message>
        <source>Difference</source>
        <translation>違い</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更の種類</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DockedPanels</name>
    <message>
        <source>Outline</source>
        <translation>アウトライン</translation>
    </message>
    <message>
        <source>The scene and the structure of the file</source>
        <translation>シーンとファイルの構造</translation>
    </message>
    <message>
        <source>Browser</source>
        <translation>ブラウザー</translation>
    </message>
    <message>
        <source>Files that can be opened, by folder</source>
        <translation>フォルダー内の開けるもの</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>プロパティ</translation>
    </message>
    <message>
        <source>Properties of the selection</source>
        <translation>選択したものについて分かること</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>設定項目</translation>
    </message>
    <message>
        <source>Options of the file</source>
        <translation>ファイルで設定できるもの</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>レコード</translation>
    </message>
    <message>
        <source>The records of the selected section</source>
        <translation>選択したセクションのレコード</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>バイト</translation>
    </message>
    <message>
        <source>Bytes of the file and of data decoded from it</source>
        <translation>ファイルと、そこから展開されたもののバイト</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Damage and other problems of the file</source>
        <translation>ファイルの破損とその他の問題</translation>
    </message>
    <message>
        <source>Missing Files</source>
        <translation>見つからないファイル</translation>
    </message>
    <message>
        <source>Files that were not found, where they are used and where they may be</source>
        <translation>見つからなかったファイル、その参照元、ありそうな場所</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>Animations and their current time</source>
        <translation>アニメーションとその再生位置</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>メンバー</translation>
    </message>
    <message>
        <source>Values of sections with named members</source>
        <translation>名前付きの値を持つセクションの内容(値ごと)</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>問題 (%1)</translation>
    </message>
    <message>
        <source>Missing Files (%1)</source>
        <translation>見つからないファイル (%1)</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>ブックマーク</translation>
    </message>
    <message>
        <source>Saved views of this file</source>
        <translation>保存されたこのファイルの視点</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Search names, values, records and bytes</source>
        <translation>テキストを含むもの: 名前、値、レコード、バイト</translation>
    </message>
    <message>
        <source>Structure Map</source>
        <translation>構造マップ</translation>
    </message>
    <message>
        <source>All bytes by section, unreferenced bytes, strings and embedded files</source>
        <translation>セクション別の全バイト、参照のないバイト、文字列、内部のファイル</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>計測値</translation>
    </message>
    <message>
        <source>Values measured in this file, for copying</source>
        <translation>このファイルで計測した値。コピーできます</translation>
    </message>
    <message>
        <source>Entities</source>
        <translation>エンティティ</translation>
    </message>
    <message>
        <source>Entities of a map by class, with their connections and invalid references</source>
        <translation>マップのエンティティのクラス別一覧、その接続、相手のないもの</translation>
    </message>
    <message>
        <source>Map Statistics</source>
        <translation>マップ統計</translation>
    </message>
    <message>
        <source>Costs of a map by material, model and leaf, and its limits</source>
        <translation>マテリアル、モデル、リーフごとの負荷と上限</translation>
    </message>
    <message>
        <source>File Strip</source>
        <translation>ファイルの帯</translation>
    </message>
    <message>
        <source>Thumbnails of the files next to the open one</source>
        <translation>開いているファイルの隣のファイルを画像で</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::Docks</name>
    <message>
        <source>Panels</source>
        <translation>パネル</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DocumentActions</name>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>&amp;New Tab</source>
        <translation>新しいタブ(&amp;N)</translation>
    </message>
    <message>
        <source>Show the start page in a new tab</source>
        <translation>スタートページを別のタブに表示する</translation>
    </message>
    <message>
        <source>Open files in new tabs</source>
        <translation>開いているファイルの横に別のファイルを開く</translation>
    </message>
    <message>
        <source>Reload &amp;When Changed</source>
        <translation>変更されたら再読み込み(&amp;W)</translation>
    </message>
    <message>
        <source>Reload the file when it or a referenced file changes, and keep the view</source>
        <translation>ファイルまたはその参照先が変更されたら、視点を保ったまま読み直す</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>閉じる(&amp;L)</translation>
    </message>
    <message>
        <source>Close the document and, if there are others, its tab</source>
        <translation>ドキュメントを閉じる。ほかにもタブがあればそのタブも閉じる</translation>
    </message>
    <message>
        <source>Reopen Closed Ta&amp;b</source>
        <translation>閉じたタブを開き直す(&amp;B)</translation>
    </message>
    <message>
        <source>Reopen the last closed document with its view</source>
        <translation>最後に閉じたドキュメントを、閉じたときの状態で開き直す</translation>
    </message>
    <message>
        <source>&amp;Move Tab to New Window</source>
        <translation>タブを新しいウィンドウへ移動(&amp;M)</translation>
    </message>
    <message>
        <source>Move the document to a new window</source>
        <translation>ドキュメントを別のウィンドウに表示する</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Next &amp;Tab</source>
        <translation>次のタブ(&amp;T)</translation>
    </message>
    <message>
        <source>Switch to the tab on the right</source>
        <translation>右のタブのドキュメントを表示する</translation>
    </message>
    <message>
        <source>Previo&amp;us Tab</source>
        <translation>前のタブ(&amp;U)</translation>
    </message>
    <message>
        <source>Switch to the tab on the left</source>
        <translation>左のタブのドキュメントを表示する</translation>
    </message>
    <message>
        <source>O&amp;pen in New Tab…</source>
        <translation>新しいタブで開く(&amp;I)…</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DocumentLoader</name>
    <message>
        <source>Preparing for picking</source>
        <translation>選択の準備中</translation>
    </message>
    <message>
        <source>The search for materials and textures was cancelled.</source>
        <translation>マテリアルとテクスチャの検索は中止されました。</translation>
    </message>
    <message>
        <source>Searching for missing files</source>
        <translation>見つからないファイルの検索中</translation>
    </message>
    <message>
        <source>Choosing a view</source>
        <translation>視点を選んでいます</translation>
    </message>
    <message>
        <source>Building layers</source>
        <translation>レイヤーを構築中</translation>
    </message>
    <message>
        <source>The additions to the scene cannot be shown: %1</source>
        <translation>シーンに追加されたものを表示できません: %1</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>%1 を開いています</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DocumentMenus</name>
    <message>
        <source>&amp;Layers</source>
        <translation>レイヤー(&amp;L)</translation>
    </message>
    <message>
        <source>Viewpoint %1</source>
        <translation>視点 %1</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>%1 へ移動</translation>
    </message>
    <message>
        <source>Show or hide this layer</source>
        <translation>このレイヤーを表示または非表示にする</translation>
    </message>
    <message>
        <source>&amp;Spawn Points and Cameras</source>
        <translation>スポーンポイントとカメラ(&amp;S)</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>名前なし</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 … %3)</translation>
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
        <translation>表示できるものがありません: %1</translation>
    </message>
    <message>
        <source>There is no 3D view of %1: %2</source>
        <translation>%1 の 3D ビューはありません: %2</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1 を開けません: %2</translation>
    </message>
    <message>
        <source>cannot be opened: %1</source>
        <translation>開けません: %1</translation>
    </message>
    <message>
        <source>Vitrine</source>
        <translation>Vitrine</translation>
    </message>
    <message>
        <source>Show as Bytes</source>
        <translation>バイトとして表示</translation>
    </message>
    <message>
        <source>This document could not be completed: %1.</source>
        <translation>このドキュメントを補完できませんでした: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DocumentTabBar</name>
    <message>
        <source>Open documents</source>
        <translation>開いているドキュメント</translation>
    </message>
    <message>
        <source>New Tab</source>
        <translation>新しいタブ</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Close &amp;Others</source>
        <translation>ほかを閉じる(&amp;O)</translation>
    </message>
    <message>
        <source>Copy &amp;Path</source>
        <translation>パスをコピー(&amp;P)</translation>
    </message>
    <message>
        <source>Show in &amp;Folder</source>
        <translation>フォルダーに表示(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Move to New Window</source>
        <translation>新しいウィンドウへ移動(&amp;M)</translation>
    </message>
    <message>
        <source>Close Tab</source>
        <translation>タブを閉じる</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DragController</name>
    <message>
        <source>A temporary folder for the dragged files cannot be created: %1</source>
        <translation>ドラッグしたもののための一時フォルダーがありません: %1</translation>
    </message>
    <message>
        <source>%1 cannot be created: %2</source>
        <translation>%1 を作れません: %2</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DropChoice</name>
    <message>
        <source>Dropped files</source>
        <translation>ドロップされたもの</translation>
    </message>
    <message>
        <source>&amp;Mount for %1</source>
        <translation>%1 用にマウント(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::EditActions</name>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>設定(&amp;S)…</translation>
    </message>
    <message>
        <source>Change language, colours, mouse, shortcuts, game folders and memory</source>
        <translation>言語、配色、マウス、キー、ゲームのフォルダー、メモリー</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Undo the last change of view or selection</source>
        <translation>表示または選択の最後の変更を取り消します</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>Redo the last undone change</source>
        <translation>最後に取り消した変更をもう一度行います</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::EmbeddedPage</name>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>%1; its end is unknown</source>
        <translation>%1（終わりは不明）</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Open the file in a new tab</source>
        <translation>ファイルを新しいタブで開く</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>Save the bytes of the file</source>
        <translation>ファイルのバイトを保存</translation>
    </message>
    <message>
        <source>Embedded files</source>
        <translation>内部のファイル</translation>
    </message>
    <message>
        <source>The file is in decoded bytes. Save it first, then open it.</source>
        <translation>ファイルはデコードされたバイトの中にあります。先に保存してから開いてください</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Save As…</source>
        <translation>名前を付けて保存(&amp;S)…</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::EmptyListNote</name>
    <message>
        <source>Open a Folder…</source>
        <translation>フォルダーを開く…</translation>
    </message>
    <message>
        <source>or drop one here</source>
        <translation>またはここにドロップ</translation>
    </message>
    <message>
        <source>No folder is open.</source>
        <translation>フォルダーが開かれていません。</translation>
    </message>
    <message>
        <source>There are no files here that can be opened.</source>
        <translation>ここには開けるものがありません。</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::EntityModel</name>
    <message>
        <source>Some of these refer to entities that do not exist</source>
        <translation>ファイルにないエンティティを指すものがあります</translation>
    </message>
    <message numerus="yes">
        <source>%n reference(s) to entities that do not exist</source>
        <translation>
            <numerusform>ファイルにない名前が %n 個あります</numerusform>
        </translation>
    </message>
    <message>
        <source>Class</source>
        <translation>クラス</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>原点</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::EntityPanel</name>
    <message>
        <source>Filter entities</source>
        <translation>エンティティの絞り込み</translation>
    </message>
    <message>
        <source>Key, value or key=value</source>
        <translation>キー、値、またはキー=値</translation>
    </message>
    <message>
        <source>Only entities with invalid references</source>
        <translation>無効な参照を持つエンティティのみ</translation>
    </message>
    <message>
        <source>Show only entities that refer to entities that do not exist</source>
        <translation>存在しないエンティティを参照するエンティティのみを表示</translation>
    </message>
    <message>
        <source>Entities by class</source>
        <translation>クラス別エンティティ</translation>
    </message>
    <message>
        <source>Outputs and inputs of the entity</source>
        <translation>エンティティの出力と入力</translation>
    </message>
    <message>
        <source>The file has no entity text</source>
        <translation>ファイルにエンティティのテキストがありません</translation>
    </message>
    <message>
        <source>Reading the entities…</source>
        <translation>エンティティを読み込み中…</translation>
    </message>
    <message>
        <source>%1 of %2 entities</source>
        <comment>shown, all</comment>
        <translation>%2 個中 %1 個のエンティティ</translation>
    </message>
    <message numerus="yes">
        <source>%n invalid connection(s)</source>
        <translation>
            <numerusform>%n 個の接続に相手がありません</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy Text</source>
        <translation>テキストをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the entity, or all shown entities of its class, as text of the file</source>
        <translation>エンティティ、または表示中の同じクラスのすべてを、ファイルのテキストの形でコピーします</translation>
    </message>
    <message>
        <source>Copy as &amp;JSON</source>
        <translation>JSON としてコピー(&amp;J)</translation>
    </message>
    <message>
        <source>Copy the entity, or all shown entities of its class, as JSON</source>
        <translation>エンティティ、または表示中の同じクラスのすべてを JSON としてコピーします</translation>
    </message>
    <message>
        <source>Entities whose keys or values contain all words: &quot;light style=32 target=&quot;. F1 lists everything.</source>
        <translation>すべての語句をキーまたは値に含むエンティティ: &quot;light style=32 target=&quot;。F1 で一覧を表示します。</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ExportController</name>
    <message>
        <source>textures that are still being searched for</source>
        <translation>まだ検索中のテクスチャ</translation>
    </message>
    <message>
        <source>%1 was exported without: %2</source>
        <translation>%1 を書き出しました。含まれないもの: %2</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>エクスポート(&amp;E)</translation>
    </message>
    <message>
        <source>Content that the file will not include</source>
        <translation>ファイルに含まれないもの</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>エクスポートの進行状況</translation>
    </message>
    <message>
        <source>Visible scene</source>
        <translation>表示中のシーン</translation>
    </message>
    <message>
        <source>Whole scene, with hidden items</source>
        <translation>シーン全体（非表示のものも含む）</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>選択範囲</translation>
    </message>
    <message>
        <source>Do not export</source>
        <translation>エクスポートしない</translation>
    </message>
    <message>
        <source>As vertex colours</source>
        <translation>頂点カラーとして</translation>
    </message>
    <message>
        <source>As an image of all lightmaps, with a script for Blender</source>
        <translation>すべてのライトマップの画像として（Blender 用スクリプト付き）</translation>
    </message>
    <message>
        <source>Baked into unlit textures</source>
        <translation>ライト不要のテクスチャに焼き込む</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>ファイルの中</translation>
    </message>
    <message>
        <source>In a folder next to it</source>
        <translation>隣のフォルダー</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>形式(&amp;F):</translation>
    </message>
    <message>
        <source>&amp;What to export:</source>
        <translation>対象(&amp;W):</translation>
    </message>
    <message>
        <source>Baked &amp;light:</source>
        <translation>ベイクされた光(&amp;L):</translation>
    </message>
    <message>
        <source>I&amp;mages:</source>
        <translation>画像(&amp;P):</translation>
    </message>
    <message>
        <source>Ch&amp;oose…</source>
        <translation>選択(&amp;O)…</translation>
    </message>
    <message>
        <source>F&amp;ile:</source>
        <translation>ファイル(&amp;I):</translation>
    </message>
    <message numerus="yes">
        <source>Selection: %n surface(s)</source>
        <translation>
            <numerusform>選択範囲: 面 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>The file will include everything.</source>
        <translation>ファイルにはすべてが含まれます。</translation>
    </message>
    <message>
        <source>The file will not include:</source>
        <translation>ファイルに含まれないもの:</translation>
    </message>
    <message>
        <source>The file already exists. Replace it?</source>
        <translation>既に存在します。置き換えますか？</translation>
    </message>
    <message>
        <source>Cancelling</source>
        <translation>キャンセルしています</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ExportRun</name>
    <message>
        <source>The scene could not be exported as %1: %2</source>
        <translation>シーンを %1 としてエクスポートできませんでした: %2</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>%1 をエクスポートしています</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FavouritesList</name>
    <message>
        <source>Favourites</source>
        <translation>お気に入り</translation>
    </message>
    <message>
        <source>Remove from Favourites</source>
        <translation>お気に入りから削除</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FieldText</name>
    <message>
        <source>%1: %2 at offset %3</source>
        <translation>%1: %2、オフセット %3</translation>
    </message>
    <message>
        <source>Refers to %1. Double-click, press Enter or Ctrl+click to follow.</source>
        <translation>%1 への参照: ダブルクリック、Enter、Ctrl+クリックでたどります。</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FigureTexts</name>
    <message>
        <source>Materials</source>
        <translation>マテリアル</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>リーフ</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>検査</translation>
    </message>
    <message>
        <source>Unused</source>
        <translation>未使用</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>三角形</translation>
    </message>
    <message>
        <source>Surfaces</source>
        <translation>面</translation>
    </message>
    <message>
        <source>Lightmaps</source>
        <translation>ライトマップ</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>マテリアル</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>配置数</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>リーフ</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>クラスター</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>割合</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>検査</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>セクション</translation>
    </message>
    <message>
        <source>leaf %1</source>
        <translation>リーフ %1</translation>
    </message>
    <message>
        <source>Initially shown: %1 triangles, %2 surfaces, %3 of lightmaps</source>
        <translation>初期表示: 三角形 %1、面 %2、ライトマップ %3</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>%1 内</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>損傷</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>回数</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FileActions</name>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a map, a model or another file</source>
        <translation>マップ、モデル、その他のファイルを開く</translation>
    </message>
    <message>
        <source>Open &amp;Folder…</source>
        <translation>フォルダーを開く(&amp;F)…</translation>
    </message>
    <message>
        <source>List all files in a folder that can be opened</source>
        <translation>フォルダー内の開けるものをすべて一覧する</translation>
    </message>
    <message>
        <source>Read the file again and keep the view</source>
        <translation>視点を保ったままファイルを読み直す</translation>
    </message>
    <message>
        <source>Save &amp;Screenshot</source>
        <translation>スクリーンショットを保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the 3D view as a PNG file</source>
        <translation>画像を PNG ファイルとして保存する</translation>
    </message>
    <message>
        <source>&amp;Copy Image</source>
        <translation>画像をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the 3D view to the clipboard</source>
        <translation>画像をクリップボードにコピーする</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>このウィンドウを閉じる</translation>
    </message>
    <message>
        <source>R&amp;eload</source>
        <translation>再読み込み(&amp;E)</translation>
    </message>
    <message>
        <source>Save Image &amp;As…</source>
        <translation>名前を付けて画像を保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save an image of another size, with smooth edges or a transparent background</source>
        <translation>画像を別の大きさ、滑らかさ、透明な背景で保存します</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>エクスポート(&amp;X)…</translation>
    </message>
    <message>
        <source>Save all textures of the scene as images</source>
        <translation>シーンのすべてのテクスチャーを画像として保存します</translation>
    </message>
    <message>
        <source>Unpac&amp;k Files…</source>
        <translation>ファイルを展開(&amp;K)…</translation>
    </message>
    <message>
        <source>Save the files inside the archive or map</source>
        <translation>アーカイブやマップに含まれるファイルを保存します</translation>
    </message>
    <message>
        <source>Sa&amp;ve Textures…</source>
        <translation>テクスチャーを保存(&amp;V)…</translation>
    </message>
    <message>
        <source>Save V&amp;ideo…</source>
        <translation>動画を保存(&amp;P)…</translation>
    </message>
    <message>
        <source>Save a turntable, a flight through the bookmarks or an animation as images or a video</source>
        <translation>周回、ブックマーク巡り、アニメーションを画像または動画として保存します</translation>
    </message>
    <message>
        <source>Write geometry and textures for other programs: glTF, FBX, COLLADA, OBJ, PLY or STL</source>
        <translation>他のプログラム用にジオメトリとテクスチャを書き出します: glTF、FBX、COLLADA、OBJ、PLY、STL</translation>
    </message>
    <message>
        <source>Open As File T&amp;ype…</source>
        <translation>形式を指定して開く(&amp;Y)…</translation>
    </message>
    <message>
        <source>Open a file in a chosen format, or as bytes only</source>
        <translation>選んだ形式で、またはバイトのみとしてファイルを開く</translation>
    </message>
    <message>
        <source>Open A&amp;gain As…</source>
        <translation>形式を指定して開き直す(&amp;G)…</translation>
    </message>
    <message>
        <source>Open the current file in another format, or as bytes only</source>
        <translation>表示中のファイルを別の形式で読む、またはバイトのみを表示する</translation>
    </message>
    <message>
        <source>Compare Wit&amp;h…</source>
        <translation>比較(&amp;H)…</translation>
    </message>
    <message>
        <source>Show the differences between this file and another of its format</source>
        <translation>このファイルと同じ形式の別のファイルとの違いを一覧と画像で表示します</translation>
    </message>
    <message>
        <source>Show the differences to the previous version of the file</source>
        <translation>前回読み込んだときからの違いを一覧と画像で表示します</translation>
    </message>
    <message>
        <source>Compare With Version Before Reload</source>
        <translation>再読み込み前のバージョンと比較</translation>
    </message>
    <message>
        <source>Choose how the current file is read, and read it again</source>
        <translation>表示中のファイルの読み方を選び、読み直す</translation>
    </message>
    <message>
        <source>Reading Options…</source>
        <translation>読み込みオプション…</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FileController</name>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>Open As File Type</source>
        <translation>形式を指定して開く</translation>
    </message>
    <message>
        <source>This is the last file of its folder.</source>
        <translation>フォルダー内の最後のファイルです。</translation>
    </message>
    <message>
        <source>This is the first file of its folder.</source>
        <translation>フォルダー内の最初のファイルです。</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FileQuery</name>
    <message>
        <source>The text is in name, path, title, format or game.</source>
        <translation>名前、パス、タイトル、形式、ゲームのいずれかにテキストがあります。</translation>
    </message>
    <message>
        <source>The text is in the name of the file.</source>
        <translation>ファイル名にテキストがあります。</translation>
    </message>
    <message>
        <source>The text is in the path below the listed folder.</source>
        <translation>一覧のフォルダーより下のパスにテキストがあります。</translation>
    </message>
    <message>
        <source>The text is in the title that the file has.</source>
        <translation>ファイルのタイトルにテキストがあります。</translation>
    </message>
    <message>
        <source>The file is of the format.</source>
        <translation>ファイルはこの形式です。</translation>
    </message>
    <message>
        <source>The file belongs to the game.</source>
        <translation>ファイルはこのゲームのものです。</translation>
    </message>
    <message>
        <source>The text is in the file: in a material, class, title or animation.</source>
        <translation>ファイルの中(マテリアル、クラス、タイトル、アニメーション)にテキストがあります。</translation>
    </message>
    <message>
        <source>broken: cannot be read, or only in part. archive: holds other files.</source>
        <translation>broken: 読み込めない、または一部しか読み込めません。archive: 他のファイルを含みます。</translation>
    </message>
    <message>
        <source>Size of the file, also in k, M or G.</source>
        <translation>ファイルのサイズ。k、M、G も使えます。</translation>
    </message>
    <message>
        <source>Day, month or year in which the file was changed.</source>
        <translation>ファイルが変更された日、月、または年。</translation>
    </message>
    <message>
        <source>Number of triangles of the scene.</source>
        <translation>シーンの三角形の数。</translation>
    </message>
    <message>
        <source>word</source>
        <translation>語句</translation>
    </message>
    <message>
        <source>Words in quotes are one text.</source>
        <translation>引用符内の語句は1つのテキストになります。</translation>
    </message>
    <message>
        <source>One of several values.</source>
        <translation>複数の値のうちの1つ。</translation>
    </message>
    <message>
        <source>A minus before a term inverts it.</source>
        <translation>マイナスを付けると条件が逆になります。</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FileStateNotice</name>
    <message>
        <source>%1 was deleted or moved. It is shown as it was last read.</source>
        <translation>%1 は削除または移動されました。最後に読み込んだ内容を表示しています。</translation>
    </message>
    <message>
        <source>%1 was truncated on disk. It is shown as it was last read.</source>
        <translation>%1 はディスク上で短くなりました。最後に読み込んだ内容を表示しています。</translation>
    </message>
    <message>
        <source>%1 is being written. It is shown as it was last read.</source>
        <translation>%1 は書き込み中です。最後に読み込んだ内容を表示しています。</translation>
    </message>
    <message>
        <source>%1 has changed on disk. It is shown as it was last read.</source>
        <translation>%1 はディスク上で変更されました。最後に読み込んだ内容を表示しています。</translation>
    </message>
    <message>
        <source>%1 (deleted) - Vitrine</source>
        <translation>%1（削除済み）- Vitrine</translation>
    </message>
    <message>
        <source>%1 (truncated) - Vitrine</source>
        <translation>%1（途中まで）- Vitrine</translation>
    </message>
    <message>
        <source>%1 (being written) - Vitrine</source>
        <translation>%1（書き込み中）- Vitrine</translation>
    </message>
    <message>
        <source>%1 (changed on disk) - Vitrine</source>
        <translation>%1（変更あり）- Vitrine</translation>
    </message>
    <message>
        <source>%1 - Vitrine</source>
        <translation>%1 - Vitrine</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>再読み込み</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FileStrip</name>
    <message>
        <source>Neighbouring files</source>
        <translation>隣のファイル</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FilmDialog</name>
    <message>
        <source>Play the &amp;animation</source>
        <translation>アニメーションを再生する(&amp;A)</translation>
    </message>
    <message>
        <source>Save Video</source>
        <translation>動画を保存</translation>
    </message>
    <message>
        <source>Once around the scene</source>
        <translation>表示物の周りを一周</translation>
    </message>
    <message>
        <source>Once around the centre of the view</source>
        <translation>ビューの中心の周りを一周</translation>
    </message>
    <message numerus="yes">
        <source>Through the %n bookmarks</source>
        <translation>
            <numerusform>%n 個のブックマークを順に</numerusform>
        </translation>
    </message>
    <message>
        <source>None (the camera stays in place)</source>
        <translation>動かさない: カメラはそのまま</translation>
    </message>
    <message>
        <source>A path through bookmarks needs at least two bookmarks. A camera that stays in place needs an animation.</source>
        <translation>ブックマーク巡りには 2 個以上のブックマーク、動かないカメラにはアニメーションが必要です。</translation>
    </message>
    <message>
        <source>&amp;Camera path:</source>
        <translation>カメラの動き(&amp;C):</translation>
    </message>
    <message>
        <source>Frames per &amp;second:</source>
        <translation>毎秒フレーム数(&amp;S):</translation>
    </message>
    <message>
        <source>F&amp;rames:</source>
        <translation>フレーム数(&amp;R):</translation>
    </message>
    <message>
        <source>Length:</source>
        <translation>長さ:</translation>
    </message>
    <message>
        <source>Numbered images in a folder</source>
        <translation>フォルダー内の連番画像</translation>
    </message>
    <message>
        <source>Animated image (WebP)</source>
        <translation>1 つのアニメーション画像 (WebP)</translation>
    </message>
    <message>
        <source>Video (%1)</source>
        <translation>動画 (%1)</translation>
    </message>
    <message>
        <source>Ch&amp;oose…</source>
        <translation>選択(&amp;O)…</translation>
    </message>
    <message>
        <source>For&amp;mat:</source>
        <translation>形式(&amp;M):</translation>
    </message>
    <message>
        <source>F&amp;ile:</source>
        <translation>ファイル(&amp;I):</translation>
    </message>
    <message>
        <source>&amp;Quality:</source>
        <translation>品質(&amp;Q):</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 は既に存在します。置き換えますか？</translation>
    </message>
    <message>
        <source>Frame %1 of %2</source>
        <translation>フレーム %1 / %2</translation>
    </message>
    <message>
        <source>Video (needs the program ffmpeg)</source>
        <translation>動画(プログラム ffmpeg が必要です)</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FilmRun</name>
    <message>
        <source>The video could not be saved as %1: %2</source>
        <translation>動画を %1 として保存できませんでした: %2</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>%1 を保存しています</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FilterBar</name>
    <message>
        <source>Filter records</source>
        <translation>レコードのフィルター</translation>
    </message>
    <message>
        <source>Progress of filtering and sorting</source>
        <translation>フィルターと並べ替えの進行状況</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>%1 文字目: %2</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>フィルター: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FilteredTree</name>
    <message>
        <source>Filter</source>
        <translation>絞り込み</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>絞り込み: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FindActions</name>
    <message>
        <source>Go</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Search for a name or a value among the members of a section</source>
        <translation>セクションのメンバーから名前または値を探す</translation>
    </message>
    <message>
        <source>Find N&amp;ext</source>
        <translation>次を検索(&amp;E)</translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation>前を検索(&amp;V)</translation>
    </message>
    <message>
        <source>F&amp;ind…</source>
        <translation>検索(&amp;I)…</translation>
    </message>
    <message>
        <source>Search all names, values, records and bytes</source>
        <translation>名前、値、レコード、バイトなど、開いているものすべてを検索します</translation>
    </message>
    <message>
        <source>Find Membe&amp;r…</source>
        <translation>メンバーを検索(&amp;R)…</translation>
    </message>
    <message>
        <source>Go to the next match of the last search</source>
        <translation>最後の検索の次の一致へ移動します</translation>
    </message>
    <message>
        <source>Go to the previous match of the last search</source>
        <translation>最後の検索の前の一致へ移動します</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FolderScanner</name>
    <message>
        <source>Listing files of %1</source>
        <translation>%1 のファイルを一覧しています</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FormatChooser</name>
    <message>
        <source>Open As</source>
        <translation>形式を指定して開く</translation>
    </message>
    <message>
        <source>Read %1 as:</source>
        <translation>%1 を次の形式で読む：</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Bytes only</source>
        <translation>バイトのみ</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FoundModel</name>
    <message>
        <source>Offset</source>
        <translation>オフセット</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FoundPage</name>
    <message>
        <source>Stop searching</source>
        <translation>検索を停止</translation>
    </message>
    <message>
        <source>Searching… %1 found, %2 %</source>
        <translation>検索中… %1 件、%2 %</translation>
    </message>
    <message>
        <source>Stopped; %1 found</source>
        <translation>停止しました（%1 件）</translation>
    </message>
    <message>
        <source>The first %1; there may be more</source>
        <translation>最初の %1 件（続きがある可能性があります）</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>%1 件</translation>
    </message>
    <message>
        <source>&amp;Copy Rows</source>
        <translation>行をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Go to Bytes</source>
        <translation>バイトへ移動(&amp;G)</translation>
    </message>
    <message>
        <source>Searching: %1</source>
        <translation>検索中: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::GameFoldersPage</name>
    <message>
        <source>Game Folders</source>
        <translation>ゲームのフォルダー</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>上へ(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>下へ(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Find Games</source>
        <translation>ゲームを探す(&amp;F)</translation>
    </message>
    <message>
        <source>Add &amp;Game</source>
        <translation>追加(&amp;I)</translation>
    </message>
    <message>
        <source>Referenced files such as materials, textures and models are searched for here first, in this order. The folder of a game includes all folders that the game itself searches.</source>
        <translation>ファイルが参照するマテリアル、テクスチャ、モデルを、まずここからこの順に探します。ゲームのフォルダーは、そのゲーム自身が探すすべての場所を表します。</translation>
    </message>
    <message>
        <source>Game folders</source>
        <translation>ゲームのフォルダー</translation>
    </message>
    <message>
        <source>&amp;Add Folder…</source>
        <translation>フォルダーを追加(&amp;A)…</translation>
    </message>
    <message>
        <source>Games on this computer</source>
        <translation>このコンピューターのゲーム</translation>
    </message>
    <message>
        <source>Games on this computer:</source>
        <translation>このコンピューターのゲーム:</translation>
    </message>
    <message>
        <source>Game Folder</source>
        <translation>ゲームのフォルダー</translation>
    </message>
    <message>
        <source>Searching for games…</source>
        <translation>ゲームを探しています…</translation>
    </message>
    <message>
        <source>No games were found on this computer.</source>
        <translation>このコンピューターにゲームは見つかりませんでした。</translation>
    </message>
    <message>
        <source>Searching for games</source>
        <translation>ゲームを探しています</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::GeneralPage</name>
    <message>
        <source>General</source>
        <translation>一般</translation>
    </message>
    <message>
        <source>Follow desktop</source>
        <translation>デスクトップに合わせる</translation>
    </message>
    <message>
        <source>File units</source>
        <translation>ファイルの単位</translation>
    </message>
    <message>
        <source>Metres</source>
        <translation>メートル</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>言語(&amp;L):</translation>
    </message>
    <message>
        <source>&amp;Units:</source>
        <translation>単位(&amp;U):</translation>
    </message>
    <message>
        <source>For shown positions and sizes. Copied values stay in file units, which games can read.</source>
        <translation>表示する位置や大きさの単位です。コピーされる値はゲームが読むため、ファイルの単位のままです。</translation>
    </message>
    <message>
        <source>&amp;Screenshots:</source>
        <translation>スクリーンショット(&amp;S):</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>選択(&amp;H)…</translation>
    </message>
    <message>
        <source>Folder for Screenshots</source>
        <translation>スクリーンショットのフォルダー</translation>
    </message>
    <message>
        <source>Save Screenshot saves images in this folder.</source>
        <translation>「スクリーンショットを保存」が画像を入れるフォルダーです。</translation>
    </message>
    <message>
        <source>On s&amp;tartup:</source>
        <translation>起動時(&amp;T):</translation>
    </message>
    <message>
        <source>Reopens the documents of the last session with their views. After a crash, they are only offered, without the file that was being opened.</source>
        <translation>前回の終了時に開いていたものを、その視点とともに開きます。クラッシュ後は尋ねるだけで、そのとき開きかけていたファイルは除きます。</translation>
    </message>
    <message>
        <source>Offer the last tabs after a crash</source>
        <translation>クラッシュ後に前回のタブを開くか尋ねる</translation>
    </message>
    <message>
        <source>Reopen the last tabs</source>
        <translation>前回のタブを再び開く</translation>
    </message>
    <message>
        <source>Do not reopen the last tabs</source>
        <translation>前回のタブを開かない</translation>
    </message>
    <message>
        <source>Save file name and view in i&amp;mages</source>
        <translation>画像に表示中のファイルとビューを記録する(&amp;P)</translation>
    </message>
    <message>
        <source>Screenshot &amp;names:</source>
        <translation>スクリーンショットの名前(&amp;N):</translation>
    </message>
    <message>
        <source>{file}, {view}, {date} and {time} insert these values, {n} the first unused number.</source>
        <translation>{file} はファイル、{view} はビュー、{date} と {time} は日付と時刻、{n} は空いている最初の番号を表します。</translation>
    </message>
    <message>
        <source>Include the &amp;folder path</source>
        <translation>フォルダーのパスを含める(&amp;F)</translation>
    </message>
    <message>
        <source>Drop such an image on the window to return to its view. The file is searched for next to the image and among the recent files.</source>
        <translation>このような画像をウィンドウにドロップすると、その場所に戻ります。画像の隣にある同名のファイル、または最近開いたファイルが使われます。</translation>
    </message>
    <message>
        <source>Anyone who receives such an image can read the names of your folders.</source>
        <translation>受け取った人にはフォルダー名が見えます。</translation>
    </message>
    <message>
        <source>Use the &amp;desktop&apos;s file dialog, without a preview</source>
        <translation>デスクトップのファイルダイアログを使う(プレビューなし)(&amp;D)</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::GoActions</name>
    <message>
        <source>Go</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>&amp;Previous File</source>
        <translation>前のファイル(&amp;P)</translation>
    </message>
    <message>
        <source>Open the previous file of the browser</source>
        <translation>ブラウザーで一つ上のファイルを開く</translation>
    </message>
    <message>
        <source>&amp;Next File</source>
        <translation>次のファイル(&amp;N)</translation>
    </message>
    <message>
        <source>Open the next file of the browser</source>
        <translation>ブラウザーで一つ下のファイルを開く</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Go back to the previous selection</source>
        <translation>前に選択していたものを再び選択する</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>進む(&amp;F)</translation>
    </message>
    <message>
        <source>Go forward to the next selection</source>
        <translation>最後に戻った分を取り消す</translation>
    </message>
    <message>
        <source>Find a command by its name</source>
        <translation>名前でコマンドを探す</translation>
    </message>
    <message>
        <source>&amp;Go To…</source>
        <translation>指定場所へ移動(&amp;G)…</translation>
    </message>
    <message>
        <source>Go to coordinates, a named item, a record or a view link</source>
        <translation>座標、名前、レコード、ビューリンクのいずれかで移動する</translation>
    </message>
    <message>
        <source>&amp;Copy Position</source>
        <translation>位置をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the position and direction of the camera as the commands setpos and setang, as printed by getpos</source>
        <translation>カメラの位置と向きを、getpos の出力と同じ setpos と setang のコマンドとしてコピーする</translation>
    </message>
    <message>
        <source>Paste P&amp;osition</source>
        <translation>位置を貼り付け(&amp;O)</translation>
    </message>
    <message>
        <source>Go to the position on the clipboard: setpos, coordinates or a view link</source>
        <translation>クリップボードのテキストが示す場所へ移動する: setpos、座標、ビューリンク</translation>
    </message>
    <message>
        <source>Copy View &amp;Link</source>
        <translation>ビューリンクをコピー(&amp;L)</translation>
    </message>
    <message>
        <source>Copy the view with all its settings as a line of text, for Go To and vitrine-cli render --view</source>
        <translation>ビューとその設定すべてを 1 行のテキストとしてコピーする(「指定場所へ移動」と vitrine-cli render --view 用)</translation>
    </message>
    <message>
        <source>Copy a link that opens this file in this view, on this computer</source>
        <translation>このコンピューターでこのファイルをこの視点で開くリンクをコピーする</translation>
    </message>
    <message>
        <source>Co&amp;mmands…</source>
        <translation>コマンド(&amp;M)…</translation>
    </message>
    <message>
        <source>Cop&amp;y View Link With File</source>
        <translation>ファイル付きビューリンクをコピー(&amp;Y)</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::GoController</name>
    <message>
        <source>Position copied to the clipboard.</source>
        <translation>位置をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>View link copied to the clipboard.</source>
        <translation>ビューリンクをクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>The clipboard contains no position: “setpos x y z; setang p y r”, coordinates or a view link.</source>
        <translation>クリップボードの内容は位置ではありません。「setpos x y z; setang p y r」、座標、ビューリンクのいずれかが必要です。</translation>
    </message>
    <message>
        <source>There is no 3D view to move in.</source>
        <translation>移動先となる 3D ビューがありません。</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::GoToDialog</name>
    <message>
        <source>yaw %1°, pitch %2°</source>
        <translation>ヨー %1°、ピッチ %2°</translation>
    </message>
    <message>
        <source>Direction: %1</source>
        <translation>向き: %1</translation>
    </message>
    <message>
        <source>Position: %1</source>
        <translation>位置: %1</translation>
    </message>
    <message>
        <source>Position: %1; %2</source>
        <translation>位置: %1、%2</translation>
    </message>
    <message>
        <source>Record: %1 [%2]</source>
        <translation>レコード: %1 [%2]</translation>
    </message>
    <message>
        <source>Section: %1</source>
        <translation>セクション: %1</translation>
    </message>
    <message>
        <source>A view link</source>
        <translation>ビューリンク</translation>
    </message>
    <message>
        <source>Go To</source>
        <translation>指定場所へ移動</translation>
    </message>
    <message>
        <source>Coordinates, setpos, a name, a record or a view link</source>
        <translation>座標、setpos、名前、レコード、ビューリンクのいずれか</translation>
    </message>
    <message>
        <source>x y z · setpos x y z; setang p y r · lumps/FACES 12 · or choose from the list</source>
        <translation>x y z · setpos x y z; setang p y r · lumps/FACES 12 · または一覧から選択</translation>
    </message>
    <message>
        <source>From the list</source>
        <translation>一覧から</translation>
    </message>
    <message>
        <source>No item has this name, and it is not a position, record or view link.</source>
        <translation>この名前のものはなく、位置、レコード、ビューリンクのいずれでもありません。</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::GraphicsProblem</name>
    <message>
        <source>Software rendering is not available either. Install the Mesa drivers (on Debian, the package libgl1-mesa-dri), or use vitrine-cli to inspect files.</source>
        <translation>ソフトウェアレンダリングも使えません。Mesa のドライバー (Debian ではパッケージ libgl1-mesa-dri) をインストールするか、vitrine-cli でファイルを調べてください。</translation>
    </message>
    <message>
        <source>Install or update the graphics driver. Until then, software rendering can be used. It is slower but looks the same. vitrine --software always uses it.</source>
        <translation>グラフィックドライバーをインストールまたは更新してください。それまではソフトウェアレンダリングを使えます。速度は落ちますが、見た目は同じです。vitrine --software では常にこれを使います。</translation>
    </message>
    <message>
        <source>Vitrine</source>
        <translation>Vitrine</translation>
    </message>
    <message>
        <source>Vitrine needs OpenGL 3.3, which is not available here.</source>
        <translation>Vitrine の描画には OpenGL 3.3 が必要ですが、ここでは使えません。</translation>
    </message>
    <message>
        <source>Use Software Ren&amp;dering</source>
        <translation>ソフトウェアレンダリングを使う(&amp;D)</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::HelpActions</name>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>&amp;Keyboard and Mouse</source>
        <translation>キーボードとマウス(&amp;K)</translation>
    </message>
    <message>
        <source>List all keys and mouse actions</source>
        <translation>すべてのキーとマウスの働き</translation>
    </message>
    <message>
        <source>Copy System &amp;Report</source>
        <translation>システムレポートをコピー(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;About Vitrine</source>
        <translation>Vitrine について(&amp;A)</translation>
    </message>
    <message>
        <source>Show version, licence and system information</source>
        <translation>バージョン、ライセンス、動作環境</translation>
    </message>
    <message>
        <source>Show the &amp;Demos</source>
        <translation>デモを表示(&amp;D)</translation>
    </message>
    <message>
        <source>List the worlds that come with Vitrine</source>
        <translation>Vitrine に付属するワールドを一覧する</translation>
    </message>
    <message>
        <source>Copy details for a bug report: versions, graphics, the file, search paths and missing files</source>
        <translation>バグ報告に必要な情報をコピーする: バージョン、グラフィックス、ファイル、検索場所、見つからないもの</translation>
    </message>
    <message>
        <source>How to &amp;Move</source>
        <translation>動き方(&amp;M)</translation>
    </message>
    <message>
        <source>Show the keys and mouse buttons of this view</source>
        <translation>この画像でのキーとマウスボタンを表示する</translation>
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
        <translation>前、左、後、右へ飛ぶ(どのキー配列でもキーの位置で判断)</translation>
    </message>
    <message>
        <source>E or Space, Q</source>
        <translation>E または Space、Q</translation>
    </message>
    <message>
        <source>fly up, down</source>
        <translation>上昇、下降</translation>
    </message>
    <message>
        <source>Shift, Ctrl</source>
        <translation>Shift、Ctrl</translation>
    </message>
    <message>
        <source>three times as fast, a tenth as fast</source>
        <translation>3 倍の速さ、10 分の 1 の速さ</translation>
    </message>
    <message>
        <source>Left or right drag</source>
        <translation>左または右ドラッグ</translation>
    </message>
    <message>
        <source>look around; in orbit: turn</source>
        <translation>見回す。周回では回転</translation>
    </message>
    <message>
        <source>Middle drag</source>
        <translation>中ボタンドラッグ</translation>
    </message>
    <message>
        <source>move sideways</source>
        <translation>横に移動</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>ホイール</translation>
    </message>
    <message>
        <source>flying speed; in orbit: zoom to the cursor</source>
        <translation>飛ぶ速さ。周回ではカーソル位置へズーム</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>クリック</translation>
    </message>
    <message>
        <source>select a surface, its record and its bytes</source>
        <translation>面とそのレコード、バイトを選択</translation>
    </message>
    <message>
        <source>Double-click</source>
        <translation>ダブルクリック</translation>
    </message>
    <message>
        <source>set the centre of orbit</source>
        <translation>周回の中心</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>右クリック</translation>
    </message>
    <message>
        <source>open the menu of an item</source>
        <translation>その場所にあるもののメニュー</translation>
    </message>
    <message>
        <source>Keyboard and Mouse</source>
        <translation>キーボードとマウス</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>コマンドまたはキーを探す</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>About Vitrine</source>
        <translation>Vitrine について</translation>
    </message>
    <message>
        <source>Vitrine %1</source>
        <translation>Vitrine %1</translation>
    </message>
    <message>
        <source>A viewer for the 3D worlds of old games, and for every byte they are made of. Free software under the MIT licence.</source>
        <translation>昔のゲームの 3D 世界と、それを成すすべてのバイトを見るためのビューアーです。MIT ライセンスの自由ソフトウェアです。</translation>
    </message>
    <message>
        <source>System report</source>
        <translation>システムレポート</translation>
    </message>
    <message>
        <source>&amp;Copy Report</source>
        <translation>レポートをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Copy as Text</source>
        <translation>テキストとしてコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy all keys by menu, for printing or sending</source>
        <translation>メニューごとのすべてのキー。印刷や共有に使えます</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <translation>Ctrl+クリック</translation>
    </message>
    <message>
        <source>add to the selection, or remove from it</source>
        <translation>選択に追加、または選択から外す</translation>
    </message>
    <message>
        <source>Shift+left drag</source>
        <translation>Shift+左ドラッグ</translation>
    </message>
    <message>
        <source>select what is visible in a rectangle</source>
        <translation>枠の中に見えるものを選択</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::HexPanel</name>
    <message>
        <source>Byte space</source>
        <translation>バイト空間</translation>
    </message>
    <message>
        <source>The file itself, and data decoded from it or found in it</source>
        <translation>ファイル自身と、そこから展開または発見されたもの</translation>
    </message>
    <message>
        <source>Encoded bytes</source>
        <translation>元のバイト</translation>
    </message>
    <message>
        <source>Show the bytes from which this space was decoded</source>
        <translation>この空間の展開元のバイトを表示する</translation>
    </message>
    <message>
        <source>Go to offset</source>
        <translation>オフセットへ移動</translation>
    </message>
    <message>
        <source>An offset or a range: 0x40c + 16*7, +0x10, end-16, 0x40c:16, 0x40c..0x44c</source>
        <translation>位置またはバイト範囲: 0x40c + 16*7, +0x10, end-16, 0x40c:16, 0x40c..0x44c</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>ブックマーク</translation>
    </message>
    <message>
        <source>Bookmark: %1</source>
        <translation>ブックマーク: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::HexView</name>
    <message>
        <source>Bytes</source>
        <translation>バイト</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::HidingNote</name>
    <message>
        <source>A part of %1 is hidden. To hide all of it, press %2 first; %3 shows everything.</source>
        <translation>%1 の一部を隠しました。全体を隠すには、先に %2 を押してください。%3 ですべてを表示します。</translation>
    </message>
    <message>
        <source>The selection is hidden. %1 shows everything.</source>
        <translation>選択したものは隠れています。%1 ですべてを表示します。</translation>
    </message>
    <message>
        <source>%1 cannot be seen: the layer %2 is hidden.</source>
        <translation>%1 は見えません。レイヤー「%2」が非表示です。</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::HoverLabel</name>
    <message>
        <source>%1 (not shown)</source>
        <extracomment>a file</extracomment>
        <translation>%1 (表示できません)</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::InputQuestion</name>
    <message>
        <source>Choose %1…</source>
        <translation>%1を選ぶ…</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>%1を選ぶ</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::InspectorTable</name>
    <message>
        <source>Values of the selected bytes</source>
        <translation>選択したバイトの値</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>型</translation>
    </message>
    <message>
        <source>Little-endian</source>
        <translation>リトルエンディアン</translation>
    </message>
    <message>
        <source>Big-endian</source>
        <translation>ビッグエンディアン</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 バイト</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::KeysPage</name>
    <message>
        <source>Shortcuts</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>なし(&amp;N)</translation>
    </message>
    <message>
        <source>Defa&amp;ult</source>
        <translation>既定(&amp;U)</translation>
    </message>
    <message>
        <source>Reass&amp;ign</source>
        <translation>割り当て直す(&amp;I)</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>&amp;Keyboard scheme:</source>
        <translation>キー配列の種類(&amp;K):</translation>
    </message>
    <message>
        <source>Shortcut k&amp;ey:</source>
        <translation>キー(&amp;E):</translation>
    </message>
    <message>
        <source>Vitrine</source>
        <translation>Vitrine</translation>
    </message>
    <message>
        <source>Source and Hammer</source>
        <translation>Source と Hammer</translation>
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
        <translation>左利き用</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>カスタム</translation>
    </message>
    <message>
        <source>Select a command, then press its new shortcut.</source>
        <translation>コマンドを選んでから、新しいキーを押してください。</translation>
    </message>
    <message>
        <source>%1 is used for flying and cannot be assigned.</source>
        <translation>%1 は飛行に使うため、コマンドには割り当てられません。</translation>
    </message>
    <message>
        <source>%1 is already assigned to “%2”.</source>
        <translation>%1 はすでに「%2」に割り当てられています。</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::KindMenu</name>
    <message>
        <source>Everything</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Search all kinds</source>
        <translation>すべてを検索します</translation>
    </message>
    <message>
        <source>Include these in the search</source>
        <translation>これらも検索します</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::LayoutActions</name>
    <message>
        <source>Layout</source>
        <translation>レイアウト</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>鑑賞(&amp;L)</translation>
    </message>
    <message>
        <source>Show the 3D view and its controls</source>
        <translation>3D ビューとその設定項目を表示します</translation>
    </message>
    <message>
        <source>&amp;Inspect</source>
        <translation>検査(&amp;I)</translation>
    </message>
    <message>
        <source>Show the 3D view with outline, properties, records and bytes</source>
        <translation>画像をアウトライン、プロパティ、レコード、バイトとともに表示します</translation>
    </message>
    <message>
        <source>&amp;Animate</source>
        <translation>アニメート(&amp;A)</translation>
    </message>
    <message>
        <source>Show the 3D view with outline, controls and timeline</source>
        <translation>画像をアウトライン、設定項目、タイムラインとともに表示します</translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>レイアウトを戻す(&amp;R)</translation>
    </message>
    <message>
        <source>Restore the default layout of all panels</source>
        <translation>すべてのパネルを既定の配置に戻します</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>パネル</translation>
    </message>
    <message>
        <source>&amp;Hide Panels</source>
        <translation>パネルを隠す(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Next Panel</source>
        <translation>次のパネル(&amp;N)</translation>
    </message>
    <message>
        <source>Move to the next panel, and from the last one to the 3D view</source>
        <translation>次のパネルへ、最後のパネルからは画像へ移動します</translation>
    </message>
    <message>
        <source>&amp;Previous Panel</source>
        <translation>前のパネル(&amp;P)</translation>
    </message>
    <message>
        <source>Move to the previous panel</source>
        <translation>前のパネルに戻ります</translation>
    </message>
    <message>
        <source>Show only the 3D view</source>
        <translation>3D ビューだけを表示します</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::Legend</name>
    <message>
        <source>Legend: %1</source>
        <translation>凡例: %1</translation>
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
        <translation>%1 単位/秒</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::LightmapDialog</name>
    <message>
        <source>Lightmap</source>
        <translation>ライトマップ</translation>
    </message>
    <message>
        <source>Image of the lightmap</source>
        <translation>ライトマップの画像</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <translation>表示(&amp;S):</translation>
    </message>
    <message>
        <source>&amp;Light:</source>
        <translation>光(&amp;L):</translation>
    </message>
    <message>
        <source> EV</source>
        <translation> EV</translation>
    </message>
    <message>
        <source>Brightness of the view in stops. Each stop doubles the light.</source>
        <translation>表示の明るさ（段数）。1 段ごとに光が 2 倍になります</translation>
    </message>
    <message>
        <source>E&amp;xposure:</source>
        <translation>露出(&amp;X):</translation>
    </message>
    <message>
        <source>Select a surface that has a lightmap.</source>
        <translation>ライトマップのある面を選択してください。</translation>
    </message>
    <message>
        <source>%1: lightmap of %2×%3 luxels</source>
        <translation>%1：%2×%3 ラクセルのライトマップ</translation>
    </message>
    <message>
        <source>Style %1</source>
        <translation>スタイル %1</translation>
    </message>
    <message>
        <source>%1, bump direction %2</source>
        <translation>%1、バンプ方向 %2</translation>
    </message>
    <message>
        <source>As shown</source>
        <translation>表示どおり</translation>
    </message>
    <message>
        <source>Luxel %1, %2: light %3</source>
        <translation>ラクセル %1, %2：光 %3</translation>
    </message>
    <message>
        <source>%1: light %2, bytes %3 %4 %5, exponent %6</source>
        <translation>%1：光 %2、バイト %3 %4 %5、指数 %6</translation>
    </message>
    <message>
        <source>Point at a luxel or use the arrow keys. Click to mark it.</source>
        <translation>ラクセルにマウスを合わせるか、矢印キーで移動してください。クリックで印が付きます。</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::LinkController</name>
    <message>
        <source>it names no file, and no 3D view is open</source>
        <translation>ファイル名がなく、移動先となる 3D ビューもありません</translation>
    </message>
    <message>
        <source>%1 is not a file</source>
        <translation>%1 はファイルではありません</translation>
    </message>
    <message>
        <source>The file of the view link is not on this computer: %1</source>
        <translation>ビューリンクのファイルはこのコンピューターにありません: %1</translation>
    </message>
    <message>
        <source>Choose File…</source>
        <translation>ファイルを選択…</translation>
    </message>
    <message>
        <source>Locate %1</source>
        <translation>%1 の場所を指定</translation>
    </message>
    <message>
        <source>The view link cannot be opened: %1</source>
        <translation>ビューリンクを開けません: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MainWindow</name>
    <message>
        <source>System report copied to the clipboard.</source>
        <translation>システムレポートをクリップボードにコピーしました。</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MapPage</name>
    <message>
        <source>Strip</source>
        <translation>帯</translation>
    </message>
    <message>
        <source>Show the bytes in file order</source>
        <translation>バイトを並び順に表示</translation>
    </message>
    <message>
        <source>Treemap</source>
        <translation>ツリーマップ</translation>
    </message>
    <message>
        <source>Show the sections by size</source>
        <translation>セクションを大きさで表示</translation>
    </message>
    <message>
        <source>Mapping…</source>
        <translation>マップを作成中…</translation>
    </message>
    <message>
        <source>%1 bytes; %2 unreferenced, %3 overlapping</source>
        <translation>%1 バイト、参照なし %2、重複 %3</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MapStatisticsPanel</name>
    <message>
        <source>Filter statistics</source>
        <translation>数値の絞り込み</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>絞り込み</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>問題 (%1)</translation>
    </message>
    <message>
        <source>Damage and other problems of the file, with their bytes</source>
        <translation>ファイルの破損や異常とそのバイト</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>集計中…</translation>
    </message>
    <message>
        <source>&amp;Copy Rows</source>
        <translation>行をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;All Rows</source>
        <translation>すべての行をコピー(&amp;A)</translation>
    </message>
    <message>
        <source>The statistics were not counted.</source>
        <translation>統計は集計されませんでした。</translation>
    </message>
    <message>
        <source>Counting map statistics</source>
        <translation>マップ統計を集計しています</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MarkListModel</name>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>マーク</translation>
    </message>
    <message>
        <source>%1 s: %2</source>
        <translation>%1 秒: %2</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MatchModel</name>
    <message>
        <source>Nodes</source>
        <translation>ノード</translation>
    </message>
    <message>
        <source>Entities</source>
        <translation>エンティティ</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>プロパティ</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>マテリアル</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>テクスチャ</translation>
    </message>
    <message>
        <source>Viewpoints</source>
        <translation>視点</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>アニメーション</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>コントロール</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>セクション</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>メンバー</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>レコード</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>バイト</translation>
    </message>
    <message>
        <source>%1 (the first %2 of %3)</source>
        <translation>%1 (%3 件中最初の %2 件)</translation>
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
        <translation>計測</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>計測(&amp;M)</translation>
    </message>
    <message>
        <source>Measure between points that you click in the 3D view. Esc ends measuring.</source>
        <translation>3D ビューでクリックした点の間を計測します。Esc で終了します。</translation>
    </message>
    <message>
        <source>&amp;Distance</source>
        <translation>距離(&amp;D)</translation>
    </message>
    <message>
        <source>Measure the distance between two points</source>
        <translation>2 点の間の距離を測る</translation>
    </message>
    <message>
        <source>&amp;Angle</source>
        <translation>角度(&amp;A)</translation>
    </message>
    <message>
        <source>Measure the angle of three points, at the second point</source>
        <translation>3 点の角度を 2 番目の点で測る</translation>
    </message>
    <message>
        <source>A&amp;rea and Perimeter</source>
        <translation>面積と周長(&amp;R)</translation>
    </message>
    <message>
        <source>Measure the area between any number of points. Enter closes the area.</source>
        <translation>任意の数の点で囲む面積を測る。Enter で閉じる</translation>
    </message>
    <message>
        <source>&amp;Snap to Corners and Edges</source>
        <translation>角と辺に吸着(&amp;S)</translation>
    </message>
    <message>
        <source>Snap points to nearby corners and edges. Hold Ctrl while clicking to place a point freely.</source>
        <translation>点を近くの角や辺に吸い寄せる。Ctrl を押しながらのクリックでは吸着しない</translation>
    </message>
    <message>
        <source>Remove Las&amp;t Point</source>
        <translation>最後の点を削除(&amp;T)</translation>
    </message>
    <message>
        <source>Remove the last point (Backspace)</source>
        <translation>最後の点を削除する (Backspace)</translation>
    </message>
    <message>
        <source>&amp;Close Area</source>
        <translation>面積を閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Close the area with its current points (Enter)</source>
        <translation>いまある点で面積を完成させる (Enter)</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MeasureController</name>
    <message>
        <source>corner</source>
        <translation>角</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>辺</translation>
    </message>
    <message>
        <source>face</source>
        <translation>面</translation>
    </message>
    <message>
        <source>Click two points to measure their distance. Esc ends measuring.</source>
        <translation>2 点をクリックすると距離を測ります。Esc で終了します。</translation>
    </message>
    <message>
        <source>Click three points to measure the angle at the second point. Esc ends measuring.</source>
        <translation>3 点をクリックすると 2 番目の点の角度を測ります。Esc で終了します。</translation>
    </message>
    <message>
        <source>Click the corners of an area. Enter closes it, Esc ends measuring.</source>
        <translation>面積の角をクリックし、Enter で閉じます。Esc で終了します。</translation>
    </message>
    <message>
        <source>%1 sets a point at the centre of the view.</source>
        <translation>%1 でビューの中央に点を置きます。</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MeasurementList</name>
    <message>
        <source>Distance %1</source>
        <translation>距離 %1</translation>
    </message>
    <message>
        <source>Angle %1</source>
        <translation>角度 %1</translation>
    </message>
    <message>
        <source>Area %1</source>
        <translation>面積 %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MeasurementModel</name>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Distance or area in the file&apos;s own unit, angle in degrees</source>
        <translation>距離や面積はファイル自身の単位、角度は度</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>The value in metres or square metres</source>
        <translation>同じ値をメートルまたは平方メートルで</translation>
    </message>
    <message>
        <source>Metres</source>
        <translation>メートル</translation>
    </message>
    <message>
        <source>Distance from the first to the last point along this axis of the file, in file units; for an area, its extent</source>
        <translation>ファイルのこの軸に沿った、最初の点から最後の点までの長さ (ファイルの単位)。面積ではその広がり</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MeasurementPanel</name>
    <message>
        <source>Values of the selected measurement</source>
        <translation>選んだ計測の値</translation>
    </message>
    <message>
        <source>Measurements of this file</source>
        <translation>このファイルの計測値</translation>
    </message>
    <message>
        <source>&amp;Go To</source>
        <translation>そこへ移動(&amp;G)</translation>
    </message>
    <message>
        <source>Bring the measured points into view</source>
        <translation>計測した点を画面に収める</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>名前を変更(&amp;N)</translation>
    </message>
    <message>
        <source>Rename the measurement</source>
        <translation>別の名前を付ける</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy all values as text</source>
        <translation>すべての値をテキストとしてコピーする</translation>
    </message>
    <message>
        <source>Copy as &amp;JSON</source>
        <translation>JSON としてコピー(&amp;J)</translation>
    </message>
    <message>
        <source>Copy points and values as JSON</source>
        <translation>点と値を JSON としてコピーする</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>Delete the measurement</source>
        <translation>この計測を削除する</translation>
    </message>
    <message>
        <source>Delete &amp;All</source>
        <translation>すべて削除(&amp;A)</translation>
    </message>
    <message>
        <source>Delete all measurements of this file</source>
        <translation>このファイルの計測をすべて削除する</translation>
    </message>
    <message>
        <source>No measurements yet. Press Measure, then click in the 3D view.</source>
        <translation>計測はまだありません。「計測」を押してから 3D ビューをクリックしてください。</translation>
    </message>
    <message>
        <source>Measured values copied to the clipboard.</source>
        <translation>計測値をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>Measurements copied to the clipboard as JSON.</source>
        <translation>計測を JSON としてクリップボードにコピーしました。</translation>
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
        <translation>広がり X %1</translation>
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
        <translation>距離</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>面積</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>both legs %1</source>
        <translation>2 辺の合計 %1</translation>
    </message>
    <message>
        <source>perimeter %1</source>
        <translation>周長 %1</translation>
    </message>
    <message>
        <source>not flat: up to %1 off its plane</source>
        <translation>平らでない: 平面から最大 %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MemberModel</name>
    <message>
        <source>%1, %2 bytes</source>
        <translation>%1、%2 バイト</translation>
    </message>
    <message numerus="yes">
        <source>%n member(s)</source>
        <translation>
            <numerusform>%n メンバー</numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>オフセット</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MembersPanel</name>
    <message>
        <source>Section</source>
        <translation>セクション</translation>
    </message>
    <message>
        <source>Sections with named members</source>
        <translation>名前付きの値を持つセクション</translation>
    </message>
    <message>
        <source>Find name or value</source>
        <translation>名前または値を検索</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>メンバー</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>検索中…</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>%1 件見つかりました</translation>
    </message>
    <message>
        <source>&amp;Copy as JSON</source>
        <translation>JSON としてコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;Text</source>
        <translation>テキストをコピー(&amp;T)</translation>
    </message>
    <message>
        <source>Copy &amp;Name</source>
        <translation>名前をコピー(&amp;N)</translation>
    </message>
    <message>
        <source>Copy &amp;Path</source>
        <translation>パスをコピー(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Expand All Below</source>
        <translation>下位をすべて開く(&amp;O)</translation>
    </message>
    <message>
        <source>Co&amp;llapse</source>
        <translation>閉じる(&amp;L)</translation>
    </message>
    <message>
        <source>This file has no section with named members.</source>
        <translation>このファイルには名前付きの値を持つセクションがありません。</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MemoryPage</name>
    <message>
        <source>Memory and Thumbnails</source>
        <translation>メモリーとサムネイル</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>消去(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Memory for one file:</source>
        <translation>1 ファイルあたりのメモリー(&amp;M):</translation>
    </message>
    <message>
        <source>Limit for the decoded parts of a file. A larger file is shown without the rest. Applies to the next file that is opened.</source>
        <translation>1 つのファイルの展開した部分の上限です。これより大きいファイルは残りを省いて表示します。次に開くファイルから有効です。</translation>
    </message>
    <message>
        <source>Thumbnails:</source>
        <translation>サムネイル:</translation>
    </message>
    <message>
        <source>Thumbnails that Vitrine added to the cache of the desktop. Those of other programs are kept.</source>
        <translation>Vitrine がデスクトップのキャッシュに追加したサムネイルです。ほかのプログラムのものは残ります。</translation>
    </message>
    <message>
        <source>counting…</source>
        <translation>計算中…</translation>
    </message>
    <message numerus="yes">
        <source>%n image(s), %1</source>
        <translation>
            <numerusform>%n 枚の画像、%1</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Memory for other &amp;tabs:</source>
        <translation>ほかのタブのメモリー(&amp;T):</translation>
    </message>
    <message>
        <source>Limit for all files in background tabs. Files beyond it are read again when their tab is shown.</source>
        <translation>背景のタブにあるすべてのファイルの上限です。超えた分は、そのタブを表示するときに読み直します。</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MenuBar</name>
    <message>
        <source>Con&amp;tent</source>
        <translation>コンテンツ(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Shading</source>
        <translation>シェーディング(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Camera</source>
        <translation>カメラ(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Visibility</source>
        <translation>可視性(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>パネル(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>外観(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Selection</source>
        <translation>選択(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>アニメーション(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>移動(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>La&amp;yout</source>
        <translation>レイアウト(&amp;Y)</translation>
    </message>
    <message>
        <source>Bookm&amp;arks</source>
        <translation>ブックマーク(&amp;A)</translation>
    </message>
    <message>
        <source>Spl&amp;it</source>
        <translation>分割(&amp;I)</translation>
    </message>
    <message>
        <source>Save &amp;Data</source>
        <translation>データを保存(&amp;D)</translation>
    </message>
    <message>
        <source>Loc&amp;king</source>
        <translation>ロック(&amp;K)</translation>
    </message>
    <message>
        <source>Select &amp;More</source>
        <translation>さらに選択(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Bytes</source>
        <translation>バイト(&amp;B)</translation>
    </message>
    <message>
        <source>Record &amp;Table</source>
        <translation>レコードの表(&amp;T)</translation>
    </message>
    <message>
        <source>Measurin&amp;g</source>
        <translation>計測(&amp;G)</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MessageBar</name>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Previous message</source>
        <translation>前のメッセージ</translation>
    </message>
    <message>
        <source>Next message</source>
        <translation>次のメッセージ</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 (message %2)</source>
        <translation>%1（メッセージ %2）</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MissingFilesController</name>
    <message>
        <source>Mount %1</source>
        <translation>%1 をマウント</translation>
    </message>
    <message>
        <source>Mount the Game&apos;s Folder…</source>
        <translation>ゲームのフォルダーをマウント…</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MissingModel</name>
    <message>
        <source>Material</source>
        <translation>マテリアル</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>テクスチャ</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>参照元</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>回数</translation>
    </message>
    <message>
        <source>Sky</source>
        <translation>空</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MissingPanel</name>
    <message>
        <source>Missing files</source>
        <translation>見つからないファイル</translation>
    </message>
    <message>
        <source>&amp;Show Where It Is Used</source>
        <translation>参照元を表示(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MissingSummary</name>
    <message numerus="yes">
        <source>%n texture(s) are missing.</source>
        <translation>
            <numerusform>%n 個のテクスチャが見つかりません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model(s) are missing.</source>
        <translation>
            <numerusform>%n 個のモデルが見つかりません。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 are missing.</source>
        <translation>%1と%2が見つかりません。</translation>
    </message>
    <message numerus="yes">
        <source>%n texture(s)</source>
        <translation>
            <numerusform>%n 個のテクスチャ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n 個のモデル</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 contains them.</source>
        <translation>%1 にあります。</translation>
    </message>
    <message>
        <source>%1 contains %2 of them.</source>
        <translation>そのうち %2 個は %1 にあります。</translation>
    </message>
    <message numerus="yes">
        <source>%n material(s) are missing.</source>
        <translation>
            <numerusform>%n 個のマテリアルが見つかりません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material(s)</source>
        <translation>
            <numerusform>%n 個のマテリアル</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 and %3 are missing.</source>
        <translation>%1、%2、%3が見つかりません。</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MountController</name>
    <message>
        <source>Mount</source>
        <translation>マウント</translation>
    </message>
    <message>
        <source>Mount Folder for %1</source>
        <translation>%1 用にフォルダーをマウント</translation>
    </message>
    <message>
        <source>Mount Archive for %1</source>
        <translation>%1 用にアーカイブをマウント</translation>
    </message>
    <message>
        <source>Archives (%1)</source>
        <translation>アーカイブ (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Locate %1</source>
        <translation>%1 の場所を指定</translation>
    </message>
    <message>
        <source>%1 or an archive that contains it (%2)</source>
        <translation>%1、またはそれを含むアーカイブ (%2)</translation>
    </message>
    <message>
        <source>%1 is not in a folder named %2, which marks the root of the game&apos;s files.</source>
        <translation>%1 は %2 というフォルダーの中にないため、ゲームのファイルの起点が分かりません。</translation>
    </message>
    <message>
        <source>Nothing can be mounted until the file is open.</source>
        <translation>ファイルが開くまでマウントはできません。</translation>
    </message>
    <message>
        <source>%1 cannot be mounted: %2</source>
        <translation>%1 をマウントできません: %2</translation>
    </message>
    <message>
        <source>None of the %1 missing files are in %2.</source>
        <translation>見つからない %1 個のファイルは、いずれも %2 にありません。</translation>
    </message>
    <message>
        <source>No files are missing any more.</source>
        <translation>見つからないファイルはなくなりました。</translation>
    </message>
    <message>
        <source>Files found: %1. Still missing: %2.</source>
        <translation>見つかったファイル: %1。残り: %2。</translation>
    </message>
    <message>
        <source>Mounted: %1</source>
        <translation>マウントしました: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MousePage</name>
    <message>
        <source>Mouse and Touchpad</source>
        <translation>マウスとタッチパッド</translation>
    </message>
    <message>
        <source>Invert &amp;up and down</source>
        <translation>上下を反転(&amp;U)</translation>
    </message>
    <message>
        <source>Invert the &amp;wheel</source>
        <translation>ホイールの向きを逆にする(&amp;W)</translation>
    </message>
    <message>
        <source>Mouse &amp;speed:</source>
        <translation>マウスの速さ(&amp;S):</translation>
    </message>
    <message>
        <source>How far a drag turns the view.</source>
        <translation>ドラッグで視線が回る大きさです。</translation>
    </message>
    <message>
        <source>Drag up to look down, as with the stick of a plane.</source>
        <translation>飛行機の操縦桿のように、上にドラッグすると下を向きます。</translation>
    </message>
    <message>
        <source>Turn towards you to fly faster or zoom in.</source>
        <translation>手前に回すと速く、近くなります。</translation>
    </message>
    <message>
        <source>&amp;Two fingers:</source>
        <translation>2 本指(&amp;T):</translation>
    </message>
    <message>
        <source>On a touchpad. Pinching always zooms.</source>
        <translation>タッチパッドでの操作です。ピンチは常にズームです。</translation>
    </message>
    <message>
        <source>Mouse &amp;buttons:</source>
        <translation>マウスボタン(&amp;B):</translation>
    </message>
    <message>
        <source>Blender: the middle button turns, with Shift it moves sideways, with Ctrl it zooms. Maya: with Alt, the left button turns, the middle one moves sideways, the right one zooms.</source>
        <translation>Blender: 中ボタンで回転、Shift で平行移動、Ctrl でズーム。Maya: Alt と左ボタンで回転、中ボタンで平行移動、右ボタンでズーム。</translation>
    </message>
    <message>
        <source>&amp;Flying keys:</source>
        <translation>飛行キー(&amp;F):</translation>
    </message>
    <message>
        <source>By position on the keyboard. O or E and Space fly up, U or Q flies down.</source>
        <translation>キーボード上の位置で決まります。O または E とスペースで上昇、U または Q で下降します。</translation>
    </message>
    <message>
        <source>same as the wheel</source>
        <translation>ホイールと同じ</translation>
    </message>
    <message>
        <source>look around</source>
        <translation>見回す</translation>
    </message>
    <message>
        <source>left hand: W A S D</source>
        <translation>左手: W A S D</translation>
    </message>
    <message>
        <source>right hand: I J K L</source>
        <translation>右手: I J K L</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::NavigationHint</name>
    <message>
        <source>This is a demo that comes with Vitrine. %1</source>
        <translation>これは Vitrine に付属するデモです。%1</translation>
    </message>
    <message>
        <source>Drag with the left mouse button to turn the model, with the middle one to move it. Zoom with the wheel.</source>
        <translation>左ボタンのドラッグでモデルを回し、中ボタンのドラッグで動かし、ホイールで拡大縮小します。</translation>
    </message>
    <message>
        <source>Fly with %1, look around by dragging, set the speed with the wheel.</source>
        <translation>%1 で飛び、ドラッグで見回し、ホイールで速さを変えます。</translation>
    </message>
    <message>
        <source>%1 lists all keys.</source>
        <translation>%1 ですべてのキーを表示します。</translation>
    </message>
    <message>
        <source>Click a surface to see its properties; %1 shows its record, %2 brings it into view.</source>
        <translation>面をクリックするとプロパティが分かります。%1 でレコードを表示し、%2 で画面に収めます。</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::NoMatchNote</name>
    <message>
        <source>Nothing matches “%1”.</source>
        <translation>「%1」に一致するものはありません。</translation>
    </message>
    <message>
        <source>Clear Filter</source>
        <translation>絞り込みを解除</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::OpenController</name>
    <message>
        <source>Searching for the file of the image</source>
        <translation>画像の元のファイルを検索しています</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::OpenDialog</name>
    <message>
        <source>All supported files (%1)</source>
        <translation>対応するすべてのファイル (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::OutlinePanel</name>
    <message>
        <source>Scene tree</source>
        <translation>シーンツリー</translation>
    </message>
    <message>
        <source>Structure tree</source>
        <translation>構造ツリー</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>シーン</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>構造</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::PartNames</name>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::PictureDialog</name>
    <message>
        <source>Save Image</source>
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>The image could not be saved as %1: %2</source>
        <translation>画像を %1 として保存できませんでした: %2</translation>
    </message>
    <message>
        <source>%1 - %2×%3</source>
        <translation>%1 - %2×%3</translation>
    </message>
    <message>
        <source>Image: %1</source>
        <translation>画像: %1</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save As…</source>
        <translation>名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Images (*.png *.bmp *.jpg *.exr)</source>
        <translation>画像 (*.png *.bmp *.jpg *.exr)</translation>
    </message>
    <message>
        <source>C&amp;hannels:</source>
        <translation>チャンネル(&amp;H):</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>サイズ(&amp;Z):</translation>
    </message>
    <message>
        <source>F&amp;rame:</source>
        <translation>フレーム(&amp;R):</translation>
    </message>
    <message>
        <source>Fac&amp;e:</source>
        <translation>面(&amp;E):</translation>
    </message>
    <message>
        <source> EV</source>
        <translation> EV</translation>
    </message>
    <message>
        <source>Brightness of the view in stops. Each stop doubles the light.</source>
        <translation>表示の明るさ（段数）。1 段ごとに光が 2 倍になります</translation>
    </message>
    <message>
        <source>E&amp;xposure:</source>
        <translation>露出(&amp;X):</translation>
    </message>
    <message>
        <source>Chequerboard</source>
        <translation>市松模様</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Background behind transparent parts</source>
        <translation>透明な部分の背景</translation>
    </message>
    <message>
        <source>&amp;Background:</source>
        <translation>背景(&amp;B):</translation>
    </message>
    <message>
        <source>2×2 &amp;tiles</source>
        <translation>2×2 タイル(&amp;T)</translation>
    </message>
    <message>
        <source>Repeat the image to show its borders</source>
        <translation>境目が見えるように画像を 4 枚並べます</translation>
    </message>
    <message>
        <source>UV &amp;outline</source>
        <translation>UV 輪郭(&amp;O)</translation>
    </message>
    <message>
        <source>Show the triangles of the selection on the texture</source>
        <translation>選択部分の三角形がテクスチャのどこにあるかを示します</translation>
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
        <translation>赤</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>アルファ</translation>
    </message>
    <message>
        <source>Point at a texel or use the arrow keys.</source>
        <translation>テクセルにマウスを合わせるか、矢印キーで移動してください。</translation>
    </message>
    <message numerus="yes">
        <source>Outlined: %n triangle(s) of the selection.</source>
        <translation>
            <numerusform>輪郭：選択部分の三角形 %n 個。</numerusform>
        </translation>
    </message>
    <message>
        <source>The selection does not use this texture.</source>
        <translation>選択範囲はこのテクスチャを使っていません。</translation>
    </message>
    <message>
        <source>There are more than can be shown.</source>
        <translation>すべては表示しきれません。</translation>
    </message>
    <message>
        <source>Texel %1, %2</source>
        <translation>テクセル %1, %2</translation>
    </message>
    <message>
        <source>linear %1</source>
        <translation>リニア %1</translation>
    </message>
    <message>
        <source>alpha %1</source>
        <translation>アルファ %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::PictureLooksEdit</name>
    <message>
        <source>&amp;Keep the aspect ratio of the window</source>
        <translation>ウィンドウの縦横比を保つ(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Transparent background</source>
        <translation>背景を透明にする(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Labels</source>
        <translation>ラベル(&amp;L)</translation>
    </message>
    <message>
        <source>Shadow and &amp;grid on the ground</source>
        <translation>地面の影とグリッド(&amp;G)</translation>
    </message>
    <message>
        <source>Same as the window</source>
        <translation>ウィンドウと同じ</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>カスタム</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>サイズ(&amp;Z):</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>幅(&amp;W):</translation>
    </message>
    <message>
        <source>&amp;Height:</source>
        <translation>高さ(&amp;H):</translation>
    </message>
    <message>
        <source>as drawn by OpenGL</source>
        <translation>OpenGL が描くまま</translation>
    </message>
    <message>
        <source>smooth, %1 × %1 samples</source>
        <translation>滑らか（%1 × %1 点）</translation>
    </message>
    <message>
        <source>&amp;Edges:</source>
        <translation>輪郭(&amp;E):</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::PicturePair</name>
    <message>
        <source>3D view</source>
        <translation>3D ビュー</translation>
    </message>
    <message>
        <source>Second 3D view</source>
        <translation>2 つ目の 3D ビュー</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::PictureRun</name>
    <message>
        <source>Saving %1</source>
        <translation>%1 を保存しています</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::PictureSaver</name>
    <message>
        <source>The image could not be saved as %1: %2</source>
        <translation>画像を %1 として保存できませんでした: %2</translation>
    </message>
    <message>
        <source>The folder %1 for images cannot be created: %2</source>
        <translation>画像用のフォルダー %1 を作成できません: %2</translation>
    </message>
    <message>
        <source>Saving an image</source>
        <translation>画像を保存しています</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::PlacesDialog</name>
    <message>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>Search Paths</source>
        <translation>検索パス</translation>
    </message>
    <message>
        <source>Referenced files are searched for in these locations, in this &amp;order:</source>
        <translation>ファイルが参照するものを、次の場所からこの順に探します(&amp;O):</translation>
    </message>
    <message>
        <source>Search paths</source>
        <translation>検索パス</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>&amp;Added by you, for all files of this folder:</source>
        <translation>このフォルダーの全ファイル用に自分で追加した場所(&amp;A):</translation>
    </message>
    <message>
        <source>Locations that you added</source>
        <translation>自分で追加した場所</translation>
    </message>
    <message>
        <source>Stop searching this location; the file is read again</source>
        <translation>この場所を検索対象から外し、ファイルを読み直す</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ProblemsModel</name>
    <message>
        <source>Damage</source>
        <translation>破損</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>注記</translation>
    </message>
    <message>
        <source>%1 more were left out.</source>
        <translation>ほかに %1 件を省略しました。</translation>
    </message>
    <message>
        <source>There is no 3D view: %1</source>
        <translation>3D ビューはありません: %1</translation>
    </message>
    <message>
        <source>(and %1 more like it)</source>
        <translation>(同様のものがほかに %1 件)</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>%1 内</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Missing files</source>
        <translation>見つからないファイル</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) were not found.</source>
        <translation>
            <numerusform>%n 個のファイルが見つかりませんでした。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ProblemsPanel</name>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>&amp;Copy All</source>
        <translation>すべてコピー(&amp;C)</translation>
    </message>
    <message>
        <source>No problems were found in this file.</source>
        <translation>このファイルに問題は見つかりませんでした。</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ProgramRun</name>
    <message>
        <source>reading it takes too long</source>
        <translation>読み込みに時間がかかりすぎます</translation>
    </message>
    <message>
        <source>reading it crashed</source>
        <translation>読み込み中に異常終了しました</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::PropertiesPanel</name>
    <message>
        <source>Properties</source>
        <translation>プロパティ</translation>
    </message>
    <message>
        <source>Show &amp;Image</source>
        <translation>画像を表示(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Copy Image</source>
        <translation>画像をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save Image As…</source>
        <translation>画像に名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Copy Value</source>
        <translation>値をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;Name and Value</source>
        <translation>名前と値をコピー(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Go to Record</source>
        <translation>レコードへ移動(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Go to Bytes</source>
        <translation>バイトへ移動(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Open in Browser…</source>
        <translation>Web ブラウザーで開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open in New &amp;Tab</source>
        <translation>新しいタブで開く(&amp;T)</translation>
    </message>
    <message>
        <source>Show in &amp;Missing Files</source>
        <translation>見つからないファイルの一覧に表示(&amp;M)</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::PropertyModel</name>
    <message>
        <source>Property</source>
        <translation>プロパティ</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Image: %1</source>
        <translation>画像: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::PropertyTexts</name>
    <message>
        <source>searching</source>
        <translation>検索中</translation>
    </message>
    <message>
        <source>found</source>
        <translation>発見済み</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>見つからない</translation>
    </message>
    <message>
        <source>could not be read</source>
        <translation>読み取れない</translation>
    </message>
    <message>
        <source>Base colour</source>
        <translation>基本色</translation>
    </message>
    <message>
        <source>Base colour 2</source>
        <translation>基本色 2</translation>
    </message>
    <message>
        <source>Blend mask</source>
        <translation>ブレンドマスク</translation>
    </message>
    <message>
        <source>Normals</source>
        <translation>法線</translation>
    </message>
    <message>
        <source>Specular</source>
        <translation>鏡面反射</translation>
    </message>
    <message>
        <source>Emissive</source>
        <translation>発光</translation>
    </message>
    <message>
        <source>Occlusion</source>
        <translation>遮蔽</translation>
    </message>
    <message>
        <source>Metal and roughness</source>
        <translation>金属度と粗さ</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>環境</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>ディテール</translation>
    </message>
    <message>
        <source>Shade</source>
        <translation>影色</translation>
    </message>
    <message>
        <source>Rim</source>
        <translation>リム</translation>
    </message>
    <message>
        <source>Matcap</source>
        <translation>マットキャップ</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>輪郭線</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>読み取れません</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>ノード</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>マテリアル</translation>
    </message>
    <message>
        <source>Material file</source>
        <translation>マテリアルファイル</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Surfaces</source>
        <translation>面</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>三角形</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Clicked at</source>
        <translation>クリック位置</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>セクション</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>バイト</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空間</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>レコード</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>備考</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>シーン</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>ノード</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>マテリアル</translation>
    </message>
    <message>
        <source>Extent</source>
        <translation>広がり</translation>
    </message>
    <message>
        <source>%1 × %2 × %3 m</source>
        <translation>%1 × %2 × %3 m</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>個数</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>プロパティ</translation>
    </message>
    <message>
        <source>Related records</source>
        <translation>関連するレコード</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>ドキュメント</translation>
    </message>
    <message>
        <source>%1 of %2, %3</source>
        <translation>%1 / %2、%3</translation>
    </message>
    <message>
        <source>at rest</source>
        <translation>静止</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>アニメーション</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>フレーム数</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>%1 s, loops</source>
        <translation>%1 秒、ループ</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>… (%1)</source>
        <translation>… (%1)</translation>
    </message>
    <message>
        <source>Visibility</source>
        <translation>可視性</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>リーフ</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>クラスター</translation>
    </message>
    <message>
        <source>none, always drawn</source>
        <translation>なし、常に描画</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>エリア</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>%1 of %2 s, %3</source>
        <translation>%1 / %2 秒、%3</translation>
    </message>
    <message>
        <source>%1 s, back and forth</source>
        <translation>%1 秒、往復</translation>
    </message>
    <message>
        <source>Double-click, press Enter or Ctrl+click to open %1 in the browser, after confirmation</source>
        <translation>%1 を Web ブラウザーで開きます(確認あり): ダブルクリック、Enter、Ctrl+クリック</translation>
    </message>
    <message>
        <source>%1 more sections</source>
        <translation>ほか %1 セクション</translation>
    </message>
    <message>
        <source>Base colour 3</source>
        <translation>ベースカラー3</translation>
    </message>
    <message>
        <source>Base colour 4</source>
        <translation>ベースカラー4</translation>
    </message>
    <message>
        <source>Found at</source>
        <translation>見つかった場所</translation>
    </message>
    <message>
        <source>in the opened file</source>
        <translation>開いたファイルの中</translation>
    </message>
    <message>
        <source>%1
Double-click, press Enter or Ctrl+click to open in a new tab</source>
        <translation>%1
新しいタブで開く: ダブルクリック、Enter、Ctrl+クリック</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>選択範囲</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>選択中</translation>
    </message>
    <message>
        <source>%1
Double-click, press Enter or Ctrl+click to show it in Missing Files</source>
        <translation>%1
「見つからないファイル」に表示: ダブルクリック、Enter、Ctrl+クリック</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::QueryEdit</name>
    <message>
        <source>Completions</source>
        <translation>入力候補</translation>
    </message>
    <message>
        <source>What Can Be Typed Here</source>
        <translation>ここに入力できるもの</translation>
    </message>
    <message>
        <source>What can be typed here (F1)</source>
        <translation>ここに入力できるもの (F1)</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::QueryHelp</name>
    <message>
        <source>What Can Be Typed</source>
        <translation>入力できるもの</translation>
    </message>
    <message>
        <source>Find a term</source>
        <translation>項目を検索</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ReadingOptionsDialog</name>
    <message>
        <source>Reading Options</source>
        <translation>読み込みオプション</translation>
    </message>
    <message>
        <source>Read Again</source>
        <translation>読み直す</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::RecentFiles</name>
    <message>
        <source>Open &amp;Recent</source>
        <translation>最近使ったファイル(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation>一覧を消去(&amp;C)</translation>
    </message>
    <message>
        <source>Clear the list of recent files</source>
        <translation>最近開いたファイルの一覧を消去する</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::RecentGrid</name>
    <message>
        <source>Recent files</source>
        <translation>最近開いたファイル</translation>
    </message>
    <message>
        <source>%1
no longer exists</source>
        <translation>%1
はもうありません</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::RecordActions</name>
    <message>
        <source>Records</source>
        <translation>レコード</translation>
    </message>
    <message>
        <source>Cop&amp;y Value</source>
        <translation>値をコピー(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy the current cell of the table as shown</source>
        <translation>表の現在のセルを、表示されているとおりにコピーします</translation>
    </message>
    <message>
        <source>Copy Recor&amp;d</source>
        <translation>レコードをコピー(&amp;D)</translation>
    </message>
    <message>
        <source>Copy all fields of the current record with their names, as shown</source>
        <translation>現在のレコードのすべてのフィールドを名前付きで、表示されているとおりにコピーします</translation>
    </message>
    <message>
        <source>&amp;Go to Record</source>
        <translation>レコードへ移動(&amp;G)</translation>
    </message>
    <message>
        <source>Go to the record that the current cell refers to</source>
        <translation>現在のセルの数値が参照するレコードへ移動します</translation>
    </message>
    <message>
        <source>&amp;Used By</source>
        <translation>参照元(&amp;U)</translation>
    </message>
    <message>
        <source>List the records that refer to the selected one, by section and field</source>
        <translation>選択したレコードを参照するレコードを、セクションとフィールドごとに一覧します</translation>
    </message>
    <message>
        <source>Select Records Referring &amp;Here</source>
        <translation>ここを参照するレコードを選択(&amp;H)</translation>
    </message>
    <message>
        <source>Select all records that refer to this one, and the items that show them</source>
        <translation>このレコードを参照するすべてのレコードと、それを表す面を選択します</translation>
    </message>
    <message>
        <source>S&amp;ort by Column</source>
        <translation>列で並べ替え(&amp;O)</translation>
    </message>
    <message>
        <source>Sort the table by the current column: ascending, descending, then in file order</source>
        <translation>表を現在の列で並べ替えます。昇順、降順、ファイルの順と切り替わります</translation>
    </message>
    <message>
        <source>&amp;Statistics of Column</source>
        <translation>列の統計(&amp;S)</translation>
    </message>
    <message>
        <source>Count the different values of the current column in the shown records</source>
        <translation>表示中のレコードについて、現在の列の値を種類ごとに数えます</translation>
    </message>
    <message>
        <source>Show &amp;Meanings</source>
        <translation>意味を表示(&amp;M)</translation>
    </message>
    <message>
        <source>Show flags and enumerations by name. Cells are copied as shown.</source>
        <translation>フラグと列挙値を名前で表示します。セルは表示どおりにコピーされます</translation>
    </message>
    <message>
        <source>Show Raw &amp;Numbers</source>
        <translation>元の数値を表示(&amp;N)</translation>
    </message>
    <message>
        <source>Show flags and enumerations as the numbers in the file. Cells are copied as shown.</source>
        <translation>フラグと列挙値をファイル内の数値で表示します。セルは表示どおりにコピーされます</translation>
    </message>
    <message>
        <source>Show &amp;Both</source>
        <translation>両方を表示(&amp;B)</translation>
    </message>
    <message>
        <source>Show flags and enumerations as number and name. Cells are copied as shown.</source>
        <translation>フラグと列挙値を数値と名前で表示します。セルは表示どおりにコピーされます</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::RecordMenu</name>
    <message>
        <source>S&amp;tatistics of “%1”</source>
        <translation>「%1」の統計(&amp;T)</translation>
    </message>
    <message>
        <source>Count the different values of this column in the shown records</source>
        <translation>表示中のレコードについて、この列の値を種類ごとに数えます</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::RecordPanel</name>
    <message>
        <source>Go to record</source>
        <translation>レコードへ移動</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>レコード</translation>
    </message>
    <message>
        <source>No records selected</source>
        <translation>レコードは選択されていません</translation>
    </message>
    <message>
        <source>%1 records</source>
        <translation>%1 レコード</translation>
    </message>
    <message>
        <source>%1 bytes each</source>
        <translation>各 %1 バイト</translation>
    </message>
    <message>
        <source>the first %1 are shown</source>
        <translation>最初の %1 件を表示</translation>
    </message>
    <message>
        <source>%1 of %2 records</source>
        <translation>%2 件中 %1 件のレコード</translation>
    </message>
    <message>
        <source>Filtering and sorting records</source>
        <translation>レコードを絞り込んで並べ替えています</translation>
    </message>
    <message>
        <source>%1 selected, too many to mark</source>
        <translation>%1 件を選択中（多すぎるため行には印を付けません）</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::RecordUsers</name>
    <message>
        <source>The references were not read.</source>
        <translation>参照は読み取られませんでした。</translation>
    </message>
    <message>
        <source>No record refers to this one.</source>
        <translation>このレコードを参照するものはありません。</translation>
    </message>
    <message>
        <source>Reading references of records</source>
        <translation>レコードの参照を読み取っています</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::RecordsMenu</name>
    <message>
        <source>Its R&amp;ecords</source>
        <translation>レコード(&amp;E)</translation>
    </message>
    <message>
        <source>The node that shows it</source>
        <translation>表示しているノード</translation>
    </message>
    <message>
        <source>Node: %1</source>
        <translation>ノード: %1</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%3 の %1 %2</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::SavePictureController</name>
    <message>
        <source>No image was saved: %1</source>
        <translation>画像を保存できませんでした: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::SavePictureDialog</name>
    <message>
        <source>Save Image</source>
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>Images (%1)</source>
        <translation>画像 (%1)</translation>
    </message>
    <message>
        <source>Ch&amp;oose…</source>
        <translation>選択(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation>ファイル(&amp;F):</translation>
    </message>
    <message>
        <source>&amp;Quality:</source>
        <translation>品質(&amp;Q):</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 は既に存在します。置き換えますか？</translation>
    </message>
    <message>
        <source>With several files, {view} and {n} insert the view and its number.</source>
        <translation>複数のファイルがある場合、{view} と {n} はビューとその番号を表します。</translation>
    </message>
    <message numerus="yes">
        <source>%n files: %1 …</source>
        <translation>
            <numerusform>%n 個のファイル: %1 …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files already exist, including %1. Replace them?</source>
        <translation>
            <numerusform>%1 など %n 個のファイルが既に存在します。置き換えますか？</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::SceneTreeModel</name>
    <message>
        <source>World</source>
        <translation>ワールド</translation>
    </message>
    <message>
        <source>Brush model</source>
        <translation>ブラシモデル</translation>
    </message>
    <message>
        <source>Prop</source>
        <translation>プロップ</translation>
    </message>
    <message>
        <source>Entity</source>
        <translation>エンティティ</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>マーカー</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>グループ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>アニメーション</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>アニメーション</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ScreenshotController</name>
    <message>
        <source>Image copied to the clipboard.</source>
        <translation>画像をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>The screenshot could not be taken: %1</source>
        <translation>スクリーンショットを撮れませんでした: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ScrubSlider</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>ほかに %n 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::SearchPanel</name>
    <message>
        <source>Text, number or bytes</source>
        <translation>テキスト、数値、バイト</translation>
    </message>
    <message>
        <source>Search everything</source>
        <translation>すべてを検索</translation>
    </message>
    <message>
        <source>Recent searches</source>
        <translation>最近の検索</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>大文字と小文字を区別</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation>単語単位</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正規表現</translation>
    </message>
    <message>
        <source>In</source>
        <translation>範囲</translation>
    </message>
    <message>
        <source>Scope of the search</source>
        <translation>検索する対象</translation>
    </message>
    <message>
        <source>Stop searching</source>
        <translation>検索を中止</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>Stopped; %1 found</source>
        <translation>中止しました。%1 件見つかりました</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>検索中…</translation>
    </message>
    <message>
        <source>Searching… %1 found</source>
        <translation>検索中… %1 件</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>見つかりませんでした</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>%1 件見つかりました</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>まだありません</translation>
    </message>
    <message>
        <source>Searching for “%1”</source>
        <translation>「%1」を検索しています</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::SectionTreeModel</name>
    <message>
        <source>in %1</source>
        <translation>%1 内</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%n レコード</numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>オフセット</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>レコード</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>備考</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::SelectActions</name>
    <message>
        <source>Containing &amp;Object</source>
        <translation>含まれるオブジェクト(&amp;O)</translation>
    </message>
    <message>
        <source>Select the whole prop, entity or figure that contains the selected surface</source>
        <translation>選択した面を表示しているプロップ、エンティティ、または人物全体を選択します</translation>
    </message>
    <message>
        <source>P&amp;arent</source>
        <translation>親(&amp;A)</translation>
    </message>
    <message>
        <source>Select the parent node with all nodes below it</source>
        <translation>親ノードを、その下のすべてのノードとともに選択します</translation>
    </message>
    <message>
        <source>&amp;Similar Items</source>
        <translation>類似の項目(&amp;S)</translation>
    </message>
    <message>
        <source>Select all instances of the same model, or all surfaces of the same material whose records lie in the same section</source>
        <translation>同じモデルのインスタンスすべて、または同じマテリアルでレコードが同じセクションにある面すべてを選択します</translation>
    </message>
    <message>
        <source>All of This &amp;Material</source>
        <translation>このマテリアルのすべて(&amp;M)</translation>
    </message>
    <message>
        <source>Select all surfaces that have the material of the selected one</source>
        <translation>選択した面と同じマテリアルを持つ面をすべて選択します</translation>
    </message>
    <message>
        <source>All of This Mo&amp;del</source>
        <translation>このモデルのすべて(&amp;D)</translation>
    </message>
    <message>
        <source>Select all instances of the same model</source>
        <translation>同じモデルが置かれている場所をすべて選択します</translation>
    </message>
    <message>
        <source>All of This &amp;Class</source>
        <translation>このクラスのすべて(&amp;C)</translation>
    </message>
    <message>
        <source>Select all entities of the same class, or all nodes of the same kind</source>
        <translation>同じクラスのエンティティすべて、または同じ種類のノードすべてを選択します</translation>
    </message>
    <message>
        <source>&amp;Everything Shown</source>
        <translation>表示中のすべて(&amp;E)</translation>
    </message>
    <message>
        <source>Select all items that are not hidden or locked</source>
        <translation>非表示でもロックされてもいないものをすべて選択します</translation>
    </message>
    <message>
        <source>Inver&amp;t Selection</source>
        <translation>選択を反転(&amp;T)</translation>
    </message>
    <message>
        <source>Select all shown items that are not selected</source>
        <translation>表示されていて選択されていないものを選択します</translation>
    </message>
    <message>
        <source>&amp;Lock</source>
        <translation>ロック(&amp;L)</translation>
    </message>
    <message>
        <source>Prevent the selection from being picked</source>
        <translation>以後、クリックで選択するときに現在の選択を通り抜けます</translation>
    </message>
    <message>
        <source>Lock &amp;Others</source>
        <translation>その他をロック(&amp;O)</translation>
    </message>
    <message>
        <source>Prevent everything but the selection from being picked</source>
        <translation>選択したものだけをクリックできるようにします</translation>
    </message>
    <message>
        <source>&amp;Unlock All</source>
        <translation>すべてのロックを解除(&amp;U)</translation>
    </message>
    <message>
        <source>Allow everything to be picked again</source>
        <translation>すべてを再びクリックできるようにします</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>material %1</source>
        <translation>マテリアル %1</translation>
    </message>
    <message>
        <source>model %1</source>
        <translation>モデル %1</translation>
    </message>
    <message>
        <source>class %1</source>
        <translation>クラス %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::SelectionActions</name>
    <message>
        <source>Selection</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>&amp;Frame</source>
        <translation>画面に収める(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Hide</source>
        <translation>隠す(&amp;H)</translation>
    </message>
    <message>
        <source>Hide the selection</source>
        <translation>選択したものを隠す</translation>
    </message>
    <message>
        <source>&amp;Isolate</source>
        <translation>これだけ表示(&amp;I)</translation>
    </message>
    <message>
        <source>Show only the selection</source>
        <translation>選択したものだけを描画する</translation>
    </message>
    <message>
        <source>Show &amp;All</source>
        <translation>すべて表示(&amp;A)</translation>
    </message>
    <message>
        <source>Show everything that was hidden</source>
        <translation>隠したものを再び描画する</translation>
    </message>
    <message>
        <source>Copy C&amp;oordinates</source>
        <translation>座標をコピー(&amp;O)</translation>
    </message>
    <message>
        <source>Copy the position of the selection in file units</source>
        <translation>選択したものの位置をファイルの座標でコピーする</translation>
    </message>
    <message>
        <source>Show &amp;Record</source>
        <translation>レコードを表示(&amp;R)</translation>
    </message>
    <message>
        <source>Go to the record of the selection in its table</source>
        <translation>選択したもののレコードを表の中で表示する</translation>
    </message>
    <message>
        <source>&amp;Select None</source>
        <translation>選択解除(&amp;S)</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>選択を取り消す</translation>
    </message>
    <message>
        <source>&amp;Why Is This Drawn?</source>
        <translation>描画される理由(&amp;W)</translation>
    </message>
    <message>
        <source>Show which leaf and clusters cause the selected surface to be drawn</source>
        <translation>選択した面がどのリーフとどのクラスターによって描画されるかを示す</translation>
    </message>
    <message>
        <source>Show &amp;Lightmap</source>
        <translation>ライトマップを表示(&amp;L)</translation>
    </message>
    <message>
        <source>Show the lightmap of the selected surface, with the light of its luxels</source>
        <translation>選択した面のライトマップと各ラクセルの光を表示します</translation>
    </message>
    <message>
        <source>Show the selection from an unobstructed position in front of it</source>
        <translation>選択したものを、その前の空いた場所から表示</translation>
    </message>
    <message>
        <source>&amp;Pick at View Centre</source>
        <translation>ビューの中央を選択(&amp;P)</translation>
    </message>
    <message>
        <source>Select what is at the centre of the view, or set a measuring point there</source>
        <translation>ビューの中央にあるものを選択するか、そこに測定点を置きます</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::SelectionStatus</name>
    <message>
        <source>%1, selected by %2</source>
        <translation>%1、%2 で選択</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::SelectionTexts</name>
    <message numerus="yes">
        <source>%Ln face(s)</source>
        <translation>
            <numerusform>面 %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln triangle(s)</source>
        <translation>
            <numerusform>三角形 %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln block(s)</source>
        <translation>
            <numerusform>ブロック %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>ポイント %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln vertex(es)</source>
        <translation>
            <numerusform>頂点 %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln edge(s)</source>
        <translation>
            <numerusform>辺 %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln plane(s)</source>
        <translation>
            <numerusform>平面 %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln brush(es)</source>
        <translation>
            <numerusform>ブラシ %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln leaf(s)</source>
        <translation>
            <numerusform>リーフ %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>ノード %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln mesh(es)</source>
        <translation>
            <numerusform>メッシュ %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln material(s)</source>
        <translation>
            <numerusform>マテリアル %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln texture(s)</source>
        <translation>
            <numerusform>テクスチャ %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animation(s)</source>
        <translation>
            <numerusform>アニメーション %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bone(s)</source>
        <translation>
            <numerusform>ボーン %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln light(s)</source>
        <translation>
            <numerusform>ライト %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entity(ies)</source>
        <translation>
            <numerusform>エンティティ %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln static prop(s)</source>
        <translation>
            <numerusform>静的プロップ %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln overlay(s)</source>
        <translation>
            <numerusform>オーバーレイ %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln displacement(s)</source>
        <translation>
            <numerusform>ディスプレースメント %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln area portal(s)</source>
        <translation>
            <numerusform>エリアポータル %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln occluder polygon(s)</source>
        <translation>
            <numerusform>オクルーダー多角形 %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ambient sample(s)</source>
        <translation>
            <numerusform>環境光サンプル %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln brush model(s)</source>
        <translation>
            <numerusform>ブラシモデル %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln prop(s)</source>
        <translation>
            <numerusform>プロップ %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln camera(s)</source>
        <translation>
            <numerusform>カメラ %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s)</source>
        <translation>
            <numerusform>マーカー %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln surface(s)</source>
        <translation>
            <numerusform>サーフェス %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>アイテム %Ln 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Different</source>
        <translation>異なる項目</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s)</source>
        <translation>
            <numerusform>レコード %Ln 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Shared values</source>
        <translation>共通の値</translation>
    </message>
    <message>
        <source>Shared values: %1</source>
        <translation>共通の値: %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::SeriesChooser</name>
    <message>
        <source>&amp;Metres per pixel:</source>
        <translation>1 ピクセルのメートル(&amp;M):</translation>
    </message>
    <message>
        <source>Text for the game &amp;next to it (resource/overviews)</source>
        <translation>ゲーム用テキストも保存(&amp;B) (resource/overviews)</translation>
    </message>
    <message>
        <source>This view</source>
        <translation>現在のビュー</translation>
    </message>
    <message>
        <source>360° panorama</source>
        <translation>360° パノラマ</translation>
    </message>
    <message>
        <source>Six faces of a cube</source>
        <translation>キューブの 6 面</translation>
    </message>
    <message>
        <source>Overview from above</source>
        <translation>真上からの俯瞰図</translation>
    </message>
    <message>
        <source>All viewpoints (%1)</source>
        <translation>すべての視点 (%1)</translation>
    </message>
    <message>
        <source>All spawn points (%1)</source>
        <translation>すべてのスポーンポイント (%1)</translation>
    </message>
    <message>
        <source>All bookmarks (%1)</source>
        <translation>すべてのブックマーク (%1)</translation>
    </message>
    <message>
        <source>&amp;Image:</source>
        <translation>画像(&amp;P):</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::SettingsDialog</name>
    <message>
        <source>No matching settings.</source>
        <translation>該当する設定はありません。</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>設定を検索</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>&amp;Restore Defaults</source>
        <translation>既定値に戻す(&amp;R)</translation>
    </message>
    <message>
        <source>Reset all settings on this page to their defaults</source>
        <translation>このページの設定をすべて既定値に戻します</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::SortMenu</name>
    <message>
        <source>Sort by</source>
        <translation>並べ替え</translation>
    </message>
    <message>
        <source>Ascending</source>
        <translation>昇順</translation>
    </message>
    <message>
        <source>Descending</source>
        <translation>降順</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::SplitActions</name>
    <message>
        <source>Split</source>
        <translation>分割</translation>
    </message>
    <message>
        <source>&amp;Single</source>
        <translation>単独(&amp;S)</translation>
    </message>
    <message>
        <source>Show only the first view</source>
        <translation>最初の画面だけを表示します</translation>
    </message>
    <message>
        <source>&amp;Two Cameras</source>
        <translation>2 つのカメラ(&amp;T)</translation>
    </message>
    <message>
        <source>Show a second view next to the first, with its own camera</source>
        <translation>最初の画面の隣に、独立したカメラの画面を表示します</translation>
    </message>
    <message>
        <source>&amp;Perspective and Top</source>
        <translation>透視図と上面図(&amp;P)</translation>
    </message>
    <message>
        <source>Show the whole scene from above next to the first view, without perspective</source>
        <translation>画面の隣に、全体を真上から遠近感なしで表示します</translation>
    </message>
    <message>
        <source>&amp;Other View</source>
        <translation>もう一方の画面(&amp;O)</translation>
    </message>
    <message>
        <source>Make the other view active for keys and commands</source>
        <translation>もう一方の画面を、キーやコマンドの対象となるアクティブな画面にします</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::StartNotices</name>
    <message>
        <source>The settings were damaged and were moved to %1. The default settings are in use.</source>
        <translation>設定が壊れていたため、%1 として退避しました。初期設定を使います。</translation>
    </message>
    <message>
        <source>No driver for a graphics card was found. Software rendering is used, and large maps will be slow. Install a driver to speed it up.</source>
        <translation>グラフィックカードのドライバーが見つかりません。ソフトウェアレンダリングを使うため、大きなマップは遅くなります。ドライバーをインストールすると速くなります。</translation>
    </message>
    <message numerus="yes">
        <source>Vitrine closed %n time(s) in a row before a window appeared.</source>
        <translation>
            <numerusform>Vitrine は直前の %n 回の起動で、ウィンドウを表示する前に終了しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Vitrine has started with the default layout.</source>
        <translation>標準のレイアウトで起動しました。</translation>
    </message>
    <message>
        <source>Use Previous Layout</source>
        <translation>以前のレイアウトを使う</translation>
    </message>
    <message>
        <source>The previous layout is saved.</source>
        <translation>以前のレイアウトは保存されています。</translation>
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
        <translation>マップ、モデル、またはそのフォルダーをここにドロップしてください。</translation>
    </message>
    <message>
        <source>Recently Opened</source>
        <translation>最近開いたもの</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>最近開いたファイル</translation>
    </message>
    <message>
        <source>Demos</source>
        <translation>デモ</translation>
    </message>
    <message>
        <source>What&apos;s New</source>
        <translation>新機能</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>開く…</translation>
    </message>
    <message>
        <source>Open Folder…</source>
        <translation>フォルダーを開く…</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::StatisticsDialog</name>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>中止(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Show in Table</source>
        <translation>表に表示(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Statistics of the column</source>
        <translation>列の集計値</translation>
    </message>
    <message>
        <source>Filter the values</source>
        <translation>値を絞り込み</translation>
    </message>
    <message>
        <source>Values of the column</source>
        <translation>列の値</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>閉じる(&amp;L)</translation>
    </message>
    <message>
        <source>Filter the table by the current value</source>
        <translation>表を現在の値で絞り込みます</translation>
    </message>
    <message>
        <source>Copy the selected values with their counts, or all listed values if none is selected</source>
        <translation>選択した値を件数付きでコピーします。選択がなければ一覧のすべてをコピーします</translation>
    </message>
    <message>
        <source>Progress of counting</source>
        <translation>集計の進行状況</translation>
    </message>
    <message>
        <source>The values were not counted.</source>
        <translation>値は集計されませんでした。</translation>
    </message>
    <message>
        <source>Statistics of “%1”</source>
        <translation>「%1」の統計</translation>
    </message>
    <message>
        <source>%1 · where %2</source>
        <translation>%1 · 条件 %2</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>集計しています…</translation>
    </message>
    <message>
        <source>Records: %1</source>
        <translation>レコード: %1</translation>
    </message>
    <message>
        <source>Different values: %1</source>
        <translation>値の種類: %1</translation>
    </message>
    <message>
        <source>More than %1 different values</source>
        <translation>%1 種類を超える値</translation>
    </message>
    <message>
        <source>Without a value: %1</source>
        <translation>値なし: %1</translation>
    </message>
    <message>
        <source>Not a number: %1</source>
        <translation>非数: %1</translation>
    </message>
    <message>
        <source>Minimum: %1</source>
        <translation>最小: %1</translation>
    </message>
    <message>
        <source>Maximum: %1</source>
        <translation>最大: %1</translation>
    </message>
    <message>
        <source>Sum: %1</source>
        <translation>合計: %1</translation>
    </message>
    <message>
        <source>Mean: %1</source>
        <translation>平均: %1</translation>
    </message>
    <message>
        <source>Counting values of “%1”</source>
        <translation>「%1」の値を集計しています</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::StatusStrip</name>
    <message>
        <source>Position of the camera, in the file&apos;s coordinates</source>
        <translation>カメラの位置(ファイルの座標)</translation>
    </message>
    <message>
        <source>Flying speed; the wheel changes it</source>
        <translation>飛ぶ速さ。ホイールで変わります</translation>
    </message>
    <message>
        <source>%1 / %2 triangles</source>
        <translation>%1 / %2 三角形</translation>
    </message>
    <message>
        <source>outside, all %1 clusters</source>
        <translation>外側、全 %1 クラスター</translation>
    </message>
    <message>
        <source>leaf %1, cluster %2, sees %3 of %4</source>
        <translation>リーフ %1、クラスター %2、可視 %3 / %4</translation>
    </message>
    <message>
        <source>%1 (frozen)</source>
        <translation>%1 (凍結中)</translation>
    </message>
    <message>
        <source>Leaf and cluster of the camera, and the clusters visible from there: %1 of %2 triangles</source>
        <translation>カメラのリーフとクラスター、そこから見える可能性のあるクラスター: %1 / %2 三角形</translation>
    </message>
    <message>
        <source>Show which files were not found</source>
        <translation>見つからなかったファイルを表示する</translation>
    </message>
    <message>
        <source>%1 missing</source>
        <translation>見つからないファイル: %1</translation>
    </message>
    <message>
        <source>Walking</source>
        <translation>歩行中</translation>
    </message>
    <message>
        <source>Gliding</source>
        <translation>滑空中</translation>
    </message>
    <message>
        <source>%1, with Shift %2 · Ctrl: crouch · Space: jump · %3: no gravity · %4: fly</source>
        <translation>%1、Shift で %2 · Ctrl: しゃがむ · Space: ジャンプ · %3: 重力なし · %4: 飛ぶ</translation>
    </message>
    <message>
        <source>%1, with Shift %2 · Space: up · Q: down · %3: gravity · %4: fly</source>
        <translation>%1、Shift で %2 · Space: 上 · Q: 下 · %3: 重力 · %4: 飛ぶ</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 を保存しました</translation>
    </message>
    <message>
        <source>Triangles drawn and triangles of the whole scene. The last frame took %1 ms.</source>
        <translation>描画した三角形と、シーン全体の三角形。最後のフレームは %1 ms かかりました</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n images in %1</source>
        <translation>
            <numerusform>%n 枚の画像を %1 に保存しました</numerusform>
        </translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>選択範囲</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::StringsPage</name>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Strings</source>
        <translation>文字列</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>フィルター</translation>
    </message>
    <message>
        <source>Filter strings</source>
        <translation>文字列を絞り込む</translation>
    </message>
    <message>
        <source>Minimum length in characters</source>
        <translation>最小の文字数</translation>
    </message>
    <message>
        <source>Encoding of the strings</source>
        <translation>テキストのエンコーディング</translation>
    </message>
    <message>
        <source>Copy S&amp;trings</source>
        <translation>テキストをコピー(&amp;T)</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::StructureMapController</name>
    <message>
        <source>Save Embedded File</source>
        <translation>内部のファイルを保存</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::StructureMapPanel</name>
    <message>
        <source>less than %1 %</source>
        <translation>%1 % 未満</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 to %2, %3 bytes (%4)</source>
        <translation>%1～%2、%3 バイト（%4）</translation>
    </message>
    <message>
        <source>Entropy: %1 of 8 bits per byte</source>
        <translation>エントロピー：1 バイトあたり 8 ビット中 %1</translation>
    </message>
    <message>
        <source>Compressed (%1): %2 bytes became %3 (%4)</source>
        <translation>圧縮（%1）：%2 バイトが %3 に（%4）</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>レコード</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>Padding</source>
        <translation>パディング</translation>
    </message>
    <message>
        <source>After the last record</source>
        <translation>最後のレコードの後</translation>
    </message>
    <message>
        <source>Between sections</source>
        <translation>セクションの間</translation>
    </message>
    <message>
        <source>Unreferenced, in %1</source>
        <translation>参照なし（%1 内）</translation>
    </message>
    <message>
        <source>Unreferenced</source>
        <translation>参照されていない</translation>
    </message>
    <message>
        <source>Unreferenced, after the records of %1</source>
        <translation>参照なし（%1 のレコードの後）</translation>
    </message>
    <message>
        <source>Overlaps %1</source>
        <translation>%1 と重複</translation>
    </message>
    <message numerus="yes">
        <source>%n small part(s)</source>
        <translation>
            <numerusform>小さな部分 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 bytes (%2)</source>
        <translation>%1 バイト（%2）</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>マップ</translation>
    </message>
    <message>
        <source>Strings</source>
        <translation>文字列</translation>
    </message>
    <message>
        <source>Embedded Files</source>
        <translation>内部のファイル</translation>
    </message>
    <message>
        <source>Byte space</source>
        <translation>バイト空間</translation>
    </message>
    <message>
        <source>The file itself, and data decoded from it or found in it</source>
        <translation>ファイル自身と、そこからデコードまたは発見されたもの</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::StructureStrip</name>
    <message>
        <source>All bytes by section</source>
        <translation>セクション別の全バイト</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>エントロピー</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::StructureTints</name>
    <message>
        <source>No section contains this byte</source>
        <translation>このバイトはどのセクションにも属しません</translation>
    </message>
    <message>
        <source>Offset %1 (%2)</source>
        <translation>オフセット %1 (%2)</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::SuggestionList</name>
    <message>
        <source>%1 contains %2 of %3 missing files.</source>
        <translation>%1 に、見つからない %3 個のファイルのうち %2 個があります。</translation>
    </message>
    <message>
        <source>Mount</source>
        <translation>マウント</translation>
    </message>
    <message>
        <source>Mount %1</source>
        <translation>%1 をマウント</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::TabController</name>
    <message>
        <source>This file cannot be opened: %1.</source>
        <translation>このファイルは開けません: %1。</translation>
    </message>
    <message>
        <source>Opening was cancelled.</source>
        <translation>読み込みは中止されました。</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>開いています…</translation>
    </message>
    <message>
        <source>%1 is open already.</source>
        <translation>%1 はすでに開いています。</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::TaskView</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cancel: %1</source>
        <translation>キャンセル: %1</translation>
    </message>
    <message>
        <source>Show the tasks that are running</source>
        <translation>実行中のタスクを表示する</translation>
    </message>
    <message>
        <source>Running tasks</source>
        <translation>実行中のタスク</translation>
    </message>
    <message numerus="yes">
        <source>%n task(s)</source>
        <translation>
            <numerusform>%n 件のタスク</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::TimelinePanel</name>
    <message>
        <source>Animations</source>
        <translation>アニメーション</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Drag to move through the animation. Hold Shift to move frame by frame.</source>
        <translation>ドラッグでアニメーション内を移動、Shift を押しながらでフレーム単位</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>Speed: 1 is the normal speed</source>
        <translation>速さ: 1 が通常の速さ</translation>
    </message>
    <message>
        <source>Frame %1 of %2</source>
        <translation>フレーム %1 / %2</translation>
    </message>
    <message>
        <source>%1 of %2 s</source>
        <translation>%1 / %2 秒</translation>
    </message>
    <message>
        <source>no frames</source>
        <translation>フレームなし</translation>
    </message>
    <message>
        <source>No animation selected</source>
        <translation>アニメーションは選択されていません</translation>
    </message>
    <message>
        <source>No animations</source>
        <translation>アニメーションはありません</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>マーク</translation>
    </message>
    <message>
        <source>After the mark %1</source>
        <translation>マーク「%1」の後</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::TreemapView</name>
    <message>
        <source>Sections by size</source>
        <translation>大きさ別のセクション</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::UnclaimedPage</name>
    <message>
        <source>First Bytes</source>
        <translation>先頭のバイト</translation>
    </message>
    <message>
        <source>All Zero</source>
        <translation>すべて 0</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Unreferenced bytes</source>
        <translation>何からも参照されないバイト</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::UndoController</name>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>元に戻す: %1(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>やり直す: %1(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::UsersDialog</name>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>中止(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Show All in Table</source>
        <translation>すべて表に表示(&amp;S)</translation>
    </message>
    <message>
        <source>Used By</source>
        <translation>参照元</translation>
    </message>
    <message>
        <source>Records that refer to this one</source>
        <translation>ここを参照するレコード</translation>
    </message>
    <message>
        <source>&amp;Go to Record</source>
        <translation>レコードへ移動(&amp;G)</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>閉じる(&amp;L)</translation>
    </message>
    <message>
        <source>Filter the table by the current field and highlight the items that show its records</source>
        <translation>表を現在のフィールドで絞り込み、そのレコードを表す面を強調します</translation>
    </message>
    <message>
        <source>Select the record that these refer to</source>
        <translation>これらが参照するレコードを選択します</translation>
    </message>
    <message>
        <source>Progress of reading references</source>
        <translation>参照の読み取りの進行状況</translation>
    </message>
    <message>
        <source>%1: searching for references…</source>
        <translation>%1: 参照元を探しています…</translation>
    </message>
    <message>
        <source>%1: no record refers to it</source>
        <translation>%1: 参照元はありません</translation>
    </message>
    <message numerus="yes">
        <source>%1: used %n time(s)</source>
        <translation>
            <numerusform>%1: %n 回参照されています</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::UsersModel</name>
    <message>
        <source>… and %1 more</source>
        <translation>…ほか %1 件</translation>
    </message>
    <message>
        <source>Press Enter to show all of these in the table</source>
        <translation>Enter でこれらすべてを表に表示します</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ValueModel</name>
    <message>
        <source>name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>path</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>(another)</source>
        <translation>(異なる)</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>only in one</source>
        <translation>片方のみ</translation>
    </message>
    <message>
        <source>in a different order</source>
        <translation>順序のみ変更</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>変更前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>変更後</translation>
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
        <translation>表示</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>全画面(&amp;F)</translation>
    </message>
    <message>
        <source>Show the window on the whole screen</source>
        <translation>画面全体を使う</translation>
    </message>
    <message>
        <source>&amp;Lit</source>
        <translation>ライティングあり(&amp;L)</translation>
    </message>
    <message>
        <source>Textures and baked light, as in the game</source>
        <translation>ゲームどおりのテクスチャと焼き込まれた光</translation>
    </message>
    <message>
        <source>&amp;Unlit</source>
        <translation>ライティングなし(&amp;U)</translation>
    </message>
    <message>
        <source>Textures without light</source>
        <translation>光なしのテクスチャ</translation>
    </message>
    <message>
        <source>Light&amp;map</source>
        <translation>ライトマップ(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Wireframe</source>
        <translation>ワイヤーフレーム(&amp;W)</translation>
    </message>
    <message>
        <source>The edges of all triangles</source>
        <translation>すべての三角形の辺</translation>
    </message>
    <message>
        <source>&amp;Normals</source>
        <translation>法線(&amp;N)</translation>
    </message>
    <message>
        <source>The direction of surfaces as colour</source>
        <translation>面の向きを色で表す</translation>
    </message>
    <message>
        <source>Shading</source>
        <translation>シェーディング</translation>
    </message>
    <message>
        <source>&amp;Front</source>
        <translation>正面(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>背面(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>左(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>右(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Top</source>
        <translation>上(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Isometric</source>
        <translation>等角(&amp;I)</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>See the whole scene from this side</source>
        <translation>シーン全体をこの側から見る</translation>
    </message>
    <message>
        <source>Go to &amp;Start</source>
        <translation>開始位置へ(&amp;S)</translation>
    </message>
    <message>
        <source>Return to the camera position of the opened file</source>
        <translation>ファイルを開いたときのカメラ位置へ戻る</translation>
    </message>
    <message>
        <source>Fram&amp;e All</source>
        <translation>全体を表示(&amp;E)</translation>
    </message>
    <message>
        <source>Move the camera until the whole scene is in view</source>
        <translation>シーン全体が見えるようカメラを動かす</translation>
    </message>
    <message>
        <source>Ort&amp;hographic</source>
        <translation>平行投影(&amp;H)</translation>
    </message>
    <message>
        <source>Draw without perspective</source>
        <translation>遠近感なしで描画する</translation>
    </message>
    <message>
        <source>Fl&amp;y</source>
        <translation>飛行(&amp;Y)</translation>
    </message>
    <message>
        <source>Move with W A S D, look around with the mouse, the wheel sets the speed</source>
        <translation>W A S D で移動、マウスで見回し、ホイールで速さを変える</translation>
    </message>
    <message>
        <source>Orbit around a centre, zoom with the wheel</source>
        <translation>中心の周りを回り、ホイールでズームする</translation>
    </message>
    <message>
        <source>Reset S&amp;peed</source>
        <translation>速さを戻す(&amp;P)</translation>
    </message>
    <message>
        <source>Restore the default flying speed</source>
        <translation>既定の飛行速度に戻す</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>Follow &amp;Desktop</source>
        <translation>デスクトップに合わせる(&amp;D)</translation>
    </message>
    <message>
        <source>Use the colours of the desktop</source>
        <translation>デスクトップの色を使う</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>Dark text on a light background</source>
        <translation>明るい背景に暗い文字</translation>
    </message>
    <message>
        <source>D&amp;ark</source>
        <translation>ダーク(&amp;A)</translation>
    </message>
    <message>
        <source>Light text on a dark background</source>
        <translation>暗い背景に明るい文字</translation>
    </message>
    <message>
        <source>La&amp;bels</source>
        <translation>ラベル(&amp;B)</translation>
    </message>
    <message>
        <source>Show the names of markers above them</source>
        <translation>マーカーの上に名前を表示する</translation>
    </message>
    <message>
        <source>U&amp;V Grid</source>
        <translation>UV グリッド(&amp;V)</translation>
    </message>
    <message>
        <source>Texture coordinates: red increases along u, green along v</source>
        <translation>テクスチャの貼られ方: 赤は u 方向、緑は v 方向に増える</translation>
    </message>
    <message>
        <source>Luxel &amp;Grid</source>
        <translation>luxel グリッド(&amp;G)</translation>
    </message>
    <message>
        <source>The texels of the lightmaps over the lit view</source>
        <translation>ライティングありの画像にライトマップのテクセルを重ねる</translation>
    </message>
    <message>
        <source>Wires &amp;Over Lit</source>
        <translation>ライティングとワイヤー(&amp;O)</translation>
    </message>
    <message>
        <source>The edges of all triangles over the lit view</source>
        <translation>ライティングありの画像にすべての三角形の辺を重ねる</translation>
    </message>
    <message>
        <source>Over&amp;draw</source>
        <translation>オーバードロー(&amp;D)</translation>
    </message>
    <message>
        <source>Brighter where more surfaces overlap</source>
        <translation>重なっている面が多いほど明るい</translation>
    </message>
    <message>
        <source>Light &amp;Heat Map</source>
        <translation>光のヒートマップ(&amp;H)</translation>
    </message>
    <message>
        <source>Brightness of the light: yellow is full white, red and white exceed it</source>
        <translation>光の明るさ: 黄は白の最大値、赤と白はそれを超える</translation>
    </message>
    <message>
        <source>&amp;Average Light</source>
        <translation>平均光(&amp;A)</translation>
    </message>
    <message>
        <source>Each lightmap&apos;s average colour</source>
        <translation>各ライトマップの平均色</translation>
    </message>
    <message>
        <source>L&amp;eaves</source>
        <translation>リーフ(&amp;E)</translation>
    </message>
    <message>
        <source>A colour for each leaf of the map&apos;s tree</source>
        <translation>マップの木のリーフごとに色分けする</translation>
    </message>
    <message>
        <source>&amp;Clusters</source>
        <translation>クラスター(&amp;C)</translation>
    </message>
    <message>
        <source>A colour for each cluster of the visibility data</source>
        <translation>可視データのクラスターごとに色分けする</translation>
    </message>
    <message>
        <source>A&amp;reas</source>
        <translation>エリア(&amp;R)</translation>
    </message>
    <message>
        <source>A colour for each area between area portals</source>
        <translation>エリアポータルで区切られたエリアごとに色分けする</translation>
    </message>
    <message>
        <source>&amp;Batches</source>
        <translation>バッチ(&amp;B)</translation>
    </message>
    <message>
        <source>A colour for each draw call</source>
        <translation>描画呼び出しごとに色分けする</translation>
    </message>
    <message>
        <source>Te&amp;xel Density</source>
        <translation>テクセル密度(&amp;X)</translation>
    </message>
    <message>
        <source>Texels per metre: blue is low, green is normal, red is high</source>
        <translation>1 メートルあたりのテクセル数: 青は少ない、緑は標準、赤は多い</translation>
    </message>
    <message>
        <source>&amp;Walk</source>
        <translation>歩行(&amp;W)</translation>
    </message>
    <message>
        <source>Walk on the ground and collide with walls. The same key returns to flying.</source>
        <translation>地面を歩き、壁にぶつかる。同じキーで飛行に戻る</translation>
    </message>
    <message>
        <source>&amp;Gravity</source>
        <translation>重力(&amp;G)</translation>
    </message>
    <message>
        <source>Fall and stand on the ground while walking. Without gravity, you glide.</source>
        <translation>歩行中に落下して地面に立つ。オフでは滑るように移動する</translation>
    </message>
    <message>
        <source>Visibility</source>
        <translation>可視性</translation>
    </message>
    <message>
        <source>&amp;Cull by Visibility</source>
        <translation>可視性でカリング(&amp;C)</translation>
    </message>
    <message>
        <source>Draw only what is visible from here according to the map&apos;s visibility data</source>
        <translation>マップの可視データでここから見えるとされるものだけを描画する</translation>
    </message>
    <message>
        <source>&amp;Freeze Culling</source>
        <translation>カリングを凍結(&amp;F)</translation>
    </message>
    <message>
        <source>Keep drawing what is visible now while the camera moves on</source>
        <translation>カメラを動かしても、今見えているものを描画し続けます</translation>
    </message>
    <message>
        <source>&amp;Inspect</source>
        <translation>検査(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Parts of the Map</source>
        <translation>マップの区分(&amp;P)</translation>
    </message>
    <message>
        <source>Baked light without textures; white is eight times full light</source>
        <translation>テクスチャなしの焼き込み済みの光。白は最大の光の 8 倍</translation>
    </message>
    <message>
        <source>Draw a soft shadow under models</source>
        <translation>モデルの下にやわらかい影を描きます</translation>
    </message>
    <message>
        <source>&amp;Ground Grid</source>
        <translation>地面のグリッド(&amp;G)</translation>
    </message>
    <message>
        <source>Show a grid in metres on the ground, and the axes of the file</source>
        <translation>地面にメートル単位のグリッドとファイルの座標軸を表示します</translation>
    </message>
    <message>
        <source>C&amp;ontact Shadow</source>
        <translation>接地影(&amp;O)</translation>
    </message>
    <message>
        <source>Botto&amp;m</source>
        <translation>下(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Orbit</source>
        <translation>周回(&amp;O)</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ViewController</name>
    <message>
        <source>There is no ground to walk on here.</source>
        <translation>ここには歩ける地面がありません。</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>速さ %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ViewHistory</name>
    <message>
        <source>Visibility</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Locking</source>
        <translation>ロック</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>アニメーション</translation>
    </message>
    <message>
        <source>Shading</source>
        <translation>シェーディング</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>コントロール</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>計測値</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::WebLink</name>
    <message>
        <source>Open Link</source>
        <translation>リンクを開く</translation>
    </message>
    <message>
        <source>Open a page of %1 in the browser?</source>
        <translation>%1 のページを Web ブラウザーで開きますか?</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::WhyDrawnDialog</name>
    <message>
        <source>in none</source>
        <translation>どこにも属さない</translation>
    </message>
    <message>
        <source>cluster %1</source>
        <translation>クラスター %1</translation>
    </message>
    <message>
        <source>leaf %1</source>
        <translation>リーフ %1</translation>
    </message>
    <message>
        <source>%1, in no cluster</source>
        <translation>%1、クラスターなし</translation>
    </message>
    <message>
        <source>%1, cluster %2</source>
        <translation>%1、クラスター %2</translation>
    </message>
    <message>
        <source>The file has no visibility data: everything is drawn.</source>
        <translation>ファイルに可視データがないため、すべて描画されます。</translation>
    </message>
    <message>
        <source>The camera is outside the world, or in something solid: everything is drawn.</source>
        <translation>カメラがワールドの外かソリッドの中にあるため、すべて描画されます。</translation>
    </message>
    <message>
        <source>It belongs to the sky, which is drawn from everywhere.</source>
        <translation>空に属し、どこからでも描画されます。</translation>
    </message>
    <message>
        <source>It is in none of the clusters, so it is always drawn.</source>
        <translation>どのクラスターにもないため、常に描画されます。</translation>
    </message>
    <message>
        <source>It reaches into cluster %1, which the camera is in.</source>
        <translation>この面は、カメラのあるクラスター %1 に及んでいます。</translation>
    </message>
    <message>
        <source>It reaches into cluster %1, which is visible from the camera&apos;s cluster %2.</source>
        <translation>この面は、カメラのクラスター %2 から見える可能性のあるクラスター %1 に及んでいます。</translation>
    </message>
    <message>
        <source>None of its clusters is visible from the camera&apos;s cluster %1.</source>
        <translation>この面のクラスターは、いずれもカメラのクラスター %1 からは見えません。</translation>
    </message>
    <message>
        <source>%1 It is not drawn.</source>
        <translation>%1描画されません。</translation>
    </message>
    <message>
        <source>%1 It is drawn because culling is turned off.</source>
        <translation>%1カリングがオフのため描画されています。</translation>
    </message>
    <message>
        <source>Why Is This Drawn?</source>
        <translation>描画される理由</translation>
    </message>
    <message>
        <source>Surface:</source>
        <translation>面:</translation>
    </message>
    <message>
        <source>Camera:</source>
        <translation>カメラ:</translation>
    </message>
    <message>
        <source>Location:</source>
        <translation>面の位置:</translation>
    </message>
    <message>
        <source>%1, surface %2</source>
        <translation>%1、面 %2</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::WindowLooks</name>
    <message>
        <source>Toolbar</source>
        <translation>ツールバー</translation>
    </message>
    <message>
        <source>View</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Buttons for frequently used commands</source>
        <translation>よく使う操作のボタンです</translation>
    </message>
    <message>
        <source>%1 leaves full screen, %2 shows the panels.</source>
        <translation>%1 で全画面を終え、%2 でパネルを表示します。</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>パネル</translation>
    </message>
    <message>
        <source>Show and hide panels</source>
        <translation>パネルを表示したり隠したりする</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::WindowRestorer</name>
    <message>
        <source>The last session could not be restored. It was saved as session.json.damaged.</source>
        <translation>前回のセッションを復元できませんでした。session.json.damaged として保存しました。</translation>
    </message>
    <message numerus="yes">
        <source>Vitrine closed unexpectedly. %n document(s) were open.</source>
        <translation>
            <numerusform>Vitrine が正常に終了しませんでした。%n 件のドキュメントが開いていました。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was being opened and is left out.</source>
        <translation>%1 は除きます。そのとき読み込み中でした。</translation>
    </message>
    <message>
        <source>Open Again</source>
        <translation>開き直す</translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ZoomBar</name>
    <message>
        <source>&amp;Fit</source>
        <translation>全体(&amp;F)</translation>
    </message>
    <message>
        <source>Show the whole image (0)</source>
        <translation>画像全体を表示 (0)</translation>
    </message>
    <message>
        <source>&amp;100 %</source>
        <translation>100 % (&amp;1)</translation>
    </message>
    <message>
        <source>Show one texel per screen pixel (1)</source>
        <translation>テクセルを画面のピクセルと等倍で表示 (1)</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>倍率</translation>
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
        <translation>すでに開いていても、別のウィンドウを開きます。</translation>
    </message>
    <message>
        <source>Use software rendering.</source>
        <translation>ソフトウェアレンダリングを使います。</translation>
    </message>
    <message>
        <source>Language of the window (en, ja, ru, de). VITRINE_LANG does the same.</source>
        <translation>ウィンドウの言語 (en, ja, ru, de)。VITRINE_LANG でも指定できます。</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>このヘルプを表示します。</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>バージョンを表示します。</translation>
    </message>
    <message>
        <source>Shows the 3D worlds of old games, and every byte they are made of.</source>
        <translation>昔のゲームの 3D 世界と、それを成すすべてのバイトを表示します。</translation>
    </message>
    <message>
        <source>Search this folder or archive first for materials and models. Can be given more than once.</source>
        <translation>マテリアルとモデルを、まずこのフォルダーまたはアーカイブから探します。複数回指定できます。</translation>
    </message>
    <message>
        <source>Show the file in the view of this view link.</source>
        <translation>ファイルをこのビューリンクの視点で表示します。</translation>
    </message>
    <message>
        <source>Files or view links to open, or a folder to browse.</source>
        <translation>開くファイルまたはビューリンク、または参照するフォルダー。</translation>
    </message>
    <message>
        <source>Start with the default size and panels. The previous ones are kept.</source>
        <translation>標準の大きさとパネルで起動する。以前の配置は保存される。</translation>
    </message>
</context>
</TS>
