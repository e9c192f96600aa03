import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react';
import type { FoodId } from '#core/nutrition/food.ts';
import { avoidsFood, type Avoided } from '#core/nutrition/avoid.ts';
import type { UserId } from '#core/user-id.ts';
import { screenLanguage } from '../i18n/language.ts';
import { askLibrary, type Asker } from './library.ts';
import type {
  CookableRecipe,
  LibraryPage,
  LibraryQuery,
  LibrarySync,
  Questions,
  Window,
} from './questions.ts';

/**
 * Returns a window of a query's results; during the search, the previous window.
 * @param avoided recipes that contain this are left out
 */
export function useLibrary(
  userId: UserId,
  query: LibraryQuery,
  { offset, limit }: Window,
  avoided?: Avoided,
): { readonly page: LibraryPage | undefined; readonly error: Error | null } {
  const asker = useAsker(userId);
  const { data, error } = useQuery({
    queryKey: [...libraryKey(asker), 'find', query, avoided, offset, limit],
    queryFn: () => askLibrary(asker, 'find', { query, avoided, offset, limit }),
    networkMode: 'always',
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return { page: data, error };
}

/** Returns recipes that the user eats, fewest missing foods first; undefined during the search. */
export function useCookable(
  userId: UserId,
  foods: readonly FoodId[],
  asked: Omit<Questions['cookable']['ask'], 'foods'>,
): readonly CookableRecipe[] | undefined {
  const asker = useAsker(userId);
  const { data } = useQuery({
    queryKey: [...libraryKey(asker), 'cookable', foods, asked],
    queryFn: () => askLibrary(asker, 'cookable', { foods, ...asked }),
    enabled: foods.length > 0,
    networkMode: 'always',
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return data;
}

/** Returns the keys of recipes that the user does not eat; empty during the search. */
export function useUneaten(userId: UserId, avoided: Avoided): ReadonlySet<string> {
  const asker = useAsker(userId);
  const { data } = useQuery({
    queryKey: [...libraryKey(asker), 'uneaten', avoided],
    queryFn: async () => new Set(await askLibrary(asker, 'uneaten', { avoided })),
    enabled: avoidsFood(avoided),
    networkMode: 'always',
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return data ?? NONE;
}

const NONE: ReadonlySet<string> = new Set();

/** Returns the progress of the copy of all recipes; undefined while loading. */
export function useLibrarySync(userId: UserId): LibrarySync | undefined {
  const asker = useAsker(userId);
  const { data } = useQuery({
    queryKey: [...libraryKey(asker), 'state'],
    queryFn: () => askLibrary(asker, 'state', {}),
    networkMode: 'always',
  });
  return data;
}

function useAsker(userId: UserId): Asker {
  const { i18n } = useLingui();
  return { userId, language: screenLanguage(i18n) };
}

/** Operations on recipes also invalidate this key: see `invalidate`. */
const libraryKey = ({ userId, language }: Asker) => ['library', userId, language];
