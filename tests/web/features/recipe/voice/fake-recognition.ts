import { expect, vi } from 'vitest';

/** Stands in for the browser's speech recognition, which jsdom lacks. Tests say what it hears. */
export class FakeRecognition extends EventTarget {
  static available?: () => Promise<string>;
  static install?: () => Promise<boolean>;
  /** Started recognitions, the newest last. */
  static started: FakeRecognition[] = [];

  processLocally?: boolean;
  isAborted = false;

  /** Replaces the browser's recognition. */
  static putInPlace(): void {
    FakeRecognition.started = [];
    vi.stubGlobal('SpeechRecognition', FakeRecognition);
  }

  static newest = (): FakeRecognition => FakeRecognition.started.at(-1) ?? expect.fail('Nothing listens.');

  start(): void {
    FakeRecognition.started.push(this);
  }

  abort(): void {
    this.isAborted = true;
  }

  fire(type: string, more: object = {}): void {
    this.dispatchEvent(Object.assign(new Event(type), more));
  }

  hears(...alternatives: string[]): void {
    const result = Object.assign(
      alternatives.map((transcript) => ({ transcript })),
      { isFinal: true },
    );
    this.fire('result', { resultIndex: 0, results: [result] });
  }
}
