import { useQueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { vi } from 'vitest';
import { userOf } from '#core/account/account.ts';
import type { Language } from '#core/language.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { aProfile, aRecipe } from '#tests/support/examples.ts';
import { CookModeRoute } from '#web/features/recipe/cook-mode/cook-mode-route.tsx';
import { useServedRecipe } from '#web/features/recipe/served/use-served-recipe.ts';
import { setOwner } from '#web/offline/owner.ts';
import { recipeOf, storeRecipe } from '#web/offline/recipes/recipes.ts';
import { useOnDevice } from '#web/offline/use-held.ts';
import { queryClient } from '#web/session/query-client.ts';
import { TimerBar } from '#web/timers/timer-bar.tsx';
import { Toaster } from '#web/ui/feedback/toaster.tsx';
import { renderSignedIn } from '../../../render-signed-in.tsx';

export const user = userOf(aProfile());

const DISHES = {
  en: {
    soup: [
      'Leek soup',
      ['leeks', 'butter', 'milk'],
      ['Melt the butter.', 'Simmer the leeks for 20 minutes.', 'Bake for 10 minutes.'],
    ],
    rice: ['Herb rice', ['rice'], ['Rinse the rice.', 'Cook it for 15 minutes.']],
  },
  de: {
    soup: [
      'Lauchsuppe',
      ['Lauch', 'Butter', 'Milch'],
      ['Die Butter schmelzen.', 'Den Lauch 20 Minuten köcheln.', '10 Minuten backen.'],
    ],
    rice: ['Kräuterreis', ['Reis'], ['Den Reis waschen.', 'Den Reis 15 Minuten kochen.']],
  },
} as const;

const FOODS = { soup: ['leek', 'butter', 'milk'], rice: ['rice'] } as const;
const NUTRITION = { calories: 600, protein: 20, carbs: 40, fat: 50, fiber: 5 };
const GRAMS = [500, 100, 250] as const;

/** Two dishes that are cooked together: a soup for two with three steps, and rice with two. */
export function twoDishes(language: Language): { readonly soup: Recipe; readonly rice: Recipe } {
  const dish = (name: 'soup' | 'rice') => {
    const [title, names, steps] = DISHES[language][name];
    const lines = names.map((each, at) => {
      const grams = GRAMS[at] ?? 0;
      return {
        food: FOODS[name][at],
        name: each,
        quantity: grams,
        unit: 'g' as const,
        grams,
      };
    });
    return aRecipe(user.id, {
      title,
      lines,
      steps: steps.map((text) => ({ text })),
      language,
      servings: 2,
      nutrition: NUTRITION,
    });
  };
  return { soup: dish('soup'), rice: dish('rice') };
}

function Stove({ recipe }: { recipe: Recipe }) {
  const held = useOnDevice(recipeOf(user.id, recipe.id, useQueryClient()));
  return held && <Page held={held} />;
}

const Page = ({ held }: { held: Recipe }) => (
  <>
    <Link to="?cook=1">Cook</Link>
    <TimerBar />
    <CookModeRoute page={useServedRecipe(held)} />
    <Toaster />
  </>
);

/** Renders cook mode of a dish as its page does; all dishes are on the device. */
export async function cook(dishes: readonly [Recipe, ...Recipe[]]) {
  setOwner(user.id);
  for (const dish of dishes) await storeRecipe(user.id, dish, queryClient);
  const [shown] = dishes;
  // jsdom has no layout: nothing is longer than its window.
  Element.prototype.scrollTo = () => {};
  const view = await renderSignedIn(user, <Stove recipe={shown} />, shown.language);
  await userEvent.click(await screen.findByText('Cook'));
  return view;
}

/** Returns the heading of the step that is shown. */
export const headingNow = (): string => document.querySelector('dialog h2')?.textContent ?? '';

/** Sentences that the device has spoken. */
export const spoken: string[] = [];

/** Gives the device a voice in both languages. */
export function giveVoice(): void {
  spoken.length = 0;
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      lang = '';
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  const speak = ({ text }: { text: string }) => spoken.push(text);
  const getVoices = () => [{ lang: 'en-GB' }, { lang: 'de-DE' }];
  const synthesis = Object.assign(new EventTarget(), { getVoices, speak, cancel: () => {}, speaking: false });
  vi.stubGlobal('speechSynthesis', synthesis);
}
