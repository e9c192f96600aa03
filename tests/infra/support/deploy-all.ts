import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PRODUCTION } from '#infra/stage/stage-secrets.ts';
import { IS_LONG } from '#tests/long.ts';
import { deploy, type Deployed } from './deploy.ts';
import { PREVIEW, PREVIEW_VALUES, PRODUCTION_VALUES } from './stages.ts';

/** Outcome of the deployments, for the tests. */
type DeployedStages = {
  /** Exit status and output, by stage. */
  readonly deployed: Record<string, Omit<Deployed, 'graph'>>;
  /** The landing page of production. */
  readonly landing: string;
};

declare module 'vitest' {
  interface ProvidedContext extends DeployedStages {}
}

const LANDING = join(import.meta.dirname, '../../../dist/index.html');

/** Deploys production, and in the long run a preview after it. Tests use the built Lambdas of production. */
export default async function deployAll({
  provide,
}: {
  provide: <Name extends keyof DeployedStages>(name: Name, value: DeployedStages[Name]) => void;
}): Promise<void> {
  const production = await deploy(PRODUCTION, PRODUCTION_VALUES);
  provide('landing', await readFile(LANDING, 'utf8'));
  provide('deployed', {
    [PRODUCTION]: outcomeOf(production),
    ...(IS_LONG && { [PREVIEW]: outcomeOf(await deploy(PREVIEW, PREVIEW_VALUES)) }),
  });
}

const outcomeOf = ({ status, output }: Deployed) => ({ status, output });
