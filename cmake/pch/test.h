// What nearly every test includes.
#pragma once

#include "cmake/pch/core.h"

#include <gtest/gtest.h>
