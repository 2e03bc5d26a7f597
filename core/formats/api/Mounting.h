#pragma once

#include "core/formats/api/FormatRegistry.h"

namespace vitrine::formats {

/// A file that others are in, opened for these.
struct Carrier {
  const Format* format = nullptr;
  MountPtr mount;
};

/// Turns places on disk into mounts: folders, and files of formats that mount (FormatInfo::archive, carriesFiles).
/// Refers to `registry`, which must outlive it; thread-safe.
class Mounting {
public:
  Mounting(const FormatRegistry& registry, const base::Limits& limits) : m_registry(registry), m_limits(limits) {}

  /// The roots that a place stands for which the user names for a document of `format`.
  std::vector<ProposedRoot> rootsOf(const Format& format, const QString& place) const;

  /// NotFound when there is no such folder or file.
  Result<MountPtr> mount(const ProposedRoot& root) const;

  /// The file at `path`; WrongFormat when nothing is in it that could be mounted.
  Result<Carrier> carrier(const QString& path) const;

private:
  const FormatRegistry& m_registry;
  const base::Limits& m_limits;
};

/// Whether two roots are the same folder or file, by their names alone.
bool samePlace(const ProposedRoot& a, const ProposedRoot& b);

} // namespace vitrine::formats
