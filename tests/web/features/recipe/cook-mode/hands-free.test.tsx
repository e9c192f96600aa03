import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '#core/language.ts';
import { putDish } from '#web/timers/dishes.ts';
import { dropTimer, timersNow, type Timer } from '#web/timers/timers.ts';
import { listeningNow } from '#web/features/recipe/voice/listening.ts';
import { serverBehindMsw } from '../../../server.ts';
import { FakeRecognition } from '../voice/fake-recognition.ts';
import { cook, giveVoice, headingNow, spoken, twoDishes } from './stove.tsx';

const WORDS = {
  en: {
    handsFree: 'Hands-free',
    listen: 'Listen while I cook',
    listening: 'Listening',
    word: 'step',
    enjoy: 'Enjoy!',
    next: 'Next step',
    failed: {
      missing: "This browser can't listen.",
      dead: "Listening doesn't work in this app",
      refused: "The microphone isn't allowed",
      ended: 'Your device has stopped listening.',
    },
  },
  de: {
    handsFree: 'Freihändig',
    listen: 'Beim Kochen zuhören',
    listening: 'Hört zu',
    word: 'Schritt',
    enjoy: 'Guten Appetit!',
    next: 'Nächster Schritt',
    failed: {
      missing: 'Dieser Browser kann nicht zuhören.',
      dead: 'In dieser App funktioniert das Zuhören nicht',
      refused: 'Das Mikrofon ist nicht erlaubt',
      ended: 'Dein Gerät hat das Zuhören beendet.',
    },
  },
} as const;

/** Sentences in order, from step 1 of the soup, each with the state after it. */
const SAID: Readonly<Record<Language, readonly (readonly [said: string, then: Then])[]>> = {
  en: [
    ['Next', { step: 2 }],
    ['next step please', { step: 3 }],
    ["What's next?", { step: 4 }],
    ['back', { step: 3 }],
    ['Can you go back one step', { step: 2 }],
    ['Repeat that, please', { says: 'Simmer the leeks for 20 minutes.' }],
    ['Can you read that again?', { says: 'Simmer the leeks for 20 minutes.' }],
    ['What was that again', { says: 'Simmer the leeks for 20 minutes.' }],
    ['Ingredients', { says: '500 g leeks', list: true }],
    ['Close the ingredients', { list: false }],
    ['How much butter', { says: '100 g butter' }],
    ['how much butter was it again', { says: '100 g butter' }],
    ['How many leeks do I need?', { says: '500 g leeks' }],
    ['how much saffron', { says: 'saffron' }],
    ['Timer 10 minutes', { timers: [600] }],
    ['Can you set a timer for 90 seconds', { timers: [600, 90] }],
    ['start the timer', { timers: [600, 90, 1_200] }],
    ['how long is left', { says: '20 minutes' }],
    ['Go to the rice', { step: 1, dish: 'Herb rice' }],
    ["let's go back to the soup", { step: 2, dish: 'Leek soup' }],
    ['Stop', { listens: false }],
  ],
  de: [
    ['Weiter', { step: 2 }],
    ['nächster Schritt bitte', { step: 3 }],
    ['Wie geht’s weiter?', { step: 4 }],
    ['Zurück', { step: 3 }],
    ['Kannst du einen Schritt zurückgehen', { step: 2 }],
    ['Wiederhol das bitte', { says: 'Den Lauch 20 Minuten köcheln.' }],
    ['Kannst du das noch mal vorlesen', { says: 'Den Lauch 20 Minuten köcheln.' }],
    ['Wie war das noch mal', { says: 'Den Lauch 20 Minuten köcheln.' }],
    ['Zutaten', { says: '500 g Lauch', list: true }],
    ['Zutaten schließen', { list: false }],
    ['Wie viel Butter', { says: '100 g Butter' }],
    ['wie viel Butter war das noch mal', { says: '100 g Butter' }],
    ['Wie viel Lauch brauche ich denn?', { says: '500 g Lauch' }],
    ['wie viel Safran', { says: 'safran' }],
    ['Timer 10 Minuten', { timers: [600] }],
    ['Kannst du einen Timer auf 90 Sekunden stellen', { timers: [600, 90] }],
    ['starte den Timer', { timers: [600, 90, 1_200] }],
    ['wie lange noch', { says: '20 Minuten' }],
    ['Geh zum Reis', { step: 1, dish: 'Kräuterreis' }],
    ['wieder zurück zur Suppe', { step: 2, dish: 'Lauchsuppe' }],
    ['Stopp', { listens: false }],
  ],
};

type Then = {
  readonly step?: number;
  readonly dish?: string;
  readonly says?: string;
  readonly list?: boolean;
  /** Durations of all timers, in s. */
  readonly timers?: readonly number[];
  readonly listens?: boolean;
};

const NOTHING: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'next to the pan',
    "I'll be back in a minute",
    'how much is it',
    'again and again',
    'we have no ingredients left',
    'the timer said ten minutes ago',
    'can you set the table for 6',
    "don't stop now",
    'it takes another 10 minutes',
    'put the butter back',
    'how many people are coming tonight',
    'is this the right way to the rice shop',
  ],
  de: [
    'weiter hinten im Schrank',
    'ich bin gleich zurück',
    'wie viel kostet das',
    'immer wieder',
    'die Zutaten sind alle',
    'der Timer hat vor zehn Minuten geklingelt',
    'kannst du den Tisch für 6 decken',
    'nicht aufhören zu rühren',
    'das dauert noch 10 Minuten',
    'leg die Butter zurück',
    'wie viele Leute kommen heute',
    'ich muss noch zum Supermarkt',
  ],
};

