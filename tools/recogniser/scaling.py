"""The size in which a photo is looked at."""
import numpy as np
from PIL import Image

# About so many pixels squared; from 320 on smaller foods are found, beyond 384 the photos had no more.
SIDE = 384


def size_for(wide, high, side=SIDE):
    """Multiples of 32 with the photo's shape and about side × side pixels."""
    ratio = (wide / high) ** 0.5
    return tuple(max(4, int(side * each / 32 + 0.5)) * 32 for each in (ratio, 1 / ratio))


def scaled(pixels, side=SIDE):
    """The whole photo in the size in which it is looked at."""
    size = size_for(pixels.shape[1], pixels.shape[0], side)
    return np.asarray(Image.fromarray(pixels).resize(size, Image.BILINEAR))
