#include "core/formats/x3/records/TextMaterials.h"

#include "core/base/Translate.h"
#include "core/formats/x3/file/PlainText.h"

namespace vitrine::formats::x3 {
namespace {

using namespace structure::fields;

constexpr auto kTextMaterial = structure::layout(
    "material", structure::kVaryingSize,
    chars("tag", QT_TRANSLATE_NOOP("formats", "tells which fields follow")).varying(),
    i32("index", QT_TRANSLATE_NOOP("formats", "of MATERIAL3 what faces refer to; else they count materials")),
    u32("flags", QT_TRANSLATE_NOOP("formats", "of MATERIAL6")).flags(kMaterialFlags),
    i32("technique", QT_TRANSLATE_NOOP("formats", "which of the effect's ways to draw")),
    chars("effect", QT_TRANSLATE_NOOP("formats", "file of the effect")),
    i32("parameters", QT_TRANSLATE_NOOP("formats", "of the effect; they have tables of their own")),
    chars("texture", QT_TRANSLATE_NOOP("formats", "a file or a number; NULL: none")),
    i32("ambient", QT_TRANSLATE_NOOP("formats", "red, green, blue; 255 is full"), 3),
    i32("diffuse", QT_TRANSLATE_NOOP("formats", "red, green, blue; 255 is full"), 3),
    i32("specular", QT_TRANSLATE_NOOP("formats", "red, green, blue; 255 is full"), 3), i32("transparency"),
    i32("selfIllumination"), i32("shininess"), i32("strength", QT_TRANSLATE_NOOP("formats", "of the highlights")),
    i32("destBlend", QT_TRANSLATE_NOOP("formats", "1: added to what lies behind")), i32("twoSided"), i32("wire"),
    i32("textureValue"), chars("environmentMap"), i32("environmentValue"), chars("bumpMap"), i32("bumpValue"),
    chars("lightMap"), i32("lightValue"), chars("map4"), i32("value4"), chars("map5"), i32("value5"));

constexpr auto kTextParameter =
    structure::layout("parameter", structure::kVaryingSize, chars("name").varying(), chars("type"),
                      f64("value", QT_TRANSLATE_NOOP("formats", "as many numbers as the type has, or text")));

constexpr std::string_view kMaterial = "MATERIAL";
constexpr std::string_view kThirdTag = "MATERIAL3:";
constexpr std::string_view kFifthTag = "MATERIAL5:";
constexpr std::string_view kSixthTag = "MATERIAL6:";
constexpr std::string_view kTypePrefix = "SPTYPE_";

bool atEnd(TextLexer& lexer) {
  const char next = lexer.peek();
  return next == 0 || next == '{' || next == '}';
}

/// Values from here to the end of the line, at most `most`.
std::size_t valuesInLine(TextLexer& lexer, std::size_t most) {
  std::size_t count = 0;
  while (count < most && !lexer.atNewLine() && !atEnd(lexer) && lexer.ok()) {
    lexer.text();
    ++count;
  }
  return count;
}

BodyMaterial::Kind kindOf(MaterialForm form, std::string_view tag) {
  using Kind = BodyMaterial::Kind;
  switch (form) {
  case MaterialForm::Colors:
    return Kind::Material;
  case MaterialForm::Third:
    return tag == kSixthTag ? Kind::Material6 : Kind::Material3;
  case MaterialForm::Fifth:
    return Kind::Material5;
  case MaterialForm::Sixth:
    return Kind::Material6;
  case MaterialForm::Effect:
    break;
  }
  return Kind::Effect;
}

class TextMaterialReader {
public:
  explicit TextMaterialReader(TextReading& reading) : m_reading(reading), m_lexer(reading.lexer) {}

