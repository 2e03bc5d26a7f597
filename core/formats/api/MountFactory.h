#pragma once

#include "core/formats/api/FormatRegistry.h"

namespace vitrine::formats {

/// A file that others are in, opened for these.
struct MountedContainer {
  const ContainerFormat* format = nullptr;
  MountPtr mount;
};

/// The maker of mounts from places on disk: folders, and files of formats that hold others (ContainerFormat). Refers to
/// `registry`, `limits` and `findings`, which must outlive it; `findings` gets what was odd in files, so one thread at
/// a time.
class MountFactory {
public:
  MountFactory(const FormatRegistry& registry, const base::Limits& limits, base::Diagnostics& findings)
      : m_registry(registry), m_limits(limits), m_findings(findings) {}

  /// NotFound when there is no such folder or file.
  Result<MountPtr> mount(const SearchPath& path) const;

  /// The file at `path`; WrongFormat when it holds no others.
  Result<MountedContainer> mountContainer(const QString& path) const;
  /// The mount of it alone.
  Result<MountPtr> mountArchive(const QString& path) const;

private:
  const FormatRegistry& m_registry;
  const base::Limits& m_limits;
  base::Diagnostics& m_findings;
};

/// The search paths that a place stands for which the user names: a folder by the document's `locator`, a file itself.
std::vector<SearchPath> searchPathsOf(const QString& place, const ContentLocator& locator);

/// True if two search paths are the same folder or file, by their names alone.
bool samePlace(const SearchPath& a, const SearchPath& b);

} // namespace vitrine::formats
