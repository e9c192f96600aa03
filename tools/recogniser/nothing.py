"""Draws pictures of what is no food: the class "nothing I know".

Two sets of kinds: one to learn from, one that is asked about and never learnt from.
"""
import math
import random

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

SIDE = 256


def colour(r, pale=None):
    low, high = (0, 255) if pale is None else ((170, 255) if pale else (0, 110))
    return tuple(r.randint(low, high) for _ in range(3))


def smooth_noise(rng, cells, channels=3):
    small = rng.random((cells, cells, channels)).astype(np.float32)
    parts = [Image.fromarray(small[..., c]).resize((SIDE, SIDE), Image.BICUBIC) for c in range(channels)]
    return np.stack([np.asarray(part) for part in parts], 2)


def picture_of(array):
    return Image.fromarray((np.clip(array, 0, 1) * 255).astype(np.uint8))


def gradient(r, rng):
    one, other = np.array(colour(r)) / 255, np.array(colour(r)) / 255
    y, x = np.mgrid[0:SIDE, 0:SIDE] / SIDE
    angle = r.random() * 2 * math.pi
    way = x * math.cos(angle) + y * math.sin(angle) if r.random() < 0.7 else np.hypot(x - r.random(), y - r.random())
    way = (way - way.min()) / (np.ptp(way) + 1e-6)
    return picture_of(one + (other - one) * way[..., None] + rng.normal(0, r.random() * 0.05, (SIDE, SIDE, 3)))


def plain(r, rng):
    base = np.array(colour(r)) / 255
    return picture_of(base + (smooth_noise(rng, r.randint(2, 6)) - 0.5) * r.random() * 0.3 + rng.normal(0, r.random() * 0.12, (SIDE, SIDE, 3)))


def cloudy(r, rng):
    total = sum(smooth_noise(rng, cells, r.choice([1, 3])) / level for level, cells in enumerate((3, 7, 17, 41, 97), 1))
    total = (total - total.min()) / (np.ptp(total) + 1e-6)
    one, other = np.array(colour(r)) / 255, np.array(colour(r)) / 255
    return picture_of(one + (other - one) * total)


def grain(r, rng):
    """Wood, brushed metal, cloth: noise drawn out one way."""
    noise = rng.random((SIDE, SIDE)).astype(np.float32)
    reach = r.choice([9, 25, 61])
    drawn = np.apply_along_axis(lambda row: np.convolve(row, np.ones(reach) / reach, "same"), 1, noise)
    if r.random() < 0.5:
        drawn = drawn + np.apply_along_axis(lambda row: np.convolve(row, np.ones(reach) / reach, "same"), 0, noise)
    drawn = (drawn - drawn.min()) / (np.ptp(drawn) + 1e-6)
    one, other = np.array(colour(r)) / 255, np.array(colour(r)) / 255
    return picture_of(one + (other - one) * drawn[..., None]).rotate(r.choice([0, 90, 17, -30]), resample=Image.BILINEAR, expand=False)


def stripes(r, rng):
    y, x = np.mgrid[0:SIDE, 0:SIDE]
    angle, wide = r.random() * math.pi, r.uniform(4, 60)
    wave = (x * math.cos(angle) + y * math.sin(angle)) / wide
    if r.random() < 0.4:
        crossed = (-x * math.sin(angle) + y * math.cos(angle)) / wide
        value = (np.floor(wave) + np.floor(crossed)) % 2
    else:
        value = (np.sin(wave * math.pi) > r.uniform(-0.7, 0.7)) * 1.0
    one, other = np.array(colour(r)) / 255, np.array(colour(r)) / 255
    return picture_of(one + (other - one) * value[..., None] + rng.normal(0, r.random() * 0.06, (SIDE, SIDE, 3)))


def shapes(r, rng, most=30):
    image = Image.new("RGB", (SIDE, SIDE), colour(r))
    draw = ImageDraw.Draw(image)
    for _ in range(r.randint(1, most)):
        x, y, w, h = r.randint(-40, SIDE), r.randint(-40, SIDE), r.randint(6, 160), r.randint(6, 160)
        kind, fill = r.random(), colour(r)
        edge = colour(r) if r.random() < 0.3 else None
        if kind < 0.35:
            draw.ellipse((x, y, x + w, y + (w if r.random() < 0.5 else h)), fill=fill, outline=edge)
        elif kind < 0.65:
            draw.rounded_rectangle((x, y, x + w, y + h), r.randint(0, 20), fill=fill, outline=edge)
        elif kind < 0.85:
            draw.polygon([(x + r.randint(-w, w), y + r.randint(-h, h)) for _ in range(r.randint(3, 7))], fill=fill)
        else:
            draw.line([(r.randint(0, SIDE), r.randint(0, SIDE)) for _ in range(r.randint(2, 6))], fill=fill, width=r.randint(1, 14))
    return image if r.random() < 0.6 else image.filter(ImageFilter.GaussianBlur(r.uniform(0.5, 6)))


