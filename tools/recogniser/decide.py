"""From the scores of a photo's cells to the foods that are named. The app does the same in TypeScript."""
import json
import pathlib
from dataclasses import dataclass

import numpy as np

from foods import FOODS, NOTHING
from windows import all_windows, shares

# Guesses below this are not worth a thought.
LEAST = 0.08
MOST = 6
# What is remembered is asked in windows of so many cells and more.
LEAST_CELLS = 9


@dataclass
class Rules:
    """Weights of what speaks for a food, and from where on it is named; fitted by calibrate.py."""

    offset: float
    weights: tuple  # of clearness, lead and share
    first: float  # the likeliest food is named from here on
    other: float  # and any other from here on
    sure: float
    more: float  # from here on something else may be there too

    @staticmethod
    def read(path):
        return Rules(**json.loads(pathlib.Path(path).read_text()))


def softmax(z):
    e = np.exp(z - z.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


def logit(p):
    p = np.clip(p, 1e-4, 1 - 1e-4)
    return np.log(p / (1 - p))


def evidence(scores):
    """What speaks for each food that may be there.

    scores: [rows, columns, foods and nothing]
    @returns the foods, and for each of them: how clearly its likeliest window shows it, how far it leads before any
    other food, and its share in all windows
    """
    rows, columns = scores.shape[:2]
    each = shares(all_windows(rows, columns), rows, columns) @ scores.reshape(rows * columns, -1)
    chances = softmax(each)[:, :NOTHING]
    most, mean = chances.max(0), chances.mean(0)
    foods = np.flatnonzero(most > LEAST)
    weight = np.log(most + mean + 1e-3)
    best, second = np.argsort(-weight)[:2]
    rival = np.where(foods == best, weight[second], weight[best])
    lead = np.clip(weight[foods] - rival, -3, 3)
    return foods, np.stack([logit(most[foods]), lead, logit(mean[foods] / mean.sum())], 1)


def probabilities(scores, rules):
    """Pairs of a food and how likely it is there, the likeliest first."""
    foods, x = evidence(scores)
    p = 1 / (1 + np.exp(-(x @ np.array(rules.weights) + rules.offset)))
    return [(int(foods[at]), float(p[at])) for at in np.argsort(-p, kind="stable")]


@dataclass
class Memory:
    """How what is remembered counts beside what was learnt: MEMORY in calibration.ts."""

    absent: float  # log-odds of a food that nothing learnt speaks for
    gain: float
    rival_from: float  # log-odds of another food from which it speaks against a memory
    rival: float
    doubt: float  # share of a memory's support that speaks against other foods


def merged(learnt, memories, memory, first):
    """Triples of a food, how likely it is, and how likely what was learnt makes it; the likeliest first.

    learnt: log-odds of foods; memories: by how much each is clearer than it would be by chance;
    first: from where on the likeliest food is named
    """
    most_of_others = lambda values, food, least: max([least, *(value for other, value in values.items() if other != food)])
    supports = {}
    for food, clearness in memories.items():
        rival = max(0, most_of_others(learnt, food, -np.inf) - memory.rival_from)
        supports[food] = max(0, memory.gain * max(0, clearness) - memory.rival * rival)
    supports = {food: support for food, support in supports.items() if support > 0}
    chance = lambda z: 1 / (1 + np.exp(-z))
    # What is named without a memory leaves the foods beside it as they are.
    found = {food: support for food, support in supports.items() if chance(learnt.get(food, memory.absent)) < first}
    rows = []
    for food in {**learnt, **supports}:
        alone = learnt.get(food, memory.absent)
        z = alone + supports.get(food, 0) - memory.doubt * most_of_others(found, food, 0)
        rows.append((food, chance(z), chance(alone)))
    return sorted(rows, key=lambda row: -row[1])


def named(guesses, rules):
    """@returns food, probability and whether it is sure, of those that are named; and whether there may be more"""
    kept = [(food, p, p >= rules.sure) for at, (food, p) in enumerate(guesses[:MOST]) if p >= (rules.other if at else rules.first)]
    return kept, len(kept) > 1 or any(p >= rules.more for _, p in guesses[1:])


def sight(scores, rules):
    """As the app's `recognise` gives it."""
    foods, more = named(probabilities(scores, rules), rules)
    return {"foods": [{"food": FOODS[food], "probability": round(p, 4), "isSure": sure} for food, p, sure in foods], "mayBeMore": more}
