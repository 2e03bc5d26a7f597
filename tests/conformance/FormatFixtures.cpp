#include "tests/conformance/FormatFixtures.h"

#include "core/bytes/FileBytes.h"
#include "core/formats/registry/Registry.h"
#include "tests/support/Samples.h"

#include <QFileInfo>

#include <stdexcept>

namespace vitrine::tests {
namespace {

const FormatFixtures& entryOf(const std::string& formatId) {
  return *std::ranges::find_if(formatFixtures(), [&](const auto& one) { return one.formatId == formatId; });
}

QStringList foldersOf(const std::string& formatId) {
  return QString::fromLatin1(entryOf(formatId).folders).split(QLatin1Char(';'), Qt::SkipEmptyParts);
}

/// True unless a head lacks its format's magic. Where files begin with one, those without it are of another format,
/// whatever their name: it is theirs to be refused.
bool hasContentOf(const std::string& formatId, formats::Probe head) {
  head.fileName = head.extension = QString();
  return !entryOf(formatId).hasMagic || formatOf(formatId).score(head) > 0;
}

} // namespace

std::vector<std::string> formatIds() {
  std::vector<std::string> ids;
  for (const FormatFixtures& one : formatFixtures()) {
    ids.emplace_back(one.formatId);
  }
  return ids;
}

std::string testNameOf(const std::string& formatId) {
  std::string name = formatId;
  std::ranges::replace_if(name, [](char c) { return std::isalnum(static_cast<unsigned char>(c)) == 0; }, '_');
  return name;
}

const formats::Format& formatOf(const std::string& formatId) {
  const formats::Format* format = formats::registry().byId(QString::fromStdString(formatId));
  if (format == nullptr) {
    throw std::logic_error("no format " + formatId);
  }
  return *format;
}

bool hasMagic(const std::string& formatId) {
  return entryOf(formatId).hasMagic;
}

formats::Probe probeOf(const QString& path, const Bytes& bytes) {
  return *formats::probe(path, *bytes::makeMemorySource(bytes));
}

QStringList fixtureFiles(const std::string& formatId) {
  QStringList found;
  for (const QString& folder : foldersOf(formatId)) {
    for (const QString& name : sampleFiles(folder)) {
      const QString path = samplePath(name).value();
      const auto file = FileBytes::open(path);
      const auto head = file ? formats::probe(path, **file) : std::unexpected(file.error());
      if (head && formats::registry().recognise(*head) == &formatOf(formatId) && hasContentOf(formatId, *head)) {
        found << path;
      }
    }
  }
  std::ranges::stable_sort(found, {}, [](const QString& path) { return QFileInfo(path).size(); });
  return found;
}

QStringList foreignFiles(const std::string& formatId) {
  const QStringList own = foldersOf(formatId);
  // Its fixtures may be but some of the samples.
  const QStringList ownNames = formats::registry().byId(QString::fromStdString(formatId))->info().extensions;
  QStringList foreign;
  for (const QString& name : sampleFiles({})) {
    const auto inside = [&](const QString& folder) { return name.startsWith(folder + QLatin1Char('/')); };
    if (std::ranges::none_of(own, inside) && !ownNames.contains(QFileInfo(name).suffix().toLower())) {
      foreign << samplePath(name).value();
    }
  }
  return foreign;
}

} // namespace vitrine::tests
