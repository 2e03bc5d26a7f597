#pragma once

#include "render/batching/MaterialUniforms.h"

#include <Qt3DRender/QParameter>

#include <algorithm>
#include <vector>

namespace vitrine::render {

/// Parameters that are set together, by the names of uniforms. They belong to the nodes that they are added to.
class ParameterSet {
public:
  /// `uniforms`: all that there ever are, with their first values.
  explicit ParameterSet(const Uniforms& uniforms);

  const std::vector<Qt3DRender::QParameter*>& all() const { return m_parameters; }
  /// Sets some of the uniforms. An equal value costs nothing.
  void set(const Uniforms& uniforms);

private:
  std::vector<Qt3DRender::QParameter*> m_parameters; ///< in the order of their names
};

/// Adds all of these to a node that has parameters.
void addParameters(auto* node, const std::vector<Qt3DRender::QParameter*>& parameters) {
  for (Qt3DRender::QParameter* parameter : parameters) {
    node->addParameter(parameter);
  }
}

/// Sets parameters of a node, and adds those that it lacks.
void setUniforms(auto* node, const Uniforms& uniforms) {
  const auto parameters = node->parameters();
  for (const auto& [name, value] : uniforms) {
    const auto known = std::ranges::find(parameters, name, &Qt3DRender::QParameter::name);
    if (known != parameters.end()) {
      (*known)->setValue(value); // an equal value is not sent on
    } else {
      node->addParameter(new Qt3DRender::QParameter(name, value, node));
    }
  }
}

} // namespace vitrine::render
