import { Worker } from 'node:worker_threads';

/** Work that failed, or exceeded its time or memory. */
class WorkEnded extends Error {
  override readonly name = 'WorkEnded';
}

export type IsolatedOptions = {
  /** File of the threads. A thread answers each message with `{ answer }` or `{ failure }`. */
  readonly file: URL;
  readonly data: unknown;
  /** Maximum number of threads. Each does one job at a time; the others wait. */
  readonly threads: number;
  /** Time limit of a job in ms, including its wait. */
  readonly timeLimit: number;
  /** Maximum heap of a thread, in MB. */
  readonly memory: number;
};

export type Isolated = {
  /** @throws WorkEnded */
  work(message: unknown): Promise<unknown>;
  close(): Promise<void>;
};

/** Milliseconds after which an idle thread ends, to free its memory. */
const IDLE = 60_000;

/**
 * Does work in separate threads, so that no input can stop this one. A thread that passes a limit is ended and
 * replaced.
 */
export function isolated(options: IsolatedOptions): Isolated {
  const waiting: Job[] = [];
  const idle: Thread[] = [];
  const busy = new Set<Thread>();

  function next(): void {
    if (waiting.length === 0) return;
    const thread = idle.pop() ?? (busy.size < options.threads ? new Thread(options, leave) : undefined);
    const job = thread && waiting.shift();
    if (!job) return;
    busy.add(thread);
    void thread.carryOut(job).finally(() => {
      busy.delete(thread);
      if (thread.isAlive) idle.push(thread);
      next();
    });
  }

  /** Forgets a thread that has ended. */
  function leave(thread: Thread): void {
    const at = idle.indexOf(thread);
    if (at >= 0) idle.splice(at, 1);
  }

  return {
    work(message) {
      const job = new Job(message, options.timeLimit, () => {
        const at = waiting.indexOf(job);
        if (at >= 0) waiting.splice(at, 1);
      });
      waiting.push(job);
      next();
      return job.answer;
    },
    async close() {
      for (const job of waiting.splice(0)) job.reject(new WorkEnded('Closed.'));
      await Promise.all([...idle, ...busy].map((thread) => thread.end('Closed.')));
    },
  };
}

class Job {
  readonly message: unknown;
  readonly answer: Promise<unknown>;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (failure: Error) => void;

  constructor(message: unknown, timeLimit: number, onLate: () => void) {
    this.message = message;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const late = setTimeout(() => {
      onLate();
      reject(new WorkEnded('It takes too long.'));
    }, timeLimit);
    this.answer = promise.finally(() => clearTimeout(late));
    this.resolve = resolve;
    this.reject = reject;
  }
}

type Message = { readonly answer: unknown } | { readonly failure: string };

class Thread {
  readonly #worker: Worker;
  readonly #onEnd: (thread: Thread) => void;
  #job: Job | undefined;
  #idle: NodeJS.Timeout | undefined;
  isAlive = true;

  constructor({ file, data, memory }: IsolatedOptions, onEnd: (thread: Thread) => void) {
    this.#onEnd = onEnd;
    this.#worker = new Worker(file, {
      workerData: data,
      // The flags of a test's process do not suit its threads.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 32 },
    });
    this.#worker.on('message', (message: Message) =>
      'answer' in message
        ? this.#job?.resolve(message.answer)
        : this.#job?.reject(new WorkEnded(message.failure)),
    );
    this.#worker.on('error', (failure) => this.#job?.reject(new WorkEnded(String(failure))));
    this.#worker.on('exit', () => {
      this.isAlive = false;
      this.#onEnd(this);
      this.#job?.reject(new WorkEnded('The thread has ended.'));
    });
    // An idle thread keeps no process alive.
    this.#worker.unref();
  }

  /** Resolves when the job is over, successful or not. */
  async carryOut(job: Job): Promise<void> {
    clearTimeout(this.#idle);
    this.#job = job;
    this.#worker.postMessage(job.message);
    try {
      await job.answer;
      this.#idle = setTimeout(() => void this.end('Idle.'), IDLE).unref();
    } catch {
      // The caller gets the error, but the thread may still be working.
      await this.end('Ended.');
    } finally {
      this.#job = undefined;
    }
  }

  async end(reason: string): Promise<void> {
    clearTimeout(this.#idle);
    // Set before the thread has ended, so that it gets no more work.
    this.isAlive = false;
    this.#onEnd(this);
    this.#job?.reject(new WorkEnded(reason));
    await this.#worker.terminate();
  }
}
