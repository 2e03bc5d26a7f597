#include "ui/content/PictureDialog.h"

#include "core/links/UvOutline.h"
#include "ui/content/PictureCanvas.h"
#include "ui/content/PictureFiles.h"
#include "ui/content/TexelText.h"
#include "ui/content/ZoomBar.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

#include <cmath>

namespace vitrine::ui {
namespace {

constexpr std::size_t kMostOutlinePieces = 100000; ///< of an outline
constexpr double kMostStops = 16;

/// Adds a labelled field to a row; the label's letter leads to the field.
QLabel* addField(QHBoxLayout& row, const QString& text, QWidget* field) {
  auto* label = new QLabel(text, field->parentWidget());
  label->setBuddy(field);
  row.addWidget(label);
  row.addWidget(field);
  return label;
}

} // namespace

PictureDialog::PictureDialog(const image::ImagePtr& picture, const QString& title, const QString& fileName,
                             QWidget* parent)
    : QDialog(parent), m_title(title), m_fileName(fileName), m_canvas(new PictureCanvas(this)),
      m_outlineText(new QLabel(this)), m_value(new QLabel(this)) {
  setAttribute(Qt::WA_DeleteOnClose);
  setObjectName(QStringLiteral("pictureDialog"));
  setSizeGripEnabled(true);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(makeChoices());
  layout->addWidget(makeLooks());
  m_canvas->setObjectName(QStringLiteral("fullPicture"));
  layout->addWidget(m_canvas, 1);
  m_outlineText->setObjectName(QStringLiteral("outlineText"));
  m_outlineText->setWordWrap(true);
  m_outlineText->hide();
  layout->addWidget(m_outlineText);
  m_value->setObjectName(QStringLiteral("texelValue"));
  m_value->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_value->setWordWrap(true);
  layout->addWidget(m_value);
  layout->addWidget(makeButtons());
  connect(&m_decoder, &PictureDecoder::ready, this, &PictureDialog::showDecoded);
  connect(&m_decoder, &PictureDecoder::failed, this, [this](const Error& error) { m_value->setText(error.message); });
  connect(m_canvas, &PictureCanvas::texelChanged, this, [this](std::optional<QPoint> texel) {
    m_texel = texel;
    tellTexel();
  });
  tellTexel();
  setPicture(picture);
  resizeToPicture(*this);
  m_canvas->setFocus();
}

/// The whole picture where the screen has room for it.
void PictureDialog::resizeToPicture(const QWidget& around) {
  constexpr double kShareOfScreen = 0.8;
  const QSize more = around.sizeHint() - m_canvas->sizeHint();
  const QSize picture(static_cast<int>(m_image->width), static_cast<int>(m_image->height));
  resize((picture + more).expandedTo(around.sizeHint()).boundedTo(screen()->availableSize() * kShareOfScreen));
}

QWidget* PictureDialog::makeChoices() {
  auto* choices = new QWidget(this);
  auto* row = new QHBoxLayout(choices);
  row->setContentsMargins(0, 0, 0, 0);
  const auto box = [&](const char* name, const QString& text) {
    auto* made = new QComboBox(choices);
    made->setObjectName(QLatin1String(name));
    QLabel* label = addField(*row, text, made);
    label->setObjectName(QLatin1String(name) + QStringLiteral("Label"));
    connect(made, &QComboBox::currentIndexChanged, this, &PictureDialog::decode);
    return made;
  };
  m_channels = box("channels", tr("C&hannels:"));
  m_mips = box("mips", tr("Si&ze:"));
  m_frames = box("frames", tr("F&rame:"));
  m_faces = box("faces", tr("Fac&e:"));
  m_exposure = new QDoubleSpinBox(choices);
  m_exposure->setObjectName(QStringLiteral("exposure"));
  m_exposure->setRange(-kMostStops, kMostStops);
  m_exposure->setSingleStep(0.5);
  m_exposure->setDecimals(1);
  m_exposure->setSuffix(tr(" EV"));
  m_exposure->setToolTip(tr("Brightness of the view in stops. Each stop doubles the light."));
  addField(*row, tr("E&xposure:"), m_exposure)->setObjectName(QStringLiteral("exposureLabel"));
  connect(m_exposure, &QDoubleSpinBox::valueChanged, this, &PictureDialog::decode);
  row->addStretch();
  return choices;
}

QWidget* PictureDialog::makeLooks() {
  auto* looks = new QWidget(this);
  auto* row = new QHBoxLayout(looks);
  row->setContentsMargins(0, 0, 0, 0);
  auto* backdrop = new QComboBox(looks);
  backdrop->setObjectName(QStringLiteral("backdrop"));
  backdrop->addItems({tr("Chequerboard"), tr("Black"), tr("White")});
  backdrop->setToolTip(tr("Background behind transparent parts"));
  addField(*row, tr("&Background:"), backdrop);
  connect(backdrop, &QComboBox::currentIndexChanged, this,
          [this](int index) { m_canvas->setBackdrop(static_cast<PictureCanvas::Backdrop>(index)); });
  auto* tiled = new QCheckBox(tr("2×2 &tiles"), looks);
  tiled->setObjectName(QStringLiteral("tiled"));
  tiled->setToolTip(tr("Repeat the image to show its borders"));
  connect(tiled, &QCheckBox::toggled, m_canvas, &PictureCanvas::setTiled);
  row->addWidget(tiled);
  m_outlined = new QCheckBox(tr("UV &outline"), looks);
  m_outlined->setObjectName(QStringLiteral("outlined"));
  m_outlined->setToolTip(tr("Show the triangles of the selection on the texture"));
  m_outlined->setChecked(true);
  m_outlined->setEnabled(false);
  connect(m_outlined, &QCheckBox::toggled, this, &PictureDialog::outline);
  row->addWidget(m_outlined);
  row->addStretch();
  row->addWidget(new ZoomBar(*m_canvas, looks));
  return looks;
}

QWidget* PictureDialog::makeButtons() {
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  QPushButton* copyButton = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
  QPushButton* saveButton = buttons->addButton(tr("&Save As…"), QDialogButtonBox::ActionRole);
  copyButton->setAutoDefault(false);
  saveButton->setAutoDefault(false);
  buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
  connect(copyButton, &QPushButton::clicked, this, &PictureDialog::copy);
  connect(saveButton, &QPushButton::clicked, this, &PictureDialog::save);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  return buttons;
}

/// Fills a field with the pictures there are; one that leaves no choice is not shown.
void PictureDialog::offerFor(QComboBox& box, const QStringList& entries, const QString& name) {
  const int before = box.currentIndex();
  const QSignalBlocker quiet(box);
  box.clear();
  box.addItems(entries);
  box.setCurrentIndex(std::clamp(before, 0, static_cast<int>(entries.size()) - 1));
  box.setVisible(entries.size() > 1);
  findChild<QLabel*>(name)->setVisible(entries.size() > 1);
}

void PictureDialog::fillChoices() {
  const image::Image& image = *m_image;
  QStringList channels{tr("RGB"), tr("RGBA"), tr("Red"), tr("Green"), tr("Blue"), tr("Alpha")};
  const bool wasEmpty = m_channels->count() == 0;
  offerFor(*m_channels, channels, QStringLiteral("channelsLabel"));
  if (wasEmpty && image.hasAlpha) {
    const QSignalBlocker quiet(m_channels);
    m_channels->setCurrentIndex(static_cast<int>(image::Channels::Rgba));
  }
  QStringList mips;
  for (std::uint32_t mip = 0; mip < image.mipCount; ++mip) {
    const image::Image::Picture& picture = image.picture(mip);
    mips << QStringLiteral("%1: %2×%3").arg(mip).arg(picture.width).arg(picture.height);
  }
  offerFor(*m_mips, mips, QStringLiteral("mipsLabel"));
  QStringList frames;
  for (std::uint32_t frame = 0; frame < image.frameCount; ++frame) {
    frames << locale().toString(frame);
  }
  offerFor(*m_frames, frames, QStringLiteral("framesLabel"));
  const QStringList cube{QStringLiteral("+X"), QStringLiteral("-X"), QStringLiteral("+Y"),
                         QStringLiteral("-Y"), QStringLiteral("+Z"), QStringLiteral("-Z")};
  QStringList faces;
  for (std::uint32_t face = 0; face < image.faceCount; ++face) {
    faces << (image.faceCount == 6 ? cube[static_cast<qsizetype>(face)] : locale().toString(face));
  }
  offerFor(*m_faces, faces, QStringLiteral("facesLabel"));
  const bool isHdr = image.format == image::PixelFormat::Rgba16F;
  m_exposure->setVisible(isHdr);
  findChild<QLabel*>(QStringLiteral("exposureLabel"))->setVisible(isHdr);
}

void PictureDialog::setPicture(const image::ImagePtr& picture) {
  m_image = picture;
  setWindowTitle(tr("%1 - %2×%3").arg(m_title).arg(picture->width).arg(picture->height));
  m_canvas->setAccessibleName(tr("Image: %1").arg(windowTitle()));
  fillChoices();
  decode();
}

image::Channels PictureDialog::channels() const {
  return static_cast<image::Channels>(std::max(0, m_channels->currentIndex()));
}

float PictureDialog::exposure() const {
  return m_exposure->isHidden() ? 1.0F : static_cast<float>(std::exp2(m_exposure->value()));
}

void PictureDialog::decode() {
  const auto chosen = [](const QComboBox* box) { return static_cast<std::uint32_t>(std::max(0, box->currentIndex())); };
  m_decoder.show({m_image, {chosen(m_mips), chosen(m_faces), chosen(m_frames)}, channels(), exposure()});
}

void PictureDialog::showDecoded(const image::DecodedPicture& picture, const std::vector<QImage>& levels) {
  m_shown = picture;
  m_canvas->setLevels(levels);
  tellTexel();
}

void PictureDialog::tellTexel() {
  m_value->setText(m_texel && !m_shown.isEmpty() ? texelText(m_shown, *m_texel)
                                                 : tr("Point at a texel or use the arrow keys."));
}

void PictureDialog::follow(const Session& session, const Selection& selection, TextureIndex texture) {
  m_session = &session;
  m_selection = &selection;
  m_texture = texture;
  m_outlined->setEnabled(true);
  connect(&session, &Session::assetsChanged, this, &PictureDialog::takeTexture);
  connect(&session, &Session::documentChanged, this, &PictureDialog::forgetTexture);
  connect(&session, &Session::itemsRenumbered, this, &PictureDialog::outline);
  connect(&selection, &Selection::changed, this, &PictureDialog::outline);
  outline();
}

void PictureDialog::takeTexture() {
  if (!m_texture || !m_session->assets().textures.contains(m_texture)) {
    return;
  }
  const image::ImagePtr& found = m_session->assets().textures[m_texture].image;
  if (found && found != m_image) {
    setPicture(found);
  }
  outline(); // materials may have become others
}

void PictureDialog::forgetTexture() {
  m_texture = {};
  m_outlined->setEnabled(false);
  outline();
}

void PictureDialog::outline() {
  links::UvOutline outline;
  const bool isWanted = m_texture && m_outlined->isChecked() && m_session->scene();
  if (isWanted) {
    outline = links::uvOutlineOf(*m_session->scene(), m_session->assets(), m_selection->current().items, m_texture,
                                 kMostOutlinePieces);
  }
  const auto triangles = static_cast<int>(outline.triangles);
  QString text = triangles > 0 ? tr("Outlined: %n triangle(s) of the selection.", nullptr, triangles)
                               : tr("The selection does not use this texture.");
  if (!outline.isComplete) {
    text += QLatin1Char(' ') + tr("There are more than can be shown.");
  }
  m_outlineText->setText(text);
  m_outlineText->setVisible(isWanted);
  m_canvas->setLines(std::move(outline.lines));
}

void PictureDialog::copy() const {
  copyPicture(m_shown.shown(channels(), exposure()), m_fileName);
}

void PictureDialog::save() {
  if (!m_shown.isEmpty()) {
    savePictureAs(m_shown.withChannels(channels()), m_fileName, this, exposure());
  }
}

void PictureDialog::keyPressEvent(QKeyEvent* event) {
  if (event->matches(QKeySequence::Copy)) {
    copy();
  } else if (event->matches(QKeySequence::Save)) {
    save();
  } else {
    QDialog::keyPressEvent(event);
  }
}

} // namespace vitrine::ui
