import type * as v from 'valibot';
import { rightsOf, type PortMakers, type WithRights } from '../rights.ts';
import type { AccessChecks } from './access-checks.ts';
import type { ApiError } from './errors.ts';

export type Schema = v.GenericSchema;

/**
 * Documentation of a route beyond its schemas: one entry of `operations.ts` beside the handlers. Parameters, body,
 * access and their errors are documented from the handler.
 */
export type Operation = {
  /** Short title: "Find a recipe". */
  readonly summary: string;
  readonly description?: string;
  /** Schema of the answer's JSON. The app reads the answer with it. */
  readonly answer?: Schema;
  /** Media types of an answer that is not JSON. */
  readonly media?: readonly string[];
  /** Refusals without an error of ours, by status: media type of a page, or schema of another protocol's JSON. */
  readonly refusals?: Readonly<Record<number, string | Schema>>;
  /** Default: 200 with an answer, 204 without one. */
  readonly status?: 200 | 201 | 202 | 204 | 302 | 303;
  /** Errors of the use case. Errors of the request are added from what the route takes. */
  readonly errors?: readonly ApiError['type'][];
  /** Idempotent under an `Idempotency-Key`. */
  readonly isIdempotent?: true;
  /** Needs the edited version as `If-Match`. */
  readonly needsVersion?: true;
  /** Values of a test request. Values that begin with `$` are placeholders for existing resources: `$recipe`. */
  readonly example?: {
    readonly params?: Readonly<Record<string, unknown>>;
    readonly query?: Readonly<Record<string, unknown>>;
    readonly body?: unknown;
  };
  /** Meaning of parameters, by name. */
  readonly parameters?: Readonly<Record<string, string>>;
};

export type Operations = {
  /** One sentence about the routes of the folder. */
  readonly about: string;
  /** Schemas that get a name in the document. */
  readonly schemas?: Readonly<Record<string, Schema>>;
  /** By method and path: `GET /api/recipes`. */
  readonly routes: Readonly<Record<string, Operation>>;
};

/** Schemas of the requests that a route accepts; tests generate requests from them. */
export type Takes = Readonly<Partial<Record<'params' | 'query' | 'body', Schema>>>;

/** Access rules of a route. */
export type Access = {
  readonly session?: 'none' | undefined;
  readonly takesTokens?: true | undefined;
  readonly from?: 'anywhere' | undefined;
};

/** Facts about a route, from its handler. */
export type Described = WithRights & {
  readonly takes: Takes;
  readonly access: Access;
  /** True if attempts are counted, by network or mailbox. */
  readonly isLimited: boolean;
};

export const describe = (
  spec: Takes & Access & { readonly uses: PortMakers; readonly limits?: unknown },
  access: AccessChecks,
): Described => ({
  rights: rightsOf(access.uses, spec.uses),
  access: { session: spec.session, takesTokens: spec.takesTokens, from: spec.from },
  isLimited: spec.limits !== undefined,
  takes: takesOf(spec),
});

const takesOf = ({ params, query, body }: Takes): Takes => ({
  ...(params && { params }),
  ...(query && { query }),
  ...(body && { body }),
});
