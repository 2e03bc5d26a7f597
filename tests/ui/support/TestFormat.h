#pragma once

#include "core/formats/api/Opener.h"
#include "ui/session/FileReading.h"

#include <atomic>

namespace vitrine::tests {

/// A small format of the tests' own, so that the window can be tried without any real one: a header of 16 bytes
/// ("VTST", mode, count) and records of 16 bytes (i32 next, u16 flags, u16 kind, f32 x, f32 size). Each record is a
/// square at x that faces the start camera; file axes are Z up.
///
/// Structure: header, QUADS, and at the end "rest" of four bytes. Scene: node "Squares" with all squares, and below a
/// group the labelled node "Marker", a square of its own whose record is QUADS[0]. Controls: a layer, a slider, a
/// choice. Mode Game brings what games' formats have beside that: see there. A file may have a title and name others
/// that belong to it (titled).
class TestFormat final : public formats::Format, public formats::OptionsFormat {
public:
  enum class Mode : std::uint32_t {
    Good,
    BrokenScene,  ///< structure only
    Unreadable,   ///< load fails
    Endless,      ///< loads until cancelled
    NeedsKey,     ///< asks for option "key"; a file whose name begins with "wrong" is none
    LockedScene,  ///< the same, but structure can be shown without
    MissingFiles, ///< its material is not found
    /// Each record shows two surfaces, items 2n about its fields flags and x, 2n+1 about kind and size, the latter two
    /// under the part "Shape"; colour streams with a legend ("colors"), a view of the game's ("view.game"), a text of
    /// several lines and a picture among the properties, and a labelled node without a shape.
    Game,
    /// Two animated models instead, of which a control ("object": Hopper, Sitter, All) shows one, the hopper at first:
    /// - node 0 "Hopper", below it node 1, item 0: QUADS[0] at x 0, QUADS[1] at x 10, QUADS[2] at x 20 are its frames;
    /// - node 2 "Sitter", below it node 3, item 1: QUADS[3] at x 0, z 20, QUADS[4] at x 0, z 30.
    /// Animations, ten frames a second: 0 "hopper.hop" (frames 0, 1, 2), 1 "hopper.hop_loop" (the same, which loops and
    /// moves on by 5 along x), 2 "hopper.still" (frame 1 alone), 3 "hopper.empty" (none), 4 "sitter.nod" (frames 0, 1).
    /// Controls "root" and "blend". The record of animation 4 is the
    /// header (section 1), which is a table of one row.
    Animated,
    Poses,   ///< as Animated, but of its animations only "hopper.still": nothing ever moves
    Avatar,  ///< members, blend shapes, clips of tracks and springs: see AvatarScene.h
    Wanting, ///< models and paints in files of their own: see WantingScene.h
    Damaged, ///< the last of the squares is left out, as damage
    Rooms,   ///< something to walk on, visibility, many viewpoints and a light that flickers: see RoomsScene.h
  };

  const formats::FormatInfo& info() const override;
  int score(const formats::Probe& probe) const override;
  formats::FileSummary summarize(const formats::Probe& probe) const override;
  /// "squares": "all", or "half": only the first half of the records is read.
  std::vector<formats::ReadingOption> readingOptions() const override;

  static constexpr int kHeaderSize = 16;
  static constexpr int kRecordSize = 16;

  /// The bytes of a file with `count` squares.
  static QByteArray file(Mode mode = Mode::Good, std::uint32_t count = 5);

  /// A file that calls itself `title`, with `parts` beside it that belong to it.
  static QByteArray titled(const QString& title, const QStringList& parts, Mode mode = Mode::Good);

  static constexpr float kGameFov = 40;

  /// Loads that have begun, of all TestFormats.
  static std::atomic<int> loadsBegun;

protected:
  Result<void> read(const formats::Source& source, formats::LoadContext& context, Document& document) const override;
};

/// The section QUADS.
inline constexpr SectionId kQuads = 2;

/// The locator of TestFormat: see squareSearchPathsIn.
class TestContent final : public formats::ContentLocator {
public:
  std::vector<formats::SearchPath> searchPathsIn(const QString& folder) const override;
  /// `suggested`, as long as anything is missing.
  std::vector<formats::SuggestedContent> suggestedContent(const std::vector<files::MissingFile>& missing,
                                                          base::Progress& progress) const override;
  /// `suggested`, whatever is missing.
  std::vector<formats::SuggestedContent> installedGames(base::Progress& progress) const override;

  /// The suggestions of every locator; to be set before a file is opened.
  static std::vector<formats::SuggestedContent> suggested;
};

/// An opener that knows nothing but TestFormat and TestArchive; lives as long as the process.
const formats::Opener& testOpener();

/// A file of the format in memory, opened and ready to be shown.
ui::FileReadingPtr loadTestDocument(TestFormat::Mode mode = TestFormat::Mode::Good, std::uint32_t count = 5);

} // namespace vitrine::tests
