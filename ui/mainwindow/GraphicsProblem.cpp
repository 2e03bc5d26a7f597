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
             ? GraphicsProblemTexts::tr("The processor cannot draw either: install Mesa's drivers (in Debian the "
                                        "package libgl1-mesa-dri), or look at files with vitrine-cli.")
             : GraphicsProblemTexts::tr("Install or update the driver of the graphics card. Until then the processor "
                                        "can draw, which is slower and looks the same; vitrine --software always does "
                                        "so.");
}

} // namespace

GraphicsAnswer askAboutGraphics(const Error& error, bool softwareTried) {
  QMessageBox box(QMessageBox::Critical, GraphicsProblemTexts::tr("Vitrine"),
                  GraphicsProblemTexts::tr("Vitrine needs OpenGL 3.3 to draw, and cannot have it here."));
  box.setObjectName(QStringLiteral("graphicsProblem"));
  box.setInformativeText(wayOut(softwareTried));
  box.setDetailedText(error.message);
  box.setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  QPushButton* software =
      softwareTried ? nullptr
                    : box.addButton(GraphicsProblemTexts::tr("&Draw with the Processor"), QMessageBox::AcceptRole);
  box.addButton(QMessageBox::Close);
  box.exec();
  return software && box.clickedButton() == software ? GraphicsAnswer::DrawInSoftware : GraphicsAnswer::Quit;
}

bool canAskUser() {
  const QString platform = QGuiApplication::platformName();
  return platform != QLatin1String("offscreen") && platform != QLatin1String("minimal");
}

} // namespace vitrine::ui
