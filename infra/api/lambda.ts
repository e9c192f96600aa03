import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Builder from './build-lambdas.ts';
import { LOG_RETENTION } from '../stage/stage.ts';
import { nameOf } from './name-of.ts';

/** Relative to the repository. Stages do not share it, because SST writes each Lambda's links beside its code. */
const FOLDER = `.cache/lambdas/${$app.stage}`;

// Loaded by its path, because SST bundles this file and esbuild cannot be bundled.
const builder: typeof Builder = await import(
  pathToFileURL(join($cli.paths.root, 'infra/api/build-lambdas.ts')).href
);

/** Continues while the rest of the stage is described. */
const built = builder.buildLambdas($cli.paths.root, FOLDER);

/** Lets only the service Lambda assume the role, and nothing else in the account. */
const BY_LAMBDA = aws.iam.assumeRolePolicyForPrincipal({ Service: 'lambda.amazonaws.com' });

/** Makes a Lambda with exactly the given rights and links. */
export const lambda = (
  handler: string,
  args: Omit<sst.aws.FunctionArgs, 'handler' | 'bundle'>,
): sst.aws.Function =>
  new sst.aws.Function(nameOf(handler), {
    bundle: built.then(() => join($cli.paths.root, FOLDER, nameOf(handler))),
    handler: 'index.handler',
    runtime: 'nodejs24.x',
    architecture: 'arm64',
    memory: '512 MB',
    timeout: '15 seconds',
    logging: { format: 'json', retention: LOG_RETENTION },
    ...args,
    transform: { role: { assumeRolePolicy: BY_LAMBDA }, ...args.transform },
  });
