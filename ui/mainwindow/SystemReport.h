#pragma once

#include "ui/session/Session.h"

#include <QString>

namespace vitrine::ui {

/// What a bug report should say: versions, graphics, which file is open, where its files were looked for and which are
/// missing. In English, for the developers.
QString systemReport(const Session& session);

} // namespace vitrine::ui
