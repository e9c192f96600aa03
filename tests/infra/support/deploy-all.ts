import { PRODUCTION } from '#infra/told.ts';
import { deploy, forgetBuilds, type Deployed } from './deploy.ts';
import { PREVIEW, TOLD_TO_PREVIEW, TOLD_TO_PRODUCTION } from './stages.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How the deployments of the stages went, by their names. */
    deployed: Record<string, Omit<Deployed, 'graph'>>;
  }
}

/** Deploys both kinds of stages. The Lambdas that the tests then find built are those of production. */
export default async function deployAll({
  provide,
}: {
  provide: (name: 'deployed', value: Record<string, Omit<Deployed, 'graph'>>) => void;
}): Promise<void> {
  await forgetBuilds();
  const production = await deploy(PRODUCTION, TOLD_TO_PRODUCTION);
  const preview = await deploy(PREVIEW, TOLD_TO_PREVIEW);
  provide('deployed', { [PREVIEW]: outcomeOf(preview), [PRODUCTION]: outcomeOf(production) });
}

const outcomeOf = ({ status, output }: Deployed) => ({ status, output });
