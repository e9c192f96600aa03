import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DEFAULT_GOALS } from '#core/goals/goals.ts';
import type { Language } from '#core/language.ts';
import { anEmail } from '#tests/support/api-client.ts';
import { IS_LONG } from '#tests/long.ts';
import { loadInnerMessages } from '#web/i18n/activate.ts';
import { setOwner } from '#web/offline/owner.ts';
import { queryClient } from '#web/session/query-client.ts';
import { renderApp } from '../../render-app.tsx';
import { holdCookie } from '../../server.ts';
import { stageBehindPages } from '../../stage.ts';

const stage = stageBehindPages();

const user = userEvent.setup();

/** Signs up a cook. Returns the cook's page and direct requests to the server. */
async function aCook() {
  const cookie = await stage.signUp(anEmail());
  const { body } = await stage.call('GET', '/api/user', { cookie });
  return {
    async open(address: string, language: Language = 'en') {
      queryClient.clear();
      holdCookie(cookie);
      setOwner(String(body['id']));
      const app = await renderApp(address, language, { keepSession: true });
      // Lazy pages load their messages once, but the language changes between the tests.
      await loadInnerMessages();
      return app;
    },
    setGoals: (goals: object, language: Language = 'en') =>
      stage.call('POST', '/api/nutrition/goals', {
        cookie,
        body: { ...DEFAULT_GOALS, ...goals },
        headers: { 'x-preferred-language': language },
      }),
    goals: () => stage.call('GET', '/api/nutrition/goals/current', { cookie }),
  };
}

const fieldOf = (label: string) => screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' });

/** Replaces the text of a field and leaves the field. */
async function enter(label: string, text: string) {
  const field = await fieldOf(label);
  await user.clear(field);
  if (text) await user.type(field, text);
  await user.tab();
}

/** Returns the error of a field as screen readers announce it. */
async function errorOf(label: string): Promise<string | undefined> {
  const field = await fieldOf(label);
  const id = field.getAttribute('aria-describedby');
  return id ? document.getElementById(id)?.textContent : undefined;
}

const BOUNDS = {
  en: [
    [
      'Calories',
      'dailyCalories',
      500,
      10_000,
      'Daily calories must be at least 500',
      'Daily calories cannot exceed 10,000',
    ],
    [
      'Protein',
      'dailyProtein',
      10,
      400,
      'Daily protein must be at least 10 g',
      'Daily protein cannot exceed 400 g',
    ],
    [
      'Carbohydrates',
      'dailyCarbs',
      0,
      1_000,
      'Daily carbohydrates must be at least 0 g',
      'Daily carbohydrates cannot exceed 1,000 g',
    ],
    ['Fat', 'dailyFat', 0, 300, 'Daily fat must be at least 0 g', 'Daily fat cannot exceed 300 g'],
    ['Fiber', 'dailyFiber', 0, 100, 'Daily fiber must be at least 0 g', 'Daily fiber cannot exceed 100 g'],
  ],
  de: [
    [
      'Kalorien',
      'dailyCalories',
      500,
      10_000,
      'Tägliche Kalorien müssen mindestens 500 betragen',
      'Tägliche Kalorien dürfen 10.000 nicht überschreiten',
    ],
    [
      'Eiweiß',
      'dailyProtein',
      10,
      400,
      'Tägliches Eiweiß muss mindestens 10 g betragen',
      'Tägliches Eiweiß darf 400 g nicht überschreiten',
    ],
    [
      'Kohlenhydrate',
      'dailyCarbs',
      0,
      1_000,
      'Tägliche Kohlenhydrate müssen mindestens 0 g betragen',
      'Tägliche Kohlenhydrate dürfen 1.000 g nicht überschreiten',
    ],
    [
      'Fett',
      'dailyFat',
      0,
      300,
      'Tägliches Fett muss mindestens 0 g betragen',
      'Tägliches Fett darf 300 g nicht überschreiten',
    ],
    [
      'Ballaststoffe',
      'dailyFiber',
      0,
      100,
      'Tägliche Ballaststoffe müssen mindestens 0 g betragen',
      'Tägliche Ballaststoffe dürfen 100 g nicht überschreiten',
    ],
  ],
} as const;

