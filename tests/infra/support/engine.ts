#!/usr/bin/env node
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { callMade, resourceMade } from './made-up.ts';
import { CENTS, stripeWith } from './stripe-prices.ts';

// Replaces the Pulumi engine that `sst deploy` starts: runs the program unchanged, creates no resource, and records the
// requested ones.

type Pulumi = {
  runtime: {
    setMocks(
      mocks: object,
      project: string,
      stack: string,
      preview: boolean,
      organization: string,
    ): Promise<void>;
    setAllConfig(config: Record<string, string | undefined>): void;
    runInPulumiStack(program: () => Promise<unknown>): Promise<unknown>;
    disconnect(): Promise<void>;
  };
};

const args = process.argv.slice(2);
if (args[0] === 'version') {
  console.log('v3.215.0');
  process.exit(0);
}
const [, project = '', stack = ''] = valueOf('--stack').split('/');
const program = /^main: (.*)$/m.exec(readFileSync('Pulumi.yaml', 'utf8'))?.[1] ?? '';
const resources: object[] = [];
const SECRET = '4dabf18193072939515e22adb298388d';
globalThis.fetch = stripeWith(CENTS);
try {
  // Must be the copy that the program imports.
  const pulumi: Pulumi = createRequire(program)('@pulumi/pulumi');
  await run(pulumi);
} catch (failure) {
  // In Pulumi's format.
  const message = `Running program '${program}' failed with an unhandled exception:\n${inspect(failure)}`;
  tell({ diagnosticEvent: { message, color: 'raw', severity: 'error' } });
  process.exit(255);
}
writeFileSync(valueFrom('MUNCHIFY_GRAPH'), JSON.stringify(resources, undefined, 1));
tell({ summaryEvent: { maybeCorrupt: false, durationSeconds: 1, resourceChanges: {}, policyPacks: {} } });

async function run({ runtime }: Pulumi): Promise<void> {
  const mocks = {
    newResource: (asked: Parameters<typeof resourceMade>[0]) => {
      // A resource that is only looked up already has an ID.
      if (!asked.id) resources.push({ type: asked.type, name: asked.name, inputs: unwrapped(asked.inputs) });
      return resourceMade(asked);
    },
    call: callMade,
  };
  await runtime.setMocks(mocks, project, stack, false, 'organization');
  runtime.setAllConfig({ 'aws:region': process.env['SST_AWS_REGION'] });
  await runtime.runInPulumiStack(async () => {
    const module: { default: unknown } = await import(pathToFileURL(program).href);
    return module.default;
  });
  // Without it the program ends before half of the resources are requested.
  await runtime.disconnect();
}

/** Pulumi wraps secrets. */
function unwrapped(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unwrapped);
  if (typeof value !== 'object' || value === null) return value;
  if (SECRET in value && 'value' in value) return unwrapped(value.value);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, unwrapped(inner)]));
}

function valueFrom(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`The engine is started without ${name}.`);
  return value;
}

function valueOf(flag: string): string {
  return args[args.indexOf(flag) + 1] ?? '';
}

function tell(event: object): void {
  appendFileSync(valueOf('--event-log'), `${JSON.stringify({ sequence: 1, timestamp: 0, ...event })}\n`);
}
