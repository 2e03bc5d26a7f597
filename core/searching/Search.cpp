#include "core/searching/Search.h"

#include "core/searching/RecordSearch.h"
#include "core/searching/SceneSearch.h"
#include "core/searching/SpaceSearch.h"
#include "core/searching/StructureSearch.h"

namespace vitrine::searching {
namespace {

// Shares of the progress: names are few beside records and bytes.
constexpr double kNamesDone = 0.1;
constexpr double kRecordsDone = 0.5;

} // namespace

Subject subjectOf(const DocumentPtr& document) {
  return {document, document->scene ? document->scene->assets : scene::SceneAssets()};
}

Result<void> checkQuery(const Query& query) {
  const auto text = TextMatcher::of(query);
  return text ? Result<void>() : std::unexpected(text.error());
}

Result<MatchCounts> search(const Subject& subject, const Query& query, const MatchSink& sink, Progress& progress) {
  const auto text = TextMatcher::of(query);
  if (!text) {
    return std::unexpected(text.error());
  }
  if (query.text.isEmpty()) {
    return MatchCounts();
  }
  const Document& document = *subject.document;
  MatchCollector found(query, *text, sink, progress);
  found.step(0);
  searchDocument(document, found);
  searchScene(document, subject.assets, found);
  searchEntities(document, found);
  searchSections(document, found);
  searchMembers(document, found);
  searchRecords(document, found, kNamesDone, kRecordsDone);
  searchSpaces(document, found, kRecordsDone, 1);
  found.step(1);
  return found.counts();
}

} // namespace vitrine::searching
