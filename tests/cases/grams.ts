import type { DraftLine } from '#core/generation/draft/draft.ts';

/** A line of a model, and the grams that the cook gets. */
type Weighed = Pick<DraftLine, 'food' | 'quantity' | 'unit' | 'grams'> & { readonly served: number };

const kept = (
  food: string,
  quantity: number,
  unit: DraftLine['unit'],
  grams: number,
): Weighed & { readonly isKept: true } => ({ food, quantity, unit, grams, served: grams, isKept: true });

const mended = (
  food: string,
  quantity: number,
  unit: DraftLine['unit'],
  grams: number,
  served: number,
): Weighed & { readonly isKept: false } => ({ food, quantity, unit, grams, served, isKept: false });

/** Weights that a model may mean, because less is eaten than measured or pieces differ, and impossible ones. */
export const GRAMS = [
  // Oil that stays in the pan, marinade, cooking water and its salt.
  kept('rapeseed oil', 500, 'ml', 60),
  kept('sunflower oil', 1, 'l', 80),
  kept('olive oil', 4, 'tbsp', 20),
  kept('salt', 1, 'tbsp', 4),
  kept('salt', 10, 'g', 3),
  kept('soy sauce', 100, 'ml', 30),
  kept('vinegar', 200, 'ml', 40),
  kept('sugar', 50, 'g', 15),
  kept('buttermilk', 250, 'ml', 60),
  kept('kefir', 250, 'ml', 60),
  mended('kefir', 250, 'ml', 25, 257.5),
  kept('flour', 100, 'g', 40),
  kept('water', 2, 'l', 0),
  // Small and large ones.
  kept('cucumber', 5, 'piece', 350),
  kept('bell pepper', 8, 'piece', 320),
  kept('potato', 12, 'piece', 500),
  kept('tomato', 4, 'piece', 900),
  kept('onion', 1, 'piece', 250),
  kept('aubergine', 2, 'piece', 250),
  kept('carrot', 6, 'piece', 150),
  kept('basil', 1, 'bunch', 60),
  kept('garlic', 4, 'clove', 12),
  kept('chicken thigh', 1, 'kg', 620),
  kept('feta', 1, 'piece', 60),
  kept('quail eggs', 12, 'piece', 108),
  kept('white wine', 250, 'ml', 30),
  // Mistakes.
  mended('spaghetti', 200, 'g', 20, 200),
  mended('flour', 250, 'g', 25, 250),
  mended('egg', 4, 'piece', 60, 220),
  mended('cheddar', 300, 'g', 30, 300),
  mended('lentils', 0.5, 'kg', 50, 500),
  mended('cream', 200, 'ml', 20, 200),
  mended('burger buns', 4, 'piece', 55, 220),
  mended('onion', 2, 'piece', 2_200, 220),
  mended('onion', 2, 'piece', 22, 220),
  mended('rice', 200, 'g', 600, 200),
  mended('olive oil', 2, 'tbsp', 270, 27.3),
  mended('milk', 200, 'ml', 2_060, 206),
  mended('egg', 2, 'piece', 1_000, 110),
] as const;
