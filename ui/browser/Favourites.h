#pragma once

#include <QObject>
#include <QStringList>

namespace vitrine::ui {

class BrowserSettings;

/// Files and folders that the user wants to find again, between runs.
class Favourites : public QObject {
  Q_OBJECT

public:
  /// `settings` must outlive this object.
  explicit Favourites(BrowserSettings& settings, QObject* parent = nullptr);

  const QStringList& paths() const { return m_paths; }
  bool contains(const QString& path) const { return m_paths.contains(path); }
  void add(const QStringList& paths);
  void remove(const QStringList& paths);

Q_SIGNALS:
  void changed();

private:
  void set(const QStringList& paths);

  BrowserSettings& m_settings;
  QStringList m_paths;
};

} // namespace vitrine::ui
