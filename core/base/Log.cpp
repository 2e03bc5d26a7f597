#include "core/base/Log.h"

#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>

#include <memory>

namespace vitrine::base::log {
namespace {

spdlog::logger& logger() {
  static const std::shared_ptr<spdlog::logger> instance = [] {
    auto made = std::make_shared<spdlog::logger>("vitrine", std::make_shared<spdlog::sinks::stderr_color_sink_mt>());
    const QByteArray level = qgetenv("VITRINE_LOG");
    made->set_level(level.isEmpty() ? spdlog::level::warn : spdlog::level::from_str(level.toStdString()));
    made->set_pattern("%T.%e %^%l%$ %v");
    return made;
  }();
  return *instance;
}

void write(spdlog::level::level_enum level, const QString& message) {
  if (logger().should_log(level)) {
    logger().log(level, message.toStdString());
  }
}

} // namespace

void debug(const QString& message) {
  write(spdlog::level::debug, message);
}

void info(const QString& message) {
  write(spdlog::level::info, message);
}

void warn(const QString& message) {
  write(spdlog::level::warn, message);
}

void error(const QString& message) {
  write(spdlog::level::err, message);
}

} // namespace vitrine::base::log
