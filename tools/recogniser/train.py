"""Trains the recogniser: `python3 train.py VISION DETECTOR RENDERS OUT`, see README.md.

VISION holds labels.csv and photos/, DETECTOR a TensorFlow.js SSD with MobileNetV2, RENDERS pictures
drawn by tools/test-photos; OUT is where model.bin is written.
"""
import copy
import json
import pathlib
import sys

import torch

import export
import learn
import nets
from photos import CLASSES, COARSE, Photos

SIDE = 160
# What the app asks of a guess: see web/recogniser/recognise.ts.
SURE, MAYBE = 0.93, 0.35


def report(net, photos, members, temperature=1.0):
    """What it would be worth: of photos, and of pictures of nothing."""
    logs = lambda chosen: torch.log(learn.answers([net], photos, chosen, SIDE).clamp(min=1e-9)) / temperature
    p = logs(members).softmax(1)
    found = learn.figures(p, photos, members)
    best, which = (p @ photos.to_coarse).max(1)
    right = which == photos.coarse_of[photos.fine[members]]
    for name, least in (("sure", SURE), ("maybe", MAYBE)):
        found[name] = {"share": (best >= least).float().mean().item(), "right": right[best >= least].float().mean().item()}
    best, which = (logs(photos.asked).softmax(1) @ photos.to_coarse).max(1)
    found["nothing"] = ((which == COARSE) | (best < MAYBE)).float().mean().item()
    return found


def temperature_for(net, photos, members):
    """By which its answers are divided so that they are as often right as they say."""
    logs = torch.log(learn.answers([net], photos, members, SIDE).clamp(min=1e-9))
    truth = photos.fine[members]
    candidates = [0.4 + 0.02 * step for step in range(60)]
    return min(candidates, key=lambda t: torch.nn.functional.cross_entropy(logs / t, truth).item())


def main(vision, detector, renders, out):
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    learn.seeded(0)
    photos = Photos(vision, device, renders)
    apart, both = photos.only(photos.is_validation), photos.but(photos.is_validation)
    train = photos.but(photos.is_validation | photos.is_rendered)
    net = nets.Net(CLASSES)
    shown = train[torch.randperm(len(train), device=device)[:128]]
    nets.begun(net, detector, learn.looked_at(photos.pixels[shown].float() / 255, photos.boxes[shown], SIDE, "square"))
    net = learn.from_photos(net, photos, train, epochs=8, rate=1.5e-3, sizes=(128, 128, SIDE), seed=1, device=device)
    net = learn.from_photos(net, photos, train, epochs=22, rate=2e-3, sizes=(128, 128, 128, SIDE, SIDE), seed=2, device=device, kept=4)
    net = learn.from_photos(net, photos, train, epochs=14, rate=1.5e-3, sizes=(144, SIDE, SIDE), seed=3, device=device, kept=4)
    rendered = learn.from_photos(copy.deepcopy(net), photos, both, epochs=3, rate=5e-4, sizes=(SIDE,), seed=4, device=device, kept=4)
    net = learn.mean_of(net, rendered)
    temperature = temperature_for(export.with_8_bits(copy.deepcopy(net).eval()), photos, apart)
    print(json.dumps(report(net, photos, apart, temperature), indent=1))
    export.write(net, pathlib.Path(out) / "model.bin", {"temperature": temperature})


if __name__ == "__main__":
    main(*sys.argv[1:5])
