#pragma once

#include "render/PictureSeries.h"

#include <QWidget>

#include <functional>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;

namespace vitrine::ui {

/// Series that a scene has, for the choice between them.
struct SeriesOffer {
  std::size_t cameras = 0; ///< so many pictures of each
  std::size_t spawns = 0;
  std::size_t bookmarks = 0;
  bool overviewText = false;   ///< the game has words for an overview
  double metresPerPixel = 0.1; ///< of an overview, at first
  /// Size of an overview at so many metres a pixel, square or not; empty: it would be too large.
  std::function<QSize(double metresPerPixel, bool square)> overviewSize;
};

/// Choice of the pictures that are made in one run, with what an overview needs to know.
class SeriesChooser : public QObject {
  Q_OBJECT

public:
  /// Adds its rows to a form; its widgets belong to `parent`.
  SeriesChooser(SeriesOffer offer, QFormLayout& form, QWidget* parent);

  render::Series series() const;
  double metresPerPixel() const;
  /// True if the words for the game are to lie beside an overview.
  bool wantsOverviewText() const;
  /// Size of the overview as it is set; empty: it would be too large.
  QSize overviewSize() const { return m_offer.overviewSize(metresPerPixel(), wantsOverviewText()); }

Q_SIGNALS:
  void changed();

private:
  void add(const QString& text, render::Series series, std::size_t count);
  void showRows();

  SeriesOffer m_offer;
  QComboBox* m_series;
  QDoubleSpinBox* m_scale;
  QLabel* m_scaleLabel;
  QCheckBox* m_text;
};

} // namespace vitrine::ui
