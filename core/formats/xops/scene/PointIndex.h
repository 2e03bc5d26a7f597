#pragma once

#include "core/formats/xops/records/PointFile.h"
#include "core/formats/xops/records/PointKinds.h"

#include <array>
#include <optional>
#include <vector>

namespace vitrine::formats::xops {

/// Target that a number leads to, as the game looks for it. At most one of the two is set.
struct Target {
  std::optional<std::size_t> point;    ///< into PointFile::points
  std::optional<std::size_t> inTheWay; ///< a point of another kind that has the number before any that would do

  /// The first that has the number.
  std::optional<std::size_t> first() const { return point ? point : inTheWay; }
};

/// Finds points by their numbers (p4), as the game does: the first wins. Ways and events are looked for among points of
/// all kinds, templates, people and objects only among their own (docs/formats/xops-points.md, "Links").
class PointIndex {
public:
  static constexpr int kChains = 3; ///< event chains that run at once

  explicit PointIndex(const std::vector<Point>& points);

  Target find(LinkTo what, std::int8_t number) const;

  /// Start of the player: the last person with identifier 0.
  std::optional<std::size_t> player() const { return m_player; }
  /// The point at which event chain 0, 1, 2 starts.
  std::optional<std::size_t> chainStart(int chain) const;

  /// Number of points that would do for a link to `what` with this number.
  std::uint32_t sharing(LinkTo what, std::int8_t number) const;

private:
  /// First point with one number, and the number of such points.
  struct Entry {
    std::uint32_t count = 0;
    std::uint32_t first = 0;
  };
  using ByNumber = std::array<Entry, 256>;

  const Entry& entryOf(const ByNumber& entries, std::int8_t number) const {
    return entries[static_cast<std::uint8_t>(number)];
  }

  const std::vector<Point>& m_points;
  ByNumber m_any{};
  std::array<ByNumber, 6> m_fitting{}; ///< by LinkTo
  std::optional<std::size_t> m_player;
};

/// Class of a link to this kind of point; Nothing: none can lead there.
LinkTo linkClassOf(PointKind kind);

/// Class of the target of p2, p3 or p4 (parameter 0, 1, 2) of this point.
LinkTo targetClassOf(const Point& point, std::size_t parameter);

} // namespace vitrine::formats::xops
