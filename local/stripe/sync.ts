import { stripeAt } from '#functions/services/stripe.ts';
import { syncCatalog } from './sync-catalog.ts';

// `npm run stripe:sync`: updates products, prices and portal of the account of STRIPE_SECRET_KEY.
const key = process.env['STRIPE_SECRET_KEY'];
if (!key) {
  console.error('Name the account by its key: STRIPE_SECRET_KEY=sk_… npm run stripe:sync');
  process.exit(1);
}
const prices = await syncCatalog(stripeAt(process.env['STRIPE_URL'] ?? 'https://api.stripe.com', key));
for (const [lookupKey, id] of Object.entries(prices)) console.log(`${lookupKey}: ${id}`);
