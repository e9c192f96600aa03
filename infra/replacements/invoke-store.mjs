/**
 * Stands in a Lambda where the SDK looks for the store of an invocation, which only runtimes with several invocations at once
 * have. Without it the SDK reads the trace from the environment.
 */
export const InvokeStore = { getInstanceAsync: async () => undefined };
