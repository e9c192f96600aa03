"""Asks a network about photos: their scores cell by cell."""
import numpy as np
import torch

from folds import pixels_in
from learn import Net
from scaling import scaled, size_for
from trunk import Trunk


def opened(path):
    saved = torch.load(path, weights_only=False)
    net = Net(Trunk(saved["kind"]), len(saved["state"]["out.bias"]))
    net.load_state_dict(saved["state"])
    return net.eval()


@torch.no_grad()
def scores_of(net, photos, side=384, batch=16):
    """Of each photo [rows, columns, foods and nothing]."""
    found = [None] * len(photos)
    sizes = {}
    for at, photo in enumerate(photos):
        sizes.setdefault(size_for(photo.pixels.shape[1], photo.pixels.shape[0], side), []).append(at)
    for (wide, high), members in sizes.items():
        for start in range(0, len(members), batch):
            chosen = members[start : start + batch]
            x = np.stack([scaled(photos[at].pixels, side) for at in chosen])
            rows = net(pixels_in(x)).reshape(len(chosen), high // 32, wide // 32, -1).numpy()
            for at, row in zip(chosen, rows):
                found[at] = row
    return found
