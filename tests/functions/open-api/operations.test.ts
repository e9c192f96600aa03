import { describe, expect, test } from 'vitest';
import { contradiction, DOCUMENT } from '#tests/api/described.ts';
import { STANDS_FOR } from '#tools/open-api/examples.ts';
import type { Json } from '#tools/open-api/json-schema.ts';
import { stage, worldFor, type World } from './world.ts';

type Parameter = { readonly name: string; readonly in: string; readonly example?: unknown };

const operations = Object.entries(DOCUMENT.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);

/** Replaces example values of the document by existing ones. */
const real = (example: unknown, { values }: World): unknown =>
  JSON.parse(JSON.stringify(example), (_, value: unknown) => {
    const name = Object.keys(STANDS_FOR).find((each) => STANDS_FOR[each] === value);
    return name === undefined ? value : (values[name] ?? value);
  });

function addressOf(path: string, parameters: readonly Parameter[], world: World): string {
  const at = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const found = parameters.find((each) => each.in === 'path' && each.name === name);
    return encodeURIComponent(String(real(found?.example, world)));
  });
  const query = parameters
    .filter((each) => each.in === 'query' && each.example !== undefined)
    .map(({ name, example }): [string, string] => [name, String(real(example, world))]);
  return query.length > 0 ? `${at}?${new URLSearchParams(query).toString()}` : at;
}

function bodyOf({ requestBody }: Json, world: World): unknown {
  if (world.body !== undefined) return world.body;
  const { content }: { content?: { 'application/json'?: { example?: unknown } } } = Object(requestBody);
  const example = content?.['application/json']?.example;
  return example === undefined ? undefined : real(example, world);
}

const needsVersion = ({ parameters }: Json): boolean =>
  JSON.stringify(parameters).includes('parameters/ifMatch');

describe('an operation that is called as the document describes it', () => {
  test.each(operations)('$method $path: answers as described', async ({ method, path, operation }) => {
    const world = await worldFor(`${method} ${path}`);
    const address = addressOf(path, operation['parameters'] as Parameter[], world);
    const body = bodyOf(operation, world);
    const response = await fetch(`${stage.gateway}${address}`, {
      method,
      redirect: 'manual',
      headers: {
        origin: stage.origin,
        ...(JSON.stringify(operation['security']) !== '[]' && { cookie: world.cookie }),
        ...(needsVersion(operation) && { 'if-match': '"1"' }),
        ...world.headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    expect(response.status, text).toBeLessThan(400);
    const type = response.headers.get('content-type') ?? undefined;
    expect(contradiction(method, path, { status: response.status, type, text })).toBeUndefined();
  });
});
