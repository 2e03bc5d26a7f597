#include "tests/core/formats/xops/format/WorldUnderTest.h"

#include "core/animation/VisibleItems.h"
#include "core/formats/xops/assets/XopsContent.h"
#include "core/formats/xops/format/Bd1Format.h"
#include "core/formats/xops/format/MifFormat.h"
#include "core/formats/xops/format/Pd1Format.h"

#include <QDataStream>
#include <QIODevice>

#include <set>
#include <stdexcept>

namespace vitrine::tests {

using namespace formats;

const FormatRegistry& xopsFormats() {
  static const FormatRegistry registry = [] {
    FormatRegistry made;
    made.add(std::make_unique<xops::Bd1Format>(), std::make_unique<xops::XopsContent>());
    made.add(std::make_unique<xops::Pd1Format>(), std::make_unique<xops::XopsContent>());
    made.add(std::make_unique<xops::MifFormat>(), std::make_unique<xops::XopsContent>());
    return made;
  }();
  return registry;
}

OpenedWorld::OpenedWorld(const QString& path) {
  Progress progress;
  auto opened = Opener(xopsFormats()).open(path, {}, progress);
  if (!opened) {
    throw std::runtime_error(opened.error().reason().toStdString());
  }
  m_opened = std::move(*opened);
}

bool OpenedWorld::says(Severity severity, const char* text) const {
  return std::ranges::any_of(document().diagnostics, [&](const Diagnostic& one) {
    return one.severity == severity && one.message.contains(QString::fromUtf8(text));
  });
}

const Diagnostic* OpenedWorld::diagnostic(const char* text) const {
  const auto& all = document().diagnostics;
  const auto found =
      std::ranges::find_if(all, [&](const Diagnostic& one) { return one.message.contains(QString::fromUtf8(text)); });
  return found == all.end() ? nullptr : &*found;
}

std::string OpenedWorld::told() const {
  QStringList lines;
  for (const Diagnostic& one : document().diagnostics) {
    lines << base::severityName(one.severity) + QStringLiteral(": ") + one.message;
  }
  return lines.join(QLatin1Char('\n')).toStdString();
}

bool OpenedWorld::misses(const char* path) const {
  return std::ranges::any_of(document().missing,
                             [&](const files::MissingFile& file) { return file.path == QString::fromUtf8(path); });
}

const scene::Control* OpenedWorld::control(const char* id) const {
  const auto found = std::ranges::find_if(
      scene().controls, [&](const scene::Control& control) { return control.id == QLatin1String(id); });
  return found == scene().controls.end() ? nullptr : &*found;
}

const scene::Property* OpenedWorld::propertyOf(const char* key) const {
  const auto& all = document().properties;
  const auto found =
      std::ranges::find_if(all, [&](const scene::Property& property) { return property.key == QLatin1String(key); });
  return found == all.end() ? nullptr : &*found;
}

QString OpenedWorld::property(const char* key) const {
  const scene::Property* found = propertyOf(key);
  return found ? found->value : QString();
}

std::size_t OpenedWorld::shown(scene::NodeKind kind, const SceneState& state) const {
  std::set<NodeIndex> nodes;
  for (const DrawItemIndex item : animation::visibleItems(scene(), state)) {
    const NodeIndex node = scene().drawItems()[item].node;
    if (scene().nodes[node].kind == kind) {
      nodes.insert(node);
    }
  }
  return nodes.size();
}

QByteArray pointFile(const std::vector<TestPoint>& points) {
  QByteArray bytes;
  QDataStream out(&bytes, QIODevice::WriteOnly);
  out.setByteOrder(QDataStream::LittleEndian);
  out.setFloatingPointPrecision(QDataStream::SinglePrecision);
  out << static_cast<quint16>(points.size());
  for (const TestPoint& point : points) {
    out << point.x << point.y << point.z << point.rotation;
    for (const int number : {point.p1, point.p2, point.p3, point.p4}) {
      out << static_cast<qint8>(number);
    }
  }
  return bytes;
}

} // namespace vitrine::tests
