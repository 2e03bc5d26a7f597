#include "ui/preferences/MemoryPage.h"

#include "ui/widgets/Texts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

namespace vitrine::ui {
namespace {

constexpr int kMemoryStep = 256;

void countMebibytes(QSpinBox& box, int least, int most) {
  box.setRange(least, most);
  box.setSingleStep(kMemoryStep);
  box.setSuffix(QStringLiteral(" MiB"));
  box.setKeyboardTracking(false); // not while it is half typed
}

} // namespace

MemoryPage::MemoryPage(Settings& settings, const ThumbnailCache& cache, QWidget* parent)
    : SettingsPage(QStringLiteral("memory"), tr("Memory and Thumbnails"), parent), m_settings(settings), m_cache(cache),
      m_limit(new QSpinBox(this)), m_kept(new QSpinBox(this)), m_size(new QLabel(this)),
      m_clear(new QPushButton(tr("&Clear"), this)) {
  makeLimits();
  addSetting(tr("Thumbnails:"), makeCache(),
             tr("Of those that this program made for the cache that it shares with the desktop; the pictures of other "
                "programs stay."));
  m_pool.setMaxThreadCount(1);
  MemoryPage::refresh();
}

MemoryPage::~MemoryPage() {
  if (m_job) {
    m_job->cancel();
  }
  m_pool.waitForDone();
}

void MemoryPage::makeLimits() {
  m_limit->setObjectName(QStringLiteral("settings.memoryLimit"));
  countMebibytes(*m_limit, ProgramSettings::kLeastMemory, ProgramSettings::kMostMemory);
  m_kept->setObjectName(QStringLiteral("settings.keptMegabytes"));
  countMebibytes(*m_kept, 0, DocumentSettings::kMostMegabytes);
  m_kept->setSpecialValueText(tr("None"));
  addSetting(
      tr("&Memory for one file:"), m_limit,
      tr("As much as its parts may take when they are decoded; a file that wants more is shown without the rest. "
         "Holds for the next file that is opened."));
  addSetting(tr("Memory for other &tabs:"), m_kept,
             tr("As much as the files in tabs that are not shown may take together; those beyond are read again when "
                "their tab is gone to."));
  connect(m_limit, &QSpinBox::valueChanged, this, [this](int mebibytes) {
    m_settings.program().setMemoryLimit(mebibytes);
    Q_EMIT changed();
  });
  connect(m_kept, &QSpinBox::valueChanged, this, [this](int mebibytes) {
    m_settings.documents().setKeptBytes(static_cast<std::uint64_t>(mebibytes) << DocumentSettings::kBitsOfMegabyte);
    Q_EMIT changed();
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

void MemoryPage::restoreDefaults() {
  m_settings.program().setMemoryLimit(ProgramSettings::kUsualMemory);
  m_settings.documents().setKeptBytes(std::uint64_t{DocumentSettings::kUsualMegabytes}
                                      << DocumentSettings::kBitsOfMegabyte);
  refresh();
  Q_EMIT changed();
}

void MemoryPage::refresh() {
  const QSignalBlocker quietLimit(m_limit);
  const QSignalBlocker quietKept(m_kept);
  m_limit->setValue(m_settings.program().memoryLimit());
  m_kept->setValue(static_cast<int>(m_settings.documents().keptBytes() >> DocumentSettings::kBitsOfMegabyte));
}

} // namespace vitrine::ui
