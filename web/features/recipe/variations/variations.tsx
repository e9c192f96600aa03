import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { VariationCard, Recipe } from '#core/recipe/recipe.ts';
import { variationsOf } from '../../../offline/recipes/recipes.ts';
import { useHeld } from '../../../offline/use-held.ts';
import { useDishKind } from '../../../offline/recipes/use-dish-kind.ts';
import { useTitle } from '../../../offline/recipes/use-title.ts';
import { recipePath } from '../../../paths.ts';
import { useUser } from '../../../session/require-user.tsx';
import { PhotoPair } from '../../../ui/photo-pair.tsx';
import { VariationForm } from './variation-form.tsx';

export function Variations({ recipe }: { recipe: Recipe }) {
  const { i18n } = useLingui();
  const { id: userId } = useUser();
  const { data: variations = [] } = useHeld(variationsOf(userId, recipe.id, useQueryClient()));
  return (
    <section aria-labelledby="alternatives" className="grid gap-4">
      <h2 id="alternatives">{i18n._('alternatives.title')}</h2>
      <VariationForm recipe={recipe} />
      {variations.length === 0 ? (
        <p className="text-muted">{i18n._('alternatives.none')}</p>
      ) : (
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {variations.map((variation) => (
            <Variation key={variation.id} variation={variation} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Variation({ variation }: { variation: VariationCard }) {
  const { id: userId } = useUser();
  const { id, imageUrls } = variation;
  const dish = useDishKind(userId, variation);
  const title = useTitle(userId, variation);
  return (
    <li>
      <Link to={recipePath(id)} className="group grid gap-3 rounded-md no-underline">
        <PhotoPair urls={imageUrls} dish={dish} recipe={id} className="aspect-4/3 rounded-md" />
        <span
          lang={title.language}
          className="font-title text-[1.3125rem] leading-tight font-semibold text-balance group-hover:underline"
        >
          {title.text}
        </span>
      </Link>
    </li>
  );
}
