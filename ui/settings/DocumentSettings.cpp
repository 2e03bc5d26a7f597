#include "ui/settings/DocumentSettings.h"

#include <algorithm>
#include <array>

namespace vitrine::ui {
namespace {

const QString kKept = QStringLiteral("documents/keptMegabytes");

const QString kRestore = QStringLiteral("documents/restoreTabs");
const QString kReload = QStringLiteral("documents/reloadWhenChanged");

/// As in the settings file, by RestoreTabs.
constexpr std::array kRestoreNames{"ask", "always", "never"};

} // namespace

std::uint64_t DocumentSettings::keptBytes() const {
  bool good = false;
  const qlonglong megabytes = m_store.value(kKept, kUsualMegabytes).toLongLong(&good);
  const qlonglong sane = good && megabytes >= 0 ? std::min<qlonglong>(megabytes, kMostMegabytes) : kUsualMegabytes;
  return static_cast<std::uint64_t>(sane) << kBitsOfMegabyte;
}

void DocumentSettings::setKeptBytes(std::uint64_t bytes) {
  m_store.setValue(kKept, static_cast<qlonglong>(bytes >> kBitsOfMegabyte));
}

RestoreTabs DocumentSettings::restoreTabs() const {
  const QString name = m_store.value(kRestore).toString();
  const auto found = std::ranges::find_if(kRestoreNames, [&](const char* one) { return name == QLatin1String(one); });
  return found == kRestoreNames.end() ? RestoreTabs::Ask : static_cast<RestoreTabs>(found - kRestoreNames.begin());
}

void DocumentSettings::setRestoreTabs(RestoreTabs restore) {
  m_store.setValue(kRestore, QString::fromLatin1(kRestoreNames[static_cast<std::size_t>(restore)]));
}

bool DocumentSettings::reloadsWhenChanged() const {
  return m_store.value(kReload, true).toBool();
}

void DocumentSettings::setReloadsWhenChanged(bool reloads) {
  m_store.setValue(kReload, reloads);
}

} // namespace vitrine::ui
