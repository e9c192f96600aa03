import { spawn } from 'node:child_process';
import { expect } from '@playwright/test';
import { freePort } from '#tests/support/free-port.ts';
import { WINDOW, type Engine, type Handle, type InPage } from './engine.ts';

/** Key of an element's reference in JSON. Source: WebDriver, section 12.1 */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** The key for a new line. Source: WebDriver, section 15.4.2 */
const ENTER = '\uE007';

type Session = {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
};

/** Starts WebKitGTK's MiniBrowser on a virtual screen, driven by WebDriver. */
export async function startWebKit(): Promise<Engine> {
  const port = await freePort();
  const child = spawn('xvfb-run', ['--auto-servernum', 'WebKitWebDriver', `--port=${port}`], {
    // Own process group, so that screen, driver and browser end together.
    detached: true,
    stdio: 'ignore',
  });
  const end = () => {
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid);
  };
  // For an interrupted run.
  process.once('exit', end);
  try {
    const driver = `http://127.0.0.1:${port}`;
    await expect(() => send('GET', `${driver}/status`)).toPass({ timeout: 30_000 });
    const session = await send<Session>('POST', `${driver}/session`, {
      capabilities: { alwaysMatch: { acceptInsecureCerts: true } },
    });
    return await engineOf(session, `${driver}/session/${session.sessionId}`, end);
  } catch (failure) {
    end();
    throw failure;
  }
}

async function engineOf({ capabilities }: Session, session: string, end: () => void): Promise<Engine> {
  const post = <Value>(path: string, body: object) => send<Value>('POST', `${session}/${path}`, body);
  const run = async <Value>(inPage: InPage<never, unknown>, args: readonly unknown[]) => {
    const script = called(inPage.toString());
    const { value, failure } = await post<Ended<Value>>('execute/async', { script, args });
    if (failure !== undefined) throw new Error(failure);
    // Its type is that of the function whose text was run. JSON has no undefined.
    return value as Value;
  };
  await post('window/rect', WINDOW);
  return {
    version: capabilities.browserVersion,
    open: (url) => post('url', { url }),
    reload: () => post('refresh', {}),
    run: (inPage, ...args) => run(inPage, args),
    async find(inPage, ...args) {
      const found = await run<Record<string, string> | null>(inPage, args);
      return found?.[ELEMENT] === undefined ? undefined : handleOf(`${session}/element/${found[ELEMENT]}`);
    },
    load: (script) => post('execute/sync', { script, args: [] }),
    picture: async () => Buffer.from(await send<string>('GET', `${session}/screenshot`), 'base64'),
    [Symbol.asyncDispose]: async () => end(),
  };
}

const handleOf = (element: string): Handle => ({
  click: () => send('POST', `${element}/click`, {}),
  async type(text) {
    await send('POST', `${element}/clear`, {});
    await send('POST', `${element}/value`, { text: text.replaceAll('\n', ENTER) });
  },
  value: () => send('GET', `${element}/property/value`),
  choose: (path) => send('POST', `${element}/value`, { text: path }),
});

type Ended<Value> = { readonly value?: Value; readonly failure?: string };

/** Calls a function and reports its end by callback, because WebKit's driver does not wait for promises. */
const called = (inPage: string): string => `
  const [args, done] = [[...arguments].slice(0, -1), [...arguments].at(-1)];
  (async () => (${inPage})(...args))().then((value) => done({ value }), (failure) => done({ failure: String(failure) }));`;

/** @throws Error with the message of the driver or the page */
async function send<Value>(method: 'GET' | 'POST', url: string, body?: object): Promise<Value> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
