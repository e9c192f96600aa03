import * as v from 'valibot';

/**
 * Email address in canonical form: lower case, domain in ASCII (`köche.de` becomes `xn--kche-5qa.de`). Addresses are
 * compared, stored and sent in this form.
 */
export const Email = v.pipe(
  v.string(/*i18n*/ 'invalid_email'),
  v.trim(),
  v.transform((text) => emailIn(text) ?? text),
  v.check((text) => !hasForeignName(text), /*i18n*/ 'email_name_not_ascii'),
  v.check((text) => hasForeignName(text) || emailIn(text) !== undefined, /*i18n*/ 'invalid_email'),
);
export type Email = v.InferOutput<typeof Email>;

/** Address typed at login: compared, but not validated. */
export const TypedEmail = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(/*i18n*/ 'email_missing'),
  v.maxLength(1_000),
  v.transform((text) => emailIn(text) ?? text),
);

/** Source: RFC 5321, 4.5.3.1 */
const MAX_LENGTH = 254;

/** Local part without quotes. Source: RFC 5322, 3.2.3 */
const NAME = /^(?=.{1,64}$)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN =
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/** Excludes characters that would end the host name in a URL. */
const DOMAIN_TYPED = /^[\p{L}\p{M}\p{N}.-]+$/u;

function emailIn(text: string): string | undefined {
  const { name, domain } = partsOf(text);
  const ascii = DOMAIN_TYPED.test(domain) ? asciiDomain(domain) : '';
  // Some characters become ASCII in lower case, such as the kelvin sign. Such a name is another address, so it is
  // refused.
  const email = `${/^[\x21-\x7e]+$/.test(name) ? name.toLowerCase() : ''}@${ascii}`;
  const isGood = email.length <= MAX_LENGTH && NAME.test(partsOf(email).name) && DOMAIN.test(ascii);
  return isGood ? email : undefined;
}

const hasForeignName = (text: string) => text.includes('@') && /[^\0-\x7f]/.test(partsOf(text).name);

function partsOf(text: string): { name: string; domain: string } {
  const at = text.lastIndexOf('@');
  return at < 0 ? { name: '', domain: '' } : { name: text.slice(0, at), domain: text.slice(at + 1) };
}

// `URL` exists in browsers and in Node, and knows the rules for internationalised domains. Core's compiler settings
// lack its type.
const { URL } = globalThis as unknown as { URL: new (url: string) => { readonly hostname: string } };

function asciiDomain(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
}
