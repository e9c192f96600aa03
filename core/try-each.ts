/** Number of items that are handled at the same time. */
const AT_ONCE = 20;

/**
 * Acts on every item, even if it fails for some.
 * @throws AggregateError with the failures and a message for the operator
 */
export async function tryEach<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
  message: string,
): Promise<void> {
  const failures: unknown[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE) {
    const outcomes = await Promise.allSettled(items.slice(from, from + AT_ONCE).map(act));
    failures.push(...outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : [])));
  }
  if (failures.length > 0) throw new AggregateError(failures, message);
}

/**
 * Runs steps one after the other, even if earlier ones fail.
 * @throws AggregateError if some steps failed
 */
export async function trySteps(...steps: readonly (() => Promise<void>)[]): Promise<void> {
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
