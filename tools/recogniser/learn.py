"""How a network learns: from fractals, from photos, from other networks."""
import copy
import math
import time

import torch
import torch.nn.functional as F

from augment import augmented, mixed, normal
from fractals import pictures
from photos import CLASSES


def seeded(seed):
    torch.manual_seed(seed)


def automatic(device):
    return torch.autocast(device.type, dtype=torch.bfloat16)


class Steps:
    """AdamW on a cosine, and the running average of what it has come to."""

    def __init__(self, net, total, rate, decay=0.05, keep=0.998, warm=200):
        self.net, self.average = net, copy.deepcopy(net).eval()
        heavy = [p for p in net.parameters() if p.ndim > 1]
        light = [p for p in net.parameters() if p.ndim <= 1]
        groups = [{"params": heavy, "weight_decay": decay}, {"params": light, "weight_decay": 0}]
        self.optimizer = torch.optim.AdamW(groups, lr=rate, foreach=True)
        self.rate, self.total, self.keep, self.warm, self.step = rate, total, keep, min(warm, total // 10 + 1), 0
        state, average = net.state_dict(), self.average.state_dict()
        self.floats = [k for k, v in state.items() if v.dtype.is_floating_point]
        self.ours, self.theirs = [average[k] for k in self.floats], [state[k] for k in self.floats]

    def take(self, loss):
        share = self.step / self.total
        rate = self.rate * min(1, (self.step + 1) / self.warm) * 0.5 * (1 + math.cos(math.pi * min(1, share))) + 1e-6
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 5.0, foreach=True)
        self.optimizer.step()
        self.step += 1
        keep = min(self.keep, (1 + self.step) / (10 + self.step))
        with torch.no_grad():
            torch._foreach_lerp_(self.ours, self.theirs, 1 - keep)


def from_fractals(net, densities, *, steps, batch, size, device, rate=2e-3):
    """Learns which attractors are in a picture; afterwards the last layer is of no use any more."""
    net = net.to(device, memory_format=torch.channels_last).train()
    run, began = Steps(net, steps, rate), time.time()
    right = 0.0
    for step in range(steps):
        x, y = pictures(densities, batch, size)
        with automatic(device):
            out = net(normal(x).contiguous(memory_format=torch.channels_last))
        log = F.log_softmax(out.float(), 1)
        target = y / y.sum(1, keepdim=True)
        loss = -(target * log).sum(1).mean()
        run.take(loss)
        if step % 100 == 99:
            right = (y.gather(1, out.argmax(1, keepdim=True)) > 0).float().mean().item()
            if step % 500 == 499 or step == steps - 1:
                print(f"  fractals {step + 1} loss {loss.item():.3f} right {right:.3f} {time.time() - began:.0f} s", flush=True)
    return net


def from_photos(net, photos, members, *, epochs, batch, sizes, seed, device, teachers=(), rate=1.5e-3, drawn=0.08, weight=0.75, heat=1.5, mixes=0.8, decay=0.05, strong=True, limit=None):
    """Learns the photos `members`; `sizes` are those of the pictures over time. Teachers see the same pictures.

    @returns the running average
    """
    seeded(seed)
    net = net.to(device, memory_format=torch.channels_last).train()
    per = len(members) // batch
    total, nothings = epochs * per, max(1, round(batch * drawn)) if drawn else 0
    run, began, step = Steps(net, total, rate, decay), time.time(), 0
    near = nearness(photos)
    for epoch in range(epochs):
        size = sizes[min(len(sizes) - 1, epoch * len(sizes) // epochs)]
        if limit and time.time() - began > limit:
            print("  stopped by the clock at epoch", epoch)
            break
        order = members[torch.randperm(len(members), device=device)]
        for at in range(per):
            chosen = order[at * batch : (at + 1) * batch]
            if nothings:
                chosen = torch.cat([chosen, photos.drawn[torch.randint(0, len(photos.drawn), (nothings,), device=device)]])
            chosen = chosen[torch.randperm(len(chosen), device=device)]
            x = augmented(photos.pixels[chosen], photos.boxes[chosen], size, strong)
            y = near[photos.fine[chosen]]
            if epoch < epochs * 0.93 and float(torch.rand(1)) < mixes:
                x, y = mixed(x, y)
            x = x.contiguous(memory_format=torch.channels_last)
            with automatic(device):
                out = net(x)
            loss = both_levels(out.float(), y, photos.to_coarse)
            if teachers:
                with torch.no_grad(), automatic(device):
                    told = sum(F.softmax(teacher(x).float() / heat, 1) for teacher in teachers) / len(teachers)
                apart = -(told * F.log_softmax(out.float() / heat, 1)).sum(1).mean() * heat * heat
                loss = weight * apart + (1 - weight) * loss
            run.take(loss)
            step += 1
    print(f"  photos {step} steps {time.time() - began:.0f} s, loss {loss.item():.3f}", flush=True)
    return run.average


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
