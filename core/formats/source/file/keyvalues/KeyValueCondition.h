#pragma once

#include <QStringView>

namespace vitrine::formats::source {

/// True if `[$WIN32||$OSX]`, `[!$X360]` … holds on a PC with Windows, which is where the games' own texts are complete.
/// Unknown symbols are false; `&&` binds closer than `||`.
bool conditionHolds(QStringView condition);

} // namespace vitrine::formats::source
