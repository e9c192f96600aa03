/** What a use case gives back: a value, or an expected error as a tagged fact. Bugs and outages throw instead. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

export const ok = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });

/** The same with another value; an error stays as it is. */
export const mapOk = <Value, Next, Failure>(
  result: Result<Value, Failure>,
  map: (value: Value) => Next,
): Result<Next, Failure> => (result.ok ? ok(map(result.value)) : result);

export const err = <Failure>(error: Failure): Result<never, Failure> => ({ ok: false, error });
