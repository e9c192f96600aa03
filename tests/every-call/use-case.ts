import type { TestUser, Request } from './test-user.ts';

/** A request, or a job that the clock starts. */
export type UseCase = {
  /** Route, such as `POST /api/recipes/{id}/cooked`, or the job's file. */
  readonly name: string;
  /** Condition, for a route with more than one use case. */
  readonly when?: string;
  /** Set if the use case calls Stripe. */
  readonly usesStripe?: true;
  readonly before?: (user: TestUser) => Promise<unknown>;
  /** Query string with its `?`. */
  readonly query?: string;
  readonly input?: (
    user: TestUser,
  ) => Pick<Request, 'body' | 'headers'> | Promise<Pick<Request, 'body' | 'headers'>>;
  /** Number of the first call that is best effort: its failure is not reported. */
  readonly bestEffortFrom?: number;
  /** Status of a repeated request whose result already exists. */
  readonly done?: number;
  /** Expectations beyond `footprintOf`. */
  readonly after?: (user: TestUser) => Promise<unknown>;
};
