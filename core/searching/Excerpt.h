#pragma once

#include "core/searching/TextMatcher.h"

namespace vitrine::searching {

/// One line of a text around a span of it.
struct Excerpt {
  QString text;
  TextSpan span; ///< the same in `text`
};

/// The span with some text before and behind it; what is left out is an ellipsis, ends of lines and other control
/// characters are blanks.
Excerpt excerptOf(QStringView text, TextSpan span);

/// `head` in front of an excerpt.
Excerpt withHead(const QString& head, Excerpt excerpt);

} // namespace vitrine::searching
