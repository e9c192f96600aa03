/**
 * Replaces the Bedrock client's search for bearer tokens. A Lambda signs requests with its role, so it needs no clients
 * of IAM Identity Center.
 */
const none = () => async () => {
  throw new Error('A Lambda signs its requests and has no bearer token.');
};

export const fromEnvSigningName = none;
export const nodeProvider = none;
