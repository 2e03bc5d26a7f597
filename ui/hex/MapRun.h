#pragma once

#include "ui/hex/SpaceMap.h"

#include <QObject>

namespace vitrine::ui {

class DataRun;

/// Makes the map of a space on a worker, and then the curve of its entropy. A new map takes the place of the one
/// before, without waiting for it. GUI thread.
class MapRun : public QObject {
  Q_OBJECT

public:
  using QObject::QObject;
  ~MapRun() override;

  void start(const DocumentPtr& document, SpaceId space);
  /// Nothing is told any more.
  void stop();
  bool running() const { return m_run != nullptr; }

Q_SIGNALS:
  void mapped(const vitrine::ui::SpaceMapPtr& map);
  /// Follows mapped(), unless the bytes cannot be read.
  void measured(const vitrine::ui::EntropyPtr& entropy);
  void failed(const QString& reason);

private:
  void measure(const DocumentPtr& document, SpaceId space);

  DataRun* m_run = nullptr; ///< null: none is running
};

} // namespace vitrine::ui
