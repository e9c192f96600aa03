/** Drawings of the landing page by name, with their layout size in px. */
export const DRAWINGS = {
  'hero-camera': { file: 'web/ui/pictures/hero-camera.svg', width: 640, height: 560 },
  'plate-recipe': { file: 'web/ui/pictures/plate-recipe.svg', width: 320, height: 280 },
  'knife-and-board': { file: 'web/features/landing/drawings/knife-and-board.svg', width: 320, height: 280 },
  nutrition: { file: 'web/ui/pictures/nutrition.svg', width: 320, height: 280 },
  companion: { file: 'web/ui/pictures/companion.svg', width: 320, height: 280 },
  table: { file: 'web/features/landing/drawings/table.svg', width: 800, height: 600 },
  lemon: { file: 'web/features/landing/drawings/lemon.svg', width: 240, height: 240 },
  stove: { file: 'web/features/landing/drawings/stove.svg', width: 320, height: 280 },
} as const satisfies Record<string, { file: string; width: number; height: number }>;

export type Drawing = keyof typeof DRAWINGS;

/** Widths, in px, and formats of the pictures of each drawing. */
export const WIDTHS = [480, 768, 1024] as const;
export const FORMATS = ['avif', 'webp'] as const;

export const pictureFile = (
  drawing: Drawing,
  width: (typeof WIDTHS)[number],
  format: (typeof FORMATS)[number],
): string => `${drawing}-${width}.${format}`;
