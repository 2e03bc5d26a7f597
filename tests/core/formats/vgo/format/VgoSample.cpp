#include "tests/core/formats/vgo/format/VgoSample.h"

#include "core/files/FolderMount.h"
#include "core/formats/vgo/format/VgoContent.h"
#include "tests/support/Samples.h"

namespace vitrine::formats::vgo {

Result<DocumentPtr> VgoSample::load(const char* name, const QHash<QString, QString>& options) {
  const QString path = tests::samplePath(QStringLiteral("vgo/") + QLatin1StringView(name)).value();
  fixture = std::make_unique<tests::LoadFixture>();
  fixture->context.options = options;
  for (const SearchPath& searched : VgoContent().searchPaths(path, format.info())) {
    fixture->vfs.append(std::make_shared<files::FolderMount>(searched.path));
  }
  return fixture->loadFile(format, path);
}

DocumentPtr VgoSample::loaded(const char* name) {
  auto document = load(name);
  EXPECT_TRUE(document) << name << ": " << document.error().message.toStdString();
  return document ? *document : nullptr;
}

} // namespace vitrine::formats::vgo
