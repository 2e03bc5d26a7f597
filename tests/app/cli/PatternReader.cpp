#include "tests/app/cli/PatternReader.h"

#include <QRegularExpression>

#include <bit>
#include <cmath>
#include <cstring>
#include <stdexcept>

namespace vitrine::tests {
namespace {

using Json = nlohmann::ordered_json;

[[noreturn]] void refuse(const QString& line) {
  throw std::runtime_error("no pattern: " + line.toStdString());
}

QString withoutComment(const QString& line) {
  const qsizetype at = line.indexOf(QLatin1String("//"));
  return (at < 0 ? line : line.left(at)).trimmed();
}

std::uint64_t hexadecimal(const QString& digits) {
  return digits.toULongLong(nullptr, 16);
}

int sizeOf(const QString& type) {
  static const QHash<QString, int> kSizes{{QStringLiteral("u8"), 1},    {QStringLiteral("s8"), 1},
                                          {QStringLiteral("u16"), 2},   {QStringLiteral("s16"), 2},
                                          {QStringLiteral("u32"), 4},   {QStringLiteral("s32"), 4},
                                          {QStringLiteral("u64"), 8},   {QStringLiteral("char"), 1},
                                          {QStringLiteral("float"), 4}, {QStringLiteral("double"), 8}};
  const int size = kSizes.value(type);
  return size > 0 ? size : throw std::runtime_error("no type: " + type.toStdString());
}

} // namespace

/// Walk over one record.
class PatternReader::Record {
public:
  Record(const PatternReader& pattern, const QByteArray& file, std::uint64_t at)
      : m_pattern(pattern), m_file(file), m_at(at) {}

  Json values(const QStringList& lines) {
    static const QRegularExpression kPadding(QStringLiteral("^padding\\[(\\d+)\\];$"));
    static const QRegularExpression kField(
        QStringLiteral("^(?:if \\(\\(([\\w.]+) & 0x([0-9a-f]+)\\) == 0x([0-9a-f]+)\\) )?(be )?(\\w+) (\\w+)"
                       "(?:\\[([^\\]]*)\\])?( \\[\\[transform\\(\"fixed16\"\\)\\]\\])?;$"));
    for (const QString& line : lines) {
      if (const auto padding = kPadding.match(line); padding.hasMatch()) {
        m_at += padding.captured(1).toULongLong();
      } else if (const auto field = kField.match(line); field.hasMatch()) {
        take(field);
      } else {
        refuse(line);
      }
    }
    Json list = Json::array();
    for (std::size_t i = 0; i < m_values.size(); ++i) {
      if (!m_counters.contains(m_names[static_cast<qsizetype>(i)])) {
        list.push_back(m_values[i]);
      }
    }
    return list;
  }
  std::uint64_t at() const { return m_at; }

private:
  void take(const QRegularExpressionMatch& field) {
    const bool isIf = field.hasCaptured(1) && !field.captured(1).isEmpty();
    const bool bigEndian = !field.captured(4).isEmpty();
    const QString type = field.captured(5);
    const QString name = field.captured(6);
    if (isIf && (number(field.captured(1)) & hexadecimal(field.captured(2))) != hexadecimal(field.captured(3))) {
      keep(name, nullptr);
      return;
    }
    if (m_pattern.m_bitFields.contains(type)) {
      takeBits(name, m_pattern.m_bitFields[type], bigEndian);
      return;
    }
    const QString plain = m_pattern.m_enums.value(type, type);
    const bool isFixed = !field.captured(8).isEmpty();
    if (!field.hasCaptured(7)) {
      keep(name, one(plain, bigEndian, isFixed));
    } else if (plain == QLatin1String("char")) {
      keep(name, text(field.captured(7)));
    } else {
      Json list = Json::array();
      for (std::uint64_t left = times(field.captured(7)); left > 0; --left) {
        list.push_back(one(plain, bigEndian, isFixed));
      }
      keep(name, list);
    }
  }

  void takeBits(const QString& name, const std::vector<Bits>& parts, bool bigEndian) {
    int bits = 0;
    for (const Bits& part : parts) {
      bits += part.count;
    }
    std::uint64_t whole = bytesAsNumber(bits / 8, bigEndian);
    for (const Bits& part : parts) {
      const std::uint64_t mask = part.count >= 64 ? ~0ULL : (1ULL << part.count) - 1;
      if (part.name != QLatin1String("padding")) {
        keep(name + QLatin1Char('.') + part.name, whole & mask);
      }
      whole = part.count >= 64 ? 0 : whole >> part.count;
    }
  }

  std::uint64_t bytesAsNumber(int size, bool bigEndian) {
    if (m_at + static_cast<std::uint64_t>(size) > static_cast<std::uint64_t>(m_file.size())) {
      throw std::runtime_error("past the end");
    }
    std::uint64_t value = 0;
    for (int i = 0; i < size; ++i) {
      const auto byte = static_cast<std::uint8_t>(m_file[static_cast<qsizetype>(m_at) + i]);
      value |= std::uint64_t{byte} << (8 * (bigEndian ? size - 1 - i : i));
    }
    m_at += static_cast<std::uint64_t>(size);
    return value;
  }

