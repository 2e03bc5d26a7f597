#include "ui/viewport/PicturePair.h"

#include <QFocusEvent>
#include <QGuiApplication>
#include <QPainter>
#include <QSplitter>
#include <QVBoxLayout>
#include <QWindow>

#include <algorithm>

namespace vitrine::ui {
namespace {

/// Width of the line above a picture that tells which one is active, and of the frame that tells where keys go.
constexpr int kFrameWidth = 3;

bool comesByKeys(Qt::FocusReason reason) {
  return reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason;
}

QImage sideBySide(const QImage& left, const QImage& right, int seam, const QColor& between) {
  QImage both(left.width() + seam + right.width(), std::max(left.height(), right.height()), QImage::Format_RGB32);
  both.fill(between);
  QPainter painter(&both);
  painter.drawImage(0, 0, left);
  painter.drawImage(left.width() + seam, 0, right);
  return both;
}

} // namespace

PicturePair::PicturePair(QWidget* parent) : QWidget(parent), m_splitter(new QSplitter(this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(m_splitter);
  m_splitter->setChildrenCollapsible(false);
  make(Half::First);
  mark();
  connect(qApp, &QGuiApplication::focusWindowChanged, this, [this](const QWindow* window) {
    // From the container the keyboard goes on to the window in it.
    if (m_cameByKeys && window != view(*m_cameByKeys).window() && !container(*m_cameByKeys)->hasFocus()) {
      setCameByKeys(std::nullopt);
    }
  });
}

void PicturePair::make(Half half) {
  Place& place = at(half);
  place.frame = new QWidget(m_splitter);
  place.frame->setAutoFillBackground(true);
  // Before the container, which deletes its window unless that has gone first.
  place.view = new render::SceneView(place.frame);
  place.container = QWidget::createWindowContainer(place.view->window(), place.frame);
  place.container->setFocusPolicy(Qt::StrongFocus);
  place.container->installEventFilter(this);
  nameContainer(half);
  auto* layout = new QVBoxLayout(place.frame);
  layout->addWidget(place.container);
  const auto ofActive = [this, half] { return m_active == half; };
  connect(place.view, &render::SceneView::frameDrawn, this, [this, ofActive](const render::FrameStatistics& drawn) {
    if (ofActive()) {
      Q_EMIT frameDrawn(drawn);
    }
  });
  connect(place.view, &render::SceneView::visibilityChanged, this, [this, ofActive] {
    if (ofActive()) {
      Q_EMIT visibilityChanged();
    }
  });
}

void PicturePair::nameContainer(Half half) {
  at(half).container->setAccessibleName(half == Half::First ? tr("3D view") : tr("Second 3D view"));
}

bool PicturePair::eventFilter(QObject* watched, QEvent* event) {
  const auto place = std::ranges::find(m_places, watched, &Place::container);
  if (place == m_places.end()) {
    return false;
  }
  QWindow* window = place->view->window();
  switch (event->type()) {
  case QEvent::LanguageChange:
    nameContainer(place == m_places.begin() ? Half::First : Half::Second);
    return false;
  case QEvent::FocusIn:
    if (comesByKeys(static_cast<QFocusEvent*>(event)->reason())) {
      setCameByKeys(static_cast<Half>(place - m_places.begin()));
    }
    return false;
  case QEvent::ShortcutOverride:
  case QEvent::KeyPress:
  case QEvent::KeyRelease:
    QCoreApplication::sendEvent(window, event);
    return event->isAccepted();
  case QEvent::FocusOut:
    if (QGuiApplication::focusWindow() != window) { // otherwise the keyboard has just gone from here to there
      QCoreApplication::sendEvent(window, event);
      setCameByKeys(std::nullopt);
    }
    return false;
  default:
    return false;
  }
}

void PicturePair::setCameByKeys(std::optional<Half> half) {
  if (std::exchange(m_cameByKeys, half) != half) {
    mark();
  }
}

void PicturePair::takeKeyboard() {
  setCameByKeys(std::nullopt);
  activeView().window()->requestActivate();
  if (QGuiApplication::platformName().startsWith(QLatin1String("wayland"))) {
    activeContainer()->setFocus(Qt::MouseFocusReason); // which hands on what comes to it
  }
}

void PicturePair::ensureKeyboard() {
  // A window that has the keyboard would lose it to the one around it.
  if (QGuiApplication::focusWindow() != activeView().window()) {
    activeContainer()->setFocus(Qt::OtherFocusReason);
    if (isActiveWindow()) {
      takeKeyboard();
    }
  }
}

void PicturePair::setSplit(bool split) {
  if (std::exchange(m_split, split) == split) {
    return;
  }
  if (split) {
    if (!at(Half::Second).view) {
      make(Half::Second);
      Q_EMIT secondMade(view(Half::Second).window());
    }
    view(Half::Second).takeLookOf(view(Half::First));
    at(Half::Second).frame->show();
    setFirstShare(0.5);
    showOverlay();
  } else {
    setActive(Half::First);
    at(Half::Second).frame->hide();
    // What it holds of the scene is given back.
    view(Half::Second).setScene(nullptr, {});
  }
  mark();
}

double PicturePair::firstShare() const {
  const QList<int> sizes = m_splitter->sizes();
  const int both = sizes.value(0) + sizes.value(1);
  return both > 0 ? static_cast<double>(sizes.value(0)) / both : 0.5;
}

void PicturePair::setFirstShare(double share) {
  constexpr int kWhole = 1 << 16; // more than the width: the splitter keeps the proportion
  const int first = qRound(share * kWhole);
  m_splitter->setSizes({first, kWhole - first});
}

void PicturePair::setActive(Half half) {
  const bool hadFocus = QGuiApplication::focusWindow() == activeView().window();
  if (std::exchange(m_active, half) == half) {
    return;
  }
  if (hadFocus) {
    activeContainer()->setFocus();
  }
  mark();
  Q_EMIT frameDrawn(activeView().statistics());
  Q_EMIT visibilityChanged();
}

void PicturePair::mark() {
  for (const Half half : {Half::First, Half::Second}) {
    if (QWidget* frame = at(half).frame) {
      const bool framed = m_cameByKeys == half;
      const int around = framed ? kFrameWidth : 0;
      frame->layout()->setContentsMargins(around, m_split ? kFrameWidth : around, around, around);
      frame->setBackgroundRole(framed || (m_split && half == m_active) ? QPalette::Highlight : QPalette::Window);
    }
  }
}

void PicturePair::forEach(const std::function<void(render::SceneView&)>& visit) const {
  visit(view(Half::First));
  if (m_split) {
    visit(view(Half::Second));
  }
}

void PicturePair::setDrawing(const render::OverlayLines& lines, const render::OverlayNotes& notes) {
  m_drawing = lines;
  m_notes = notes;
  showOverlay();
}

void PicturePair::setConnections(const render::OverlayLines& lines, const render::OverlayNotes& notes) {
  const render::Overlay connections{lines, notes};
  if (m_connections == connections) {
    return;
  }
  m_connections = connections;
  showOverlay();
}

void PicturePair::setNames(const render::OverlayNotes& names) {
  if (m_names != names) {
    m_names = names;
    showOverlay();
  }
}

void PicturePair::setBand(const render::OverlayLines& lines) {
  m_band = lines;
  showOverlay();
}

void PicturePair::showOverlay() {
  render::OverlayNotes notes = m_notes;
  notes.insert(notes.end(), m_connections.notes.begin(), m_connections.notes.end());
  notes.insert(notes.end(), m_names.begin(), m_names.end());
  forEach([&](render::SceneView& view) {
    render::OverlayLines lines = m_drawing;
    lines.insert(lines.end(), m_connections.lines.begin(), m_connections.lines.end());
    if (&view == &activeView()) {
      lines.insert(lines.end(), m_band.begin(), m_band.end());
    }
    view.setOverlay({lines, notes});
  });
}

void PicturePair::capture(render::SceneView::Captured captured) const {
  const auto pixelsOf = [this](Half half) {
    const QWindow* window = view(half).window();
    return (QSizeF(window->size()) * window->devicePixelRatio()).toSize();
  };
  if (!m_split) {
    view(Half::First).capture(pixelsOf(Half::First), std::move(captured));
    return;
  }
  const int seam = qRound(m_splitter->handleWidth() * devicePixelRatio());
  const QColor between = palette().color(QPalette::Window);
  view(Half::First).capture(pixelsOf(Half::First), [=, this](const Result<QImage>& first) {
    // Another split could have been chosen meanwhile.
    if (!first || !m_split) {
      captured(first);
      return;
    }
    view(Half::Second).capture(pixelsOf(Half::Second), [=, first = *first](const Result<QImage>& second) {
      captured(second ? Result<QImage>(sideBySide(first, *second, seam, between)) : second);
    });
  });
}

std::optional<Half> PicturePair::halfOf(const QWindow* window) const {
  for (const Half half : {Half::First, Half::Second}) {
    if (at(half).view && at(half).view->window() == window) {
      return half;
    }
  }
  return std::nullopt;
}

} // namespace vitrine::ui
