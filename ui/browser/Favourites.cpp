#include "ui/browser/Favourites.h"

#include "ui/settings/BrowserSettings.h"

namespace vitrine::ui {

Favourites::Favourites(BrowserSettings& settings, QObject* parent)
    : QObject(parent), m_settings(settings), m_paths(settings.favourites()) {}

void Favourites::set(const QStringList& paths) {
  if (paths != m_paths) {
    m_paths = paths;
    m_settings.setFavourites(paths);
    Q_EMIT changed();
  }
}

void Favourites::add(const QStringList& paths) {
  QStringList all = m_paths + paths;
  all.removeDuplicates();
  set(all);
}

void Favourites::remove(const QStringList& paths) {
  QStringList all = m_paths;
  all.removeIf([&](const QString& path) { return paths.contains(path); });
  set(all);
}

} // namespace vitrine::ui
