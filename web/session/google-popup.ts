import type { GoogleRequest } from '#core/account/google.ts';
import { base64Url } from '../device/base64-url.ts';

/** Google's response, which arrives in the hash of /auth/google. */
type GoogleResponse = { readonly idToken?: string | undefined; readonly error?: string | undefined };

/** Thrown if the user closed the popup or declined. */
export class Cancelled extends Error {
  constructor() {
    super('The user has left Google’s popup.');
    this.name = 'Cancelled';
  }
}

/** Interval of checks that the popup is still open, in ms. */
const POLL_INTERVAL = 300;

/**
 * Signs in to Google in a popup. Must be called synchronously in a click handler, or the browser blocks the popup.
 * @throws Cancelled; Error if the popup cannot be opened or Google returns no token
 */
export async function requestGoogleToken(): Promise<GoogleRequest> {
  const popup = window.open('', 'google', 'popup,width=480,height=640');
  if (!popup) throw new Error('The browser opens no popup.');
  const nonce = random();
  const state = random();
  const query = new URLSearchParams({ nonce: await sha256(nonce), state });
  const response = responseOf(popup, state);
  popup.location.href = `/api/google-auth?${query.toString()}`;
  const { idToken, error } = await response;
  if (error === 'access_denied') throw new Cancelled();
  if (!idToken) throw new Error('Google gave no token.');
  return { idToken, nonce };
}

/** Forwards the response in this popup's URL to the window that opened it, and closes the popup. */
export function forwardGoogleResponse(): void {
  const params = new URLSearchParams(location.hash.slice(1));
  // A token must not stay in the history.
  history.replaceState(null, '', location.pathname);
  const channel = new BroadcastChannel(channelOf(params.get('state') ?? ''));
  const { id_token: idToken, error }: Record<string, string> = Object.fromEntries(params);
  channel.postMessage({ idToken, error } satisfies GoogleResponse);
  channel.close();
  window.close();
}

const channelOf = (state: string) => `google ${state}`;

function responseOf(popup: Window, state: string): Promise<GoogleResponse> {
  const channel = new BroadcastChannel(channelOf(state));
  let timer: ReturnType<typeof setInterval>;
  const response = new Promise<GoogleResponse>((resolve, reject) => {
    channel.addEventListener('message', ({ data }: MessageEvent<GoogleResponse>) => resolve(data));
    timer = setInterval(() => {
      // A message sent just before the popup closed may still arrive.
      if (popup.closed) setTimeout(() => reject(new Cancelled()), POLL_INTERVAL);
    }, POLL_INTERVAL);
  });
  return response.finally(() => {
    clearInterval(timer);
    channel.close();
  });
}

const random = (): string => base64Url(crypto.getRandomValues(new Uint8Array(32)));

const sha256 = async (text: string): Promise<string> =>
  base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
