#include "core/formats/x3/assets/FileReader.h"

#include "core/base/Translate.h"
#include "core/formats/x3/records/BinaryBody.h"
#include "core/formats/x3/records/TextBody.h"
#include "core/formats/x3/records/TextScene.h"

#include <QFileInfo>

namespace vitrine::formats::x3 {
namespace {

Result<Bytes> allOf(const ByteSource& source, const Limits& limits) {
  if (source.size() > limits.maxDecodedBytes) {
    return std::unexpected(
        Error::of(ErrorCode::LimitReached, base::translate("formats", "the file is larger than the limit allows")));
  }
  return source.readAll();
}

} // namespace

Result<WorldFile> FileReader::readOpened(const Source& source) {
  const auto bytes = allOf(*source.bytes, m_context.limits);
  if (!bytes) {
    return std::unexpected(bytes.error());
  }
  WorldFile file;
  file.path = QFileInfo(source.path).fileName();
  file.source = source.bytes;
  return read(std::move(file), *bytes);
}

Result<WorldFile> FileReader::readFound(const GameFiles::Found& found) {
  const auto source = found.file.mount->open(found.file.entry, m_context.limits);
  const auto bytes = source ? allOf(**source, m_context.limits) : std::unexpected(source.error());
  if (!bytes) {
    return std::unexpected(bytes.error());
  }
  m_bytes += bytes->size();
  if (m_bytes > m_context.limits.maxTotalDecodedBytes) {
    return std::unexpected(
        Error::of(ErrorCode::LimitReached, base::translate("formats", "the limit for additional files is reached")));
  }
  WorldFile file;
  file.path = found.path;
  file.source = bytes::makeMemorySource(*bytes);
  file.space = m_spaces.add(found.path, file.source, std::nullopt, {});
  return read(std::move(file), *bytes);
}

Result<Bytes> FileReader::unwrap(WorldFile& file, const Bytes& packed) {
  auto decoded = unwrapped(packed, m_context.limits);
  if (!decoded) {
    return std::unexpected(decoded.error());
  }
  const ByteRange coded{file.space, 0, packed.size()};
  m_bytes += decoded->bytes.size();
  if (!decoded->complete) {
    m_context.diagnostics.damage(QStringLiteral("%1: %2").arg(file.path, decoded->problem), coded);
  }
  file.source = bytes::makeMemorySource(decoded->bytes);
  file.space = m_spaces.add(QStringLiteral("%1 (unwrapped)").arg(file.path), file.source, coded, wrappingName(packed));
  return decoded->bytes;
}

Result<WorldFile> FileReader::read(WorldFile file, const Bytes& packed) {
  const auto content = wrappingOf(packed) == Wrapping::None ? Result<Bytes>(packed) : unwrap(file, packed);
  if (!content) {
    return std::unexpected(content.error());
  }
  file.kind = kindOf(*content, true);
  if (auto parsed = parse(file, *content); !parsed) {
    return std::unexpected(parsed.error());
  }
  return file;
}

Result<void> FileReader::parse(WorldFile& file, const Bytes& content) {
  const ByteRange where{file.space, 0, content.size()};
  const Limits& limits = m_context.limits;
  Diagnostics& diagnostics = m_context.diagnostics;
  m_context.progress.step(QStringLiteral("Reading %1").arg(file.path), 0.1);
  switch (file.kind) {
  case FileKind::TextScene:
    file.scene = readTextScene(content, where, limits, diagnostics, &m_context.progress);
    return {};
  case FileKind::TextBody:
    file.bodies.push_back(readTextBody(content, where, limits, diagnostics, &m_context.progress));
    return {};
  case FileKind::BinaryBody:
    if (auto body = readBinaryBody(content, where, limits, diagnostics)) {
      file.bodies.push_back(std::move(*body));
      return {};
    } else {
      return std::unexpected(body.error());
    }
  case FileKind::BinaryScene:
    if (auto cut = readCut(content, where, limits, diagnostics)) {
      file.bodies = cut->bodies;
      file.cut = std::move(*cut);
      return {};
    } else {
      return std::unexpected(cut.error());
    }
  case FileKind::Unknown:
    break;
  }
  return std::unexpected(Error::of(
      ErrorCode::WrongFormat, content.empty() ? base::translate("formats", "the file is empty")
                                              : base::translate("formats", "this is not an X2 or X3 scene or body")));
}

} // namespace vitrine::formats::x3
