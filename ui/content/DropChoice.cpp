#include "ui/content/DropChoice.h"

#include "ui/style/Icons.h"
#include "ui/widgets/Texts.h"

namespace vitrine::ui {

DropChoice::DropChoice(const QStringList& paths, const QString& documentName, QWidget* parent) : QMenu(parent) {
  setObjectName(QStringLiteral("dropChoice"));
  setAccessibleName(tr("Dropped files"));
  addAction(ui::icon(QStringLiteral("missing")), tr("&Mount for %1").arg(menuText(documentName)), this,
            [this, paths] { Q_EMIT mountChosen(paths); });
  addAction(ui::icon(QStringLiteral("open")), tr("&Open"), this, [this, paths] { Q_EMIT openChosen(paths); });
  addSeparator();
  addAction(ui::icon(QStringLiteral("close")), tr("&Cancel"));
  connect(this, &QMenu::aboutToHide, this, &QObject::deleteLater);
}

} // namespace vitrine::ui
