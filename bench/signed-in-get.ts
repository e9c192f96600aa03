import type { Measured } from './support/measured.ts';
import { registerHooks } from 'node:module';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { tokenOf } from '#core/account/sign-in.ts';
import { anEvent } from '#tests/support/lambda-event.ts';
import { aProfile, aRecipe, NOON } from '#tests/support/examples.ts';
import { ports } from './ports-in-memory.ts';
import { runs } from './support/runs.ts';

const RUNS = runs(20_000);

/** Budget 11: our own time for a signed-in GET without storage: session, checks, serialisation and ETag. */
export async function signedInGet(): Promise<Measured[]> {
  // Loads the handler as deployed, with ports that take no time.
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      const isPorts = found.url.endsWith('/functions/ports.ts');
      return isPorts ? { ...found, url: new URL('ports-in-memory.ts', import.meta.url).href } : found;
    },
  });
  const {
    handler,
  }: { handler: (event: APIGatewayProxyEventV2) => Promise<{ statusCode?: number | undefined }> } =
    await import('#functions/recipe/find.ts');
  const event = await aRequest();
  const { statusCode } = await handler(event);
  if (statusCode !== 200)
    throw new Error(`The handler answers ${statusCode}, so there is nothing to measure.`);
  for (let warming = 0; warming < RUNS / 4; warming += 1) await handler(event);
  const before = process.cpuUsage();
  for (let run = 0; run < RUNS; run += 1) await handler(event);
  const { user, system } = process.cpuUsage(before);
  const each = (user + system) / RUNS;
  return [
    {
      name: '11 CPU of a signed-in GET, besides storage',
      budget: '≤ 100 µs',
      measured: `${each.toFixed(0)} µs (mean of ${RUNS})`,
      holds: each <= 100,
    },
  ];
}

/** Returns a request for a recipe, with a session. */
async function aRequest(): Promise<APIGatewayProxyEventV2> {
  const { id: userId } = aProfile();
  const recipe = aRecipe(userId);
  await ports.recipes.add(recipe, 'a-run-key');
  const { secret, hash } = ports.secrets.create();
  const session = { hash, startedAt: NOON, lastUsedAt: NOON, device: 'A phone' };
  await ports.signIns.open({ userId, verified: true, sessions: [session] });
  return anEvent({
    path: `/api/recipes/${recipe.id}`,
    headers: { 'x-preferred-language': 'de', 'x-timezone': 'Europe/Berlin' },
    cookie: `__Host-session=${tokenOf(userId, secret)}`,
  });
}
