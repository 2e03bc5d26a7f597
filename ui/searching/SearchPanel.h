#pragma once

#include "core/base/Task.h"
#include "core/searching/Search.h"
#include "ui/searching/MatchModel.h"
#include "ui/session/Session.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QToolButton;
class QTreeView;
class QVBoxLayout;

namespace vitrine::ui {

class KindMenu;
class QueryEdit;
class Settings;

/// One line that searches everything in the document, and what it finds, by kind, while it is found. Enter chooses a
/// match, the arrow keys move through them from the line, Escape closes.
class SearchPanel : public QWidget {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this widget.
  SearchPanel(const Session& session, Settings& settings, QWidget* parent = nullptr);

  /// Puts the cursor into the line.
  void find();
  /// Chooses the match after the current one, or before it; asks for a text where there is none.
  void step(bool forwards);

  bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
  void chosen(const vitrine::searching::Match& match);
  /// The user types: steps go through these matches from now on.
  void searched();
  /// The panel is to be seen: there is nothing to step through, or a text to type.
  void wanted();
  void closeWanted();

private:
  QWidget* makeLine();
  QWidget* makeOptions();
  QToolButton* makeOption(const char* name, const QString& text, const QString& toolTip);
  void prepareTree();
  void wire();
  bool handleKey(int key, bool inLine, QEvent& event);
  void searchSoon();
  void search();
  /// Ends the search; the matches stay.
  void giveUp();
  void showDocument();
  void take(const std::vector<searching::Match>& matches);
  void finish(const searching::MatchCounts& counts);
  void choose(const QModelIndex& index);
  void chooseCurrent();
  void leaveLine();
  void keepKinds();
  void fillHistory();
  void tell(const QString& text);
  void tellCount();
  searching::Query query() const;

  const Session& m_session;
  Settings& m_settings;
  MatchModel m_model;
  base::Task m_search;
  QTimer m_typing; ///< until the user pauses
  QueryEdit* m_edit;
  QToolButton* m_history;
  QToolButton* m_case = nullptr;
  QToolButton* m_words = nullptr;
  QToolButton* m_expression = nullptr;
  KindMenu* m_kinds;
  QToolButton* m_where;
  QToolButton* m_stop;
  QLabel* m_state;
  QTreeView* m_tree;
  bool m_chooseFirst = false; ///< Enter came before the first match
};

} // namespace vitrine::ui
