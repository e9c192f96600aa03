import type { BrowserContext, Page, Worker } from '@playwright/test';
import type { StandInPushService } from '#tests/support/push/stand-in.ts';

/**
 * Makes the browser subscribe at our push service instead of its maker's. A headless browser does not ask for
 * permission to notify.
 */
export async function subscribesHere(context: BrowserContext, service: StandInPushService): Promise<void> {
  const { endpoint, keys } = service.subscribe();
  await context.addInitScript(
    (made) => {
      // Empty documents lack it.
      if (!('serviceWorker' in navigator)) return;
      const granted = 'stand-in permission';
      Object.defineProperty(Notification, 'permission', {
        get: () => localStorage.getItem(granted) ?? 'default',
      });
      Notification.requestPermission = async () => {
        localStorage.setItem(granted, 'granted');
        return 'granted';
      };
      ServiceWorkerRegistration.prototype.getNotifications = async ({ tag = '' } = {}) => {
        const close = () => localStorage.setItem('taken away', tag);
        return [Object.assign(Object.create(Notification.prototype), { close })];
      };
      const held = 'stand-in subscription';
      const subscription = {
        ...made,
        options: { applicationServerKey: null },
        toJSON: () => made,
        unsubscribe: async () => {
          localStorage.removeItem(held);
          return true;
        },
      };
      Object.assign(PushManager.prototype, {
        subscribe: async () => {
          localStorage.setItem(held, '1');
          return subscription;
        },
        getSubscription: async () => (localStorage.getItem(held) === null ? null : subscription),
      });
    },
    { endpoint, keys },
  );
}

/** Returns the tag of the notification that a page has removed. */
export const takenAway = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('taken away'));

/** Lets the timer's time pass in a sleeping page, as on a locked phone: the page itself does not ring. */
export async function timePassesAsleep(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((asleep) => {
        const forever = new Promise(() => undefined);
        void navigator.locks.request('timers', () => {
          asleep();
          return forever;
        });
      }),
  );
  await page.evaluate(() => {
    const timers: object[] = JSON.parse(localStorage.getItem('timers') ?? '[]');
    const ended = timers.map((timer) => ({ ...timer, endsAt: Date.now() }));
    localStorage.setItem('timers', JSON.stringify(ended));
    window.dispatchEvent(new StorageEvent('storage'));
  });
}

export type Shown = {
  readonly title: string;
  readonly options: NotificationOptions & { readonly data: { readonly id: string; readonly path: string } };
};

/** Requests of the service worker to the browser, which shows nothing when headless. */
type Asked = { readonly shown: readonly Shown[]; readonly opened: readonly string[] };

export type Bell = {
  /** Delivers a message to the service worker as the browser does. */
  deliver(text: string): Promise<void>;
  /** Delivers the notification of a message as Safari does, after it has parsed the message. */
  handOver(notification: object): Promise<void>;
  /** Taps a notification, or one of its actions. */
  tap(shown: Shown, action?: string): Promise<void>;
  asked(): Promise<Asked>;
};

/** Listens to the service worker of a page. */
export async function bellOf(page: Page): Promise<Bell> {
  const context = page.context();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await recordAsked(worker);
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  return {
    deliver: async (data) => {
      await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    },
    handOver: (notification) => worker.evaluate(happen, { type: 'push', notification, action: '' }),
    tap: ({ options: { data } }, action = '') =>
      worker.evaluate(happen, { type: 'notificationclick', notification: { data }, action }),
    asked: () => worker.evaluate(() => Reflect.get(globalThis, 'asked') as Asked),
  };
}

const recordAsked = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const shown: object[] = [];
    const opened: string[] = [];
    const scope = globalThis as unknown as { registration: object; clients: object; asked: object };
    scope.asked = { shown, opened };
    Object.assign(scope.registration, {
      showNotification: async (title: string, options: object) => void shown.push({ title, options }),
    });
    // Browsers open and focus windows only after a real tap.
    Object.assign(scope.clients, { openWindow: async (path: string) => void opened.push(path) });
    const { prototype } = Reflect.get(globalThis, 'WindowClient') as { readonly prototype: object };
    Object.assign(prototype, { focus: async () => undefined });
  });

type Happening = {
  readonly type: string;
  readonly notification: object;
  readonly action: string;
};

/** Runs in the worker, for events that a headless Chromium lacks, or that only Safari has. */
async function happen({ type, notification, action }: Happening): Promise<void> {
  const worked: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void worked.push(work);
  const closable = { ...notification, close: () => undefined };
  globalThis.dispatchEvent(Object.assign(new Event(type), { notification: closable, action, waitUntil }));
  await Promise.all(worked);
}
