import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type * as Library from '@testing-library/dom';
import type { Engine, Handle } from './engine.ts';

/** Finds elements by role and name in any engine. */
const FINDER = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

declare const TestingLibraryDom: typeof Library;

/** An accessible name, or a part of it. */
type Name = string | RegExp;

type Role = 'button' | 'checkbox' | 'heading' | 'img' | 'link' | 'listitem' | 'region' | 'tab';

/** Actions of a cook. Each waits until it is possible. */
export type Cook = {
  opens(path: string): Promise<void>;
  reloads(): Promise<void>;
  taps(role: Role, name: Name): Promise<void>;
  /** Types into the field with a label. */
  writes(label: Name, text: string): Promise<void>;
  /** Chooses a file in the hidden input behind a button. */
  chooses(testId: string, path: string): Promise<void>;
  sees(role: Role, name: Name): Promise<void>;
  misses(role: Role, name: Name): Promise<void>;
  /** @returns the text of the page that the pattern matches */
  reads(pattern: RegExp): Promise<string>;
  /** Runs a function in the page until it returns the expected value. @returns the value */
  asks<Value>(inPage: () => Value | Promise<Value>, expected: unknown): Promise<Value>;
};

/** Long enough for a busy machine, in ms. */
const PATIENCE = { timeout: 60_000, intervals: [50, 100, 250] };

/** @param origin the app's */
export function cookAt(engine: Engine, origin: string): Cook {
  /** Retried as a whole, because an element may be replaced between finding and using it. */
  const eventually = (act: () => Promise<void>) => expect(act).toPass(PATIENCE);
  async function find(...query: Parameters<typeof locate>): Promise<Handle | undefined> {
    if (!(await engine.run(() => 'TestingLibraryDom' in globalThis))) await engine.load(FINDER);
    return engine.find(locate, ...query);
  }
  async function found(...query: Parameters<typeof locate>): Promise<Handle> {
    const handle = await find(...query);
    if (handle) return handle;
    throw new Error(`No ${query.join(' ')} on ${await engine.run(place)}`);
  }
  async function asks<Value>(inPage: () => Value | Promise<Value>, expected: unknown): Promise<Value> {
    const answers: Value[] = [];
    await eventually(async () => {
      answers.unshift(await engine.run(inPage));
      const answer: unknown = answers[0];
      expect(answer).toEqual(expected);
    });
    // Not undefined, as it had the expected value.
    return answers[0] as Value;
  }
  return {
    opens: (path) => engine.open(new URL(path, origin).href),
    reloads: () => engine.reload(),
    taps: (role, name) => eventually(async () => (await found('role', patternOf(name), role)).click()),
    writes: (label, written) =>
      eventually(async () => {
        const field = await found('label', patternOf(label));
        if ((await field.value()) !== written) await field.type(written);
        // A page that is about to change would lose the typed text.
        expect(await (await found('label', patternOf(label))).value()).toBe(written);
      }),
    chooses: (testId, path) =>
      eventually(async () => (await found('testId', patternOf(testId))).choose(path)),
    sees: (role, name) => eventually(async () => void (await found('role', patternOf(name), role))),
    misses: (role, name) =>
      eventually(async () => expect(await find('role', patternOf(name), role)).toBeUndefined()),
    reads: async (pattern) => pattern.exec(await asks(text, expect.stringMatching(pattern)))?.[0] ?? '',
    asks,
  };
}

const text = () => document.body.innerText;

const place = () => `${location.href}\n${document.body.innerText.slice(0, 2_000)}`;

const patternOf = (name: Name): string =>
  typeof name === 'string' ? `^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$` : name.source;

/**
 * Runs in the page. Only the topmost dialog is interactive.
 * @returns an element once it no longer moves, because a click goes to the place where it was found
 */
async function locate(
  by: 'role' | 'label' | 'testId',
  name: string,
  role = '',
): Promise<Element | undefined> {
  const { queryAllByRole, queryAllByLabelText, queryAllByTestId } = TestingLibraryDom;
  const pattern = new RegExp(name);
  const find = (): Element | undefined => {
    const top = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;
    if (by === 'role') return queryAllByRole(top, role, { name: pattern })[0];
    if (by === 'label') return queryAllByLabelText(top, pattern, { selector: 'input, textarea' })[0];
    return queryAllByTestId(document.body, pattern)[0];
  };
  const boxOf = (element: Element | undefined) => JSON.stringify(element?.getBoundingClientRect());
  let [before, element]: (Element | undefined)[] = [undefined, find()];
  let box = '';
  // Away from sticky parts at the edges of the window.
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  for (let tries = 0; element && tries < 50 && (element !== before || boxOf(element) !== box); tries += 1) {
    box = boxOf(element);
    await new Promise((resolve) => setTimeout(resolve, 50));
    [before, element] = [element, find()];
  }
  return element;
}
