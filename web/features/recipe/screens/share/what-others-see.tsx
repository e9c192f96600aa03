import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { Recipe } from '#core/recipe/recipe.ts';
import { hasDishPhoto } from '#core/sharing/shared-recipe.ts';
import { Icon } from '#web/shared/ui/icon.tsx';

/** Lists the parts of a recipe that a link shows and those it hides. */
export function WhatOthersSee({ recipe }: { recipe: Recipe }) {
  const { i18n } = useLingui();
  const { origin, imageUrls } = recipe;
  const hasPhoto = hasDishPhoto(recipe);
  const source = [origin?.author, origin?.site].filter(Boolean).join(', ');
  const seen = [
    hasPhoto ? i18n._('share.seen_photo') : i18n._('share.seen'),
    ...(source ? [i18n._('share.seen_source', { source })] : []),
  ];
  const unseen = [
    ...(imageUrls.length > 0 && !hasPhoto ? [pictureUnseen(recipe, i18n)] : []),
    i18n._('share.unseen_notes'),
    i18n._('share.unseen_others'),
  ];
  return (
    <section aria-labelledby="what-others-see" className="grid gap-2">
      <h3 id="what-others-see" className="font-text text-base">
        {i18n._('share.what')}
      </h3>
      <ul className="grid gap-1.5 text-[0.9375rem]">
        {seen.map((text) => (
          <li key={text} className="flex gap-3">
            <Icon name="check" className="mt-0.5 shrink-0 text-basil" />
            {text}
          </li>
        ))}
        {unseen.map((text) => (
          <li key={text} className="flex gap-3 text-muted">
            <Icon name="close" className="mt-0.5 shrink-0" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

const pictureUnseen = ({ origin }: Recipe, i18n: I18n): string =>
  origin?.type === 'imported' ? i18n._('share.unseen_picture') : i18n._('share.unseen_ingredients');
