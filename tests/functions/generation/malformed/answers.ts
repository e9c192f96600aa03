import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { PLANS } from '#core/plan/plan.ts';
import { ModelRefusal, type ModelEvent } from '#local/models/stand-in-model.ts';
import { anEmail } from '#tests/support/api-client.ts';
import { asDataUrl, plainJpeg } from '#tests/support/jpegs.ts';
import { DRAFT } from '#tests/support/models.ts';
import type { startTestStage } from '#tests/support/stage/test-stage.ts';

type Event = ModelEvent | ModelRefusal;

let script: readonly (readonly Event[])[] = [];
let asked = 0;

/** Answers by the script; the last answer repeats. */
export async function* malformedAnswer(): AsyncGenerator<ModelEvent> {
  const events = script[Math.min(asked, script.length - 1)] ?? [];
  asked += 1;
  for (const event of events) {
    if (event instanceof ModelRefusal) throw event;
    yield event;
  }
}

const PHOTO = asDataUrl(await plainJpeg());
const [TOMATOES, OIL] = DRAFT.lines;

const json = (draft: object): readonly Event[] => [{ text: JSON.stringify({ ...DRAFT, ...draft }) }];
const text = (written: string): readonly Event[] => [{ text: written }];
const whole = JSON.stringify(DRAFT);

/** Answers that give a recipe at once, and a part of what the cook sees. */
const MENDED: readonly [string, readonly Event[], object][] = [
  [
    'a unit by another name',
    json({ lines: [TOMATOES, { ...OIL, unit: 'tablespoon' }] }),
    { lines: [{}, { quantity: 1, unit: 'tbsp' }] },
  ],
  [
    'a unit that the schema lacks',
    json({ lines: [TOMATOES, { ...OIL, unit: 'Spritzer' }] }),
    { lines: [{}, { unit: 'dash' }] },
  ],
  [
    'a unit that nobody knows',
    json({ lines: [{ ...TOMATOES, unit: 'furlong' }, OIL] }),
    { lines: [{ quantity: 480, unit: 'g' }, {}] },
  ],
  [
    'a size as a unit',
    json({ lines: [{ ...TOMATOES, unit: 'large' }, OIL] }),
    { lines: [{ quantity: 4, unit: 'piece' }, {}] },
  ],
  ['parts of a minute', json({ prepTime: 47.5 }), { prepTime: 48 }],
  [
    'numbers as text',
    json({
      prepTime: '30 minutes',
      servings: '2',
      lines: [
        { ...TOMATOES, quantity: '4', grams: '480' },
        { ...OIL, quantity: '1 1/2' },
      ],
    }),
    { prepTime: 30, servings: 2, lines: [{ quantity: 4, grams: 480 }, { quantity: 1.5 }] },
  ],
  ['a capital letter', json({ difficulty: 'Easy' }), { difficulty: 'easy' }],
  ['a difficulty that nobody knows', json({ difficulty: 'relaxed' }), { difficulty: 'medium' }],
  [
    'a diet that nobody knows',
    json({ dietaryPreferences: ['paleo', 'Vegetarian'] }),
    { dietaryPreferences: ['vegetarian'] },
  ],
  [
    'no note',
    json({ lines: [{ ...TOMATOES, note: undefined }, OIL] }),
    { lines: [{ name: 'tomatoes' }, {}] },
  ],
  [
    'a long note',
    json({ lines: [{ ...TOMATOES, note: 'cut into small and even cubes '.repeat(10) }, OIL] }),
    { lines: [{ note: expect.stringMatching(/^cut into .{50,115}$/) }, {}] },
  ],
  [
    'no grams',
    json({ lines: [{ ...TOMATOES, grams: undefined }, OIL] }),
    { lines: [{ grams: expect.toSatisfy((grams) => grams > 300) }, {}] },
  ],
  ['a wrapper', text(JSON.stringify({ recipe: DRAFT })), { title: DRAFT.title }],
  [
    'a wrapper beside the foods',
    text(JSON.stringify({ ingredients: ['tomato'], recipe: { ...DRAFT, ingredients: undefined } })),
    { title: DRAFT.title },
  ],
  ['lines as text', json({ lines: JSON.stringify(DRAFT.lines) }), { lines: [{ name: 'tomatoes' }, {}] }],
  ['steps as one text', json({ steps: DRAFT.steps.join('\n') }), { instructions: DRAFT.steps }],
  [
    'steps as objects',
    json({ steps: DRAFT.steps.map((each, at) => ({ step: at + 1, text: each })) }),
    { instructions: DRAFT.steps },
  ],
  [
    'numbered steps',
    json({ steps: DRAFT.steps.map((each, at) => `${at + 1}. ${each}`) }),
    { instructions: DRAFT.steps },
  ],
  [
    'marked steps',
    json({
      steps: ['## Soup', '**Do:** Warm the olive oil.', '- Add the **tomatoes** and simmer for 20 minutes.'],
    }),
    { instructions: ['Do: Warm the olive oil.', 'Add the tomatoes and simmer for 20 minutes.'] },
  ],
  ['words behind it', text(`${whole}\nEnjoy {your} meal!`), { title: DRAFT.title }],
  [
    'a fence and words before it',
    text(`Here is {one}:\n\`\`\`json\n${whole}\n\`\`\``),
    { title: DRAFT.title },
  ],
  ['commas too many', text(whole.replaceAll(']', ',]')), { title: DRAFT.title }],
  ['line ends in texts', text(whole.replace('Warm the', 'Warm\nthe')), { title: DRAFT.title }],
  [
    'a stop for length behind a whole answer',
    [{ text: whole }, { text: '\n'.repeat(50) }, { stop: 'max_tokens' }],
    { title: DRAFT.title },
  ],
  ['a filter behind a whole answer', [{ text: whole }, { stop: 'content_filtered' }], { title: DRAFT.title }],
  ['a list of everything that does not fit, in words', json({ notUsed: ['milk'] }), { title: DRAFT.title }],
];

