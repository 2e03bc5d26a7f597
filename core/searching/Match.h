#pragma once

#include "core/scene/Indices.h"
#include "core/searching/Query.h"
#include "core/structure/Structure.h"

#include <functional>
#include <variant>

namespace vitrine::searching {

/// A camera of the scene: index into ViewData::cameras.
struct CameraTarget {
  std::size_t camera = 0;

  bool operator==(const CameraTarget&) const = default;
};

/// A control of the scene, by its id.
struct ControlTarget {
  QString id;

  bool operator==(const ControlTarget&) const = default;
};

struct SectionTarget {
  SectionId section = structure::kRootSection;

  bool operator==(const SectionTarget&) const = default;
};

/// A record, and the field of its layout that matched.
struct RecordTarget {
  RecordRef record;
  std::optional<std::size_t> field;

  bool operator==(const RecordTarget&) const = default;
};

/// Bytes that matched; `member`: they are a value of this section's members (JSON, BSON).
struct BytesTarget {
  ByteRange bytes;
  std::optional<SectionId> member = {};

  bool operator==(const BytesTarget&) const = default;
};

/// The thing that a match leads to; none: a property of the file as a whole.
using MatchTarget = std::variant<std::monostate, NodeIndex, MaterialIndex, TextureIndex, scene::AnimationIndex,
                                 CameraTarget, ControlTarget, SectionTarget, RecordTarget, BytesTarget>;

/// One thing that a search found.
struct Match {
  MatchKind kind = MatchKind::Node;
  MatchTarget target;
  QString text;         ///< one line that holds the match, cut around it where it is long
  qsizetype at = 0;     ///< start of the match in `text`
  qsizetype length = 0; ///< of the match in `text`
  QString where;        ///< the path that leads to it: "lumps/FACES [12]"; empty: none beyond the text
};

/// Receives matches on the searching thread, in the order they are found; of each kind Query::mostOfKind at most.
using MatchSink = std::function<void(Match match)>;

/// Numbers of all matches by kind, those beyond the limit included.
using MatchCounts = std::array<std::uint64_t, kMatchKinds>;

} // namespace vitrine::searching
