#include "ui/shell/RecentGrid.h"

#include "core/formats/api/ArchivePath.h"
#include "ui/style/Icons.h"
#include "ui/thumbnails/FolderSamples.h"
#include "ui/thumbnails/ThumbnailPixmap.h"
#include "ui/thumbnails/Thumbnails.h"
#include "ui/thumbnails/TileLines.h"
#include "ui/widgets/Texts.h"

#include <QDir>
#include <QFileInfo>
#include <QKeyEvent>
#include <QScrollBar>
#include <QStyle>
#include <QStyledItemDelegate>

namespace vitrine::ui {
namespace {

constexpr QSize kPicture(128, 96);
constexpr int kTileGap = 12; ///< between tiles
constexpr int kKindRole = Qt::UserRole + 1;
constexpr int kSamplesRole = Qt::UserRole + 2;

/// Draws names in two lines.
class RecentTileDelegate final : public QStyledItemDelegate {
public:
  using QStyledItemDelegate::QStyledItemDelegate;

protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
    QStyledItemDelegate::initStyleOption(option, index);
    option->text = tileLines(option->text, option->fontMetrics, kPicture.width()).join(QChar(QChar::LineSeparator));
  }
};

QStringList samplesOf(const QListWidgetItem& tile) {
  return tile.data(kSamplesRole).toStringList();
}

} // namespace

RecentGrid::RecentGrid(QWidget* parent) : QListWidget(parent) {
  setObjectName(QStringLiteral("recentFiles"));
  setAccessibleName(tr("Recent files"));
  setViewMode(QListView::IconMode);
  setMovement(QListView::Static);
  setResizeMode(QListView::Adjust);
  setUniformItemSizes(true);
  setIconSize(kPicture);
  setItemDelegate(new RecentTileDelegate(this));
  setGridSize(
      QSize(kPicture.width() + 2 * kTileGap, kPicture.height() + kTileLines * fontMetrics().height() + 2 * kTileGap));
  setTextElideMode(Qt::ElideMiddle);
  setWordWrap(false);
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Maximum);
  viewport()->setAutoFillBackground(false);
  setMouseTracking(true);
  connect(this, &QListWidget::itemClicked, this, [this](QListWidgetItem* tile) { choose(*tile); });
  connect(this, &QListWidget::itemEntered, this, [this] { viewport()->setCursor(Qt::PointingHandCursor); });
  connect(this, &QAbstractItemView::viewportEntered, this, [this] { viewport()->unsetCursor(); });
}

void RecentGrid::setPaths(const QStringList& paths) {
  clear();
  for (const QString& path : paths) {
    auto* tile = new QListWidgetItem(QFileInfo(path).fileName(), this);
    tile->setData(Qt::UserRole, path);
    tile->setToolTip(plainToolTip(QDir::toNativeSeparators(path)));
    draw(*tile);
  }
  setVisible(!paths.isEmpty());
  updateGeometry();
  lookAtDisk();
}

void RecentGrid::setThumbnails(Thumbnails& thumbnails, const QStringList& patterns) {
  m_thumbnails = &thumbnails;
  m_patterns = patterns;
  connect(&thumbnails, &Thumbnails::changed, this, [this](const QString& file) {
    for (int i = 0; i < count(); ++i) {
      if (pathOf(*item(i)) == file || samplesOf(*item(i)).contains(file)) {
        draw(*item(i));
      }
    }
  });
  lookAtDisk();
}

void RecentGrid::fitInto(int width) {
  m_columns = std::max(1, (width - 2 * kTileGap - scrollBarRoom()) / gridSize().width());
  updateGeometry();
}

QSize RecentGrid::sizeHint() const {
  const int columns = std::clamp(count(), 1, m_columns);
  const int rows = (count() + columns - 1) / columns;
  // One pixel more than the tiles: the view breaks the line where they fit exactly.
  return {columns * gridSize().width() + 1 + scrollBarRoom(), rows * gridSize().height() + 1};
}

QSize RecentGrid::minimumSizeHint() const {
  return gridSize() + QSize(1 + scrollBarRoom(), 1);
}

int RecentGrid::scrollBarRoom() const {
  return style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, verticalScrollBar());
}

QListWidgetItem* RecentGrid::tileOf(const QString& path) const {
  for (int i = 0; i < count(); ++i) {
    if (pathOf(*item(i)) == path) {
      return item(i);
    }
  }
  return nullptr;
}

