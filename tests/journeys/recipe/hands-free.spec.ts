import type { Page } from '@playwright/test';
import { LOCALE } from '#core/language.ts';
import { LONG } from '#tests/long.ts';
import { askAs } from '../support/ask.ts';
import { installClock } from '../support/clock.ts';
import { LANGUAGES } from '../support/languages.ts';
import { expect, expectAccessible, newCook, test, WORDS } from '../support/test.ts';

const TEXTS = {
  en: {
    soup: {
      title: 'Leek soup',
      ingredients: ['500 g leeks', '100 g butter', '1 l milk'],
      instructions: [
        'Melt the butter.',
        'Simmer the leeks for 20 minutes.',
        'Bake at 180 °C for 10 minutes.',
      ],
    },
    rice: {
      title: 'Herb rice',
      ingredients: ['300 g rice', 'salt'],
      instructions: ['Rinse the rice.', 'Cook it for 15 minutes.'],
    },
    words: {
      handsFree: 'Hands-free',
      listen: 'Listen while I cook',
      listening: 'Listening',
      another: 'Cook another dish too',
      next: 'Next step',
      more: 'One serving more',
      over: 'time is up',
      step: (dish: string, step: number, count: number) => `${dish}, step ${step} of ${count}`,
    },
    said: [
      ['next step, please', 'Step 2 of 3'],
      ['go back', 'Step 1 of 3'],
      ['go on', 'Step 2 of 3'],
    ],
    amount: ['how much butter do I need', /100\sg butter/],
    timer: ['timer 10 minutes', '10:00'],
    nothing: ['next to the pan', "I'll be back in a minute", 'how much is it'],
    refused: "The microphone isn't allowed",
  },
  de: {
    soup: {
      title: 'Lauchsuppe',
      ingredients: ['500 g Lauch', '100 g Butter', '1 l Milch'],
      instructions: [
        'Die Butter schmelzen.',
        'Den Lauch 20 Minuten köcheln.',
        'Bei 180 °C 10 Minuten backen.',
      ],
    },
    rice: {
      title: 'Kräuterreis',
      ingredients: ['300 g Reis', 'Salz'],
      instructions: ['Den Reis waschen.', 'Den Reis 15 Minuten kochen.'],
    },
    words: {
      handsFree: 'Freihändig',
      listen: 'Beim Kochen zuhören',
      listening: 'Hört zu',
      another: 'Noch ein Gericht kochen',
      next: 'Nächster Schritt',
      more: 'Eine Portion mehr',
      over: 'Die Zeit ist um',
      step: (dish: string, step: number, count: number) => `${dish}, Schritt ${step} von ${count}`,
    },
    said: [
      ['nächster Schritt, bitte', 'Schritt 2 von 3'],
      ['zurück', 'Schritt 1 von 3'],
      ['weiter', 'Schritt 2 von 3'],
    ],
    amount: ['wie viel Butter brauche ich', /100\sg Butter/],
    timer: ['Timer 10 Minuten', '10:00'],
    nothing: ['weiter hinten im Schrank', 'ich bin gleich zurück', 'wie viel kostet das'],
    refused: 'Das Mikrofon ist nicht erlaubt',
  },
} as const;

/** Replaces the browser's speech recognition by a stand-in. */
const fakeSpeech = (page: Page, mode: 'works' | 'refused') =>
  page.addInitScript((how) => {
    class Fake extends EventTarget {
      start() {
        const fire = (type: string, more = {}) =>
          setTimeout(() => this.dispatchEvent(Object.assign(new Event(type), more)));
        if (how === 'works') fire('start');
        if (how === 'refused') fire('error', { error: 'not-allowed' });
        Object.assign(window, { recognition: this });
      }
      abort() {
        Object.assign(window, { recognition: undefined });
      }
    }
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition'])
      Object.defineProperty(window, name, { value: Fake, configurable: true });
  }, mode);

const say = (page: Page, transcript: string) =>
  page.evaluate((text) => {
    const result = Object.assign([{ transcript: text }], { isFinal: true });
    const { recognition } = window as Window & { recognition?: EventTarget };
    recognition?.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results: [result] }));
  }, transcript);

/** Returns whether a page has loaded a script with the given name. */
const loads = (page: Page, name: string) =>
  page.evaluate(
    (wanted) => performance.getEntriesByType('resource').some((script) => script.name.includes(wanted)),
    name,
  );

