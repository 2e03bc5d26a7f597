#include "tests/core/formats/x3/records/TextParts.h"

namespace vitrine::formats::x3 {
namespace {

using tests::ReadBody;
using Kind = BodyMaterial::Kind;

TEST(Materials, TheFirstFormHasATextureAndColors) {
  const ReadBody read("MATERIAL: 3; 25; 1;2;3; 4;5;6; 7;8;9;\nMATERIAL: 4; -92; 0;0;0; 0;0;0; 0;0;0;");
  ASSERT_EQ(read.body.materials.size(), 2U);
  const BodyMaterial& material = read.body.materials[0];
  EXPECT_EQ(material.kind, Kind::Material);
  EXPECT_EQ(material.index, 3);
  EXPECT_EQ(material.texture, QStringLiteral("25"));
  EXPECT_EQ(material.colors, (std::array<int, 9>{1, 2, 3, 4, 5, 6, 7, 8, 9}));
  EXPECT_EQ(material.where, (ByteRange{3, 100, 37}));
  EXPECT_EQ(read.body.materials[1].texture, QStringLiteral("-92"));
  EXPECT_EQ(read.body.materialRecords.starts, (std::vector<std::uint32_t>{0, 38}));
  EXPECT_TRUE(read.messages().empty());
}

TEST(Materials, TheThirdAndFifthFormHaveMaps) {
  const ReadBody read("MATERIAL3: 0;25; 51;89;89; 102;178;178; 229;229;229; 1;2;40;30; 1;0;1; 100; 7;8; 9;10;\n"
                      "MATERIAL5: 1; 26; 51;89;89; 102;178;178; 229;229;229; 1;2;40;30; 0;1;0; 99; 7;8; 9;10; 11;12;");
  ASSERT_EQ(read.body.materials.size(), 2U);
  const BodyMaterial& third = read.body.materials[0];
  EXPECT_EQ(third.kind, Kind::Material3);
  EXPECT_EQ(third.transparency, 1);
  EXPECT_EQ(third.selfIllumination, 2);
  EXPECT_EQ(third.shininess, 40);
  EXPECT_EQ(third.strength, 30);
  EXPECT_TRUE(third.destBlend);
  EXPECT_FALSE(third.twoSided);
  EXPECT_TRUE(third.wire);
  EXPECT_EQ(third.textureValue, 100);
  EXPECT_EQ(third.maps[1].name, QStringLiteral("9"));
  EXPECT_EQ(third.maps[1].value, 10);
  const BodyMaterial& fifth = read.body.materials[1];
  EXPECT_EQ(fifth.kind, Kind::Material5);
  EXPECT_TRUE(fifth.twoSided);
  EXPECT_EQ(fifth.maps[2].name, QStringLiteral("11"));
  EXPECT_EQ(fifth.maps[2].value, 12);
  EXPECT_TRUE(read.messages().empty());
}

TEST(Materials, TheSixthFormIsClassicOrAnEffect) {
  const ReadBody read(
      "MATERIAL6: 0; 0x12; hull diff.jpg; 1;2;3; 4;5;6; 7;8;9; 0;0;20;30; 0;1;0; 100; NULL;1; b.jpg;2; NULL;3; x;4; "
      "y;5;\n"
      "MATERIAL6: 1; 0x2000000; 2; argon.fx; 4; g_Cull;SPTYPE_LONG;-2; g_On;SPTYPE_BOOL;true;\n"
      "  g_Color;sptype_float4;0.5;-1.0;0.25;1e1; t_Diffuse;SPTYPE_STRING;X:\\art\\a b.tga;\n"
      "MATERIAL6: 2; 0x2000000; 1; e.fx; 2; m;SPTYPE_MATRIX4;0;1;2;3;4;5;6;7;8;9;10;11;12;13;14;15; s;SPTYPE_STRING;;");
  EXPECT_TRUE(read.messages().empty());
  ASSERT_EQ(read.body.materials.size(), 3U);
  const BodyMaterial& classic = read.body.materials[0];
  EXPECT_EQ(classic.kind, Kind::Material6);
  EXPECT_EQ(classic.flags, kMaterialDestBlend | kMaterialTwoSided);
  EXPECT_EQ(classic.texture, QStringLiteral("hull diff.jpg"));
  EXPECT_EQ(classic.maps[1].name, QStringLiteral("b.jpg"));
  EXPECT_EQ(classic.maps[4].value, 5);
  const BodyMaterial& effect = read.body.materials[1];
  EXPECT_EQ(effect.kind, Kind::Effect);
  EXPECT_EQ(effect.technique, 2);
  EXPECT_EQ(effect.effect, QStringLiteral("argon.fx"));
  ASSERT_EQ(effect.values.size(), 4U);
  EXPECT_EQ(effect.value(u"G_CULL")->numbers, (std::vector<double>{-2}));
  EXPECT_EQ(effect.value(u"g_On")->numbers, (std::vector<double>{1}));
  EXPECT_EQ(effect.value(u"g_Color")->numbers, (std::vector<double>{0.5, -1, 0.25, 10}));
  EXPECT_EQ(effect.value(u"t_Diffuse")->text, QStringLiteral("X:\\art\\a b.tga"));
  EXPECT_EQ(read.body.materials[2].values.at(0).numbers.size(), 16U);
  EXPECT_EQ(read.body.materials[2].values.at(1).text, QString());
}

TEST(Materials, ASixthWithTheFieldsOfTheThirdIsRead) {
  const ReadBody read("MATERIAL6: 0;25; 51;89;89; 102;178;178; 229;229;229; 0;0;40;30; 0;1;0; 100; 7;8; 9;10;\n5;\n");
  ASSERT_EQ(read.body.materials.size(), 1U);
  EXPECT_EQ(read.body.materials[0].kind, Kind::Material6);
  EXPECT_EQ(read.body.materials[0].texture, QStringLiteral("25"));
  EXPECT_EQ(read.body.materials[0].colors[0], 51);
  EXPECT_TRUE(read.body.materials[0].twoSided);
  EXPECT_EQ(read.body.materials[0].maps[1].value, 10);
}

TEST(Materials, AnEffectWithAsManyValuesIsStillAnEffect) {
  std::string text = "MATERIAL6: 0; 0x2000000; 1; a.fx; 6;";
  for (const char name : std::string_view("abcdef")) {
    text += std::string(" g_") + name + ";SPTYPE_LONG;1;";
  }
  const ReadBody read(text + "\n");
  EXPECT_EQ(read.body.materials.at(0).kind, Kind::Effect);
  EXPECT_EQ(read.body.materials.at(0).values.size(), 6U);
  EXPECT_TRUE(read.messages().empty());
}

TEST(Materials, AParameterOfUnknownTypeIsToldAndKept) {
  const ReadBody read(
      "MATERIAL6: 0; 0x2000000; 1; a.fx; 3; g_A;SPTYPE_HALF;1;2; g_B;SPTYPE_LONG;5; g_C;SPTYPE_QUAD;7;8;\n"
      "MATERIAL6: 1; 0x2000000; 1; b.fx; 0;\n9;\n0;0;0;\n-1;-1;-1;\n-99;0;\n");
  EXPECT_EQ(read.messages(),
            (std::vector<QString>{
                QStringLiteral("line 1, column 42: expected the type of a parameter, found \"SPTYPE_HALF\""),
                QStringLiteral("line 1, column 82: expected the type of a parameter, found \"SPTYPE_QUAD\"")}));
  ASSERT_EQ(read.body.materials.size(), 2U);
  ASSERT_EQ(read.body.materials[0].values.size(), 3U);
  EXPECT_EQ(read.body.materials[0].values[0].text, QStringLiteral("SPTYPE_HALF; 1; 2"));
  EXPECT_EQ(read.body.materials[0].values[1].numbers, (std::vector<double>{5}));
  EXPECT_EQ(read.body.materials[0].values[2].text, QStringLiteral("SPTYPE_QUAD; 7; 8"));
  EXPECT_EQ(read.body.materials[1].effect, QStringLiteral("b.fx"));
  EXPECT_EQ(read.body.records.size(), 1U);
}

TEST(Materials, AWrongCountOfParametersHidesNothing) {
  const ReadBody few(
      "MATERIAL6: 0; 0x2000000; 1; a.fx; 1; g_A;SPTYPE_LONG;1; g_B;SPTYPE_LONG;5;\n9;\n0;0;0;\n-1;-1;-1;\n");
  EXPECT_EQ(few.body.materials.at(0).values.size(), 2U);
  EXPECT_EQ(few.body.records.size(), 1U);
  EXPECT_EQ(few.messages(), (std::vector<QString>{
                                QStringLiteral("line 1, column 57: an effect has more parameters than it declares")}));
  const ReadBody many("MATERIAL6: 0; 0x2000000; 1; a.fx; 2000000000; g_A;SPTYPE_LONG;1;\n9;\n0;0;0;\n-1;-1;-1;\n");
  EXPECT_EQ(many.body.materials.at(0).values.size(), 1U);
  EXPECT_EQ(many.messages(),
            (std::vector<QString>{QStringLiteral("line 2, column 1: expected the name of a parameter, found \"9\"")}));
}

TEST(Materials, ADamagedOneIsToldAndTheNextIsRead) {
  const ReadBody read("MATERIAL3: 0;25; 51;x;89; 102;178;178;\nMATERIAL3: 1;26; 1;2;3;\n"
                      "MATERIAL3: 2;27; 51;89;89; 102;178;178; 229;229;229; 0;0;40;30; 0;0;0; 100; 0;0; 0;0;\n");
  EXPECT_EQ(read.messages(), (std::vector<QString>{
                                 QStringLiteral("line 1, column 21: expected a whole number, found \"x\""),
                                 QStringLiteral("line 3, column 1: expected a whole number, found \"MATERIAL3: 2\"")}));
  ASSERT_EQ(read.body.materials.size(), 3U);
  EXPECT_EQ(read.body.materials[1].colors[2], 3);
  EXPECT_EQ(read.body.materials[2].texture, QStringLiteral("27"));
  const auto entry = read.diagnostics.entries().at(0);
  EXPECT_EQ(entry.severity, Severity::Damage);
  EXPECT_EQ(entry.where, (ByteRange{3, 120, 1}));
}

TEST(Materials, AFormThatIsNotKnownIsReadAsFarAsAllAgree) {
  const ReadBody read("MATERIAL2: 0; 25; 1;2;3; 4;5;6; 7;8;9; 10; 11;\n9;\n0;0;0;\n-1;-1;-1;\n");
  EXPECT_EQ(read.body.materials.at(0).kind, Kind::Material);
  EXPECT_EQ(read.body.materials.at(0).colors[8], 9);
  EXPECT_EQ(read.body.records.size(), 1U);
  EXPECT_EQ(read.messages(), (std::vector<QString>{QStringLiteral(
                                 "line 1, column 1: the statement \"MATERIAL2:\" is unknown; it is left out")}));
}

} // namespace
} // namespace vitrine::formats::x3
