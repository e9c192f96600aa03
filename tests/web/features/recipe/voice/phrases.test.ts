import { describe, expect, test } from 'vitest';
import type { Language } from '#core/language.ts';
import { commandIn } from '#web/features/recipe/voice/command-in.ts';
import { findByName } from '#web/features/recipe/voice/find-dish.ts';

const MINUTE = 60;

/** Spoken sentences with their commands: type and subject. */
const SAID: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  en: [
    ['Next', 'next'],
    ['next step, please', 'next'],
    ['Okay, go on', 'next'],
    ["What's next?", 'next'],
    ['Back', 'back'],
    ['Go back one step', 'back'],
    ['the previous step', 'back'],
    ['Repeat', 'repeat'],
    ['Read it again, please', 'repeat'],
    ['Ingredients', 'ingredients'],
    ['What do I need?', 'ingredients'],
    ['How much flour?', 'amount flour'],
    ['How many eggs do I need?', 'amount eggs'],
    ['and how much of the brown sugar', 'amount brown sugar'],
    ['Timer 10 minutes', `timer ${10 * MINUTE}`],
    ['Set a timer for half an hour', `timer ${30 * MINUTE}`],
    ['Start a five minute timer', `timer ${5 * MINUTE}`],
    ['Start the timer', 'start-timer'],
    ['How long is left?', 'left'],
    ['Go to the rice', 'dish rice'],
    ['Show me the bean stew', 'dish bean stew'],
    ['Stop', 'stop'],
    ['Stop listening', 'mute'],
  ],
  de: [
    ['Weiter', 'next'],
    ['Nächster Schritt, bitte', 'next'],
    ['Okay, weiter', 'next'],
    ['Wie geht es weiter?', 'next'],
    ['Zurück', 'back'],
    ['Einen Schritt zurück', 'back'],
    ['Zum vorigen Schritt', 'back'],
    ['Nochmal', 'repeat'],
    ['Lies das noch einmal vor, bitte', 'repeat'],
    ['Lies es vor', 'repeat'],
    ['Wiederhole das', 'repeat'],
    ['Zutaten', 'ingredients'],
    ['Was brauche ich?', 'ingredients'],
    ['Wie viel Mehl?', 'amount mehl'],
    ['Wie viele Eier brauche ich?', 'amount eier'],
    ['Und wieviel von dem braunen Zucker', 'amount braunen zucker'],
    ['Timer 10 Minuten', `timer ${10 * MINUTE}`],
    ['Stell den Timer auf eine halbe Stunde', `timer ${30 * MINUTE}`],
    ['Starte bitte einen Timer für fünf Minuten', `timer ${5 * MINUTE}`],
    ['Timer starten', 'start-timer'],
    ['Wie lange noch?', 'left'],
    ['Geh zum Reis', 'dish reis'],
    ['Zurück zur Suppe', 'dish suppe'],
    ['Stopp', 'stop'],
    ['Mikrofon aus', 'mute'],
  ],
};

const NOTHING = {
  en: [
    'next to the pan',
    'the next door neighbour is coming',
    "I'll be back in a minute",
    'put it back in the oven',
    'back in a minute',
    'go home',
    'again and again',
    'how much is it',
    'how many people are coming tonight',
    'the timer said ten minutes ago',
    'stop it you two',
    'did you buy the ingredients',
    'it takes ten minutes',
    'ok',
    '',
  ],
  de: [
    'weiter hinten im Schrank',
    'stell das neben den nächsten Topf',
    'ich bin gleich zurück',
    'leg das zurück in den Ofen',
    'nochmal so ein schöner Tag',
    'wie viel kostet das',
    'wie viele Leute kommen heute',
    'der Timer hat vor zehn Minuten geklingelt',
    'hört auf ihr zwei',
    'hast du die Zutaten gekauft',
    'das dauert zehn Minuten',
    'okay',
    '',
  ],
} as const;

const told = (said: string, language: 'en' | 'de') =>
  Object.values(commandIn(said, language) ?? {}).join(' ') || undefined;

describe.each(['en', 'de'] as const)('in %s', (language) => {
  test.each(SAID[language])('“%s” is %s', (said, command) => {
    expect(told(said, language)).toBe(command);
  });

  test.each(NOTHING[language])('“%s” does nothing', (said) => {
    expect(told(said, language)).toBeUndefined();
  });
});

test('a dish is recognised by a word of its title, unless two titles have it', () => {
  const dishes = ['Lemony leeks with butter beans', 'Kräuterreis', 'Tomato rice', 'Bean rice'].map(
    (title) => ({ title }),
  );
  expect(findByName('leeks', dishes)?.title).toMatch(/^Lemony/);
  expect(findByName('Reis', dishes)?.title).toBe('Kräuterreis');
  expect(findByName('tomato rice', dishes)?.title).toBe('Tomato rice');
  expect(findByName('rice', dishes)).toBeUndefined();
  expect(findByName('living room', dishes)).toBeUndefined();
});
