/**
 * The push services of the browsers, by host; a dot stands before a domain whose hosts are all meant. A list, because
 * an address of a subscription is one that our server calls: a browser that is not here needs a line, and no address
 * inside of any network can be named.
 * Source: endpoints of Chrome, Edge, Firefox and Safari, read in November 2026
 */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const;

/**
 * Returns whether an address belongs to a push service of a browser.
 * @param others origins of stand-ins: "http://127.0.0.1:4711"
 */
export function isPushService(endpoint: string, others: readonly string[] = []): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username !== '' || url.password !== '') return false;
  if (others.includes(url.origin)) return true;
  const isSecure = url.protocol === 'https:' && url.port === '';
  return isSecure && PUSH_SERVICES.some((host) => isAt(url.hostname, host));
}

const isAt = (hostname: string, host: string): boolean =>
  host.startsWith('.') ? hostname.endsWith(host) : hostname === host;
