import type { DishKind } from '#core/recipe/dish-kind.ts';

export const drawingPath = (kind: DishKind): string => `/shared/${kind}.svg`;
