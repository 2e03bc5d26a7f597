#pragma once

#include "ui/session/Session.h"

#include <QStringList>

namespace vitrine::ui {

/// Where the files of the shown document were looked for and which were not found: lines for a report, in English. The
/// user's own folder is not named.
QStringList contentReport(const Session& session);

} // namespace vitrine::ui
