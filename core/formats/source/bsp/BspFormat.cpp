#include "core/formats/source/bsp/BspFormat.h"

namespace vitrine::formats::source {

FormatInfo BspFormat::info() const {
  return {QStringLiteral("source-bsp"), QStringLiteral("Source engine map"), {QStringLiteral("bsp")}, {}};
}

int BspFormat::score(const Probe&) const {
  return 0;
}

Result<DocumentPtr> BspFormat::load(const Source& source, LoadContext&) const {
  return std::unexpected(Error::of(ErrorCode::WrongFormat, QStringLiteral("not a map"), source.path));
}

} // namespace vitrine::formats::source
