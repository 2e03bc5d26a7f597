#!/usr/bin/env python3
"""Counts the test cases of one `./dev test`: summary.py FOLDER.

FOLDER holds ctest's own report (ctest.xml) and one GoogleTest report per executable that ctest runs as a whole
(NAME.xml, NAME being its ctest name); such an executable counts as the cases inside. An executable that failed without
leaving a report, because it crashed or ran out of time, counts as one failed case. Skipped cases are counted by their
reasons too.
"""

import collections
import pathlib
import re
import sys
import typing
import xml.etree.ElementTree as ElementTree


class Case(typing.NamedTuple):
    outcome: str  # "passed", "failed" or "skipped"
    reason: str = ""  # why it was skipped


def cases_of_executable(report):
    for case in ElementTree.parse(report).iter("testcase"):
        skipped = case.find("skipped")
        if case.find("failure") is not None or case.find("error") is not None:
            yield Case("failed")
        elif case.get("status") == "notrun" or case.get("result") == "suppressed":
            yield Case("skipped", "disabled")
        elif case.get("result") == "skipped":
            message = skipped.get("message", "") if skipped is not None else ""
            yield Case("skipped", re.sub(r"^.*:\d+\n", "", message).strip())
        else:
            yield Case("passed")


def case_of_ctest(test):
    """One that ctest runs by itself: GoogleTest's reason is in the output."""
    if test.get("status") in ("run", "fail"):
        return Case("passed" if test.get("status") == "run" else "failed")
    if test.get("status") == "disabled":
        return Case("skipped", "disabled")
    output = test.findtext("system-out", "")
    told = re.search(r":\d+: Skipped\n(.*?)\n*\[  SKIPPED \]", output, re.DOTALL)
    return Case("skipped", told[1] if told else "not run")


def cases(folder):
    for test in ElementTree.parse(folder / "ctest.xml").iter("testcase"):
        own = case_of_ctest(test)
        report = folder / (test.get("name") + ".xml")
        if "/" in test.get("name") or not report.is_file():
            yield own
            continue
        inside = list(cases_of_executable(report))
        yield from inside
        if own.outcome == "failed" and all(case.outcome != "failed" for case in inside):
            yield own


def closing_line(counted):
    outcomes = collections.Counter(case.outcome for case in counted)
    reasons = collections.Counter(case.reason for case in counted if case.outcome == "skipped")
    told = "; ".join(f"{number}: {reason}" for reason, number in reasons.most_common())
    return (
        f"{len(counted)} test cases: {outcomes['passed']} passed, {outcomes['failed']} failed, "
        f"{outcomes['skipped']} skipped" + (f" ({told})" if told else "")
    )


def main():
    print("\n" + closing_line(list(cases(pathlib.Path(sys.argv[1])))))


if __name__ == "__main__":
    main()
