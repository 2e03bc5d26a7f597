#include "ui/hex/StructureMapPanel.h"

#include "ui/hex/MapPage.h"
#include "ui/hex/StringsPage.h"
#include "ui/hex/UnclaimedPage.h"

#include <QComboBox>
#include <QSignalBlocker>
#include <QTabWidget>
#include <QVBoxLayout>

namespace vitrine::ui {

StructureMapPanel::StructureMapPanel(const Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_tabs(new QTabWidget(this)), m_spaces(new QComboBox(this)),
      m_map(new MapPage(this)) {
  setObjectName(QStringLiteral("structureMap"));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(m_tabs);
  m_tabs->setObjectName(QStringLiteral("mapTabs"));
  m_tabs->setDocumentMode(true);
  m_tabs->addTab(m_map, tr("Map"));
  addPage(new UnclaimedPage(this), tr("Unreferenced"));
  addPage(new StringsPage(this), tr("Strings"));
  auto* embedded = new EmbeddedPage(this);
  addPage(embedded, tr("Embedded Files"));
  m_spaces->setObjectName(QStringLiteral("mapSpaces"));
  m_spaces->setAccessibleName(tr("Byte space"));
  m_spaces->setToolTip(tr("The file itself, and data decoded from it or found in it"));
  m_spaces->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  constexpr int kShownCharacters = 10;
  m_spaces->setMinimumContentsLength(kShownCharacters);
  m_tabs->setCornerWidget(m_spaces);
  connect(m_map, &MapPage::chosen, this, &StructureMapPanel::chosen);
  connect(embedded, &EmbeddedPage::openWanted, this, &StructureMapPanel::openWanted);
  connect(embedded, &EmbeddedPage::saveWanted, this, &StructureMapPanel::saveWanted);
  connect(m_spaces, &QComboBox::currentIndexChanged, this, &StructureMapPanel::showSpace);
  connect(&session, &Session::documentChanged, this, &StructureMapPanel::showDocument);
  showDocument();
}

void StructureMapPanel::addPage(FoundPage* page, const QString& title) {
  m_tabs->addTab(page, title);
  m_lists.push_back(page);
  connect(page, &FoundPage::chosen, this, [this](const ByteRange& bytes) { Q_EMIT chosen({std::nullopt, bytes}); });
}

SpaceId StructureMapPanel::space() const {
  return static_cast<SpaceId>(std::max(0, m_spaces->currentIndex()));
}

void StructureMapPanel::showDocument() {
  {
    const QSignalBlocker quiet(m_spaces);
    m_spaces->clear();
    if (const Document* document = m_session.document()) {
      for (const ByteSpace& space : document->spaces) {
        m_spaces->addItem(space.decoder.isEmpty() ? space.name
                                                  : QStringLiteral("%1 (%2)").arg(space.name, space.decoder));
      }
    }
  }
  m_spaces->setEnabled(m_spaces->count() > 1);
  m_tabs->setEnabled(m_spaces->count() > 0);
  showSpace();
}

void StructureMapPanel::showSpace() {
  const DocumentPtr document = m_session.document() ? m_session.reading()->document : nullptr;
  m_map->setSpace(document, space());
  for (FoundPage* page : m_lists) {
    page->setSpace(document, space());
  }
}

} // namespace vitrine::ui
