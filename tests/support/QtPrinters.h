#pragma once

#include <QString>
#include <QVector3D>

#include <ostream>

// GoogleTest finds these by argument-dependent lookup, so that failures show text and not code units.
QT_BEGIN_NAMESPACE

inline void PrintTo(const QString& text, std::ostream* out) {
  *out << '"' << text.toStdString() << '"';
}

inline void PrintTo(const QVector3D& v, std::ostream* out) {
  *out << '(' << v.x() << ", " << v.y() << ", " << v.z() << ')';
}

QT_END_NAMESPACE
