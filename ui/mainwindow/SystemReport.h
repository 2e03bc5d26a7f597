#pragma once

#include "ui/session/Session.h"

#include <QString>

namespace vitrine::ui {

/// Report for a bug: versions, graphics, the open file, its search paths and which of its files are
/// missing. In English, for the developers.
QString systemReport(const Session& session);

} // namespace vitrine::ui