  BodyMaterial read() {
    m_lexer.peek();
    const std::size_t start = m_lexer.offset();
    const MaterialForm form = materialForm(m_lexer);
    const std::string_view tag = m_lexer.word();
    m_material.kind = kindOf(form, tag);
    m_material.index = whole();
    if (tag == kSixthTag && form != MaterialForm::Third) {
      m_material.flags = static_cast<std::uint32_t>(m_lexer.integer());
    }
    if (form == MaterialForm::Effect) {
      readEffect();
    } else {
      readClassic(form);
    }
    if (m_lexer.ok() && form == MaterialForm::Colors && tag != "MATERIAL:") {
      m_reading.complaints.unknownStatement(tag, start);
      m_lexer.skipLine();
    }
    // What stands in a new line is of another material, or of the body's first level of detail.
    if (m_reading.tellSurprise() && !atMaterial(m_lexer) && !m_lexer.atNewLine()) {
      m_lexer.skipLine();
    }
    m_material.where = m_reading.rangeFrom(start);
    return std::move(m_material);
  }

private:
  void readClassic(MaterialForm form) {
    m_material.texture = m_lexer.text();
    for (int& part : m_material.colors) {
      part = whole();
    }
    if (form == MaterialForm::Colors) {
      return;
    }
    for (int* value :
         {&m_material.transparency, &m_material.selfIllumination, &m_material.shininess, &m_material.strength}) {
      *value = whole();
    }
    for (bool* choice : {&m_material.destBlend, &m_material.twoSided, &m_material.wire}) {
      *choice = whole() != 0;
    }
    m_material.textureValue = whole();
    for (std::size_t i = 0; i < mapCount(form); ++i) {
      m_material.maps[i].name = m_lexer.text();
      m_material.maps[i].value = whole();
    }
  }

  void readEffect() {
    m_material.technique = whole();
    m_material.effect = m_lexer.text();
    const std::int64_t count = m_lexer.integer();
    for (std::int64_t i = 0; i < count && m_lexer.ok(); ++i) {
      readParameter();
    }
    while (m_lexer.ok() && atParameter()) {
      m_reading.complaints.countedDamage("more parameters",
                                         base::translate("formats", "an effect has more parameters than it says"),
                                         m_lexer.offset(), 1);
      readParameter();
    }
  }

  void readParameter() {
    m_reading.step();
    if (!m_lexer.atWord() || atMaterial(m_lexer)) {
      m_lexer.surprise(QT_TRANSLATE_NOOP("formats", "the name of a parameter"));
      return;
    }
    const std::size_t start = m_lexer.offset();
    EffectValue value;
    value.name = m_lexer.text();
    const QString typeText = m_lexer.text();
    const std::size_t typeAt = m_lexer.valueStart();
    const auto type = valueTypeNamed(typeText);
    if (!m_lexer.ok()) {
      return;
    }
    value.type = type.value_or(EffectValue::Type::String);
    if (!type) {
      m_reading.complaints.damage(
          base::translate("formats", "expected the type of a parameter, found \"%1\"").arg(typeText), typeAt,
          static_cast<std::size_t>(typeText.size()));
      value.text = unknownValues(typeText);
    } else if (*type == EffectValue::Type::String) {
      value.text = m_lexer.text();
    } else {
      readNumbers(value);
    }
    value.where = m_reading.rangeFrom(start);
    if (m_lexer.ok()) {
      m_material.values.push_back(std::move(value));
    }
  }

  void readNumbers(EffectValue& value) {
    const std::size_t count = numberCount(value.type);
    value.numbers.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
      const bool isBool = value.type == EffectValue::Type::Bool && m_lexer.atWord();
      value.numbers.push_back(isBool ? boolean() : m_lexer.number());
    }
  }

  double boolean() {
    if (!m_lexer.at("true") && !m_lexer.at("false") && !m_lexer.at("TRUE") && !m_lexer.at("FALSE")) {
      return m_lexer.number();
    }
    return m_lexer.text().compare(QLatin1StringView("true"), Qt::CaseInsensitive) == 0 ? 1 : 0;
  }

  /// Of a type that is not known, and so many values as come before the next parameter or the end of the line.
  QString unknownValues(const QString& type) {
    QStringList values{type};
    while (m_lexer.ok() && !m_lexer.atNewLine() && !atParameter() && !atMaterial(m_lexer) && !atEnd(m_lexer)) {
      values << m_lexer.text();
    }
    return values.join(QLatin1StringView("; "));
  }

  /// True if a name and a type come next.
  bool atParameter() {
    if (!m_lexer.atWord() || atMaterial(m_lexer)) {
      return false;
    }
    return lookingAhead(m_lexer, [this] {
      m_lexer.text();
      return m_lexer.ok() && m_lexer.at(kTypePrefix);
    });
  }

