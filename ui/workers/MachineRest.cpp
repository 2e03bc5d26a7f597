#include "ui/workers/MachineRest.h"

#include "core/base/InParallel.h"
#include "core/base/RunningTasks.h"

#include <QtGlobal>

#ifdef Q_OS_UNIX
#include <cstdlib>
#endif

namespace vitrine::ui {

bool machineRests() {
#ifdef Q_OS_UNIX
  double load = 0; // processes that ran or waited, as an average of the last minute
  if (getloadavg(&load, 1) == 1 && load > base::processorCount() / 2.0) {
    return false;
  }
#endif
  return base::RunningTasks().items().empty();
}

} // namespace vitrine::ui
