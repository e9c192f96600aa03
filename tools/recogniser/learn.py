"""How the network learns: rectangles that show a food, rectangles that show none, and what the whole scene holds."""
import copy
import math
import random
import time

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

from draw import SIDES, edges_of
from foods import NOTHING
from trunk import LAST
from windows import all_windows, shares


class Net(nn.Module):
    """A trunk and scores of each cell: [n, cells, foods and nothing]."""

    def __init__(self, trunk, classes=NOTHING + 1):
        super().__init__()
        self.trunk, self.out = trunk, nn.Linear(LAST, classes)
        nn.init.normal_(self.out.weight, std=0.01)
        nn.init.zeros_(self.out.bias)
        self.drop = nn.Dropout(0.2)

    def onwards(self, edges):
        return self.out(self.drop(self.trunk.onwards(edges).float().flatten(1, 2)))

    def forward(self, x):
        return self.onwards(self.trunk.edges(x))


def loss_of(scores, rows, truth, cells, everywhere):
    """Of the rectangles that were asked about, and of the likeliest rectangle for each food."""
    share = torch.from_numpy(shares(rows[:, 1:5], cells, cells))
    of = torch.from_numpy(rows[:, 0]).long()
    answers = torch.einsum("rk,rkc->rc", share, scores[of])
    target, weight = torch.from_numpy(rows[:, 5]).long(), torch.from_numpy(rows[:, 6])
    windows = (F.cross_entropy(answers, target, reduction="none", label_smoothing=0.05) * weight).sum() / len(scores)
    most = torch.einsum("wk,nkc->nwc", everywhere, scores).softmax(2)[..., :NOTHING].amax(1).clamp(1e-5, 1 - 1e-5)
    truth = torch.from_numpy(truth)
    there, absent = truth == 1, truth == 0
    found = -(most.log() * there).sum(1) / there.sum(1).clamp(min=1)
    wrong = -((1 - most).log() * absent).sum(1)
    return windows, found.mean(), wrong.mean()


class Learner:
    """AdamW on a cosine, and the running average of what it has come to."""

    def __init__(self, net, steps, rate, new=5.0, keep=0.998):
        self.net, self.average, self.steps, self.keep, self.step = net, copy.deepcopy(net).eval(), steps, keep, 0
        parts = [(p, n.startswith("out.")) for n, p in net.named_parameters() if p.requires_grad]
        groups = [{"params": [p for p, isnew in parts if isnew == late], "lr": rate * (new if late else 1)} for late in (False, True)]
        self.optimizer = torch.optim.AdamW(groups, weight_decay=0.01)
        warm = max(1, steps // 20)
        self.plan = torch.optim.lr_scheduler.LambdaLR(
            self.optimizer, lambda at: min((at + 1) / warm, 0.5 * (1 + math.cos(math.pi * min(1, at / steps))) + 0.003)
        )

    def take(self, loss):
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_([p for g in self.optimizer.param_groups for p in g["params"]], 5.0)
        self.optimizer.step()
        self.plan.step()
        self.step += 1
        keep = min(self.keep, (1 + self.step) / (20 + self.step))
        with torch.no_grad():
            for ours, theirs in zip(self.average.parameters(), self.net.parameters()):
                ours.lerp_(theirs, 1 - keep)

    def state(self):
        return {name: getattr(self, name).state_dict() for name in ("net", "average", "optimizer", "plan")} | {"step": self.step}

    def restore(self, state):
        for name in ("net", "average", "optimizer", "plan"):
            getattr(self, name).load_state_dict(state[name])
        self.step = state["step"]


def learn(net, batches, *, epochs, rate, seed, checkpoint):
    """@returns the running average"""
    torch.manual_seed(seed)
    steps = epochs * len(batches)
    everywhere = {side // 32: torch.from_numpy(shares(all_windows(side // 32, side // 32), side // 32, side // 32)) for side in SIDES}
    learner = Learner(net, steps, rate)
    if checkpoint.exists():
        learner.restore(torch.load(checkpoint, weights_only=False))
    began, sums = time.time(), np.zeros(3)
    net.train()
    while learner.step < steps:
        order = random.Random(seed * 1000 + learner.step // len(batches)).sample(batches, len(batches))
        for path, cells, rows, truth in order[learner.step % len(batches) :]:
            parts = loss_of(net.onwards(edges_of(path)), rows, truth, cells, everywhere[cells])
            learner.take(parts[0] + 0.5 * parts[1] + 0.5 * parts[2])
            sums += [part.item() for part in parts]
            if learner.step % 50 == 0:
                print(f"step {learner.step} of {steps}, loss {np.round(sums / 50, 3)}, {time.time() - began:.0f} s", flush=True)
                sums[:] = 0
            if learner.step % 200 == 0:
                torch.save(learner.state(), checkpoint)
    return learner.average
