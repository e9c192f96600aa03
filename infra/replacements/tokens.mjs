/**
 * Stands in a Lambda where the SDK of Bedrock looks for bearer tokens. A Lambda signs its requests with its role, so that
 * the clients of IAM Identity Center, which fetch such tokens, need not be carried along.
 */
const none = () => async () => {
  throw new Error('A Lambda signs its requests and has no bearer token.');
};

export const fromEnvSigningName = none;
export const nodeProvider = none;
