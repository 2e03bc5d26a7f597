#pragma once

#include "core/formats/api/Format.h"

#include <memory>
#include <vector>

namespace vitrine::formats {

/// Bytes of a file's start that formats may look at to recognise it.
inline constexpr std::uint64_t kProbeBytes = 4096;

/// The highest score of a file that nothing but its name makes one of a format (Format::score).
inline constexpr int kScoreByName = 50;

/// All formats of the program. Built once by core/formats/registry from what vitrine_add_format declared.
class FormatRegistry {
public:
  void add(std::unique_ptr<const Format> format);

  const std::vector<std::unique_ptr<const Format>>& formats() const { return m_formats; }
  const Format* byId(const QString& id) const;

  /// The format with the highest score above 0; null when none claims the file.
  const Format* recognise(const Probe& probe) const;

private:
  std::vector<std::unique_ptr<const Format>> m_formats;
};

/// Reads the head of `source` to recognise it.
Result<Probe> probe(const QString& path, const ByteSource& source);

} // namespace vitrine::formats
