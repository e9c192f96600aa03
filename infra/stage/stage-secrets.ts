import { VisibleError } from './visible-error.ts';

export const PRODUCTION = 'production';

/** Secrets of a stage, as `sst secret` stores them, by name. */
export type StageSecrets = {
  readonly stage: string;
  readonly values: Readonly<Record<string, string | undefined>>;
};

export const invalidSecret = ({ stage }: StageSecrets, name: string, fault: string): VisibleError =>
  new VisibleError(`What stage ${stage} was told as ${name} ${fault}: run ${setCommand(stage, name)}.`);

export const missingSecrets = (
  { stage }: StageSecrets,
  [first = '', ...others]: readonly string[],
): VisibleError =>
  new VisibleError(
    others.length === 0
      ? `Stage ${stage} lacks ${first}: run ${setCommand(stage, first)}.`
      : `Stage ${stage} lacks ${[first, ...others].join(', ')}: write them into a copy of infra/example.env and run npx sst secret load COPY --stage ${stage}.`,
  );

/** Returns the parsed JSON; undefined if it is invalid. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Commands that print a value for a secret, by its name. */
const PRINTED: Readonly<Record<string, string>> = {
  Operator: 'cat operator.json',
  PushKey: 'npm run --silent push:key',
};

function setCommand(stage: string, name: string): string {
  const printed = PRINTED[name];
  return `npx sst secret set ${name} ${printed ? `"$(${printed})"` : 'VALUE'} --stage ${stage}`;
}
