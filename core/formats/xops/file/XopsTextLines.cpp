#include "core/formats/xops/file/XopsTextLines.h"

#include "core/base/Translate.h"
#include "core/bytes/Text.h"
#include "core/scene/OurProperty.h"

#include <QCoreApplication>
#include <QStringDecoder>
#include <QtGlobal>

namespace vitrine::formats::xops {
namespace {

using bytes::TextEncoding;

constexpr std::size_t kMostTextBytes = 64 << 10;
constexpr auto kUtf8Mark = std::to_array<std::byte>({std::byte{0xef}, std::byte{0xbb}, std::byte{0xbf}});

bool isLineEnd(std::byte byte) {
  return byte == std::byte{'\n'} || byte == std::byte{'\r'};
}

/// Bytes that no text editor writes; a Ctrl-Z is the end of a text on old systems.
bool isForeign(std::byte byte) {
  constexpr std::string_view kAllowed = "\t\n\r\f\x1a";
  return byte < std::byte{0x20} && !kAllowed.contains(static_cast<char>(byte));
}

bool isUtf8(std::span<const std::byte> bytes) {
  QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
  const QString decoded = decoder(QByteArrayView(bytes));
  return !decoder.hasError();
}

/// The text proper: up to a Ctrl-Z, and no more lines than fit the limit.
std::span<const std::byte> textOf(const Bytes& bytes, SpaceId space, Diagnostics& diagnostics) {
  std::span<const std::byte> text = bytes.span();
  text = text.first(static_cast<std::size_t>(std::ranges::find(text, std::byte{0x1a}) - text.begin()));
  if (text.size() <= kMostTextBytes) {
    return text;
  }
  diagnostics.warn(base::translate("formats", "only the first %1 bytes of the text are read").arg(kMostTextBytes),
                   ByteRange{space, kMostTextBytes, bytes.size() - kMostTextBytes});
  text = text.first(kMostTextBytes);
  const auto lastEnd = std::find_if(text.rbegin(), text.rend(), isLineEnd);
  return lastEnd == text.rend() ? text : text.first(static_cast<std::size_t>(text.rend() - lastEnd));
}

std::vector<TextLine> cutLines(std::span<const std::byte> text) {
  std::vector<TextLine> lines;
  const bool marked = std::ranges::equal(text.first(std::min(text.size(), kUtf8Mark.size())), kUtf8Mark);
  std::size_t at = marked ? kUtf8Mark.size() : 0;
  while (at < text.size()) {
    const std::size_t start = at;
    while (at < text.size() && !isLineEnd(text[at])) {
      ++at;
    }
    lines.push_back({static_cast<std::uint32_t>(start), static_cast<std::uint32_t>(at - start), {}});
    const bool both = at + 1 < text.size() && text[at] == std::byte{'\r'} && text[at + 1] == std::byte{'\n'};
    at += both ? 2 : 1;
  }
  return lines;
}

/// Cells of text have no bytes of their own: their decoder tells the places.
constexpr structure::Layout<3> kLineLayout{"line",
                                           structure::kVaryingSize,
                                           {{{.name = "line",
                                              .type = structure::FieldType::U32,
                                              .offset = 0,
                                              .meaning = QT_TRANSLATE_NOOP("formats", "starts at 1")},
                                             {.name = "meaning", .type = structure::FieldType::Chars, .offset = 0},
                                             {.name = "text", .type = structure::FieldType::Chars, .offset = 0}}}};

} // namespace

QString TextLines::value(std::size_t line) const {
  return line < lines.size() ? lines[line].text.trimmed() : QString();
}

QString TextLines::optional(std::size_t line) const {
  const QString text = value(line);
  return text == QLatin1StringView("!") ? QString() : text;
}

std::optional<int> TextLines::number(std::size_t line) const {
  bool isNumber = false;
  const int number = value(line).toInt(&isNumber);
  return isNumber ? std::optional(number) : std::nullopt;
}

QStringList TextLines::from(std::size_t first) const {
  QStringList rest;
  for (std::size_t i = first; i < lines.size(); ++i) {
    rest << lines[i].text;
  }
  while (!rest.isEmpty() && rest.back().trimmed().isEmpty()) {
    rest.removeLast();
  }
  return rest;
}

std::optional<ByteRange> TextLines::where(std::size_t line) const {
  return where(line, 1);
}

std::optional<ByteRange> TextLines::where(std::size_t first, std::size_t count) const {
  if (count == 0 || first >= lines.size() || count > lines.size() - first) {
    return std::nullopt;
  }
  const TextLine& last = lines[first + count - 1];
  return ByteRange{space, lines[first].start, last.start + last.length - lines[first].start};
}

ByteRange TextLines::placeOf(std::size_t line) const {
  const TextLine none;
  const TextLine& last = lines.empty() ? none : lines.back();
  return where(line).value_or(ByteRange{space, std::uint64_t{last.start} + last.length, 0});
}

Result<TextLines> readLines(const Bytes& bytes, SpaceId space, const TextForm& form, Diagnostics& diagnostics) {
  const auto text = textOf(bytes, space, diagnostics);
  const auto foreign = std::ranges::find_if(text, isForeign);
  if (foreign != text.end()) {
    Error error = Error::of(ErrorCode::WrongFormat, base::translate("formats", "this is not a text file"));
    error.space = space;
    error.offset = static_cast<std::uint64_t>(foreign - text.begin());
    return std::unexpected(error);
  }
  const TextEncoding encoding = isUtf8(text) ? TextEncoding::Utf8OrLatin1 : TextEncoding::Cp932;
  TextLines read{space, form, cutLines(text)};
  if (read.lines.empty() && form.refusal) {
    return std::unexpected(Error::of(ErrorCode::WrongFormat, QCoreApplication::translate("formats", form.refusal)));
  }
  for (TextLine& line : read.lines) {
    line.text = bytes::decodeText(text.subspan(line.start, line.length), encoding);
  }
  return read;
}

structure::StructureBuilder::Handle addLineSection(structure::StructureBuilder& builder,
                                                   structure::StructureBuilder::Handle parent,
                                                   const ByteSourcePtr& source, const TextLines& text) {
  const auto meanings = text.form.meanings;
  std::vector<std::uint32_t> starts;
  std::vector<structure::Row> rows;
  for (std::size_t i = 0; i < text.lines.size(); ++i) {
    starts.push_back(text.lines[i].start);
    const QString meaning = QString::fromUtf8(meanings[std::min(i, meanings.size() - 1)]);
    rows.push_back({{structure::integer(i + 1), meaning, text.lines[i].text}});
  }
  const ByteRange range{text.space, 0, source->size()};
  const auto section = builder.add(parent, QString::fromLatin1(text.form.section), range);
  // Kept as decoded: how a line reads depends on the whole file.
  const auto decode = [rows = std::move(rows)](std::uint64_t index, const Bytes&) -> Result<structure::Row> {
    return rows[static_cast<std::size_t>(index)];
  };
  builder.at(section).table = structure::makeIndexedTable(kLineLayout, source, range, std::move(starts), decode);
  return section;
}

void checkComplete(const TextLines& text, std::size_t count, Diagnostics& diagnostics) {
  if (text.count() >= count) {
    return;
  }
  diagnostics.damage(base::translate("formats", "the text ends after %1 lines; line %2 should be: %3")
                         .arg(text.count())
                         .arg(text.count() + 1)
                         .arg(QCoreApplication::translate("formats", text.form.meanings[text.count()])),
                     text.placeOf(text.count()));
}

int readNumber(const TextLines& text, std::size_t line, int last, Diagnostics& diagnostics) {
  const std::optional<int> number = text.number(line);
  if (number && *number >= 0 && *number <= last) {
    return *number;
  }
  if (line < text.count()) {
    diagnostics.note(base::translate("formats", "%1: \"%2\" is not a number from 0 to %3; treated as 0")
                         .arg(QCoreApplication::translate("formats", text.form.meanings[line]), text.value(line))
                         .arg(last),
                     text.placeOf(line));
  }
  return 0;
}

std::vector<scene::Property> propertiesOf(const TextLines& text, RecordRef base,
                                          std::initializer_list<LineProperty> properties) {
  std::vector<scene::Property> made;
  for (const auto& [key, value, line, count] : properties) {
    if (line != TextLines::kNoLine && count != 0) {
      const auto record = line < text.count() ? std::optional(RecordRef{base.section, base.row + line}) : std::nullopt;
      made.push_back(scene::ourProperty(key, value, record, text.where(line, count)));
    }
  }
  return made;
}

QString orNone(const QString& text) {
  return text.isEmpty() ? QCoreApplication::translate("formats", "none") : text;
}

QString yesNo(bool value) {
  return value ? QCoreApplication::translate("formats", "yes") : QCoreApplication::translate("formats", "no");
}

} // namespace vitrine::formats::xops
