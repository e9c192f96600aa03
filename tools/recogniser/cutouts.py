"""Cuts single foods out of photos, each with how much of it is seen at each pixel: [h, w, 4] bytes."""
import cv2
import numpy as np

from foods import FOODS, NOTHING

# What lies in heaps and is round enough to be found as a circle.
ROUND = set(
    "apple beetroot bell-pepper cabbage grapefruit kiwi lemon lime melon nectarine onion orange passion-fruit peach plum"
    " pomegranate potato satsuma tomato watermelon mushroom mango avocado".split()
)
# Crops are looked at in this size: enough to see a food's edge, few enough to be quick.
SIDE = 160
MOST = 4


def cutouts(photo, r):
    """Pairs of a food and its picture."""
    if photo.source == "nothing":
        return [(NOTHING, each) for each in [blob(photo.pixels, r)]]
    if photo.source == "kitchen":
        boxes = r.sample(photo.boxes, min(MOST, len(photo.boxes)))
        return [(box[0], each) for box in boxes if (each := grabbed(photo.pixels, box)) is not None]
    food = photo.boxes[0][0]
    if FOODS[food] not in ROUND:
        return []
    return [(food, each) for each in circles(photo.pixels)[:MOST]]


def grabbed(pixels, box):
    """Source: Rother et al., GrabCut, SIGGRAPH 2004."""
    rows, columns = pixels.shape[:2]
    left, top, right, bottom = box[1:5]
    wide, high = right - left, bottom - top
    if wide * high > 0.6 * rows * columns or min(wide, high) < 24:
        return None
    x0, y0 = max(0, int(left - 0.2 * wide)), max(0, int(top - 0.2 * high))
    x1, y1 = min(columns, int(right + 0.2 * wide)), min(rows, int(bottom + 0.2 * high))
    crop = pixels[y0:y1, x0:x1]
    scale = min(1.0, SIDE / max(crop.shape[:2]))
    small = np.ascontiguousarray(cv2.resize(crop, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)[..., ::-1])
    inside = [int(side * scale) for side in (left - x0, top - y0, wide, high)]
    mask = np.zeros(small.shape[:2], np.uint8)
    try:
        cv2.grabCut(small, mask, inside, np.zeros((1, 65)), np.zeros((1, 65)), 4, cv2.GC_INIT_WITH_RECT)
    except cv2.error:
        return None
    mask = ((mask == cv2.GC_FGD) | (mask == cv2.GC_PR_FGD)).astype(np.uint8)
    mask = cv2.morphologyEx(mask, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))
    count, parts, stats, _ = cv2.connectedComponentsWithStats(mask)
    if count < 2:
        return None
    largest = 1 + int(np.argmax(stats[1:, cv2.CC_STAT_AREA]))
    x, y, w, h, area = stats[largest]
    whole = area / max(1, mask.sum())
    if whole < 0.85 or not 0.4 < area / (inside[2] * inside[3]) < 0.97 or w < 0.8 * inside[2] or h < 0.8 * inside[3]:
        return None
    hull = cv2.convexHull(np.argwhere(parts == largest)[:, ::-1].astype(np.int32))
    if area / max(1.0, cv2.contourArea(hull)) < 0.72:
        return None
    mask = cv2.morphologyEx((parts == largest).astype(np.uint8), cv2.MORPH_CLOSE, np.ones((5, 5), np.uint8))
    mask = cv2.resize(mask.astype(np.float32), crop.shape[1::-1], interpolation=cv2.INTER_LINEAR)
    return bounded(crop, mask)


def circles(pixels):
    grey = cv2.medianBlur(cv2.cvtColor(pixels, cv2.COLOR_RGB2GRAY), 3)
    side = min(grey.shape)
    found = cv2.HoughCircles(grey, cv2.HOUGH_GRADIENT_ALT, 1.5, side * 0.15, param1=250, param2=0.7, minRadius=int(side * 0.07), maxRadius=int(side * 0.42))
    cut = []
    for x, y, radius in [] if found is None else found[0][:, :3]:
        left, top, size = int(x - radius), int(y - radius), int(2 * radius)
        if min(left, top) < 0 or left + size > grey.shape[1] or top + size > grey.shape[0]:
            continue
        mask = np.zeros((size, size), np.float32)
        cv2.circle(mask, (size // 2, size // 2), max(1, int(radius * 0.96)), 1, -1)
        cut.append(bounded(pixels[top : top + size, left : left + size], mask))
    return [each for each in cut if each is not None]


def blob(pixels, r):
    """Any part of a photo, in a shape as foods have."""
    size = r.randint(40, 130)
    rows, columns = pixels.shape[:2]
    size = min(size, rows - 1, columns - 1)
    left, top = r.randint(0, columns - size), r.randint(0, rows - size)
    mask = np.zeros((size, size), np.float32)
    shape = (int(size * r.uniform(0.3, 0.48)), int(size * r.uniform(0.15, 0.48)))
    cv2.ellipse(mask, (size // 2, size // 2), shape, r.uniform(0, 180), 0, 360, 1, -1)
    return bounded(pixels[top : top + size, left : left + size], mask)


def bounded(pixels, mask):
    """The picture, no larger than what is seen of it."""
    seen = np.argwhere(mask > 0.5)
    if len(seen) < 100:
        return None
    (top, left), (bottom, right) = seen.min(0), seen.max(0) + 1
    return np.dstack([pixels, (mask * 255).astype(np.uint8)])[top:bottom, left:right].copy()
