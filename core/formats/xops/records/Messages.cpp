#include "core/formats/xops/records/Messages.h"

#include "core/base/Translate.h"

#include <QtGlobal>

namespace vitrine::formats::xops {
namespace {

constexpr auto kMessageMeanings = std::to_array<const char*>({QT_TRANSLATE_NOOP("formats", "message")});

} // namespace

Result<Messages> readMessages(const Bytes& bytes, SpaceId space, Diagnostics& diagnostics) {
  auto read = readLines(bytes, space, diagnostics);
  if (!read) {
    return std::unexpected(read.error());
  }
  const TextLines& text = *read;
  if (text.count() > Messages::kMost) {
    diagnostics.note(
        base::translate("formats", "there are %1 messages; the game keeps %2").arg(text.count()).arg(Messages::kMost),
        text.placeOf(Messages::kMost));
  }
  const auto isLong = [](const TextLine& line) { return line.length > Messages::kLongest; };
  const auto tooLong = std::ranges::find_if(text.lines, isLong);
  if (tooLong != text.lines.end()) {
    diagnostics.note(base::translate("formats", "message %1 has %2 bytes; the game shows %3 (%4 such messages)")
                         .arg(tooLong - text.lines.begin())
                         .arg(tooLong->length)
                         .arg(Messages::kLongest)
                         .arg(std::ranges::count_if(text.lines, isLong)),
                     text.placeOf(static_cast<std::size_t>(tooLong - text.lines.begin())));
  }
  return Messages{std::move(*read)};
}

structure::StructureBuilder::Handle addMessageSections(structure::StructureBuilder& builder,
                                                       structure::StructureBuilder::Handle parent,
                                                       const ByteSourcePtr& source, const Messages& messages) {
  return addLineSection(builder, parent, QStringLiteral("messages"), source, messages.text, kMessageMeanings);
}

} // namespace vitrine::formats::xops
