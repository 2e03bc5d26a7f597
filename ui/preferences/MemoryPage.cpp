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
             tr("Thumbnails that Vitrine added to the cache of the desktop. Those of other programs are kept."));
  connect(&m_counting, &base::Task::failed, this, [this](const Error& error) {
    m_size->setText(error.message);
    m_clear->setEnabled(true);
  });
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
  if (m_counting.isRunning()) {
    return;
  }
  m_clear->setEnabled(false);
  m_size->setText(tr("counting…"));
  m_counting.start(
      [clearFirst, cache = m_cache](base::Progress& progress) -> Result<OwnThumbnails> {
        if (clearFirst) {
          removeOwnThumbnails(cache, progress);
        }
        return findOwnThumbnails(cache, progress);
      },
      [this](const OwnThumbnails& found) { take(found); });
}

void MemoryPage::take(const OwnThumbnails& found) {
  m_clear->setEnabled(found.bytes > 0);
  m_size->setText(tr("%n image(s), %1", nullptr, found.pictures).arg(sizeText(found.bytes)));
}

} // namespace vitrine::ui
