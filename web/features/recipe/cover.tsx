import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useNavigate } from 'react-router';
import { EMBEDDED_AUTHOR, type Recipe } from '#core/recipe/recipe.ts';
import { cuisineOf } from '#core/recipe/texts-in.ts';
import { screenLanguage } from '../../i18n/language.ts';
import { PATHS } from '../../paths.ts';
import { DEMO_COOK } from '../../timers/dish-path.ts';
import { useBack } from '../../shell/navigation/use-back.ts';
import { useRecipeDeletion } from '../../shell/use-recipe-deletion.ts';
import { IconButton, IconLink } from '../../ui/icon.tsx';
import { PhotoPair } from '../../ui/photo-pair.tsx';
import { HeartButton } from './personal/heart-button.tsx';
import { useIsOwn } from './served/use-is-own.ts';

const ON_PHOTO = 'absolute top-4 z-1';

/** Photos and title of a recipe, with buttons to go back and to delete it. */
export function Cover({ recipe }: { recipe: Recipe }) {
  const { title, imageUrls, language, origin, isPhotoOwn } = recipe;
  const { i18n } = useLingui();
  const cuisine = cuisineOf(recipe, screenLanguage(i18n));
  // A visitor's previous page is the landing page, a separate document.
  const isDemo = recipe.userId === DEMO_COOK;
  const back = useBack(isDemo ? PATHS.landing : PATHS.home);
  const isOwn = useIsOwn(recipe);
  const writer = writerOf(recipe, isOwn, i18n);
  const isFromElsewhere = origin !== undefined && origin.type !== 'generated';
  const showsDish = imageUrls.length > 0 && (isFromElsewhere || isPhotoOwn === true);
  return (
    <div
      // A photo of ingredients is lower, so that the list of ingredients fits on the first screen.
      className={`relative -mx-gutter grid overflow-hidden rounded-b-lg md:mx-0 md:min-h-108 md:rounded-lg ${showsDish ? 'min-h-72' : 'min-h-52'}`}
    >
      <div className="absolute inset-0 grid">
        <PhotoPair urls={imageUrls} alt={i18n._('recipe.photos')} />
      </div>
      <IconLink
        {...back}
        reloadDocument={isDemo}
        label={i18n._('nav.back')}
        icon="back"
        look="paper"
        className={`${ON_PHOTO} left-gutter md:left-5`}
      />
      {isOwn && <ForItsCook recipe={recipe} />}
      {/* A long title makes the cover higher, and stays below the buttons. */}
      <div className="photo-scrim relative self-end px-gutter pt-16 pb-4 text-print-edge md:px-10 md:pt-32 md:pb-8">
        <h1 lang={language} className="max-md:text-[1.75rem] max-md:leading-[1.15] md:max-w-[20ch]">
          {title}
        </h1>
        <p className="mt-1 text-sm empty:hidden md:mt-2">
          {cuisine.text && <span lang={cuisine.language}>{cuisine.text}</span>}
          {cuisine.text && writer && '\u00a0· '}
          {writer}
        </p>
      </div>
    </div>
  );
}

/** Buttons for the owner of the recipe. */
function ForItsCook({ recipe }: { recipe: Recipe }) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const remove = useRecipeDeletion();
  return (
    <>
      <HeartButton
        recipe={recipe}
        className={`${ON_PHOTO} right-[calc(var(--gutter)+3.25rem)] md:right-18`}
      />
      <IconButton
        label={i18n._('recipe.delete')}
        icon="delete"
        look="paper"
        className={`${ON_PHOTO} right-gutter md:right-5`}
        onClick={() => {
          void navigate(PATHS.home);
          void remove(recipe);
        }}
      />
    </>
  );
}

/** Returns the writer of a recipe, unless the page names a source, an author or another cook below. */
function writerOf({ origin, model, imageUrls }: Recipe, isOwn: boolean, i18n: I18n): string | undefined {
  if (origin?.type === 'own') return isOwn ? i18n._('recipe.own') : undefined;
  if (origin?.type === 'imported')
    return (origin.author ?? origin.site ?? origin.url) ? undefined : i18n._('recipe.imported');
  const from = !isOwn ? 'member' : imageUrls.length > 0 ? 'photos' : 'words';
  const byModel =
    model === EMBEDDED_AUTHOR
      ? i18n._('recipe.by_embedded_author', { from })
      : i18n._('recipe.by_ai', { from });
  return origin?.isEdited ? `${byModel}, ${i18n._('recipe.edited')}` : byModel;
}

export function MorePhotos({ recipe: { imageUrls } }: { recipe: Recipe }) {
  const { i18n } = useLingui();
  const more = imageUrls.slice(3);
  if (more.length === 0) return null;
  return (
    <ul aria-label={i18n._('recipe.more_photos')} className="flex flex-wrap gap-3">
      {more.map((url, index) => (
        <li key={url}>
          <img
            src={url}
            alt={i18n._('home.photo', { number: index + 4 })}
            width="96"
            height="96"
            loading="lazy"
            decoding="async"
            className="size-20 rounded-sm bg-sunken object-cover md:size-24"
          />
        </li>
      ))}
    </ul>
  );
}
