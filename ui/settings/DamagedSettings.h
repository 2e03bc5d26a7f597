#pragma once

#include <QString>

namespace vitrine::ui {

/// Puts a settings file that cannot be read aside, as FILE.damaged, so that it is neither used nor written over;
/// another that was put aside before is lost. Returns where it is now; empty: it was not damaged, or there is none.
QString setDamagedSettingsAside(const QString& file);

} // namespace vitrine::ui
