#include "core/formats/x3/file/TagReader.h"

#include "core/base/Translate.h"
#include "core/bytes/Text.h"

namespace vitrine::formats::x3 {

bool TagReader::takeTag(QAnyStringView name) {
  if (remaining() < kTagBytes) {
    return false;
  }
  const std::size_t start = position();
  const bool same = QAnyStringView(tag()) == name;
  if (!same) {
    seek(start);
  }
  return same;
}

void TagReader::expectTag(QAnyStringView name) {
  const std::size_t start = position();
  const bool cut = remaining() < kTagBytes;
  if (cut || !takeTag(name)) {
    const QString found = cut ? base::translate("formats", "the end") : QStringLiteral("\"%1\"").arg(tag());
    seek(start);
    fail(base::translate("formats", "expected \"%1\", found %2").arg(name.toString(), found));
  }
}

QString TagReader::name() {
  const auto end = std::ranges::find(rest(), std::byte{0});
  const auto length = static_cast<std::size_t>(end - rest().begin());
  const QString text = bytes::cString(rest().first(length), 0, bytes::TextEncoding::Latin1);
  skip(length);
  u8(); // fails where the text has no end
  return text;
}

std::size_t TagReader::count(std::uint64_t limit, const QString& what) {
  const std::int64_t said = i32();
  if (said < 0 || static_cast<std::uint64_t>(said) > limit) {
    seek(position() - sizeof(std::int32_t));
    fail(base::translate("formats", "%1 %2 are too many: at most %3 are supported").arg(said).arg(what).arg(limit));
  }
  return static_cast<std::size_t>(said);
}

} // namespace vitrine::formats::x3
