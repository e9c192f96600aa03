import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userOf } from '#core/account/account.ts';
import { aProfile } from '#tests/support/examples.ts';
import { RING_ANSWER_KEY, ringsHere } from '#web/device/ring-switch.ts';
import { DEMO_COOK } from '#web/timers/dish-path.ts';
import { RingOffer } from '#web/timers/ring-offer.tsx';
import { startTimer } from '#web/timers/timers.ts';
import { currentToast, onToastChange } from '#web/ui/feedback/toast.ts';
import { renderSignedIn } from '../render-signed-in.tsx';

/** Browser's answer to the request for permission to notify. */
let answers: NotificationPermission;
const asked = vi.fn<() => void>();

beforeEach(async () => {
  localStorage.clear();
  answers = 'granted';
  asked.mockClear();
  vi.stubGlobal('PushManager', EventTarget);
  const requestPermission = async () => {
    asked();
    return answers;
  };
  vi.stubGlobal('Notification', { permission: 'default', requestPermission });
  await renderSignedIn(userOf(aProfile()), <RingOffer />, 'en');
});
afterEach(() => vi.unstubAllGlobals());

const offer = () => screen.queryByRole('region', { name: 'Ring even when the screen is locked?' });
const start = (cookId?: string) =>
  act(() => startTimer({ recipeId: 1, step: 2, nth: 0, ...(cookId !== undefined && { cookId }) }, 'Fry', 60));

test('the bell is offered beside the first timer, and never again once the offer was answered', () => {
  expect(offer()).toBeNull();
  start();
  expect(offer()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'No, thanks' }));
  expect(offer()).toBeNull();
  start();
  expect(offer()).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

test('the bell is in the step of the timer that was started last', async () => {
  cleanup();
  const at = (step: number) => <RingOffer at={{ recipeId: 1, step }} />;
  await renderSignedIn(userOf(aProfile()), at(1), 'en');
  start();
  expect(offer()).toBeNull();
  cleanup();
  await renderSignedIn(userOf(aProfile()), at(2), 'en');
  expect(offer()).not.toBeNull();
});

test('timers of the demo ring only while the page is open', () => {
  start(DEMO_COOK);
  expect(offer()).toBeNull();
});

test('a browser that refuses permission is asked once, and nothing is turned on', async () => {
  answers = 'denied';
  start();
  fireEvent.click(screen.getByRole('button', { name: 'Yes, ring' }));
  await expect.poll(offer).toBeNull();
  expect(asked).toHaveBeenCalledOnce();
  expect(localStorage.getItem(RING_ANSWER_KEY)).not.toBeNull();
  expect(ringsHere()).toBe(false);
});

test('a cook whose browser cannot subscribe is told that timers ring only while the app is open', async () => {
  start();
  const told = new Promise<void>((resolve) => void onToastChange(resolve));
  fireEvent.click(screen.getByRole('button', { name: 'Yes, ring' }));
  await told;
  expect(currentToast()?.title).toMatch(/^That didn't work/);
  expect(ringsHere()).toBe(false);
});
