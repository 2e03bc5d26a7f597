#pragma once

#include "core/base/Task.h"

#include <QObject>

namespace vitrine::ui {

class ActionRegistry;
class DocumentLoader;

/// Keeps what a crash report would say up to date: the file that is read or shown, and the actions of the user.
class CrashNotes : public QObject {
  Q_OBJECT

public:
  /// The arguments must outlive this object.
  CrashNotes(const DocumentLoader& loader, const ActionRegistry& actions, QObject* parent = nullptr);

private:
  void noteFile(const QString& path);

  base::Task m_hashing;
};

} // namespace vitrine::ui
