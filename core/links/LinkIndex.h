#pragma once

#include "core/document/Document.h"
#include "core/links/Pick.h"
#include "core/picking/RayCaster.h"

#include <optional>
#include <utility>
#include <vector>

namespace vitrine::links {

/// One frame of an animation.
struct AnimationFrame {
  scene::AnimationIndex animation;
  std::uint32_t frame = 0;
  double time = 0; ///< seconds into the animation

  bool operator==(const AnimationFrame&) const = default;
};

/// The part of a scene that shows a record.
struct ShownRecord {
  std::vector<DrawItemIndex> items;
  std::vector<std::size_t> fields; ///< of the record's layout, those that all the items are about; empty: all of them
  NodeIndex node;                  ///< of the record (an instance), or the one that shows all the items
  /// Frames of animations that show the record at some times and not at others; ascending.
  std::vector<AnimationFrame> frames;

  bool operator==(const ShownRecord&) const = default;
};

/// A record, and one field of its layout.
struct RecordField {
  RecordRef record;
  std::optional<std::size_t> field; ///< none: the byte belongs to no field alone

  bool operator==(const RecordField&) const = default;
};

/// The links of a document: from what is drawn to records and bytes, and back (docs/architecture.md, "From records to
/// surfaces"). Immutable and thread-safe; it holds on to document and scene. Without a document it knows no records,
/// without a scene nothing that shows them.
class LinkIndex {
public:
  LinkIndex() = default;
  /// `scene`: the document's, or null where it cannot be shown.
  LinkIndex(DocumentPtr document, ScenePtr scene);
  explicit LinkIndex(const DocumentPtr& document) : LinkIndex(document, document->scene) {}

  /// Everything that a hit leads to, in the frame of the pose that was hit. Empty if the hit is of no item of the
  /// scene.
  Pick pickOf(const picking::Hit& hit) const;
  /// Items that show a record, or its twin where that alone is shown; with a `field`: of those for a part of the
  /// record, the ones about it, if there are any.
  ShownRecord shownBy(const RecordRef& record, std::optional<std::size_t> field = {}) const;

  /// Items shown by `node` and everything below it. The node must exist.
  std::vector<DrawItemIndex> itemsBelow(NodeIndex node) const;
  std::vector<DrawItemIndex> itemsOfMaterial(MaterialIndex material) const;
  /// The node of `record`, an instance that may have no shape of its own or one spread over several nodes; else the one
  /// that shows all of these items. kNone: several do, or there are none.
  NodeIndex nodeOf(const std::optional<RecordRef>& record, const std::vector<DrawItemIndex>& items) const;
  /// The record of a node; nullopt also where there is no such node.
  std::optional<RecordRef> recordOfNode(NodeIndex node) const;

  /// The record of one that wants a file: of a node, of a material the file brought, or that names the file; nullopt:
  /// it has none.
  std::optional<RecordRef> recordOf(const files::Wanter& wanter) const;

  /// The animation that a record is of, the `chosen` one where it is of several; kNone: it is of none.
  scene::AnimationIndex animationOf(const RecordRef& record, scene::AnimationIndex chosen) const;

  /// The bytes of a record, or of one of its fields; nullopt: there is no such record.
  std::optional<ByteRange> bytesOf(const RecordRef& record, std::optional<std::size_t> field = {}) const;
  /// The record that holds a byte, and its field there.
  std::optional<RecordField> fieldAt(SpaceId space, std::uint64_t offset) const;

private:
  using InstanceNode = std::pair<RecordRef, NodeIndex>;

  ShownRecord shownByItself(const RecordRef& record, std::optional<std::size_t> field) const;
  const std::vector<std::size_t>& fieldsAbout(const RecordRef& record, DrawItemIndex item) const;
  std::vector<DrawItemIndex> itemsOfField(const RecordRef& record, std::optional<std::size_t> field) const;
  std::vector<std::size_t> commonFields(const RecordRef& record, const std::vector<DrawItemIndex>& items) const;
  std::optional<RecordRef> keyPoseOf(NodeIndex node, std::uint32_t frame) const;
  std::vector<AnimationFrame> framesShowing(const RecordRef& record) const;

  DocumentPtr m_document;
  ScenePtr m_scene;
  std::vector<InstanceNode> m_instances; ///< records of nodes and the first node of each; ascending
};

} // namespace vitrine::links
