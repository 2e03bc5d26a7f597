#include <QCoreApplication>

#include <gtest/gtest.h>

/// For tests of what loads modules: these are looked for beside the program, and only an application knows where that
/// is.
int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  const QCoreApplication application(argc, argv);
  return RUN_ALL_TESTS();
}
