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

/** Stricter than a parser of addresses: without a name, a password or a port. */
const SECURE = /^https:\/\/(?<host>[a-z\d.-]+)\//;

/**
 * Returns whether an address belongs to a push service of a browser.
 * @param others origins of stand-ins: "http://127.0.0.1:4711"
 */
export function isPushService(endpoint: string, others: readonly string[] = []): boolean {
  if (others.some((origin) => endpoint.startsWith(`${origin}/`))) return true;
  const host = SECURE.exec(endpoint)?.groups?.['host'];
  return host !== undefined && PUSH_SERVICES.some((known) => isAt(host, known));
}

const isAt = (host: string, known: string): boolean =>
  known.startsWith('.') ? host.endsWith(known) : host === known;
