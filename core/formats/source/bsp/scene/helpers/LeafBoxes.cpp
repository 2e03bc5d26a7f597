#include "core/base/Translate.h"
#include "core/formats/source/bsp/scene/helpers/HelperLayers.h"
#include "core/formats/source/bsp/scene/helpers/HelperMesh.h"

namespace vitrine::formats::source {
namespace {

constexpr float kBoxEdgeWidth = 1.5F;
// Neighbours have sides in common, which would flicker: boxes are drawn smaller by this.
constexpr float kBoxInset = 1;
constexpr float kMostOfBox = 0.1F;

/// Colour of the contents of a leaf that is not empty, linear.
QVector3D contentsColour(std::uint32_t contents) {
  struct ContentsColour {
    std::uint32_t bits;
    QVector3D colour;
  };
  static const std::array kColours{
      ContentsColour{0x10, {0.2F, 0.7F, 0.05F}},   // slime
      ContentsColour{0x20, {0.02F, 0.15F, 0.9F}},  // water
      ContentsColour{0x100, {0.5F, 0.2F, 0.8F}},   // fog volume to be tested
      ContentsColour{0x8000, {0.05F, 0.7F, 0.4F}}, // area portal
      ContentsColour{0x2, {0.1F, 0.7F, 0.9F}},     // window
  };
  const auto found =
      std::ranges::find_if(kColours, [contents](const ContentsColour& one) { return (contents & one.bits) != 0; });
  if (found != kColours.end()) {
    return found->colour;
  }
  return {0.9F, 0.1F, 0.4F};
}

/// The box of a leaf in scene axes, drawn smaller; empty where it is none.
scene::Bounds boxOf(const Leaf& leaf) {
  if (!isSane(leaf.mins) || !isSane(leaf.maxs)) {
    return {};
  }
  scene::Bounds box;
  box.add(scene::kZUpRightHanded.toScene(leaf.mins));
  box.add(scene::kZUpRightHanded.toScene(leaf.maxs));
  QVector3D inset;
  for (int axis = 0; axis < 3; ++axis) {
    inset[axis] = std::min(kBoxInset, box.size()[axis] * kMostOfBox);
  }
  return {box.min() + inset, box.max() - inset};
}

constexpr HelperLook kByCluster{"layer.leafboxes", QT_TRANSLATE_NOOP("formats", "Leaf boxes by cluster"),
                                kMapInternals};
constexpr HelperLook kByContents{"layer.leafcontents", QT_TRANSLATE_NOOP("formats", "Boxes of leaves with contents"),
                                 kMapInternals};

void addLeafBoxes(SceneParts& parts, MapModels&) {
  const RecordView& view = parts.map.records.view(LumpId::Leafs);
  const Column contents(view, bsp::LeafLayouts::field("contents"));
  HelperMesh byCluster(parts, kByCluster);
  HelperMesh notEmpty(parts, kByContents);
  const std::vector<Leaf>& leaves = parts.map.records.leaves;
  for (std::size_t row = 0; row < leaves.size(); ++row) {
    const scene::Bounds box = leaves[row].cluster < 0 ? scene::Bounds() : boxOf(leaves[row]);
    if (box.empty()) {
      continue;
    }
    if (byCluster.triangleCount() > kMostHelperTriangles) {
      parts.diagnostics.note(base::translate("formats", "not all leaves have a box"), view.rangeOf(row));
      break;
    }
    byCluster.addBoxEdges(box, kBoxEdgeWidth, row);
    byCluster.endSurface(colourOfNumber(leaves[row].cluster), HelperMesh::Paint::Line, LumpId::Leafs);
    const auto held = static_cast<std::uint32_t>(contents.integer(view.at(row)));
    if (held != 0) {
      notEmpty.addBoxEdges(box, kBoxEdgeWidth, row);
      notEmpty.endSurface(contentsColour(held), HelperMesh::Paint::Line, LumpId::Leafs);
    }
  }
  byCluster.finish();
  notEmpty.finish();
}

std::vector<HelperLook> leafBoxLooks(const SceneParts& parts) {
  const RecordView& view = parts.map.records.view(LumpId::Leafs);
  const Column contents(view, bsp::LeafLayouts::field("contents"));
  const std::vector<Leaf>& leaves = parts.map.records.leaves;
  std::vector<HelperLook> looks;
  for (std::size_t row = 0; row < leaves.size() && looks.size() < 2; ++row) {
    if (leaves[row].cluster < 0) {
      continue;
    }
    if (looks.empty()) {
      looks.push_back(kByCluster);
    }
    if (contents.integer(view.at(row)) != 0) {
      looks.push_back(kByContents);
    }
  }
  return looks;
}

} // namespace

constinit const LayerStep kLeafBoxes{
    leafBoxLooks, addLeafBoxes, [](const SectionIds& sections) { return std::vector{sections.of(LumpId::Leafs)}; }};

} // namespace vitrine::formats::source
