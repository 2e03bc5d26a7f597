#pragma once

#include <QScrollArea>

class QLabel;
class QPushButton;
class QTextBrowser;

namespace vitrine::ui {

class RecentGrid;
class Thumbnails;

/// The page of a tab without a document: how to open something, the files and folders opened last, the demos, and what
/// is new in this version.
class StartPage : public QScrollArea {
  Q_OBJECT

public:
  explicit StartPage(QWidget* parent = nullptr);

  void setRecentFiles(const QStringList& paths);
  /// Of the program's own; empty: they are not installed.
  void setDemoFiles(const QStringList& paths);
  /// `thumbnails` must outlive this widget's events. `patterns`: of the names of files that folders are known by.
  void setThumbnails(Thumbnails& thumbnails, const QStringList& patterns);

Q_SIGNALS:
  void openRequested();
  void openFolderRequested();
  void chosen(const QString& path);

protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  QWidget* makeButtons(QWidget* page);
  RecentGrid* makeGrid(QWidget* page, const QString& name, const QString& accessibleName);
  void showNews(bool shown);

  QLabel* m_recentTitle;
  RecentGrid* m_recent;
  QLabel* m_demoTitle;
  RecentGrid* m_demos;
  QTextBrowser* m_news = nullptr;
};

} // namespace vitrine::ui
