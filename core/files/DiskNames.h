#pragma once

#include <QString>

#include <optional>

namespace vitrine::files {

/// The file or folder on disk that `relative` names inside `folder`, part by part without regard to case where it is
/// not spelt so; both slashes mean the same. nullopt when there is none, or the name leads outside (see relativePath).
/// Symbolic links are followed. "" is the folder itself.
std::optional<QString> namedOnDisk(const QString& folder, const QString& relative);

} // namespace vitrine::files
