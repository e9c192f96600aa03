import { readSettings } from './settings.ts';
import { PRODUCTION } from './stage-secrets.ts';

export const isProduction = $app.stage === PRODUCTION;

const SECRET = 'SST_SECRET_';

/** Settings of this stage. SST passes the secrets on in the environment of this program. */
export const settings = readSettings({
  stage: $app.stage,
  values: Object.fromEntries(
    Object.entries(process.env)
      .filter(([name]) => name.startsWith(SECRET))
      .map(([name, value]) => [name.slice(SECRET.length), value]),
  ),
});

/** Returns a resource's name that no other stage uses. */
export const named = (name: string): string => `${$app.name}-${$app.stage}-${name}`;

export const LOG_RETENTION = isProduction ? '3 months' : '1 week';
