#pragma once

#include "core/bytes/SendBytes.h"

#include <QObject>
#include <QString>

#include <functional>
#include <vector>

class QFileDialog;
class QWidget;

namespace vitrine::ui {

class Settings;

/// Asks the user for a file to save data in, and writes it on a worker, with progress and a way to stop. The file
/// appears whole or not at all.
class DataSaver : public QObject {
  Q_OBJECT

public:
  /// Work on a worker. May throw base::Cancelled.
  using Job = std::function<Result<void>(base::Progress& progress)>;
  using Writer = std::function<Result<void>(const bytes::ByteSink& sink, base::Progress& progress)>;
  /// One form of the data, chosen by the ending of the file's name.
  struct Form {
    QString name;   ///< for the dialog: "Comma-separated values"
    QString ending; ///< without the dot; empty: any, also none
    Writer write;
  };
  struct Order {
    QString title;           ///< of the dialog
    QString name;            ///< proposed for the file, without folder and ending
    std::vector<Form> forms; ///< at least one
    QString opened;          ///< file on disk that is read from, and never written over
  };

  /// `settings` must outlive this object; dialogs belong to `window`.
  DataSaver(Settings& settings, QWidget* window);

  void ask(Order order);
  /// Runs a job with its progress in a dialog, once that takes longer than a moment; `then` follows when it is done.
  /// `about`: what the job is about, told with the reason if it fails; empty: the reason says it.
  void run(const QString& label, Job job, std::function<void()> then, const QString& about = {});

Q_SIGNALS:
  void saved(const QString& path);
  void failed(const QString& reason);

private:
  static QStringList filtersOf(const Order& order);
  void write(const Order& order, const QFileDialog& dialog, const QString& path);

  Settings& m_settings;
  QWidget* m_window;
};

} // namespace vitrine::ui
