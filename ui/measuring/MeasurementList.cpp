#include "ui/measuring/MeasurementList.h"

#include <algorithm>

namespace vitrine::ui {

using measuring::MeasurementKind;

QString MeasurementList::freeName(MeasurementKind kind) const {
  const auto named = [kind](qsizetype number) {
    switch (kind) {
    case MeasurementKind::Distance:
      return tr("Distance %1").arg(number);
    case MeasurementKind::Angle:
      return tr("Angle %1").arg(number);
    case MeasurementKind::Area:
      break;
    }
    return tr("Area %1").arg(number);
  };
  qsizetype number = 1 + std::ranges::count(m_all, kind, &Measurement::kind);
  while (std::ranges::find(m_all, named(number), &Measurement::name) != m_all.end()) {
    ++number;
  }
  return named(number);
}

void MeasurementList::add(Measurement measurement) {
  if (measurement.name.isEmpty()) {
    measurement.name = freeName(measurement.kind);
  }
  m_all.push_back(std::move(measurement));
  m_current = static_cast<int>(m_all.size()) - 1;
  Q_EMIT changed();
  Q_EMIT currentChanged();
}

void MeasurementList::remove(int place) {
  if (place >= 0 && place < m_all.size()) {
    Measurements left = m_all;
    left.removeAt(place);
    set(left);
  }
}

void MeasurementList::rename(int place, const QString& name) {
  if (place >= 0 && place < m_all.size() && !name.trimmed().isEmpty() && m_all.at(place).name != name) {
    m_all[place].name = name;
    Q_EMIT changed();
  }
}

void MeasurementList::setCurrent(int place) {
  const int known = place >= 0 && place < m_all.size() ? place : -1;
  if (std::exchange(m_current, known) != known) {
    Q_EMIT currentChanged();
  }
}

void MeasurementList::set(const Measurements& measurements) {
  m_all = measurements;
  m_current = std::min(m_current, static_cast<int>(m_all.size()) - 1);
  Q_EMIT changed();
  Q_EMIT currentChanged();
}

void MeasurementList::load(const Measurements& kept) {
  Q_EMIT loaded(kept);
  if (m_current >= 0) {
    m_current += static_cast<int>(kept.size());
  }
  set(kept + m_all);
}

void MeasurementList::startAnew() {
  m_current = -1;
  set({});
}

} // namespace vitrine::ui
