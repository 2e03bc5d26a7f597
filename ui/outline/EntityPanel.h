#pragma once

#include "core/base/Task.h"
#include "core/document/Entities.h"
#include "ui/outline/ConnectionModel.h"
#include "ui/outline/EntityModel.h"
#include "ui/outline/EntityWords.h"
#include "ui/session/Session.h"

#include <QTimer>
#include <QWidget>

class QAction;
class QToolButton;
class QTreeView;

namespace vitrine::ui {

class ElidedLabel;

/// The entities of a map by class, filtered by their keys and values while one types, and below what the current one
/// fires and names, and who names it. They are read on a worker once the panel is seen.
class EntityPanel : public QWidget {
  Q_OBJECT

public:
  /// `session` must outlive this widget; `save` saves the entities.
  EntityPanel(const Session& session, QAction* save, QWidget* parent = nullptr);

  /// Goes to the entity of a record, or of the first of these that are of one, without chosen().
  void showRecords(const std::vector<RecordRef>& records);
  /// Null: they are not read yet, or there are none.
  const links::EntityGraphPtr& graph() const { return m_graph; }
  /// The entity whose connections are listed; nullopt: none.
  std::optional<std::uint32_t> current() const { return m_current; }
  /// Gives the filter the keyboard.
  void startTyping();
  bool running() const { return m_reading.isRunning() || m_filtering.isRunning() || m_typing.isActive(); }

Q_SIGNALS:
  /// The user went to an entity.
  void chosen(const vitrine::RecordRef& record);
  /// Another entity is the current one, or none, or the panel came or went.
  void currentChanged();
  /// The list was filled: entities can be shown.
  void filled();
  /// An entity was activated (Enter, double click): show it.
  void activated(const vitrine::RecordRef& record);

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

private:
  QWidget* makeLine(QAction* save);
  void makeTree();
  void makeMenu(QAction* save);
  void copy(document::EntityForm form) const;
  void makeConnections();
  void restart();
  void endFilter();
  void read();
  /// The first entity that is left becomes the current one if `goesToFirst`.
  void filter(bool goesToFirst = false);
  void take(const std::vector<std::uint32_t>& numbers);
  void showCurrent(const QModelIndex& index);
  void goToOther(const QModelIndex& index);
  void goTo(std::uint32_t entity, bool tell);
  void describe();

  const Session& m_session;
  EntityModel m_model;
  ConnectionModel m_connectionModel;
  base::Task m_reading;
  base::Task m_filtering;
  QTimer m_typing; ///< until the user pauses
  links::EntityGraphPtr m_graph;
  std::optional<std::uint32_t> m_current;
  QString m_file;    ///< path of the document that the filter is for
  QString m_failure; ///< why the entities cannot be read; empty: they can
  EntityWords m_words;
  QueryEdit* m_filter;
  QToolButton* m_missingOnly;
  ElidedLabel* m_state;
  QTreeView* m_tree;
  QTreeView* m_connections;
  QAction* m_copy = nullptr;
  QAction* m_copyJson = nullptr;
  bool m_wanted = false; ///< not read yet
  bool m_quiet = false;  ///< the current row changes by no one's wish
};

} // namespace vitrine::ui