  Json one(const QString& type, bool bigEndian, bool isFixed) {
    const int size = sizeOf(type);
    const std::uint64_t bits = bytesAsNumber(size, bigEndian);
    const auto real = [](double value) { return std::isfinite(value) ? Json(value) : Json(nullptr); };
    if (type == QLatin1String("float")) {
      return real(static_cast<double>(std::bit_cast<float>(static_cast<std::uint32_t>(bits))));
    }
    if (type == QLatin1String("double")) {
      return real(std::bit_cast<double>(bits));
    }
    if (type.startsWith(QLatin1Char('u'))) {
      return static_cast<std::int64_t>(bits);
    }
    const int unused = 64 - 8 * size;
    const std::int64_t number = static_cast<std::int64_t>(bits << unused) >> unused;
    return isFixed ? Json(static_cast<double>(number) / 65536.0) : Json(number);
  }

  Json text(const QString& length) {
    QByteArray bytes;
    if (length.isEmpty()) {
      for (char c = 1; c != 0;) {
        c = static_cast<char>(bytesAsNumber(1, false));
        bytes += c;
      }
    } else {
      for (std::uint64_t left = times(length); left > 0; --left) {
        bytes += static_cast<char>(bytesAsNumber(1, false));
      }
    }
    const qsizetype end = bytes.indexOf('\0');
    return (end < 0 ? bytes : bytes.left(end)).toStdString();
  }

  /// "12", "name" or "name * 3".
  std::uint64_t times(const QString& expression) {
    const QStringList factors = expression.split(QLatin1String(" * "));
    std::uint64_t product = 1;
    for (const QString& factor : factors) {
      bool isNumber = false;
      const std::uint64_t told = factor.toULongLong(&isNumber);
      if (!isNumber) {
        m_counters << factor;
      }
      product *= isNumber ? told : number(factor);
    }
    return product;
  }

  std::uint64_t number(const QString& name) const {
    const qsizetype at = m_names.lastIndexOf(name);
    return at >= 0 ? static_cast<std::uint64_t>(m_values[static_cast<std::size_t>(at)].get<std::int64_t>())
                   : throw std::runtime_error("no such field: " + name.toStdString());
  }

  void keep(const QString& name, Json value) {
    m_names << name;
    m_values.push_back(std::move(value));
  }

  const PatternReader& m_pattern;
  const QByteArray& m_file;
  std::uint64_t m_at;
  QStringList m_names;
  std::vector<Json> m_values;
  QStringList m_counters;
};

PatternReader::PatternReader(const QString& pattern) {
  static const QRegularExpression kVariable(
      QStringLiteral("^(\\w+) \\w+\\[(\\d+)\\] @ 0x([0-9a-f]+) \\[\\[name\\(\"(.*)\"\\)\\]\\];$"));
  QStringList lines = pattern.split(QLatin1Char('\n'));
  while (!lines.isEmpty()) {
    const QString raw = lines.takeFirst();
    if (const auto variable = kVariable.match(raw); variable.hasMatch()) {
      m_variables.push_back({variable.captured(1), variable.captured(4), variable.captured(2).toULongLong(),
                             hexadecimal(variable.captured(3))});
      continue;
    }
    const QString line = withoutComment(raw);
    if (line.endsWith(QLatin1Char('{'))) {
      readBlock(line, lines);
    } else if (!line.isEmpty() && !line.startsWith(QLatin1Char('#')) && !line.startsWith(QLatin1String("fn "))) {
      refuse(line);
    }
  }
}

void PatternReader::readBlock(const QString& head, QStringList& lines) {
  const QStringList words = head.split(QLatin1Char(' '));
  const QString& name = words[1];
  QStringList inside;
  for (QString line = withoutComment(lines.takeFirst()); line != QLatin1String("};");
       line = withoutComment(lines.takeFirst())) {
    inside << line;
  }
  if (words[0] == QLatin1String("struct")) {
    m_structs[name] = inside;
  } else if (words[0] == QLatin1String("enum")) {
    m_enums[name] = words[3];
  } else if (words[0] == QLatin1String("bitfield")) {
    for (const QString& line : inside) {
      const QStringList parts = line.chopped(1).split(QLatin1String(" : "));
      m_bitFields[name].push_back({parts[0], parts[1].toInt()});
    }
  } else {
    refuse(head);
  }
}

std::vector<nlohmann::ordered_json> PatternReader::valuesOf(const Variable& variable, const QByteArray& file,
                                                            std::uint64_t most) const {
  std::vector<Json> values;
  std::uint64_t at = variable.offset;
  for (std::uint64_t i = 0; i < std::min(variable.count, most); ++i) {
    Record record(*this, file, at);
    values.push_back(record.values(m_structs[variable.type]));
    at = record.at();
  }
  return values;
}

} // namespace vitrine::tests
