import type { ModelPorts } from './ports.ts';
import type { SystemPorts } from '../../system-ports.ts';
import type { AuthorUnavailable, BudgetSpent, UnavailableReason } from './errors.ts';
import { err, ok, type Result } from '../../result.ts';
import { SECOND, type EpochMs } from '../../time.ts';
import { callModel, type Reply } from './call-model.ts';
import { budgetSpent } from './budget.ts';
import type { GenerationEvent, EmitGenerationEvent } from './events.ts';
import type { Model, ModelFailureReason, Prompt } from './model.ts';

/** Request to the models, with the validation of their answers. */
export type Task<Answer, Failure> = {
  readonly prompt: Prompt;
  /** Time limit in ms for all models, fallbacks and the repair together. */
  readonly timeLimit: number;
  /** Returns a function that receives one answer chunk by chunk. Called once per answer. */
  follow?(): (chunk: string) => void;
  judge(text: string): Verdict<Answer, Failure>;
};

/** Result of validating a model's answer. `outcome` is a metrics dimension. */
export type Verdict<Answer, Failure> =
  | { readonly type: 'valid'; readonly outcome: string; readonly answer: Answer }
  /** Repaired once if there is time. Without a better answer, this one is used. */
  | {
      readonly type: 'doubtful';
      readonly outcome: string;
      readonly feedback: string;
      readonly answer: Answer;
    }
  /** Repaired once, then passed to the next model. `failure` is returned if no model is left. */
  | {
      readonly type: 'retryable';
      readonly outcome: string;
      readonly feedback: string;
      readonly failure?: Failure;
    }
  /** Ends the task. With feedback, the same model may repair its answer first. */
  | {
      readonly type: 'rejected';
      readonly outcome: string;
      readonly feedback?: string;
      readonly failure: Failure;
    };

export type AskModelsPorts = ModelPorts & { clock: Pick<SystemPorts['clock'], 'now'> };

/** Maximum share of the remaining time that a model may use while others wait as fallbacks. */
const SHARE_OF_TIME = 0.6;

const RETRY_AFTER_SECONDS = 20;

/** Minimum time left, in ms, to ask a model again. */
const TIME_TO_RETRY = 15 * SECOND;

/**
 * Asks the models in order until one returns a valid answer. One answer per task is sent back with feedback for
 * repair. Skips models whose maximum cost exceeds the rest of the day's budget.
 */
export async function askModels<Answer, Failure>(
  { models, clock, budget }: AskModelsPorts,
  task: Task<Answer, Failure>,
  emit: EmitGenerationEvent,
): Promise<Result<{ answer: Answer; model: Model }, Failure | AuthorUnavailable | BudgetSpent>> {
  const deadline = clock.now() + task.timeLimit;
  const queue: Question[] = models.map((model) => ({ model, prompt: task.prompt }));
  let mayRepair = true;
  let mayRetry = true;
  let failure: Failure | AuthorUnavailable | undefined;
  let doubted: { readonly answer: Answer; readonly model: Model } | undefined;
  for (let question = queue.shift(); question; question = queue.shift()) {
    const askedAt = clock.now();
    const until = deadlineFor(askedAt, deadline, queue.length);
    const reply = await callModel({ clock, budget }, question, until, task.follow?.());
    const verdict = reply.type === 'answer' ? task.judge(reply.text) : undefined;
    emit({ ...callMetrics(question, reply, verdict), ms: clock.now() - askedAt });
    if (verdict?.type === 'valid') return ok({ answer: verdict.answer, model: question.model });
    const hasTime = deadline - clock.now() >= TIME_TO_RETRY;
    if (verdict?.type === 'doubtful') doubted = { answer: verdict.answer, model: question.model };
    if (doubted && !(mayRepair && hasTime)) return ok(doubted);
    if (reply.type === 'too dear') continue;
    failure = unavailable(reply);
    if (reply.type === 'answer' && verdict?.feedback !== undefined && mayRepair) {
      mayRepair = false;
      const repair = { answer: reply.text, feedback: verdict.feedback };
      queue.unshift({ model: question.model, prompt: { ...task.prompt, repair } });
    } else if (verdict?.type === 'rejected') return err(verdict.failure);
    else if (mayRetry && queue.length === 0 && hasTime) {
      const again = retryOf(question, reply);
      if (again) queue.push(again);
      mayRetry = again === undefined;
    }
    if (verdict && 'failure' in verdict) failure = verdict.failure ?? failure;
    emit({ type: 'again' });
  }
  return err(failure ?? budgetSpent(clock.now()));
}

/**
 * Returns the question again if another try may succeed: after throttling, an outage or an answer that broke off. Asks
 * for a shorter answer if it was too long.
 */
function retryOf({ model, prompt }: Question, reply: Reply): Question | undefined {
  if (reply.type !== 'no answer') return undefined;
  switch (reply.reason) {
    case 'throttled':
    case 'cut-off':
    case 'unavailable':
      return { model, prompt };
    case 'too-long':
      return { model, prompt: { ...prompt, repair: { answer: '', feedback: SHORTER } } };
    default:
      return undefined;
  }
}

const SHORTER =
  'The answer was longer than allowed. Write a shorter one: fewer and shorter entries, no empty lines.';

const REASONS: Partial<Record<ModelFailureReason, UnavailableReason>> = {
  throttled: 'busy',
  'too-long': 'too-long',
  refused: 'refused',
  'too-large': 'photos',
};

function unavailable(reply: Reply): AuthorUnavailable {
  const reason = reply.type === 'no answer' ? REASONS[reply.reason] : undefined;
  return {
    type: 'AuthorUnavailable',
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    ...(reason && { reason }),
  };
}

type Question = { readonly model: Model; readonly prompt: Prompt };

const deadlineFor = (now: EpochMs, deadline: EpochMs, waiting: number): EpochMs =>
  waiting > 0 ? deadline - (deadline - now) * (1 - SHARE_OF_TIME) : deadline;

function callMetrics(
  { model, prompt }: Question,
  reply: Reply,
  verdict: Verdict<unknown, unknown> | undefined,
): Omit<Extract<GenerationEvent, { type: 'model call' }>, 'ms'> {
  const outcome = verdict?.outcome ?? (reply.type === 'no answer' ? reply.reason : reply.type);
  return {
    type: 'model call',
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

/** Failures for which the model has written something, so the call is paid for. */
const ANSWERS: ReadonlySet<string> = new Set<ModelFailureReason>(['refused', 'cut-off', 'too-long']);

/** Returns only the field names of the feedback, which contain no words of request or answer. */
function detailOf(reply: Reply, verdict: Verdict<unknown, unknown> | undefined): { detail?: string } {
  if (reply.type === 'no answer') return { detail: reply.detail };
  const feedback = verdict?.type === 'valid' ? undefined : verdict?.feedback;
  if (feedback === undefined) return {};
  return { detail: feedback.replaceAll(/:.*$/gm, '').replaceAll('\n', ' ').slice(0, 200) };
}
