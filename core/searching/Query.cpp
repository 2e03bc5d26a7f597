#include "core/searching/Query.h"

#include "core/base/Translate.h"

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

std::vector<base::SyntaxTerm> queryTerms() {
  return {{base::translate("formats", "text"),
           base::translate("formats", "Names, values, texts and bytes in all encodings that contain the text."),
           QStringLiteral("func_door")},
          {base::translate("formats", "number"),
           base::translate("formats", "Also cells and bytes that are the number, whole or real."),
           QStringLiteral("1.5")},
          {QStringLiteral("0x"), base::translate("formats", "Also these bytes, two digits each."),
           QStringLiteral("0xDEADBEEF")},
          {QStringLiteral("?? ??"), base::translate("formats", "Also these bytes in pairs of digits; ? is any digit."),
           QStringLiteral("4D 5A ?? 0?")}};
}

} // namespace vitrine::searching
