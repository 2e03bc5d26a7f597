#include "render/display/Graphics.h"

#include <QApplication>

#include <gtest/gtest.h>

#include <cstdio>

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  vitrine::render::configureGraphics(true);
  const QApplication application(argc, argv);
  if (const auto usable = vitrine::render::checkOpenGl(); !usable) {
    std::fprintf(stderr, "%s\n", qPrintable(usable.error().reason()));
    return 1;
  }
  return RUN_ALL_TESTS();
}
