"""Other light and another camera: colour, brightness, noise, blur, fewer pixels, JPEG."""
import cv2
import numpy as np


def changed(pixels, r):
    x = recoloured(pixels, r)
    if r.random() < 0.2:
        x = blurred(x, r)
    if r.random() < 0.35:
        x = coarser(x, r)
    if r.random() < 0.2:
        x = noisy(x, r)
    if r.random() < 0.25:
        _, data = cv2.imencode(".jpg", x, [cv2.IMWRITE_JPEG_QUALITY, r.randint(25, 90)])
        x = cv2.imdecode(data, cv2.IMREAD_COLOR)
    return x


def recoloured(pixels, r):
    """White balance, brightness, contrast and gamma as one table for each channel; then saturation."""
    levels = np.arange(256, dtype=np.float32) / 255
    warmth, tint = r.gauss(0, 0.12), r.gauss(0, 0.05)
    gains = np.exp([warmth, tint, -warmth])
    bright, contrast = np.exp(r.gauss(0, 0.22)), np.exp(r.gauss(0, 0.2))
    gamma = np.exp(r.gauss(0, 0.22))
    mean = pixels.mean() / 255
    tables = [np.clip((levels * gain * bright - mean) * contrast + mean, 0, 1) ** gamma for gain in gains]
    table = (np.stack(tables, 1) * 255).astype(np.uint8)[None]
    x = cv2.LUT(pixels, table)
    saturation = np.exp(r.gauss(0, 0.25)) if r.random() > 0.03 else 0.1
    grey = cv2.cvtColor(x, cv2.COLOR_RGB2GRAY)[..., None]
    return np.clip(grey + (x.astype(np.float32) - grey) * saturation, 0, 255).astype(np.uint8)


def blurred(x, r):
    if r.random() < 0.5:
        return cv2.GaussianBlur(x, (0, 0), r.uniform(0.5, 2.0))
    reach = r.choice([3, 5, 7, 9])
    kernel = np.zeros((reach, reach), np.float32)
    kernel[reach // 2] = 1 / reach
    turned = cv2.getRotationMatrix2D((reach / 2 - 0.5, reach / 2 - 0.5), r.uniform(0, 180), 1)
    kernel = cv2.warpAffine(kernel, turned, (reach, reach))
    return cv2.filter2D(x, -1, kernel / kernel.sum())


def coarser(x, r):
    """As a photo of fewer pixels looks when it is made larger."""
    high, wide = x.shape[:2]
    share = r.uniform(0.35, 0.85)
    small = cv2.resize(x, None, fx=share, fy=share, interpolation=cv2.INTER_AREA)
    return cv2.resize(small, (wide, high), interpolation=cv2.INTER_LINEAR)


def noisy(x, r):
    strength = r.uniform(3, 18)
    small = np.random.default_rng(r.randrange(1 << 30)).normal(0, strength, (x.shape[0], x.shape[1], 1))
    return np.clip(x + small, 0, 255).astype(np.uint8)
