#pragma once

#include <QDialog>
#include <QDialogButtonBox>

#include <functional>

class QFormLayout;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace vitrine::ui {

/// Dialog that asks what files are to be like, and where they go; stays while they are made, and tells how far that is.
class SaveDialog : public QDialog {
  Q_OBJECT

public:
  /// True while the files are made: nothing can be set then.
  bool isBusy() const { return m_busy; }
  void setBusy(bool busy);

Q_SIGNALS:
  /// The files are to be made.
  void saveWanted();
  /// The files that are being made are not wanted any more.
  void cancelled();

protected:
  /// `topic`: first part of the names of the widgets in it ("film.path").
  SaveDialog(const QString& topic, const QString& title, QWidget* parent);

  /// Rows of what can be set.
  QFormLayout& form() { return *m_form; }
  QWidget* settings() { return m_settings; }
  /// Puts a widget between what can be set and the progress.
  void addBelow(QWidget* widget, int stretch);
  /// Puts the path in a row of its own, beside a button that chooses it.
  void addPath(const QString& label, const QString& choose, const QString& path);
  QLineEdit& pathEdit() { return *m_path; }
  /// Path of the file, not native.
  QString path() const;
  void setPath(const QString& path);
  QProgressBar& progress() { return *m_progress; }
  /// Share that is made, 0 to 1.
  void showProgress(double fraction);
  QPushButton* button(QDialogButtonBox::StandardButton which) const { return m_buttons->button(which); }
  void setSavable(bool savable);
  /// Asks whether what is there is to be replaced; `then` follows if it is.
  void askToReplace(const QString& question, const QString& details, std::function<void()> then);

  /// The user has said Save.
  virtual void save() = 0;
  virtual void choosePath() = 0;
  /// The path was changed, or the dialog has become busy or idle.
  virtual void fit() = 0;
  /// The user has given up what is underway.
  virtual void giveUp() { Q_EMIT cancelled(); }
  /// Ends what is underway; another time the dialog.
  void reject() override;

private:
  QString m_topic;
  QWidget* m_settings; ///< all that can be set
  QFormLayout* m_form;
  QVBoxLayout* m_rows;
  QLineEdit* m_path;
  QProgressBar* m_progress;
  QDialogButtonBox* m_buttons;
  bool m_busy = false;
};

} // namespace vitrine::ui
