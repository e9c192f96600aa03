import type { DishKind } from '#core/recipe/dish-kind.ts';

/** Returns the path of the drawing of a kind of dish. */
export const drawingPath = (kind: DishKind): string => `/shared/${kind}.svg`;
