#include "tests/ui/support/FakeReader.h"

#include <QFile>

namespace vitrine::tests {

FakeReader::FakeReader() {
  m_folder.write(QStringLiteral("reader"), QByteArray(R"(#!/bin/sh
[ "$1" = info ] && [ "$2" = --words ] || exit 2
here=$(dirname "$0")
name=$(basename "$3")
echo "$name" >> "$here/calls"
case "$name" in
bad*) echo "vitrine-cli: $3: the squares are round" >&2; exit 1 ;;
crash*) kill -SEGV $$ ;;
slow*) exec sleep 1000 ;;
busy*) [ $(grep -c "^$name\$" "$here/calls") = 1 ] && exec sleep 1000 ;;
torn*) damage=2 ;;
esac
printf '{"format":"test","triangles":100,"damage":%s,"words":["func_door","%s"]}' "${damage:-0}" "$name inside"
)"));
  QFile::setPermissions(program(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

QStringList FakeReader::calls() const {
  QFile file(m_folder.path(QStringLiteral("calls")));
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts)
                                        : QStringList();
}

} // namespace vitrine::tests
