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
  QString criterion = {};  ///< Selection::criterion(), which makes no difference to what is selected

  bool operator==(const KeptSelection& other) const {
    return selected == other.selected && isTogether == other.isTogether;
  }
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
    Recalled, ///< the same, when such a selection is come back to
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
  /// record that they have in common. None: nothing. `criterion`: as of criterion().
  void selectItems(std::vector<DrawItemIndex> items, const QString& criterion = {});
  void selectNode(NodeIndex node);
  /// Selects all items with this material, and the record it comes from. `criterion`: as of criterion(); with one they
  /// are selected together, else for their material's sake.
  void selectMaterial(MaterialIndex material, const QString& criterion = {});
  void selectSection(SectionId section);
  void selectRecord(const RecordRef& record, std::optional<std::size_t> field = {});
  /// Selects several records at once, and all items that show any of them.
  void selectRecords(std::vector<RecordRef> records);
  /// Selects the record that holds the first byte too, and its field there.
  void selectBytes(const ByteRange& bytes, Way way = Way::Jump);
  /// The way of the last change.
  Way way() const { return m_way; }
  /// The common trait by which the items were selected, as user text: "material brick/wall01"; empty if they were
  /// chosen one by one, or if it is not known.
  const QString& criterion() const { return m_criterion; }
  /// Sets the criterion of the items that are selected already.
  void setCriterion(const QString& criterion);
  KeptSelection kept() const { return {m_current, isTogether(), m_criterion}; }
  /// Restores an earlier value of kept(), of the same document.
  void restore(const KeptSelection& kept) {
    set(kept.selected, kept.isTogether ? Way::Recalled : Way::Jump, kept.criterion);
  }

Q_SIGNALS:
  void changed();
  /// The same items are said to be selected by something else.
  void criterionChanged();

private:
  bool isTogether() const { return m_way == Way::Together || m_way == Way::Recalled; }
  void set(links::Pick selected, Way way = Way::Jump, const QString& criterion = {});
  /// A record of what is selected, with its section and bytes; nullopt: none is known.
  void addRecord(links::Pick& selected, const std::optional<RecordRef>& record) const;
  /// Adds what the record leads to: section, items, node, and the fields that are about these items.
  void completeFromRecord(links::Pick& selected) const;

  const Session& m_session;
  links::Pick m_current;
  Way m_way = Way::Jump;
  QString m_criterion;
};

} // namespace vitrine::ui
