#include "core/formats/x3/text/MaterialReader.h"

#include <limits>

namespace vitrine::formats::x3 {
namespace {

constexpr std::string_view kMaterial = "MATERIAL";
constexpr std::string_view kTypePrefix = "SPTYPE_";

std::optional<EffectValue::Type> typeNamed(const QString& name) {
  for (int i = 0; i <= static_cast<int>(EffectValue::Type::String); ++i) {
    const auto type = static_cast<EffectValue::Type>(i);
    if (name.compare(QLatin1StringView(typeName(type)), Qt::CaseInsensitive) == 0) {
      return type;
    }
  }
  return std::nullopt;
}

/// The forms of MATERIAL that differ in their fields.
enum class Layout { Colors, Third, Fifth, Sixth };

class Reader {
public:
  explicit Reader(TextReading& reading) : m_reading(reading), m_lexer(reading.lexer) {}

  BodyMaterial read() {
    m_lexer.peek();
    const std::size_t start = m_lexer.offset();
    readFields(start, m_lexer.word());
    if (m_reading.tellSurprise() && !atMaterial(m_lexer)) {
      m_lexer.skipLine();
    }
    m_material.where = m_reading.rangeFrom(start);
    return std::move(m_material);
  }

private:
  using Kind = BodyMaterial::Kind;

  void readFields(std::size_t start, std::string_view word) {
    m_material.index = whole();
    if (word == "MATERIAL6:") {
      readSixth();
    } else if (word == "MATERIAL5:" || word == "MATERIAL3:") {
      const bool isFifth = word == "MATERIAL5:";
      m_material.kind = isFifth ? Kind::Material5 : Kind::Material3;
      readClassic(isFifth ? Layout::Fifth : Layout::Third);
    } else {
      m_material.kind = Kind::Material;
      readClassic(Layout::Colors);
      if (word != "MATERIAL:") {
        m_reading.complaints.unknownStatement(word, start);
        m_lexer.skipLine();
      }
    }
  }

  void readSixth() {
    m_material.kind = Kind::Material6;
    // Some props of the game have the tag of the sixth form and the fields of the third.
    constexpr std::size_t kFieldsOfThird = 22;
    if (fieldsInLine() == kFieldsOfThird) {
      readClassic(Layout::Third);
      return;
    }
    m_material.flags = static_cast<std::uint32_t>(m_lexer.integer());
    if ((m_material.flags & kMaterialEffect) != 0) {
      readEffect();
    } else {
      readClassic(Layout::Sixth);
    }
  }

  void readClassic(Layout layout) {
    m_material.texture = m_lexer.text();
    for (int& part : m_material.colors) {
      part = whole();
    }
    if (layout == Layout::Colors) {
      return;
    }
    m_material.transparency = whole();
    m_material.selfIllumination = whole();
    m_material.shininess = whole();
    m_material.strength = whole();
    m_material.destBlend = whole() != 0;
    m_material.twoSided = whole() != 0;
    m_material.wire = whole() != 0;
    m_material.textureValue = whole();
    const std::size_t maps = layout == Layout::Third ? 2 : layout == Layout::Fifth ? 3 : m_material.maps.size();
    for (std::size_t i = 0; i < maps; ++i) {
      m_material.maps[i].name = m_lexer.text();
      m_material.maps[i].value = whole();
    }
  }

  void readEffect() {
    m_material.kind = Kind::Effect;
    m_material.technique = whole();
    m_material.effect = m_lexer.text();
    const std::int64_t count = m_lexer.integer();
    for (std::int64_t i = 0; i < count && m_lexer.ok(); ++i) {
      readParameter();
    }
    while (m_lexer.ok() && atParameter()) {
      m_reading.complaints.countedDamage("more parameters", QStringLiteral("an effect has more parameters than it says"),
                                         m_lexer.offset(), 1);
      readParameter();
    }
  }

  void readParameter() {
    m_reading.step();
    if (!m_lexer.atWord() || atMaterial(m_lexer)) {
      m_lexer.surprise("the name of a parameter");
      return;
    }
    const std::size_t start = m_lexer.offset();
    EffectValue value;
    value.name = m_lexer.text();
    const QString typeText = m_lexer.text();
    const std::size_t typeAt = m_lexer.valueStart();
    const auto type = typeNamed(typeText);
    if (!m_lexer.ok()) {
      return;
    }
    value.type = type.value_or(EffectValue::Type::String);
    if (!type) {
      m_reading.complaints.damage(QStringLiteral("expected the type of a parameter, found \"%1\"").arg(typeText), typeAt,
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
      const bool isTruth = value.type == EffectValue::Type::Bool && m_lexer.atWord();
      value.numbers.push_back(isTruth ? truth() : m_lexer.number());
    }
  }

  double truth() {
    if (!m_lexer.at("true") && !m_lexer.at("false") && !m_lexer.at("TRUE") && !m_lexer.at("FALSE")) {
      return m_lexer.number();
    }
    return m_lexer.text().compare(QLatin1StringView("true"), Qt::CaseInsensitive) == 0 ? 1 : 0;
  }

  /// Of a type that is not known, and so many values as come before the next parameter or the end of the line.
  QString unknownValues(const QString& type) {
    QStringList values{type};
    while (m_lexer.ok() && !m_lexer.atNewLine() && !atParameter() && !atMaterial(m_lexer) && !atEnd()) {
      values << m_lexer.text();
    }
    return values.join(QLatin1StringView("; "));
  }

  bool atEnd() {
    const char next = m_lexer.peek();
    return next == 0 || next == '{' || next == '}';
  }

  /// Whether a name and a type come next.
  bool atParameter() {
    if (!m_lexer.atWord() || atMaterial(m_lexer)) {
      return false;
    }
    const std::size_t start = m_lexer.offset();
    const std::size_t end = m_lexer.readEnd();
    m_lexer.text();
    const bool isParameter = m_lexer.ok() && m_lexer.at(kTypePrefix);
    m_lexer.recover();
    m_lexer.moveTo(start, end);
    return isParameter;
  }

  /// Values from here to the end of the line.
  std::size_t fieldsInLine() {
    constexpr std::size_t kMost = 64;
    const std::size_t start = m_lexer.offset();
    const std::size_t end = m_lexer.readEnd();
    std::size_t count = 0;
    while (count < kMost && !m_lexer.atNewLine() && !atEnd() && m_lexer.ok()) {
      m_lexer.text();
      ++count;
    }
    m_lexer.recover();
    m_lexer.moveTo(start, end);
    return count;
  }

  int whole() {
    constexpr std::int64_t kLeast = std::numeric_limits<int>::min();
    constexpr std::int64_t kMost = std::numeric_limits<int>::max();
    return static_cast<int>(std::clamp(m_lexer.integer(), kLeast, kMost));
  }

  TextReading& m_reading;
  TextLexer& m_lexer;
  BodyMaterial m_material;
};

} // namespace

bool atMaterial(TextLexer& lexer) {
  return lexer.at(kMaterial);
}

BodyMaterial readMaterial(TextReading& reading) {
  return Reader(reading).read();
}

} // namespace vitrine::formats::x3
