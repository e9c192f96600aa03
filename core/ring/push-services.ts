/**
 * Hosts of the browsers' push services. A leading dot stands for all hosts of a domain. Our server calls these
 * addresses, so only listed hosts are allowed: no client can make it call an address inside a network. A new browser
 * needs a new line. Source: endpoints of Chrome, Edge, Firefox and Safari, read in November 2026
 */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const;

/** Stricter than a URL parser: allows no user name, password or port. */
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
