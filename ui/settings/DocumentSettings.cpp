#include "ui/settings/DocumentSettings.h"

#include <algorithm>

namespace vitrine::ui {
namespace {

const QString kKept = QStringLiteral("documents/keptMegabytes");

constexpr qlonglong kDefaultMegabytes = 1024;
constexpr qlonglong kMostMegabytes = 1 << 20;
constexpr int kBitsOfMegabyte = 20;

} // namespace

std::uint64_t DocumentSettings::keptBytes() const {
  bool good = false;
  const qlonglong megabytes = m_store.value(kKept, kDefaultMegabytes).toLongLong(&good);
  const qlonglong sane = good && megabytes >= 0 ? std::min(megabytes, kMostMegabytes) : kDefaultMegabytes;
  return static_cast<std::uint64_t>(sane) << kBitsOfMegabyte;
}

void DocumentSettings::setKeptBytes(std::uint64_t bytes) {
  m_store.setValue(kKept, static_cast<qlonglong>(bytes >> kBitsOfMegabyte));
}

} // namespace vitrine::ui
