// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { listenToOtherTabs, notifyOtherTabs } from '#web/offline/other-tabs.ts';
import {
  clearOwner,
  clearUserStorage,
  forgetFormerOwner,
  hadOwner,
  ownerOfDevice,
  setOwner,
} from '#web/offline/owner.ts';

// Test files that run in one process would hear each other.
vi.hoisted(() => {
  const room = crypto.randomUUID();
  vi.stubGlobal(
    'BroadcastChannel',
    class extends BroadcastChannel {
      constructor(name: string) {
        super(`${name} ${room}`);
      }
    },
  );
});

beforeEach(() => localStorage.clear());

test('a device knows who is signed in, and after a log-out that somebody was', () => {
  expect([ownerOfDevice(), hadOwner()]).toEqual([null, false]);
  setOwner('anna');
  expect([ownerOfDevice(), hadOwner()]).toEqual(['anna', true]);
  clearOwner();
  expect([ownerOfDevice(), hadOwner()]).toEqual([null, true]);
});

test('a device forgets an account that was deleted', () => {
  setOwner('anna');
  clearOwner();
  forgetFormerOwner();
  expect(hadOwner()).toBe(false);
});

test('what belongs to the device stays when the user leaves: language, looks, units, the chosen plan', () => {
  const ofDevice = ['preferredLanguage', 'theme', 'units', 'selectedPlanId', 'selectedPriceId', 'logOutOwed'];
  for (const key of [...ofDevice, 'persistedQueries', 'timers']) localStorage.setItem(key, '1');
  setOwner('anna');
  clearUserStorage();
  expect(Object.keys(localStorage).toSorted()).toEqual([...ofDevice, 'hadOwner'].toSorted());
});

test('tabs tell each other of changes and of a sign-out, and ignore what they do not understand', async () => {
  const heard = vi.fn<(message: unknown) => void>();
  listenToOtherTabs(heard);
  const otherTab = new BroadcastChannel('munchify');
  const said = new Promise((resolve) => otherTab.addEventListener('message', ({ data }) => resolve(data)));
  otherTab.postMessage({ type: 'a newer version’s message' });
  otherTab.postMessage({ type: 'changed', queryKey: ['recipes', 'anna', 1] });
  otherTab.postMessage({ type: 'signed out' });
  await expect
    .poll(() => heard.mock.calls)
    .toEqual([[{ type: 'changed', queryKey: ['recipes', 'anna', 1] }], [{ type: 'signed out' }]]);
  notifyOtherTabs({ type: 'signed out' });
  expect(await said).toEqual({ type: 'signed out' });
  otherTab.close();
});
