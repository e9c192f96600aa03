import { describe, expect, test } from 'vitest';
import { ROUTES } from '#functions/routes.ts';
import { onlyReads, TOOLS } from '#functions/mcp/tools/all.ts';
import LISTED from '#functions/mcp/tools.json' with { type: 'json' };
import { DOCUMENT } from '#tests/api/described.ts';
import { stage } from '#tests/support/stage/shared-stage.ts';
import { listTools } from '#tools/open-api/tools.ts';
import { callTool, request, speak, toolsOf } from './assistant.ts';
import { aCook, inputsOf, SOUP, keptData } from './cook.ts';

const cook = await aCook();
const INPUTS = inputsOf(cook);

describe('the tools', () => {
  test('are listed as in the snapshot', async () => {
    // Written by `npm run catalogs`.
    expect(LISTED).toEqual(JSON.parse(JSON.stringify(await listTools())));
    expect(TOOLS.map(({ name }) => name)).toEqual(Object.keys(INPUTS));
  });

  test('use only operations that are open to a token, and none that costs a recipe of the month', () => {
    for (const { operations } of TOOLS) {
      for (const operation of operations) {
        const [method = '', path = ''] = operation.split(' ');
        expect(ROUTES.map((route) => `${route.method} ${route.path}`)).toContain(operation);
        const security = JSON.stringify(DOCUMENT.paths[path]?.[method.toLowerCase()]?.['security']);
        // Foods are public.
        expect(security === '[]' || security.includes('token'), operation).toBe(true);
        expect(path).not.toMatch(
          /analyze|alternatives|translation|read\b|subscription|household|share|user|mcp/,
        );
      }
    }
  });

  test('depend on the scope of a token', async () => {
    const reading = TOOLS.filter(onlyReads).map(({ name }) => name);
    expect((await toolsOf(cook.read)).map(({ name }) => name)).toEqual(reading);
    expect(reading).toEqual([
      'find_recipes',
      'read_recipe',
      'see_list',
      'see_week',
      'see_diary',
      'find_foods',
      'what_fits_today',
    ]);
    expect((await toolsOf(cook.write)).map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name));
    expect(await toolsOf(cook.write)).toMatchObject(
      TOOLS.map((tool) => ({
        name: tool.name,
        title: expect.any(String),
        description: expect.any(String),
        inputSchema: { type: 'object' },
        annotations: { readOnlyHint: onlyReads(tool), openWorldHint: false },
      })),
    );
  });

  test.each(TOOLS.map((tool) => ({ name: tool.name, isReading: onlyReads(tool) })))(
    '$name does what each kind of token may do, and otherwise nothing',
    async ({ name, isReading }) => {
      const message = request('tools/call', { name, arguments: INPUTS[name] });
      expect((await speak(undefined, message)).status).toBe(401);
      expect((await speak('wrong.token', message)).status).toBe(401);
      const before = await keptData();
      const byReader = await callTool(cook.read, name, INPUTS[name]);
      expect(byReader.isError).toBe(!isReading);
      if (!isReading) {
        expect(byReader.text).toBe("This access token can't do that. Nothing was changed.");
        expect(await keptData()).toEqual(before);
      }
      expect(await callTool(cook.write, name, INPUTS[name])).toMatchObject({ isError: false });
    },
  );
});

describe('the kitchen of another cook', () => {
  test('is never shown, and looks missing', async () => {
    const [owner, stranger] = [await aCook(), await aCook()];
    await callTool(owner.write, 'add_recipe', { ...SOUP, title: 'Secret tart', notes: 'For Frieda' });
    await callTool(owner.write, 'add_to_list', { items: [{ name: 'Secret saffron' }] });
    const planned = await callTool(owner.write, 'plan_meal', {
      ...INPUTS['plan_meal'],
      title: 'Secret supper',
    });
    const { meals } = planned.told as { meals: { id: string }[] };
    const logged = await callTool(owner.write, 'log_eaten', { ...INPUTS['log_eaten'], name: 'Secret snack' });
    const entry = logged.told as { logged: { id: string } };

    for (const { name } of TOOLS.filter(onlyReads)) {
      const input = name === 'read_recipe' ? { id: stranger.recipeId } : INPUTS[name];
      expect((await callTool(stranger.write, name, input)).text).not.toContain('Secret');
    }
    const userId = owner.write.split('.')[0];
    for (const input of [{ id: owner.recipeId }, { id: owner.recipeId, cook: userId }]) {
      expect(await callTool(stranger.write, 'read_recipe', input)).toMatchObject({
        isError: true,
        text: 'Recipe not found',
      });
    }
    await callTool(stranger.write, 'remove_meal', { id: meals[0]?.id });
    await callTool(stranger.write, 'tick_on_list', { ids: ['secret saffron'] });
    await callTool(stranger.write, 'log_eaten', {
      ...INPUTS['log_eaten'],
      id: entry.logged.id,
      name: 'Mine',
    });
    expect((await callTool(owner.read, 'see_week', INPUTS['see_week'])).text).toContain('Secret supper');
    expect((await callTool(owner.read, 'see_list')).text).not.toContain('ticked');
    expect((await callTool(owner.read, 'see_diary', INPUTS['see_diary'])).text).toContain('Secret snack');
  });

  test('shows a household member what the app shows: recipes without notes, list and week, and no diary', async () => {
    const [host, guest] = [await aCook(), await aCook()];
    for (const [{ cookie }, name] of [
      [host, 'Ada'],
      [guest, 'Bea'],
    ] as const)
      await stage.call('POST', '/api/user/name', { cookie, body: { name } });
    await stage.call('POST', '/api/household', { cookie: host.cookie, body: { name: 'Home' } });
    const { url } = (await stage.call('POST', '/api/household/invite', { cookie: host.cookie, body: {} }))
      .body;
    const token = new URL(String(url)).searchParams.get('invite');
    await stage.call('POST', '/api/household/join', { cookie: guest.cookie, body: { token } });
    const added = await callTool(host.write, 'add_recipe', {
      ...SOUP,
      title: 'Our tart',
      notes: 'Private note',
    });
    const { id } = added.told as { id: number };
    await callTool(host.write, 'log_eaten', { ...INPUTS['log_eaten'], name: 'Private snack' });

    const found = await callTool(guest.read, 'find_recipes', { scope: 'household' });
    const { recipes } = found.told as { recipes: { id: number; cook?: string; link: string }[] };
    const shared = recipes.find((each) => each.id === id);
    const userId = host.read.split('.')[0];
    expect(shared).toMatchObject({ cook: userId, link: `${stage.origin}/household/${userId}/recipe/${id}` });
    const read = await callTool(guest.read, 'read_recipe', { id, cook: userId });
    expect(read.told).toMatchObject({ recipe: { title: 'Our tart', link: shared?.link } });
    expect(read.text).not.toContain('Private');
    expect((await callTool(guest.read, 'see_diary', INPUTS['see_diary'])).text).not.toContain('Private');
    await callTool(guest.write, 'plan_meal', { ...INPUTS['plan_meal'], recipeId: id, cook: userId });
    expect((await callTool(host.read, 'see_week', INPUTS['see_week'])).told).toMatchObject({
      meals: [{ recipeId: id, link: `${stage.origin}/recipe/${id}` }],
    });
  });
});
