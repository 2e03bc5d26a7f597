#pragma once

#include "ui/documents/DocumentTab.h"

#include <QJsonObject>

namespace vitrine::ui {

/// A view as JSON: camera in scene axes, state, and of the selection its record.
QJsonObject toJson(const DocumentView& view);
/// What makes no sense is left out, as other versions may have written it.
DocumentView documentViewFrom(const QJsonObject& json);

} // namespace vitrine::ui
