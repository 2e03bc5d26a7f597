#pragma once

#include <QStringList>

namespace vitrine::soak {

/// Opens files in tabs of one window, over and over, broken ones too, and tells how the memory of this process grows
/// from the first times on, nothing being open. True if it grows by less than a tenth.
bool openOverAndOver(const QStringList& files);

} // namespace vitrine::soak
