import type { Recipe } from '#core/recipe/recipe.ts';
import { hasDishPhoto } from '#core/sharing/shared-recipe.ts';
import { wrapped } from './wrapped.ts';

const WIDTH = 1200;
const HEIGHT = 630;

const MARGIN = 64;
const LARGEST_TYPE = 76;
const SMALLEST_TYPE = 40;
const MOST_LINES = 5;
const QUALITY = 0.8;

/** Light values of the tokens `bg`, `ink` and `tomato`, because pictures have no dark theme. */
const PAPER = '#fbf6ee';
const INK = '#241a17';
const TOMATO = '#c2371f';

/**
 * Draws the preview of a link for messengers: photo and title.
 * @returns a JPEG data URL; undefined if it cannot be drawn, which does not prevent sharing
 */
export async function sharePicture(recipe: Recipe): Promise<string | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  const photo = await photoOf(recipe);
  context.fillStyle = PAPER;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const left = photo ? WIDTH / 2 : 0;
  if (photo) drawCovering(context, photo, WIDTH / 2, HEIGHT);
  context.fillStyle = TOMATO;
  context.fillRect(left, 0, 12, HEIGHT);
  drawTitle(context, recipe.title, left + MARGIN, WIDTH - left - 2 * MARGIN);
  context.fillStyle = TOMATO;
  context.font = `600 34px Fraunces, serif`;
  context.fillText('Munchify', left + MARGIN, HEIGHT - MARGIN);
  try {
    return canvas.toDataURL('image/jpeg', QUALITY);
  } catch {
    return undefined;
  }
}

/** Loads the first photo, if it is the cook's own and shows the dish. */
async function photoOf(recipe: Recipe): Promise<HTMLImageElement | undefined> {
  const [url] = recipe.imageUrls;
  if (url === undefined || !hasDishPhoto(recipe)) return undefined;
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return image;
  } catch {
    return undefined;
  }
}

/** Draws a photo that fills an area from the top left corner, and crops the rest. */
function drawCovering(
  context: CanvasRenderingContext2D,
  image: HTMLImageElement,
  width: number,
  height: number,
): void {
  const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
  const [seenWidth, seenHeight] = [width / scale, height / scale];
  const [x, y] = [(image.naturalWidth - seenWidth) / 2, (image.naturalHeight - seenHeight) / 2];
  context.drawImage(image, x, y, seenWidth, seenHeight, 0, 0, width, height);
}

/** Writes a title with whole words, in the largest type size that fits. */
function drawTitle(context: CanvasRenderingContext2D, title: string, x: number, width: number): void {
  context.fillStyle = INK;
  context.textBaseline = 'alphabetic';
  for (let size = LARGEST_TYPE; size >= SMALLEST_TYPE; size -= 4) {
    context.font = `600 ${size}px Fraunces, serif`;
    const fits = (text: string) => context.measureText(text).width <= width;
    const lines = wrapped(title, fits);
    const isWhole = lines.length <= MOST_LINES && title.split(/\s+/).every(fits);
    if (!isWhole && size > SMALLEST_TYPE) continue;
    const shown = lines.slice(0, MOST_LINES);
    const top = (HEIGHT - shown.length * size * 1.15) / 2 + size;
    shown.forEach((line, index) => context.fillText(line, x, top + index * size * 1.15));
    return;
  }
}
