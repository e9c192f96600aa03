import * as v from 'valibot';
import { err, ok } from '#core/result.ts';
import { log, traceOf } from '../telemetry/log.ts';
import type { ownApi } from '../ports.ts';
import type { Caller, OperationName, Sent } from './tools/tool.ts';

/** Headers that identify the user, the language and the time zone. */
const PASSED_ON = ['authorization', 'x-preferred-language', 'x-timezone'] as const;

/** Returns the headers that are passed on to the API. Other text than printable ASCII is dropped. */
export const passedOn = (headers: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    PASSED_ON.flatMap((name) => {
      const value = headers[name] ?? '';
      return /^[ -~]+$/.test(value) ? [[name, value]] : [];
    }),
  );

export type OwnApi = ReturnType<typeof ownApi>;

type Means = {
  readonly ownApi: OwnApi;
  readonly headers: Readonly<Record<string, string>>;
  readonly origin: string;
} & Pick<Caller, 'userId' | 'language' | 'id' | 'made'>;

/** Returns the caller through which tools use the API. */
export const callerBy = ({ ownApi, headers, origin, ...rest }: Means): Caller => ({
  ...rest,
  link: (path) => `${origin}${path}`,
  async ask(operation, sent, schema) {
    try {
      const answer = await ownApi.ask({ ...requestOf(operation, sent), headers });
      if (answer.status >= 400) return err(v.parse(ApiProblem, answer.body));
      const next = /[?&]cursor=(\d+)/.exec(answer.headers.get('link') ?? '')?.[1];
      return ok({ value: v.parse(schema, answer.body), ...(next !== undefined && { next }) });
    } catch (failure) {
      log({ level: 'error', event: 'own_api', failure: traceOf(failure) }, { SideFailures: 1 });
      return err({ error: operation.startsWith('GET ') ? UNREAD : UNKNOWN });
    }
  },
});

/** Sentences for a missing answer of the API, or one without a description. A change may still have been made. */
const UNREAD = 'Munchify cannot be reached just now. Try again in a minute.';
const UNKNOWN = 'Munchify has not answered. It may have been done all the same: look before you try again.';

/** Returns the request for an operation, with the `{names}` in its path filled in. */
function requestOf(operation: OperationName, { params = {}, query = {}, body }: Sent) {
  const [method = '', template = ''] = operation.split(' ');
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) asked.set(name, String(value));
  }
  return { method, path: asked.size > 0 ? `${path}?${asked.toString()}` : path, body };
}

const ApiProblem = v.object({
  error: v.string(),
  issues: v.exactOptional(v.array(v.object({ field: v.string(), message: v.string() }))),
});
