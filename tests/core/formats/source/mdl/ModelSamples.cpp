#include "tests/core/formats/source/mdl/ModelSamples.h"

#include "tests/support/Samples.h"

#include <QFile>

#include <gtest/gtest.h>

namespace vitrine::tests {

using namespace formats::source;

nlohmann::ordered_json expectedModels() {
  auto models = nlohmann::ordered_json::object();
  const auto all = expectedOfSamples(QStringLiteral("source-assets"));
  for (const auto& [name, values] : all.items()) {
    if (name.ends_with(".mdl")) {
      models[name] = values;
    }
  }
  return models;
}

std::size_t wholeModels() {
  return samplePath(QStringLiteral("source-assets/wire")) ? 17 : 3;
}

GameFileReader sampleReader() {
  return [](const QString& path) -> Result<Bytes> {
    const auto found = samplePath(QStringLiteral("source-assets/") + path);
    QFile file(found.value_or(QString()));
    if (!found || !file.open(QIODevice::ReadOnly)) {
      return std::unexpected(Error::of(ErrorCode::NotFound, QStringLiteral("not among the samples"), path));
    }
    return Bytes::adopt(file.readAll());
  };
}

SampleModel::SampleModel(const QString& path) {
  const GameFileReader read = sampleReader();
  auto mdlRead = readMdl(read(path).value_or(Bytes()), diagnostics);
  const auto vertices = findVertices(path, read);
  const auto triangles = findTriangles(path, read);
  EXPECT_TRUE(mdlRead && vertices && triangles) << path.toStdString();
  if (!mdlRead || !vertices || !triangles) {
    return;
  }
  mdl = std::move(*mdlRead);
  auto vvdRead = readVvd(vertices->bytes, 1);
  auto vtxRead = readVtx(triangles->bytes, 2, mdl);
  EXPECT_TRUE(vvdRead && vtxRead) << path.toStdString();
  if (vvdRead && vtxRead) {
    vvd = std::move(*vvdRead);
    vtx = std::move(*vtxRead);
  }
}

} // namespace vitrine::tests
