import { useLingui } from '@lingui/react';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { LibraryCard } from '../../../library/questions.ts';
import { UneatenSign } from '../../../avoided/uneaten-sign.tsx';
import { CookName } from '../../../kitchen/cook-name.tsx';
import { tellsEnergy } from '../../../offline/hidden-energy.ts';
import { recipePath } from '../../../paths.ts';
import { useUser } from '../../../session/require-user.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PhotoPair } from '../../../ui/photo-pair.tsx';

type TileProps = {
  card: LibraryCard;
  /** Renders a row with the picture beside the text. */
  isRow?: boolean;
  isUneaten?: boolean;
  children?: ReactNode;
};

/** Recipe in the library. Renders its card; requests at most the name of another cook. */
export const Tile = memo(({ card, isRow = false, isUneaten = false, children }: TileProps) => {
  const { i18n } = useLingui();
  const { id: userId } = useUser();
  const { id, title, language, imageUrls, dishKind, prepTime, calories, isFavorite, rating, cookId } = card;
  const energy = card.isAtLeast ? /*i18n*/ 'unit.kcal_at_least' : /*i18n*/ 'unit.kcal';
  return (
    <Link
      to={recipePath(id, cookId)}
      className={`group grid gap-x-4 gap-y-2 rounded-md no-underline ${isRow ? 'grid-cols-[5.5rem_minmax(0,1fr)] items-center' : ''}`}
    >
      <span className="relative">
        <PhotoPair
          urls={imageUrls.slice(0, 1)}
          dish={dishKind}
          recipe={id}
          className={isRow ? 'aspect-square rounded-sm' : 'aspect-4/3 rounded-md'}
        />
        {isFavorite && (
          <span className="absolute top-2 right-2 grid size-8 place-items-center rounded-pill bg-surface text-tomato shadow-print">
            <Icon name="heart" className="size-4.5 fill-current!" />
            <span className="sr-only">{i18n._('library.favourite')}</span>
          </span>
        )}
      </span>
      <span className="grid min-w-0 content-start gap-1">
        <span
          lang={language}
          className="font-title text-[1.0625rem] leading-tight font-semibold wrap-anywhere hyphens-auto group-hover:underline"
        >
          {title}
        </span>
        <span className="flex flex-wrap gap-x-3 text-sm text-muted tabular-nums">
          <UneatenSign isUneaten={isUneaten} />
          {prepTime !== undefined && <span>{i18n._('unit.minutes', { minutes: prepTime })}</span>}
          {tellsEnergy(calories, card.isAtLeast) && <span>{i18n._(energy, { kcal: calories })}</span>}
          {rating !== undefined && <span>{i18n._('library.stars', { rating })}</span>}
          {cookId !== undefined && (
            <span className="wrap-anywhere">
              <CookName userId={userId} cookId={cookId} />
            </span>
          )}
        </span>
        {children}
      </span>
    </Link>
  );
});
