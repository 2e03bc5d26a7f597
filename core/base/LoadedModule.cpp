#include "core/base/LoadedModule.h"

#include <QCoreApplication>
#include <QLibrary>

namespace vitrine::base {

Result<QFunctionPointer> moduleFunction(const QString& module, const char* function) {
  // Installed programs and those of a build folder have it in the same place, seen from where they are.
  QLibrary library(QCoreApplication::applicationDirPath() + QStringLiteral("/" VITRINE_MODULE_WAY "/") + module);
  const QFunctionPointer entry = library.resolve(function);
  if (!entry) {
    return std::unexpected(Error::of(ErrorCode::Unsupported, library.errorString()));
  }
  return entry;
}

} // namespace vitrine::base
