#include "core/structure/PatternTypes.h"

#include "core/structure/Layout.h"

namespace vitrine::structure {
namespace {

/// Words that the pattern language keeps for itself.
const QSet<QString>& reservedWords() {
  static const QSet<QString> kWords = [] {
    QSet<QString> words;
    for (const char* word :
         {"addressof", "as",    "auto",     "be",         "bitfield", "bool",      "break",  "catch", "char",
          "char16",    "const", "continue", "double",     "else",     "enum",      "false",  "float", "fn",
          "for",       "from",  "if",       "import",     "in",       "is",        "le",     "match", "namespace",
          "null",      "out",   "padding",  "parent",     "ref",      "reference", "return", "s128",  "s16",
          "s24",       "s32",   "s48",      "s64",        "s8",       "s96",       "sizeof", "str",   "struct",
          "this",      "true",  "try",      "typenameof", "u128",     "u16",       "u24",    "u32",   "u48",
          "u64",       "u8",    "u96",      "unsigned",   "union",    "using",     "while"}) {
      words << QLatin1String(word);
    }
    return words;
  }();
  return kWords;
}

QString typeName(FieldType type) {
  switch (type) {
  case FieldType::U8:
  case FieldType::Raw:
    return QStringLiteral("u8");
  case FieldType::I8:
    return QStringLiteral("s8");
  case FieldType::U16:
    return QStringLiteral("u16");
  case FieldType::I16:
    return QStringLiteral("s16");
  case FieldType::U32:
    return QStringLiteral("u32");
  case FieldType::I32:
  case FieldType::Fixed:
    return QStringLiteral("s32");
  case FieldType::U64:
    return QStringLiteral("u64");
  case FieldType::F32:
    return QStringLiteral("float");
  case FieldType::F64:
    return QStringLiteral("double");
  case FieldType::Chars:
    return QStringLiteral("char");
  }
  return {};
}

bool isPacked(const Field& field) {
  return field.bitCount != 0 && field.count == 1;
}

/// "LumpEntry" of "lump entry".
QString inCamelCase(const QString& words) {
  QString joined;
  for (const QString& word : words.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
    joined += word.left(1).toUpper() + word.mid(1);
  }
  return joined;
}

/// Text of one struct on its way, field by field. Enumerations and bit fields that it uses come before it.
class StructText {
public:
  StructText(const RecordLayout& layout, QString name, QSet<QString>& types)
      : m_layout(layout), m_name(std::move(name)), m_types(types), m_varies(layout.size == kVaryingSize) {}

  QString make() {
    for (std::size_t i = 0; i < m_layout.fields.size(); ++i) {
      const Field& field = m_layout.fields[i];
      if (isPacked(field)) {
        i = addPacked(i);
      } else {
        moveTo(field);
        addField(field);
      }
    }
    if (m_layout.size > m_at && !m_varies) {
      m_body += QStringLiteral("    padding[%1];\n").arg(m_layout.size - m_at);
    }
    return m_before + QStringLiteral("struct %1 {\n%2};\n\n").arg(m_name, m_body);
  }

private:
  /// Leaves out the bytes up to where a field lies.
  void moveTo(const Field& field) {
    if (!m_varies && field.offset > m_at) {
      m_body += QStringLiteral("    padding[%1];\n").arg(field.offset - m_at);
      m_at = field.offset;
    }
  }

  void addField(const Field& field) {
    const QString name = patternName(QString::fromLatin1(field.name), m_names);
    m_places.push_back(name);
    if (field.counter) {
      const QString counter = patternName(name + QStringLiteral("_count"), m_names);
      add(field, QStringLiteral("%1%2 %3;").arg(orderOf(field), typeName(*field.counter), counter), {});
      const QString times = field.count == 1 ? counter : QStringLiteral("%1 * %2").arg(counter).arg(field.count);
      add(field, declaration(field, name, times), comment(field));
      m_varies = true;
      return;
    }
    const bool list = field.count != 1 || field.type == FieldType::Chars;
    const QString times = field.terminated ? QStringLiteral("") : list ? QString::number(field.count) : QString();
    add(field, declaration(field, name, times), comment(field));
    m_varies = m_varies || field.terminated || field.presence.mask != 0;
    m_at += m_varies ? 0 : field.byteSize();
  }

