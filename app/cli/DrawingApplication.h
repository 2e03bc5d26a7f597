#pragma once

#include <memory>

class QCoreApplication;

namespace vitrine::cli {

/// The application object of a command that draws; null, with the reason on stderr, when there is no display for it.
std::unique_ptr<QCoreApplication> makeDrawingApplication(int& argc, char** argv, bool software);

} // namespace vitrine::cli
