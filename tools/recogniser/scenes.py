"""Draws what the network learns from: parts of photos, several photos side by side, foods pasted elsewhere."""
import random
from dataclasses import dataclass

import cv2
import numpy as np

import light

# A food of which less than this is left in the picture is neither there nor missing.
LEAST_SEEN = 0.3


@dataclass
class Scene:
    pixels: np.ndarray
    # Of the food, left, top, right, bottom, and the share of it that is seen.
    boxes: list


def cut(photo, wide, high, r, zoom, near=None, turn=12):
    """A turned, stretched, mirrored part of a photo.

    zoom: the side of the part as a share of the photo's; near: a box that it is about
    """
    rows, columns = photo.pixels.shape[:2]
    side = min(rows, columns) * zoom
    stretch = np.exp(r.uniform(-0.15, 0.15))
    sx, sy = side * stretch / wide, side / stretch / high
    # Tiles that are not square see a part that is not square.
    even = np.sqrt(wide / high)
    sx, sy = sx * even, sy / even
    if near is None:
        spread = max(0.0, (1 - zoom) / 2)
        cx = columns * (0.5 + r.uniform(-spread, spread))
        cy = rows * (0.5 + r.uniform(-spread, spread))
    else:
        _, left, top, right, bottom = near[:5]
        cx = (left + right) / 2 + r.uniform(-0.3, 0.3) * max(sx * wide - (right - left), 0.3 * (right - left))
        cy = (top + bottom) / 2 + r.uniform(-0.3, 0.3) * max(sy * high - (bottom - top), 0.3 * (bottom - top))
    angle = np.deg2rad(r.gauss(0, turn) if r.random() < 0.6 else 0)
    flip = -1 if r.random() < 0.5 else 1
    c, s = np.cos(angle), np.sin(angle)
    back = np.array([[sx * c * flip, -sy * s, 0], [sx * s * flip, sy * c, 0]])
    back[:, 2] = np.array([cx, cy]) - back[:, :2] @ np.array([wide / 2, high / 2])
    pixels = photo.pixels
    shrink = max(1.0, min(sx, sy))
    if shrink > 1.5:
        pixels = cv2.resize(pixels, None, fx=1 / shrink, fy=1 / shrink, interpolation=cv2.INTER_AREA)
        drawn = back / shrink
    else:
        drawn = back
    border = cv2.BORDER_CONSTANT if r.random() < 0.3 else cv2.BORDER_REFLECT_101
    colour = tuple(r.randint(0, 255) for _ in range(3))
    seen = cv2.warpAffine(pixels, drawn, (wide, high), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, borderMode=border, borderValue=colour)
    return Scene(seen, [moved for moved in (move(box, back, wide, high) for box in photo.boxes) if moved])


