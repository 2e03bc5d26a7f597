#include "ui/comparing/ChangeColors.h"

namespace vitrine::ui {

using comparing::Change;

QColor changeText(Change change, bool dark) {
  switch (change) {
  case Change::Added:
    return dark ? QColor(0x6f, 0xd8, 0x8f) : QColor(0x0b, 0x6b, 0x2e);
  case Change::Removed:
    return dark ? QColor(0xff, 0x9a, 0x8f) : QColor(0xa8, 0x1e, 0x1e);
  case Change::Changed:
    return dark ? QColor(0xf3, 0xc2, 0x5c) : QColor(0x7a, 0x4d, 0x00);
  case Change::Moved:
  case Change::Renumbered:
    break;
  }
  return dark ? QColor(0xc4, 0xc9, 0xce) : QColor(0x4a, 0x4f, 0x55);
}

QColor changeTint(Change change) {
  constexpr int kShare = 120; // of 255
  switch (change) {
  case Change::Added:
    return {0x1f, 0xd0, 0x5a, kShare};
  case Change::Removed:
    return {0xf0, 0x30, 0x30, kShare};
  case Change::Changed:
  case Change::Moved:
  case Change::Renumbered:
    break;
  }
  return {0xff, 0xae, 0x00, kShare};
}

} // namespace vitrine::ui
