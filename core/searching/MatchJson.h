#pragma once

#include "core/document/Document.h"
#include "core/searching/Match.h"
#include "core/structure/Json.h"

namespace vitrine::searching {

/// The object of `search --json` (docs/cli.md describes it; it is stable), match after match.
class MatchesJson {
public:
  /// `document` must outlive this object.
  explicit MatchesJson(const Document& document) : m_document(document) {}

  void add(const Match& match);
  structure::Json finish(const MatchCounts& counts);

private:
  void addTarget(structure::Json& json, const MatchTarget& target) const;

  const Document& m_document;
  structure::Json m_matches = structure::Json::array();
};

} // namespace vitrine::searching
