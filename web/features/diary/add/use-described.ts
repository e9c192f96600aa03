import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { TrackedDay, TrackingEntry } from '#core/eaten/tracking.ts';
import { describedMeal } from '#core/diary/described-meal.ts';
import type { Language } from '#core/language.ts';
import { stemsOf } from '#core/nutrition/fold-name.ts';
import type { UserId } from '#core/user-id.ts';
import { screenLanguage } from '../../../i18n/language.ts';
import { askLibrary } from '../../../library/library.ts';
import { useUser } from '../../../session/require-user.tsx';
import { choiceOfCard } from '../entries/choice-of-card.ts';
import { choiceOfEntry, choiceOfFood, inAmountOf, recentEntries, type Choice } from '../entries/choices.ts';
import { useProducts } from '../entries/use-products.ts';

/** One thing of a described meal in its amount. Without a choice, the user has to search for it. */
export type Described = {
  /** The thing with its amount, as a text that can be read again. */
  readonly written: string;
  readonly words: string;
  readonly choice?: Choice;
  /** True if the description has no amount. */
  readonly isGuessed: boolean;
};

/**
 * Returns the things of a described meal. The cook's recipes and earlier entries of that name come before foods of the
 * table. Empty if the text describes only one thing, unless it names a known food and its meal.
 */
export function useDescribed(
  typed: string,
  isMealTold: boolean,
  days: readonly TrackedDay[],
): readonly Described[] {
  const { i18n } = useLingui();
  const { id: userId } = useUser();
  const language = screenLanguage(i18n);
  const text = useDeferredValue(typed.trim());
  const described = useMemo(() => describedMeal(text, language), [text, language]);
  const isMeal = described.length > 1 || (isMealTold && described[0]?.food !== undefined);
  const recent = useMemo(() => recentEntries(days), [days]);
  const products = useProducts(isMeal ? recent : []);
  const names = isMeal ? described.map(({ words }) => words) : [];
  const { data: recipes } = useQuery({
    queryKey: ['recipes', userId, 'described', language, ...names],
    queryFn: () => Promise.all(names.map((name) => recipeCalled(name, userId, language))),
    enabled: isMeal,
    networkMode: 'always',
  });
  if (!isMeal || !products) return [];
  return described.map((each, at) => {
    const before = recent.find((entry) => isCalled(nameOf(entry), each.words));
    const choice =
      recipes?.[at] ??
      (before ? choiceOfEntry(before, language, products) : each.food && choiceOfFood(each.food, language));
    const { written, words, amount, isGuessed = !amount } = each;
    return { written, words, isGuessed, ...(choice && { choice: inAmountOf(choice, each) }) };
  });
}

const nameOf = (entry: TrackingEntry): string => (entry.type === 'diary' ? entry.name : entry.title);

const MINE = /^(?:my|our|mein\p{L}*|unser\p{L}*)\s/iu;

const isCalled = (name: string, words: string): boolean => stemsOf(name) === stemsOf(words.replace(MINE, ''));

async function recipeCalled(words: string, userId: UserId, language: Language): Promise<Choice | undefined> {
  const query = { q: words.replace(MINE, '') };
  const { cards } = await askLibrary({ userId, language }, 'find', { query, offset: 0, limit: 3 });
  const card = cards.find(({ title }) => isCalled(title, words));
  return card && choiceOfCard(userId, card);
}
