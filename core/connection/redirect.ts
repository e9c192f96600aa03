/** Characters behind the host. Source: RFC 3986, 3.3 and 3.4; a redirect has no fragment (RFC 6749, 3.1.2) */
const REST = String.raw`(?:[/?][\w\-.~:/?@!$&'()*+,;=%[\]]*)?$`;

/** A page on the web, by the name of its host. */
const WEB = new RegExp(
  String.raw`^https://(?<name>(?:[a-z\d][a-z\d-]*\.)+[a-z][a-z\d-]*(?::\d{1,5})?)${REST}`,
  'i',
);

/** A program on the cook's own device, at whatever port is free. Source: RFC 8252, 7.3 */
const DEVICE = new RegExp(
  String.raw`^(?<place>http://(?<name>127\.0\.0\.1|\[::1\]|localhost))(?::\d{1,5})?(?<rest>${REST})`,
  'i',
);

/** An app with a scheme of its own, which begins with a domain turned round. Source: RFC 8252, 7.1 */
const APP = new RegExp(
  String.raw`^(?<name>[a-z][a-z\d+-]*(?:\.[a-z\d+-]+)+):(?://[\w.-]*)?(?!//)${REST}`,
  'i',
);

/** The kind of program that a redirect leads to, and the name by which a cook can recognise it. */
export type Destination = { readonly kind: 'web' | 'device' | 'app'; readonly name: string };

/**
 * Returns where a redirect leads.
 * @returns undefined for an address that is not allowed
 */
export function destinationOf(redirect: string): Destination | undefined {
  for (const [kind, form] of FORMS) {
    const name = form.exec(redirect)?.groups?.['name'];
    if (name !== undefined) return { kind, name: name.toLowerCase() };
  }
  return undefined;
}

const FORMS = [
  ['web', WEB],
  ['device', DEVICE],
  ['app', APP],
] as const;

/**
 * Tells whether an address is one that the program has registered. On the cook's own device, its port does not matter.
 */
export const isRegistered = (redirect: string, registered: readonly string[]): boolean =>
  registered.some((each) => each === redirect || isSamePlaceOnDevice(each, redirect));

function isSamePlaceOnDevice(one: string, other: string): boolean {
  const [first, second] = [DEVICE.exec(one)?.groups, DEVICE.exec(other)?.groups];
  return first !== undefined && first['place'] === second?.['place'] && first['rest'] === second?.['rest'];
}
