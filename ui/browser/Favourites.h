#pragma once

#include <QObject>
#include <QStringList>

namespace vitrine::ui {

class Settings;

/// Files and folders that the user wants to find again, in all windows.
class Favourites : public QObject {
  Q_OBJECT

public:
  /// `settings` must outlive this object.
  explicit Favourites(Settings& settings, QObject* parent = nullptr);

  const QStringList& paths() const { return m_paths; }
  bool contains(const QString& path) const { return m_paths.contains(path); }
  void add(const QStringList& paths);
  void remove(const QStringList& paths);

Q_SIGNALS:
  void changed();

private:
  Settings& m_settings;
  QStringList m_paths;
};

} // namespace vitrine::ui
