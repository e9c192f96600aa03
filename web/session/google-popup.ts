import type { GoogleRequest } from '#core/account/google.ts';

/** What the popup ends with, as Google writes it behind the address of /auth/google. */
type GoogleAnswer = { readonly idToken?: string | undefined; readonly error?: string | undefined };

/** The cook has closed the popup, or said no in it. */
export class Cancelled extends Error {
  constructor() {
    super('The cook has left Google’s popup.');
    this.name = 'Cancelled';
  }
}

/** How often it is looked whether the popup still stands, in ms. */
const WATCH_EVERY = 300;

/**
 * Asks Google in a popup who sits here. To be called by the press itself, or the browser stops the popup.
 * @throws Cancelled; Error where no popup can be opened or Google gives no token
 */
export async function askGoogle(): Promise<GoogleRequest> {
  const popup = window.open('', 'google', 'popup,width=480,height=640');
  if (!popup) throw new Error('The browser opens no popup.');
  const nonce = random();
  const state = random();
  const query = new URLSearchParams({ nonce: await sha256(nonce), state });
  const answered = answerOf(popup, state);
  popup.location.href = `/api/google-auth?${query.toString()}`;
  const { idToken, error } = await answered;
  if (error === 'access_denied') throw new Cancelled();
  if (!idToken) throw new Error('Google gave no token.');
  return { idToken, nonce };
}

/** Hands the answer in this window's address on to the window that asked, and closes this one. */
export function passAnswerOn(): void {
  const answer = new URLSearchParams(location.hash.slice(1));
  // A token must not stay in the history.
  history.replaceState(null, '', location.pathname);
  const channel = new BroadcastChannel(channelOf(answer.get('state') ?? ''));
  const { id_token: idToken, error }: Record<string, string> = Object.fromEntries(answer);
  channel.postMessage({ idToken, error } satisfies GoogleAnswer);
  channel.close();
  window.close();
}

const channelOf = (state: string) => `google ${state}`;

function answerOf(popup: Window, state: string): Promise<GoogleAnswer> {
  const channel = new BroadcastChannel(channelOf(state));
  let watch: ReturnType<typeof setInterval>;
  const answered = new Promise<GoogleAnswer>((resolve, reject) => {
    channel.addEventListener('message', ({ data }: MessageEvent<GoogleAnswer>) => resolve(data));
    watch = setInterval(() => {
      // What it said before it closed may still be on its way.
      if (popup.closed) setTimeout(() => reject(new Cancelled()), WATCH_EVERY);
    }, WATCH_EVERY);
  });
  return answered.finally(() => {
    clearInterval(watch);
    channel.close();
  });
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const random = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

const sha256 = async (text: string): Promise<string> =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
