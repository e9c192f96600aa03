"""Pictures of no thing, to learn edges, colours and shapes from before the first photo.

Attractors of iterated function systems, a class each, coloured, several in one picture over clouds.
Source: Anderson and Farrell, Improving Fractal Pre-training, WACV 2022; clouds: Perlin-like sums of smooth noise
"""
import torch
import torch.nn.functional as F


def systems(count, seed, device):
    """Affine maps [count, 4, 2, 3] and how often each is taken [count, 4]."""
    generator = torch.Generator().manual_seed(seed)
    maps, shares = torch.zeros(count, 4, 2, 3), torch.zeros(count, 4)
    at = 0
    while at < count:
        n = int(torch.randint(2, 5, (1,), generator=generator))
        sigma = torch.rand(4096, n, 2, generator=generator).sort(2, descending=True).values
        weight = (sigma[..., 0] + 2 * sigma[..., 1]).sum(1)
        fit = sigma[(weight > 0.5 * (5 + n)) & (weight < 0.5 * (6 + n))]
        for one in fit[:8]:
            if at == count:
                break
            a, b = torch.rand(2, n, generator=generator) * 2 * torch.pi
            sign = torch.randint(0, 2, (n, 2), generator=generator) * 2.0 - 1
            matrix = turned(a) @ torch.diag_embed(one) @ turned(b) @ torch.diag_embed(sign)
            maps[at, :n, :, :2] = matrix
            maps[at, :n, :, 2] = torch.rand(n, 2, generator=generator) * 2 - 1
            share = one.prod(1).clamp(min=0.02)
            shares[at, :n] = share / share.sum()
            at += 1
    return maps.to(device), shares.to(device)


def turned(angle):
    c, s = torch.cos(angle), torch.sin(angle)
    return torch.stack([torch.stack([c, -s], -1), torch.stack([s, c], -1)], -2)


@torch.no_grad()
def drawn(maps, shares, side, points=1500, steps=60):
    """How dense each attractor is at each pixel: [n, side, side] bytes. Each is drawn a little differently each time."""
    n, device = len(maps), maps.device
    maps = maps * (1 + 0.06 * torch.randn(n, 4, 2, 3, device=device))
    at = torch.rand(n, points, 2, device=device) * 2 - 1
    grid = torch.zeros(n, side * side, device=device)
    kept = []
    for step in range(steps):
        taken = torch.multinomial(shares, points, replacement=True)
        one = torch.gather(maps.view(n, 4, 6), 1, taken.unsqueeze(-1).expand(-1, -1, 6)).view(n, points, 2, 3)
        at = ((one[..., :2] @ at.unsqueeze(-1)).squeeze(-1) + one[..., 2]).clamp(-50, 50)
        if step >= 12:
            kept.append(at)
    every = torch.cat(kept, 1)
    low, high = torch.quantile(every[:, ::16], 0.02, 1, keepdim=True), torch.quantile(every[:, ::16], 0.98, 1, keepdim=True)
    cell = ((every - low) / (high - low + 1e-6) * 0.9 + 0.05) * side
    inside = ((cell >= 0) & (cell < side)).all(-1)
    index = (cell[..., 1].long() * side + cell[..., 0].long()).clamp(0, side * side - 1)
    grid.scatter_add_(1, index, inside.float())
    grid = torch.log1p(grid)
    return (grid / grid.amax(1, keepdim=True).clamp(min=1e-6) * 255).byte().view(n, side, side)


def bank(classes, instances, side, seed, device, chunk=100):
    """[classes, instances, side, side] bytes."""
    torch.manual_seed(seed)
    maps, shares = systems(classes, seed, device)
    rounds = []
    for _ in range(instances):
        rounds.append(torch.cat([drawn(maps[i : i + chunk], shares[i : i + chunk], side) for i in range(0, classes, chunk)]))
    return torch.stack(rounds, 1)


def clouds(n, size, device):
    """Smooth noise of a few scales in random colours."""
    picture = torch.zeros(n, 3, size, size, device=device)
    for cells, strength in ((2, 1.0), (5, 0.7), (13, 0.5), (40, 0.35)):
        noise = torch.randn(n, 3, cells, cells, device=device) * torch.rand(n, 3, 1, 1, device=device) * strength
        picture = picture + F.interpolate(noise, (size, size), mode="bicubic", align_corners=False)
    grey = torch.rand(n, 1, 1, 1, device=device)
    picture = picture * (1 - grey) + picture.mean(1, keepdim=True) * grey
    return (torch.rand(n, 3, 1, 1, device=device) + 0.22 * picture).clamp(0, 1)


def pictures(densities, n, size, most=3):
    """Pictures with one to `most` attractors, and which: [n, 3, size, size], [n, classes]."""
    classes, instances, side, _ = densities.shape
    device = densities.device
    x = clouds(n, size, device)
    y = torch.zeros(n, classes, device=device)
    wanted = torch.randint(1, most + 1, (n, 1, 1, 1), device=device)
    for layer in range(most):
        is_in = (wanted > layer).float()
        which = torch.randint(0, classes, (n,), device=device)
        density = densities[which, torch.randint(0, instances, (n,), device=device)].unsqueeze(1).float() / 255
        scale = torch.empty(n, device=device).uniform_(0.8, 2.6)
        angle = torch.empty(n, device=device).uniform_(-0.6, 0.6)
        flip = torch.randint(0, 2, (n,), device=device) * 2.0 - 1
        shift = torch.empty(n, 2, device=device).uniform_(-1, 1) * (scale.unsqueeze(1) - 0.7).clamp(min=0.1)
        c, s = torch.cos(angle) * scale, torch.sin(angle) * scale
        theta = torch.stack(
            [torch.stack([c * flip, -s, shift[:, 0]], 1), torch.stack([s * flip, c, shift[:, 1]], 1)], 1
        )
        grid = F.affine_grid(theta, (n, 1, size, size), align_corners=False)
        density = F.grid_sample(density, grid, padding_mode="zeros", align_corners=False)
        dark, light = torch.rand(2, n, 3, 1, 1, device=device)
        shade = dark + (light - dark) * density
        cover = (density * torch.empty(n, 1, 1, 1, device=device).uniform_(1.5, 4)).clamp(0, 1) * is_in
        x = x * (1 - cover) + shade * cover
        y.scatter_add_(1, which.unsqueeze(1), is_in.view(n, 1))
    return x.clamp(0, 1), y.clamp(max=1)
