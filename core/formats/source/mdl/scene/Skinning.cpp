#include "core/formats/source/mdl/scene/Skinning.h"

#include "core/formats/source/mdl/records/Finite.h"

#include <cmath>

namespace vitrine::formats::source {

scene::VertexJoints jointsOf(const VvdVertex& vertex, std::size_t boneCount) {
  scene::VertexJoints joints;
  float sum = 0;
  for (std::size_t i = 0; i < vertex.boneCount; ++i) {
    const float weight = vertex.weights[i];
    if (vertex.bones[i] < boneCount && weight > 0 && std::isfinite(weight)) {
      joints.joints[i] = vertex.bones[i];
      joints.weights[i] = weight;
      sum += weight;
    }
  }
  for (float& weight : joints.weights) {
    weight = sum > 0 && std::isfinite(sum) ? weight / sum : 0;
  }
  return joints;
}

BoneMover::BoneMover(const MdlFile& mdl, const RestPose& rest) {
  if (mdl.header.has(kMdlStaticProp)) {
    return;
  }
  for (std::size_t i = 0; i < mdl.bones.size(); ++i) {
    m_transforms.push_back(rest.transforms[i] * mdl.bones[i].poseToBone);
  }
}

void BoneMover::move(VvdVertex& vertex) const {
  const scene::VertexJoints joints = jointsOf(vertex, m_transforms.size());
  QVector3D position;
  QVector3D normal;
  float moved = 0;
  for (std::size_t i = 0; i < joints.joints.size(); ++i) {
    if (const float weight = joints.weights[i]; weight > 0) {
      const QMatrix4x4& transform = m_transforms[joints.joints[i]];
      position += weight * transform.map(vertex.position);
      normal += weight * transform.mapVector(vertex.normal);
      moved += weight;
    }
  }
  if (moved > 0) {
    vertex.position = finite(position);
    const QVector3D turned = finite(normal).normalized();
    vertex.normal = turned.isNull() ? vertex.normal : turned;
  }
}

} // namespace vitrine::formats::source
