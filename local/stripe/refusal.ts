/** Thrown for Stripe's error responses. */
export class Refusal extends Error {
  readonly status: number;
  readonly error: { type: string; message: string; code?: string; param?: string };

  constructor(
    message: string,
    {
      status = 400,
      type = 'invalid_request_error',
      ...facts
    }: { status?: number; type?: string; code?: string; param?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.error = { type, message, ...facts };
  }
}

/** Finds an object by its ID. @throws Refusal if there is none */
export function need<Thing extends { readonly id: string }>(
  things: readonly Thing[],
  id: string,
  kind: string,
  { status = 400, param = 'id' } = {},
): Thing {
  const found = things.find((thing) => thing.id === id);
  if (!found) throw new Refusal(`No such ${kind}: '${id}'`, { status, code: 'resource_missing', param });
  return found;
}
