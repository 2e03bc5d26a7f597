#include "core/formats/x3/format/BodFormat.h"

#include "core/formats/x3/file/FileKind.h"
#include "core/formats/x3/format/X3Document.h"

namespace vitrine::formats::x3 {

int BodFormat::score(const Probe& probe) const {
  constexpr int kScene = 90; // has a line that only scenes have
  constexpr int kBody = 70;
  constexpr int kByName = 40;
  switch (recognise(probe.head, probe.head.size() == probe.size).kind) {
  case FileKind::TextScene:
    return kScene;
  case FileKind::TextBody:
    return kBody;
  case FileKind::BinaryBody:
  case FileKind::BinaryScene:
    return 0;
  case FileKind::Unknown:
    break;
  }
  return probe.size > 0 && info().extensions.contains(probe.extension) ? kByName : 0;
}

Result<void> BodFormat::read(const Source& source, LoadContext& context, Document& document) const {
  return readDocument(source, context, document);
}

} // namespace vitrine::formats::x3