def move(box, back, wide, high):
    """Where a box of the photo lies in the part, and how much of it is left."""
    food, left, top, right, bottom = box[:5]
    corners = np.array([[left, top], [right, top], [right, bottom], [left, bottom]]) - back[:, 2]
    there = corners @ np.linalg.inv(back[:, :2]).T
    (x0, y0), (x1, y1) = there.min(0), there.max(0)
    # The hull of a turned box is too large: what it holds of the box is in its middle.
    hull = (x1 - x0) * (y1 - y0)
    true = (right - left) * (bottom - top) / abs(np.linalg.det(back[:, :2]))
    less = np.sqrt(min(1.0, true / hull))
    mx, my, hw, hh = (x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2 * less, (y1 - y0) / 2 * less
    x0, y0, x1, y1 = max(0, mx - hw), max(0, my - hh), min(wide, mx + hw), min(high, my + hh)
    if x1 - x0 < 2 or y1 - y0 < 2:
        return None
    seen = (x1 - x0) * (y1 - y0) / (4 * hw * hh)
    # A part of what fills the whole picture still shows it.
    if (x1 - x0) * (y1 - y0) > 0.5 * wide * high:
        seen = max(seen, 0.9)
    return (food, x0, y0, x1, y1, seen)


class Artist:
    """Draws scenes from photos, some of foods more often than chance would."""

    def __init__(self, photos, nothing, seed, kitchens=0.52):
        self.r, self.side, self.nothing = random.Random(seed), 0, nothing
        self.kitchens = [photo for photo in photos if photo.source == "kitchen"]
        self.share = kitchens if self.kitchens else 0.0
        self.tree = {"kitchen": {}, "shop": {}}
        for photo in photos:
            for food in photo.foods:
                foods = self.tree[photo.source].setdefault(food, {})
                foods.setdefault(photo.fine or photo.scene, []).append(photo)

    def pick(self):
        """A photo and the food that it was picked for. Rare foods come more often than their share."""
        r = self.r
        source = "kitchen" if r.random() < self.share else "shop"
        foods = self.tree[source]
        names = list(foods)
        food = r.choices(names, [sum(map(len, foods[name].values())) ** 0.4 for name in names])[0]
        groups = list(foods[food].values())
        group = r.choices(groups, [len(each) ** 0.5 for each in groups])[0]
        return r.choice(group), food

    def part(self, photo, food, wide, high, closest=0.3, farthest=1.15):
        """A part of the photo: all of it, or what is near its food."""
        r = self.r
        if photo.source != "kitchen" or r.random() < 0.45:
            return cut(photo, wide, high, r, np.exp(r.uniform(np.log(0.6), np.log(farthest))))
        box = r.choice([box for box in photo.boxes if box[0] == food])
        size = max(box[3] - box[1], box[4] - box[2]) / min(photo.pixels.shape[:2])
        zoom = min(farthest, max(closest, size * np.exp(r.uniform(np.log(0.7), np.log(3.5)))))
        return cut(photo, wide, high, r, zoom, near=box)

    def single(self):
        photo, food = self.pick()
        return self.part(photo, food, self.side, self.side)

    def beside(self):
        """Two to six photos in a grid of uneven cells."""
        r, side = self.r, self.side
        rows, columns = r.choice([(1, 2), (2, 1), (2, 2), (2, 2), (2, 3), (3, 2)])
        pixels, boxes = np.zeros((side, side, 3), np.uint8), []
        ys = [0, *(round(side * (at + r.uniform(-0.2, 0.2)) / rows) for at in range(1, rows)), side]
        for y0, y1 in zip(ys, ys[1:]):
            xs = [0, *(round(side * (at + r.uniform(-0.2, 0.2)) / columns) for at in range(1, columns)), side]
            for x0, x1 in zip(xs, xs[1:]):
                part = self.nothing_of(x1 - x0, y1 - y0) if r.random() < 0.12 else self.part(*self.pick(), x1 - x0, y1 - y0)
                pixels[y0:y1, x0:x1] = part.pixels
                boxes += [(box[0], box[1] + x0, box[2] + y0, box[3] + x0, box[4] + y0, box[5]) for box in part.boxes]
        return Scene(pixels, boxes)

    def pasted(self):
        """Foods of some photos laid on another."""
        r, side = self.r, self.side
        if r.random() < 0.6 or not self.kitchens:
            ground = self.nothing_of(side, side)
        else:
            ground = cut(r.choice(self.kitchens), side, side, r, r.uniform(0.6, 1.1))
        boxes = ground.boxes
        for _ in range(r.choice([1, 1, 2, 3, 4, 5])):
            photo, food = self.pick()
            wide, high = (round(side * np.exp(r.uniform(np.log(0.2), np.log(0.6)))) for _ in range(2))
            wide, high = max(wide, high // 2), max(high, wide // 2)
            box = r.choice([box for box in photo.boxes if box[0] == food])
            size = max(box[3] - box[1], box[4] - box[2]) / min(photo.pixels.shape[:2])
            part = cut(photo, wide, high, r, max(0.15, size * r.uniform(0.9, 1.2)), near=box)
            x, y = r.randint(0, side - wide), r.randint(0, side - high)
            soft = edge_of(wide, high, r)
            under = ground.pixels[y : y + high, x : x + wide]
            ground.pixels[y : y + high, x : x + wide] = (part.pixels * soft + under * (1 - soft)).astype(np.uint8)
            boxes = [hidden(each, x, y, x + wide, y + high) for each in boxes]
            boxes += [(b[0], b[1] + x, b[2] + y, b[3] + x, b[4] + y, b[5]) for b in part.boxes]
        return Scene(ground.pixels, boxes)

    def nothing_of(self, wide, high):
        photo = self.r.choice(self.nothing)
        return cut(photo, wide, high, self.r, self.r.uniform(0.3, 1.1), turn=30)

    def draw(self, side):
        self.side = side
        way = self.r.random()
        if way < 0.55:
            scene = self.single()
        elif way < 0.75:
            scene = self.beside()
        elif way < 0.91:
            scene = self.pasted()
        else:
            scene = self.nothing_of(self.side, self.side)
        return Scene(light.changed(scene.pixels, self.r), scene.boxes)


def edge_of(wide, high, r):
    """How much of a pasted food is seen at each pixel: all of a rectangle, or an ellipse, with a soft edge."""
    mask = np.zeros((high, wide), np.float32)
    if r.random() < 0.5:
        cv2.ellipse(mask, (wide // 2, high // 2), (int(wide * 0.48), int(high * 0.48)), 0, 0, 360, 1, -1)
    else:
        mask[2:-2, 2:-2] = 1
    blur = r.choice([1, 3, 5, 9])
    return cv2.GaussianBlur(mask, (blur, blur), 0)[..., None]


def hidden(box, x0, y0, x1, y1):
    """A box of which something was laid over."""
    food, a, b, c, d, seen = box
    over = max(0, min(c, x1) - max(a, x0)) * max(0, min(d, y1) - max(b, y0))
    return (food, a, b, c, d, seen * (1 - over / max(1e-6, (c - a) * (d - b))))
