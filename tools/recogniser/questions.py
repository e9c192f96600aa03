"""What the network is asked about a scene: rectangles of it, and which foods it holds."""
import math

import numpy as np

from foods import NOTHING
from scenes import LEAST_SEEN


def asked(scene, cells, r):
    """Rectangles of a scene, in cells, what each shows, and how much its answer counts."""
    scale = cells / len(scene.pixels)
    seen = [(box[0], *(side * scale for side in box[1:5])) for box in scene.boxes if box[5] >= LEAST_SEEN]
    rows = []
    foods = {box[0] for box in seen}
    for food in foods:
        boxes = [box[1:] for box in seen if box[0] == food]
        chosen = r.sample(boxes, min(3, len(boxes)))
        targets = [jittered(box, cells, r) for box in chosen]
        targets += [part_of(box, r) for box in chosen if r.random() < 0.5]
        if len(boxes) > 1:
            lows, highs = np.min(boxes, 0), np.max(boxes, 0)
            filled = sum((b[2] - b[0]) * (b[3] - b[1]) for b in boxes)
            hull = (lows[0], lows[1], highs[2], highs[3])
            if filled > 0.6 * (hull[2] - hull[0]) * (hull[3] - hull[1]):
                targets.append(hull)
        rows += [(*target, food, 1 / len(targets) / len(foods)) for target in targets]
    empty = [window for window in (anywhere(cells, r) for _ in range(12)) if is_empty(window, scene.boxes, scale)][:3]
    rows += [(*window, NOTHING, 0.3 / len(empty) if seen else 1 / len(empty)) for window in empty]
    return rows


def jittered(box, cells, r):
    left, top, right, bottom = box
    wide, high = right - left, bottom - top
    left, right = left + r.gauss(0, 0.08) * wide, right + r.gauss(0, 0.08) * wide
    top, bottom = top + r.gauss(0, 0.08) * high, bottom + r.gauss(0, 0.08) * high
    left, top = min(max(0, left), cells - 0.5), min(max(0, top), cells - 0.5)
    return left, top, max(left + 0.5, min(cells, right)), max(top + 0.5, min(cells, bottom))


def part_of(box, r):
    left, top, right, bottom = box
    wide, high = (right - left) * r.uniform(0.45, 0.8), (bottom - top) * r.uniform(0.45, 0.8)
    left, top = r.uniform(left, right - wide), r.uniform(top, bottom - high)
    return left, top, left + wide, top + high


def anywhere(cells, r):
    wide, high = (cells * math.exp(r.uniform(math.log(0.18), 0)) for _ in range(2))
    left, top = r.uniform(0, cells - wide), r.uniform(0, cells - high)
    return left, top, left + wide, top + high


def is_empty(window, boxes, scale):
    left, top, right, bottom = window
    area = (right - left) * (bottom - top)
    for box in boxes:
        a, b, c, d = (side * scale for side in box[1:5])
        over = max(0, min(c, right) - max(a, left)) * max(0, min(d, bottom) - max(b, top))
        if over > 0.05 * area or over > 0.3 * (c - a) * (d - b):
            return False
    return True


def truth(scene):
    """Of each food: 1 there, 0 not there, -1 not asked."""
    row = np.zeros(NOTHING, np.float32)
    for box in sorted(scene.boxes, key=lambda each: each[5] >= LEAST_SEEN):
        row[box[0]] = 1 if box[5] >= LEAST_SEEN else -1
    return row
