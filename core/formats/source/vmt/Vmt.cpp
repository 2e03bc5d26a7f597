#include "core/formats/source/vmt/Vmt.h"

#include "core/formats/source/keyvalues/KeyValues.h"
#include "core/formats/source/vmt/VmtConditions.h"
#include "core/formats/source/vmt/VmtValues.h"

namespace vitrine::formats::source {
namespace {

constexpr int kMaxIncludeDepth = 8;
constexpr std::size_t kMaxParameters = 10'000;
constexpr QLatin1StringView kPatch("patch");

bool sameName(const QString& name, QLatin1StringView other) {
  return name.compare(other, Qt::CaseInsensitive) == 0;
}

/// Replaces the first parameter of this key, or adds it.
void setParameter(Vmt& vmt, const QString& key, const QString& value) {
  const auto known = std::ranges::find_if(vmt.parameters, [&](const Vmt::Parameter& parameter) {
    return parameter.key.compare(key, Qt::CaseInsensitive) == 0;
  });
  if (known != vmt.parameters.end()) {
    known->value = value;
  } else if (vmt.parameters.size() < kMaxParameters) {
    vmt.parameters.push_back({key, value});
  }
}

void setAll(Vmt& vmt, const std::vector<KeyValue>& entries) {
  for (const KeyValue& entry : entries) {
    if (const auto key = conditionalKey(entry.key); key && !entry.block) {
      setParameter(vmt, *key, entry.value);
    }
  }
}

/// Keeps a block that means nothing to a viewer, for the inspector.
void keepBlock(Vmt& vmt, const QString& path, const std::vector<KeyValue>& entries) {
  for (const KeyValue& entry : entries) {
    const QString below = path + QLatin1Char('/') + entry.key;
    if (entry.block) {
      keepBlock(vmt, below, entry.children);
    } else if (vmt.parameters.size() < kMaxParameters) {
      vmt.parameters.push_back({below, entry.value});
    }
  }
}

Vmt plainMaterial(const KeyValue& root) {
  Vmt vmt;
  vmt.shader = root.key;
  for (const KeyValue& entry : root.children) {
    const auto key = conditionalKey(entry.key);
    if (key && !entry.block && vmt.parameters.size() < kMaxParameters) {
      vmt.parameters.push_back({*key, entry.value});
    }
  }
  for (const KeyValue& entry : root.children) {
    if (entry.block && isCurrentFallback(entry.key, root.key)) {
      setAll(vmt, entry.children);
    } else if (entry.block) {
      keepBlock(vmt, entry.key, entry.children);
    }
  }
  return vmt;
}

class VmtReader {
public:
  VmtReader(const VmtInclude& include, const Limits& limits, Diagnostics* diagnostics)
      : m_include(include), m_limits(limits), m_diagnostics(diagnostics) {}

  Result<Vmt> read(const Bytes& text, int depth) const;

private:
  Result<Vmt> readPatch(const KeyValue& root, int depth) const;

  const VmtInclude& m_include;
  const Limits& m_limits;
  Diagnostics* m_diagnostics;
};

Result<Vmt> VmtReader::readPatch(const KeyValue& root, int depth) const {
  const KeyValue* include = root.find(u"include");
  if (include == nullptr || include->block) {
    return std::unexpected(Error::of(ErrorCode::Damaged, QStringLiteral("a patch that includes nothing")));
  }
  if (depth >= kMaxIncludeDepth) {
    return std::unexpected(Error::of(ErrorCode::LimitReached, QStringLiteral("materials that include each other")));
  }
  const auto text = m_include(include->value);
  if (!text) {
    return std::unexpected(text.error());
  }
  auto vmt = read(*text, depth + 1);
  if (!vmt) {
    return vmt;
  }
  vmt->includes.prepend(include->value);
  for (const KeyValue& entry : root.children) {
    if (entry.block &&
        (sameName(entry.key, QLatin1StringView("insert")) || sameName(entry.key, QLatin1StringView("replace")))) {
      setAll(*vmt, entry.children);
    }
  }
  return vmt;
}

Result<Vmt> VmtReader::read(const Bytes& text, int depth) const {
  KeyValueOptions options;
  options.maxDepth = m_limits.maxDepth;
  const std::vector<KeyValue> roots = parseKeyValues(text, options, m_diagnostics);
  const auto root = std::ranges::find_if(roots, &KeyValue::block);
  if (root == roots.end()) {
    return std::unexpected(
        Error::of(ErrorCode::WrongFormat, QStringLiteral("not a material: there is no shader block")));
  }
  return sameName(root->key, kPatch) ? readPatch(*root, depth) : plainMaterial(*root);
}

} // namespace

std::optional<QString> Vmt::find(QStringView key) const {
  const auto found = std::ranges::find_if(
      parameters, [key](const Parameter& parameter) { return key.compare(parameter.key, Qt::CaseInsensitive) == 0; });
  return found == parameters.end() ? std::nullopt : std::optional(found->value);
}

bool Vmt::isSet(QStringView key) const {
  return number(key).value_or(0) != 0;
}

std::optional<float> Vmt::number(QStringView key) const {
  const auto found = find(key);
  return found ? leadingNumber(*found) : std::nullopt;
}

Result<Vmt> readVmt(const Bytes& text, const VmtInclude& include, const Limits& limits, Diagnostics* diagnostics) {
  return VmtReader(include, limits, diagnostics).read(text, 0);
}

} // namespace vitrine::formats::source
