import * as v from 'valibot';
import type { Language } from '#core/language.ts';
import { err, mapOk, type Result } from '#core/result.ts';
import type { EpochMs } from '#core/time.ts';
import type { UserId } from '#core/user-id.ts';
import type { Schema } from '../../http/operation.ts';
import { isSentence, sentencesIn } from '../../sentences/sentences.ts';

/** An operation of the API by its method and path, as `operations.ts` names it. */
export type OperationName = `${'GET' | 'POST'} /api/${string}`;

/** Values of a request to an operation. */
export type Sent = {
  readonly params?: Readonly<Record<string, string | number>>;
  /** Absent values are left out. */
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
};

/** Reason why a tool did nothing: a sentence, and the fields that are wrong. */
export type Problem = {
  readonly error: string;
  readonly issues?: readonly { readonly field: string; readonly message: string }[];
};

type Answered<Value> = { readonly value: Value; readonly next?: string };

/** The access of one call of a tool to the API, and what a device adds to a change. */
export type Caller = {
  readonly userId: UserId;
  readonly language: Language;
  /** Asks an operation with the caller's token. `next` is the cursor of the next page. */
  ask<Answer extends Schema>(
    operation: OperationName,
    sent: Sent,
    answer: Answer,
  ): Promise<Result<Answered<v.InferOutput<Answer>>, Problem>>;
  /** Returns the address of a page of the app. */
  link(path: string): string;
  /** Returns a new ID for something that is added. */
  id(): string;
  /** Returns what identifies a change. */
  made(): { readonly id: string; readonly at: EpochMs };
};

/** Something that an assistant may do for a cook: operations of the API, in fewer words. */
export type Tool = {
  readonly name: string;
  /** The operations that it asks. The first gives it its title and description, unless it has its own. */
  readonly operations: readonly [OperationName, ...OperationName[]];
  readonly title?: string;
  readonly description?: string;
  readonly takes: Schema;
  /** True if it takes something away. */
  readonly isDestructive?: true;
  call(input: unknown, caller: Caller): Promise<Result<object, Problem>>;
};

type ToolSpec<Takes extends Schema> = Omit<Tool, 'takes' | 'call'> & {
  readonly takes: Takes;
  readonly call: (input: v.InferOutput<Takes>, caller: Caller) => Promise<Result<object, Problem>>;
};

/** Makes a tool whose input is checked before it asks anything. */
export const tool = <Takes extends Schema>({ call, ...spec }: ToolSpec<Takes>): Tool => ({
  ...spec,
  async call(input, caller) {
    const parsed = v.safeParse(spec.takes, input);
    return parsed.success ? call(parsed.output, caller) : err(problemOf(parsed.issues, caller));
  },
});

type OperationSpec<Takes extends Schema, Answer extends Schema> = Omit<
  ToolSpec<Takes>,
  'operations' | 'call'
> & {
  readonly operation: OperationName;
  readonly sends: (input: v.InferOutput<Takes>, caller: Caller) => Sent;
  readonly answer: Answer;
  /** Returns what an assistant needs of the answer. */
  readonly shows: (
    answered: Answered<v.InferOutput<Answer>>,
    caller: Caller,
    input: v.InferOutput<Takes>,
  ) => object;
};

/** Makes a tool of one operation. */
export const operationTool = <Takes extends Schema, Answer extends Schema>({
  operation,
  sends,
  answer,
  shows,
  ...spec
}: OperationSpec<Takes, Answer>): Tool =>
  tool<Takes>({
    ...spec,
    operations: [operation],
    call: async (input, caller) =>
      mapOk(await caller.ask(operation, sends(input, caller), answer), (answered) =>
        shows(answered, caller, input),
      ),
  });

const MAX_ISSUES = 5;

/**
 * The rules of forms have sentences of their own. For any other mistake the validator's message says what was expected.
 */
const problemOf = (issues: readonly v.BaseIssue<unknown>[], { language }: Caller): Problem => ({
  error: 'This input cannot be read.',
  issues: issues.slice(0, MAX_ISSUES).map((issue) => ({
    field: v.getDotPath(issue) ?? '',
    message: isSentence(issue.message) ? sentencesIn(language)._(issue.message) : issue.message,
  })),
});
