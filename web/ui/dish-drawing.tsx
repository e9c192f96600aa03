import type { DishKind } from '#core/recipe/dish-kind.ts';

/** One file each, because browsers rasterise a whole file, including hidden parts, whenever they paint a part of it. */
const DRAWINGS = import.meta.glob<string>('./pictures/dishes/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

export const drawingOf = (kind: DishKind): string => DRAWINGS[`./pictures/dishes/${kind}.svg`] ?? '';

export const DishDrawing = ({ kind, className = '' }: { kind: DishKind; className?: string }) => (
  <img src={drawingOf(kind)} alt="" width="96" height="96" className={className} decoding="async" />
);
