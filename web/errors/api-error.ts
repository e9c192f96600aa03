import * as v from 'valibot';

const Issue = v.object({ field: v.string(), message: v.string() });

/** What our API says of an error; anything else in the way, a proxy say, may answer otherwise. */
const Body = v.object({
  error: v.optional(v.string()),
  details: v.optional(v.string()),
  type: v.optional(v.string()),
  issues: v.optional(v.array(Issue)),
});

/** A request that the server did not grant. Its message is the status, a colon and the body. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: v.InferOutput<typeof Body>;
  /** When to ask again; 0 where nothing was said. */
  readonly retryAfterSeconds: number;

  constructor(status: number, text: string, retryAfterSeconds = 0) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = parseBody(text);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Whether a failure is the server's refusal of a certain type. */
export const isRefusal = (failure: unknown, type: string): boolean =>
  failure instanceof ApiError && failure.body.type === type;

function parseBody(text: string): v.InferOutput<typeof Body> {
  try {
    const parsed = v.safeParse(Body, JSON.parse(text));
    return parsed.success ? parsed.output : {};
  } catch {
    return {};
  }
}
