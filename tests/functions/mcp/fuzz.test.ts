import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TOOLS } from '#functions/mcp/tools/all.ts';
import { arbitraryOf } from '#tests/api/arbitrary-of.ts';
import { SEED } from '#tests/chance.ts';
import { tries } from '#tests/long.ts';
import { anEmail } from '#tests/support/api-client.ts';
import { stage } from '#tests/support/stage/shared-stage.ts';
import { request, speak, tokenFor } from './assistant.ts';

const CALLS = tries(25, 250);

/** Answer that quotes internal details of the server. */
const INSIDE = /\n +at |node_modules|\.ts:\d|cannot be reached|has not answered/;

const LANGUAGES = fc.constantFrom('de', 'en', 'xx', 'constructor');
const TIME_ZONES = fc.constantFrom('Europe/Berlin', 'Pacific/Chatham', 'Mars/Olympus', '__proto__');

test.each(TOOLS)(
  'Every input that the schema of $name leads to gets an answer or a reason',
  async ({ name, takes }) => {
    const inputs = fc.sample(fc.tuple(arbitraryOf(takes), LANGUAGES, TIME_ZONES), {
      numRuns: CALLS,
      seed: SEED,
    });
    const token = await tokenFor(await stage.signUp(anEmail()), 'write');
    let refused = 0;
    for (const [input, language, timeZone] of inputs) {
      const message = request('tools/call', { name, arguments: input });
      const headers = { 'x-preferred-language': language, 'x-timezone': timeZone };
      const { status, text, result, error } = await speak(token, message, headers);
      expect(status, text).toBe(200);
      expect(text, JSON.stringify(input)).not.toMatch(INSIDE);
      if (error) expect(error.code, text).toBe(-32_602);
      if (error ?? result?.['isError']) refused += 1;
    }
    // Some inputs have another type than the tool expects.
    expect(refused).toBeGreaterThan(0);
  },
);
