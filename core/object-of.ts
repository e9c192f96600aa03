export const objectOf = <Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> =>
  // Object.fromEntries loses the type of the keys.
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
