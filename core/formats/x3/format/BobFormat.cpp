#include "core/formats/x3/format/BobFormat.h"

#include "core/formats/x3/file/FileKind.h"
#include "core/formats/x3/format/X3Document.h"

namespace vitrine::formats::x3 {

int BobFormat::score(const Probe& probe) const {
  constexpr int kByTag = 100;
  constexpr int kByName = 40;
  switch (recognise(probe.head, probe.head.size() == probe.size).kind) {
  case FileKind::BinaryBody:
  case FileKind::BinaryScene:
    return kByTag;
  case FileKind::TextScene:
  case FileKind::TextBody:
    return 0;
  case FileKind::Unknown:
    break;
  }
  return probe.size > 0 && info().extensions.contains(probe.extension) ? kByName : 0;
}

Result<void> BobFormat::read(const Source& source, LoadContext& context, Document& document) const {
  return readDocument(source, context, document);
}

} // namespace vitrine::formats::x3
