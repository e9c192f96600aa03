import { readSettings } from './settings.ts';
import { PRODUCTION } from './stage-secrets.ts';

export const isProduction = $app.stage === PRODUCTION;

const SECRET = 'SST_SECRET_';

/** Settings of this stage. SST passes its secrets in the environment. */
export const settings = readSettings({
  stage: $app.stage,
  values: Object.fromEntries(
    Object.entries(process.env)
      .filter(([name]) => name.startsWith(SECRET))
      .map(([name, value]) => [name.slice(SECRET.length), value]),
  ),
});

/** Returns a resource name that is unique to the stage. */
export const named = (name: string): string => `${$app.name}-${$app.stage}-${name}`;

export const LOG_RETENTION = isProduction ? '3 months' : '1 week';
