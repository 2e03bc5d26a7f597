// Damaged files: never a crash, a hang or memory beyond the limits, and what lies before the damage is still there.
#include "tests/conformance/Fixture.h"
#include "tests/conformance/Mutations.h"
#include "tests/conformance/WatchedLoad.h"

namespace vitrine::tests {
namespace {

using structure::Section;

using Damage = Conformance;

constexpr std::size_t kCuts = 64;
constexpr std::size_t kFlips = 2000;

/// Sections of the whole file that lie in front of a cut.
std::vector<Section> sectionsBefore(const document::Document& whole, std::size_t cut) {
  std::vector<Section> before;
  for (const Section& section : whole.structure.sections()) {
    const bool inFile = section.range.space == base::kFileSpace && section.range.size > 0;
    if (inFile && section.range.end() <= cut) {
      before.push_back(section);
    }
  }
  return before;
}

bool isDamaged(const Document& document) {
  return document.sceneError || std::ranges::any_of(document.diagnostics, [](const Diagnostic& diagnostic) {
           return diagnostic.severity == Severity::Damage;
         });
}

TEST_P(Damage, cutsKeepTheSectionsBeforeThem) {
  for (const QString& path : files()) {
    const Bytes bytes = fileBytes(path);
    const auto whole = watchedLoad(format(), path, bytes, label(path, "whole")).document;
    ASSERT_TRUE(whole) << path.toStdString();
    if (sectionsBefore(**whole, bytes.size() - 1).empty()) {
      continue; // the file is one section, or none of it is whole: any cut goes through it
    }
    std::size_t kept = 0;
    for (const std::size_t cut : cutLengths(bytes.size(), kCuts)) {
      const std::string what = label(path, "cut at " + std::to_string(cut));
      const auto part = watchedLoad(format(), path, bytes.slice(0, cut), what).document;
      for (const Section& section : sectionsBefore(**whole, cut)) {
        ASSERT_TRUE(part) << what << ": " << part.error().reason().toStdString() << ", but "
                          << section.path.toStdString() << " lies before the cut";
        const auto same = (*part)->structure.find(section.path);
        ASSERT_TRUE(same) << what << ": " << section.path.toStdString() << " is lost";
        // A cut may happen to leave a whole file of another kind, with fewer faces of a cube: nothing in it is damaged.
        EXPECT_TRUE((*part)->structure[*same].range == section.range || !isDamaged(**part))
            << what << ": " << section.path.toStdString();
        ++kept;
      }
    }
    EXPECT_GT(kept, 0u) << path.toStdString() << " has no section that could be kept";
  }
}

TEST_P(Damage, flippedBytesDoNoHarm) {
  std::vector<std::size_t> sizes;
  for (const QString& path : files()) {
    sizes.push_back(static_cast<std::size_t>(QFileInfo(path).size()));
  }
  const std::vector<std::size_t> shares = shareOut(kFlips, sizes);
  std::size_t loads = 0;
  for (qsizetype file = 0; file < files().size(); ++file) {
    const QString& path = files()[file];
    const Bytes bytes = fileBytes(path);
    for (std::size_t i = 0; i < shares[static_cast<std::size_t>(file)]; ++i, ++loads) {
      const auto seed = static_cast<std::uint32_t>(1000 * i + qHash(QFileInfo(path).fileName(), 0) % 1000);
      watchedLoad(format(), path, flipped(bytes, seed), label(path, "flipped with seed " + std::to_string(seed)));
      ASSERT_FALSE(HasFailure());
    }
  }
  EXPECT_GE(loads, kFlips);
}

INSTANTIATE_TEST_SUITE_P(Conformance, Damage, testing::ValuesIn(formatIds()), conformanceName);

} // namespace
} // namespace vitrine::tests
