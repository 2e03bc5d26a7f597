#include "core/structure/Pattern.h"

#include "core/structure/PatternTypes.h"

namespace vitrine::structure {
namespace {

/// Most variables of one section: hex editors evaluate a pattern as a whole.
constexpr std::uint64_t kMostVariables = 100'000;
constexpr std::uint64_t kVariablesBetweenSteps = 4096;

QString hexadecimal(std::uint64_t number) {
  return QStringLiteral("0x%1").arg(number, 0, 16);
}

class PatternWriter {
public:
  PatternWriter(const Structure& structure, const bytes::ByteSpaces& spaces, const TextSink& sink, Progress& progress)
      : m_structure(structure), m_spaces(spaces), m_sink(sink), m_progress(progress) {}

  void write() {
    const QString name = m_spaces[base::kFileSpace].name;
    send(QStringLiteral("// The records of %1, for the hex editor ImHex.\n#pragma endian little\n\n")
             .arg(oneLine(name)));
    send(QStringLiteral("fn fixed16(s32 number) { return double(number) / 65536.0; };\n\n"));
    for (SectionId id = 0; id < m_structure.size() && m_wanted; ++id) {
      const Section& section = m_structure[id];
      m_progress.step(section.path, static_cast<double>(id) / static_cast<double>(m_structure.size()));
      if (section.range.space == base::kFileSpace) {
        writeSection(section);
      } else if (section.range.size > 0) {
        writeElsewhere(section);
      }
    }
  }

private:
  void send(const QString& text) { m_wanted = m_wanted && m_sink(text); }

  static QString oneLine(const QString& text) { return text.simplified(); }

  void writeSection(const Section& section) {
    if (!section.table || !section.table->isLaidOut() || section.table->rowCount() == 0) {
      // Sections with others below need no bytes of their own.
      if (section.children.empty() && section.range.size > 0) {
        place(QStringLiteral("u8"), section, {}, section.range.size, section.range.offset);
      }
      return;
    }
    const RecordTable& table = *section.table;
    const QString type = m_types.typeOf(table.layout());
    send(m_types.takeDefinitions());
    if (table.layout().size != 0 && !table.isScattered() && table.rowCount() > 0) {
      place(type, section, {}, table.rowCount(), table.rangeOf(0).offset);
    } else {
      placeEach(type, section);
    }
  }

  /// Records that lie apart, each for itself but for those of equal size that follow each other at once.
  void placeEach(const QString& type, const Section& section) {
    const RecordTable& table = *section.table;
    std::uint64_t variables = 0;
    for (std::uint64_t row = 0; row < table.rowCount() && m_wanted;) {
      if (variables++ % kVariablesBetweenSteps == 0) {
        m_progress.check();
      }
      if (variables > kMostVariables) {
        send(
            QStringLiteral("// %1: and %2 more\n").arg(oneLine(section.path), QString::number(table.rowCount() - row)));
        return;
      }
      const ByteRange first = table.rangeOf(row);
      std::uint64_t count = 1;
      while (table.layout().size != 0 && row + count < table.rowCount() &&
             table.rangeOf(row + count).offset == first.offset + count * first.size) {
        ++count;
      }
      place(type, section, row, count, first.offset);
      row += count;
    }
  }

  /// `row`: the first of those that are meant, where it is not the whole section.
  void place(const QString& type, const Section& section, std::optional<std::uint64_t> row, std::uint64_t count,
             std::uint64_t offset) {
    const QString path = section.path.isEmpty() ? section.name : section.path;
    const QString shown = row ? path + QLatin1Char(' ') + QString::number(*row) : path;
    const QString name = patternName(shown, m_variables);
    QString quoted = oneLine(shown);
    quoted.replace(QLatin1Char('\\'), QLatin1String("\\\\")).replace(QLatin1Char('"'), QLatin1String("\\\""));
    send(QStringLiteral("%1 %2[%3] @ %4 [[name(\"%5\")]];\n")
             .arg(type, name, QString::number(count), hexadecimal(offset), quoted));
  }

  void writeElsewhere(const Section& section) {
    const ByteSpace& space = m_spaces[section.range.space];
    QString text = QStringLiteral("// %1: %2 bytes in %3")
                       .arg(oneLine(section.path), QString::number(section.range.size), oneLine(space.name));
    if (space.codedRange && space.codedRange->space == base::kFileSpace) {
      text += QStringLiteral(", %1 of %2 bytes @ %3")
                  .arg(space.decoder, QString::number(space.codedRange->size), hexadecimal(space.codedRange->offset));
    }
    send(text + QLatin1Char('\n'));
  }

  const Structure& m_structure;
  const bytes::ByteSpaces& m_spaces;
  const TextSink& m_sink;
  Progress& m_progress;
  PatternTypes m_types;
  QSet<QString> m_variables;
  bool m_wanted = true;
};

} // namespace

void writePattern(const Structure& structure, const bytes::ByteSpaces& spaces, const TextSink& sink,
                  Progress& progress) {
  PatternWriter(structure, spaces, sink, progress).write();
}

} // namespace vitrine::structure