for (const language of LANGUAGES) {
  const { soup, rice, words, said, amount, timer, nothing, refused } = TEXTS[language];

  test.describe(language, () => {
    test.use({ locale: LOCALE[language], viewport: { width: 390, height: 844 } });

    const write = async (page: Page, recipe: typeof soup | typeof rice) => {
      const written = await askAs(page, language)('POST', '/api/recipes', {
        ...recipe,
        servings: 2,
        language,
      });
      return String((await written.json()).id);
    };
    const listen = async (page: Page) => {
      await page.getByRole('button', { name: words.handsFree }).click();
      await page.getByRole('button', { name: words.listen }).click();
    };

    test(
      'A spoken command works, other words do nothing, and the microphone is requested only then',
      LONG,
      async ({ page }) => {
        await fakeSpeech(page, 'works');
        await newCook(page, WORDS[language]);
        await page.goto(`/recipe/${await write(page, soup)}?cook=1`);
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await page.evaluate(() => 'recognition' in window)).toBe(false);
        expect(await loads(page, 'hands-free')).toBe(false);
        await listen(page);
        expect(await loads(page, 'hands-free')).toBe(true);
        await expect(page.getByText(words.listening, { exact: true })).toBeVisible();
        for (const [phrase, heading] of said) {
          await say(page, phrase);
          await expect(page.getByRole('heading', { name: heading })).toBeVisible();
          await expect(page.getByRole('status').filter({ hasText: phrase })).toBeVisible();
        }
        await expectAccessible(page);
        await say(page, amount[0]);
        await expect(page.getByRole('status').filter({ hasText: amount[1] })).toBeVisible();
        for (const phrase of nothing) {
          await say(page, phrase);
          await expect(page.getByText(phrase)).toHaveCount(0);
          await expect(page.getByRole('heading', { name: said[2][1] })).toBeVisible();
        }
        await say(page, timer[0]);
        await expect(page.getByRole('dialog').getByText(timer[1])).toBeVisible();
      },
    );

    test('two dishes, three timers: nothing is lost by a reload or while the phone is locked', async ({
      page,
    }) => {
      await newCook(page, WORDS[language]);
      await installClock(page);
      const soupId = await write(page, soup);
      const riceId = await write(page, rice);
      const dialog = page.getByRole('dialog').first();
      const list = page.getByRole('dialog', { name: WORDS[language].ingredients });
      const openList = () => dialog.getByRole('button', { name: WORDS[language].ingredients }).click();
      const heading = (dish: string, step: number, count: number) =>
        dialog.getByRole('heading', { name: words.step(dish, step, count) });
      const switchTo = (title: string) =>
        dialog.getByRole('button', { name: new RegExp(`^${title} `) }).click();

      await page.goto(`/recipe/${soupId}?cook=2`);
      await dialog.getByRole('button', { name: /20:00/ }).click();
      await dialog.getByRole('button', { name: words.next }).click();
      await dialog.getByRole('button', { name: /10:00/ }).click();
      await openList();
      await list.getByRole('checkbox').nth(1).check();
      await page.keyboard.press('Escape');
      await dialog.getByRole('link', { name: words.another }).click();
      await page.goto(`/recipe/${riceId}`);
      await page.getByRole('button', { name: words.more }).click();
      await page.goto(`/recipe/${riceId}?cook=2`);
      await expect(heading(rice.title, 2, 2)).toBeVisible();
      await dialog.getByRole('button', { name: /15:00/ }).click();
      const timers = dialog.getByRole('list', { name: /^Timers?$/ }).getByRole('listitem');
      await expect(timers).toHaveCount(3);
      await expect(timers.filter({ hasText: soup.title })).toHaveCount(2);

      await page.reload();
      await expect(heading(rice.title, 2, 2)).toBeVisible();
      await expect(timers).toHaveCount(3);
      await openList();
      await expect(list.getByText(/^450\sg$/)).toBeVisible();
      await page.keyboard.press('Escape');
      // The history steps back a moment after the list has closed.
      await page.waitForFunction(() => !history.state?.usr?.overlay);
      await switchTo(soup.title);
      await expect(heading(soup.title, 3, 3)).toBeVisible();
      await expectAccessible(page);
      await openList();
      await expect(list.getByRole('checkbox', { checked: true })).toHaveCount(1);
      await expect(list.getByText(/^500\sg$/)).toBeVisible();
      await page.keyboard.press('Escape');

      // A locked phone runs no timers, and its clock jumps afterwards.
      await page.clock.setSystemTime(Date.now() + 12 * 60_000);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(timers).toHaveCount(3);
      await expect(timers.filter({ hasText: words.over })).toHaveCount(1);
      await expect(timers.filter({ hasText: /^8:\d\d|^7:\d\d/ })).toHaveCount(1);
      await expect(timers.filter({ hasText: /^3:\d\d|^2:\d\d/ })).toHaveCount(1);
      await switchTo(rice.title);
      await expect(heading(rice.title, 2, 2)).toBeVisible();
    });

    // Other failures are tested in tests/web/features/recipe/cook-mode/hands-free.test.tsx.
    test('cook mode still works if the microphone is refused', LONG, async ({ page }) => {
      await fakeSpeech(page, 'refused');
      await newCook(page, WORDS[language]);
      await page.goto(`/recipe/${await write(page, soup)}?cook=1`);
      await listen(page);
      await expect(page.getByText(refused)).toBeVisible();
      await page.keyboard.press('PageDown');
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('heading', { name: /^\w+ [23] / })).toBeVisible();
    });
  });
}
