#pragma once

#include "core/formats/api/Opener.h"
#include "ui/session/LoadedDocument.h"

#include <atomic>

namespace vitrine::tests {

/// A small format of the tests' own, so that the window can be tried without any real one: a header of 16 bytes
/// ("VTST", mode, count) and records of 16 bytes (i32 next, u16 flags, u16 kind, f32 x, f32 size). Each record is a
/// square at x that faces the start camera; file axes are Z up.
///
/// Structure: header, QUADS, and at the end "rest" of four bytes. Scene: node "Squares" with all squares, and below a
/// group the labelled node "Marker", a square of its own whose record is QUADS[0]. Controls: a layer, a slider, a
/// choice.
class TestFormat final : public formats::Format {
public:
  enum class Mode : std::uint32_t {
    Good,
    BrokenScene,  ///< structure only
    Unreadable,   ///< load fails
    Endless,      ///< loads until cancelled
    NeedsKey,     ///< asks for option "key"
    MissingFiles, ///< its material is not found
  };

  formats::FormatInfo info() const override;
  int score(const formats::Probe& probe) const override;
  Result<DocumentPtr> load(const formats::Source& source, formats::LoadContext& context) const override;
  Result<formats::Asset> resolve(const Document& document, const scene::AssetRef& ref,
                                 formats::LoadContext& context) const override;

  static constexpr int kHeaderSize = 16;
  static constexpr int kRecordSize = 16;

  /// The bytes of a file with `count` squares.
  static QByteArray file(Mode mode = Mode::Good, std::uint32_t count = 5);

  /// Loads that have begun, of all TestFormats.
  static std::atomic<int> loadsBegun;
};

/// An opener that knows nothing but TestFormat; lives as long as the process.
const formats::Opener& testOpener();

/// A file of the format in memory, opened and ready to be shown.
ui::LoadedDocumentPtr loadTestDocument(TestFormat::Mode mode = TestFormat::Mode::Good, std::uint32_t count = 5);

} // namespace vitrine::tests
