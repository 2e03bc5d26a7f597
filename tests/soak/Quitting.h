#pragma once

#include <QStringList>

namespace vitrine::soak {

/// Starts the viewer on one file after another and asks it to end at random moments. True if it always ends by itself,
/// with status 0 and without a word.
bool quitWhileLoading(const QStringList& files);

} // namespace vitrine::soak
