/** Characters behind the host. Source: RFC 3986, 3.3 and 3.4. A redirect has no fragment (RFC 6749, 3.1.2). */
const REST = String.raw`(?:[/?][\w\-.~:/?@!$&'()*+,;=%[\]]*)?$`;

/** Web page, named by its host. */
const WEB = new RegExp(
  String.raw`^https://(?<name>(?:[a-z\d][a-z\d-]*\.)+[a-z][a-z\d-]*(?::\d{1,5})?)${REST}`,
  'i',
);

/** Program on the cook's own device, at any port. Source: RFC 8252, 7.3 */
const DEVICE = new RegExp(
  String.raw`^(?<place>http://(?<name>127\.0\.0\.1|\[::1\]|localhost))(?::\d{1,5})?(?<rest>${REST})`,
  'i',
);

/** App with a scheme of its own, which begins with a reversed domain: `com.example.app`. Source: RFC 8252, 7.1 */
const APP = new RegExp(
  String.raw`^(?<name>[a-z][a-z\d+-]*(?:\.[a-z\d+-]+)+):(?://[\w.-]*)?(?!//)${REST}`,
  'i',
);

/** Kind of program that a redirect leads to, and a name by which a cook can recognise it. */
export type Destination = { readonly kind: 'web' | 'device' | 'app'; readonly name: string };

/** @returns undefined if the redirect is not allowed */
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

/** Returns whether a client has registered an address. Ignores the port of addresses on the cook's own device. */
export const isRegistered = (redirect: string, registered: readonly string[]): boolean =>
  registered.some((each) => each === redirect || isSamePlaceOnDevice(each, redirect));

function isSamePlaceOnDevice(one: string, other: string): boolean {
  const [first, second] = [DEVICE.exec(one)?.groups, DEVICE.exec(other)?.groups];
  return first !== undefined && first['place'] === second?.['place'] && first['rest'] === second?.['rest'];
}