  int whole() { return toInt32(m_lexer.integer()); }

  TextReading& m_reading;
  TextLexer& m_lexer;
  BodyMaterial m_material;
};

void effectCells(CellReader& reader) {
  reader.integer(kTextMaterial["technique"]);
  reader.text(kTextMaterial["effect"]);
  reader.integer(kTextMaterial["parameters"]);
}

void classicCells(CellReader& reader, MaterialForm form) {
  reader.text(kTextMaterial["texture"]);
  for (const std::size_t column : {kTextMaterial["ambient"], kTextMaterial["diffuse"], kTextMaterial["specular"]}) {
    reader.numbers(column, 3);
  }
  if (form == MaterialForm::Colors) {
    return;
  }
  for (auto i = kTextMaterial["transparency"]; i <= kTextMaterial["textureValue"]; ++i) {
    reader.integer(i);
  }
  for (std::size_t map = 0; map < mapCount(form); ++map) {
    const std::size_t column = kTextMaterial["environmentMap"] + 2 * map;
    reader.text(column);
    reader.integer(column + 1);
  }
}

TextRow materialRow(std::uint64_t, const Bytes& record) {
  CellReader reader(record, kTextMaterial.fields.size());
  TextLexer& lexer = reader.lexer();
  lexer.peek();
  const MaterialForm form = materialForm(lexer);
  const std::size_t start = lexer.offset();
  const std::string_view tag = lexer.word();
  reader.set(kTextMaterial["tag"], latin1(tag.substr(0, tag.find(':'))), start, start + tag.size());
  reader.integer(kTextMaterial["index"]);
  if (tag == kSixthTag && form != MaterialForm::Third) {
    reader.integer(kTextMaterial["flags"]);
  }
  if (form == MaterialForm::Effect) {
    effectCells(reader);
  } else {
    classicCells(reader, form);
  }
  return reader.finish();
}

/// A value up to the end of the record, whatever its type is: text, one number or a list of them.
TextRow parameterRow(std::uint64_t, const Bytes& record) {
  CellReader reader(record, kTextParameter.fields.size());
  TextLexer& lexer = reader.lexer();
  reader.text(kTextParameter["name"]);
  const QString type = lexer.text();
  reader.place(kTextParameter["type"], type);
  const std::size_t count = numberCount(valueTypeNamed(type).value_or(EffectValue::Type::String));
  if (count == 0 || lexer.atWord()) {
    reader.text(kTextParameter["value"]);
  } else {
    reader.numbers(kTextParameter["value"], count);
  }
  return reader.finish();
}

} // namespace

bool atMaterial(TextLexer& lexer) {
  return lexer.at(kMaterial);
}

MaterialForm materialForm(TextLexer& lexer) {
  return lookingAhead(lexer, [&lexer] {
    constexpr std::size_t kValuesOfThird = 22; // behind the index
    const std::string_view tag = lexer.word();
    lexer.integer();
    if (tag != kSixthTag) {
      return tag == kFifthTag ? MaterialForm::Fifth : tag == kThirdTag ? MaterialForm::Third : MaterialForm::Colors;
    }
    if (!lexer.ok()) {
      return MaterialForm::Sixth;
    }
    if (lookingAhead(lexer, [&lexer] { return (lexer.integer() & kMaterialEffect) != 0; })) {
      return MaterialForm::Effect;
    }
    return valuesInLine(lexer, kValuesOfThird + 1) == kValuesOfThird ? MaterialForm::Third : MaterialForm::Sixth;
  });
}

std::size_t mapCount(MaterialForm form) {
  switch (form) {
  case MaterialForm::Third:
    return 2;
  case MaterialForm::Fifth:
    return 3;
  case MaterialForm::Sixth:
    return 5;
  case MaterialForm::Colors:
  case MaterialForm::Effect:
    break;
  }
  return 0;
}

BodyMaterial readMaterial(TextReading& reading) {
  return TextMaterialReader(reading).read();
}

TextTable textMaterialTable() {
  return {kTextMaterial, materialRow};
}

TextTable textParameterTable() {
  return {kTextParameter, parameterRow};
}

} // namespace vitrine::formats::x3
