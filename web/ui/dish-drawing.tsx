import type { DishKind } from '#core/recipe/dish-kind.ts';
import dishes from './pictures/dishes.svg';

/** Decorative cut-paper drawing of a dish of some kind. All kinds are one file, so that they are there offline. */
export const DishDrawing = ({ kind, className = '' }: { kind: DishKind; className?: string }) => (
  <img src={`${dishes}#${kind}`} alt="" width="96" height="96" className={className} decoding="async" />
);
