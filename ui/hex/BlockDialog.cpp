#include "ui/hex/BlockDialog.h"

#include "core/base/Translate.h"
#include "ui/widgets/MistakeMark.h"
#include "ui/widgets/Texts.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace vitrine::ui {
namespace {

/// Where the colon stands that would separate a length.
std::optional<int> separatorIn(const QString& start) {
  for (const QLatin1StringView separator : {QLatin1StringView(":"), QLatin1StringView("..")}) {
    if (const auto at = start.indexOf(separator); at >= 0) {
      return static_cast<int>(at);
    }
  }
  return std::nullopt;
}

} // namespace

BlockDialog::BlockDialog(QWidget* parent)
    : QDialog(parent), m_start(new QLineEdit(this)), m_length(new QLineEdit(this)), m_message(new QLabel(this)) {
  setObjectName(QStringLiteral("selectBlock"));
  setWindowTitle(tr("Select Block"));
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  m_select = buttons->addButton(tr("&Select"), QDialogButtonBox::AcceptRole);
  m_select->setDefault(true);
  auto* form = new QFormLayout;
  form->addRow(tr("S&tart:"), m_start);
  form->addRow(tr("&Length:"), m_length);
  auto* layout = new QVBoxLayout(this);
  layout->addLayout(form);
  layout->addWidget(m_message);
  layout->addWidget(buttons);
  m_start->setObjectName(QStringLiteral("blockStart"));
  m_start->setMinimumWidth(fontMetrics().averageCharWidth() * 40);
  m_start->setToolTip(tr("0x40c + 16*7, +0x10 from the cursor, end-16"));
  m_length->setObjectName(QStringLiteral("blockLength"));
  m_length->setToolTip(tr("A number of bytes: 16, 0x10, 4*(8+8)"));
  m_message->setObjectName(QStringLiteral("blockMessage"));
  m_message->setTextFormat(Qt::PlainText);
  m_message->setWordWrap(true);
  connect(m_start, &QLineEdit::textChanged, this, &BlockDialog::check);
  connect(m_length, &QLineEdit::textChanged, this, &BlockDialog::check);
  connect(buttons, &QDialogButtonBox::accepted, this, &BlockDialog::choose);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void BlockDialog::ask(const bytes::OffsetContext& context, const bytes::OffsetTarget& selected) {
  m_context = context;
  m_start->setText(hexText(selected.offset));
  m_length->setText(QString::number(selected.size));
  m_start->selectAll();
  m_start->setFocus();
  check();
  show();
  raise();
  activateWindow();
}

/// The mistake's offset counts through the start, a colon and the length.
Result<bytes::OffsetTarget> BlockDialog::read() const {
  if (const auto separator = separatorIn(m_start->text())) {
    return std::unexpected(
        Error::damaged(base::translate("formats", "“%1” is not expected here").arg(m_start->text()[*separator]),
                       static_cast<std::uint64_t>(*separator)));
  }
  if (const auto start = bytes::parseOffset(m_start->text(), m_context); !start) {
    return start;
  }
  return bytes::parseOffset(m_start->text() + QLatin1Char(':') + m_length->text(), m_context);
}

void BlockDialog::check() {
  const auto target = read();
  std::optional<Mistake> inStart;
  std::optional<Mistake> inLength;
  if (!target) {
    const auto place = static_cast<int>(target.error().offset.value_or(0));
    const auto startLength = static_cast<int>(m_start->text().size());
    (place <= startLength ? inStart : inLength) = Mistake{place <= startLength ? place : place - startLength - 1};
    m_message->setText(target.error().message);
  } else {
    m_message->setText(tr("%1 to %2").arg(hexText(target->offset), hexText(target->offset + target->size - 1)));
  }
  underlineMistake(*m_start, inStart);
  underlineMistake(*m_length, inLength);
  m_select->setEnabled(target.has_value());
}

void BlockDialog::choose() {
  if (const auto target = read()) {
    accept();
    Q_EMIT chosen(*target);
  }
}

} // namespace vitrine::ui
