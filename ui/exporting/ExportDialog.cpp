#include "ui/exporting/ExportDialog.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStandardItemModel>

namespace vitrine::ui {
namespace {

using exporting::ExportFormat;
using exporting::ExportScope;
using exporting::LightAs;
using exporting::PicturesAt;

constexpr int kLeastWidth = 64; ///< letters

/// "name (*.ending)" of a format.
QString filterOf(const exporting::ExportFormatInfo& info) {
  return QStringLiteral("%1 (*.%2)")
      .arg(QCoreApplication::translate("vitrine::exporting", info.name), QLatin1String(info.extension));
}

void setItemEnabled(QComboBox& box, int index, bool enabled) {
  qobject_cast<QStandardItemModel*>(box.model())->item(index)->setEnabled(enabled);
}

bool isItemEnabled(const QComboBox& box, int index) {
  return qobject_cast<QStandardItemModel*>(box.model())->item(index)->isEnabled();
}

template <class Value>
int indexOf(const QComboBox& box, Value value) {
  return box.findData(static_cast<int>(value));
}

QComboBox* makeBox(const char* name, QWidget* parent) {
  auto* box = new QComboBox(parent);
  box->setObjectName(QLatin1String(name));
  box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  return box;
}

} // namespace

ExportDialog::ExportDialog(Subject subject, const Wish& first, QWidget* parent)
    : SaveDialog(QStringLiteral("export"), tr("Export"), parent), m_subject(std::move(subject)),
      m_leftOut(new QLabel(this)), m_wantedLight(first.choices.light), m_wantedBeside(first.choices.picturesBeside) {
  setObjectName(QStringLiteral("exportModel"));
  button(QDialogButtonBox::Save)->setText(tr("&Export"));
  addChoices(first);
  addPath(tr("F&ile:"), tr("Ch&oose…"), first.path);
  m_leftOut->setObjectName(QStringLiteral("export.leftOut"));
  m_leftOut->setAccessibleName(tr("Content that the file will not include"));
  m_leftOut->setTextFormat(Qt::PlainText);
  m_leftOut->setWordWrap(true);
  m_leftOut->setMinimumWidth(fontMetrics().averageCharWidth() * kLeastWidth);
  m_leftOut->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  addBelow(m_leftOut, 1);
  progress().setAccessibleName(tr("Progress of the export"));
  fitChoices();
  m_format->setFocus();
}

void ExportDialog::addChoices(const Wish& first) {
  m_format = makeBox("export.format", settings());
  for (const exporting::ExportFormatInfo& info : exporting::kExportFormats) {
    m_format->addItem(filterOf(info), static_cast<int>(info.format));
  }
  m_format->setCurrentIndex(indexOf(*m_format, first.choices.format));
  m_scope = makeBox("export.what", settings());
  m_scope->addItem(tr("Visible scene"), static_cast<int>(ExportScope::Visible));
  m_scope->addItem(tr("Whole scene, with hidden items"), static_cast<int>(ExportScope::Whole));
  m_scope->addItem(tr("Selection"), static_cast<int>(ExportScope::Selection));
  m_scope->setCurrentIndex(indexOf(*m_scope, first.choices.scope));
  m_light = makeBox("export.light", settings());
  m_light->addItem(tr("Do not export"), static_cast<int>(LightAs::Nothing));
  m_light->addItem(tr("As vertex colours"), static_cast<int>(LightAs::VertexColors));
  m_light->addItem(tr("As an image of all lightmaps, with a script for Blender"), static_cast<int>(LightAs::Picture));
  m_light->addItem(tr("Baked into unlit textures"), static_cast<int>(LightAs::Atlas));
  m_pictures = makeBox("export.pictures", settings());
  m_pictures->addItem(tr("In the file"), static_cast<int>(PicturesAt::Inside));
  m_pictures->addItem(tr("In a folder next to it"), static_cast<int>(PicturesAt::Beside));
  m_pictures->addItem(tr("None"), static_cast<int>(PicturesAt::Nowhere));
  form().addRow(tr("&Format:"), m_format);
  form().addRow(tr("&What to export:"), m_scope);
  form().addRow(tr("Baked &light:"), m_light);
  form().addRow(tr("I&mages:"), m_pictures);
  connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::takeFormat);
  connect(m_light, &QComboBox::activated, this, [this](int index) {
    m_wantedLight = static_cast<LightAs>(m_light->itemData(index).toInt());
    fitChoices();
  });
  connect(m_pictures, &QComboBox::activated, this, [this](int index) {
    m_wantedBeside = m_pictures->itemData(index).toInt() == static_cast<int>(PicturesAt::Beside);
  });
  setSelectionCount(0);
}

