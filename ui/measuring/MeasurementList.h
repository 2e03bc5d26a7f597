#pragma once

#include "core/measuring/Measurement.h"

#include <QObject>

namespace vitrine::ui {

using measuring::Measurement;
using measuring::Measurements;

/// The measurements of the shown file, and the one of them that is chosen. GUI thread only.
class MeasurementList : public QObject {
  Q_OBJECT

public:
  using QObject::QObject;

  const Measurements& all() const { return m_all; }
  /// Place of the chosen one in the list; -1: none is.
  int current() const { return m_current; }

  /// Adds a measurement at the end and chooses it; without a name it gets one that nobody has.
  void add(Measurement measurement);
  void remove(int place);
  void clear() { set({}); }
  void rename(int place, const QString& name);
  void setCurrent(int place);
  /// Takes other measurements in the place of all.
  void set(const Measurements& measurements);
  /// Puts those that were kept of the file before those made since.
  void load(const Measurements& kept);
  /// Begins anew with another file: nothing that could be taken back.
  void startAnew();

Q_SIGNALS:
  void changed();
  void currentChanged();
  /// The measurements that load puts before the others; before changed().
  void loaded(const vitrine::ui::Measurements& kept);

private:
  QString freeName(measuring::MeasurementKind kind) const;

  Measurements m_all;
  int m_current = -1;
};

} // namespace vitrine::ui
