#pragma once

#include "core/base/TaskStream.h"
#include "core/document/Document.h"
#include "ui/hex/FoundModel.h"

#include <QWidget>

class QHBoxLayout;
class QMenu;
class QToolButton;
class QTreeView;

namespace vitrine::ui {

class ElidedLabel;

/// List of runs of bytes in a space that a worker finds: live, to be stopped, with the bytes a double click or Enter
/// away. Derived classes say what is found, and may have options in a bar above.
class FoundPage : public QWidget {
  Q_OBJECT

public:
  /// Looks for the runs of a space once the page is seen. Null: nothing.
  void setSpace(const DocumentPtr& document, SpaceId space);
  const FoundModel& found() const { return *m_model; }
  QTreeView& list() { return *m_list; }
  bool running() const { return m_search.isRunning(); }

  bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
  void chosen(const vitrine::ByteRange& bytes);

protected:
  /// Rows in a list at most: what is sorted at once.
  static constexpr std::size_t kMostRows = 50'000;

  using Sink = base::TaskSink<FoundBytes>;
  /// Search on a worker. Returns true if there may be more rows than were found.
  using Job = std::function<Result<bool>(const Sink& sink, base::Progress& progress)>;

  /// `name`: stable, of the objects. `columns`: those of the list beside offset and size.
  FoundPage(const QString& name, const TableColumns<FoundBytes>& columns, QWidget* parent);

  virtual Job job(const DocumentPtr& document, SpaceId space) const = 0;
  /// Adds to the menu of the selected rows.
  virtual void fillMenu(QMenu& menu);

  /// Begins anew; by other options.
  void restart();
  /// Puts a widget into the bar, before what is said of the search.
  void addOption(QWidget* widget, int stretch = 0);
  std::vector<FoundBytes> selectedRows() const;
  /// Makes text of the selected rows by a task, a line for each, and puts it on the clipboard. `lineOf` is called on
  /// the worker and must not refer to this page.
  void copy(std::function<QString(const FoundBytes& row)> lineOf);
  /// Copies the selected rows with all columns.
  void copyRows();
  const DocumentPtr& document() const { return m_document; }
  SpaceId space() const { return m_space; }

  void showEvent(QShowEvent* event) override;

private:
  /// How far the search is.
  enum class Phase { None, Looking, Stopped, Limited, Done };

  void makeBar(const QString& name);
  void prepareList(const QString& name);
  void start();
  void stop();
  void showMenu(QPoint position);
  void tell(Phase phase);

  FoundModel* m_model;
  QHBoxLayout* m_bar;
  QTreeView* m_list;
  ElidedLabel* m_state;
  QToolButton* m_stop;
  base::Task m_search;
  base::Task m_copying;
  DocumentPtr m_document;
  SpaceId m_space = base::kFileSpace;
  bool m_wanted = false; ///< not begun yet
  double m_fraction = 0;
};

} // namespace vitrine::ui
