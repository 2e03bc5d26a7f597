#pragma once

#include "ui/session/Session.h"

#include <QStringList>

namespace vitrine::ui {

/// Search paths of the shown document and its files that were not found: lines for a report, in English. The
/// user's own folder is not named.
QStringList contentReport(const Session& session);

} // namespace vitrine::ui
