#pragma once

#include "ui/settings/InputSettings.h"

#include <initializer_list>

namespace vitrine::ui {

/// A command and its keys.
struct CommandKeys {
  const char* command; ///< its action's object name
  const char* keys;    ///< QKeySequence::PortableText, several separated by blanks
};

ShortcutKeys shortcutKeys(std::initializer_list<CommandKeys> list);
/// Keys that commands have until the user changes them. Commands without keys are not listed.
const ShortcutKeys& defaultKeys();

} // namespace vitrine::ui
