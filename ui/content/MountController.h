#pragma once

#include "ui/actions/WindowContext.h"
#include "ui/content/SuggestionFinder.h"
#include "ui/session/OpenController.h"

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
  /// The context and `window` must outlive this object.
  MountController(const WindowContext& context, QWidget* window);

  const SuggestionFinder& offers() const { return m_offers; }
  /// Says what is mounted: "MAP.bsp"; empty: no document.
  QString documentName() const;

  void mount(const QStringList& places);
  /// Asks for the place of a missing file.
  void locate(const files::MissingFile& file);
  /// Takes the user's answer: the file itself, or a place that has it.
  void takeLocated(const files::MissingFile& file, const QString& place);
  /// Removes a place from the search, now and later.
  void forget(const QString& place);

  /// True if dropped paths may be meant as places for the shown document: folders and archives alone, while it
  /// misses files or the paths are a game's.
  bool mayBePlaces(const QStringList& paths) const;

Q_SIGNALS:
  /// Places are mounted. A notice of the outcome or failed() follows.
  void begun();
  void failed(const QString& text);

private:
  void chooseFolder();
  void chooseArchive();
  void showPlaces();
  void takeOutcome(const QStringList& places, const std::vector<Error>& refused);
  void tellFound();
  void remember(const QStringList& places) const;
  QString folderOfDocument() const;
  QStringList archivePatterns() const;
  QFileDialog* makeDialog(const QString& title, const QStringList& filters);
  bool holdsFiles(const QString& path) const;

  WindowContext m_context;
  QWidget* m_window;
  SuggestionFinder m_offers;
  QStringList m_mounted;        ///< mounted places, not reported yet
  QSet<QString> m_missedBefore; ///< missing files when they were mounted
  bool m_readsAgain = false;    ///< the outcome is known when the file has been read again
  QString m_chosenLast;         ///< where dialogs begin
};

} // namespace vitrine::ui
