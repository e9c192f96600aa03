import { readBytes } from './server/http.ts';
import type { Backends } from './server/gateway.ts';
import { mailPage } from './pages/mail-page.ts';
import type { GoogleStandIn } from './pages/google.ts';
import type { Mailbox } from './aws/ses.ts';
import { productsPage } from './open-food-facts/open-food-facts.ts';
import type { StripeStandIn } from './stripe/stripe.ts';

/** Maximum bytes of a form. */
const LONGEST_FORM = 1024 * 1024;

/** Serves everything below `/local/`: emails, known products, Google's consent page, Stripe's pages and controls. */
export const localPages =
  (
    mailbox: Mailbox,
    stripe: Pick<StripeStandIn, 'pages' | 'controls'>,
    google: GoogleStandIn,
  ): Backends['local'] =>
  async (url, request) => {
    const body = request.method === 'POST' ? String(await readBytes(request, LONGEST_FORM)) : undefined;
    const pressed = new URLSearchParams(body).get('press') ?? undefined;
    return (
      (await mailPage(mailbox, url)) ??
      (await productsPage(url)) ??
      (await google.pages(url)) ??
      (await stripe.pages(url.pathname, pressed)) ??
      (await stripe.controls(url, body)) ?? { status: 404 }
    );
  };
