#include "render/batching/LabelPlacement.h"

#include <algorithm>
#include <map>

namespace vitrine::render {
namespace {

/// Pixels left free around each.
constexpr qreal kMargin = 2;
constexpr int kMaxCasts = 400;
/// Part of a ray's way, just before the anchor, in which what it meets does not hide the anchor.
constexpr float kSightSlack = 0.002F;

struct Candidate {
  std::size_t label = 0;
  bool wanted = false;
  float depth = 0;
  QPointF pixel;
  QRectF place;
};

QRectF placeAbove(const QPointF& pixel, const QSizeF& size) {
  return {pixel.x() - size.width() / 2, pixel.y() - kLabelGap - size.height(), size.width(), size.height()};
}

std::vector<Candidate> candidatesOf(const LabelScene& from, const viewing::CameraRig& camera, const QRectF& viewport) {
  std::vector<Candidate> candidates;
  for (std::size_t i = 0; i < from.labels.size(); ++i) {
    const QSizeF size = from.sizes[i];
    const auto pixel = from.visible[i] && !size.isEmpty() ? camera.project(from.labels[i].anchor) : std::nullopt;
    if (!pixel) {
      continue;
    }
    const float depth = QVector3D::dotProduct(from.labels[i].anchor - camera.pose().position, camera.forward());
    const QRectF place = placeAbove(*pixel, size);
    if (depth > camera.nearPlane() && depth < camera.farPlane() && place.intersects(viewport)) {
      candidates.push_back({i, from.wanted.contains(from.labels[i].node), depth, *pixel, place});
    }
  }
  std::ranges::stable_sort(candidates, {}, [](const Candidate& c) { return std::pair(!c.wanted, c.depth); });
  return candidates;
}

/// Items that may hide labels of an animated model's nodes, or of nodes that belong to none.
class Hiding {
public:
  explicit Hiding(const LabelScene& from) : m_from(from) {}

  const ItemSet& itemsFor(const Label& label) {
    const scene::AnimatedModelIndex animatedModel = m_from.scene.animatedModelOf(label.node);
    if (!animatedModel) {
      return m_from.opaque;
    }
    const auto [found, added] = m_others.try_emplace(animatedModel);
    if (added) {
      for (const scene::DrawItemIndex item : m_from.opaque) {
        if (m_from.scene.animatedModelOf(m_from.scene.drawItems()[item].node) != animatedModel) {
          found->second.insert(item);
        }
      }
    }
    return found->second;
  }

private:
  const LabelScene& m_from;
  std::map<scene::AnimatedModelIndex, ItemSet> m_others;
};

bool isInSight(const LabelScene& from, const viewing::CameraRig& camera, const Candidate& candidate, Hiding& hiding) {
  const Label& label = from.labels[candidate.label];
  const scene::Ray ray = camera.rayThrough(candidate.pixel);
  const float distance = QVector3D::dotProduct(label.anchor - ray.origin, ray.direction);
  const auto hit = from.sight->cast(ray, hiding.itemsFor(label), from.pose.get());
  return !hit || hit->distance > distance * (1.0F - kSightSlack) ||
         from.scene.drawItems()[hit->item].node == label.node;
}

} // namespace

std::vector<std::size_t> placedLabels(const LabelScene& from, const viewing::CameraRig& camera) {
  const QRectF viewport(QPointF(), camera.viewportSize());
  std::vector<std::size_t> shown;
  std::vector<QRectF> taken = from.taken;
  int casts = 0;
  Hiding hiding(from);
  for (const Candidate& candidate : candidatesOf(from, camera, viewport)) {
    if (shown.size() >= kMaxShownLabels || casts >= kMaxCasts) {
      break;
    }
    const QRectF wanted = candidate.place.adjusted(-kMargin, -kMargin, kMargin, kMargin);
    if (std::ranges::any_of(taken, [&](const QRectF& other) { return other.intersects(wanted); })) {
      continue;
    }
    if (from.sight && !from.opaque.empty() && !candidate.wanted) {
      ++casts;
      if (!isInSight(from, camera, candidate, hiding)) {
        continue;
      }
    }
    shown.push_back(candidate.label);
    taken.push_back(candidate.place);
  }
  return shown;
}

std::vector<QRectF> labelPlaces(const LabelScene& from, const std::vector<std::size_t>& shown,
                                const viewing::CameraRig& camera) {
  std::vector<QRectF> places;
  for (const std::size_t label : shown) {
    if (const auto pixel = camera.project(from.labels[label].anchor)) {
      places.push_back(placeAbove(*pixel, from.sizes[label]));
    }
  }
  return places;
}

} // namespace vitrine::render
