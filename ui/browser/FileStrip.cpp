#include "ui/browser/FileStrip.h"

#include "ui/browser/FileList.h"
#include "ui/thumbnails/ListedThumbnails.h"
#include "ui/thumbnails/Thumbnails.h"
#include "ui/thumbnails/TileDelegate.h"

#include <QKeyEvent>
#include <QScrollBar>
#include <QWheelEvent>

namespace vitrine::ui {
namespace {

constexpr int kTile = 72;

} // namespace

FileStrip::FileStrip(FileList& files, Thumbnails& thumbnails, QWidget* parent) : QListView(parent), m_files(files) {
  setObjectName(QStringLiteral("fileStrip"));
  setAccessibleName(tr("Neighbouring files"));
  auto* tiles = new TileDelegate(BrowserModel::kThumbnailRole, this);
  tiles->setTileSize(kTile);
  tiles->setThumbnails(&thumbnails);
  setItemDelegate(tiles);
  setFlow(QListView::LeftToRight);
  setWrapping(false);
  setUniformItemSizes(true);
  setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // tiles do not move when it comes
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setMinimumHeight(kTile / 2); // a low window with many panels cuts the tiles
  setModel(&files.order());
  setSelectionModel(&files.selection());
  setSelectionMode(QAbstractItemView::SingleSelection);
  (new ListedThumbnails(*this, BrowserModel::kThumbnailRole, thumbnails))->setEnabled(true);
  m_openSoon.setSingleShot(true);
  m_openSoon.setInterval(kOpenDelayMs);
  const auto openCurrent = [this] {
    if (currentIndex().isValid()) {
      m_files.activate(currentIndex());
    }
  };
  connect(&m_openSoon, &QTimer::timeout, this, openCurrent);
  connect(this, &QListView::clicked, this, openCurrent);
  connect(&files, &FileList::positionShown, this, &FileStrip::showPosition);
}

QSize FileStrip::sizeHint() const {
  const int tile = static_cast<const TileDelegate*>(itemDelegate())->cellSize(fontMetrics()).height();
  return {tile * 5, tile + horizontalScrollBar()->sizeHint().height() + 2 * frameWidth()};
}

void FileStrip::showPosition(const QModelIndex& index) {
  scrollTo(index.siblingAtColumn(BrowserModel::Name), QAbstractItemView::PositionAtCenter);
}

void FileStrip::keyPressEvent(QKeyEvent* event) {
  const QModelIndex before = currentIndex();
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
    m_openSoon.stop();
    if (before.isValid()) {
      m_files.activate(before);
    }
    return;
  }
  QListView::keyPressEvent(event);
  if (currentIndex() != before && currentIndex().isValid()) {
    m_openSoon.start();
  }
}

void FileStrip::wheelEvent(QWheelEvent* event) {
  const QPoint turned = event->angleDelta();
  const int delta = std::abs(turned.x()) > std::abs(turned.y()) ? turned.x() : turned.y();
  QScrollBar& bar = *horizontalScrollBar();
  bar.setValue(bar.value() - delta * kTile / QWheelEvent::DefaultDeltasPerStep);
  event->accept();
}

void FileStrip::showEvent(QShowEvent* event) {
  QListView::showEvent(event);
  fitHeight();
  showPosition(m_files.selection().currentIndex());
}

void FileStrip::resizeEvent(QResizeEvent* event) {
  QListView::resizeEvent(event);
  fitHeight();
}

void FileStrip::fitHeight() {
  setMaximumHeight(sizeHint().height());
}

} // namespace vitrine::ui
