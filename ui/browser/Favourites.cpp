#include "ui/browser/Favourites.h"

#include "ui/settings/BrowserSettings.h"

namespace vitrine::ui {

Favourites::Favourites(Settings& settings, QObject* parent)
    : QObject(parent), m_settings(settings), m_paths(settings.value(setting::kFavourites)) {
  settings.onChange(setting::kFavourites, this, [this](const QStringList& paths) {
    m_paths = paths;
    Q_EMIT changed();
  });
}

void Favourites::add(const QStringList& paths) {
  m_settings.update(setting::kFavourites, [&](QStringList all) {
    all += paths;
    all.removeDuplicates();
    return all;
  });
}

void Favourites::remove(const QStringList& paths) {
  m_settings.update(setting::kFavourites, [&](QStringList all) {
    all.removeIf([&](const QString& path) { return paths.contains(path); });
    return all;
  });
}

} // namespace vitrine::ui
