#pragma once

#include <QByteArray>

namespace vitrine::ui {

/// Returns true if the content of a settings file has a @Variant or @DateTime value that Vitrine never writes: of
/// another type, nested deeper or cut off. QSettings decodes such values recursively and without a limit.
bool hasForeignVariants(const QByteArray& content);

} // namespace vitrine::ui
