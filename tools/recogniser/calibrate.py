"""Fits how sure the app may be: `python3 calibrate.py ANSWERS RULES.json`, see README.md.

ANSWERS are of networks that had not learnt from the photos. Each group of scenes is judged by what was fitted on the
others; the rules that are written are fitted on all.
"""
import json
import pathlib
import pickle
import sys

import numpy as np
from sklearn.linear_model import LogisticRegression

import judge
from decide import Rules, evidence, named
from foods import FOODS

GROUPS = 5
# Of what is named, this much may not be there; and of what is "sure", this much must be.
WRONG = {"kitchen": 0.19, "shop": 0.11}
SURE = {"kitchen": 0.97, "shop": 0.98}


def group_of(answer):
    name = answer.scene if answer.source == "kitchen" else answer.file
    return sum(map(ord, name)) % GROUPS


def fitted(rows):
    """Offset and weights of a logistic regression; each source counts the same."""
    x, y, w = [], [], []
    for answer, (foods, facts) in rows:
        x += list(facts)
        y += [food in answer.truth for food in foods]
        w += [1.0] * len(foods)
    model = LogisticRegression(C=1.0, max_iter=1000).fit(np.array(x), np.array(y), sample_weight=np.array(w))
    return float(model.intercept_[0]), tuple(float(each) for each in model.coef_[0])


def guesses(row, offset, weights):
    foods, facts = row
    p = 1 / (1 + np.exp(-(facts @ np.array(weights) + offset)))
    return [(int(foods[at]), float(p[at])) for at in np.argsort(-p, kind="stable")]


def thresholds(rows):
    """From where on to name the likeliest food and others, so that most is found while little is wrong in both worlds.

    rows: pairs of an answer and its guesses
    """
    best, chosen = -1.0, (0.5, 0.7)
    for first in np.arange(0.16, 0.8, 0.04):
        for other in np.arange(max(0.3, first), 0.96, 0.04):
            rules = Rules(0, (), first, other, 2, 2)
            found = {source: judged([row for row in rows if row[0].source == source], rules) for source in WRONG}
            # Photos of one food are the most, but a table with several is the usual one.
            several = judged([row for row in rows if row[0].source == "kitchen" and len(row[0].truth) > 1], rules)
            if all(found[source]["wrong"] <= WRONG[source] for source in WRONG):
                worth = sum(found[source]["found"] for source in WRONG) + several["found"]
                if worth > best:
                    best, chosen = worth, (float(first), float(other))
    return chosen


def sure_from(rows):
    """From where on a guess may be called sure in every source."""
    lowest = 0.0
    for source, least in SURE.items():
        all_guesses = sorted(((p, food in answer.truth) for answer, each in rows if answer.source == source for food, p in each), reverse=True)
        right, bound = 0, 1.0
        for count, (p, is_right) in enumerate(all_guesses, 1):
            right += is_right
            if right / count >= least:
                bound = p
        lowest = max(lowest, bound)
    return lowest


def judged(rows, rules):
    return judge.counts([answer.truth for answer, _ in rows], [named(each, rules)[0] for _, each in rows])


def rules_for(rows):
    offset, weights = fitted(rows)
    known = [(answer, guesses(row, offset, weights)) for answer, row in rows if answer.source != "nothing"]
    first, other = thresholds(known)
    return Rules(offset, weights, first, other, sure_from(known), first)


def main(path, out):
    rows = [(answer, evidence(answer.scores)) for answer in pickle.loads(pathlib.Path(path).read_bytes())]
    honest = []
    for group in range(GROUPS):
        rules = rules_for([row for row in rows if group_of(row[0]) != group])
        print(group, rules)
        for answer, row in rows:
            if group_of(answer) == group:
                honest.append((answer, named(guesses(row, rules.offset, rules.weights), rules)[0]))
    report(honest)
    pathlib.Path(out).write_text(json.dumps(rules_for(rows).__dict__, indent=1))


def report(honest):
    def show(name, chosen):
        if chosen:
            print(judge.line(name, judge.counts([answer.truth for answer, _ in chosen], [foods for _, foods in chosen])))

    for source in ("kitchen", "shop"):
        show(source, [each for each in honest if each[0].source == source])
    kitchens = [each for each in honest if each[0].source == "kitchen"]
    show("two to six foods", [each for each in kitchens if len(each[0].truth) > 1])
    show("days", [each for each in kitchens if each[0].session != "other"])
    for fold in sorted({answer.fold for answer, _ in kitchens}):
        show(f"fold {fold}", [each for each in kitchens if each[0].fold == fold])
    for scene in sorted({answer.scene for answer, _ in kitchens}):
        show(f"  {scene}", [each for each in kitchens if each[0].scene == scene])
    for scene in sorted({answer.scene for answer, _ in honest if answer.source == "nothing"}):
        foods = [foods for answer, foods in honest if answer.scene == scene]
        print(f"nothing, {scene}: {len(foods)} pictures, something named {100 * sum(map(bool, foods)) / len(foods):.1f} %, sure {100 * sum(any(sure for *_, sure in each) for each in foods) / len(foods):.1f} %")
    for source in ("kitchen", "shop"):
        chosen = [each for each in honest if each[0].source == source]
        truths, answers = [answer.truth for answer, _ in chosen], [foods for _, foods in chosen]
        print(source, "by food (there, found, in vain), the worst first:", judge.by_food(truths, answers, FOODS))
        print(source, "mistaken:", judge.mistaken(truths, answers, FOODS)[:25])


if __name__ == "__main__":
    main(*sys.argv[1:3])
