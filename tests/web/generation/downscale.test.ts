import { afterEach, expect, test, vi } from 'vitest';
import { prepareUpload, type DownscaleJob } from '#web/generation/downscale.ts';

const started: FakeWorker[] = [];

class FakeWorker extends EventTarget {
  readonly jobs: DownscaleJob[] = [];

  constructor() {
    super();
    started.push(this);
  }

  postMessage(job: DownscaleJob) {
    this.jobs.push(job);
  }

  terminate() {}

  answer({ id, photo }: DownscaleJob) {
    this.dispatchEvent(new MessageEvent('message', { data: { id, jpeg: photo } }));
  }
}

vi.stubGlobal('Worker', FakeWorker);
afterEach(() => void started.splice(0));

const photo = () => new Blob(['photo'], { type: 'image/jpeg' });

test.each(['error', 'messageerror'])(
  'after an %s of the worker its photos fail, and the next photo starts a new worker',
  async (event) => {
    const lost = [prepareUpload(photo()), prepareUpload(photo())];
    started[0]?.dispatchEvent(new Event(event));
    await expect(Promise.all(lost)).rejects.toThrow('crashed');
    expect((await Promise.allSettled(lost)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);

    const next = prepareUpload(new Blob(['another photo'], { type: 'image/jpeg' }));
    expect(started).toHaveLength(2);
    for (const job of started[1]?.jobs ?? []) started[1]?.answer(job);
    expect(await new Blob([await next]).text()).toBe('another photo');
    // Lets the next test start without a worker.
    started[1]?.dispatchEvent(new Event('error'));
  },
);
