#include "render/display/Graphics.h"
#include "tests/render/SharedRenderer.h"

#include <QGuiApplication>

#include <gtest/gtest.h>

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  vitrine::render::configureGraphics(true);
  const QGuiApplication app(argc, argv);
  if (const auto usable = vitrine::render::checkOpenGl(); !usable) {
    std::fprintf(stderr, "%s\n", qPrintable(usable.error().reason()));
    return 1;
  }
  const int status = RUN_ALL_TESTS();
  vitrine::tests::endSharedRenderer();
  return status;
}
