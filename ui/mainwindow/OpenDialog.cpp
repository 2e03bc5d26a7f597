#include "ui/mainwindow/OpenDialog.h"

#include "core/formats/api/FormatRegistry.h"
#include "ui/settings/FileSettings.h"
#include "ui/style/Icons.h"
#include "ui/thumbnails/ThumbnailPixmap.h"
#include "ui/thumbnails/Thumbnails.h"
#include "ui/widgets/Texts.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

namespace vitrine::ui {
namespace {

constexpr QSize kPreview(220, 220);
/// Row of the list of files in the layout of Qt's dialog.
constexpr int kListRow = 1;

QStringList filterPatterns(const formats::FormatInfo& info) {
  QStringList patterns;
  for (const QString& extension : info.extensions) {
    patterns << QStringLiteral("*.") + extension << QStringLiteral("*.") + extension.toUpper();
  }
  return patterns;
}

} // namespace

OpenDialog::OpenDialog(const formats::FormatRegistry& registry, Thumbnails& thumbnails, const Settings& settings,
                       const QString& title, QWidget* parent)
    : QFileDialog(parent, title, folderOrHome(settings.value(setting::kLastFolder))), m_thumbnails(thumbnails) {
  setObjectName(QStringLiteral("openDialog"));
  setFileMode(QFileDialog::ExistingFiles);
  setOption(QFileDialog::DontUseNativeDialog, !settings.value(setting::kDesktopFileDialogs));
  setOption(QFileDialog::HideNameFilterDetails);
  QStringList all;
  QStringList kinds;
  for (const auto& format : registry.formats()) {
    const QStringList patterns = filterPatterns(format->info());
    all << patterns;
    if (!patterns.isEmpty()) {
      kinds << QStringLiteral("%1 (%2)").arg(formatText(format->info().name).remove(u'(').remove(u')'),
                                             patterns.join(u' '));
    }
  }
  all.removeDuplicates();
  kinds.sort(Qt::CaseInsensitive);
  setNameFilters(QStringList(tr("All supported files (%1)").arg(all.join(u' '))) + kinds +
                 QStringList(tr("All files (*)")));
  if (testOption(QFileDialog::DontUseNativeDialog)) {
    addPreview();
  }
}

void OpenDialog::addPreview() {
  auto* grid = qobject_cast<QGridLayout*>(layout());
  if (!grid) {
    return;
  }
  auto* side = new QWidget(this);
  m_picture = new QLabel(side);
  m_picture->setObjectName(QStringLiteral("openPreview"));
  m_picture->setAccessibleName(tr("Preview"));
  m_picture->setFixedSize(kPreview);
  m_picture->setAlignment(Qt::AlignCenter);
  m_facts = new QLabel(side);
  m_facts->setObjectName(QStringLiteral("openPreviewFacts"));
  m_facts->setTextFormat(Qt::PlainText); // names of files may look like HTML
  m_facts->setAlignment(Qt::AlignHCenter);
  m_facts->setFixedWidth(kPreview.width());
  m_facts->setWordWrap(true);
  auto* column = new QVBoxLayout(side);
  column->addWidget(m_picture);
  column->addWidget(m_facts);
  column->addStretch();
  grid->addWidget(side, kListRow, grid->columnCount());
  connect(this, &QFileDialog::currentChanged, this, &OpenDialog::showCurrent);
  connect(&m_thumbnails, &Thumbnails::changed, this, [this](const QString& file) {
    if (file == m_current) {
      showPicture();
    }
  });
}

void OpenDialog::showCurrent(const QString& path) {
  const QFileInfo info(path);
  m_current = info.isFile() ? path : QString();
  m_thumbnails.want(*this, m_current.isEmpty() ? QStringList() : QStringList(m_current));
  m_facts->setText(m_current.isEmpty()
                       ? QString()
                       : QStringLiteral("%1\n%2, %3")
                             .arg(fontMetrics().elidedText(info.fileName(), Qt::ElideMiddle, kPreview.width()),
                                  QLocale().formattedDataSize(info.size()),
                                  QLocale().toString(info.lastModified().date(), QLocale::ShortFormat)));
  showPicture();
}

void OpenDialog::showPicture() {
  if (m_current.isEmpty()) {
    m_picture->clear();
  } else {
    m_picture->setPixmap(
        thumbnailPixmap(m_thumbnails.picture(m_current), icon(QStringLiteral("file")), kPreview, devicePixelRatioF()));
  }
}

} // namespace vitrine::ui
