#include "core/formats/x3/records/TextMaterials.h"

#include "core/base/Translate.h"
#include "core/formats/x3/file/PlainText.h"

namespace vitrine::formats::x3 {
namespace {

using namespace structure::fields;

constexpr auto kTextMaterial = structure::layout(
    "material", structure::kVaryingSize,
    chars("tag", QT_TRANSLATE_NOOP("formats", "gives the fields that follow")).varying(),
    i32("index",
        QT_TRANSLATE_NOOP("formats", "for MATERIAL3, the number that faces use; otherwise faces use the index")),
    u32("flags", QT_TRANSLATE_NOOP("formats", "of MATERIAL6")).flags(kMaterialFlags),
    i32("technique", QT_TRANSLATE_NOOP("formats", "technique of the effect")),
    chars("effect", QT_TRANSLATE_NOOP("formats", "file of the effect")),
    i32("parameters", QT_TRANSLATE_NOOP("formats", "of the effect; they have tables of their own")),
    chars("texture", QT_TRANSLATE_NOOP("formats", "a file or a number; NULL: none")),
    i32("ambient", QT_TRANSLATE_NOOP("formats", "red, green, blue; 255 is the maximum"), 3),
    i32("diffuse", QT_TRANSLATE_NOOP("formats", "red, green, blue; 255 is the maximum"), 3),
    i32("specular", QT_TRANSLATE_NOOP("formats", "red, green, blue; 255 is the maximum"), 3), i32("transparency"),
    i32("selfIllumination"), i32("shininess"), i32("strength", QT_TRANSLATE_NOOP("formats", "of specular highlights")),
    i32("destBlend", QT_TRANSLATE_NOOP("formats", "1: additive")), i32("twoSided"), i32("wire"), i32("textureValue"),
    chars("environmentMap"), i32("environmentValue"), chars("bumpMap"), i32("bumpValue"), chars("lightMap"),
    i32("lightValue"), chars("map4"), i32("value4"), chars("map5"), i32("value5"));

constexpr auto kTextParameter =
    structure::layout("parameter", structure::kVaryingSize, chars("name").varying(), chars("type"),
                      f64("value", QT_TRANSLATE_NOOP("formats", "numbers of the parameter's type, or text")));

using Kind = BodyMaterial::Kind;

/// Fields of a kind of material, as its tag tells them.
struct MaterialForm {
  std::string_view tag;
  Kind kind = Kind::Material;
  bool hasFlags = false;
  std::size_t maps = 0; ///< names and values behind the fields that all but the first form share
};

/// A tag that is none of these has the fields of the first.
constexpr std::array kForms = {
    MaterialForm{"MATERIAL:", Kind::Material}, MaterialForm{"MATERIAL3:", Kind::Material3, false, 2},
    MaterialForm{"MATERIAL5:", Kind::Material5, false, 3}, MaterialForm{"MATERIAL6:", Kind::Material6, true, 5}};
constexpr std::size_t kMapsOfThird = kForms[1].maps;

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

/// Form of the material that begins here; the lexer stays. Some props of the game have the tag of the sixth form and
/// the fields of the third.
MaterialForm formHere(TextLexer& lexer) {
  return lookingAhead(lexer, [&lexer] {
    constexpr std::size_t kValuesOfThird = 22; // behind the index
    const auto tagged = std::ranges::find(kForms, lexer.word(), &MaterialForm::tag);
    MaterialForm form = tagged == kForms.end() ? MaterialForm{} : *tagged;
    lexer.integer();
    if (form.kind != Kind::Material6 || !lexer.ok()) {
      return form;
    }
    if (lookingAhead(lexer, [&lexer] { return (lexer.integer() & kMaterialEffect) != 0; })) {
      form.kind = Kind::Effect;
    } else if (valuesInLine(lexer, kValuesOfThird + 1) == kValuesOfThird) {
      form.hasFlags = false;
      form.maps = kMapsOfThird;
    }
    return form;
  });
}

/// The fields behind the colours, which the layout has in the same order.
void readTextShades(TextRecord& record, const MaterialForm& form, BodyMaterial& material) {
  std::size_t field = kTextMaterial["transparency"];
  for (int* value : {&material.transparency, &material.selfIllumination, &material.shininess, &material.strength}) {
    *value = record.whole(field++);
  }
  for (bool* choice : {&material.destBlend, &material.twoSided, &material.wire}) {
    *choice = record.whole(field++) != 0;
  }
  material.textureValue = record.whole(field++);
  for (BodyMaterial::Map& map : std::span(material.maps).first(form.maps)) {
    map.name = record.text(field++);
    map.value = record.whole(field++);
  }
}

/// The fields of a material but for the parameters of an effect, which are records of their own. Returns how many of
/// these follow.
std::int64_t readFields(TextRecord& record, const MaterialForm& form, BodyMaterial& material) {
  material.kind = form.kind;
  material.index = record.whole(kTextMaterial["index"]);
  if (form.hasFlags) {
    material.flags = static_cast<std::uint32_t>(record.integer(kTextMaterial["flags"]));
  }
  if (material.isEffect()) {
    material.technique = record.whole(kTextMaterial["technique"]);
    material.effect = record.text(kTextMaterial["effect"]);
    return record.integer(kTextMaterial["parameters"]);
  }
  material.texture = record.text(kTextMaterial["texture"]);
  std::span<int> colors = material.colors;
  for (const std::size_t color : {kTextMaterial["ambient"], kTextMaterial["diffuse"], kTextMaterial["specular"]}) {
    record.wholes(color, colors.first(3));
    colors = colors.subspan(3);
  }
  if (form.kind != Kind::Material) {
    readTextShades(record, form, material);
  }
  return 0;
}

class TextMaterialReader {
public:
  explicit TextMaterialReader(TextReading& reading) : m_reading(reading), m_lexer(reading.lexer) {}

