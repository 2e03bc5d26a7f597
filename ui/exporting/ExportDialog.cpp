#include "ui/exporting/ExportDialog.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace vitrine::ui {
namespace {

using exporting::ExportFormat;
using exporting::ExportScope;
using exporting::LightAs;
using exporting::PicturesAt;

constexpr int kPartsOfProgress = 1000;
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
    : QDialog(parent), m_subject(std::move(subject)), m_path(new QLineEdit(this)), m_leftOut(new QLabel(this)),
      m_progress(new QProgressBar(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this)),
      m_settings(new QWidget(this)), m_wantedLight(first.choices.light), m_wantedBeside(first.choices.picturesBeside) {
  setObjectName(QStringLiteral("exportModel"));
  setWindowTitle(tr("Export"));
  m_buttons->button(QDialogButtonBox::Save)->setText(tr("&Export"));
  auto* form = new QFormLayout(m_settings);
  form->setContentsMargins(0, 0, 0, 0);
  addChoices(*form, first);
  addFile(*form, first);
  m_leftOut->setObjectName(QStringLiteral("export.leftOut"));
  m_leftOut->setAccessibleName(tr("What the file will not hold"));
  m_leftOut->setTextFormat(Qt::PlainText);
  m_leftOut->setWordWrap(true);
  m_leftOut->setMinimumWidth(fontMetrics().averageCharWidth() * kLeastWidth);
  m_leftOut->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  m_progress->setObjectName(QStringLiteral("export.progress"));
  m_progress->setAccessibleName(tr("Progress of the export"));
  m_progress->setVisible(false);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(m_settings);
  layout->addWidget(m_leftOut, 1);
  layout->addWidget(m_progress);
  layout->addWidget(m_buttons);
  connect(m_buttons, &QDialogButtonBox::accepted, this, &ExportDialog::askToExport);
  connect(m_buttons, &QDialogButtonBox::rejected, this, &ExportDialog::reject);
  fit();
  m_format->setFocus();
}

void ExportDialog::addChoices(QFormLayout& form, const Wish& first) {
  m_format = makeBox("export.format", m_settings);
  for (const exporting::ExportFormatInfo& info : exporting::kExportFormats) {
    m_format->addItem(filterOf(info), static_cast<int>(info.format));
  }
  m_format->setCurrentIndex(indexOf(*m_format, first.choices.format));
  m_scope = makeBox("export.what", m_settings);
  m_scope->addItem(tr("What is shown"), static_cast<int>(ExportScope::Visible));
  m_scope->addItem(tr("The whole scene, with all that is hidden"), static_cast<int>(ExportScope::Whole));
  m_scope->addItem(tr("The selection"), static_cast<int>(ExportScope::Selection));
  m_scope->setCurrentIndex(indexOf(*m_scope, first.choices.scope));
  m_light = makeBox("export.light", m_settings);
  m_light->addItem(tr("Left out"), static_cast<int>(LightAs::Nothing));
  m_light->addItem(tr("As colours of vertices"), static_cast<int>(LightAs::VertexColors));
  m_light->addItem(tr("As a picture of all lightmaps, with a script for Blender"), static_cast<int>(LightAs::Picture));
  m_light->addItem(tr("Painted on the surfaces, which need no light then"), static_cast<int>(LightAs::Atlas));
  m_pictures = makeBox("export.pictures", m_settings);
  m_pictures->addItem(tr("In the file"), static_cast<int>(PicturesAt::Inside));
  m_pictures->addItem(tr("In a folder beside it"), static_cast<int>(PicturesAt::Beside));
  m_pictures->addItem(tr("None"), static_cast<int>(PicturesAt::Nowhere));
  form.addRow(tr("&Format:"), m_format);
  form.addRow(tr("&What:"), m_scope);
  form.addRow(tr("Baked &light:"), m_light);
  form.addRow(tr("&Pictures:"), m_pictures);
  connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::takeFormat);
  connect(m_light, &QComboBox::activated, this, [this](int index) {
    m_wantedLight = static_cast<LightAs>(m_light->itemData(index).toInt());
    fit();
  });
  connect(m_pictures, &QComboBox::activated, this, [this](int index) {
    m_wantedBeside = m_pictures->itemData(index).toInt() == static_cast<int>(PicturesAt::Beside);
  });
  setSelectionCount(0);
}

void ExportDialog::addFile(QFormLayout& form, const Wish& first) {
  m_path->setObjectName(QStringLiteral("export.path"));
  m_path->setText(QDir::toNativeSeparators(first.path));
  m_path->setCursorPosition(static_cast<int>(m_path->text().size()));
  auto* row = new QWidget(m_settings);
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  auto* choose = new QPushButton(tr("Ch&oose…"), row);
  choose->setObjectName(QStringLiteral("export.choose"));
  choose->setAutoDefault(false);
  layout->addWidget(m_path, 1);
  layout->addWidget(choose);
  row->setFocusProxy(m_path);
  form.addRow(tr("F&ile:"), row);
  connect(choose, &QPushButton::clicked, this, &ExportDialog::choosePath);
  connect(m_path, &QLineEdit::textChanged, this, &ExportDialog::takeEnding);
}

