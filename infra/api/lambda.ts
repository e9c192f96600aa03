import { LOG_RETENTION } from '../stage/stage.ts';

/** "recipe/list" is deployed as RecipeList. */
export const nameOf = (handler: string): string =>
  handler
    .split(/[/-]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

const CREDENTIALS = '@aws-sdk/credential-provider-node';

/** How all Lambdas are built. Of the SDK's places to look for credentials they have one: see `credentials/`. */
const BUILT: Pick<sst.aws.FunctionArgs, 'nodejs' | 'copyFiles'> = {
  nodejs: {
    minify: true,
    esbuild: { define: { 'process.env.NODE_ENV': '"production"' }, external: [CREDENTIALS] },
  },
  copyFiles: [{ from: 'infra/credentials', to: `node_modules/${CREDENTIALS}` }],
};

/** Nobody else in the account steps into its role. */
const BY_LAMBDA = aws.iam.assumeRolePolicyForPrincipal({ Service: 'lambda.amazonaws.com' });

/** A Lambda with the rights and links that it is given, and no others. */
export const lambda = (handler: string, args: Omit<sst.aws.FunctionArgs, 'handler'>): sst.aws.Function =>
  new sst.aws.Function(nameOf(handler), {
    handler: `functions/${handler}.handler`,
    runtime: 'nodejs24.x',
    architecture: 'arm64',
    memory: '512 MB',
    timeout: '15 seconds',
    logging: { format: 'json', retention: LOG_RETENTION },
    ...BUILT,
    ...args,
    transform: { role: { assumeRolePolicy: BY_LAMBDA }, ...args.transform },
  });
