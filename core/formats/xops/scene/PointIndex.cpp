#include "core/formats/xops/scene/PointIndex.h"

namespace vitrine::formats::xops {
namespace {

constexpr int kFirstChainNumber = -100;
constexpr int kChainStep = -10;

bool isFirstOfAnyKind(LinkTo what) {
  return what == LinkTo::Path || what == LinkTo::Event;
}

} // namespace

LinkTo linkClassOf(PointKind kind) {
  if (isPerson(kind)) {
    return LinkTo::Person;
  }
  if (isPath(kind)) {
    return LinkTo::Path;
  }
  if (isEvent(kind)) {
    return LinkTo::Event;
  }
  switch (kind) {
  case PointKind::Template:
    return LinkTo::Template;
  case PointKind::Object:
    return LinkTo::Object;
  default:
    return LinkTo::Nothing;
  }
}

LinkTo targetClassOf(const Point& point, std::size_t parameter) {
  // A follower of a person walks to no place of its own: the number names the person.
  const bool follows = static_cast<PointKind>(point.p[0]) == PointKind::Path &&
                       static_cast<PathMode>(point.p[1]) == PathMode::Follow && parameter == 1;
  return follows ? LinkTo::Person : infoOf(point.p[0]).parameters[parameter].leadsTo;
}

PointIndex::PointIndex(const std::vector<Point>& points) : m_points(points) {
  const auto add = [](Entry& entry, std::size_t row) {
    if (entry.count++ == 0) {
      entry.first = static_cast<std::uint32_t>(row);
    }
  };
  for (std::size_t i = 0; i < points.size(); ++i) {
    const auto kind = static_cast<PointKind>(points[i].p[0]);
    const auto number = static_cast<std::uint8_t>(points[i].p[3]);
    add(m_any[number], i);
    add(m_fitting[static_cast<std::size_t>(linkClassOf(kind))][number], i);
    if (isPerson(kind) && number == 0) {
      m_player = i;
    }
  }
}

Target PointIndex::find(LinkTo what, std::int8_t number) const {
  const Entry& fitting = entryOf(m_fitting[static_cast<std::size_t>(what)], number);
  const Entry& any = entryOf(m_any, number);
  if (what == LinkTo::Nothing || any.count == 0) {
    return {};
  }
  if (!isFirstOfAnyKind(what)) {
    return fitting.count == 0 ? Target{} : Target{fitting.first, {}};
  }
  const LinkTo first = linkClassOf(static_cast<PointKind>(m_points[any.first].p[0]));
  return first == what ? Target{any.first, {}} : Target{{}, any.first};
}

std::optional<std::size_t> PointIndex::chainStart(int chain) const {
  return find(LinkTo::Event, static_cast<std::int8_t>(kFirstChainNumber + chain * kChainStep)).point;
}

std::uint32_t PointIndex::sharing(LinkTo what, std::int8_t number) const {
  return what == LinkTo::Nothing ? 0 : entryOf(m_fitting[static_cast<std::size_t>(what)], number).count;
}

} // namespace vitrine::formats::xops
