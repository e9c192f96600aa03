import * as v from 'valibot';
import { inputsOf, type Graph } from './graph.ts';

const EdgeFunction = v.object({ code: v.string() });
const Entries = v.object({ namespace: v.string(), entries: v.record(v.string(), v.string()) });
const Route = v.object({ namespace: v.string(), entry: v.string() });

type Origin = {
  readonly domainName: string;
  readonly originAccessControlConfig?: { readonly enabled: boolean; readonly originType?: string };
  readonly timeouts?: { readonly readTimeout?: number };
};

/** Result of the edge function for a request: another path, another origin, or a response. */
export type Routed = { readonly uri?: string; readonly origin?: Origin; readonly statusCode?: number };

/** The code of the edge function. */
export function edgeCode(graph: Graph): string {
  const [edge] = inputsOf(graph, 'aws:cloudfront/function:Function', EdgeFunction);
  return edge?.inputs.code ?? '';
}

/** Runs the edge function as CloudFront would, with the table of routes that a deployment fills. */
export async function routeAtEdge(graph: Graph, host: string, uri: string): Promise<Routed> {
  const table = routingTable(graph);
  let origin: Origin | undefined;
  const cloudfront = {
    kvs: () => ({
      async get(key: string) {
        const value = table.get(key);
        if (value === undefined) throw new Error(`There is no ${key}.`);
        return value;
      },
    }),
    updateRequestOrigin: (chosen: Origin) => void (origin = chosen),
  };
  const code = edgeCode(graph).replace('import cf from "cloudfront";', '');
  // CloudFront runs it as a script, not as a module; so do we.
  // oxlint-disable-next-line typescript/no-implied-eval
  const handler: (event: object) => Promise<{ uri?: string; statusCode?: number }> = new Function(
    'cf',
    `${code}\nreturn handler;`,
  )(cloudfront);
  const request = { method: 'GET', uri, headers: { host: { value: host } }, querystring: {}, cookies: {} };
  const answer = await handler({ request, context: {}, viewer: { ip: '203.0.113.7' } });
  return {
    ...(answer.statusCode === undefined ? { uri: answer.uri ?? '' } : { statusCode: answer.statusCode }),
    ...(origin && { origin }),
  };
}

function routingTable(graph: Graph): Map<string, string> {
  const dynamic = graph.filter(({ type }) => type === 'pulumi-nodejs:dynamic:Resource');
  const table = new Map<string, string>();
  const routes: string[] = [];
  for (const { name, inputs } of dynamic) {
    if (name.endsWith('.KvKeys')) {
      const { namespace, entries } = v.parse(Entries, inputs);
      for (const [key, value] of Object.entries(entries)) table.set(`${namespace}:${key}`, value);
    }
    if (name.endsWith('.KvRoutesUpdate')) {
      const { namespace, entry } = v.parse(Route, inputs);
      routes.push(entry);
      table.set(`${namespace}:routes`, JSON.stringify(routes));
    }
  }
  return table;
}
