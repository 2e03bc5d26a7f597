#include "core/exporting/WriteTarget.h"

#include "core/exporting/ExportTexts.h"

#include <QFileInfo>

namespace vitrine::exporting {

std::unexpected<Error> cannotWrite(const QString& path, const QString& why) {
  return std::unexpected(Error::of(ErrorCode::WriteFailed, ExportTexts::tr("cannot be written: %1").arg(why), path));
}

Result<void> checkFree(const QString& path, bool overwrite) {
  const QFileInfo info(path);
  if (!info.exists() && !info.isSymLink()) {
    return {};
  }
  if (!info.isFile()) {
    return cannotWrite(path, ExportTexts::tr("this is not a regular file"));
  }
  return overwrite ? Result<void>() : cannotWrite(path, ExportTexts::tr("it already exists (--force replaces it)"));
}

} // namespace vitrine::exporting
