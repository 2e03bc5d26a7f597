#pragma once

#include "core/base/Diagnostics.h"
#include "core/base/Result.h"
#include "core/bytes/ByteSource.h"
#include "core/scene/Material.h"
#include "core/structure/Structure.h"

#include <QStringList>

#include <span>
#include <vector>

namespace vitrine::formats::xops {

/// One line of a text file: its bytes without the line end, and what they say.
struct TextLine {
  std::uint32_t start = 0; ///< from the start of the file
  std::uint32_t length = 0;
  QString text;
};

/// The lines of a text and the space its offsets count in. The game's own files are lists of lines with fixed meanings.
struct TextLines {
  SpaceId space = base::kFileSpace;
  std::vector<TextLine> lines;

  std::size_t count() const { return lines.size(); }
  /// The text of a line without blanks around it; empty where the file has ended before.
  QString value(std::size_t line) const;
  /// Value as of `value`, but empty for the "!" that stands for "none".
  QString optional(std::size_t line) const;
  /// Number in a line; nullopt when the line is not there or no whole number.
  std::optional<int> number(std::size_t line) const;
  /// Lines from `first` on, as they are, without empty ones at the end.
  QStringList from(std::size_t first) const;

  std::optional<ByteRange> where(std::size_t line) const;
  /// The bytes of a line; of one that is missing, the end of the text.
  ByteRange placeOf(std::size_t line) const;
  /// The bytes of these lines together.
  std::optional<ByteRange> where(std::size_t first, std::size_t count) const;
};

/// Cuts a text at CR LF, LF or CR; nothing follows the last line end, nothing a Ctrl-Z. UTF-8 where the whole file is,
/// else Windows-932 line by line, so that one bad line does not spoil the others. Reads the first 64 KiB, up to a line
/// end. WrongFormat when there are bytes no text has.
Result<TextLines> readLines(const Bytes& bytes, SpaceId space, Diagnostics& diagnostics);

/// Adds a section with a record per line: number, meaning, text. Line i means meanings[i], the last meaning holds for
/// all that follow; user texts, with static life.
structure::StructureBuilder::Handle addLineSection(structure::StructureBuilder& builder,
                                                   structure::StructureBuilder::Handle parent, const QString& name,
                                                   const ByteSourcePtr& source, const TextLines& text,
                                                   std::span<const char* const> meanings);

/// Complains when the file ends before it has a line for each of `meanings`.
void checkComplete(const TextLines& text, std::span<const char* const> meanings, Diagnostics& diagnostics);

/// The number in a line when it is from 0 to `last`. Else 0, and a note unless the line is missing.
int readNumber(const TextLines& text, std::size_t line, int last, const char* meaning, Diagnostics& diagnostics);

/// A property that a line states. `base` is the record of line 0.
scene::Property lineProperty(const char* key, QString value, const TextLines& text, std::size_t line, RecordRef base);

/// The briefing as one value of several lines, which start at line `first`; nothing when there is none.
void addBriefing(std::vector<scene::Property>& properties, const QStringList& briefing, const TextLines& text,
                 std::size_t first, RecordRef base);

/// "yes" or "no", as user text.
QString yesNo(bool value);
/// The text itself; "none", as user text, when it is empty.
QString orNone(const QString& text);

} // namespace vitrine::formats::xops
