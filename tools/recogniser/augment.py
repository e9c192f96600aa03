"""What happens to a photo before the network sees it, for a whole batch on the device at once."""
import math

import torch
import torch.nn.functional as F


def normal(x):
    """From -1 to 1, as the network's first photos were."""
    return x * 2 - 1


def uniform(n, low, high, device):
    return torch.empty(n, 1, 1, 1, device=device).uniform_(low, high)


def some(n, share, device):
    return torch.rand(n, 1, 1, 1, device=device) < share


def cut_out(canvas, boxes, size, least=0.3, turn=0.35):
    """A turned, stretched, mirrored part of each photo, at another place of it each time.

    canvas: [n, 3, c, c] bytes; boxes: [n, 2], half the width and height of the photo within its canvas, as shares of it
    """
    n, device = len(canvas), canvas.device
    area = torch.empty(n, device=device).uniform_(least, 1)
    ratio = torch.exp(torch.empty(n, device=device).uniform_(-0.3, 0.3))
    square = boxes.min(1).values
    sx, sy = square * torch.sqrt(area) * ratio, square * torch.sqrt(area) / ratio
    sx, sy = torch.minimum(sx, boxes[:, 0]), torch.minimum(sy, boxes[:, 1])
    tx = (torch.rand(n, device=device) * 2 - 1) * (boxes[:, 0] - sx)
    ty = (torch.rand(n, device=device) * 2 - 1) * (boxes[:, 1] - sy)
    flip = (torch.rand(n, device=device) < 0.5).float() * 2 - 1
    angle = torch.empty(n, device=device).uniform_(-turn, turn) * (torch.rand(n, device=device) < 0.7)
    c, s = torch.cos(angle), torch.sin(angle)
    theta = torch.stack(
        [torch.stack([sx * c * flip, -sy * s, tx], 1), torch.stack([sx * s * flip, sy * c, ty], 1)], 1
    )
    grid = F.affine_grid(theta, (n, 3, size, size), align_corners=False)
    return F.grid_sample(canvas.float() / 255, grid, padding_mode="reflection", align_corners=False)


def recolour(x):
    """Other light, another camera: white balance, hue, saturation, contrast, brightness, gamma."""
    n, device = len(x), x.device
    gain = torch.empty(n, 3, 1, 1, device=device).uniform_(-0.15, 0.15) * some(n, 0.5, device)
    x = x * torch.exp(gain)
    angle = uniform(n, -0.1, 0.1, device) * some(n, 0.3, device)
    c, s = torch.cos(angle), torch.sin(angle)
    luma = (0.299 * x[:, :1] + 0.587 * x[:, 1:2] + 0.114 * x[:, 2:]).clone()
    u, v = x[:, 2:] - luma, x[:, :1] - luma
    u, v = c * u - s * v, s * u + c * v
    saturation = uniform(n, 0.7, 1.3, device)
    saturation = torch.where(some(n, 0.04, device), torch.zeros_like(saturation), saturation)
    u, v = u * saturation, v * saturation
    red, blue = luma + v, luma + u
    x = torch.cat([red, (luma - 0.299 * red - 0.114 * blue) / 0.587, blue], 1)
    mean = x.mean((1, 2, 3), keepdim=True)
    x = (mean + (x - mean) * uniform(n, 0.7, 1.3, device)) * uniform(n, 0.7, 1.3, device)
    x = (x + torch.empty(n, 3, 1, 1, device=device).uniform_(-0.05, 0.05)).clamp(1e-3, 1)
    return x ** torch.exp(uniform(n, -0.35, 0.35, device))


def augmented(canvas, boxes, size):
    return normal(recolour(cut_out(canvas, boxes, size)).clamp(0, 1))


def mixed(x, y):
    """Photos over or beside each other, and their labels in the same shares: mixup, cutmix, or a collage of four."""
    n, size = len(x), x.shape[-1]
    other, way = torch.randperm(n, device=x.device), float(torch.rand(1))
    if way < 0.35:
        share = float(torch.distributions.Beta(0.3, 0.3).sample())
        return share * x + (1 - share) * x[other], share * y + (1 - share) * y[other]
    if way < 0.85:
        side = int(size * math.sqrt(1 - float(torch.rand(1))))
        top, left = (int(torch.randint(0, size - side + 1, (1,))) for _ in range(2))
        x = x.clone()
        x[:, :, top : top + side, left : left + side] = x[other][:, :, top : top + side, left : left + side]
        share = 1 - side * side / size / size
        return x, share * y + (1 - share) * y[other]
    half, parts, labels = size // 2, [], []
    small = F.interpolate(x, (half, half), mode="bilinear", antialias=True)
    for _ in range(4):
        order = torch.randperm(n, device=x.device)
        parts.append(small[order])
        labels.append(y[order])
    return torch.cat([torch.cat(parts[:2], 3), torch.cat(parts[2:], 3)], 2), sum(labels) / 4
