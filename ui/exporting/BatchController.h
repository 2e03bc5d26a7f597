#pragma once

#include "ui/exporting/BatchRun.h"

#include <QObject>

#include <functional>
#include <optional>

class QWidget;

namespace vitrine::ui {

class Settings;

/// Exports and pictures of one file or many: asks for a place, and before anything is written over, then shows how far
/// it is.
class BatchController : public QObject {
  Q_OBJECT

public:
  enum class Existing { Overwrite, Skip };
  /// The questions to the user; nullopt or empty: nothing is to be done after all.
  struct Questions {
    std::function<QString(const QString& title, const QString& first)> folder;
    std::function<std::optional<Existing>(int existing, int total)> overwrite;
  };

  /// `settings` must outlive this object; dialogs belong to `window`, which must too.
  BatchController(Settings& settings, QWidget* window);

  /// vitrine-cli; without it nothing can be made.
  void setProgram(const QString& program) { m_program = program; }
  /// Other questions than dialogs, for tests.
  void setQuestions(Questions questions) { m_questions = std::move(questions); }
  /// `opened`: how the files are opened, where the user has said so.
  void make(const QStringList& files, BatchKind kind, const formats::OpenOptions& opened = {});

Q_SIGNALS:
  /// It is deleted with its dialog.
  void began(const vitrine::ui::BatchRun& run);

private:
  Questions dialogs() const;
  static QString folderTitle(BatchKind kind);
  void start(BatchRun::Order order, const QString& folder);

  Settings& m_settings;
  QWidget* m_window;
  QString m_program;
  Questions m_questions;
};

} // namespace vitrine::ui
