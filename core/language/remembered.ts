/** Values by key. A `WeakMap` frees values whose key is not used elsewhere. */
type Store<Key, Value> = {
  readonly get: (key: Key) => Value | undefined;
  readonly set: (key: Key, value: Value) => unknown;
};

/** Returns a function that makes each key's value on first use and caches it. */
/* @__NO_SIDE_EFFECTS__ */
export function remembered<Key, Value>(
  make: (key: Key) => Value,
  kept: Store<Key, Value> = new Map<Key, Value>(),
): (key: Key) => Value {
  return (key) => {
    const value = kept.get(key) ?? make(key);
    kept.set(key, value);
    return value;
  };
}

/** Returns a function that makes a value on first use and caches it, such as the long lists of foods. */
/* @__NO_SIDE_EFFECTS__ */
export function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
