import type { Page } from '@playwright/test';

/**
 * Runs in each page before the app. Holds back the service worker until the journey calls `isKept`; most never do. A
 * device that already has the worker behaves as usual.
 */
export function installWhenAsked(): void {
  // Empty documents lack it.
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const register = serviceWorker.register.bind(serviceWorker);
  const asked = new Promise<void>((resolve) => {
    addEventListener('journey needs the service worker', () => resolve());
  });
  serviceWorker.register = async (...worker) => {
    if (!(await serviceWorker.getRegistration())) await asked;
    return register(...worker);
  };
}

/** Waits until the app can start offline. */
export async function isKept(page: Page): Promise<void> {
  await page.waitForFunction(isControlled);
}

/** Condition in a page: the service worker controls it. */
async function isControlled(): Promise<boolean> {
  dispatchEvent(new Event('journey needs the service worker'));
  await navigator.serviceWorker.ready;
  return navigator.serviceWorker.controller !== null;
}
