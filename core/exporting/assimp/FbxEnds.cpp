#include "core/exporting/assimp/FbxEnds.h"

#include <QtEndian>

#include <optional>

namespace vitrine::exporting {
namespace {

constexpr qsizetype kFirstNode = 27;  ///< after the magic and the version
constexpr qsizetype kNodeHeader = 25; ///< end, number and bytes of properties, length of the name; all 0: the list ends
constexpr qsizetype kFooterId = 16;   ///< then zeros to the next 16 bytes, at least one
constexpr qsizetype kFooterAlign = 16;
constexpr int kDeepest = 64;

qsizetype offsetAt(const QByteArray& file, qsizetype at) {
  return at + 8 <= file.size() ? static_cast<qsizetype>(qFromLittleEndian<quint64>(file.constData() + at)) : -1;
}

class Rewriter {
public:
  explicit Rewriter(const QByteArray& file) : m_file(file) {}

  std::optional<QByteArray> run() {
    m_out = m_file.left(kFirstNode);
    const qsizetype end = copyNodes(kFirstNode, m_file.size(), 0);
    if (end < 0 || m_file.size() < end + kFooterId) {
      return std::nullopt;
    }
    const qsizetype padded = end + kFooterId;
    m_out += m_file.mid(end, kFooterId);
    m_out.append(kFooterAlign - m_out.size() % kFooterAlign, '\0');
    m_out += m_file.mid(padded + kFooterAlign - padded % kFooterAlign);
    return m_out;
  }

private:
  /// Copies nodes until the list's end, at `limit` at the latest, and ends it. Where that was; -1: it makes no sense.
  qsizetype copyNodes(qsizetype at, qsizetype limit, int depth) { // NOLINT(misc-no-recursion): to kDeepest
    while (at < limit) {
      if (offsetAt(m_file, at) == 0) {
        at += kNodeHeader;
        break;
      }
      at = depth < kDeepest ? copyNode(at, limit, depth) : -1;
      if (at < 0) {
        return -1;
      }
    }
    m_out.append(kNodeHeader, '\0');
    return at;
  }

  qsizetype copyNode(qsizetype at, qsizetype limit, int depth) { // NOLINT(misc-no-recursion)
    const qsizetype end = offsetAt(m_file, at);
    const qsizetype properties = offsetAt(m_file, at + 16);
    if (end <= at || end > limit || at + kNodeHeader > limit || properties < 0 || properties > end - at) {
      return -1;
    }
    const auto name = static_cast<unsigned char>(m_file[at + kNodeHeader - 1]);
    const qsizetype nested = at + kNodeHeader + name + properties;
    if (nested > end) {
      return -1;
    }
    const qsizetype start = m_out.size();
    m_out += m_file.mid(at, nested - at);
    if (nested < end && copyNodes(nested, end, depth + 1) != end) {
      return -1;
    }
    qToLittleEndian<quint64>(static_cast<quint64>(m_out.size()), m_out.data() + start);
    return end;
  }

  const QByteArray& m_file;
  QByteArray m_out;
};

} // namespace

QByteArray withListEnds(const QByteArray& fbx) {
  return Rewriter(fbx).run().value_or(fbx);
}

} // namespace vitrine::exporting
