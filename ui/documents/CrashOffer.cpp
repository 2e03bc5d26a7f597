#include "ui/documents/CrashOffer.h"

#include "ui/documents/CrashReports.h"
#include "ui/shell/MessageBar.h"
#include "ui/widgets/FirstExposure.h"

#include <QClipboard>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFile>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QVBoxLayout>

namespace vitrine::ui {
namespace {

/// Enough for any report; whatever else bears its name is not read whole.
constexpr qint64 kMostReportBytes = 1 << 20;
constexpr QSize kSize(760, 520);

QString textOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.read(kMostReportBytes)) : QString();
}

} // namespace

CrashOffer::CrashOffer(const QString& folder, MessageBar& bar, QObject* parent)
    : QObject(parent), m_bar(bar), m_new(newCrashReports(folder)) {
  if (m_new.isEmpty()) {
    return;
  }
  m_report = m_new.front();
  m_message = m_bar.showMessage(
      {.topic = Message::Topic::Program,
       .scope = Message::Scope::Window,
       .text = [] { return tr("Vitrine closed unexpectedly. A report was saved on this computer. Nothing was sent."); },
       .button = [] { return tr("Show Report"); },
       .action = [this] { showReport(); }});
  FirstExposure::await(*m_bar.window(), [offer = QPointer(this)] {
    if (offer) {
      offer->keepReports();
    }
  });
}

void CrashOffer::keepReports() {
  for (qsizetype i = m_new.size() - 1; i >= 0; --i) {
    m_report = keepCrashReport(m_new[i]);
  }
  m_new.clear();
}

void CrashOffer::showReport() {
  auto* dialog = new QDialog(m_bar.window());
  dialog->setObjectName(QStringLiteral("crashReport"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(tr("Crash Report"));
  dialog->resize(kSize);
  auto* where = new QLabel(tr("Saved as %1").arg(m_report), dialog);
  where->setTextFormat(Qt::PlainText);
  where->setWordWrap(true);
  where->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  auto* text = new QPlainTextEdit(textOf(m_report), dialog);
  text->setReadOnly(true);
  text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  text->setAccessibleName(tr("Crash Report"));
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
  QPushButton* copy = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
  QPushButton* remove = buttons->addButton(tr("&Delete"), QDialogButtonBox::DestructiveRole);
  for (QPushButton* button : {copy, remove}) {
    button->setAutoDefault(false); // Enter closes
  }
  copy->setObjectName(QStringLiteral("crashReportCopy"));
  remove->setObjectName(QStringLiteral("crashReportDelete"));
  connect(copy, &QPushButton::clicked, dialog, [text] { QGuiApplication::clipboard()->setText(text->toPlainText()); });
  connect(remove, &QPushButton::clicked, dialog, [this, dialog] {
    QFile::remove(m_report);
    m_bar.withdraw(m_message);
    dialog->close();
  });
  connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
  auto* layout = new QVBoxLayout(dialog);
  layout->addWidget(where);
  layout->addWidget(text, 1);
  layout->addWidget(buttons);
  dialog->open();
}

} // namespace vitrine::ui
