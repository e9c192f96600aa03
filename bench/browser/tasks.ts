import type { Measured } from '../support/measured.ts';
import type { CDPSession, Page } from '@playwright/test';
import { choosePhotos, generate, signUp, WORDS } from '#tests/journeys/support/test.ts';
import { longestTask, mainThreadTasks } from './main-thread.ts';
import { onPhone, SLOW_DOWN, TOMATOES } from './phone.ts';

const LONGEST = 50;

/** Maximum for three foods in one spoken sentence, in ms. */
const UNTIL_ROWS = 100;

type Action = readonly [name: string, act: (page: Page) => Promise<unknown>];

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();

/** Everyday actions of a user, in the order of a day. */
const ACTIONS: readonly Action[] = [
  ['choose a photo', (page) => choosePhotos(page, WORDS.en, [TOMATOES])],
  ['have a recipe written', (page) => generate(page, WORDS.en)],
  ['make it for more', press('One serving more')],
  [
    'start cooking',
    async (page) => {
      await page.getByRole('link', { name: 'Start cooking' }).click();
      await page.getByRole('heading', { name: /^Step 1/ }).waitFor();
    },
  ],
  ['next step', press('Next step')],
  [
    'leave the kitchen',
    async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    },
  ],
  [
    'mark as cooked',
    async (page) => {
      await press('Mark as cooked')(page);
      await page.getByRole('button', { name: 'Remove from today' }).waitFor();
    },
  ],
  [
    'take the mark back',
    async (page) => {
      await press('Remove from today')(page);
      await page.getByRole('button', { name: 'Mark as cooked' }).waitFor();
    },
  ],
  ['look at the day', (page) => visit(page, 'Nutrition')],
  [
    'set goals',
    async (page) => {
      await page.getByRole('textbox', { name: 'Calories' }).fill('1800');
      await press('Save goals')(page);
      await page.getByRole('progressbar', { name: 'Calories today' }).waitFor();
    },
  ],
  ['look at badges', (page) => visit(page, 'Badges')],
  ['go home', (page) => visit(page, 'Recipes')],
];

/** Budget 6: longest main-thread task during everyday actions. */
export const tasks = (): Promise<Measured[]> =>
  onPhone(async (page, devtools) => {
    await signUp(page, WORDS.en);
    const rows: Measured[] = [];
    for (const [name, act] of ACTIONS) {
      const longest = await longestTask(devtools, async () => {
        await act(page);
        await page.waitForLoadState('networkidle');
      });
      rows.push({
        name: `6 ${name}: longest task at ${SLOW_DOWN}× slow-down`,
        budget: `≤ ${LONGEST} ms`,
        measured: `${longest.toFixed(0)} ms`,
        holds: longest <= LONGEST,
      });
    }
    return [...rows, await mealSaid(page, devtools)];
  });

/** Measures the time from a spoken sentence with three foods until their rows appear. */
async function mealSaid(page: Page, devtools: CDPSession): Promise<Measured> {
  await page.goto('/diary');
  await press('Add to breakfast')(page);
  const say = async (sentence: string, foods: number) => {
    await page.getByRole('dialog').getByLabel('What did you eat?').fill(sentence);
    await page
      .locator('dialog li [aria-expanded]')
      .nth(foods - 1)
      .waitFor();
  };
  // Loads the reader of sentences.
  await say('an apple and a banana', 2);
  const spent = await mainThreadTasks(devtools, () =>
    say('two slices of toast with butter and a glass of orange juice', 3),
  );
  const time = spent.reduce((sum, each) => sum + each, 0);
  return {
    name: `a meal of three foods, said in one sentence, is three rows, at ${SLOW_DOWN}× slow-down`,
    budget: `≤ ${UNTIL_ROWS} ms`,
    measured: `${time.toFixed(0)} ms`,
    holds: time <= UNTIL_ROWS,
  };
}

async function visit(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
}
