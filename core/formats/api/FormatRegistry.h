#pragma once

#include "core/formats/api/ContainerFormat.h"
#include "core/formats/api/ContentLocator.h"
#include "core/formats/api/DecodingFormat.h"
#include "core/formats/api/ReadingOptions.h"

#include <concepts>
#include <memory>
#include <vector>

namespace vitrine::formats {

/// Bytes of a file's start that formats may look at to recognise it.
inline constexpr std::uint64_t kProbeBytes = 4096;

/// The highest score of a file that nothing but its name makes one of a format (Format::score).
inline constexpr int kScoreByName = 50;

/// A list of formats and what goes with each. That of the program is built once by core/formats/registry from the
/// vitrine_add_format calls. A format that is none of the list has no companions.
class FormatRegistry {
public:
  /// `locator`: of the format's family; null: nothing is known of its games.
  template <std::derived_from<Format> F>
  void add(std::unique_ptr<F> format, std::unique_ptr<const ContentLocator> locator = nullptr) {
    const ContainerFormat* container = nullptr;
    if constexpr (std::derived_from<F, ContainerFormat>) {
      container = format.get();
    }
    const DecodingFormat* decoding = nullptr;
    if constexpr (std::derived_from<F, DecodingFormat>) {
      decoding = format.get();
    }
    const OptionsFormat* options = nullptr;
    if constexpr (std::derived_from<F, OptionsFormat>) {
      options = format.get();
    }
    m_companions.push_back({container, decoding, options, std::move(locator)});
    m_formats.push_back(std::move(format));
  }

  const std::vector<std::unique_ptr<const Format>>& formats() const { return m_formats; }
  const Format* byId(const QString& id) const;

  /// The format with the highest score above 0; null when none claims the file.
  const Format* recognise(const Probe& probe) const;

  /// The same format as one whose files hold others; null: they hold none.
  const ContainerFormat* containerOf(const Format& format) const { return companionsOf(format).container; }

  /// The same format as one that writes decoded copies of its files; null: it writes none.
  const DecodingFormat* decodingOf(const Format& format) const { return companionsOf(format).decoding; }

  /// The options that files of a format can be read with; empty: there is one way only.
  std::vector<ReadingOption> readingOptionsOf(const Format& format) const;

  /// The locator of a format's family; lives as long as the registry.
  const ContentLocator& locatorOf(const Format& format) const;

private:
  struct Companions {
    const ContainerFormat* container = nullptr;
    const DecodingFormat* decoding = nullptr;
    const OptionsFormat* options = nullptr;
    std::unique_ptr<const ContentLocator> locator;
  };

  const Companions& companionsOf(const Format& format) const;

  std::vector<std::unique_ptr<const Format>> m_formats;
  std::vector<Companions> m_companions; ///< by format
};

/// Reads the head of `source` to recognise it.
Result<Probe> probe(const QString& path, const ByteSource& source);

} // namespace vitrine::formats
