#pragma once

#include <QObject>
#include <QString>

#include <functional>
#include <vector>

namespace vitrine::ui {

/// A text that an object shows, and the way to give it another.
struct ObjectText {
  QByteArray what; ///< tells it from the other texts of the object
  QString shown;
  std::function<void(const QString&)> set; ///< as long as the object lives
};

/// The texts of a widget or an action that come from the program, as far as they are not empty. What a user typed, and
/// what models and dialog buttons of Qt say, is not among them.
std::vector<ObjectText> textsOf(QObject& object);

} // namespace vitrine::ui
