#pragma once

#include "ui/inspector/FilterEdit.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;
class QToolButton;

namespace vitrine::ui {

class Settings;

/// The filter above a record table: a line to type in, below it the mistake where there is one, and how far a worker
/// is.
class FilterBar : public QWidget {
  Q_OBJECT

public:
  /// `settings` must outlive this widget.
  explicit FilterBar(Settings& settings, QWidget* parent = nullptr);

  /// The records to filter, and their filter; a null document: none.
  void setSection(DocumentPtr document, SectionId section, const QString& filter);
  void setDocument(DocumentPtr document) { m_edit->setDocument(std::move(document)); }
  /// Filters by this condition, as if it were typed.
  void setFilter(const QString& filter);
  FilterEdit& edit() { return *m_edit; }

  /// Share of the work on the rows that is done; shown from the first call on.
  void showProgress(double fraction);
  void hideProgress();
  /// Reason why the rows could not be found.
  void showFailure(const QString& reason);

Q_SIGNALS:
  /// Another filter is to be applied; empty: none.
  void filterChanged(const QString& filter);
  void cancelWanted();

private:
  void follow();
  void apply();
  void remember();

  Settings& m_settings;
  FilterEdit* m_edit;
  QProgressBar* m_progress;
  QToolButton* m_cancel;
  QLabel* m_message;
  QTimer m_pause; ///< between the last key and the work
  QString m_layout;
  QString m_applied;
};

} // namespace vitrine::ui
