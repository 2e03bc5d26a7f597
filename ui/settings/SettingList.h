#pragma once

// The descriptions of all settings, so that whoever includes this has all of them registered (allSettings).
#include "ui/settings/BrowserSettings.h"
#include "ui/settings/ByteSettings.h"
#include "ui/settings/DocumentSettings.h"
#include "ui/settings/ExportSettings.h"
#include "ui/settings/FileSettings.h"
#include "ui/settings/InputSettings.h"
#include "ui/settings/PlaybackSettings.h"
#include "ui/settings/ProgramSettings.h"
#include "ui/settings/RecordSettings.h"
#include "ui/settings/SearchSettings.h"
#include "ui/settings/ViewSettings.h"
#include "ui/settings/WindowSettings.h"
