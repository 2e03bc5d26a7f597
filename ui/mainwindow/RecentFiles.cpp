#include "ui/mainwindow/RecentFiles.h"

#include "ui/widgets/Texts.h"

#include <QDir>
#include <QFileInfo>

namespace vitrine::ui {

RecentFiles::RecentFiles(FileSettings& settings, QWidget* parent)
    : QMenu(tr("Open &Recent"), parent), m_settings(settings), m_paths(settings.recentFiles().mid(0, kMost)) {
  setToolTipsVisible(true);
  rebuild();
}

void RecentFiles::add(const QString& path) {
  m_paths.removeAll(path);
  m_paths.prepend(path);
  m_paths = m_paths.mid(0, kMost);
  m_settings.setRecentFiles(m_paths);
  rebuild();
}

void RecentFiles::forgetAll() {
  m_paths.clear();
  m_settings.setRecentFiles(m_paths);
  rebuild();
}

void RecentFiles::rebuild() {
  clear();
  for (int i = 0; i < m_paths.size(); ++i) {
    const QString& path = m_paths[i];
    QAction* action = addAction(menuText(QFileInfo(path).fileName()), this, [this, path] { Q_EMIT chosen(path); });
    action->setObjectName(QStringLiteral("file.recent.%1").arg(i));
    action->setStatusTip(QDir::toNativeSeparators(path));
    action->setToolTip(QDir::toNativeSeparators(path));
  }
  if (!m_paths.isEmpty()) {
    addSeparator();
    QAction* forget = addAction(tr("&Clear List"), this, &RecentFiles::forgetAll);
    forget->setObjectName(QStringLiteral("file.recent.clear"));
    forget->setStatusTip(tr("Forget the files opened so far"));
  }
  setEnabled(!m_paths.isEmpty());
  Q_EMIT changed();
}

} // namespace vitrine::ui
