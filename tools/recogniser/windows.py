"""Where the network looks: rectangles over its cells. What a rectangle shows is the mean of what its cells say."""
import numpy as np

# Sides in cells.
SIDES = (2, 3, 4, 6, 8)


def spread(length, side):
    """Starts of windows of a side, a third of it apart, from end to end."""
    gaps = max(1, nearest((length - side) / max(1, side / 3)))
    return sorted({nearest((length - side) * at / gaps) for at in range(gaps + 1)})


def nearest(number):
    """Rounds halves up, as the app does."""
    return int(number + 0.5)


def all_windows(high, wide):
    """Left, top, right, bottom in cells; the whole picture first."""
    windows = [(0, 0, wide, high)]
    for side in SIDES:
        if side >= min(high, wide):
            break
        windows += [(x, y, x + side, y + side) for y in spread(high, side) for x in spread(wide, side)]
    return np.array(windows, np.float32)


def shares(windows, high, wide):
    """How much each cell counts in each window: [windows, high × wide], rows that add up to 1."""
    windows = np.asarray(windows, np.float32).reshape(-1, 4)
    across = covered(windows[:, 0], windows[:, 2], wide)
    down = covered(windows[:, 1], windows[:, 3], high)
    return (down[:, :, None] * across[:, None, :]).reshape(len(windows), high * wide)


def covered(start, end, cells):
    at = np.arange(cells, dtype=np.float32)[None]
    length = np.clip(np.minimum(end[:, None], at + 1) - np.maximum(start[:, None], at), 0, None)
    return length / np.clip(length.sum(1, keepdims=True), 1e-6, None)
