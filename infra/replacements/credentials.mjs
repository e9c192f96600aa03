import { env } from 'node:process';

/**
 * Replaces the SDK's search for credentials. A Lambda gets its credentials in the environment; the other sources would
 * need clients of other services. Source: AWS Lambda developer guide, defined runtime environment variables
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
