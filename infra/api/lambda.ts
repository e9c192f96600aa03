import { LOG_RETENTION } from '../stage/stage.ts';

/** Returns the name of a Lambda: "recipe/list" is deployed as RecipeList. */
export const nameOf = (handler: string): string =>
  handler
    .split(/[/-]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

const CREDENTIALS = '@aws-sdk/credential-provider-node';
const TOKENS = '@aws-sdk/token-providers';
const ENDPOINTS = '@aws-sdk/endpoint-cache';
const CHECKSUMS = '@aws-sdk/checksums';
const SDK_CORE = '@smithy/core';
const INVOKE_STORE = '@aws/lambda-invoke-store';
const MCP = '@modelcontextprotocol/server';

/**
 * Builds a Lambda. It replaces the SDK's search for credentials by a single source, and its search for bearer tokens,
 * its memory of endpoints, its SHA-1 and its store of invocations by none, its hashes by those of Node, and its event
 * streams by none where no model is asked; and of the SDK of the Model Context Protocol its validator by none: see
 * `credentials/`, `tokens/`, `endpoint-cache/`, `checksums/`, `invoke-store/`, `sdk-core/` and `mcp-shims/`.
 */
const buildFor = (asksModels: boolean): Pick<sst.aws.FunctionArgs, 'nodejs' | 'copyFiles'> => ({
  nodejs: {
    minify: true,
    sourcemap: false,
    esbuild: {
      define: { 'process.env.NODE_ENV': '"production"' },
      // Nothing asks for the name of a function or a class, and keeping them takes 18 to 36 KB.
      keepNames: false,
      external: [
        CREDENTIALS,
        TOKENS,
        ENDPOINTS,
        INVOKE_STORE,
        `${CHECKSUMS}/sha`,
        `${SDK_CORE}/checksum`,
        `${MCP}/_shims`,
        ...(asksModels ? [] : [`${SDK_CORE}/event-streams`]),
      ],
    },
  },
  copyFiles: [
    { from: 'infra/credentials', to: `node_modules/${CREDENTIALS}` },
    { from: 'infra/tokens', to: `node_modules/${TOKENS}` },
    { from: 'infra/endpoint-cache', to: `node_modules/${ENDPOINTS}` },
    { from: 'infra/checksums', to: `node_modules/${CHECKSUMS}` },
    { from: 'infra/sdk-core', to: `node_modules/${SDK_CORE}` },
    { from: 'infra/invoke-store', to: `node_modules/${INVOKE_STORE}` },
    { from: 'infra/mcp-shims', to: `node_modules/${MCP}` },
  ],
});

/** Lets only Lambda assume the role, and nobody else in the account. */
const BY_LAMBDA = aws.iam.assumeRolePolicyForPrincipal({ Service: 'lambda.amazonaws.com' });

type LambdaArgs = Omit<sst.aws.FunctionArgs, 'handler'> & {
  /** It may ask models, and reads the stream of their answer. */
  readonly asksModels?: boolean;
};

/** Makes a Lambda with the given rights and links, and no others. */
export const lambda = (handler: string, { asksModels = false, ...args }: LambdaArgs): sst.aws.Function =>
  new sst.aws.Function(nameOf(handler), {
    handler: `functions/${handler}.handler`,
    runtime: 'nodejs24.x',
    architecture: 'arm64',
    memory: '512 MB',
    timeout: '15 seconds',
    logging: { format: 'json', retention: LOG_RETENTION },
    ...buildFor(asksModels),
    ...args,
    transform: { role: { assumeRolePolicy: BY_LAMBDA }, ...args.transform },
  });
