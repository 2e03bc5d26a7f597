#include "core/formats/xops/records/Messages.h"

#include "core/base/Translate.h"

#include <QtGlobal>

namespace vitrine::formats::xops {
namespace {

constexpr auto kMessageMeanings = std::to_array<const char*>({QT_TRANSLATE_NOOP("formats", "message")});
constexpr std::size_t kMostMessages = 16;     // the game keeps no more
constexpr std::uint32_t kLongestMessage = 71; // bytes

constexpr TextForm kMessageForm{"messages", kMessageMeanings};

} // namespace

Result<TextLines> readMessages(const Bytes& bytes, SpaceId space, Diagnostics& diagnostics) {
  auto read = readLines(bytes, space, kMessageForm, diagnostics);
  if (!read) {
    return std::unexpected(read.error());
  }
  const TextLines& text = *read;
  if (text.count() > kMostMessages) {
    diagnostics.note(
        base::translate("formats", "there are %1 messages; the game keeps %2").arg(text.count()).arg(kMostMessages),
        text.placeOf(kMostMessages));
  }
  const auto isLong = [](const TextLine& line) { return line.length > kLongestMessage; };
  const auto tooLong = std::ranges::find_if(text.lines, isLong);
  if (tooLong != text.lines.end()) {
    diagnostics.note(base::translate("formats", "message %1 has %2 bytes; the game shows %3 (%4 such messages)")
                         .arg(tooLong - text.lines.begin())
                         .arg(tooLong->length)
                         .arg(kLongestMessage)
                         .arg(std::ranges::count_if(text.lines, isLong)),
                     text.placeOf(static_cast<std::size_t>(tooLong - text.lines.begin())));
  }
  return read;
}

} // namespace vitrine::formats::xops
