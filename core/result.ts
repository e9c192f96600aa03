/** Result of a use case: a value or an expected error. Bugs and outages throw. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

export const ok = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });

export const mapOk = <Value, Next, Failure>(
  result: Result<Value, Failure>,
  map: (value: Value) => Next,
): Result<Next, Failure> => (result.ok ? ok(map(result.value)) : result);

export const err = <Failure>(error: Failure): Result<never, Failure> => ({ ok: false, error });
