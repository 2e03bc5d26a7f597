// Precompiled for every core module: only what most of its files include anyway.
#pragma once

#include <QByteArray>
#include <QMatrix4x4>
#include <QString>
#include <QStringList>
#include <QVector2D>
#include <QVector3D>
#include <QVector4D>

// Of its literal "_json", which nobody here writes, json.hpp makes a function that every source would instantiate the
// parser for: half a second each. This makes it a template. Newer versions spell the literal in one token, and keep it.
#define JSON_USE_GLOBAL_UDLS 0
#define _json                                                                                                          \
  _unusedJson(const char*, std::size_t);                                                                               \
  template <class>                                                                                                     \
  nlohmann::json unusedJson // NOLINT
#include <nlohmann/json.hpp>
#undef _json

#include <algorithm>
#include <array>
#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>
