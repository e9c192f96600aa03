import { PRODUCTION } from '#infra/told.ts';
import { deploy, type Deployed } from './deploy.ts';
import { PREVIEW, TOLD_TO_PREVIEW, TOLD_TO_PRODUCTION } from './stages.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How the deployments of the stages went, by their names. */
    deployed: Record<string, Omit<Deployed, 'graph'>>;
  }
}

/** Deploys both kinds of stages, production last: its Lambdas are those that the tests then find built. */
export default async function deployAll({
  provide,
}: {
  provide: (name: 'deployed', value: Record<string, Omit<Deployed, 'graph'>>) => void;
}): Promise<void> {
  const preview = await deploy(PREVIEW, TOLD_TO_PREVIEW);
  const production = await deploy(PRODUCTION, TOLD_TO_PRODUCTION);
  provide('deployed', { [PREVIEW]: outcomeOf(preview), [PRODUCTION]: outcomeOf(production) });
}

const outcomeOf = ({ status, output }: Deployed) => ({ status, output });
