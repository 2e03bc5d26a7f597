#include "core/exporting/WriterModule.h"

#include "core/base/LoadedModule.h"

#include <QCoreApplication>

namespace vitrine::exporting {
namespace {

Result<const ModelWriter*> load() {
  const auto function = base::moduleFunction(QStringLiteral("vitrine_export"), kWriterEntryName);
  const auto entry = function ? reinterpret_cast<WriterEntry>(*function) : nullptr;
  const ModelWriter* writer = entry ? entry(kWriterInterface) : nullptr;
  if (!writer) {
    const QString why = entry ? QCoreApplication::translate("vitrine::exporting", "it has a different version")
                              : function.error().message;
    return std::unexpected(Error::of(
        ErrorCode::Unsupported,
        QCoreApplication::translate("vitrine::exporting", "the export plugin cannot be loaded: %1").arg(why)));
  }
  return writer;
}

} // namespace

Result<const ModelWriter*> modelWriter() {
  static const Result<const ModelWriter*> writer = load();
  return writer;
}

} // namespace vitrine::exporting
