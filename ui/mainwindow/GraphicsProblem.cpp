#include "ui/mainwindow/GraphicsProblem.h"

#include <QGuiApplication>
#include <QMessageBox>
#include <QPushButton>

namespace vitrine::ui {
namespace {

class GraphicsProblemTexts {
  Q_DECLARE_TR_FUNCTIONS(vitrine::ui::GraphicsProblem)
};

QString wayOut(bool softwareTried) {
  return softwareTried
             ? GraphicsProblemTexts::tr("Software rendering is not available either. Install the Mesa drivers (on "
                                        "Debian, the package libgl1-mesa-dri), or use vitrine-cli to inspect files.")
             : GraphicsProblemTexts::tr("Install or update the graphics driver. Until then, software rendering can be "
                                        "used. It is slower but looks the same. vitrine --software always uses it.");
}

} // namespace

GraphicsAnswer askAboutGraphics(const Error& error, bool softwareTried) {
  QMessageBox box(QMessageBox::Critical, GraphicsProblemTexts::tr("Vitrine"),
                  GraphicsProblemTexts::tr("Vitrine needs OpenGL 3.3, which is not available here."));
  box.setObjectName(QStringLiteral("graphicsProblem"));
  box.setInformativeText(wayOut(softwareTried));
  box.setDetailedText(error.message);
  box.setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  QPushButton* software =
      softwareTried ? nullptr
                    : box.addButton(GraphicsProblemTexts::tr("Use Software Ren&dering"), QMessageBox::AcceptRole);
  box.addButton(QMessageBox::Close);
  box.exec();
  return software && box.clickedButton() == software ? GraphicsAnswer::DrawInSoftware : GraphicsAnswer::Quit;
}

bool canAskUser() {
  const QString platform = QGuiApplication::platformName();
  return platform != QLatin1String("offscreen") && platform != QLatin1String("minimal");
}

} // namespace vitrine::ui
