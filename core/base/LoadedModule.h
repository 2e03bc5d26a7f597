#pragma once

#include "core/base/Result.h"

#include <QFunctionPointer>
#include <QString>

namespace vitrine::base {

/// The function of a module beside the program (vitrine_add_loaded_module), which is loaded at the first call and
/// stays: what it links is paid for only by those who use it. Error: it is not there, or has no such function. The
/// message is for developers; callers say what cannot be done. Thread-safe.
Result<QFunctionPointer> moduleFunction(const QString& module, const char* function);

} // namespace vitrine::base
