#pragma once

#include "ui/session/Session.h"

#include <QObject>

namespace vitrine::ui {

/// The fields to mark: those about what was picked, or the one that was chosen by itself.
std::vector<std::size_t> markedFields(const links::Pick& selected);

/// A selection to come back to, with its way as far as that decides what is shown.
struct KeptSelection {
  links::Pick selected = {};
  bool isTogether = false; ///< Selection::Way::Together

  bool operator==(const KeptSelection&) const = default;
};

/// The selection of a window: the one thing chosen now, with all that the session's links lead to from there. Views
/// call select… and follow changed(); none knows another. GUI thread only.
class Selection : public QObject {
  Q_OBJECT

public:
  /// The way the selection was made, by which histories and tables follow it.
  enum class Way {
    Jump,     ///< something else was selected
    Step,     ///< the cursor was moved on from where it was, or the selected bytes extended
    Together, ///< several items at once, by what they have in common: none of their records is meant by itself
  };

  /// `session` must outlive this object; another document clears the selection.
  explicit Selection(const Session& session, QObject* parent = nullptr);

  const links::Pick& current() const { return m_current; }
  bool empty() const { return m_current == links::Pick(); }

  void clear();
  void selectHit(const picking::Hit& hit);
  /// Adds the hit item, with its node, record and bytes; or removes it and selects the remaining items as
  /// selectItems() does.
  void toggleHit(const picking::Hit& hit);
  /// Selects these items, of which each must exist: with all they lead to where it is one, else with the node and the
  /// record that they have in common. None: nothing.
  void selectItems(std::vector<DrawItemIndex> items);
  void selectNode(NodeIndex node);
  /// Selects all items with this material, and the record it comes from.
  void selectMaterial(MaterialIndex material, Way way = Way::Jump);
  void selectSection(SectionId section);
  void selectRecord(const RecordRef& record, std::optional<std::size_t> field = {});
  /// Selects several records at once, and all items that show any of them.
  void selectRecords(std::vector<RecordRef> records);
  /// Selects the record that holds the first byte too, and its field there.
  void selectBytes(const ByteRange& bytes, Way way = Way::Jump);
  /// The way of the last change.
  Way way() const { return m_way; }
  KeptSelection kept() const { return {m_current, m_way == Way::Together}; }
  /// Restores an earlier value of kept(), of the same document.
  void restore(const KeptSelection& kept) { set(kept.selected, kept.isTogether ? Way::Together : Way::Jump); }

Q_SIGNALS:
  void changed();

private:
  void set(links::Pick selected, Way way = Way::Jump);
  /// A record of what is selected, with its section and bytes; nullopt: none is known.
  void addRecord(links::Pick& selected, const std::optional<RecordRef>& record) const;
  /// Adds what the record leads to: section, items, node, and the fields that are about these items.
  void completeFromRecord(links::Pick& selected) const;

  const Session& m_session;
  links::Pick m_current;
  Way m_way = Way::Jump;
};

} // namespace vitrine::ui
