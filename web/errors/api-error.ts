import * as v from 'valibot';

const Issue = v.object({ field: v.string(), message: v.string() });

/** Error body of our API. A proxy may respond with anything else. */
const Body = v.object({
  error: v.optional(v.string()),
  details: v.optional(v.string()),
  type: v.optional(v.string()),
  issues: v.optional(v.array(Issue)),
  /** Why a page cannot be reached. */
  reason: v.optional(v.string()),
  /** Wishes that must be dropped to get a dish. */
  wishes: v.optional(v.array(v.string())),
  /** The current recipe, if another device has changed it. */
  recipe: v.optional(v.unknown()),
});

/** Failed or refused request. The message is the status, a colon and the body. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: v.InferOutput<typeof Body>;
  /** From the `retry-after` header; 0 without one. */
  readonly retryAfterSeconds: number;

  constructor(status: number, text: string, retryAfterSeconds = 0) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = parseBody(text);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

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
