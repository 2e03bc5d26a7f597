#pragma once

#include "ui/actions/ContentActions.h"
#include "ui/content/MissingModel.h"
#include "ui/content/SuggestionFinder.h"
#include "ui/session/Selection.h"
#include "ui/widgets/FilteredTree.h"

namespace vitrine::ui {

class SuggestionList;

/// The files that were found nowhere, and what to do about it: show who wants one, say where it is, mount the place
/// where it is, copy the list.
class MissingPanel : public QWidget {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this widget.
  MissingPanel(const Session& session, Selection& selection, const ContentActions& actions,
               const SuggestionFinder& offers, QWidget* parent = nullptr);

  int count() const { return m_model.rowCount(); }
  /// The current row's, else the first one that is shown; null: there is none.
  const files::MissingFile* current() const;
  /// Makes the file of an asset that a material wants the current row. A filter that hides its row is cleared. Nothing
  /// happens if the file is not listed.
  void choose(MaterialIndex material, const QString& asset);

Q_SIGNALS:
  void countChanged(int count);
  void offerChosen(const QString& folder);
  /// The node or record that wants a file has been selected, and it has a place in the scene.
  void wanterShown();

private:
  QWidget* makeBar();
  void prepareTree();
  void showWanter(const QModelIndex& source);
  void showMenu(QPoint position);
  void copySelected() const;
  void copyAll() const;
  void followModel();
  bool eventFilter(QObject* watched, QEvent* event) override;

  const Session& m_session;
  Selection& m_selection;
  const ContentActions& m_actions;
  const SuggestionFinder& m_finder;
  MissingModel m_model;
  SuggestionList* m_offers;
  FilteredTree* m_list;
  QString m_shownFile; ///< the file whose wanters Enter goes through
  std::size_t m_shownWanter = 0;
};

} // namespace vitrine::ui
