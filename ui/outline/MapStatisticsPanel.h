#pragma once

#include "core/base/Task.h"
#include "ui/outline/MapFigurePages.h"
#include "ui/session/Session.h"
#include "ui/widgets/TableModel.h"

#include <QWidget>

class QLineEdit;
class QSortFilterProxyModel;
class QTabWidget;
class QToolButton;
class QTreeView;

namespace vitrine::ui {

class ElidedLabel;

/// What a map costs by material, model and leaf, how near it is to its compilers' limits, what they would stumble over
/// and what nothing uses. Counted on a worker once the panel is seen.
class MapStatisticsPanel : public QWidget {
  Q_OBJECT

public:
  /// `session` must outlive this widget.
  explicit MapStatisticsPanel(const Session& session, QWidget* parent = nullptr);

  /// Null: not counted yet.
  const std::shared_ptr<const links::MapStatistics>& statistics() const { return m_statistics; }
  QTreeView& list(FigureKind kind) { return *m_pages[static_cast<std::size_t>(kind)].list; }
  bool running() const { return m_counting.isRunning(); }
  void setProblems(int count);

Q_SIGNALS:
  /// The user went to an entry of one of the lists, by its number there.
  void chosen(vitrine::ui::FigureKind kind, std::size_t number);
  /// An entry was activated (Enter, double click): show it.
  void activated(vitrine::ui::FigureKind kind, std::size_t number);
  void problemsWanted();

protected:
  void showEvent(QShowEvent* event) override;
  /// The key of copying, of a list.
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  struct Page {
    FigureKind kind = FigureKind::Materials;
    TableModel<FigureRow>* model = nullptr;
    QSortFilterProxyModel* proxy = nullptr;
    QTreeView* list = nullptr;
  };

  QWidget* makeLine();
  Page makePage(FigureKind kind);
  void arrange(QTreeView& list, FigureKind kind) const;
  /// Copies rows as text, in the order they are shown: those selected, or all.
  void copyRows(const Page& page, bool all) const;
  void showMenu(const Page& page, QPoint position);
  void restart();
  void count();
  void fill();
  void describe();

  const Session& m_session;
  base::Task m_counting;
  std::shared_ptr<const links::MapStatistics> m_statistics;
  DocumentPtr m_document; ///< of the statistics; null: none
  QString m_failure;
  QLineEdit* m_filter;
  QToolButton* m_problems;
  ElidedLabel* m_state;
  QTabWidget* m_tabs;
  std::vector<Page> m_pages; ///< in the order of FigureKind
  bool m_wanted = false;     ///< not counted yet
};

} // namespace vitrine::ui
