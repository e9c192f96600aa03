import { expect, test } from 'vitest';
import { MESSAGE_LENGTH } from '#core/ring/notification.ts';
import type { Language } from '#core/language.ts';
import { remindersAt } from '#functions/services/push/reminders.ts';
import { decrypt } from '#tests/support/push/decrypt.ts';
import { newKeys } from '#tests/support/push/new-keys.ts';

const SOAKED = { dishes: ['Hummus'], thaw: [], soak: ['dried chickpeas'] };
const BOTH = { dishes: ['Chili', 'Fischauflauf'], thaw: ['Kabeljau', 'Hackfleisch'], soak: ['Bohnen'] };

async function shown(reminder: typeof BOTH | typeof SOAKED, language: Language) {
  const keys = newKeys();
  const { publicKey: p256dh, auth } = keys;
  const message = await remindersAt('https://munchify.example').write(reminder, { p256dh, auth }, language);
  expect(message).not.toContain('Hummus');
  const text = decrypt(Buffer.from(message, 'base64url'), keys);
  expect(Buffer.byteLength(text)).toBe(MESSAGE_LENGTH);
  return JSON.parse(text).notification;
}

test('a reminder says what to do and for which dish, and leads to the week', async () => {
  expect(await shown(SOAKED, 'en')).toEqual({
    title: 'For tomorrow: Hummus',
    body: 'Soak overnight: dried chickpeas.',
    lang: 'en',
    tag: 'evening',
    navigate: 'https://munchify.example/week',
    data: {},
  });
});

test('foods to thaw come before those to soak, in the language of the device', async () => {
  expect(await shown(BOTH, 'de')).toMatchObject({
    title: 'Für morgen: Chili und Fischauflauf',
    body: 'Aus dem Gefrierfach nehmen: Kabeljau und Hackfleisch. Über Nacht einweichen: Bohnen.',
    lang: 'de',
  });
});

test('a long list of dishes is cut before a push service would refuse it', async () => {
  const many = Array.from({ length: 30 }, () => 'Gemüsesuppe mit großen weißen Bohnen');
  const keys = newKeys();
  const { publicKey: p256dh, auth } = keys;
  const reminder = { dishes: many, thaw: many, soak: many };
  const message = await remindersAt('https://munchify.example').write(reminder, { p256dh, auth }, 'de');
  // Source: RFC 8030, 7.2: push services take 4,096 bytes
  expect(Buffer.from(message, 'base64url').length).toBeLessThan(4_096);
});
