#pragma once

#include <QStringList>

#include <optional>

namespace vitrine::bench {

/// Most memory (MiB) that a process running the built vitrine-cli with these arguments held at once; nullopt when it
/// did not end with 0.
std::optional<double> peakMemoryOfCli(const QStringList& arguments);

} // namespace vitrine::bench
