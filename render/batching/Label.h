#pragma once

#include "core/animation/Pose.h"

#include <QString>
#include <QVector3D>

#include <vector>

namespace vitrine::render {

/// A name that stands above its node.
struct Label {
  NodeIndex node;
  QString text;     ///< one line
  QVector3D anchor; ///< world space: what the middle of its lower edge stands on
};

/// Labels of the nodes that want one, in their order; at most kMaxLabels.
inline constexpr std::size_t kMaxLabels = 4096;
std::vector<Label> labelsOf(const scene::Scene& scene);

/// Moves the labels of animated models' nodes to where those are in a pose. Returns whether any has moved.
bool followPose(std::vector<Label>& labels, const animation::Pose& pose);

/// Flag per label, true if it belongs to something that is drawn: an item of its node, or, where the node has none, the
/// node if present with its layers on, while nothing is isolated.
std::vector<bool> visibleLabels(const std::vector<Label>& labels, const scene::Scene& scene,
                                const state::EvaluatedState& state, const ItemSet& drawn);

} // namespace vitrine::render
