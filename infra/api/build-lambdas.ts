import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { allHandlers, PAGE_FETCHER } from '#functions/routes.ts';
import { foodNames } from './food-names.ts';
import { readHandlerRights } from './handler-rights.ts';
import { nameOf } from './name-of.ts';

const REPLACEMENTS = 'infra/replacements';

/**
 * Replacements for parts of the AWS SDK that a Lambda does not need: the search for credentials becomes a single
 * source, hashes become Node's, and the search for bearer tokens, the memory of endpoints, SHA-1 and the store of
 * invocations become empty. In the SDK of the Model Context Protocol, the validator becomes empty.
 */
const ALIAS = {
  '@aws-sdk/credential-provider-node': `./${REPLACEMENTS}/credentials.mjs`,
  '@aws-sdk/token-providers': `./${REPLACEMENTS}/tokens.mjs`,
  '@aws-sdk/endpoint-cache': `./${REPLACEMENTS}/endpoint-cache.mjs`,
  '@aws-sdk/checksums/sha': `./${REPLACEMENTS}/sha-1.mjs`,
  '@smithy/core/checksum': `./${REPLACEMENTS}/hashes.mjs`,
  '@aws/lambda-invoke-store': `./${REPLACEMENTS}/invoke-store.mjs`,
  '@modelcontextprotocol/server/_shims': `./${REPLACEMENTS}/mcp-shims.mjs`,
  // The sources have enums that become plain numbers: 5 KB less.
  htmlparser2: './node_modules/htmlparser2/src/index.ts',
  'entities/decode': './node_modules/entities/src/decode.ts',
};

/** Only Lambdas that use models need event streams. */
const WITHOUT_EVENT_STREAMS = { '@smithy/core/event-streams': `./${REPLACEMENTS}/event-streams.mjs` };

const OPTIONS = {
  bundle: true,
  platform: 'node',
  target: 'esnext',
  format: 'esm',
  mainFields: ['module', 'main'],
  outExtension: { '.js': '.mjs' },
  // Some packages are CommonJS and require modules of Node.
  banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
  define: { 'process.env.NODE_ENV': '"production"' },
  minify: true,
  // German names stay readable, without escapes.
  charset: 'utf8',
  legalComments: 'none',
  metafile: true,
  logLevel: 'silent',
} as const satisfies BuildOptions;

/**
 * Builds the code of all Lambdas in one run, so that shared files are parsed once. Writes a folder per Lambda with its
 * `index.mjs`, and `sources.json` with the source files of each.
 * @param root folder of the repository
 * @param folder folder for the code, relative to `root`
 * @throws with the compiler's message if a handler cannot be built
 */
export async function buildLambdas(root: string, folder: string): Promise<void> {
  const rights = await readHandlerRights(root);
  const asksModels = (handler: string) => rights.get(handler)?.includes('models') ?? false;
  const kinds = Map.groupBy(allHandlers(), (handler) =>
    handler === PAGE_FETCHER.handler ? 'reads' : asksModels(handler) ? 'asks' : 'serves',
  );
  const built = await Promise.all(
    [...kinds].map(([kind, some]) =>
      build({
        ...OPTIONS,
        absWorkingDir: root,
        outdir: folder,
        entryPoints: Object.fromEntries(
          some.map((each) => [`${nameOf(each)}/index`, `functions/${each}.ts`]),
        ),
        alias: { ...ALIAS, ...(kind !== 'asks' && WITHOUT_EVENT_STREAMS) },
        plugins: kind === 'reads' ? [foodNames] : [],
      }),
    ),
  );
  const outputs = built.flatMap(({ metafile }) => Object.entries(metafile.outputs));
  const sources = outputs.map(([file, { inputs }]) => [
    file.split('/').at(-2),
    Object.keys(inputs).filter((input) => inputs[input]?.bytesInOutput !== 0),
  ]);
  writeFileSync(join(root, folder, 'sources.json'), JSON.stringify(Object.fromEntries(sources)));
}
