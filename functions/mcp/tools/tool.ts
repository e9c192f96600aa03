import * as v from 'valibot';
import type { Language } from '#core/language.ts';
import { err, mapOk, type Result } from '#core/result.ts';
import type { EpochMs } from '#core/time.ts';
import type { UserId } from '#core/user-id.ts';
import type { Schema } from '../../http/operation.ts';
import { isSentence, sentencesIn } from '../../sentences/sentences.ts';

/** Method and path of an API operation, as in `operations.ts`. */
export type OperationName = `${'GET' | 'POST'} /api/${string}`;

export type Sent = {
  readonly params?: Readonly<Record<string, string | number>>;
  /** Absent values are not sent. */
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
};

/** Reason why a tool did nothing: a sentence, and the invalid fields. */
export type Problem = {
  readonly error: string;
  readonly issues?: readonly { readonly field: string; readonly message: string }[];
};

type Answered<Value> = { readonly value: Value; readonly next?: string };

/** API access for one call of a tool, and values for changes that a device would add. */
export type Caller = {
  readonly userId: UserId;
  readonly language: Language;
  /** Sends a request for an operation with the caller's token. `next` is the cursor of the next page. */
  ask<Answer extends Schema>(
    operation: OperationName,
    sent: Sent,
    answer: Answer,
  ): Promise<Result<Answered<v.InferOutput<Answer>>, Problem>>;
  /** Returns the address of a page of the app. */
  link(path: string): string;
  /** Returns an ID for a new item. */
  id(): string;
  /** Returns ID and time of a change. */
  made(): { readonly id: string; readonly at: EpochMs };
};

/** Action of an assistant for a cook: operations of the API, in fewer words. */
export type Tool = {
  readonly name: string;
  /** Operations that the tool uses. Without an own title and description, it takes those of the first. */
  readonly operations: readonly [OperationName, ...OperationName[]];
  readonly title?: string;
  readonly description?: string;
  readonly takes: Schema;
  /** True if the tool deletes something. */
  readonly isDestructive?: true;
  call(input: unknown, caller: Caller): Promise<Result<object, Problem>>;
};

type ToolSpec<Takes extends Schema> = Omit<Tool, 'takes' | 'call'> & {
  readonly takes: Takes;
  readonly call: (input: v.InferOutput<Takes>, caller: Caller) => Promise<Result<object, Problem>>;
};

/** Makes a tool whose input is checked first. */
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
  /** Returns the part of the answer that an assistant needs. */
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

/** Form rules have sentences of their own. For other mistakes, the validator's message tells the expected input. */
const problemOf = (issues: readonly v.BaseIssue<unknown>[], { language }: Caller): Problem => ({
  error: 'This input cannot be read.',
  issues: issues.slice(0, MAX_ISSUES).map((issue) => ({
    field: v.getDotPath(issue) ?? '',
    message: isSentence(issue.message) ? sentencesIn(language)._(issue.message) : issue.message,
  })),
});
