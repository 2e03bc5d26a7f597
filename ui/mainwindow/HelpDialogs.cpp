#include "ui/mainwindow/HelpDialogs.h"

#include "core/base/Version.h"
#include "ui/actions/ActionListModel.h"
#include "ui/actions/KeySheet.h"
#include "ui/widgets/PartNames.h"
#include "ui/widgets/ViewKeys.h"
#include "ui/widgets/WordFilter.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace vitrine::ui {
namespace {

class HelpDialogTexts {
  Q_DECLARE_TR_FUNCTIONS(vitrine::ui::HelpDialogs)
};

/// Table of inputs that are no actions: flying keys and the mouse.
QString movingText() {
  const std::array rows{
      std::pair{HelpDialogTexts::tr("W A S D"),
                HelpDialogTexts::tr("fly forward, left, back, right (by position, on any keyboard layout)")},
      std::pair{HelpDialogTexts::tr("E or Space, Q"), HelpDialogTexts::tr("fly up, down")},
      std::pair{HelpDialogTexts::tr("Shift, Ctrl"), HelpDialogTexts::tr("three times as fast, a tenth as fast")},
      std::pair{HelpDialogTexts::tr("Left or right drag"), HelpDialogTexts::tr("look around; in orbit: turn")},
      std::pair{HelpDialogTexts::tr("Middle drag"), HelpDialogTexts::tr("move sideways")},
      std::pair{HelpDialogTexts::tr("Wheel"), HelpDialogTexts::tr("flying speed; in orbit: zoom to the cursor")},
      std::pair{HelpDialogTexts::tr("Click"), HelpDialogTexts::tr("select a surface, its record and its bytes")},
      std::pair{HelpDialogTexts::tr("Ctrl+click"), HelpDialogTexts::tr("add to the selection, or remove from it")},
      std::pair{HelpDialogTexts::tr("Shift+left drag"), HelpDialogTexts::tr("select what is visible in a rectangle")},
      std::pair{HelpDialogTexts::tr("Double-click"), HelpDialogTexts::tr("set the centre of orbit")},
      std::pair{HelpDialogTexts::tr("Right click"), HelpDialogTexts::tr("open the menu of an item")},
  };
  QString text = QStringLiteral("<table cellspacing=\"3\">");
  for (const auto& [keys, meaning] : rows) {
    text += QStringLiteral("<tr><td><b>%1</b>&nbsp;&nbsp;</td><td>%2</td></tr>")
                .arg(keys.toHtmlEscaped(), meaning.toHtmlEscaped());
  }
  return text + QStringLiteral("</table>");
}

QDialog* makeDialog(const QString& name, const QString& title, QWidget* parent) {
  auto* dialog = new QDialog(parent);
  dialog->setObjectName(name);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(title);
  return dialog;
}

QDialogButtonBox* addCloseButton(QDialog* dialog, QVBoxLayout* layout) {
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
  QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
  layout->addWidget(buttons);
  return buttons;
}

/// For printing: any editor does that better.
void addSheetButton(const ActionRegistry& registry, QDialogButtonBox* buttons) {
  QPushButton* copy = buttons->addButton(HelpDialogTexts::tr("&Copy as Text"), QDialogButtonBox::ActionRole);
  copy->setObjectName(QStringLiteral("copyKeys"));
  copy->setToolTip(HelpDialogTexts::tr("Copy all keys by menu, for printing or sending"));
  copy->setAutoDefault(false);
  QObject::connect(copy, &QPushButton::clicked, buttons,
                   [&registry] { QGuiApplication::clipboard()->setText(keySheetText(registry)); });
}

} // namespace

void showKeyboardMap(const ActionRegistry& registry, QWidget* parent) {
  QDialog* dialog = makeDialog(QStringLiteral("keyboardMap"), HelpDialogTexts::tr("Keyboard and Mouse"), parent);
  auto* layout = new QVBoxLayout(dialog);
  auto* moving = new QLabel(movingText(), dialog);
  moving->setTextFormat(Qt::RichText);
  auto* search = new QLineEdit(dialog);
  search->setPlaceholderText(HelpDialogTexts::tr("Find a command or a key"));
  search->setAccessibleName(HelpDialogTexts::tr("Find a command or a key"));
  addClearButton(*search);
  auto* filter = new WordFilter(dialog);
  filter->setSourceModel(new ActionListModel(registry, dialog));
  auto* list = new QTreeView(dialog);
  list->setModel(filter);
  list->setAccessibleName(HelpDialogTexts::tr("Keys"));
  list->setRootIsDecorated(false);
  list->setUniformRowHeights(true);
  list->setAlternatingRowColors(true);
  list->header()->setStretchLastSection(false);
  list->header()->setSectionResizeMode(ActionListModel::Text, QHeaderView::Stretch);
  list->header()->setSectionResizeMode(ActionListModel::Shortcut, QHeaderView::ResizeToContents);
  keepViewKeys(list);
  QObject::connect(search, &QLineEdit::textChanged, filter, &WordFilter::setWords);
  layout->addWidget(moving);
  layout->addWidget(search);
  layout->addWidget(list, 1);
  addSheetButton(registry, addCloseButton(dialog, layout));
  const QFontMetrics metrics(dialog->font());
  dialog->resize(metrics.averageCharWidth() * 92, metrics.height() * 38);
  dialog->show();
}

void showAbout(const QString& report, QWidget* parent) {
  QDialog* dialog = makeDialog(QStringLiteral("about"), HelpDialogTexts::tr("About Vitrine"), parent);
  auto* layout = new QVBoxLayout(dialog);
  auto* title = new QLabel(HelpDialogTexts::tr("Vitrine %1").arg(QLatin1String(base::kVersion)), dialog);
  QFont font = title->font();
  font.setPointSizeF(font.pointSizeF() * 1.6);
  title->setFont(font);
  auto* text =
      new QLabel(HelpDialogTexts::tr("A viewer for the 3D worlds of old games, and for every byte they are made of. "
                                     "Free software under the MIT licence."),
                 dialog);
  text->setWordWrap(true);
  auto* system = new QPlainTextEdit(report, dialog);
  system->setReadOnly(true);
  system->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  system->setAccessibleName(HelpDialogTexts::tr("System report"));
  layout->addWidget(title);
  layout->addWidget(text);
  layout->addWidget(system, 1);
  QPushButton* copy =
      addCloseButton(dialog, layout)->addButton(HelpDialogTexts::tr("&Copy Report"), QDialogButtonBox::ActionRole);
  QObject::connect(copy, &QPushButton::clicked, dialog, [report] { QGuiApplication::clipboard()->setText(report); });
  const QFontMetrics metrics(dialog->font());
  dialog->resize(metrics.averageCharWidth() * 80, metrics.height() * 22);
  dialog->show();
}

} // namespace vitrine::ui