beforeEach(() => {
  FakeRecognition.putInPlace();
  giveVoice();
});

afterEach(() => {
  for (const { id } of timersNow()) dropTimer(id);
});

const secondsLeft = ({ endsAt }: Timer): number => Math.ceil((endsAt - Date.now()) / 1_000);

describe.each(['en', 'de'] as const)('in %s', (language) => {
  const { handsFree, listen, listening, word, enjoy, next, failed } = WORDS[language];
  const { soup, rice } = twoDishes(language);

  async function startListening(): Promise<void> {
    await userEvent.click(await screen.findByText(handsFree));
    await userEvent.click(await screen.findByText(listen));
  }

  async function listenTo(): Promise<void> {
    await cook([soup, rice]);
    putDish({ recipeId: rice.id, title: rice.title, step: 1, steps: 2, isBegun: true });
    await startListening();
    act(() => FakeRecognition.newest().fire('start'));
    expect(await screen.findByText(listening)).toBeDefined();
  }

  async function hear(
    said: string,
    { step, dish = soup.title, says, list, timers, listens = true }: Then,
  ): Promise<void> {
    act(() => FakeRecognition.newest().hears(said));
    if (step !== undefined) {
      const heading = step > soup.steps.length ? enjoy : `${dish}, ${word} ${step} `;
      await vi.waitFor(() => expect(headingNow(), said).toContain(heading));
    }
    if (says !== undefined) expect.soft(spoken.at(-1)?.replaceAll('\u00A0', ' ') ?? '', said).toContain(says);
    if (list !== undefined) expect.soft(document.querySelector('dialog ~ dialog') !== null, said).toBe(list);
    if (timers) expect.soft(timersNow().map(secondsLeft), said).toEqual(timers);
    expect.soft(screen.queryByText(listening) !== null, said).toBe(listens);
  }

  test('twenty phrases run their commands', async () => {
    await listenTo();
    for (const [said, then] of SAID[language]) {
      spoken.length = 0;
      await hear(said, then);
    }
  });

  test('ten sentences that are not for the app do nothing', async () => {
    await listenTo();
    for (const [said, then] of SAID[language].slice(0, 1)) await hear(said, then);
    const before = headingNow();
    for (const said of NOTHING[language]) {
      act(() => FakeRecognition.newest().hears(said));
      const after = [headingNow(), spoken, timersNow(), screen.queryAllByText(listening).length];
      expect.soft(after, said).toEqual([before, [], [], 1]);
      expect.soft(document.body.textContent, said).not.toContain(said);
    }
  });

  test('recognition that the system ends is started again', async () => {
    await listenTo();
    act(() => FakeRecognition.newest().hears(...NOTHING[language].slice(0, 1)));
    const before = FakeRecognition.newest();
    act(() => before.fire('end'));
    await vi.waitFor(() => expect(FakeRecognition.newest()).not.toBe(before));
    for (const [said, then] of SAID[language].slice(0, 1)) await hear(said, then);
  });

  test.each(['missing', 'dead', 'refused', 'ended'] as const)(
    'recognition that is %s is reported, and buttons and keys still work',
    async (why) => {
      if (why === 'missing') vi.stubGlobal('SpeechRecognition', undefined);
      await cook([soup]);
      vi.useFakeTimers({ shouldAdvanceTime: true });
      if (why === 'missing') await userEvent.click(await screen.findByText(handsFree));
      else await startListening();
      if (why === 'refused') act(() => FakeRecognition.newest().fire('error', { error: 'not-allowed' }));
      const rounds = why === 'ended' ? [1, 2, 3] : [];
      for (const round of rounds) {
        expect(FakeRecognition.started).toHaveLength(round);
        act(() => FakeRecognition.newest().fire('start'));
        act(() => FakeRecognition.newest().fire('end'));
        await act(() => vi.advanceTimersByTimeAsync(300));
      }
      // A dead recognition gives no events at all.
      if (why === 'dead') await act(() => vi.advanceTimersByTimeAsync(6_000));
      vi.useRealTimers();
      expect(await screen.findByText(new RegExp(failed[why]))).toBeDefined();
      await userEvent.click(screen.getAllByText(next)[0] ?? expect.fail());
      expect(headingNow()).toMatch(new RegExp(`^${word} 2 `, 'i'));
    },
  );
});

test('listening ends with cook mode, and nothing heard is stored or sent', async () => {
  const sent: string[] = [];
  serverBehindMsw.events.on('request:start', async ({ request }) => {
    sent.push(request.url, await request.clone().text());
  });
  await cook([twoDishes('en').soup]);
  expect(FakeRecognition.started).toEqual([]);
  await userEvent.click(await screen.findByText(WORDS.en.handsFree));
  await userEvent.click(await screen.findByText(WORDS.en.listen));
  act(() => FakeRecognition.newest().fire('start'));
  act(() => FakeRecognition.newest().hears('my secret is saffron'));
  act(() => FakeRecognition.newest().hears('how much saffron'));
  expect(await screen.findByText(/how much saffron/)).toBeDefined();
  await userEvent.click(screen.getByLabelText('Stop cooking'));
  expect(FakeRecognition.newest().isAborted).toBe(true);
  expect(listeningNow()).toEqual({ state: 'off' });
  expect([JSON.stringify({ ...localStorage }), ...sent].filter((text) => /saffron/.test(text))).toEqual([]);
  serverBehindMsw.events.removeAllListeners();
});
