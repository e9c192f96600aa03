"""Teaches the last layers of a network foods as people lay them, without forgetting: `python3 refine.py WORK NET NAME`, see README.md.

NET is a file of `train.py`, the app's own, or "start". Its first blocks stay as they are. The last ones are averaged with
the starting ones and learn from scenes and, of what ImageNet taught, from the starting network as a teacher. On old scenes
NET itself is a teacher of its own foods.
Source: Hinton et al., Distilling the Knowledge in a Neural Network, 2015; Li and Hoiem, Learning without Forgetting, 2016
"""
import argparse
import copy
import pathlib
import pickle
import random
import time

import numpy as np
import torch
import torch.nn.functional as F

from decide import LEAST_CELLS
from draw import SIDES, edges_of, load
from foods import NOTHING
from learn import Learner, Net, loss_of
from look import opened
from rows import CLASSES
from stored import stored
from trunk import Trunk, from_imagenet
from windows import all_windows, shares

KIND = "lite2-17-19"
# The first block that learns: what comes before stays as it is.
LATE = 16


def starting_from(path, share):
    """The network, its late blocks averaged with the starting ones: `share` of the latter. Its last layer has ImageNet's rows, too."""
    start, (weights, bias) = from_imagenet(KIND)
    net = Net(copy.deepcopy(start)) if path.name == "start" else stored(path, KIND) if path.suffix == ".bin" else opened(path)
    mixed = Net(Trunk(KIND), NOTHING + 1 + len(CLASSES) + 1)
    first = len(plain(Trunk(KIND), LATE))
    pairs = zip(plain(net.trunk), plain(start))
    put(mixed.trunk, [tuple(torch.lerp(a, b, share if at >= first else 0.0) for a, b in zip(*each)) for at, each in enumerate(pairs)])
    with torch.no_grad():
        rest = [at for at in range(len(bias)) if at not in CLASSES]
        ours = slice(0, NOTHING + 1)
        mixed.out.weight.copy_(torch.cat([net.out.weight[ours], weights[CLASSES], weights[rest].mean(0, keepdim=True)]))
        mixed.out.bias.copy_(torch.cat([net.out.bias[ours], bias[CLASSES], bias[rest].mean()[None] + 6]))
    return mixed


def convolutions(trunk, blocks=None):
    yield trunk.stem
    for block in trunk.blocks[:blocks]:
        yield from (part for part in (block.wide, block.deep, block.narrow) if part)
    if blocks is None:
        yield trunk.head


@torch.no_grad()
def plain(trunk, blocks=None):
    return [tuple(each.clone() for each in conv.folded()) for conv in convolutions(trunk, blocks)]


@torch.no_grad()
def put(trunk, weights):
    """Sets weights into which batch norm is folded."""
    for conv, (weight, bias) in zip(convolutions(trunk), weights):
        conv.weight.copy_(weight)
        conv.beta.copy_(bias)
        conv.gamma.fill_(1)
        conv.mean.zero_()
        conv.var.fill_(1 - 1e-3)


def early(trunk, x):
    for block in trunk.blocks[trunk.kept : LATE]:
        x = block(x)
    return x


def late(trunk, x):
    for at in range(LATE, len(trunk.blocks)):
        x = trunk.blocks[at](x, trunk.drop * at / len(trunk.blocks))
    return trunk.head(x)


def large(cells):
    windows = all_windows(cells, cells)
    area = (windows[:, 2] - windows[:, 0]) * (windows[:, 3] - windows[:, 1])
    return torch.from_numpy(shares(windows[area >= LEAST_CELLS], cells, cells))


class Teacher:
    """What the starting network, with all its blocks, sees in each large window: shares of CLASSES, and of the rest."""

    def __init__(self):
        self.trunk, (self.weights, self.bias) = from_imagenet("lite2")
        self.trunk.eval()

    @torch.no_grad()
    def sees(self, mid, windows):
        """mid: what the starting network's first blocks make of the pictures"""
        for block in self.trunk.blocks[LATE:]:
            mid = block(mid)
        means = torch.einsum("wk,nkf->nwf", windows, self.trunk.head(mid).flatten(1, 2))
        chances = F.linear(means, self.weights, self.bias).softmax(2)
        ours = chances[..., CLASSES]
        return torch.cat([ours, (1 - ours.sum(2, keepdim=True)).clamp(min=1e-6)], 2)


class Self:
    """What the network said of its own foods before it learnt anything new, for each cell."""

    def __init__(self, path):
        self.net = starting_from(path, 0.0).eval()

    @torch.no_grad()
    def says(self, mid):
        return self.net.out(late(self.net.trunk, mid).flatten(1, 2))[..., : NOTHING + 1]


def kept(path, make):
    if not path.exists():
        with torch.no_grad():
            np.save(path, make().bfloat16().contiguous().view(torch.int16).numpy())
    return path


def loaded(path):
    return torch.from_numpy(np.load(path)).view(torch.bfloat16).float()


