#include "ui/content/LightmapDialog.h"

#include "core/scene/LightmapPicture.h"
#include "ui/content/PictureCanvas.h"
#include "ui/content/TexelText.h"
#include "ui/content/ZoomBar.h"
#include "ui/widgets/LinkLabel.h"
#include "ui/widgets/Texts.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <cmath>

namespace vitrine::ui {
namespace {

constexpr double kMostLightStops = 16;
constexpr double kMostFittedZoom = 32; ///< luxels are few

} // namespace

LightmapDialog::LightmapDialog(const Session& session, Selection& selection, QWidget* parent)
    : QDialog(parent), m_session(session), m_selection(selection), m_canvas(new PictureCanvas(this)),
      m_title(new QLabel(this)), m_value(new LinkLabel(this)) {
  setObjectName(QStringLiteral("lightmapDialog"));
  setWindowTitle(tr("Lightmap"));
  setSizeGripEnabled(true);
  auto* layout = new QVBoxLayout(this);
  m_title->setObjectName(QStringLiteral("lightmapTitle"));
  m_title->setTextFormat(Qt::PlainText);
  m_title->setWordWrap(true);
  layout->addWidget(m_title);
  layout->addWidget(makeChoices());
  m_canvas->setObjectName(QStringLiteral("lightmapPicture"));
  m_canvas->setAccessibleName(tr("Image of the lightmap"));
  layout->addWidget(m_canvas, 1);
  m_value->setObjectName(QStringLiteral("luxelValue"));
  m_value->setTextFormat(Qt::RichText);
  layout->addWidget(m_value);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  layout->addWidget(buttons);
  connect(m_value, &QLabel::linkActivated, this, &LightmapDialog::follow);
  connect(&m_decoder, &PictureDecoder::ready, this, &LightmapDialog::showDecoded);
  connect(&m_decoder, &PictureDecoder::failed, this, &LightmapDialog::tellFailure);
  connect(&m_pageMaker, &base::Task::failed, this, &LightmapDialog::tellFailure);
  connect(m_canvas, &PictureCanvas::texelChanged, this, [this](std::optional<QPoint> texel) {
    m_hovered = texel ? luxelAt(*texel) : std::nullopt;
    tellLuxel();
  });
  connect(m_canvas, &PictureCanvas::texelChosen, this, [this](QPoint texel) {
    if (const auto luxel = luxelAt(texel)) {
      mark(luxel);
    }
  });
  connect(&session, &Session::documentChanged, this, &LightmapDialog::forget);
  connect(&session, &Session::itemsRenumbered, this, &LightmapDialog::forget);
  connect(&session, &Session::stateChanged, this, &LightmapDialog::refresh);
  m_canvas->setMostFitted(kMostFittedZoom);
  resize(560, 620);
  forget();
}

QWidget* LightmapDialog::makeChoices() {
  auto* choices = new QWidget(this);
  auto* row = new QHBoxLayout(choices);
  row->setContentsMargins(0, 0, 0, 0);
  const auto add = [&](const QString& text, QWidget* field) {
    auto* label = new QLabel(text, choices);
    label->setBuddy(field);
    row->addWidget(label);
    row->addWidget(field);
  };
  m_what = new QComboBox(choices);
  m_what->setObjectName(QStringLiteral("lightmapWhat"));
  m_what->addItems({tr("Lightmap"), tr("Page")});
  add(tr("&Show:"), m_what);
  m_light = new QComboBox(choices);
  m_light->setObjectName(QStringLiteral("lightmapLight"));
  m_light->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  add(tr("&Light:"), m_light);
  m_exposure = new QDoubleSpinBox(choices);
  m_exposure->setObjectName(QStringLiteral("lightmapExposure"));
  m_exposure->setRange(-kMostLightStops, kMostLightStops);
  m_exposure->setSingleStep(0.5);
  m_exposure->setDecimals(1);
  m_exposure->setSuffix(tr(" EV"));
  m_exposure->setToolTip(tr("Brightness of the view in stops. Each stop doubles the light."));
  add(tr("E&xposure:"), m_exposure);
  row->addStretch();
  row->addWidget(new ZoomBar(*m_canvas, choices));
  connect(m_what, &QComboBox::currentIndexChanged, this, [this] {
    m_isFresh = true;
    refresh();
  });
  connect(m_light, &QComboBox::currentIndexChanged, this, &LightmapDialog::refresh);
  connect(m_exposure, &QDoubleSpinBox::valueChanged, this, &LightmapDialog::decode);
  return choices;
}

const scene::Lightmap* LightmapDialog::lightmap() const {
  return m_lightmap && m_session.scene() ? &m_session.scene()->bake.lightmaps[m_lightmap] : nullptr;
}

bool LightmapDialog::showsPage() const {
  return m_page && m_what->currentIndex() == static_cast<int>(Picture::Page);
}

void LightmapDialog::showEvent(QShowEvent* event) {
  QDialog::showEvent(event);
  refresh();
}

void LightmapDialog::forget() {
  m_pageMaker.drop();
  m_decoder.drop();
  m_item = {};
  m_lightmap = {};
  m_luxel.reset();
  m_hovered.reset();
  m_made.reset();
  m_page = nullptr;
  m_image.reset();
  m_canvas->setLevels({});
  m_canvas->setFrame({});
  m_title->setText(tr("Select a surface that has a lightmap."));
  fillLayers();
  tellLuxel();
}

void LightmapDialog::showSelection() {
  const Scene* scene = m_session.scene();
  if (!scene) {
    return;
  }
  const auto& items = m_selection.current().items;
  const auto lit =
      std::ranges::find_if(items, [&](DrawItemIndex item) { return bool(links::lightmapOf(*scene, item)); });
  if (lit == items.end()) {
    return;
  }
  if (m_item != *lit) {
    m_item = *lit;
    m_lightmap = links::lightmapOf(*scene, m_item);
    m_luxel.reset();
    m_hovered.reset();
    m_made.reset();
    m_page = nullptr;
    m_isFresh = true;
    m_title->setText(tr("%1: lightmap of %2×%3 luxels")
                         .arg(shownName(scene->nodes[scene->drawItems()[m_item].node]))
                         .arg(lightmap()->width)
                         .arg(lightmap()->height));
    fillLayers();
    refresh();
  }
  mark(luxelOfSelection());
}

std::optional<QPoint> LightmapDialog::luxelOfSelection() const {
  const links::Pick& selected = m_selection.current();
  if (!m_item || !selected.point || selected.items.size() != 1 || selected.items.front() != m_item) {
    return std::nullopt;
  }
  const Scene& scene = *m_session.scene();
  const QMatrix4x4 world = m_session.pose()->worldTransform(scene.drawItems()[m_item].node);
  const auto luxel = links::luxelNear(scene, m_item, world, *selected.point);
  return luxel ? std::optional(luxel->place) : std::nullopt;
}

void LightmapDialog::markHit(const std::optional<picking::Hit>& hit) {
  const auto luxel = hit && m_item && hit->item == m_item ? links::luxelOf(*m_session.scene(), *hit) : std::nullopt;
  if (luxel) {
    mark(luxel->place);
  }
}

QString LightmapDialog::layerName(const scene::LightmapLayer& layer, int basis) const {
  const auto& sets = m_session.scene()->bake.lightmapSets;
  QString name = tr("Style %1").arg(layer.style);
  if (layer.set < sets.size()) {
    name += QStringLiteral(", ") + formatText(sets[layer.set].label);
  }
  return basis == 0 ? name : tr("%1, bump direction %2").arg(name).arg(basis);
}

void LightmapDialog::fillLayers() {
  const QSignalBlocker quiet(m_light);
  m_light->clear();
  m_layers.clear();
  m_light->addItem(tr("As shown"));
  const scene::Lightmap* map = lightmap();
  for (std::size_t i = 0; map && i < map->layers.size(); ++i) {
    const scene::LightmapLayer& layer = map->layers[i];
    for (int basis = 0; basis <= (layer.bumped.empty() ? 0 : scene::kBumpBases); ++basis) {
      m_light->addItem(layerName(layer, basis));
      m_layers.emplace_back(i, basis);
    }
  }
}

void LightmapDialog::refresh() {
  m_pageMaker.drop();
  const scene::Lightmap* map = lightmap();
  if (!map || !isVisible()) {
    return;
  }
  const bool isPage = m_what->currentIndex() == static_cast<int>(Picture::Page);
  m_light->setEnabled(!isPage);
  if (isPage) {
    refreshPage();
    return;
  }
  const auto chosen = static_cast<std::size_t>(std::max(0, m_light->currentIndex()));
  if (chosen == 0 || chosen > m_layers.size()) {
    m_image = scene::lightmapPicture(*map, m_session.evaluated().light);
  } else {
    const auto& [layer, basis] = m_layers[chosen - 1];
    m_image = scene::lightmapPicture(*map, map->layers[layer], basis);
  }
  decode();
}

void LightmapDialog::refreshPage() {
  const FileReadingPtr& reading = m_session.reading();
  const render::RenderScenePtr prepared = reading ? reading->prepared : nullptr;
  if (!prepared) {
    return;
  }
  m_pageMaker.start(
      [prepared, lightmap = m_lightmap, mix = m_session.evaluated().light](base::Progress&) -> Result<PagePtr> {
        return std::make_shared<const std::optional<render::LightmapPage>>(
            render::lightmapPageOf(*prepared, lightmap, mix));
      },
      [this](const PagePtr& page) { takePage(page); });
}

void LightmapDialog::takePage(const PagePtr& page) {
  m_made = page;
  m_page = page->has_value() ? &**page : nullptr;
  if (m_page) {
    m_image = m_page->picture;
    decode();
  }
}

void LightmapDialog::tellFailure(const Error& error) {
  m_value->setText(error.message.toHtmlEscaped());
}

void LightmapDialog::decode() {
  if (m_image) {
    m_decoder.show({m_image, {}, image::Channels::Rgb, static_cast<float>(std::exp2(m_exposure->value()))});
  }
}

void LightmapDialog::showDecoded(const image::DecodedPicture& /*picture*/, const std::vector<QImage>& levels) {
  m_canvas->setLevels(levels);
  m_canvas->setFrame(showsPage() ? m_page->place : QRect());
  if (std::exchange(m_isFresh, false)) {
    m_canvas->fit();
  }
  showMark();
  tellLuxel();
}

std::optional<QPoint> LightmapDialog::luxelAt(QPoint texel) const {
  const scene::Lightmap* map = lightmap();
  const QPoint luxel = texel - origin();
  return map && QRect(0, 0, map->width, map->height).contains(luxel) ? std::optional(luxel) : std::nullopt;
}

void LightmapDialog::mark(std::optional<QPoint> luxel) {
  m_luxel = luxel;
  showMark();
  tellLuxel();
}

void LightmapDialog::showMark() {
  m_canvas->setMarked(m_luxel ? std::optional(*m_luxel + origin()) : std::nullopt);
}

QString LightmapDialog::luxelText(QPoint luxel) const {
  const scene::Lightmap& map = *lightmap();
  QStringList lines{tr("Luxel %1, %2: light %3")
                        .arg(luxel.x())
                        .arg(luxel.y())
                        .arg(lightText(scene::lightAt(map, luxel.x(), luxel.y(), m_session.evaluated().light)))};
  for (const auto& [number, basis] : m_layers) {
    const scene::LightmapLayer& layer = map.layers[number];
    const auto bytes = scene::luxelBytes(map, layer, luxel.x(), luxel.y(), basis);
    if (!bytes) {
      continue;
    }
    const auto& [red, green, blue, exponent] = *bytes;
    QString line = tr("%1: light %2, bytes %3 %4 %5, exponent %6")
                       .arg(layerName(layer, basis).toHtmlEscaped(),
                            lightText(scene::luxelLight(map, layer, luxel.x(), luxel.y(), basis)))
                       .arg(red)
                       .arg(green)
                       .arg(blue)
                       .arg(static_cast<int>(static_cast<std::int8_t>(exponent)));
    if (const auto range = scene::luxelRange(map, layer, luxel.x(), luxel.y(), basis)) {
      line += QStringLiteral("  <a href=\"%1/%2\">@%3</a>")
                  .arg(range->space)
                  .arg(range->offset)
                  .arg(hexText(range->offset));
    }
    lines << line;
  }
  return lines.join(QStringLiteral("<br>"));
}

void LightmapDialog::tellLuxel() {
  const std::optional<QPoint> luxel = m_hovered ? m_hovered : m_luxel;
  m_value->setText(luxel && lightmap() ? luxelText(*luxel)
                                       : tr("Point at a luxel or use the arrow keys. Click to mark it."));
}

void LightmapDialog::follow(const QString& link) {
  const QStringList parts = link.split(QLatin1Char('/'));
  if (parts.size() == 2) {
    m_selection.selectBytes({static_cast<SpaceId>(parts[0].toUInt()), parts[1].toULongLong(), 4});
  }
}

} // namespace vitrine::ui