def leaves(r, rng):
    """Dead leaves: shapes over shapes until nothing of the ground is left."""
    image = Image.new("RGB", (SIDE, SIDE), colour(r))
    draw, palette = ImageDraw.Draw(image), [colour(r) for _ in range(r.randint(2, 9))]
    for _ in range(r.choice([150, 500, 1200])):
        x, y, size = r.randint(-20, SIDE), r.randint(-20, SIDE), min(110, 5 / (r.random() + 0.03))
        if r.random() < 0.5:
            draw.ellipse((x - size, y - size, x + size, y + size * r.uniform(0.5, 1)), fill=r.choice(palette))
        else:
            draw.polygon([(x + r.uniform(-size, size), y + r.uniform(-size, size)) for _ in range(4)], fill=r.choice(palette))
    return image


WORDS = "and the of a with from this day dear invoice total please menu about order price date home kitchen page one two three open".split()


def sentence(r, length):
    return " ".join(r.choice(WORDS) for _ in range(length))


def page(r, rng):
    dark = r.random() < 0.3
    image = Image.new("RGB", (SIDE, SIDE), colour(r, not dark))
    draw, ink = ImageDraw.Draw(image), colour(r, dark)
    y = r.randint(0, 20)
    while y < SIDE:
        size = r.choice([9, 11, 14, 14, 20, 34])
        draw.text((r.randint(2, 20), y), sentence(r, r.randint(2, 12)), fill=ink if r.random() < 0.9 else colour(r), font=ImageFont.load_default(size))
        y += int(size * r.uniform(1.2, 1.9))
    return image.rotate(r.uniform(-12, 12), resample=Image.BILINEAR, fillcolor=colour(r)) if r.random() < 0.4 else image


