#pragma once

#include <QCoreApplication>

namespace vitrine::base {

/// User text in the language of the program. lupdate finds texts by the name of this function; it takes literals alone.
inline QString translate(const char* context, const char* text) {
  return QCoreApplication::translate(context, text);
}

} // namespace vitrine::base
