#pragma once

#include "ui/browser/FactsReader.h"
#include "ui/browser/Favourites.h"
#include "ui/browser/FileList.h"
#include "ui/browser/FileStrip.h"
#include "ui/exporting/BatchController.h"

namespace vitrine::ui {

class BrowserPanel;
class CentralPages;
class DockedPanels;
class ListedFacts;
class Settings;
class Thumbnails;
struct BrowserActions;

/// The browser of a window: its files and what is read of them, the panels that show them - in a dock and as a page in
/// the middle - and the way between the two.
class BrowserController : public QObject {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this object's events; dialogs belong to `window`.
  BrowserController(const formats::Opener& opener, Thumbnails& thumbnails, Settings& settings, QWidget* window);

  FileList& files() { return m_files; }
  /// A panel of the files; `place`: "dock" or "page".
  BrowserPanel* makePanel(const QString& place, QWidget* parent);
  /// The files as one row of pictures.
  FileStrip* makeStrip(QWidget* parent) { return new FileStrip(m_files, m_thumbnails, parent); }
  /// Lets the middle of the window become the browser. While it is, the dock stays away. Once.
  void offerPage(const BrowserActions& actions, CentralPages& pages, DockedPanels& panels);
  BatchController& batch() { return m_batch; }
  /// vitrine-cli, which reads files and makes others of them.
  void setProgram(const QString& program);

Q_SIGNALS:
  /// A folder is to be chosen and listed.
  void folderWanted();

private:
  BrowserPanel* makePage(CentralPages& pages);

  Thumbnails& m_thumbnails;
  Settings& m_settings;
  FileList m_files;
  FactsReader m_reader;
  Favourites m_favourites;
  BatchController m_batch;
  Thumbnails* m_previews;
  ListedFacts* m_facts;
  BrowserPanel* m_page = nullptr; ///< made when it is first shown: not every user needs it
};

} // namespace vitrine::ui
