import { describe, expect, test } from 'vitest';
import { ModelRefusal, type ModelEvent } from '#local/models/stand-in-model.ts';
import { DRAFT, NO_FOOD } from '#tests/support/models.ts';
import { aKey, answerWith, call, cookie, events, PHOTO, usage, writing } from './stream.ts';

describe('a recipe that is streamed', () => {
  test('sends the detected foods, then the recipe line by line, then the whole recipe with its ID', async () => {
    const told = [];
    for await (const each of events()) told.push(each);
    expect(told.map(({ event, data }) => data.part ?? event)).toEqual([
      'begun',
      'ingredients',
      'title',
      'facts',
      'line',
      'line',
      'step',
      'step',
      'recipe',
    ]);
    expect(told[1]?.data).toEqual({ foods: ['tomato'] });
    expect(told.at(-1)?.data).toMatchObject({ id: expect.any(Number), title: 'Tomato soup' });
    expect(await usage()).toBe(1);
  });

  test('reaches the page before the model has finished', async () => {
    let open: (value: unknown) => void = () => undefined;
    answerWith(writing(new Promise((resolve) => (open = resolve)), 5));
    const told = [];
    for await (const { event, data } of events()) {
      told.push(data.part ?? event);
      // The model waits until the page has its first line; a stream that waited for the model would hang.
      if (data.part === 'line') open(undefined);
    }
    expect(told.at(-1)).toBe('recipe');
  });

  test('is refused with a status until the first event was sent', async () => {
    for (let number = 0; number < 5; number += 1) for await (const _ of events());
    const headers = { accept: 'text/event-stream', 'idempotency-key': aKey() };
    expect(await call('POST', '/api/analyze', { cookie, body: { images: [PHOTO] }, headers })).toMatchObject({
      status: 402,
      body: { type: 'QuotaExceeded' },
    });
    expect(await call('POST', '/api/analyze', { cookie, body: { images: [] }, headers })).toMatchObject({
      status: 400,
    });
  });
});

describe('a failure of a model', () => {
  const failing = (...steps: (ModelEvent | ModelRefusal)[]) =>
    async function* (): AsyncGenerator<ModelEvent> {
      for (const step of steps) {
        if (step instanceof ModelRefusal) throw step;
        yield step;
      }
    };
  const german = {
    ...DRAFT,
    title: 'Tomatensuppe',
    steps: ['Das Öl in einem Topf erwärmen und die Tomaten zugeben.'],
  };

  const SAID = {
    'no food': {
      en: /^We couldn't tell what's in your photos\. Tap \+ and tell us\./,
      de: /^Wir konnten nicht erkennen, was auf deinen Fotos ist/,
    },
    busy: { en: /^Many recipes are being written/, de: /^Gerade werden sehr viele Rezepte geschrieben/ },
    refused: { en: /^No recipe could be written for this/, de: /^Zu dieser Anfrage ließ sich kein Rezept/ },
    unavailable: {
      en: /^We couldn't write a recipe just now/,
      de: /^Gerade konnten wir kein Rezept schreiben/,
    },
  };

  test.each([
    ['429', failing(new ModelRefusal(429, 'ThrottlingException')), 'busy'],
    ['5xx', failing(new ModelRefusal(503, 'ServiceUnavailableException')), 'unavailable'],
    ['a cut stream', failing({ text: '{"ingredients":["tomato"],"ti' }, { cut: true }), 'unavailable'],
    ['an exception in the stream', failing({ text: '{' }, { exception: 'throttlingException' }), 'busy'],
    ['a refusal', failing({ text: 'I cannot help.' }, { stop: 'content_filtered' }), 'refused'],
    ['prose', failing({ text: 'I would make soup.' }), 'unavailable'],
    ['null', failing({ text: 'null' }), 'unavailable'],
    ['truncated JSON', failing({ text: JSON.stringify(DRAFT).slice(0, 300) }), 'unavailable'],
    ['the wrong language', failing({ text: JSON.stringify(german) }), 'unavailable'],
    [
      'negative weight',
      failing({ text: JSON.stringify(DRAFT).replace('"grams":480', '"grams":-480') }),
      'unavailable',
    ],
    ['no food', failing({ text: NO_FOOD }), 'no food'],
  ] as const)(
    '%s: reported in both languages, without charge, and a later try works',
    async (_, model, reason) => {
      answerWith(model);
      const told = { en: '', de: '' };
      const key = aKey();
      for (const language of ['en', 'de'] as const) {
        for await (const { event, data } of events(key, { 'x-preferred-language': language })) {
          if (event === 'error') ({ error: told[language] } = data);
          expect(event).not.toBe('recipe');
          if (event === 'error')
            expect(data.type).toBe(reason === 'no food' ? 'NoFood' : 'AuthorUnavailable');
        }
      }
      expect(told.en).toMatch(SAID[reason].en);
      expect(told.de).toMatch(SAID[reason].de);
      expect(await usage()).toBe(0);
      answerWith(writing());
      let last = '';
      for await (const { event } of events(key)) last = event;
      expect(last).toBe('recipe');
      expect(await usage()).toBe(1);
    },
  );

  test('an answer in a Markdown fence is read, and a corrected one is sent again', async () => {
    answerWith(failing({ text: `\`\`\`json\n${JSON.stringify(DRAFT)}\n\`\`\`` }));
    const told = [];
    for await (const { event } of events()) told.push(event);
    expect(told.at(-1)).toBe('recipe');
    let first = true;
    answerWith(() => {
      const model = first ? failing({ text: JSON.stringify(DRAFT).slice(0, 300) }) : writing();
      first = false;
      return model();
    });
    const mended = [];
    for await (const { event } of events()) mended.push(event);
    expect(mended).toContain('again');
    expect(mended.at(-1)).toBe('recipe');
  });
});
