#pragma once

#include "ui/session/Session.h"

#include <QObject>

namespace vitrine::ui {

/// The selected thing in all views: on screen, in the tree, as a record, as bytes. Members not known are empty.
struct Selected {
  NodeIndex node;
  std::vector<DrawItemIndex> items; ///< the highlighted items
  std::optional<SectionId> section;
  std::optional<RecordRef> record;
  std::vector<RecordRef> records;   ///< several, ascending, `record` being the first; empty: `record` alone
  std::optional<std::size_t> field; ///< of the record's layout
  /// Fields of the record that are about `items`, where these show only a part of it; empty: all of them.
  std::vector<std::size_t> fields;
  std::optional<ByteRange> bytes;
  std::optional<QVector3D> point; ///< where a click met the scene, scene axes
  std::vector<RecordRef> related; ///< the instance and further records of a picked surface

  bool operator==(const Selected&) const = default;
};

/// The fields to mark: those about what was picked, or the one that was chosen by itself.
std::vector<std::size_t> markedFields(const Selected& selected);

/// The selection of a window: the one thing chosen now, with all that the session's links lead to from there. Views
/// call select… and follow changed(); none knows another. GUI thread only.
class Selection : public QObject {
  Q_OBJECT

public:
  /// How bytes came to be selected.
  enum class Way {
    Jump,
    Step, ///< the cursor was moved on from where it was, or the selection extended
  };

  /// `session` must outlive this object; another document clears the selection.
  explicit Selection(const Session& session, QObject* parent = nullptr);

  const Selected& current() const { return m_current; }
  bool empty() const { return m_current == Selected(); }

  void clear();
  void selectHit(const picking::Hit& hit);
  /// Adds what was hit to the selected items, or takes it away. Node, record and bytes are those of the hit, or of what
  /// is left where that is one item.
  void toggleHit(const picking::Hit& hit);
  /// Selects these items, of which each must exist: with all they lead to where it is one, else with the node and the
  /// record that they have in common. None: nothing.
  void selectItems(std::vector<DrawItemIndex> items);
  void selectNode(NodeIndex node);
  /// Selects all items with this material, and the record it comes from.
  void selectMaterial(MaterialIndex material);
  void selectSection(SectionId section);
  void selectRecord(const RecordRef& record, std::optional<std::size_t> field = {});
  /// Selects several records at once, and all items that show any of them.
  void selectRecords(std::vector<RecordRef> records);
  /// Selects the record that holds the first byte too, and its field there.
  void selectBytes(const ByteRange& bytes, Way way = Way::Jump);
  /// The way of the last change.
  Way way() const { return m_way; }
  /// Restores an earlier value of current(), of the same document.
  void restore(const Selected& selected) { set(selected); }

Q_SIGNALS:
  void changed();

private:
  /// What a hit leads to; nullopt: it is of no item of the scene.
  std::optional<Selected> selectedBy(const picking::Hit& hit) const;
  void set(Selected selected, Way way = Way::Jump);
  /// A record of what is selected, with its section and bytes; nullopt: none is known.
  void addRecord(Selected& selected, const std::optional<RecordRef>& record) const;
  /// Adds what the record leads to: section, items, node, and the fields that are about these items.
  void completeFromRecord(Selected& selected) const;

  const Session& m_session;
  Selected m_current;
  Way m_way = Way::Jump;
};

} // namespace vitrine::ui
