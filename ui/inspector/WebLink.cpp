#include "ui/inspector/WebLink.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QMessageBox>
#include <QPushButton>

namespace vitrine::ui {
namespace {

class LinkTexts {
  Q_DECLARE_TR_FUNCTIONS(vitrine::ui::WebLink)
};

/// Longer ones are made to hide where they lead.
constexpr qsizetype kLongestLink = 2000;

} // namespace

std::optional<QUrl> webLink(const QString& value) {
  const QString text = value.trimmed();
  if (text.size() > kLongestLink) {
    return std::nullopt;
  }
  const QUrl url(text, QUrl::StrictMode);
  const bool web = url.scheme() == QLatin1String("http") || url.scheme() == QLatin1String("https");
  return url.isValid() && web && !url.host().isEmpty() ? std::optional(url) : std::nullopt;
}

QString linkText(const QUrl& link) {
  return link.toString(QUrl::FullyEncoded);
}

void askToOpen(const QUrl& link, QWidget* parent) {
  auto* box = new QMessageBox(QMessageBox::Question, LinkTexts::tr("Open Link"),
                              LinkTexts::tr("Open a page of %1 in the browser?").arg(link.host(QUrl::FullyEncoded)),
                              QMessageBox::Cancel, parent);
  box->setObjectName(QStringLiteral("linkQuestion"));
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->setTextFormat(Qt::PlainText);
  box->setInformativeText(linkText(link));
  QPushButton* open = box->addButton(LinkTexts::tr("&Open"), QMessageBox::AcceptRole);
  box->setDefaultButton(QMessageBox::Cancel);
  QObject::connect(open, &QPushButton::clicked, box, [link] { QDesktopServices::openUrl(link); });
  box->open();
}

} // namespace vitrine::ui
