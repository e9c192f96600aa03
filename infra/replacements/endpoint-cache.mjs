/**
 * Replaces the DynamoDB client's cache of discovered endpoints. It discovers none: the endpoint follows from the
 * region.
 */
export function EndpointCache() {}
