#pragma once

#include "ui/actions/ActionRegistry.h"
#include "ui/session/Selection.h"

class QMenu;

namespace vitrine::ui {

/// Actions that make more, or something else, of what is selected: all of its material, class, model; its object, what
/// is above it; and locking, by which things are passed by when something is picked.
class SelectActions : public QObject {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this object.
  SelectActions(ActionRegistry& registry, Session& session, Selection& selection, QObject* parent = nullptr);

  /// Actions on what is selected, for a menu of their own.
  void fill(QMenu& menu) const;
  void fillLocking(QMenu& menu) const;
  /// The action that selects the whole object of the selected surface.
  const QAction* object() const { return m_object; }

private:
  QAction* add(ActionRegistry& registry, const ActionSpec& spec, void (SelectActions::*run)());
  void enable();
  /// The node of the selection, its object's part; kNone: none.
  NodeIndex node() const;
  /// The last of the selected items; kNone: none.
  DrawItemIndex item() const;
  MaterialIndex material() const;
  /// Selects what has something in common; `criterion`: as of Selection::criterion.
  void selectTogether(std::vector<DrawItemIndex> items, const QString& criterion);
  QString materialCriterion() const;
  QString modelCriterion() const;

  void selectMaterial();
  void selectClass();
  void selectModel();
  void selectSimilar();
  void selectObject();
  void selectParent();
  void selectShown();
  void invert();
  void lock();
  void lockOthers();
  void unlockAll();
  /// Items that the state shows and that are not locked.
  ItemSet pickable() const;

  Session& m_session;
  Selection& m_selection;
  QAction* m_material;
  QAction* m_class;
  QAction* m_model;
  QAction* m_similar;
  QAction* m_object;
  QAction* m_parent;
  QAction* m_shown;
  QAction* m_invert;
  QAction* m_lock;
  QAction* m_lockOthers;
  QAction* m_unlockAll;
};

} // namespace vitrine::ui
