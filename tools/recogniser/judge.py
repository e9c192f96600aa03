"""Counts what was found, what was named and is not there, and how often "sure" is right."""
from dataclasses import dataclass

import numpy as np


@dataclass
class Answer:
    file: str
    source: str
    session: str
    scene: str
    fold: str
    truth: set
    scores: np.ndarray


def counts(truths, answers):
    """truths: sets of foods; answers: lists of (food, probability, is sure). As shares of 1."""
    found = labelled = names = wrong = sure = sure_right = 0
    for truth, answer in zip(truths, answers):
        seen, certain = {food for food, *_ in answer}, {food for food, _, is_sure in answer if is_sure}
        labelled += len(truth)
        found += len(truth & seen)
        names += len(seen)
        wrong += len(seen - truth)
        sure += len(certain)
        sure_right += len(certain & truth)
    share = lambda part, whole: part / whole if whole else float("nan")
    return {
        "photos": len(truths),
        "foods": labelled,
        "found": share(found, labelled),
        "wrong": share(wrong, names),
        "sure right": share(sure_right, sure),
        "foods sure": share(sure_right, labelled),
    }


def line(name, row):
    parts = [f"{key} {100 * value:.1f} %" if isinstance(value, float) else f"{key} {value}" for key, value in row.items()]
    return f"{name}: " + ", ".join(parts)


def by_food(truths, answers, names):
    """Of each food how often it was there, found, named in vain; the worst first."""
    rows = {}
    for truth, answer in zip(truths, answers):
        seen = {food for food, *_ in answer}
        for food in truth:
            rows.setdefault(food, [0, 0, 0])[0] += 1
        for food in truth & seen:
            rows[food][1] += 1
        for food in seen - truth:
            rows.setdefault(food, [0, 0, 0])[2] += 1
    order = sorted(rows, key=lambda food: (rows[food][1] + 1) / (rows[food][0] + rows[food][2] + 2))
    return [(names[food], *rows[food]) for food in order]


def mistaken(truths, answers, names):
    """Pairs of what was there and what was named instead, the most frequent first."""
    pairs = {}
    for truth, answer in zip(truths, answers):
        seen = {food for food, *_ in answer}
        for food in truth - seen:
            for other in seen - truth or {None}:
                key = (names[food], names[other] if other is not None else "nothing")
                pairs[key] = pairs.get(key, 0) + 1
    return sorted(pairs.items(), key=lambda each: -each[1])


