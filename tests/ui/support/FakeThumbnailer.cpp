#include "tests/ui/support/FakeThumbnailer.h"

#include <QImage>

#include <csignal>

namespace vitrine::tests {

FakeThumbnailer::FakeThumbnailer() {
  QImage red(64, 48, QImage::Format_RGB32);
  red.fill(Qt::red);
  red.save(m_folder.path(QStringLiteral("red.png")));
  m_folder.write(QStringLiteral("thumbnailer"), QByteArray(R"(#!/bin/sh
[ "$1" = thumbnail ] && [ "$4" = --size ] || exit 2
here=$(dirname "$0")
name=$(basename "$2")
echo "$name" >> "$here/calls"
echo "$5" >> "$here/sizes"
case "$name" in
bad*) exit 1 ;;
crash*) kill -SEGV $$ ;;
busy*) [ $(grep -c "^$name\$" "$here/calls") = 1 ] && exec sleep 1000 ;;
heavy*) [ "$6" = --seconds ] || exit 5 ;;
slow*) echo $$ >> "$here/slow"; exec sleep 1000 ;;
empty*) exit 0 ;;
unknown*) exit 2 ;;
esac
cp "$here/red.png" "$3"
)"));
  QFile::setPermissions(program(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

QStringList FakeThumbnailer::lines(const QString& name) const {
  QFile file(m_folder.path(name));
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts)
                                        : QStringList();
}

QStringList FakeThumbnailer::calls() const {
  return lines(QStringLiteral("calls"));
}

QStringList FakeThumbnailer::sizes() const {
  return lines(QStringLiteral("sizes"));
}

std::vector<int> FakeThumbnailer::slow() const {
  std::vector<int> processes;
  for (const QString& line : lines(QStringLiteral("slow"))) {
    processes.push_back(line.toInt());
  }
  return processes;
}

bool FakeThumbnailer::isRunning(int process) {
  return kill(process, 0) == 0;
}

} // namespace vitrine::tests
