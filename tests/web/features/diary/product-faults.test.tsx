import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw/http';
import { beforeEach, expect, test, vi } from 'vitest';
import { userOf } from '#core/account/account.ts';
import type { Product } from '#core/product/product.ts';
import { aProfile } from '#tests/support/examples.ts';
import { ProductSheet } from '#web/features/diary/scan/product-sheet.tsx';
import { outboxEntries } from '#web/offline/outbox.ts';
import { setOwner } from '#web/offline/owner.ts';
import { keepProduct } from '#web/offline/products.ts';
import { queryClient } from '#web/session/query-client.ts';
import { renderSignedIn } from '../../render-signed-in.tsx';
import { serverBehindMsw } from '../../server.ts';

const BARCODE = '4006040055136';
const MILK: Product = {
  barcode: BARCODE,
  name: 'Whole milk',
  per100: { calories: 65 },
  unit: 'ml',
  source: 'Open Food Facts',
  // So old that the device requests it again.
  fetchedAt: 1,
};

let user = userOf(aProfile());

/** Opens a scanned product while the server answers in some way. */
async function open(answer: () => Response | Promise<Response>): Promise<void> {
  const place = { day: '2026-11-24', meal: 'lunch' } as const;
  const sheet = <ProductSheet barcode={BARCODE} place={place} onAgain={() => {}} onDone={() => {}} />;
  await renderSignedIn(user, sheet);
  serverBehindMsw.use(http.get(`*/api/products/${BARCODE}`, answer));
}

beforeEach(() => {
  queryClient.clear();
  user = userOf(aProfile());
  setOwner(user.id);
});

const unavailable = () =>
  Response.json(
    { type: 'ProductsUnavailable', error: 'Open Food Facts cannot be reached just now.' },
    { status: 503, headers: { 'retry-after': '30' } },
  );
const FAULTS: readonly (readonly [string, () => Response | Promise<Response>])[] = [
  ['down', unavailable],
  ['out of reach', () => Response.error()],
  [
    'behind a page of HTML',
    () => new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } }),
  ],
  ['telling absurd values', () => Response.json({ ...MILK, per100: { calories: 'lots' } })],
  ['telling of something else', () => Response.json({})],
];

test.each(FAULTS)(
  'a cook is told if the product service is %s, and nothing is counted',
  async (_how, answer) => {
    await open(answer);
    expect(await screen.findByText("We couldn't look up this product")).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Add to/ })).toBeNull();
    expect(await outboxEntries(user.id)).toEqual([]);
    // The cook enters the values from the package, or the service recovers.
    expect(screen.getByRole('button', { name: 'Save as your own dish' })).toBeDefined();
    serverBehindMsw.use(
      http.get(`*/api/products/${BARCODE}`, () => Response.json({ ...MILK, fetchedAt: Date.now() })),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add to lunch' }));
    await vi.waitFor(async () => expect(await outboxEntries(user.id)).toHaveLength(1));
    // Logged, like every unexpected answer of the server.
    vi.mocked(console.error).mockClear();
  },
);

test('a product that was looked up before is found although the service is down', async () => {
  await keepProduct(user.id, MILK);
  await open(unavailable);
  expect(await screen.findByRole('button', { name: 'Add to lunch' })).toBeDefined();
});
