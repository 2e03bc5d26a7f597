#pragma once

#include <QByteArray>
#include <QString>

namespace vitrine::tests {

/// Compares `text` with tests/goldens/data/`name`, line by line; with VITRINE_REGEN=1 writes it there instead. A
/// difference fails the running test and leaves what came out in the build folder's golden-results.
void expectGolden(const QString& name, const QByteArray& text);

} // namespace vitrine::tests
