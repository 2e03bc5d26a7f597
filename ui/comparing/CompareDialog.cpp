#include "ui/comparing/CompareDialog.h"

#include "core/comparing/ComparisonText.h"
#include "core/structure/TableText.h"
#include "ui/comparing/CompareRun.h"
#include "ui/comparing/DifferenceList.h"
#include "ui/comparing/ValueModel.h"
#include "ui/widgets/ElidedButton.h"
#include "ui/widgets/Texts.h"
#include "ui/widgets/ViewKeys.h"

#include <QButtonGroup>
#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLocale>
#include <QMenu>
#include <QProgressBar>
#include <QRadioButton>
#include <QScopedValueRollback>
#include <QScreen>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <limits>

namespace vitrine::ui {
namespace {

enum Page { kProgressPage, kResultPage, kFailurePage };

constexpr int kRunSteps = 1000;
constexpr QSize kUsualSize(1180, 740);
constexpr double kShareOfScreen = 0.9;

QLabel* makeText(const char* name, QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setObjectName(QLatin1String(name));
  label->setTextFormat(Qt::PlainText);
  return label;
}

} // namespace

CompareDialog::CompareDialog(const formats::Opener& opener, Subject subject, Settings& settings, QWidget* parent)
    : QDialog(parent, Qt::Window), m_opener(opener), m_subject(std::move(subject)), m_saver(settings, this),
      m_pages(new QStackedWidget(this)) {
  setObjectName(QStringLiteral("compareDialog"));
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowTitle(tr("Compare %1 with %2")
                     .arg(QFileInfo(m_subject.sources[Side::Before].request.path).fileName(),
                          QFileInfo(m_subject.sources[Side::After].request.path).fileName()));
  m_pages->addWidget(makeProgress());
  m_pages->addWidget(makeResult());
  m_labels.failure = makeText("compareFailure", this);
  m_labels.failure->setWordWrap(true);
  m_labels.failure->setAlignment(Qt::AlignCenter);
  m_pages->addWidget(m_labels.failure);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(m_pages, 1);
  layout->addWidget(makeButtons());
  wire();
  resize(kUsualSize.boundedTo(screen()->availableSize() * kShareOfScreen));
}

QWidget* CompareDialog::makeProgress() {
  auto* page = new QWidget(this);
  auto* layout = new QVBoxLayout(page);
  m_labels.phase = makeText("comparePhase", page);
  m_labels.phase->setAlignment(Qt::AlignCenter);
  m_labels.phase->setWordWrap(true);
  m_progress = new QProgressBar(page);
  m_progress->setObjectName(QStringLiteral("compareProgress"));
  m_progress->setAccessibleName(tr("Progress of the comparison"));
  auto* cancel = new QPushButton(tr("&Cancel"), page);
  cancel->setObjectName(QStringLiteral("compareCancel"));
  connect(cancel, &QPushButton::clicked, this, [this] {
    if (m_run) {
      m_run->cancel();
    }
  });
  layout->addStretch();
  layout->addWidget(m_labels.phase);
  layout->addWidget(m_progress);
  layout->addWidget(cancel, 0, Qt::AlignCenter);
  layout->addStretch();
  return page;
}

QWidget* CompareDialog::makeResult() {
  auto* sides = new QSplitter(Qt::Horizontal, this);
  sides->setChildrenCollapsible(false);
  m_list = new DifferenceList(sides);
  auto* right = new QSplitter(Qt::Vertical, sides);
  right->setChildrenCollapsible(false);
  auto* above = new QWidget(right);
  auto* layout = new QVBoxLayout(above);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(makeHeading());
  m_pictures = new ComparedPictures(above);
  m_pictures->setInputFeel(m_subject.feel);
  m_pictures->setMinimumSize(320, 180);
  layout->addWidget(m_pictures, 1);
  right->addWidget(above);
  right->addWidget(makeValues());
  right->setStretchFactor(0, 3);
  right->setStretchFactor(1, 1);
  sides->addWidget(m_list);
  sides->addWidget(right);
  sides->setStretchFactor(0, 2);
  sides->setStretchFactor(1, 5);
  sides->setSizes({380, 800});
  right->setSizes({520, 160});
  return sides;
}

QWidget* CompareDialog::makeHeading() {
  auto* heading = new QWidget(this);
  auto* rows = new QVBoxLayout(heading);
  rows->setContentsMargins(0, 0, 0, 0);
  rows->addWidget(makeModes(heading));
  auto* names = new QHBoxLayout;
  m_labels.before = new ElidedLabel(heading, Qt::ElideMiddle);
  m_labels.before->setObjectName(QStringLiteral("compareBefore"));
  m_labels.after = new ElidedLabel(heading, Qt::ElideMiddle);
  m_labels.after->setObjectName(QStringLiteral("compareAfter"));
  m_labels.after->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  names->addWidget(m_labels.before, 1);
  names->addWidget(m_labels.after, 1);
  rows->addLayout(names);
  return heading;
}

QWidget* CompareDialog::makeModes(QWidget* parent) {
  auto* modes = new QWidget(parent);
  auto* row = new QHBoxLayout(modes);
  row->setContentsMargins(0, 0, 0, 0);
  m_modes = new QButtonGroup(this);
  const auto add = [&](CompareMode mode, const char* name, const QString& text, const QString& toolTip) {
    auto* button = new QRadioButton(text, modes);
    button->setObjectName(QLatin1String(name));
    button->setToolTip(toolTip);
    m_modes->addButton(button, static_cast<int>(mode));
    row->addWidget(button);
    return button;
  };
  add(CompareMode::Wipe, "compareWipe", tr("&Wipe"), tr("Show one image over the other, with a divider to drag"))
      ->setChecked(true);
  add(CompareMode::SideBySide, "compareSideBySide", tr("Si&de by Side"), tr("Show both images, from one camera"));
  add(CompareMode::Difference, "compareDifference", tr("D&ifference"),
      tr("Show the absolute difference of the two images: black where they are equal"));
  auto* tints = new QCheckBox(tr("C&olours"), modes);
  tints->setObjectName(QStringLiteral("compareTints"));
  tints->setToolTip(tr("Highlight additions in green, removals in red and changes in amber"));
  tints->setChecked(true);
  connect(tints, &QCheckBox::toggled, this, [this](bool on) { m_pictures->setTinted(on); });
  row->addWidget(tints);
  m_labels.about = new ElidedLabel(modes);
  m_labels.about->setObjectName(QStringLiteral("compareAbout"));
  m_labels.about->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  row->addWidget(m_labels.about, 1);
  connect(m_modes, &QButtonGroup::idToggled, this, [this](int id, bool checked) {
    if (checked) {
      setMode(static_cast<CompareMode>(id));
    }
  });
  return modes;
}

QWidget* CompareDialog::makeValues() {
  m_values = new ValueModel(this);
  m_valueView = new QTableView(this);
  m_valueView->setObjectName(QStringLiteral("compareValues"));
  m_valueView->setAccessibleName(tr("Values of the chosen difference"));
  m_valueView->setModel(m_values);
  m_valueView->setAlternatingRowColors(true);
  m_valueView->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_valueView->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_valueView->setTabKeyNavigation(false);
  m_valueView->setWordWrap(false);
  m_valueView->verticalHeader()->hide();
  m_valueView->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
  QHeaderView* header = m_valueView->horizontalHeader();
  header->setHighlightSections(false);
  header->setSectionResizeMode(QHeaderView::Stretch);
  header->setSectionResizeMode(ValueModel::Name, QHeaderView::Interactive);
  header->resizeSection(ValueModel::Name, fontMetrics().averageCharWidth() * 24);
  keepViewKeys(m_valueView);
  return m_valueView;
}

QWidget* CompareDialog::makeButtons() {
  auto* buttons = new QWidget(this);
  auto* row = new QHBoxLayout(buttons);
  row->setContentsMargins(0, 0, 0, 0);
  const auto add = [&](const char* name, const QString& text, const QString& toolTip) {
    auto* button = new QPushButton(text, buttons);
    button->setObjectName(QLatin1String(name));
    button->setToolTip(toolTip);
    button->setAutoDefault(false);
    row->addWidget(button);
    return button;
  };
  m_buttons.frame = add("compareFrame", tr("&Frame"), tr("Bring the difference into view"));
  m_buttons.goTo = add("compareGoTo", tr("&Go to Item"),
                       tr("Select the item in the main window, if that shows one of the two files"));
  row->addStretch();
  m_buttons.copy = add("compareCopy", tr("Co&py"), tr("Copy all differences to the clipboard"));
  auto* menu = new QMenu(m_buttons.copy);
  menu->addAction(tr("As &Text"), this, [this] { copy(textWriter()); })->setObjectName(QStringLiteral("copyText"));
  menu->addAction(tr("As &JSON"), this, [this] { copy(jsonWriter()); })->setObjectName(QStringLiteral("copyJson"));
  m_buttons.copy->setMenu(menu);
  m_buttons.save = add("compareSave", tr("&Save…"), tr("Save all differences as text or JSON"));
  m_buttons.close = add("compareClose", tr("C&lose"), {});
  for (QPushButton* button : {m_buttons.frame, m_buttons.goTo, m_buttons.copy, m_buttons.save}) {
    button->setEnabled(false);
  }
  return buttons;
}

void CompareDialog::wire() {
  connect(m_list, &DifferenceList::chosen, this, &CompareDialog::showChosen);
  connect(m_list, &DifferenceList::activated, this, &CompareDialog::frameChosen);
  connect(m_pictures, &ComparedPictures::picked, this, &CompareDialog::choosePicked);
  connect(m_pictures, &ComparedPictures::differenceShown, this, [this](std::uint64_t differing, std::uint64_t pixels) {
    const double share = pixels > 0 ? 100.0 * static_cast<double>(differing) / static_cast<double>(pixels) : 0;
    m_labels.about->setText(differing == 0 ? tr("The images are equal")
                                           : tr("%1 % of the pixels differ").arg(QLocale().toString(share, 'f', 2)));
  });
  connect(m_pictures, &ComparedPictures::failed, m_labels.about, &QLabel::setText);
  connect(m_buttons.frame, &QPushButton::clicked, this, &CompareDialog::frameChosen);
  connect(m_buttons.goTo, &QPushButton::clicked, this, &CompareDialog::goToChosen);
  connect(m_buttons.save, &QPushButton::clicked, this, &CompareDialog::save);
  connect(m_buttons.close, &QPushButton::clicked, this, &QDialog::close);
  connect(&m_saver, &DataSaver::saved, this,
          [this](const QString& path) { m_labels.about->setText(tr("Saved %1").arg(QDir::toNativeSeparators(path))); });
  connect(&m_saver, &DataSaver::failed, m_labels.about, &QLabel::setText);
  // Pressed in a picture, Escape is of no widget.
  connect(new QShortcut(Qt::Key_Escape, this), &QShortcut::activated, this, &QDialog::close);
  connect(new QShortcut(QKeySequence::Close, this), &QShortcut::activated, this, &QDialog::close);
}

void CompareDialog::start() {
  m_run = new CompareRun(m_opener, m_subject.sources, this);
  connect(m_run, &CompareRun::progressed, this, &CompareDialog::showProgress);
  connect(m_run, &CompareRun::compared, this, &CompareDialog::showResult);
  connect(m_run, &CompareRun::failed, this, &CompareDialog::showFailure);
  connect(m_run, &CompareRun::cancelled, this, &QDialog::close);
  showProgress(tr("Reading"), -1);
  m_pages->setCurrentIndex(kProgressPage);
  m_run->start();
}

void CompareDialog::endRun() {
  // Not from within its own signal.
  std::exchange(m_run, nullptr)->deleteLater();
}

void CompareDialog::showProgress(const QString& phase, double fraction) {
  m_labels.phase->setText(phase);
  m_progress->setRange(0, fraction < 0 ? 0 : kRunSteps);
  m_progress->setValue(fraction < 0 ? 0 : qRound(fraction * kRunSteps));
}

void CompareDialog::showFailure(const QString& reason) {
  endRun();
  m_labels.failure->setText(reason);
  m_pages->setCurrentIndex(kFailurePage);
  m_buttons.close->setFocus();
}

void CompareDialog::showResult(const ComparedFiles& files, const ComparisonPtr& comparison) {
  endRun();
  m_files = files;
  m_comparison = comparison;
  m_labels.before->setText(tr("Before: %1").arg(QDir::toNativeSeparators(files[Side::Before].document().path)));
  m_labels.after->setText(tr("After: %1").arg(QDir::toNativeSeparators(files[Side::After].document().path)));
  const bool drawable = files[Side::Before].isDrawable() && files[Side::After].isDrawable();
  m_pages->setCurrentIndex(kResultPage);
  if (drawable) {
    m_pictures->show(files, m_subject.pose);
  } else {
    m_pictures->hide();
    m_labels.about->setText(tr("There is no 3D view of both files"));
  }
  for (QAbstractButton* mode : m_modes->buttons()) {
    mode->setEnabled(drawable);
  }
  findChild<QCheckBox*>(QStringLiteral("compareTints"))->setEnabled(drawable);
  m_list->show(comparison);
  m_buttons.copy->setEnabled(true);
  m_buttons.save->setEnabled(true);
  m_list->view().setFocus();
}

void CompareDialog::setMode(CompareMode mode) {
  m_pictures->setMode(mode);
  m_labels.about->clear();
}

OfBoth<std::vector<DrawItemIndex>> CompareDialog::chosenItems() const {
  OfBoth<std::vector<DrawItemIndex>> items;
  if (const comparing::Difference* difference = m_list->current()) {
    for (const Side side : kSides) {
      if (isIn(*difference, side)) {
        items[side] = itemsOf(*difference, side, m_files[side]);
      }
    }
  }
  return items;
}

void CompareDialog::showChosen() {
  const comparing::Difference* difference = m_list->current();
  const comparing::DifferenceGroup* group = m_list->currentGroup();
  m_values->replace(difference ? valuesOf(*difference, m_files)
                    : group    ? valuesOf(*group)
                               : std::vector<ComparedValue>());
  const OfBoth<std::vector<DrawItemIndex>> items = chosenItems();
  m_pictures->setMarked(items);
  if (!m_stays) {
    m_pictures->frame(items);
  }
  m_buttons.frame->setEnabled(m_pictures->isVisibleTo(this) &&
                              !(items[Side::Before].empty() && items[Side::After].empty()));
  followWindow();
}

void CompareDialog::frameChosen() {
  m_pictures->frame(chosenItems());
}

std::optional<Side> CompareDialog::sideInWindow(const comparing::Difference& difference) const {
  for (const Side side : {Side::After, Side::Before}) {
    if (isIn(difference, side) && m_subject.isInWindow(m_files[side])) {
      return side;
    }
  }
  return std::nullopt;
}

void CompareDialog::followWindow() {
  const comparing::Difference* difference = m_comparison ? m_list->current() : nullptr;
  m_buttons.goTo->setEnabled(difference && sideInWindow(*difference));
}

void CompareDialog::goToChosen() {
  const comparing::Difference* difference = m_list->current();
  if (const auto side = difference ? sideInWindow(*difference) : std::nullopt) {
    Q_EMIT goToWanted(placeOf(*difference, *side));
  }
}

void CompareDialog::choosePicked(Side side, DrawItemIndex item) {
  // The user looks at it already.
  const QScopedValueRollback stays(m_stays, true);
  // Surfaces are listed behind their nodes, and say more.
  for (auto group = m_comparison->groups.rbegin(); group != m_comparison->groups.rend(); ++group) {
    for (const comparing::Difference& difference : group->differences) {
      if (std::ranges::find(placeOf(difference, side).items, item) != placeOf(difference, side).items.end()) {
        m_list->choose(&difference);
        return;
      }
    }
  }
}

DataSaver::Writer CompareDialog::textWriter() const {
  return [comparison = m_comparison](const bytes::ByteSink& sink, base::Progress& progress) -> Result<void> {
    const structure::TextSink text = structure::asUtf8(sink);
    bool wanted = true;
    comparing::describe(*comparison, std::numeric_limits<std::size_t>::max(), [&](const QString& line) {
      progress.check();
      wanted = wanted && text(line + QLatin1Char('\n'));
    });
    return {};
  };
}

DataSaver::Writer CompareDialog::jsonWriter() const {
  return [comparison = m_comparison, before = m_files[Side::Before].reading->document,
          after = m_files[Side::After].reading->document](const bytes::ByteSink& sink,
                                                          base::Progress& progress) -> Result<void> {
    progress.check();
    const QByteArray report = comparing::reportOf(comparing::toJson(*comparison, before->structure, after->structure),
                                                  {before->path, after->path});
    progress.check();
    sink(std::as_bytes(std::span(report.constData(), static_cast<std::size_t>(report.size()))));
    return {};
  };
}

void CompareDialog::copy(const DataSaver::Writer& write) {
  const auto text = std::make_shared<QByteArray>();
  m_saver.run(
      tr("Copying the differences"),
      [text, write](base::Progress& progress) -> Result<void> {
        return write(
            [&text](std::span<const std::byte> bytes) {
              // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): text
              text->append(reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size()));
              return true;
            },
            progress);
      },
      [this, text] {
        QGuiApplication::clipboard()->setText(QString::fromUtf8(*text));
        m_labels.about->setText(tr("Differences copied to the clipboard."));
      });
}

void CompareDialog::save() {
  const QString name = QStringLiteral("%1-%2").arg(QFileInfo(m_files[Side::Before].document().path).completeBaseName(),
                                                   tr("differences"));
  m_saver.ask({.title = tr("Save Differences"),
               .name = name,
               .forms = {{tr("Text"), QStringLiteral("txt"), textWriter()},
                         {QStringLiteral("JSON"), QStringLiteral("json"), jsonWriter()}},
               .opened = formats::fileOnDisk(m_files[Side::Before].document().path)});
}

} // namespace vitrine::ui