  BodyMaterial read() {
    m_lexer.peek();
    const std::size_t start = m_lexer.offset();
    const MaterialForm form = formHere(m_lexer);
    const std::string_view tag = m_lexer.word();
    TextRecord record(m_lexer);
    readParameters(readFields(record, form, m_material));
    if (m_lexer.ok() && form.kind == Kind::Material && tag != form.tag) {
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
  void readParameters(std::int64_t count) {
    for (std::int64_t i = 0; i < count && m_lexer.ok(); ++i) {
      readParameter();
    }
    while (m_material.isEffect() && m_lexer.ok() && atParameter()) {
      m_reading.complaints.countedDamage("more parameters",
                                         base::translate("formats", "an effect has more parameters than it declares"),
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
      return m_lexer.ok() && m_lexer.at("SPTYPE_");
    });
  }

  TextReading& m_reading;
  TextLexer& m_lexer;
  BodyMaterial m_material;
};

void materialRow(TextRecord& row, std::uint64_t) {
  TextLexer& lexer = row.lexer();
  const MaterialForm form = formHere(lexer);
  const std::size_t start = lexer.offset();
  const std::string_view tag = lexer.word();
  row.set(kTextMaterial["tag"], latin1(tag.substr(0, tag.find(':'))), start, start + tag.size());
  BodyMaterial material;
  readFields(row, form, material);
}

/// A value up to the end of the record, whatever its type is: text, one number or a list of them.
void parameterRow(TextRecord& row, std::uint64_t) {
  row.text(kTextParameter["name"]);
  const QString type = row.text(kTextParameter["type"]);
  const std::size_t count = numberCount(valueTypeNamed(type).value_or(EffectValue::Type::String));
  if (count == 0 || row.lexer().atWord()) {
    row.text(kTextParameter["value"]);
  } else {
    row.numbers(kTextParameter["value"], count);
  }
}

} // namespace

bool atMaterial(TextLexer& lexer) {
  return lexer.at("MATERIAL");
}

BodyMaterial readMaterial(TextReading& reading) {
  return TextMaterialReader(reading).read();
}

TextTable textMaterialTable() {
  return textTable(kTextMaterial, materialRow);
}

TextTable textParameterTable() {
  return textTable(kTextParameter, parameterRow);
}

} // namespace vitrine::formats::x3
