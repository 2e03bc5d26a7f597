#include "core/formats/x3/format/BodFormat.h"

namespace vitrine::formats::x3 {

int BodFormat::scoreOf(FileKind kind) const {
  constexpr int kScene = 90; // has a line that only scenes have
  constexpr int kBody = 70;
  return kind == FileKind::TextScene ? kScene : kind == FileKind::TextBody ? kBody : 0;
}

} // namespace vitrine::formats::x3
