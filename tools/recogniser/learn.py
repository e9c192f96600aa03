"""How the network learns, and how its answers are counted."""
import copy
import math
import time

import torch
import torch.nn.functional as F

from augment import augmented, mixed, normal
from photos import CLASSES


def seeded(seed):
    torch.manual_seed(seed)


def automatic(device):
    return torch.autocast(device.type, dtype=torch.bfloat16)


# What was learnt before is changed more carefully than what is new.
OLD = 0.5


class Steps:
    """AdamW on a cosine, and the running average of what it has come to."""

    def __init__(self, net, total, rate, decay=0.05, keep=0.99, warm=100):
        self.net, self.average = net, copy.deepcopy(net).eval()
        named = [(n, p) for n, p in net.named_parameters() if p.requires_grad]
        part = lambda is_new, is_heavy: [p for n, p in named if n.startswith("out.") == is_new and (p.ndim > 1) == is_heavy]
        groups = [
            {"params": part(is_new, is_heavy), "weight_decay": decay if is_heavy else 0, "share": 1 if is_new else OLD}
            for is_new in (False, True)
            for is_heavy in (False, True)
        ]
        self.optimizer = torch.optim.AdamW(groups, lr=rate, foreach=True)
        self.rate, self.total, self.keep, self.warm, self.step = rate, total, keep, min(warm, total // 10 + 1), 0
        state, average = net.state_dict(), self.average.state_dict()
        self.floats = [k for k, v in state.items() if v.dtype.is_floating_point]
        self.ours, self.theirs = [average[k] for k in self.floats], [state[k] for k in self.floats]

    def take(self, loss):
        share = self.step / self.total
        rate = self.rate * min(1, (self.step + 1) / self.warm) * 0.5 * (1 + math.cos(math.pi * min(1, share))) + 1e-6
        for group in self.optimizer.param_groups:
            group["lr"] = rate * group["share"]
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 5.0, foreach=True)
        self.optimizer.step()
        self.step += 1
        keep = min(self.keep, (1 + self.step) / (10 + self.step))
        with torch.no_grad():
            torch._foreach_lerp_(self.ours, self.theirs, 1 - keep)


def still(net, parts):
    """What sees edges and colours stays as it is."""
    for part in [net.stem, *net.blocks][:parts]:
        part.eval().requires_grad_(False)


def from_photos(net, photos, members, *, epochs, rate, sizes, seed, device, batch=64, drawn=0.1, mixes=0.3, kept=0):
    """Learns the photos `members` and pictures of nothing among them.

    sizes: of the pictures over time; drawn: how many pictures of nothing there are for each photo; mixes: how often
    photos are laid over or beside each other; kept: how many parts, the stem and the blocks, stay as they are
    @returns the running average
    """
    seeded(seed)
    net = net.to(device, memory_format=torch.channels_last).train()
    still(net, kept)
    steps = len(members) // batch
    run, began, near = Steps(net, epochs * steps, rate), time.time(), nearness(photos)
    for epoch in range(epochs):
        size = sizes[min(len(sizes) - 1, epoch * len(sizes) // epochs)]
        order = members[torch.randperm(len(members), device=device)]
        for at in range(steps):
            chosen = order[at * batch : (at + 1) * batch]
            nothing = photos.drawn[torch.randint(0, len(photos.drawn), (round(batch * drawn),), device=device)]
            chosen = torch.cat([chosen, nothing])
            chosen = chosen[torch.randperm(len(chosen), device=device)]
            x, y = augmented(photos.pixels[chosen], photos.boxes[chosen], size), near[photos.fine[chosen]]
            if epoch < epochs * 0.93 and float(torch.rand(1)) < mixes:
                x, y = mixed(x, y)
            with automatic(device):
                out = net(x.contiguous(memory_format=torch.channels_last))
            loss = both_levels(out.float(), y, photos.to_coarse)
            run.take(loss)
        print(f"epoch {epoch + 1} of {epochs}, loss {loss.item():.3f}, {time.time() - began:.0f} s", flush=True)
    return run.average


def mean_of(one, other):
    """A network between two that have learnt from the same one."""
    between, there = copy.deepcopy(one), other.state_dict()
    between.load_state_dict({k: ((v.float() + there[k].float()) / 2).to(v.dtype) for k, v in one.state_dict().items()})
    return between


def nearness(photos, smoothing=0.08):
    """Labels that leave a little for the other kinds of the same food, and a little for everything."""
    fine = torch.arange(CLASSES, device=photos.coarse_of.device)
    same = (photos.coarse_of[:, None] == photos.coarse_of[None, :]).float()
    siblings = same / same.sum(1, keepdim=True)
    return (1 - smoothing) * F.one_hot(fine, CLASSES).float() + smoothing * (0.5 * siblings + 0.5 / CLASSES)


def both_levels(out, y, to_coarse):
    """The kind and, half as much, the food."""
    log = F.log_softmax(out, 1)
    coarse = torch.log((log.exp() @ to_coarse).clamp(min=1e-8))
    return -(y * log).sum(1).mean() - 0.5 * ((y @ to_coarse) * coarse).sum(1).mean()


@torch.no_grad()
def answers(nets, photos, members, size, views=("square",), batch=256):
    """The mean probabilities [n, 82] of the networks over the views: the middle square, mirrored, nearer."""
    rows = []
    for i in range(0, len(members), batch):
        chosen = members[i : i + batch]
        canvas, boxes = photos.pixels[chosen].float() / 255, photos.boxes[chosen]
        total = 0
        for view in views:
            x = looked_at(canvas, boxes, size, view)
            for net in nets:
                total = total + F.softmax(net(x).float(), 1)
        rows.append(total / len(views) / len(nets))
    return torch.cat(rows)


def looked_at(canvas, boxes, size, view):
    side = canvas.shape[-1]
    half = (boxes.min(1).values * side / 2).round().long()
    nearer = 0.75 if "near" in view else 1
    parts = []
    for one, reach in zip(canvas, half.tolist()):
        keep = int(reach * nearer)
        part = one[None, :, side // 2 - keep : side // 2 + keep, side // 2 - keep : side // 2 + keep]
        parts.append(F.interpolate(part, (size, size), mode="bilinear", antialias=True, align_corners=False))
    x = torch.cat(parts)
    return normal(x.flip(3) if "mirrored" in view else x)


def figures(p, photos, members):
    """Shares of right answers, and how far the probabilities are from them."""
    fine = photos.fine[members]
    coarse = p @ photos.to_coarse
    truth = photos.coarse_of[fine]
    sure, best = coarse.max(1)
    right = (best == truth).float()
    return {
        "fine": (p.argmax(1) == fine).float().mean().item(),
        "coarse": right.mean().item(),
        "top3": (coarse.topk(3, 1).indices == truth[:, None]).any(1).float().mean().item(),
        "ece": calibration_error(sure, right),
        "nll": F.nll_loss(torch.log(coarse.clamp(min=1e-8)), truth).item(),
    }


def calibration_error(sure, right, bins=15):
    error = 0.0
    for low in range(bins):
        inside = (sure > low / bins) & (sure <= (low + 1) / bins)
        if inside.any():
            error += inside.float().mean().item() * abs(sure[inside].mean().item() - right[inside].mean().item())
    return error