void ExportDialog::setSelectionCount(int count) {
  const int index = indexOf(*m_scope, ExportScope::Selection);
  m_scope->setItemText(index, count > 0 ? tr("The selection: %n surface(s)", nullptr, count) : tr("The selection"));
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
  connect(dialog, &QFileDialog::fileSelected, this,
          [this](const QString& path) { m_path->setText(QDir::toNativeSeparators(path)); });
  dialog->open();
}

void ExportDialog::takeFormat() {
  const QString path = m_path->text();
  const QString suffix = QFileInfo(path).suffix();
  if (const auto named = exporting::exportFormatOf(path); named != format()) {
    const QString stem = named ? path.chopped(suffix.size() + 1) : path;
    const QSignalBlocker quiet(m_path);
    m_path->setText(stem + QLatin1Char('.') + QLatin1String(infoOf(format()).extension));
  }
  fit();
}

void ExportDialog::takeEnding() {
  if (const auto named = exporting::exportFormatOf(wish().path)) {
    m_format->setCurrentIndex(indexOf(*m_format, *named));
  }
  fit();
}

void ExportDialog::fitLights() {
  for (int i = 0; i < m_light->count(); ++i) {
    const auto light = static_cast<LightAs>(m_light->itemData(i).toInt());
    setItemEnabled(*m_light, i, carries(format(), light) && m_subject.hasLight(light));
  }
  const int wanted = indexOf(*m_light, m_wantedLight);
  m_light->setCurrentIndex(isItemEnabled(*m_light, wanted) ? wanted : indexOf(*m_light, LightAs::Nothing));
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

void ExportDialog::fit() {
  fitLights();
  fitPictures();
  const Wish now = wish();
  const QStringList leftOut = m_subject.leftOut(now.choices.format, now.choices.light);
  m_leftOut->setText(leftOut.isEmpty() ? tr("The file will hold all of it.")
                                       : tr("The file will not hold:") + QStringLiteral("\n• ") +
                                             leftOut.join(QStringLiteral("\n• ")));
  const bool named =
      exporting::exportFormatOf(now.path) == format() && !QFileInfo(now.path).completeBaseName().isEmpty();
  m_buttons->button(QDialogButtonBox::Save)->setEnabled(named && !m_busy);
}

void ExportDialog::askToExport() {
  const QStringList existing = m_subject.existing(wish());
  m_mayReplace = false;
  if (existing.isEmpty()) {
    Q_EMIT exportWanted();
    return;
  }
  QStringList names;
  for (const QString& path : existing) {
    names << QDir::toNativeSeparators(path);
  }
  auto* question =
      new QMessageBox(QMessageBox::Question, tr("Export"), tr("This exists already. Is it to be replaced?"),
                      QMessageBox::Yes | QMessageBox::No, this);
  question->setInformativeText(names.join(QLatin1Char('\n')));
  question->setObjectName(QStringLiteral("replaceQuestion"));
  question->setAttribute(Qt::WA_DeleteOnClose);
  question->setDefaultButton(QMessageBox::No);
  connect(question, &QMessageBox::finished, this, [this](int answer) {
    if (answer == QMessageBox::Yes) {
      m_mayReplace = true;
      Q_EMIT exportWanted();
    }
  });
  question->open();
}

void ExportDialog::setBusy(bool busy) {
  m_busy = busy;
  m_settings->setEnabled(!busy);
  m_progress->setVisible(busy);
  m_progress->setRange(0, 0);
  m_progress->setFormat({});
  m_buttons->button(QDialogButtonBox::Cancel)->setEnabled(true);
  fit();
  if (busy) {
    m_buttons->button(QDialogButtonBox::Cancel)->setFocus();
  }
}

void ExportDialog::setProgress(const QString& phase, double fraction) {
  m_progress->setRange(0, fraction < 0 ? 0 : kPartsOfProgress);
  m_progress->setValue(qRound(std::clamp(fraction, 0.0, 1.0) * kPartsOfProgress));
  m_progress->setFormat(phase);
}

void ExportDialog::reject() {
  if (!m_busy) {
    QDialog::reject();
    return;
  }
  setProgress(tr("Cancelling"), -1);
  m_buttons->button(QDialogButtonBox::Cancel)->setEnabled(false);
  Q_EMIT cancelled();
}

ExportDialog::Wish ExportDialog::wish() const {
  return {.choices = {.format = format(),
                      .scope = static_cast<ExportScope>(m_scope->currentData().toInt()),
                      .light = static_cast<LightAs>(m_light->currentData().toInt()),
                      .picturesBeside = m_pictures->currentData().toInt() == static_cast<int>(PicturesAt::Beside)},
          .path = QDir::fromNativeSeparators(m_path->text().trimmed())};
}

} // namespace vitrine::ui
