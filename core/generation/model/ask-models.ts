import type { ModelPorts } from './ports.ts';
import type { SystemPorts } from '../../system-ports.ts';
import type { AuthorUnavailable, BudgetSpent } from './errors.ts';
import { err, ok, type Result } from '../../result.ts';
import type { EpochMs } from '../../time.ts';
import { callModel, type Reply } from './call-model.ts';
import { budgetSpent } from './budget.ts';
import type { GenerationEvent, EmitGenerationEvent } from './events.ts';
import type { Model, ModelFailureReason, Prompt } from './model.ts';

/** What the models are asked for, and how their answers are judged. */
export type Task<Answer, Failure> = {
  readonly prompt: Prompt;
  /** All models, fall-backs and the repair together end within this, in ms. */
  readonly within: number;
  /** Returns what follows one answer, chunk by chunk as it is written: called anew for each. */
  follow?(): (chunk: string) => void;
  judge(text: string): Verdict<Answer, Failure>;
};

/** What an answer is worth; `outcome` is for the books. */
export type Verdict<Answer, Failure> =
  | { readonly type: 'valid'; readonly outcome: string; readonly answer: Answer }
  /** Sent back once, then the next model is asked. Where none is left, `failure` says why, if it is known. */
  | {
      readonly type: 'retryable';
      readonly outcome: string;
      readonly feedback: string;
      readonly failure?: Failure;
    }
  /** No other model is asked; where there is a feedback, this one mends it first. */
  | {
      readonly type: 'rejected';
      readonly outcome: string;
      readonly feedback?: string;
      readonly failure: Failure;
    };

export type AskModelsPorts = ModelPorts & { clock: Pick<SystemPorts['clock'], 'now'> };

/** The share of the time that is left which a model may take while others wait behind it. */
const SHARE_OF_TIME = 0.6;

const RETRY_AFTER_SECONDS = 20;

/**
 * Asks the models in their order until one gives an answer that holds. One answer in all is sent back, with what is
 * wrong about it. A model that could cost more than is left of the day's budget is passed over.
 */
export async function askModels<Answer, Failure>(
  { models, clock, budget }: AskModelsPorts,
  task: Task<Answer, Failure>,
  emit: EmitGenerationEvent,
): Promise<Result<{ answer: Answer; model: Model }, Failure | AuthorUnavailable | BudgetSpent>> {
  const deadline = clock.now() + task.within;
  const queue: Question[] = models.map((model) => ({ model, prompt: task.prompt }));
  let mayRepair = true;
  let failure: Failure | AuthorUnavailable | undefined;
  for (let question = queue.shift(); question; question = queue.shift()) {
    const askedAt = clock.now();
    const until = untilWhen(askedAt, deadline, queue.length);
    const reply = await callModel({ clock, budget }, question, until, task.follow?.());
    const verdict = reply.type === 'answer' ? task.judge(reply.text) : undefined;
    emit({ ...callMetrics(question, reply, verdict), ms: clock.now() - askedAt });
    if (reply.type === 'too dear') continue;
    failure = { type: 'AuthorUnavailable', retryAfterSeconds: RETRY_AFTER_SECONDS };
    if (verdict?.type === 'valid') return ok({ answer: verdict.answer, model: question.model });
    if (reply.type === 'answer' && verdict?.feedback !== undefined && mayRepair) {
      mayRepair = false;
      const repair = { answer: reply.text, feedback: verdict.feedback };
      queue.unshift({ model: question.model, prompt: { ...task.prompt, repair } });
    } else if (verdict?.type === 'rejected') return err(verdict.failure);
    failure = verdict?.failure ?? failure;
    emit({ type: 'again' });
  }
  return err(failure ?? budgetSpent(clock.now()));
}

type Question = { readonly model: Model; readonly prompt: Prompt };

const untilWhen = (now: EpochMs, deadline: EpochMs, waiting: number): EpochMs =>
  waiting > 0 ? deadline - (deadline - now) * (1 - SHARE_OF_TIME) : deadline;

function callMetrics(
  { model, prompt }: Question,
  reply: Reply,
  verdict: Verdict<unknown, unknown> | undefined,
): Omit<Extract<GenerationEvent, { type: 'asked' }>, 'ms'> {
  const outcome = verdict?.outcome ?? (reply.type === 'no answer' ? reply.reason : reply.type);
  return {
    type: 'asked',
    model: model.name,
    prompt: prompt.version,
    outcome,
    ...detailOf(reply, verdict),
    isAnswered: reply.type === 'answer' || (reply.type === 'no answer' && ANSWERS.has(reply.reason)),
    tokens: reply.tokens,
    ...(model.price && { cost: reply.cost }),
    ...(reply.budgetUsed !== undefined && { budgetUsed: reply.budgetUsed }),
  };
}

/** What a model says in the place of an answer, and we pay for. */
const ANSWERS: ReadonlySet<string> = new Set<ModelFailureReason>(['refused', 'cut-off']);

/** Of a feedback, the fields that it is about: no word of question or answer. */
function detailOf(reply: Reply, verdict: Verdict<unknown, unknown> | undefined): { detail?: string } {
  if (reply.type === 'no answer') return { detail: reply.detail };
  const feedback = verdict?.type === 'valid' ? undefined : verdict?.feedback;
  if (feedback === undefined) return {};
  return { detail: feedback.replaceAll(/:.*$/gm, '').replaceAll('\n', ' ').slice(0, 200) };
}
