#include "core/exporting/WriterModule.h"

#include <QCoreApplication>
#include <QLibrary>

namespace vitrine::exporting {
namespace {

Result<const ModelWriter*> load() {
  // Installed programs and those of a build folder have it in the same place, seen from where they are.
  QLibrary library(QCoreApplication::applicationDirPath() + QStringLiteral("/" VITRINE_MODULE_WAY "/vitrine_export"));
  const auto entry = reinterpret_cast<WriterEntry>(library.resolve(kWriterEntryName));
  const ModelWriter* writer = entry ? entry(kWriterInterface) : nullptr;
  if (!writer) {
    const QString why = entry ? QCoreApplication::translate("vitrine::exporting", "it is of another version")
                              : library.errorString();
    return std::unexpected(Error::of(
        ErrorCode::Unsupported,
        QCoreApplication::translate("vitrine::exporting", "the part that writes such files cannot be loaded: %1").arg(why)));
  }
  return writer;
}

} // namespace

Result<const ModelWriter*> modelWriter() {
  static const Result<const ModelWriter*> writer = load();
  return writer;
}

} // namespace vitrine::exporting
