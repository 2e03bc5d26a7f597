#pragma once

#include <QString>
#include <QUrl>

#include <optional>

class QWidget;

namespace vitrine::ui {

/// The address of a web page that a value from a file is, as a whole: http or https with a host. Nothing is ever
/// fetched from it here.
std::optional<QUrl> webLink(const QString& value);

/// Address of a link, in letters that cannot pass for others.
QString linkText(const QUrl& link);

/// Shows where a link leads and, if the user wants that, opens it in the browser. Does not block the window.
void askToOpen(const QUrl& link, QWidget* parent);

} // namespace vitrine::ui
