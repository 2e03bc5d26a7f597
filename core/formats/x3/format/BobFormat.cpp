#include "core/formats/x3/format/BobFormat.h"

namespace vitrine::formats::x3 {

int BobFormat::scoreOf(FileKind kind) const {
  constexpr int kByTag = 100;
  return kind == FileKind::BinaryBody || kind == FileKind::BinaryScene ? kByTag : 0;
}

} // namespace vitrine::formats::x3
