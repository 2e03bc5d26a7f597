#include "ui/preferences/MemoryPage.h"

#include "ui/settings/SettingList.h"
#include "ui/widgets/Texts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace vitrine::ui {
MemoryPage::MemoryPage(Settings& settings, const ThumbnailCache& cache, QWidget* parent)
    : SettingsPage(settings, QStringLiteral("memory"), tr("Memory and Thumbnails"), parent), m_cache(cache),
      m_size(new QLabel(this)), m_clear(new QPushButton(tr("&Clear"), this)) {
  addRow(setting::kMemoryLimit);
  addRow(setting::kKeptMegabytes);
  addSetting(tr("Thumbnails:"), makeCache(),
             tr("Of those that this program made for the cache that it shares with the desktop; the pictures of other "
                "programs stay."));
  m_pool.setMaxThreadCount(1);
}

MemoryPage::~MemoryPage() {
  if (m_job) {
    m_job->cancel();
  }
  m_pool.waitForDone();
}

QWidget* MemoryPage::makeCache() {
  m_size->setObjectName(QStringLiteral("settings.cacheSize"));
  m_clear->setObjectName(QStringLiteral("settings.clearCache"));
  m_clear->setAutoDefault(false);
  auto* row = new QWidget(this);
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(m_size, 1);
  layout->addWidget(m_clear);
  connect(m_clear, &QPushButton::clicked, this, [this] { count(true); });
  return row;
}

void MemoryPage::showEvent(QShowEvent* event) {
  SettingsPage::showEvent(event);
  count(false);
}

void MemoryPage::count(bool clearFirst) {
  if (m_job) {
    return;
  }
  m_job = std::make_shared<base::Progress>();
  m_clear->setEnabled(false);
  m_size->setText(tr("counting…"));
  m_pool.start([this, clearFirst, cache = m_cache, progress = m_job] {
    try {
      if (clearFirst) {
        removeOwnThumbnails(cache, *progress);
      }
      const OwnThumbnails found = findOwnThumbnails(cache, *progress);
      QMetaObject::invokeMethod(this, [this, found] { take(found); }, Qt::QueuedConnection);
    } catch (const base::Cancelled&) {
      // The page is going.
    }
  });
}

void MemoryPage::take(const OwnThumbnails& found) {
  m_job.reset();
  m_clear->setEnabled(found.bytes > 0);
  m_size->setText(tr("%n picture(s), %1", nullptr, found.pictures).arg(sizeText(found.bytes)));
}

} // namespace vitrine::ui