void RecentGrid::draw(QListWidgetItem& tile) {
  const auto kind = static_cast<Kind>(tile.data(kKindRole).toInt());
  const QIcon placeholder = icon(kind == Kind::Folder ? QStringLiteral("folder") : QStringLiteral("file"));
  if (kind == Kind::Folder) {
    tile.setIcon(folderPixmap(picturesOf(tile), placeholder, kPicture, devicePixelRatioF()));
    return;
  }
  const QImage picture = m_thumbnails && kind == Kind::File ? m_thumbnails->picture(pathOf(tile)) : QImage();
  tile.setIcon(thumbnailPixmap(picture, placeholder, kPicture, devicePixelRatioF()));
}

QList<QImage> RecentGrid::picturesOf(const QListWidgetItem& folder) const {
  QList<QImage> pictures;
  for (const QString& file : samplesOf(folder)) {
    if (const QImage picture = m_thumbnails ? m_thumbnails->picture(file) : QImage(); !picture.isNull()) {
      pictures << picture;
    }
  }
  return pictures;
}

RecentGrid::Kind RecentGrid::kindOf(const QString& path) {
  const QFileInfo file(path);
  if (file.exists()) {
    return file.isDir() ? Kind::Folder : Kind::File;
  }
  return formats::ArchivePath::of(path) ? Kind::Inside : Kind::Gone;
}

RecentGrid::Finding RecentGrid::lookAt(const QString& path, const QStringList& patterns) {
  const Kind kind = kindOf(path);
  return {kind, kind == Kind::Folder && !patterns.isEmpty() ? sampleFiles(path, patterns) : QStringList()};
}

void RecentGrid::lookAtDisk() {
  QStringList paths;
  for (int i = 0; isVisible() && i < count(); ++i) {
    paths << pathOf(*item(i));
  }
  m_lookup.start(
      [this, paths, patterns = m_patterns](base::TaskReports& reports, base::Progress& progress) -> Result<void> {
        for (const QString& path : paths) {
          progress.check();
          reports.post([this, path, finding = lookAt(path, patterns)] { take(path, finding); });
        }
        return {};
      },
      [] {});
  ask();
}

void RecentGrid::take(const QString& path, const Finding& finding) {
  QListWidgetItem* tile = tileOf(path);
  const auto [kind, samples] = finding;
  if (!tile || (tile->data(kKindRole).toInt() == static_cast<int>(kind) && samplesOf(*tile) == samples)) {
    return;
  }
  tile->setData(kSamplesRole, samples);
  tile->setData(kKindRole, static_cast<int>(kind));
  tile->setFlags(kind == Kind::Gone ? Qt::NoItemFlags : Qt::ItemIsEnabled | Qt::ItemIsSelectable);
  const QString native = QDir::toNativeSeparators(path);
  tile->setToolTip(plainToolTip(kind == Kind::Gone ? tr("%1\nno longer exists").arg(native) : native));
  draw(*tile);
  ask();
}

bool RecentGrid::choose(const QListWidgetItem& tile) {
  // Qt tells of clicks on all tiles.
  const bool enabled = tile.flags().testFlag(Qt::ItemIsEnabled);
  if (enabled) {
    Q_EMIT chosen(pathOf(tile));
  }
  return enabled;
}

void RecentGrid::ask() {
  if (!m_thumbnails) {
    return;
  }
  QStringList files;
  QStringList samples; // after the files that stand for themselves
  for (int i = 0; isVisible() && i < count(); ++i) {
    if (item(i)->data(kKindRole).toInt() == static_cast<int>(Kind::File)) {
      files << pathOf(*item(i));
    }
    samples << samplesOf(*item(i));
  }
  m_thumbnails->want(*this, files + samples);
}

void RecentGrid::keyPressEvent(QKeyEvent* event) {
  const bool opens = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
  if (opens && currentItem() && choose(*currentItem())) {
    return;
  }
  QListWidget::keyPressEvent(event);
}

void RecentGrid::showEvent(QShowEvent* event) {
  QListWidget::showEvent(event);
  lookAtDisk();
  if (m_thumbnails) {
    m_thumbnails->refreshAll();
  }
}

void RecentGrid::hideEvent(QHideEvent* event) {
  QListWidget::hideEvent(event);
  ask();
}

void RecentGrid::changeEvent(QEvent* event) {
  QListWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) {
    for (int i = 0; i < count(); ++i) {
      draw(*item(i)); // placeholders are in the text's colour
    }
  }
}

} // namespace vitrine::ui
