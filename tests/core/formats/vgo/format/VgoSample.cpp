#include "tests/core/formats/vgo/format/VgoSample.h"

#include "core/files/FolderMount.h"
#include "tests/support/Samples.h"

namespace vitrine::formats::vgo {

Result<DocumentPtr> VgoSample::load(const char* name, const QHash<QString, QString>& options) {
  const QString path = tests::samplePath(QStringLiteral("vgo/") + QLatin1StringView(name)).value();
  fixture = std::make_unique<tests::LoadFixture>();
  fixture->context.options = options;
  for (const ProposedRoot& root : format.roots(path)) {
    fixture->vfs.append(std::make_shared<files::FolderMount>(root.path));
  }
  return fixture->loadFile(format, path);
}

DocumentPtr VgoSample::loaded(const char* name) {
  auto document = load(name);
  EXPECT_TRUE(document) << name << ": " << document.error().message.toStdString();
  return document ? *document : nullptr;
}

} // namespace vitrine::formats::vgo