  /// Adds the fields of one number from `first` on; the last of them.
  std::size_t addPacked(std::size_t first) {
    const Field& start = m_layout.fields[first];
    moveTo(start);
    const QString type = patternName(m_name + QLatin1Char('_') + QString::fromLatin1(start.name), m_types);
    const QString name = patternName(QString::fromLatin1(start.name) + QStringLiteral("_bits"), m_names);
    QString bits;
    unsigned bit = 0;
    std::size_t last = first;
    QSet<QString> taken;
    for (std::size_t i = first; i < m_layout.fields.size(); ++i) {
      const Field& field = m_layout.fields[i];
      if (!isPacked(field) || (i > first && (field.firstBit < bit || field.offset != start.offset))) {
        break;
      }
      bits += padded(field.firstBit - bit);
      const QString part = patternName(QString::fromLatin1(field.name), taken);
      bits += QStringLiteral("    %1 : %2;%3\n").arg(part).arg(field.bitCount).arg(comment(field));
      m_places.push_back(name + QLatin1Char('.') + part);
      bit = field.firstBit + field.bitCount;
      last = i;
    }
    bits += padded(elementSize(start.type) * 8 - bit);
    m_before += QStringLiteral("bitfield %1 {\n%2};\n\n").arg(type, bits);
    add(start, QStringLiteral("%1%2 %3;").arg(orderOf(start), type, name), {});
    m_at += m_varies ? 0 : start.byteSize();
    return last;
  }

  static QString padded(unsigned bits) {
    return bits > 0 ? QStringLiteral("    padding : %1;\n").arg(bits) : QString();
  }

  /// `times`: null for a single one.
  QString declaration(const Field& field, const QString& name, const QString& times) {
    const QString type = field.values.empty() || field.count != 1 ? typeName(field.type) : enumOf(field);
    const QString list = times.isNull() ? QString() : QStringLiteral("[%1]").arg(times);
    const QString shown = field.type == FieldType::Fixed ? QStringLiteral(" [[transform(\"fixed16\")]]") : QString();
    return QStringLiteral("%1%2 %3%4%5;").arg(orderOf(field), type, name, list, shown);
  }

  void add(const Field& field, const QString& line, const QString& remark) {
    const Field::Presence& presence = field.presence;
    const QString condition = presence.mask == 0 ? QString()
                                                 : QStringLiteral("if ((%1 & 0x%2) == 0x%3) ")
                                                       .arg(m_places[static_cast<qsizetype>(presence.decider)])
                                                       .arg(presence.mask, 0, 16)
                                                       .arg(presence.wanted, 0, 16);
    m_body += QStringLiteral("    ") + condition + line + remark + QLatin1Char('\n');
  }

  static QString orderOf(const Field& field) {
    return field.bigEndian && elementSize(field.type) > 1 ? QStringLiteral("be ") : QString();
  }

  static QString comment(const Field& field) {
    QStringList parts;
    if (*field.meaning != '\0') {
      parts << QString::fromUtf8(field.meaning).simplified();
    }
    for (const FlagName& flag : field.flags) {
      parts << QStringLiteral("0x%1 %2").arg(flag.bits, 0, 16).arg(QLatin1String(flag.name));
    }
    return parts.isEmpty() ? QString() : QStringLiteral(" // ") + parts.join(QStringLiteral(", "));
  }

  QString enumOf(const Field& field) {
    const QString type = patternName(m_name + QLatin1Char('_') + QString::fromLatin1(field.name), m_types);
    QString names;
    QSet<QString> taken;
    for (const FlagName& value : field.values) {
      names += QStringLiteral("    %1 = %2,\n")
                   .arg(patternName(QString::fromLatin1(value.name), taken))
                   .arg(static_cast<std::int64_t>(value.bits));
    }
    m_before += QStringLiteral("enum %1 : %2 {\n%3};\n\n").arg(type, typeName(field.type), names);
    return type;
  }

  const RecordLayout& m_layout;
  QString m_name;
  QSet<QString>& m_types;
  QSet<QString> m_names; ///< of fields
  QStringList m_places;  ///< of each field of the layout: by what name it is reached
  QString m_before;
  QString m_body;
  std::uint32_t m_at = 0; ///< bytes of what has a fixed place
  bool m_varies;          ///< the rest has none: fields follow each other
};

} // namespace

QString patternName(const QString& name, QSet<QString>& taken) {
  QString plain;
  for (const QChar c : name) {
    const bool kept = c.unicode() < 128 && (c.isLetterOrNumber() || c == QLatin1Char('_'));
    plain += kept ? c : QLatin1Char('_');
  }
  if (plain.isEmpty() || plain.front().isDigit()) {
    plain.prepend(QLatin1Char('_'));
  }
  if (reservedWords().contains(plain)) {
    plain += QLatin1Char('_');
  }
  QString unique = plain;
  for (int number = 2; taken.contains(unique); ++number) {
    unique = QStringLiteral("%1_%2").arg(plain).arg(number);
  }
  taken << unique;
  return unique;
}

QString PatternTypes::typeOf(const RecordLayout& layout) {
  QString& name = m_names[{layout.fields.data(), layout.size}];
  if (name.isEmpty()) {
    name = patternName(inCamelCase(QString::fromLatin1(layout.name)), m_taken);
    m_definitions += StructText(layout, name, m_taken).make();
  }
  return name;
}

} // namespace vitrine::structure
