// Writes the seeds of fuzz_vphy into the folder named: collision models of boxes, in both orders of bytes.
#include "tests/core/formats/source/bsp/records/PhysMaker.h"

#include <QDir>
#include <QFile>

using namespace vitrine;
using namespace vitrine::tests;

namespace {

bool writeSeed(const QDir& folder, const char* name, bytes::Endian order) {
  const PhysMaker maker(order);
  const std::vector<PhysBox> boxes{{{-64, -32, 0}, {64, 32, 8}, 5}, {{0, 0, 8}, {16, 24, 72}, 6}};
  const auto surface = maker.surface(boxes);
  const auto content = joined(
      {maker.model(0, {maker.solid(surface), maker.solid(maker.surface({boxes.back()}))}, "staticsolid {}"),
       maker.model(1, {maker.surface({boxes.front()}), maker.solid(surface, 0x101), maker.solid(surface, 0x100, 1)},
                   "solid {}"),
       maker.model(-1, {}, {})});
  QFile file(folder.filePath(QString::fromLatin1(name)));
  const char first = order == bytes::Endian::Big ? 1 : 0;
  const auto size = static_cast<qint64>(content.size());
  return file.open(QIODevice::WriteOnly) && file.putChar(first) &&
         file.write(reinterpret_cast<const char*>(content.data()), size) == size;
}

} // namespace

int main(int argc, char** argv) {
  const QDir folder(argc > 1 ? QString::fromLocal8Bit(argv[1]) : QString());
  const bool written = folder.mkpath(QStringLiteral(".")) && writeSeed(folder, "little", bytes::Endian::Little) &&
                       writeSeed(folder, "big", bytes::Endian::Big);
  return written ? 0 : 1;
}
