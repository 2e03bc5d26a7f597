#pragma once

#include "core/base/Diagnostics.h"
#include "core/base/Result.h"
#include "core/bytes/ByteSource.h"
#include "core/scene/Material.h"
#include "core/structure/Structure.h"

#include <QStringList>

#include <initializer_list>
#include <limits>
#include <span>
#include <vector>

namespace vitrine::formats::xops {

/// One line of a text file: its bytes without the line end, and what they say.
struct TextLine {
  std::uint32_t start = 0; ///< from the start of the file
  std::uint32_t length = 0;
  QString text;
};

/// Kind of text. The game's own files are lists of lines with fixed meanings.
struct TextForm {
  const char* section = "";                   ///< name of its section
  std::span<const char* const> meanings = {}; ///< by line, the last of all that follow; user texts, with static life
  const char* refusal = nullptr;              ///< of a text without lines, user text; null: there may be none
};

/// The lines of a text and the space its offsets count in.
struct TextLines {
  SpaceId space = base::kFileSpace;
  TextForm form;
  std::vector<TextLine> lines;

  /// Number of a line that texts of this form do not have.
  static constexpr std::size_t kNoLine = std::numeric_limits<std::size_t>::max();

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
/// end. WrongFormat when there are bytes no text has, and for the refusal of `form`.
Result<TextLines> readLines(const Bytes& bytes, SpaceId space, const TextForm& form, Diagnostics& diagnostics);

/// Adds a section with a record per line: number, meaning, text.
structure::StructureBuilder::Handle addLineSection(structure::StructureBuilder& builder,
                                                   structure::StructureBuilder::Handle parent,
                                                   const ByteSourcePtr& source, const TextLines& text);

/// Complains when the text ends before it has `count` lines, of which each has a meaning.
void checkComplete(const TextLines& text, std::size_t count, Diagnostics& diagnostics);

/// The number in a line when it is from 0 to `last`. Else 0, and a note unless the line is missing.
int readNumber(const TextLines& text, std::size_t line, int last, Diagnostics& diagnostics);

/// A property that lines of a text state; none where there are no lines.
struct LineProperty {
  const char* key; ///< user text
  QString value;
  std::size_t line; ///< the first; kNoLine: none
  std::size_t count = 1;
};

/// `base` is the record of line 0.
std::vector<scene::Property> propertiesOf(const TextLines& text, RecordRef base,
                                          std::initializer_list<LineProperty> properties);

/// "yes" or "no", as user text.
QString yesNo(bool value);
/// The text itself; "none", as user text, when it is empty.
QString orNone(const QString& text);

} // namespace vitrine::formats::xops
