#pragma once

#include "core/document/Document.h"

#include <QString>

namespace vitrine::ui {

/// What a bug report should say: versions, graphics, session, and which file is open. In English, for the developers.
QString systemReport(const Document* document);

} // namespace vitrine::ui
