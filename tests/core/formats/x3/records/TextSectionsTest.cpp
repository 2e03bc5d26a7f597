#include "core/formats/x3/records/TextSections.h"

#include "tests/core/formats/x3/records/TextParts.h"

namespace vitrine::formats::x3 {
namespace {

using structure::integer;
using structure::Section;
using structure::Structure;
using structure::StructureBuilder;
using structure::Value;

/// The sections of a text at byte 100 of space 3.
struct Sections {
  std::string text;
  ByteSourcePtr source;
  ByteRange where;
  Structure structure;

  explicit Sections(std::string_view used)
      : text(used), source(bytes::makeMemorySource(tests::bytesOf(std::string(100, '#') + text))),
        where{3, 100, text.size()} {}

  const Section& operator[](const char* path) const {
    const auto id = structure.find(QString::fromLatin1(path));
    EXPECT_TRUE(id.has_value()) << path;
    return structure[id.value_or(0)];
  }
  const structure::RecordTable& table(const char* path) const { return *(*this)[path].table; }

  Value cell(const char* path, std::uint64_t row, const char* field) const {
    const structure::RecordTable& records = table(path);
    const auto decoded = records.row(row);
    EXPECT_TRUE(decoded.has_value()) << (decoded ? std::string() : decoded.error().message.toStdString());
    const int column = records.layout().indexOf(QLatin1StringView(field));
    EXPECT_GE(column, 0) << field;
    return decoded && column >= 0 ? decoded->cells.at(static_cast<std::size_t>(column)) : Value();
  }
  /// The bytes of a cell as text.
  std::string bytesOf(const char* path, std::uint64_t row, const char* field) const {
    const structure::RecordTable& records = table(path);
    const ByteRange range =
        records.rangeOf(row, static_cast<std::size_t>(records.layout().indexOf(QLatin1StringView(field))));
    EXPECT_EQ(range.space, 3U);
    return text.substr(static_cast<std::size_t>(range.offset - 100), static_cast<std::size_t>(range.size));
  }
  /// Record that the number in a cell leads to.
  std::optional<RecordRef> lead(const char* path, std::uint64_t row, const char* field, std::size_t element = 0) const {
    const structure::RecordLayout& layout = table(path).layout();
    const auto column = static_cast<std::size_t>(layout.indexOf(QLatin1StringView(field)));
    return structure.follow(layout.fields[column], cell(path, row, field), element);
  }
  QString attribute(const char* path, const char* key) const {
    for (const auto& attribute : (*this)[path].attributes) {
      if (attribute.key == QLatin1StringView(key)) {
        return structure::toText(attribute.value);
      }
    }
    return {};
  }
};

struct OfBody : Sections {
  BodySections handles;

