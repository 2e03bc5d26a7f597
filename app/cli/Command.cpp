#include "app/cli/Command.h"

#include <QCoreApplication>

namespace vitrine::cli {

std::unique_ptr<QCoreApplication> Command::makeApplication(int& argc, char** argv) {
  return std::make_unique<QCoreApplication>(argc, argv);
}

} // namespace vitrine::cli
