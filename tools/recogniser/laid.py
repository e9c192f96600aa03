"""Draws foods as people lay them, one to four on a table, a plate or a bed: `python3 laid.py WORK NAME COUNT FOLD…`, see README.md.

Foods are cut out of the photos of these folds and of the shop. WORK/scenes-NAME holds what `draw.py` keeps of the scenes.
NAME is laid, or laid-far: then foods are smaller, often alone, and fingers point at them.
"""
import pathlib
import pickle
import random
import sys

import cv2
import numpy as np
import torch

import light
from cutouts import cutouts
from draw import draw
from foods import FOODS, NOTHING
from hands import finger
from scenes import Artist, Scene, cut, hidden
from trunk import from_imagenet

# What could not be cut out, but is not in a packet either.
HEAPS = set("asparagus aubergine avocado banana carrot courgette cucumber garlic ginger leek papaya pear pineapple plum sweet-potato lime beetroot".split())
# Onions are red, too; the photos have few.
TINTED = {"onion": ((1.0, 0.5, 0.85), (0.75, 0.3, 0.5))}


class Layer:
    """Lays foods on photos of no food."""

    def __init__(self, cut_out, photos, nothing, seed, far=False):
        self.r, self.nothing, self.far = random.Random(seed), nothing, far
        self.foods, self.blobs, self.heaps = {}, [], {}
        for food, source, picture in cut_out:
            self.blobs.append(picture) if food == NOTHING else self.foods.setdefault(food, {}).setdefault(source, []).append(picture)
        for photo in photos:
            if FOODS[photo.boxes[0][0]] in HEAPS and photo.boxes[0][0] not in self.foods:
                self.heaps.setdefault(photo.boxes[0][0], []).append(photo)

    def food(self):
        """A food and a picture of it; of foods that could not be cut out, a part of a heap."""
        r = self.r
        names = [*self.foods, *self.heaps]
        weights = [sum(map(len, self.foods[name].values())) ** 0.4 if name in self.foods else 1.2 for name in names]
        name = r.choices(names, weights)[0]
        if name in self.foods:
            picture = r.choice(r.choice(list(self.foods[name].values())))
        else:
            side = r.randint(50, 110)
            part = cut(r.choice(self.heaps[name]), side, side, r, r.uniform(0.25, 0.9)).pixels
            mask = np.zeros((side, side), np.uint8)
            cv2.ellipse(mask, (side // 2, side // 2), (int(side * r.uniform(0.3, 0.48)), int(side * r.uniform(0.2, 0.48))), r.uniform(0, 180), 0, 360, 255, -1)
            picture = np.dstack([part, mask])
        return name, self.tinted(FOODS[name], picture)

    def tinted(self, food, picture):
        if food not in TINTED or self.r.random() < 0.5:
            return picture
        low, high = TINTED[food]
        gains = np.array([self.r.uniform(a, b) for a, b in zip(low, high)])
        return np.dstack([(picture[..., :3] * gains).astype(np.uint8), picture[..., 3]])

    def ground(self, side):
        r = self.r
        pixels = cut(r.choice(self.nothing), side, side, r, r.uniform(0.3, 1.1), turn=30).pixels.copy()
        if r.random() < 0.25:
            # A cloth or a table of one colour, a little uneven.
            colour = np.array([r.uniform(20, 255)] * 3) * np.exp([r.gauss(0, 0.2), r.gauss(0, 0.1), r.gauss(0, 0.3)])
            uneven = cv2.resize(np.random.default_rng(r.randrange(1 << 30)).normal(1, 0.1, (r.randint(2, 40), r.randint(2, 40))), (side, side))
            pixels = np.clip(colour * uneven[..., None], 0, 255).astype(np.uint8)
        return plate(pixels, r) if r.random() < 0.45 else pixels

    def lay(self, pixels, picture, centre, size):
        """Turned, scaled, with a shadow. @returns where it lies"""
        r = self.r
        high, wide = picture.shape[:2]
        scale = size / max(high, wide)
        reach = int(np.ceil(1.5 * size)) + 4
        angle = r.uniform(0, 360) if r.random() < 0.7 else r.gauss(0, 10)
        turn = cv2.getRotationMatrix2D((wide / 2, high / 2), angle, scale)
        turn[:, :2] = turn[:, :2] @ np.diag(np.exp([r.gauss(0, 0.08), r.gauss(0, 0.08)]))
        if r.random() < 0.5:
            turn[:, 0] *= -1
        turn[:, 2] = reach / 2 - turn[:, :2] @ np.array([wide / 2, high / 2])
        soft = picture.astype(np.float32)
        if scale < 0.6:
            soft = cv2.GaussianBlur(soft, (0, 0), 0.35 / scale)
        drawn = cv2.warpAffine(soft, turn, (reach, reach), flags=cv2.INTER_LINEAR)
        seen = cv2.GaussianBlur(drawn[..., 3:] / 255, (0, 0), r.uniform(0.5, 1.2))
        left, top = int(centre[0] - reach / 2), int(centre[1] - reach / 2)
        ahead = r.uniform(0.02, 0.12) * size
        shade = cv2.GaussianBlur(seen, (0, 0), max(1.0, r.uniform(0.03, 0.12) * size)) * r.uniform(0.15, 0.7)
        darken(pixels, shade, left + int(ahead * np.cos(angle)), top + int(ahead))
        foods = drawn[..., :3] * np.exp(r.gauss(0, 0.15))
        inside = blend(pixels, foods, seen[..., None], left, top)
        ys, xs = np.nonzero(seen > 0.5)
        if not inside or len(xs) < 40:
            return None
        return left + xs.min(), top + ys.min(), left + xs.max() + 1, top + ys.max() + 1

    def draw(self, side):
        r = self.r
        pixels, boxes = self.ground(side), []
        way = r.random()
        several = r.choice([1, 1, 1, 2, 2, 3, 4]) if way < 0.86 else 0
        strangers = r.choice([1, 1, 2]) if way > 0.72 else 0
        least, most = (0.1, 0.45) if self.far else (0.18, 0.62)
        largest = r.uniform(least, most) if several < 2 else r.uniform(least, min(most, 0.4))
        same = self.food()[0] if several > 1 and r.random() < 0.5 else None
        items = []
        for _ in range(several):
            food, picture = self.food()
            while same is not None and food != same:
                food, picture = self.food()
            items.append((food, picture))
        items += [(NOTHING, r.choice(self.blobs)) for _ in range(strangers)]
        r.shuffle(items)
        for food, picture in items:
            size = side * largest * r.uniform(0.75, 1.1)
            margin = min(0.5 * side, 0.4 * size)
            at = [r.triangular(margin, side - margin) for _ in range(2)]
            place = self.lay(pixels, picture, at, size)
            if place is None:
                continue
            x0, y0, x1, y1 = place
            boxes = [hidden(each, *place) for each in boxes]
            a, b, c, d = max(0, x0), max(0, y0), min(side, x1), min(side, y1)
            if food != NOTHING and c > a and d > b:
                boxes.append((food, a, b, c, d, (c - a) * (d - b) / ((x1 - x0) * (y1 - y0))))
        if self.far and r.random() < 0.5:
            self.point(pixels, boxes)
        return Scene(light.changed(pixels, r), boxes)

    def point(self, pixels, boxes):
        """A finger beside a food, or anywhere. It covers little of the food."""
        r, side = self.r, len(pixels)
        place = [r.uniform(0.2, 0.8) * side for _ in range(2)]
        if boxes:
            _, a, b, c, d, _ = r.choice(boxes)
            angle = r.uniform(0, 2 * np.pi)
            place = [(a + c) / 2 + (c - a) * 0.45 * np.cos(angle), (b + d) / 2 + (d - b) * 0.45 * np.sin(angle)]
        finger(pixels, place, r, np.array(place) - [(a + c) / 2, (b + d) / 2] if boxes else None)


def plate(pixels, r):
    """A round plate seen from somewhere, with a rim and a little shade."""
    side = len(pixels)
    centre = tuple(int(side * r.uniform(0.35, 0.65)) for _ in range(2))
    wide = side * r.uniform(0.35, 0.75)
    shape = (int(wide), int(wide * r.uniform(0.55, 1)))
    angle = r.uniform(0, 180)
    white = np.array([r.uniform(120, 250)] * 3) * np.exp([r.gauss(0, 0.05), 0, r.gauss(0, 0.06)])
    if r.random() < 0.15:
        white = np.array([r.uniform(30, 230) for _ in range(3)])
    drawn = pixels.astype(np.float32)
    for share, light_ in ((1.0, 0.82), (0.97, 1.0), (r.uniform(0.68, 0.78), 0.9), (r.uniform(0.62, 0.67), 0.97)):
        mask = np.zeros((side, side), np.float32)
        cv2.ellipse(mask, centre, tuple(max(1, int(each * share)) for each in shape), angle, 0, 360, 1, -1, cv2.LINE_AA)
        mask = cv2.GaussianBlur(mask, (0, 0), 1.2)[..., None]
        drawn = drawn * (1 - mask) + white * light_ * mask
    lit = cv2.resize(np.random.default_rng(r.randrange(1 << 30)).normal(1, 0.08, (2, 2)), (side, side))[..., None]
    mask = np.zeros((side, side), np.float32)
    cv2.ellipse(mask, centre, shape, angle, 0, 360, 1, -1)
    return np.clip(drawn * np.where(mask[..., None] > 0, lit, 1), 0, 255).astype(np.uint8)


def clipped(pixels, size, left, top):
    side = len(pixels)
    a, b, c, d = max(0, left), max(0, top), min(side, left + size[1]), min(side, top + size[0])
    return (slice(b, d), slice(a, c)), (slice(b - top, d - top), slice(a - left, c - left)), c > a and d > b


def darken(pixels, shade, left, top):
    under, over, inside = clipped(pixels, shade.shape[:2], left, top)
    if inside:
        pixels[under] = (pixels[under] * (1 - shade[over][..., None])).astype(np.uint8)


def blend(pixels, picture, seen, left, top):
    under, over, inside = clipped(pixels, seen.shape[:2], left, top)
    if inside:
        pixels[under] = np.clip(pixels[under] * (1 - seen[over]) + picture[over] * seen[over], 0, 255).astype(np.uint8)
    return inside


def layer_of(data, folds, seed, far):
    r = random.Random(seed)
    kitchens = [photo for photo, of in zip(data["kitchens"], data["folds"]) if of in folds]
    shop = [photo for photo in data["shop"] if photo.session == "train"]
    pools = [kitchens, shop, [photo for photo in data["nothing"] if photo.scene != "drawn"]]
    cut_out = [(food, photo.fine or photo.scene, each) for pool in pools for photo in pool for food, each in cutouts(photo, r) if each is not None]
    return Layer(cut_out, shop, data["nothing"], seed, far)


def main(work, name, count, *folds):
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    work = pathlib.Path(work)
    layer = layer_of(pickle.loads((work / "photos.pickle").read_bytes()), set(map(int, folds)), 11, name == "laid-far")
    folder = work / f"scenes-{name}"
    folder.mkdir(exist_ok=True)
    draw(layer, random.Random(12), from_imagenet("lite2-17-19")[0], folder, int(count))


if __name__ == "__main__":
    main(*sys.argv[1:])
