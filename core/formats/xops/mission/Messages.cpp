#include "core/formats/xops/mission/Messages.h"

#include <QtGlobal>

namespace vitrine::formats::xops {
namespace {

constexpr auto kMeanings = std::to_array<const char*>({QT_TRANSLATE_NOOP("formats", "message")});

} // namespace

Result<Messages> readMessages(const Bytes& bytes, SpaceId space, Diagnostics& diagnostics) {
  auto read = readLines(bytes, space, diagnostics);
  if (!read) {
    return std::unexpected(read.error());
  }
  const TextLines& text = *read;
  if (text.count() > Messages::kMost) {
    diagnostics.note(QStringLiteral("there are %1 messages; the game keeps %2").arg(text.count()).arg(Messages::kMost),
                     text.where(Messages::kMost));
  }
  const auto isLong = [](const TextLine& line) { return line.length > Messages::kLongest; };
  const auto tooLong = std::ranges::find_if(text.lines, isLong);
  if (tooLong != text.lines.end()) {
    diagnostics.note(QStringLiteral("message %1 has %2 bytes; the game shows %3 (%4 such messages)")
                         .arg(tooLong - text.lines.begin())
                         .arg(tooLong->length)
                         .arg(Messages::kLongest)
                         .arg(std::ranges::count_if(text.lines, isLong)),
                     ByteRange{space, tooLong->start, tooLong->length});
  }
  return Messages{std::move(*read)};
}

structure::StructureBuilder::Handle addMessageSections(structure::StructureBuilder& builder,
                                                       structure::StructureBuilder::Handle parent,
                                                       const ByteSourcePtr& source, const Messages& messages) {
  return addLineSection(builder, parent, QStringLiteral("messages"), source, messages.text, kMeanings);
}

} // namespace vitrine::formats::xops
