import { LocalDayText } from '#core/time.ts';
import { onlyReads, TOOLS } from '#functions/mcp/tools/all.ts';
import type { Tool } from '#functions/mcp/tools/tool.ts';
import type { Operation } from '#functions/http/operation.ts';
import { readOperations } from './handlers.ts';
import { converter, type Json } from './json-schema.ts';

/** Tool in the format of `tools/list` of the Model Context Protocol. Source: revision 2026-07-28, server/tools */
export type ListedTool = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: { readonly type: 'object' } & Json;
  readonly annotations: Json;
};

const convert = converter({ LocalDay: LocalDayText });

/** Replaces the only reference, because assistants do not resolve references. */
const DAY = { type: 'string', format: 'date' };

/** Describes the tools: from their schemas, and from the `operations.ts` of the operations that they use. */
export async function listTools(): Promise<readonly ListedTool[]> {
  const operations = new Map(
    [...(await readOperations()).values()].flatMap(({ routes }) => Object.entries(routes)),
  );
  return TOOLS.map((tool) => listed(tool, operations));
}

function listed(tool: Tool, operations: ReadonlyMap<string, Operation>): ListedTool {
  const [first] = tool.operations;
  const operation = operations.get(first);
  const missing = tool.operations.find((name) => !operations.has(name));
  if (!operation || missing !== undefined)
    throw new Error(`${tool.name} asks ${missing}, which is not there.`);
  const { summary, description = '', parameters = {} } = operation;
  return {
    name: tool.name,
    title: tool.title ?? summary,
    description: tool.description ?? `${summary}. ${description}`.trim(),
    inputSchema: schemaOf(tool, parameters),
    annotations: {
      readOnlyHint: onlyReads(tool),
      destructiveHint: tool.isDestructive === true,
      openWorldHint: false,
    },
  };
}

function schemaOf({ takes }: Tool, parameters: Readonly<Record<string, string>>): ListedTool['inputSchema'] {
  const json: Json = JSON.parse(JSON.stringify(convert(takes)), (_, value: unknown) =>
    value instanceof Object && '$ref' in value ? DAY : value,
  );
  const properties = Object.entries(Object(json['properties'])).map(([name, schema]) => [
    name,
    { ...(parameters[name] !== undefined && { description: parameters[name] }), ...Object(schema) },
  ]);
  return { ...json, type: 'object', properties: Object.fromEntries(properties) };
}
