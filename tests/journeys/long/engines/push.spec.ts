import { expect, test } from '@playwright/test';
import { startAutopush } from '#tests/support/push/autopush.ts';
import { anEmail } from '../../support/ask.ts';
import { cookAt } from './cook.ts';
import { ENGINES, skipWithout } from './engines.ts';
import { startOverTls } from './over-tls.ts';
import { ARRIVAL, importRecipe } from './walk.ts';

test.setTimeout(300_000);

const TOAST =
  'Toast\n\nServes 1\n\nIngredients\n2 slices of bread\n10 g butter\n\nMethod\nToast the bread for 20 seconds.\nButter it.';

/** Runs in the page. */
const notifications = async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  const shown = (await registration?.getNotifications()) ?? [];
  // Absent from TypeScript's types, as in Safari.
  return shown.map((each) => ({ title: each.title, body: each.body, actions: Reflect.get(each, 'actions') }));
};

test('A timer rings in Firefox although the app is closed, and the app removes the notification', async () => {
  skipWithout(ENGINES.Firefox);
  await using autopush = await startAutopush();
  await using place = await startOverTls({ MUNCHIFY_PUSH_SERVICES: autopush.url });
  await using browser = await ENGINES.Firefox.start({
    // Off by default in driven browsers.
    'dom.push.connection.enabled': true,
    'dom.push.serverURL': autopush.socketUrl,
    'dom.push.testing.allowInsecureServerURL': true,
    'permissions.default.desktop-notification': 1,
    // Firefox shows notifications itself, as a machine without a desktop cannot.
    'alerts.useSystemBackend': false,
  });
  const cook = cookAt(browser, place.origin);
  const surroundings = { email: anEmail(), ...place };
  for (const go of Object.values(ARRIVAL)) await go(cook, surroundings);
  await cook.asks(() => navigator.serviceWorker.controller !== null, true);
  await importRecipe(cook, { text: TOAST, name: 'Toast' });
  await cook.taps('link', 'Start cooking');
  await cook.taps('button', /^Start 0:20: /);
  await cook.taps('button', 'Yes, ring');
  await cook.reads(/Your timers now ring here/);
  await cook.reads(/0:1\d/);

  // A page of the origin outside the app.
  await cook.opens('/robots.txt');
  const [rung] = await cook.asks(notifications, [
    {
      title: 'Toast, step\u00A01',
      body: 'Time is up',
      actions: [
        { action: 'stop', title: 'Stop' },
        { action: 'more', title: '1 more minute' },
      ],
    },
  ]);
  expect(autopush.codes).toEqual([100]);
  console.log(`Firefox ${browser.version} shows: ${rung?.title}`);

  await cook.opens('/home');
  await cook.asks(notifications, []);
});
