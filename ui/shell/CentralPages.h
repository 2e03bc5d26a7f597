#pragma once

#include "core/document/Document.h"

#include <QStackedWidget>

#include <functional>

class QLabel;

namespace vitrine::ui {

class StartPage;
class Thumbnails;

/// The middle of the window: the picture, or what to do while there is none - how to open something, or why a file has
/// no picture.
class CentralPages : public QStackedWidget {
  Q_OBJECT

public:
  /// Takes `viewport` in.
  explicit CentralPages(QWidget* viewport, QWidget* parent = nullptr);

  void showWelcome();
  void showPicture();
  /// A text in the place of the picture; `text` is asked again in another language.
  void showNotice(const QString& title, const std::function<QString()>& text);
  void showNoPicture(const Document& document, const std::optional<Error>& reason);
  /// Takes the page of the browser in, in place of one before, which is deleted.
  void setBrowser(QWidget* page);
  /// The browser over what is shown else, or that again.
  void showBrowser(bool shown);
  bool welcomeIsShown() const;
  bool browserIsShown() const { return m_browser && currentWidget() == m_browser; }
  /// Sets the files offered on the welcome page.
  void setRecentFiles(const QStringList& paths);
  void setDemoFiles(const QStringList& paths);
  /// Replaces the start page by a new one, and the text of a notice, in the language that is installed now.
  void rebuildStart();
  /// `thumbnails` must outlive this widget's events. `patterns`: of the names of files that folders are known by.
  void setThumbnails(Thumbnails& thumbnails, const QStringList& patterns);

Q_SIGNALS:
  void openRequested();
  void openFolderRequested();
  void recentChosen(const QString& path);
  /// The browser came or went.
  void browserShown(bool shown);

private:
  StartPage* makeStart();
  QWidget* makeNotice();
  void showPage(QWidget* page);

  QWidget* m_viewport;
  StartPage* m_start;
  QLabel* m_noticeTitle;
  QLabel* m_notice;
  QWidget* m_noticePage;
  QWidget* m_browser = nullptr;
  QWidget* m_beneath = nullptr; ///< the page that the browser is over
  std::function<void()> m_describe;
  Thumbnails* m_thumbnails = nullptr;
  QStringList m_patterns; ///< of the names of files that folders are known by
  QStringList m_recent;
  QStringList m_demos;
};

} // namespace vitrine::ui