  explicit OfBody(std::string_view used) : Sections(used) {
    Diagnostics diagnostics;
    const Body body = readTextBody(tests::bytesOf(text), where, {}, diagnostics);
    StructureBuilder builder(QStringLiteral("a.bod"), where);
    const auto other = builder.add(builder.root(), QStringLiteral("bodies"), where);
    handles = addTextBody(builder, builder.add(other, QStringLiteral("hull"), where), source, body);
    structure = builder.build();
  }
};

struct OfScene : Sections {
  explicit OfScene(std::string_view used) : Sections(used) {
    Diagnostics diagnostics;
    const SceneFile scene = readTextScene(tests::bytesOf(text), where, {}, diagnostics);
    StructureBuilder builder(QStringLiteral("a.bod"), where);
    addTextScene(builder, builder.root(), source, scene);
    structure = builder.build();
  }
};

constexpr std::string_view kBody =
    "/# by hand\r\n"
    "MATERIAL6: 0; 0x10; 25.jpg; 1;2;3; 4;5;6; 7;8;9; 0;0;20;30; 0;1;0; 100; NULL;0; b.jpg;7; NULL;0; NULL;0; x;9;\r\n"
    "MATERIAL6: 1; 0x2000000; 1; argon.fx; 3; g_Cull;SPTYPE_LONG;2; g_Color;SPTYPE_FLOAT4;0.5;0;0;1; "
    "t_Map;SPTYPE_STRING;a "
    "b.tga;\r\n"
    "500; / size\r\n"
    "0; -0x10; 0.5; /0\r\n"
    "100; 0; 0; /1\r\n"
    "0; 100; 0;\r\n"
    "-1; -1; -1;\r\n"
    "/----- Part hull -----\r\n"
    " 1; 0; 1; 2; -25; 4; 0.5;0; 1;0; 1;1; / c\r\n"
    " 0; 2; 1; 0; 1; -1;\r\n"
    "-99; 00001000000000000101; 1;2;3;\r\n"
    "/! COLLISION_BOX: -1; -1; -1; 100; 100; 100; !/\r\n"
    " 0; 2; 1; 0; -153; 9; 0;0; 0;0; 0;0; 6;5; 4;3; 2;1;\r\n"
    "-99; 1;\r\n"
    "-99; 0;\r\n"
    "40; 7;8;9; -1;-1;-1; 0;0;0;0;-1; -99; 1; -99; 0;\r\n";

TEST(TextSections, ABodyHasMaterialsAndLevelsOfDetail) {
  const OfBody body(kBody);
  const char* kPaths[] = {"bodies/hull/materials",      "bodies/hull/materials/1 argon.fx",
                          "bodies/hull/LOD 0",          "bodies/hull/LOD 0/points",
                          "bodies/hull/LOD 0/parts",    "bodies/hull/LOD 0/parts/0 hull",
                          "bodies/hull/LOD 0/parts/1",  "bodies/hull/LOD 1",
                          "bodies/hull/collision box 0"};
  for (const char* path : kPaths) {
    EXPECT_TRUE(body.structure.find(QString::fromLatin1(path))) << path;
  }
  EXPECT_EQ(body.attribute("bodies/hull", "info"), QStringLiteral("by hand"));
  EXPECT_EQ(body.attribute("bodies/hull/LOD 0", "size"), QStringLiteral("500"));
  EXPECT_EQ(body.attribute("bodies/hull/LOD 0", "lines"), QStringLiteral("4 to 16"));
  EXPECT_EQ(body.attribute("bodies/hull/LOD 0", "faces"), QStringLiteral("3"));
  EXPECT_EQ(body.attribute("bodies/hull/LOD 1", "threshold"), QStringLiteral("40"));
  EXPECT_EQ(body.attribute("bodies/hull/LOD 1", "lines"), QStringLiteral("17"));
  EXPECT_EQ(body.attribute("bodies/hull/LOD 0/parts/0 hull", "flags"),
            QStringLiteral("0x8005  normal | pivot | hidden"));
  EXPECT_EQ(body.attribute("bodies/hull/LOD 0/parts/0 hull", "pivot"), QStringLiteral("1 2 3"));
  EXPECT_EQ(body.attribute("bodies/hull/collision box 0", "max"), QStringLiteral("100 100 100"));
  ASSERT_EQ(body.handles.levels.size(), 2U);
  ASSERT_EQ(body.handles.levels[0].size(), 2U);
  EXPECT_EQ(body.handles.levels[0][1].size(), 1U);
}

TEST(TextSections, PointsAreReadAnew) {
  const OfBody body(kBody);
  const char* kLodPoints = "bodies/hull/LOD 0/points";
  ASSERT_EQ(body.table(kLodPoints).rowCount(), 3U);
  EXPECT_EQ(body.cell(kLodPoints, 0, "y"), integer(-16));
  EXPECT_EQ(body.cell(kLodPoints, 0, "z"), Value(0.5));
  EXPECT_EQ(body.bytesOf(kLodPoints, 0, "y"), "-0x10");
  EXPECT_EQ(body.bytesOf(kLodPoints, 1, "x"), "100");
  EXPECT_EQ(body.bytesOf(kLodPoints, 2, "y"), "100");
}

TEST(TextSections, FacesLeadToTheirMaterialAndPoints) {
  const OfBody body(kBody);
  const char* kHull = "bodies/hull/LOD 0/parts/0 hull";
  ASSERT_EQ(body.table(kHull).rowCount(), 2U);
  EXPECT_EQ(body.cell(kHull, 0, "vertices"), Value(std::vector<std::int64_t>{0, 1, 2}));
  EXPECT_EQ(body.bytesOf(kHull, 0, "vertices"), "0; 1; 2");
  EXPECT_EQ(body.cell(kHull, 0, "marker"), integer(-25));
  EXPECT_EQ(body.cell(kHull, 0, "flags"), integer(25));
  EXPECT_EQ(body.bytesOf(kHull, 0, "flags"), "-25");
  EXPECT_EQ(body.cell(kHull, 0, "smoothing"), integer(4));
  EXPECT_EQ(body.cell(kHull, 0, "uv"), Value(std::vector<double>{0.5, 0, 1, 0, 1, 1}));
  EXPECT_EQ(body.cell(kHull, 0, "uv2"), Value());
  EXPECT_EQ(body.cell(kHull, 1, "vertices"), Value(std::vector<std::int64_t>{2, 1, 0, 1}));
  EXPECT_EQ(body.cell(kHull, 1, "uv"), Value());
  EXPECT_EQ(body.table(kHull).rangeOf(1, 5), body.table(kHull).rangeOf(1)) << "a cell that is not there";
  EXPECT_EQ(body.cell("bodies/hull/LOD 0/parts/1", 0, "uv2"), Value(std::vector<std::int64_t>{6, 5, 4, 3, 2, 1}));

  const auto materials = body.structure.find(QStringLiteral("bodies/hull/materials"));
  const auto points = body.structure.find(QStringLiteral("bodies/hull/LOD 0/points"));
  EXPECT_EQ(body.lead(kHull, 0, "material"), (RecordRef{*materials, 1}));
  EXPECT_EQ(body.lead(kHull, 0, "vertices", 2), (RecordRef{*points, 2}));
  const auto further = body.structure.find(QStringLiteral("bodies/hull/LOD 1/points"));
  EXPECT_EQ(body.lead("bodies/hull/LOD 1/parts/0", 0, "vertices"), (RecordRef{*further, 0}));
}

TEST(TextSections, ABytesRecordIsFound) {
  const OfBody body(kBody);
  const std::uint64_t at = 100 + body.text.find("-25");
  const auto record = body.structure.recordAt(3, at);
  ASSERT_TRUE(record);
  EXPECT_EQ(body.structure[record->section].path, QStringLiteral("bodies/hull/LOD 0/parts/0 hull"));
  EXPECT_EQ(record->row, 0U);
}

TEST(TextSections, MaterialsHaveTheFieldsOfTheirForm) {
  const OfBody body(kBody);
  const char* kMaterials = "bodies/hull/materials";
  EXPECT_EQ(body.cell(kMaterials, 0, "tag"), Value(QStringLiteral("MATERIAL6")));
  EXPECT_EQ(body.cell(kMaterials, 0, "flags"), integer(0x10));
  EXPECT_EQ(body.cell(kMaterials, 0, "texture"), Value(QStringLiteral("25.jpg")));
  EXPECT_EQ(body.cell(kMaterials, 0, "diffuse"), Value(std::vector<std::int64_t>{4, 5, 6}));
  EXPECT_EQ(body.cell(kMaterials, 0, "twoSided"), integer(1));
  EXPECT_EQ(body.cell(kMaterials, 0, "bumpMap"), Value(QStringLiteral("b.jpg")));
  EXPECT_EQ(body.cell(kMaterials, 0, "value5"), integer(9));
  EXPECT_EQ(body.cell(kMaterials, 0, "effect"), Value());
  EXPECT_EQ(body.cell(kMaterials, 1, "effect"), Value(QStringLiteral("argon.fx")));
  EXPECT_EQ(body.bytesOf(kMaterials, 1, "effect"), "argon.fx");
  EXPECT_EQ(body.cell(kMaterials, 1, "parameters"), integer(3));
  EXPECT_EQ(body.cell(kMaterials, 1, "texture"), Value());
  const char* kParameters = "bodies/hull/materials/1 argon.fx";
  ASSERT_EQ(body.table(kParameters).rowCount(), 3U);
  EXPECT_EQ(body.cell(kParameters, 0, "value"), integer(2));
  EXPECT_EQ(body.cell(kParameters, 1, "name"), Value(QStringLiteral("g_Color")));
  EXPECT_EQ(body.cell(kParameters, 1, "value"), Value(std::vector<double>{0.5, 0, 0, 1}));
  EXPECT_EQ(body.cell(kParameters, 2, "type"), Value(QStringLiteral("SPTYPE_STRING")));
  EXPECT_EQ(body.cell(kParameters, 2, "value"), Value(QStringLiteral("a b.tga")));
}

TEST(TextSections, OlderFormsOfMaterialsToo) {
  const OfBody body(
      "MATERIAL: 0; 7; 1;2;3; 4;5;6; 7;8;9;\nMATERIAL3: 5;25; 51;89;89; 102;178;178; 229;229;229; 0;0;40;30; 0;0;1; "
      "100; 1;2; 3;4;\nMATERIAL6: 6;26; 51;89;89; 102;178;178; 229;229;229; 0;0;40;30; 0;0;1; 100; 1;2; 3;4;\n"
      "5;1;1;1;-1;-1;-1;5;0;0;0;-1;-99;1;-99;0;");
  const char* kMaterials = "bodies/hull/materials";
  EXPECT_EQ(body.cell(kMaterials, 0, "specular"), Value(std::vector<std::int64_t>{7, 8, 9}));
  EXPECT_EQ(body.cell(kMaterials, 0, "wire"), Value());
  EXPECT_EQ(body.cell(kMaterials, 1, "index"), integer(5));
  EXPECT_EQ(body.cell(kMaterials, 1, "wire"), integer(1));
  EXPECT_EQ(body.cell(kMaterials, 1, "bumpValue"), integer(4));
  EXPECT_EQ(body.cell(kMaterials, 1, "lightMap"), Value());
  EXPECT_EQ(body.cell(kMaterials, 2, "texture"), Value(QStringLiteral("26")));
  EXPECT_FALSE(body.lead("bodies/hull/LOD 0/parts/0", 0, "material")) << "MATERIAL3 has numbers of its own";
}

constexpr std::string_view kScene = "VER: 6;\n"
                                    "P 0; B vitrine\\hull; N hull; b // idx 0\n"
                                    "{ 0x2002; 1;2;3; 0.25;0;1;0; -1; 1; } // 0\n"
                                    "P 1; B 00940; F 0; C 0x7001; N spin ring; b\n"
                                    "{ 0xa002; 0;15000;-20000; 0;0;0;0; 0.0;0.5;0.0;0.0;0.0; 400; 1; }\n"
                                    "{ 0x8012; 0.333333;0;0;1; 0;0;0;0;0; -1; -1; }\n"
                                    "P 2; B 100001; C 5; N ; \n"
                                    "L { 40; 7;8;9; -1;-1;-1; 0;0;0;0;-1; -99; 1; -99; 0; }\n"
                                    "{ 2; 0;0;0; 0;0;0;0; -1; -1; }\n"
                                    "P 3; B -1; N Camera01; c\n"
                                    "T 0; start 1; 2000; end 1; -1;\n"
                                    "{ 0x10808; 0;0;1; 8;8; 0;0;0; 0.5; 1.570796; -1; -1; }\n"
                                    "P 3; B -1; N again; l\n"
                                    "{ 0x202; 0;0;0; 0;0;0;0; 1;1;0.5; -1; -1; }\n";

TEST(TextSections, AScenesPathsHaveATable) {
  const OfScene scene(kScene);
  ASSERT_EQ(scene.table("paths").rowCount(), 5U);
  EXPECT_EQ(scene.attribute("paths", "lines"), QStringLiteral("2 to 14"));
  EXPECT_EQ(scene.cell("paths", 0, "body"), Value(QStringLiteral("vitrine\\hull")));
  EXPECT_EQ(scene.cell("paths", 0, "parent"), Value());
  EXPECT_EQ(scene.cell("paths", 1, "id"), integer(1));
  EXPECT_EQ(scene.cell("paths", 1, "cockpit"), integer(0x7001));
  EXPECT_EQ(scene.cell("paths", 1, "jet"), integer(0x7001));
  EXPECT_EQ(scene.bytesOf("paths", 1, "jet"), "0x7001");
  EXPECT_EQ(scene.cell("paths", 1, "name"), Value(QStringLiteral("spin ring")));
  EXPECT_EQ(scene.cell("paths", 1, "flags"), Value(QStringLiteral("b")));
  EXPECT_EQ(scene.cell("paths", 1, "frames"), integer(2));
  EXPECT_EQ(scene.cell("paths", 2, "cockpit"), integer(5));
  EXPECT_EQ(scene.cell("paths", 2, "jet"), Value()) << "the number of a turret";
  EXPECT_EQ(scene.cell("paths", 3, "notes"), integer(2));
  EXPECT_EQ(scene.lead("paths", 1, "parent"), (RecordRef{*scene.structure.find(QStringLiteral("paths")), 0}));
}

TEST(TextSections, ParentsLeadNowhereWhereIdsAreNoRows) {
  const OfScene scene("P 4; B a;\n{2;0;0;0;0;0;0;0;-1;1;}\nP 0; B b; F 4;\n{2;0;0;0;0;0;0;0;-1;1;}\n");
  EXPECT_EQ(scene.cell("paths", 1, "parent"), integer(4));
  EXPECT_FALSE(scene.lead("paths", 1, "parent"));
}

TEST(TextSections, FramesHaveTheFieldsTheySay) {
  const OfScene scene(kScene);
  const char* kRing = "paths/P 1 spin ring";
  ASSERT_EQ(scene.table(kRing).rowCount(), 2U);
  EXPECT_EQ(scene.attribute(kRing, "lines"), QStringLiteral("4 to 6"));
  EXPECT_EQ(scene.cell(kRing, 0, "flags"), integer(0xa002));
  EXPECT_EQ(scene.cell(kRing, 0, "position"), Value(std::vector<std::int64_t>{0, 15000, -20000}));
  EXPECT_EQ(scene.bytesOf(kRing, 0, "position"), "0;15000;-20000");
  EXPECT_EQ(scene.cell(kRing, 0, "rotationTcb"), Value(std::vector<double>{0, 0.5, 0, 0, 0}));
  EXPECT_EQ(scene.cell(kRing, 0, "length"), integer(400));
  EXPECT_EQ(scene.cell(kRing, 1, "position"), Value());
  EXPECT_EQ(scene.cell(kRing, 1, "turn"), Value(0.333333));
  EXPECT_EQ(scene.bytesOf(kRing, 1, "turn"), "0.333333");
  EXPECT_EQ(scene.cell(kRing, 1, "axis"), Value(std::vector<std::int64_t>{0, 0, 1}));
  EXPECT_EQ(scene.bytesOf(kRing, 1, "next"), "-1");
  const char* kCamera = "paths/P 3 Camera01";
  EXPECT_EQ(scene.cell(kCamera, 0, "positionBezier"), Value(std::vector<std::int64_t>{8, 8}));
  EXPECT_EQ(scene.cell(kCamera, 0, "target"), Value(std::vector<std::int64_t>{0, 0, 0}));
  EXPECT_EQ(scene.cell(kCamera, 0, "roll"), Value(0.5));
  EXPECT_EQ(scene.cell(kCamera, 0, "fov"), Value(1.570796));
  EXPECT_EQ(scene.cell("paths/P 3 again (row 4)", 0, "color"), Value(std::vector<double>{1, 1, 0.5}));
}

TEST(TextSections, NotesAndInlineBodiesAreBelowTheirPath) {
  const OfScene scene(kScene);
  const char* kNotes = "paths/P 3 Camera01/notes 0";
  ASSERT_EQ(scene.table(kNotes).rowCount(), 2U);
  EXPECT_EQ(scene.cell(kNotes, 1, "time"), integer(2000));
  EXPECT_EQ(scene.cell(kNotes, 1, "text"), Value(QStringLiteral("end 1")));
  EXPECT_EQ(scene.bytesOf(kNotes, 1, "text"), "end 1");
  const char* kFaces = "paths/P 2 100001/body/LOD 0/parts/0";
  EXPECT_EQ(scene.cell(kFaces, 0, "marker"), integer(-1));
  EXPECT_EQ(scene.lead(kFaces, 0, "vertices"),
            (RecordRef{*scene.structure.find(QStringLiteral("paths/P 2 100001/body/LOD 0/points")), 0}));
  EXPECT_EQ(scene.attribute("paths/P 2 100001/body", "lines"), QStringLiteral("8"));
  const std::uint64_t at = 100 + scene.text.find("0.333333");
  EXPECT_EQ(scene.structure.recordAt(3, at)->row, 1U);
}

TEST(TextSections, AnEmptyTextHasNone) {
  EXPECT_EQ(OfScene("").structure.size(), 1U);
  EXPECT_EQ(OfBody("").structure.size(), 3U);
}

} // namespace
} // namespace vitrine::formats::x3
