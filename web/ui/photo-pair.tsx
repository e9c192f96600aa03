import { useState } from 'react';
import type { DishKind } from '#core/recipe/dish-kind.ts';
import { DishDrawing } from './dish-drawing.tsx';
import emptyPlate from './pictures/empty-plate.svg';

const LAYOUTS = {
  1: 'grid-cols-1 grid-rows-1',
  2: 'grid-cols-2 grid-rows-1',
  3: 'grid-cols-[2fr_1fr] grid-rows-2 *:first:row-span-2',
} as const;

const CROPS = [
  '',
  'origin-top-left scale-150',
  'origin-bottom-right scale-150',
  'origin-top-right scale-150',
  'origin-bottom-left scale-150',
] as const;

type PhotoPairProps = {
  urls: readonly string[];
  alt?: string;
  /** Drawing over the photos, so that recipes with equal photos look different. Shown alone if no photo loads. */
  dish?: DishKind;
  /**
   * The recipe's number. It chooses the first photo, or the crop of a single one, so that recipes with equal photos
   * look different.
   */
  recipe?: number;
  className?: string;
};

/** One to three photos as one picture, the first one large. Without a photo, or if none loads, shows the drawing. */
export function PhotoPair({ urls, alt = '', dish, recipe = 0, className = '' }: PhotoPairProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const loaded = urls.filter((url) => !failed.includes(url));
  const first = loaded.length > 0 ? recipe % loaded.length : 0;
  const shown = [...loaded.slice(first), ...loaded.slice(0, first)].slice(0, 3);
  const crop = loaded.length === 1 ? CROPS[recipe % CROPS.length] : '';
  const layout = LAYOUTS[shown.length === 2 ? 2 : shown.length === 3 ? 3 : 1];
  return (
    <span className={`relative grid gap-[3px] overflow-hidden bg-sunken ${layout} ${className}`}>
      {shown.map((url, index) => (
        <img
          key={url}
          src={url}
          alt={index === 0 ? alt : ''}
          width="800"
          height="600"
          className={`size-full min-h-0 object-cover ${crop}`}
          decoding="async"
          onError={() => setFailed((held) => [...held, url])}
        />
      ))}
      {dish && (
        <DishDrawing
          kind={dish}
          className={
            shown.length > 0 ? 'absolute right-2.5 bottom-2.5 w-[23%] min-w-12 -rotate-4' : 'm-auto w-[46%]'
          }
        />
      )}
      {!dish && shown.length === 0 && (
        <img
          src={emptyPlate}
          alt=""
          width="320"
          height="280"
          className="size-full min-h-0 object-contain p-6"
        />
      )}
    </span>
  );
}
