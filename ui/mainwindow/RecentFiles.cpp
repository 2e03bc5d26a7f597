#include "ui/mainwindow/RecentFiles.h"

#include "ui/settings/FileSettings.h"
#include "ui/widgets/Texts.h"

#include <QDir>
#include <QFileInfo>

namespace vitrine::ui {

RecentFiles::RecentFiles(Settings& settings, QWidget* parent) : QMenu(parent), m_settings(settings) {
  setToolTipsVisible(true);
  settings.follow(setting::kRecentFiles, this, [this](const QStringList&) { rebuild(); });
}

void RecentFiles::add(const QString& path) {
  m_settings.prepend(setting::kRecentFiles, path);
}

void RecentFiles::forgetAll() {
  m_settings.reset(setting::kRecentFiles);
}

void RecentFiles::rebuild() {
  const QStringList paths = m_settings.value(setting::kRecentFiles);
  setTitle(tr("Open &Recent"));
  clear();
  for (int i = 0; i < paths.size(); ++i) {
    const QString& path = paths[i];
    QAction* action = addAction(menuText(QFileInfo(path).fileName()), this, [this, path] { Q_EMIT chosen(path); });
    action->setObjectName(QStringLiteral("file.recent.%1").arg(i));
    action->setStatusTip(QDir::toNativeSeparators(path));
    action->setToolTip(plainToolTip(QDir::toNativeSeparators(path)));
  }
  if (!paths.isEmpty()) {
    addSeparator();
    QAction* forget = addAction(tr("&Clear List"), this, &RecentFiles::forgetAll);
    forget->setObjectName(QStringLiteral("file.recent.clear"));
    forget->setStatusTip(tr("Clear the list of recent files"));
  }
  setEnabled(!paths.isEmpty());
}

} // namespace vitrine::ui