void ExportDialog::setSelectionCount(int count) {
  const int index = indexOf(*m_scope, ExportScope::Selection);
  m_scope->setItemText(index, count > 0 ? tr("Selection: %n surface(s)", nullptr, count) : tr("Selection"));
  setItemEnabled(*m_scope, index, count > 0);
  if (count == 0 && m_scope->currentIndex() == index) {
    m_scope->setCurrentIndex(indexOf(*m_scope, ExportScope::Visible));
  }
}

ExportFormat ExportDialog::format() const {
  return static_cast<ExportFormat>(m_format->currentData().toInt());
}

void ExportDialog::choosePath() {
  auto* dialog = new QFileDialog(this, tr("Export"), QFileInfo(wish().path).path(), filterOf(infoOf(format())));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  // The question that follows knows of the files beside it, too.
  dialog->setOption(QFileDialog::DontConfirmOverwrite);
  dialog->setDefaultSuffix(QLatin1String(infoOf(format()).extension));
  dialog->selectFile(QFileInfo(wish().path).fileName());
  connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) { setPath(path); });
  dialog->open();
}

void ExportDialog::takeFormat() {
  const QString name = path();
  const QString suffix = QFileInfo(name).suffix();
  if (const auto named = exporting::exportFormatOf(name); named != format()) {
    const QString stem = named ? name.chopped(suffix.size() + 1) : name;
    const QSignalBlocker quiet(pathEdit());
    setPath(stem + QLatin1Char('.') + QLatin1String(infoOf(format()).extension));
  }
  fitChoices();
}

void ExportDialog::fit() {
  if (const auto named = exporting::exportFormatOf(path())) {
    m_format->setCurrentIndex(indexOf(*m_format, *named));
  }
  fitChoices();
}

void ExportDialog::fitLights() {
  for (int i = 0; i < m_light->count(); ++i) {
    const auto light = static_cast<LightAs>(m_light->itemData(i).toInt());
    setItemEnabled(*m_light, i, carries(format(), light) && m_subject.hasLight(light));
  }
  const int wanted = indexOf(*m_light, m_wantedLight); // -1: as usual
  m_light->setCurrentIndex(
      wanted >= 0 && isItemEnabled(*m_light, wanted) ? wanted : indexOf(*m_light, m_subject.usualLight(format())));
  m_light->setEnabled(m_subject.hasLight(LightAs::Atlas) && infoOf(format()).format != ExportFormat::Stl);
}

void ExportDialog::fitPictures() {
  const std::vector<PicturesAt> places = exporting::picturePlaces(format());
  for (const PicturesAt place : {PicturesAt::Inside, PicturesAt::Beside, PicturesAt::Nowhere}) {
    setItemEnabled(*m_pictures, indexOf(*m_pictures, place), std::ranges::find(places, place) != places.end());
  }
  const bool beside = m_wantedBeside && isItemEnabled(*m_pictures, indexOf(*m_pictures, PicturesAt::Beside));
  m_pictures->setCurrentIndex(indexOf(*m_pictures, beside ? PicturesAt::Beside : places.front()));
  m_pictures->setEnabled(places.size() > 1);
}

void ExportDialog::fitChoices() {
  fitLights();
  fitPictures();
  const Wish now = wish();
  const QStringList leftOut = m_subject.leftOut(now.choices.format, now.light);
  m_leftOut->setText(leftOut.isEmpty() ? tr("The file will include everything.")
                                       : tr("The file will not include:") + QStringLiteral("\n• ") +
                                             leftOut.join(QStringLiteral("\n• ")));
  const bool named =
      exporting::exportFormatOf(now.path) == format() && !QFileInfo(now.path).completeBaseName().isEmpty();
  setSavable(named);
}

void ExportDialog::save() {
  const QStringList existing = m_subject.existing(wish());
  m_mayReplace = false;
  if (existing.isEmpty()) {
    Q_EMIT saveWanted();
    return;
  }
  QStringList names;
  for (const QString& path : existing) {
    names << QDir::toNativeSeparators(path);
  }
  askToReplace(tr("The file already exists. Replace it?"), names.join(QLatin1Char('\n')), [this] {
    m_mayReplace = true;
    Q_EMIT saveWanted();
  });
}

void ExportDialog::setProgress(const QString& phase, double fraction) {
  showProgress(fraction);
  progress().setFormat(phase);
}

void ExportDialog::giveUp() {
  setProgress(tr("Cancelling"), -1);
  button(QDialogButtonBox::Cancel)->setEnabled(false);
  Q_EMIT cancelled();
}

ExportDialog::Wish ExportDialog::wish() const {
  return {.choices = {.format = format(),
                      .scope = static_cast<ExportScope>(m_scope->currentData().toInt()),
                      .light = m_wantedLight,
                      .picturesBeside = m_pictures->currentData().toInt() == static_cast<int>(PicturesAt::Beside)},
          .path = path(),
          .light = static_cast<LightAs>(m_light->currentData().toInt())};
}

} // namespace vitrine::ui
