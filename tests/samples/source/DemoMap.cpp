#include "source/Maps.h"
namespace vitrine::samples { MapModel makeDemo() { return makeSingleRoom(); } }
