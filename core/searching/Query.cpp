#include "core/searching/Query.h"

namespace vitrine::searching {
namespace {

constexpr std::array<const char*, kMatchKinds> kKindIds = {"node",   "entity",    "property", "material", "texture",
                                                           "camera", "animation", "control",  "file",     "section",
                                                           "member", "record",    "bytes"};

} // namespace

const std::array<MatchKind, kMatchKinds>& allKinds() {
  static const auto kinds = [] {
    std::array<MatchKind, kMatchKinds> all = {};
    for (std::size_t i = 0; i < all.size(); ++i) {
      all[i] = static_cast<MatchKind>(i);
    }
    return all;
  }();
  return kinds;
}

QString idOf(MatchKind kind) {
  return QString::fromLatin1(kKindIds[indexOf(kind)]);
}

std::optional<MatchKind> kindOf(const QString& id) {
  for (const MatchKind kind : allKinds()) {
    if (id == idOf(kind)) {
      return kind;
    }
  }
  return std::nullopt;
}

} // namespace vitrine::searching
