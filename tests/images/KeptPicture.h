#pragma once

#include <QImage>
#include <QString>

namespace vitrine::tests {

/// Keeps a picture where a person can look at it after a failure.
void keepForLooking(const QString& name, const QImage& picture);

/// Compares with tests/images/baselines/NAME.png and returns that; null, and the test has failed, where there is none
/// of this size. With VITRINE_REGEN=1 the picture is written first: look at it.
QImage expectKept(const QString& name, const QImage& picture);

} // namespace vitrine::tests