def screen(r, rng):
    """A window or a phone's screen: bars, cards, buttons, words, perhaps pictures."""
    image = Image.new("RGB", (SIDE, SIDE), colour(r, r.random() < 0.7))
    draw = ImageDraw.Draw(image)
    accent, ink = colour(r), colour(r, False)
    draw.rectangle((0, 0, SIDE, r.randint(10, 34)), fill=accent)
    y = 40
    while y < SIDE:
        tall = r.randint(14, 70)
        for x in range(8, SIDE, r.choice([60, 84, 125, 250])):
            wide = r.randint(40, 120)
            draw.rounded_rectangle((x, y, x + wide, y + tall), r.randint(0, 12), fill=colour(r, True), outline=ink if r.random() < 0.3 else None)
            for line in range(y + 4, y + tall - 10, 12):
                draw.text((x + 4, line), sentence(r, 3)[: max(3, wide // 7)], fill=ink, font=ImageFont.load_default(r.choice([8, 10, 12])))
            if r.random() < 0.2:
                draw.ellipse((x + 4, y + 4, x + 24, y + 24), fill=colour(r))
        y += tall + r.randint(4, 18)
    return image


def bokeh(r, rng):
    image = Image.new("RGB", (SIDE, SIDE), colour(r, False)).filter(ImageFilter.GaussianBlur(1))
    array = np.asarray(image, np.float32) / 255
    y, x = np.mgrid[0:SIDE, 0:SIDE]
    for _ in range(r.randint(5, 50)):
        inside = np.hypot(x - r.randint(0, SIDE), y - r.randint(0, SIDE)) < r.randint(3, 40)
        array = array + inside[..., None] * np.array(colour(r)) / 255 * r.uniform(0.2, 0.9)
    return picture_of(array).filter(ImageFilter.GaussianBlur(r.uniform(0, 2)))


def bricks(r, rng):
    image = Image.new("RGB", (SIDE, SIDE), colour(r))
    draw, base, tall, wide, gap = ImageDraw.Draw(image), colour(r), r.randint(12, 60), r.randint(12, 90), r.randint(1, 6)
    for row, y in enumerate(range(0, SIDE, tall)):
        for x in range(-wide // 2 * (row % 2), SIDE, wide):
            fill = tuple(max(0, min(255, part + r.randint(-25, 25))) for part in base)
            draw.rectangle((x + gap, y + gap, x + wide, y + tall), fill=fill)
    array = np.asarray(image, np.float32) / 255 + rng.normal(0, r.random() * 0.08, (SIDE, SIDE, 3))
    return picture_of(array).rotate(r.uniform(-25, 25), resample=Image.BILINEAR, fillcolor=base)


def static(r, rng):
    cells = r.choice([8, 16, 32, 64, 128, 256])
    small = rng.random((cells, cells, 3)) if r.random() < 0.6 else np.repeat(rng.random((cells, cells, 1)), 3, 2)
    return picture_of(small).resize((SIDE, SIDE), Image.NEAREST if r.random() < 0.5 else Image.BILINEAR)


def room(r, rng):
    """Walls and a floor meeting in a corner, with boxes and a window: a room without anything to eat."""
    image = Image.new("RGB", (SIDE, SIDE), colour(r, True))
    draw = ImageDraw.Draw(image)
    x, y = r.randint(40, 210), r.randint(110, 200)
    draw.polygon([(0, y + r.randint(0, 40)), (x, y), (SIDE, y + r.randint(0, 40)), (SIDE, SIDE), (0, SIDE)], fill=colour(r))
    draw.polygon([(x, 0), (SIDE, 0), (SIDE, y + 20), (x, y)], fill=colour(r, True))
    for _ in range(r.randint(1, 6)):
        a, b, w, h = r.randint(0, 220), r.randint(30, 220), r.randint(15, 90), r.randint(15, 90)
        draw.rectangle((a, b, a + w, b + h), fill=colour(r))
        draw.polygon([(a, b), (a + w, b), (a + w + 12, b - 9), (a + 12, b - 9)], fill=colour(r))
    array = np.asarray(image.filter(ImageFilter.GaussianBlur(r.uniform(0.3, 2))), np.float32) / 255
    light = smooth_noise(rng, 3, 1)
    return picture_of(array * (0.6 + 0.6 * light) + rng.normal(0, 0.02, (SIDE, SIDE, 3)))


# Kinds that no network learns from.


def rings(r, rng):
    y, x = np.mgrid[0:SIDE, 0:SIDE]
    away = np.hypot(x - r.randint(0, SIDE), y - r.randint(0, SIDE)) / r.uniform(3, 25)
    one, other = np.array(colour(r)) / 255, np.array(colour(r)) / 255
    return picture_of(one + (other - one) * (np.sin(away) * 0.5 + 0.5)[..., None])


def chart(r, rng):
    image = Image.new("RGB", (SIDE, SIDE), colour(r, True))
    draw = ImageDraw.Draw(image)
    if r.random() < 0.5:
        for x in range(20, SIDE - 10, r.randint(16, 40)):
            draw.rectangle((x, r.randint(30, 220), x + r.randint(8, 30), 230), fill=colour(r))
    else:
        start = 0
        while start < 360:
            end = start + r.randint(20, 120)
            draw.pieslice((40, 40, 216, 216), start, min(360, end), fill=colour(r))
            start = end
    draw.line((15, 230, 245, 230), fill=colour(r, False), width=2)
    draw.text((20, 6), sentence(r, 4), fill=colour(r, False), font=ImageFont.load_default(16))
    return image


def tiles(r, rng):
    image = Image.new("RGB", (SIDE, SIDE), colour(r))
    draw, cell = ImageDraw.Draw(image), r.choice([16, 32, 64])
    palette = [colour(r) for _ in range(3)]
    for y in range(0, SIDE, cell):
        for x in range(0, SIDE, cell):
            if (x + y) // cell % 2:
                draw.polygon([(x + cell / 2, y), (x + cell, y + cell / 2), (x + cell / 2, y + cell), (x, y + cell / 2)], fill=palette[0])
            else:
                draw.ellipse((x + 2, y + 2, x + cell - 2, y + cell - 2), fill=palette[1], outline=palette[2])
    return image


def landscape(r, rng):
    y = np.linspace(0, 1, SIDE)[:, None, None]
    sky = np.array(colour(r, True)) / 255 * (1 - 0.4 * y) + 0.3 * y
    array = np.broadcast_to(sky, (SIDE, SIDE, 3)).copy()
    for layer in range(r.randint(1, 4)):
        walk = np.cumsum(rng.normal(0, 2.2, SIDE)) + 90 + 45 * layer
        below = np.arange(SIDE)[:, None] > walk[None]
        array[below] = np.array(colour(r, False)) / 255 * (0.5 + 0.2 * layer)
    return picture_of(array + rng.normal(0, 0.03, array.shape)).filter(ImageFilter.GaussianBlur(r.uniform(0, 1.5)))


def keyboard(r, rng):
    image = Image.new("RGB", (SIDE, SIDE), colour(r, False))
    draw, key, cell = ImageDraw.Draw(image), colour(r), r.randint(18, 40)
    for y in range(4, SIDE, cell):
        for x in range(4 + (y // cell % 3) * 5, SIDE, cell):
            draw.rounded_rectangle((x, y, x + cell - 4, y + cell - 4), 4, fill=key)
            draw.text((x + 5, y + 3), r.choice("QWERTZUIOPASDF"), fill=colour(r, sum(key) < 380), font=ImageFont.load_default(max(8, cell // 2)))
    return image.rotate(r.uniform(-30, 30), resample=Image.BILINEAR, fillcolor=colour(r))


LEARNT = (gradient, plain, cloudy, grain, stripes, shapes, leaves, page, screen, bokeh, bricks, static, room)
ASKED = (rings, chart, tiles, landscape, keyboard)


def draw(job):
    """job: (whether it is asked about, number) → [SIDE, SIDE, 3] bytes"""
    asked, number = job
    r, rng = random.Random(number * 2 + asked), np.random.default_rng(number * 2 + asked)
    kinds = ASKED if asked else LEARNT
    image = kinds[number % len(kinds)](r, rng).convert("RGB")
    assert image.size == (SIDE, SIDE)
    return np.asarray(image)
