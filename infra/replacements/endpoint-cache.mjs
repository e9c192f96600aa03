/**
 * Stands in a Lambda where the SDK of DynamoDB keeps endpoints that it has discovered. It discovers none: the endpoint follows
 * from the region.
 */
export function EndpointCache() {}
