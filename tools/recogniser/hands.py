"""Draws fingers that hold or point at a food, so that skin is not taken for one."""
import math

import cv2
import numpy as np


def finger(pixels, at, r, away=None):
    """Draws a finger from beside a place, x and y in pixels, to an edge of the picture; away: where it comes from."""
    side = len(pixels)
    angle = r.uniform(0, 2 * math.pi) if away is None else math.atan2(away[1], away[0]) + r.gauss(0, 0.4)
    way = np.array([math.cos(angle), math.sin(angle)])
    wide = side * r.uniform(0.05, 0.17)
    tip = np.array(at) + way * wide * r.uniform(0.3, 1.5)
    end = tip + way * 2 * side
    mask = np.zeros((side, side), np.uint8)
    cv2.line(mask, whole(tip), whole(end), 255, max(2, int(wide)), cv2.LINE_AA)
    # Round, so darker towards its edges.
    depth = cv2.distanceTransform((mask > 127).astype(np.uint8), cv2.DIST_L2, 3) / (wide / 2)
    light = r.uniform(50, 240)
    skin = np.array([1, r.uniform(0.6, 0.82), r.uniform(0.42, 0.72)]) * light
    uneven = cv2.resize(np.random.default_rng(r.randrange(1 << 30)).normal(1, 0.06, (12, 12)), (side, side))
    drawn = skin * (uneven * (0.6 + 0.4 * np.sqrt(np.clip(depth, 0, 1))))[..., None]
    if r.random() < 0.6:
        nail = np.zeros((side, side), np.float32)
        centre, shape = tip + way * wide * 0.15, (max(1, int(wide * 0.35)), max(1, int(wide * 0.25)))
        cv2.ellipse(nail, whole(centre), shape, math.degrees(angle), 0, 360, 1, -1, cv2.LINE_AA)
        drawn = drawn * (1 + 0.25 * cv2.GaussianBlur(nail, (0, 0), 1)[..., None])
    seen = cv2.GaussianBlur(mask.astype(np.float32) / 255, (0, 0), r.uniform(0.6, 1.5))[..., None]
    shade = cv2.GaussianBlur(seen, (0, 0), 0.3 * wide)[..., None] * r.uniform(0.1, 0.5)
    pixels[:] = np.clip(pixels * (1 - shade) * (1 - seen) + drawn * seen, 0, 255).astype(np.uint8)


def whole(point):
    return tuple(int(each) for each in point)