def prepared(work, name, net, folders, learns, itself=None):
    """Batches with what the first blocks make of them; what the teacher makes of them is kept for all networks."""
    teacher, start, batches = Teacher(), from_imagenet(KIND)[0].eval(), []
    net.eval()
    for folder in folders:
        folder, _, every = folder.partition(":")
        for at, (path, cells, rows, truth) in enumerate(list(load(work, [folder]))[:: int(every or 1)]):
            mid = kept(path.with_suffix(f".{name}.npy"), lambda: early(net.trunk, edges_of(path)))
            taught = None
            # The teacher takes its time: of the old scenes, every other one must do.
            if learns and (folder.startswith("laid") or at % 2 == 0):
                first = kept(path.with_suffix(".start.npy"), lambda: early(start, edges_of(path)))
                taught = path.with_suffix(".taught.npy")
                if not taught.exists():
                    np.save(taught, teacher.sees(loaded(first), large(cells)).half().numpy())
            said = None
            if itself and not folder.startswith("laid"):
                said = kept(path.with_suffix(f".{name}.said.npy"), lambda: itself.says(loaded(mid)))
            batches.append((mid, taught, said, cells, rows, truth))
            if len(batches) % 50 == 0:
                print(len(batches), "prepared", flush=True)
    return batches


def forgotten(scores, taught, windows):
    """By how much the network differs from its teacher. Windows in which that sees something of interest count more."""
    sees = torch.from_numpy(np.load(taught)).float()
    says = torch.einsum("wk,nkc->nwc", windows, scores).log_softmax(2)
    weight = 1.1 - sees[..., -1]
    return ((sees * (sees.clamp(min=1e-6).log() - says)).sum(2) * weight).sum() / weight.sum()


def changed(scores, said, windows):
    """By how much the network differs from what it was. Windows in which that saw a food count more."""
    was = torch.einsum("wk,nkc->nwc", windows, loaded(said)).softmax(2)
    says = torch.einsum("wk,nkc->nwc", windows, scores).log_softmax(2)
    weight = 1.2 - was[..., -1]
    return ((was * (was.clamp(min=1e-6).log() - says)).sum(2) * weight).sum() / weight.sum()


def refine(net, batches, *, epochs, rate, memory, same=0.0, seed=3):
    torch.manual_seed(seed)
    for at, block in enumerate(net.trunk.blocks):
        block.requires_grad_(at >= LATE)
    net.trunk.stem.requires_grad_(False)
    for conv in convolutions(net.trunk):
        conv.gamma.requires_grad_(False)
    everywhere = {side // 32: torch.from_numpy(shares(all_windows(side // 32, side // 32), side // 32, side // 32)) for side in SIDES}
    larges = {side // 32: large(side // 32) for side in SIDES}
    learner = Learner(net, epochs * len(batches), rate)
    net.train()
    began, sums = time.time(), np.zeros(5)
    while learner.step < learner.steps:
        for mid, taught, said, cells, rows, truth in random.Random(seed * 1000 + learner.step).sample(batches, len(batches)):
            scores = net.out(net.drop(late(net.trunk, loaded(mid)).flatten(1, 2)))
            parts = loss_of(scores[..., : NOTHING + 1], rows, truth, cells, everywhere[cells])
            forgets = forgotten(scores[..., NOTHING + 1 :], taught, larges[cells]) if taught else torch.zeros(())
            changes = changed(scores[..., : NOTHING + 1], said, larges[cells]) if said else torch.zeros(())
            learner.take(parts[0] + 0.5 * parts[1] + 0.5 * parts[2] + memory * forgets + same * changes)
            sums += [*(part.item() for part in parts), forgets.item(), changes.item()]
            if learner.step % 50 == 0:
                print(f"step {learner.step} of {learner.steps}, loss {np.round(sums / 50, 3)}, {time.time() - began:.0f} s", flush=True)
                sums[:] = 0
    return learner.average


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("work", type=pathlib.Path)
    parser.add_argument("net", type=pathlib.Path)
    parser.add_argument("name")
    parser.add_argument("--share", type=float, default=0.3)
    parser.add_argument("--folders", nargs="+", default=["0", "1", "4", "laid"], help="4:2 takes every other batch of fold 4")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--rate", type=float, default=2e-4)
    parser.add_argument("--memory", type=float, default=1.0)
    parser.add_argument("--same", type=float, default=0.0, help="how much it counts that NET stays as it is on old scenes")
    # Names what the first blocks have made of the scenes, if another network has the same ones.
    parser.add_argument("--early")
    at = parser.parse_args()
    torch.set_num_threads(1)
    net = starting_from(at.net, at.share)
    itself = Self(at.net) if at.same > 0 else None
    batches = prepared(at.work, at.early or at.net.stem, net, at.folders, at.memory > 0, itself)
    average = refine(net, batches, epochs=at.epochs, rate=at.rate, memory=at.memory, same=at.same)
    torch.save({"kind": KIND, "state": average.state_dict(), "options": vars(at)}, at.work / f"{at.name}.pt")


if __name__ == "__main__":
    main()
