/**
 * Runs steps one after the other, even if earlier ones fail.
 * @throws AggregateError if some of them failed; the others are done
 */
export async function tryEach(...steps: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some steps wait for the next time.');
}