const CUT = { text: whole.slice(0, 300) };

/** Answers that a second try can correct. */
const ASKED_AGAIN: readonly [string, readonly Event[]][] = [
  ['an answer that is cut off', [CUT, { cut: true }]],
  ['an answer that is too long', [CUT, { stop: 'max_tokens' }]],
  ['prose', text('I would make a soup of these tomatoes.')],
  ['a recipe without steps', json({ steps: [] })],
  ['a line of a draft', text(JSON.stringify(TOMATOES))],
  ['no answer because it is asked too often', [new ModelRefusal(429, 'ThrottlingException')]],
];

const NEVER: readonly [string, readonly Event[], string][] = [
  ['an answer that is always too long', [CUT, { stop: 'max_tokens' }], 'fewer ingredients'],
  ['a refusal', [CUT, { stop: 'content_filtered' }], 'other photos or another wish'],
  [
    'a request that is too large',
    [new ModelRefusal(413, 'RequestEntityTooLargeException')],
    'fewer or smaller photos',
  ],
  ['too many requests', [new ModelRefusal(429, 'ThrottlingException')], 'in a minute'],
  ['an outage', [new ModelRefusal(500, 'InternalServerException')], 'in a moment'],
];

/**
 * Tests the results of malformed answers through a whole stage.
 * @param stage one whose only model answers by `malformedAnswer`
 * @param every tries one in so many of the corrected answers, which are corrected independently of the protocol
 */
export function testMalformedAnswers(
  { call, signUp }: Awaited<ReturnType<typeof startTestStage>>,
  every = 1,
): void {
  beforeEach(() => {
    asked = 0;
  });

  const usage = async (cookie: string) =>
    Number((await call('GET', '/api/user/recipe-usage', { cookie })).body['recipeCount']);

  let cook: { readonly cookie: string; readonly used: number } | undefined;

  /** Generates a recipe for a cook who has some left this month. */
  async function ask(...answers: (readonly Event[])[]) {
    script = answers;
    const { cookie, used } = cook ?? { cookie: await signUp(anEmail()), used: 0 };
    const reply = await call('POST', '/api/analyze', { cookie, body: { images: [PHOTO] } });
    const now = await usage(cookie);
    cook = now < PLANS.free.recipesPerMonth ? { cookie, used: now } : undefined;
    return { ...reply, charged: now - used };
  }

  test.each(MENDED.filter((_, at) => at % every === 0))(
    'may answer with %s: one call, one recipe',
    async (_what, answered, seen) => {
      expect(await ask(answered)).toMatchObject({ status: 200, body: seen, charged: 1 });
      expect(asked).toBe(1);
    },
  );

  test.each(ASKED_AGAIN)('that gives %s is asked once more', async (_what, answered) => {
    expect(await ask(answered, text(whole))).toMatchObject({
      status: 200,
      body: { title: DRAFT.title },
      charged: 1,
    });
    expect(asked).toBe(2);
  });

  test.each(NEVER)(
    'may give %s: nothing is charged, and the cook is told what to do',
    async (_what, answered, advice) => {
      // The SDK waits up to some seconds, by chance, before it tries again.
      vi.spyOn(Math, 'random').mockReturnValue(0);
      onTestFinished(() => void vi.restoreAllMocks());
      expect(await ask(answered)).toMatchObject({
        status: 503,
        body: { type: 'AuthorUnavailable', error: expect.stringContaining(advice) },
        charged: 0,
      });
    },
  );
}
