#pragma once

#include "ui/actions/ContentActions.h"
#include "ui/mainwindow/OpenController.h"
#include "ui/missing/SuggestionFinder.h"
#include "ui/settings/FileSettings.h"

#include <QObject>
#include <QSet>

class QFileDialog;

namespace vitrine::ui {

/// Adds places where the shown document's files are looked for: chosen in a dialog, told by where one of the missing
/// files is, dropped on the window, or found on this machine. Places where something was found are remembered for the
/// folder of the document.
class MountController : public QObject {
  Q_OBJECT

public:
  struct Parts {
    OpenController& opening;
    Session& session;
    FileSettings& settings;
    const ContentActions& actions;
  };

  /// All of `parts` and `window` must outlive this object.
  MountController(const Parts& parts, QWidget* window);

  const SuggestionFinder& offers() const { return m_offers; }
  /// Says what is mounted: "MAP.bsp"; empty: no document.
  QString documentName() const;

  void mount(const QStringList& places);
  /// Asks where this file is.
  void locate(const files::MissingFile& file);
  /// What was said to be that file, or a place where it is.
  void takeLocated(const files::MissingFile& file, const QString& place);
  /// Looks there no more, now and later.
  void forget(const QString& place);

  /// Whether what was dropped may be meant as places for the shown document: folders and archives alone, while it
  /// misses something or they are a game's.
  bool mayBePlaces(const QStringList& paths) const;

Q_SIGNALS:
  /// Places are mounted; told() or failed() follow.
  void begun();
  /// What has come of it, in a few words.
  void told(const QString& text);
  void failed(const QString& text);

private:
  void chooseFolder();
  void chooseArchive();
  void showPlaces();
  void takeOutcome(const MountOutcome& outcome);
  void tellFound();
  void remember(const QStringList& places) const;
  QString folderOfDocument() const;
  QStringList archivePatterns() const;
  QFileDialog* makeDialog(const QString& title, const QStringList& filters);
  bool holdsFiles(const QString& path) const;

  Parts m_parts;
  QWidget* m_window;
  SuggestionFinder m_offers;
  QStringList m_mounted;        ///< and nothing told yet
  QSet<QString> m_missedBefore; ///< when they were
  bool m_readsAgain = false;    ///< what comes of it is known when the file has been read again
  QString m_chosenLast;         ///< where dialogs begin
};

} // namespace vitrine::ui
