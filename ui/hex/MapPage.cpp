#include "ui/hex/MapPage.h"

#include "ui/hex/StructureStrip.h"
#include "ui/hex/TreemapView.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/Texts.h"

#include <QHBoxLayout>
#include <QToolButton>

namespace vitrine::ui {
namespace {

/// Number of blocks; more would be finer than pixels.
constexpr std::size_t kEntropyBlocks = 1024;

} // namespace

MapPage::MapPage(QWidget* parent)
    : QWidget(parent), m_strip(new StructureStrip(this)), m_treemap(new TreemapView(this)),
      m_line(new ElidedLabel(this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(2, 2, 2, 2);
  layout->setSpacing(2);
  layout->addWidget(m_strip);
  layout->addWidget(m_treemap, 1);
  auto* below = new QHBoxLayout;
  below->addWidget(m_line, 1);
  auto* strip = makeSwitch("mapStrip", tr("Strip"), tr("Show the bytes in file order"), m_strip);
  auto* treemap = makeSwitch("mapTreemap", tr("Treemap"), tr("Show the sections by size"), m_treemap);
  // One of them stays.
  connect(strip, &QToolButton::toggled, treemap,
          [treemap](bool on) { treemap->setChecked(treemap->isChecked() || !on); });
  connect(treemap, &QToolButton::toggled, strip, [strip](bool on) { strip->setChecked(strip->isChecked() || !on); });
  below->addWidget(strip);
  below->addWidget(treemap);
  layout->addLayout(below);
  m_line->setObjectName(QStringLiteral("mapLine"));
  for (MapSurface* surface : {m_strip, m_treemap}) {
    connect(surface, &MapSurface::pointedAt, this, &MapPage::tell);
    connect(surface, &MapSurface::chosen, this, &MapPage::chosen);
  }
  connect(&m_mapping, &base::Task::failed, this, [this](const Error& error) { tell(error.reason()); });
}

QToolButton* MapPage::makeSwitch(const char* name, const QString& text, const QString& tip, QWidget* shown) {
  auto* button = new QToolButton(this);
  button->setObjectName(QLatin1String(name));
  button->setText(text);
  button->setToolTip(tip);
  button->setAccessibleName(tip);
  button->setAutoRaise(true);
  button->setCheckable(true);
  button->setChecked(true);
  button->setFocusPolicy(Qt::StrongFocus);
  connect(button, &QToolButton::toggled, shown, &QWidget::setVisible);
  return button;
}

void MapPage::setSpace(const DocumentPtr& document, SpaceId space) {
  m_mapping.drop();
  m_document = document;
  m_space = space;
  m_strip->setMap(nullptr);
  m_treemap->setMap(nullptr);
  m_line->setText({});
  m_wanted = document != nullptr;
  if (isVisible()) {
    start();
  }
}

void MapPage::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  start();
}

void MapPage::start() {
  if (std::exchange(m_wanted, false)) {
    m_line->setText(tr("Mapping…"));
    m_mapping.start(
        [document = m_document, space = m_space](base::Progress& progress) -> Result<SpaceMapPtr> {
          return makeSpaceMap(document, space, progress);
        },
        [this](const SpaceMapPtr& map) { take(map); });
  }
}

void MapPage::take(const SpaceMapPtr& map) {
  measureEntropy();
  m_strip->setMap(map);
  m_treemap->setMap(map);
  tell({});
}

void MapPage::measureEntropy() {
  m_mapping.start(
      [document = m_document, space = m_space](base::Progress& progress) {
        return bytes::entropyCurve(*document->spaces[space].source, kEntropyBlocks, progress);
      },
      [this](bytes::EntropyCurve curve) {
        const auto entropy = std::make_shared<const bytes::EntropyCurve>(std::move(curve));
        m_strip->setEntropy(entropy);
        m_treemap->setEntropy(entropy);
      });
}

void MapPage::tell(const QString& text) {
  if (!text.isEmpty() || !m_strip->map()) {
    m_line->setText(text);
    return;
  }
  const SpaceMap& map = *m_strip->map();
  m_line->setText(
      tr("%1 bytes; %2 unreferenced, %3 overlapping")
          .arg(countText(map.coverage.size), countText(map.unclaimedBytes), countText(map.overlappingBytes)));
}

} // namespace vitrine::ui
