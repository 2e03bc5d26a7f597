#include "ui/hex/UnclaimedPage.h"

#include "core/bytes/ByteText.h"
#include "ui/hex/MapText.h"

namespace vitrine::ui {
namespace {

/// Bytes of each run that the list shows.
constexpr std::uint64_t kShownBytes = 16;

QString whereText(const FoundBytes& row) {
  return row.place.isEmpty() ? coverageKindText(row.coverage)
                             : QStringLiteral("%1, %2").arg(coverageKindText(row.coverage), row.place);
}

Result<FoundBytes> unclaimedRow(const Document& document, SpaceId space, const structure::CoverageRun& run,
                                base::Progress& progress) {
  const ByteSource& source = *document.spaces[space].source;
  const auto first = source.readClipped(run.offset, std::min(run.size, kShownBytes));
  const auto zero = structure::isAllZero(source, {space, run.offset, run.size}, progress);
  if (!first) {
    return std::unexpected(first.error());
  }
  FoundBytes row;
  row.range = {space, run.offset, run.size};
  row.text = bytes::bytesAsText(first->span(), bytes::ByteForm::Hex);
  row.place = document.structure[run.section].path;
  row.coverage = run.kind;
  row.zero = zero ? std::optional(*zero) : std::nullopt;
  return row;
}

} // namespace

UnclaimedPage::UnclaimedPage(QWidget* parent)
    : FoundPage(
          QStringLiteral("unclaimed"),
          {{.heading = [] { return tr("First Bytes"); }, .text = &FoundBytes::text},
           {.heading = [] { return tr("All Zero"); },
            .text = [](const FoundBytes& row) { return row.zero ? (*row.zero ? tr("yes") : tr("no")) : QString(); }},
           {.heading = [] { return tr("Where"); }, .text = whereText}},
          parent) {
  setObjectName(QStringLiteral("unclaimedPage"));
  list().setAccessibleName(tr("Unreferenced bytes"));
}

FoundPage::Job UnclaimedPage::job(const DocumentPtr& document, SpaceId space) const {
  return [document, space](const Sink& sink, base::Progress& progress) -> Result<bool> {
    const structure::Coverage coverage = structure::coverageOf(document->structure, document->spaces, space, progress);
    std::size_t told = 0;
    for (const structure::CoverageRun& run : coverage.runs) {
      if (!run.isUnclaimed()) {
        continue;
      }
      if (told == kMostRows) {
        return true;
      }
      auto row = unclaimedRow(*document, space, run, progress);
      if (!row) {
        return std::unexpected(row.error());
      }
      sink(std::move(*row));
      ++told;
      progress.step({}, static_cast<double>(run.end()) / static_cast<double>(coverage.size));
    }
    return false;
  };
}

} // namespace vitrine::ui
