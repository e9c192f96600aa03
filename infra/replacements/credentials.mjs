import { env } from 'node:process';

/**
 * Stands in a Lambda where the SDK looks for the search for credentials: a Lambda is given its own in the environment, so
 * that the other places to look, with their clients of other services, need not be carried along.
 * Source: AWS Lambda developer guide, defined runtime environment variables
 */
export const defaultProvider = () => async () => ({
  accessKeyId: given('AWS_ACCESS_KEY_ID'),
  secretAccessKey: given('AWS_SECRET_ACCESS_KEY'),
  sessionToken: given('AWS_SESSION_TOKEN'),
});

/** @param {string} name */
function given(name) {
  const value = env[name];
  if (value === undefined) throw new Error(`A Lambda without ${name}.`);
  return value;
}