test.each(IS_LONG ? (['en', 'de'] as const) : (['de'] as const))(
  'page and server describe a goal out of bounds in the same words: %s',
  async (language) => {
    const cook = await aCook();
    await cook.open('/nutrition', language);
    for (const [label, field, min, max, tooLittle, tooMuch] of BOUNDS[language]) {
      for (const [amount, sentence] of [
        [min - 1, tooLittle],
        [max + 1, tooMuch],
      ] as const) {
        await enter(label, String(amount));
        expect(await errorOf(label)).toBe(sentence);
        const refused = await cook.setGoals({ [field]: amount }, language);
        expect(refused).toMatchObject({ status: 400, body: { issues: [{ field, message: sentence }] } });
      }
      for (const amount of [min, max]) {
        await enter(label, String(amount));
        expect(await errorOf(label)).toBeUndefined();
        expect((await cook.setGoals({ [field]: amount }, language)).status).toBe(200);
      }
    }
  },
);

test('new goals start with typical values, are saved with one decimal and prefilled the next time', async () => {
  const cook = await aCook();
  const first = await cook.open('/nutrition', 'de');
  expect(await screen.findByText('Keine Ziele gesetzt')).toBeDefined();
  const offered = ['Kalorien', 'Eiweiß', 'Kohlenhydrate', 'Fett', 'Ballaststoffe'].map(
    async (label) => (await fieldOf(label)).value,
  );
  expect(await Promise.all(offered)).toEqual(['2000', '50', '250', '70', '25']);
  await enter('Kalorien', '1.800');
  expect(await errorOf('Kalorien')).toBeUndefined();
  await enter('Kalorien', '1800,4');
  await enter('Fett', '62,25');
  await user.click(screen.getByRole('button', { name: 'Ziele speichern' }));
  expect(await screen.findByText('Ziele gespeichert')).toBeDefined();
  expect((await fieldOf('Fett')).value).toBe('62,3');
  expect(screen.getByRole('progressbar', { name: 'Kalorien heute' }).getAttribute('aria-valuenow')).toBe('0');
  await expect
    .poll(async () => (await cook.goals()).body)
    .toMatchObject({ dailyCalories: 1800, dailyFat: 62.3 });
  first.unmount();
  await cook.open('/nutrition', 'de');
  expect((await fieldOf('Kalorien')).value).toBe('1800');
});

test('an empty form is not sent, and the first invalid field gets the focus', async () => {
  const cook = await aCook();
  await cook.open('/nutrition');
  await enter('Protein', '');
  await enter('Fat', 'lots');
  await user.click(screen.getByRole('button', { name: 'Save goals' }));
  expect(document.activeElement).toBe(await fieldOf('Protein'));
  expect(await errorOf('Protein')).toBe("Please enter a number, even if it's 0.");
  expect(await errorOf('Fat')).toBe('Please enter a number, for example 62.5.');
  expect((await cook.goals()).text).toBe('null');
});

test('the explanation of a goal opens with a tap or the focus and closes with Escape', async () => {
  const cook = await aCook();
  await cook.setGoals({});
  await cook.open('/nutrition');
  const progress = await screen.findByRole('region', { name: "Today's progress" });
  const sign = await within(progress).findByRole('button', { name: 'About fiber' });
  expect(screen.queryByRole('tooltip')).toBeNull();
  await user.click(sign);
  expect(screen.getByRole('tooltip').textContent).toMatch(/25\sg a day/);
  expect(sign.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('a cook who limits salt sees the rest for today, and an empty field removes the limit', async () => {
  const cook = await aCook();
  await cook.setGoals({});
  await cook.open('/nutrition');
  expect(screen.queryByRole('progressbar', { name: 'Salt today' })).toBeNull();
  await user.click(await screen.findByText('Limit sugars and salt'));
  await enter('Salt', 'little');
  await user.click(screen.getByRole('button', { name: 'Save goals' }));
  expect(await screen.findByText('Please enter a number, for example 62.5.')).toBeDefined();
  await enter('Salt', '5,5');
  await user.click(screen.getByRole('button', { name: 'Save goals' }));
  expect(await screen.findByRole('progressbar', { name: 'Salt today' })).toBeDefined();
  expect(screen.getByText(/5\.5\sg left/)).toBeDefined();
  expect(screen.queryByRole('progressbar', { name: 'Sugars today' })).toBeNull();
  await expect.poll(async () => (await cook.goals()).body).toMatchObject({ dailySalt: 5.5 });
  await enter('Salt', '');
  await user.click(screen.getByRole('button', { name: 'Save goals' }));
  await expect.poll(async () => (await cook.goals()).body).not.toHaveProperty('dailySalt');
  expect(screen.queryByRole('progressbar', { name: 'Salt today' })).toBeNull();
});
