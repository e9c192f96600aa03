/**
 * Replaces the SDK's store of invocations, which only runtimes with concurrent invocations have. Without it, the SDK
 * reads the trace from the environment.
 */
export const InvokeStore = { getInstanceAsync: async () => undefined };
