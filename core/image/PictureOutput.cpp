#include "core/image/PictureOutput.h"

namespace vitrine::image {

Result<std::unique_ptr<PictureOutput>> PictureOutput::open(const QString& path, const OutputOptions& options,
                                                           QSize size, bool alpha) {
  std::unique_ptr<PictureOutput> output(new PictureOutput(path));
  bytes::WholeFile& file = output->m_file;
  if (!file.open(QIODevice::WriteOnly)) {
    return std::unexpected(Error::of(ErrorCode::WriteFailed, file.errorString(), path));
  }
  auto encoder = makePictureEncoder(options, size, alpha && holdsAlpha(options.kind),
                                    [output = output.get()](const QByteArray& bytes) {
                                      const bool written = output->m_file.write(bytes) == bytes.size();
                                      output->m_problem = written ? output->m_problem : output->m_file.errorString();
                                      return written;
                                    });
  if (!encoder) {
    return output->failed(encoder.error());
  }
  output->m_encoder = std::move(*encoder);
  return output;
}

std::unexpected<Error> PictureOutput::failed(const Error& error) {
  return std::unexpected(Error::of(error.code, m_problem.isEmpty() ? error.message : m_problem, m_file.fileName()));
}

Result<void> PictureOutput::add(const QImage& strip) {
  const auto added = m_encoder->add(strip);
  return added ? added : failed(added.error());
}

Result<void> PictureOutput::commit() {
  if (const auto ended = m_encoder->end(); !ended) {
    return failed(ended.error());
  }
  return bytes::commitWhole(m_file) ? Result<void>() : failed(Error::of(ErrorCode::WriteFailed, m_file.errorString()));
}

Result<void> savePicture(const QImage& picture, const QString& path, const OutputOptions& options) {
  const bool alpha = picture.hasAlphaChannel();
  const auto output = PictureOutput::open(path, options, picture.size(), alpha);
  if (!output) {
    return std::unexpected(output.error());
  }
  // Kinds of bytes want bytes; light stays light.
  const bool fits = isSceneLinear(options.kind);
  const auto added =
      (*output)->add(fits ? picture : picture.convertToFormat(alpha ? QImage::Format_ARGB32 : QImage::Format_RGB32));
  return added ? (*output)->commit() : added;
}

} // namespace vitrine::image
