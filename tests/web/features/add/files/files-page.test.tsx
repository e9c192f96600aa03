import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { userOf } from '#core/account/account.ts';
import type { UserId } from '#core/user-id.ts';
import { paprikaFile, LOAF, SOUP } from '#tests/cases/app-files.ts';
import { aProfile } from '#tests/support/examples.ts';
import { renderSignedIn } from '#tests/web/render-signed-in.tsx';
import { FilesPage } from '#web/features/add/files/files-page.tsx';
import { pictureFinder, readFiles } from '#web/features/add/files/read-files.ts';
import type { FilesAnswer, FilesJob } from '#web/features/add/files/files.worker.ts';
import { databaseOf } from '#web/offline/database.ts';

/** Does the worker's job in the page. */
class WorkerInPage extends EventTarget {
  private files: readonly File[] = [];

  postMessage(job: FilesJob) {
    if (job.type === 'read') this.files = job.files;
    void (job.type === 'read' ? this.read(job) : this.find(job));
  }

  async read({ files, reader }: Extract<FilesJob, { type: 'read' }>) {
    for await (const progress of readFiles(files, reader)) this.answer({ type: 'progress', ...progress });
    this.answer({ type: 'read' });
  }

  async find({ id, at }: Extract<FilesJob, { type: 'picture' }>) {
    this.answer({ type: 'picture', id, picture: await pictureFinder(this.files)(at) });
  }

  answer(data: FilesAnswer) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  terminate() {}
}

vi.stubGlobal('Worker', WorkerInPage);

async function openPage(): Promise<UserId> {
  const user = userOf(aProfile());
  await renderSignedIn(user, <FilesPage />);
  return user.id;
}

const chosen = (...recipes: (typeof SOUP)[]) => new File([paprikaFile(recipes)], 'Export.paprikarecipes');

async function choose(...files: readonly File[]) {
  await userEvent.upload(await screen.findByTestId('files-input'), [...files], { applyAccept: false });
}

const waitingTitles = async (userId: UserId) =>
  (await (await databaseOf(userId)).getAll('imports')).map(({ input }) => input.title);

test('a cook reviews the recipes of a file, deselects some, and the rest is stored on the device', async () => {
  const userId = await openPage();
  await choose(chosen(SOUP, LOAF), new File(['hello'], 'letter.pdf'));
  expect(await screen.findByRole('heading', { name: '2 recipes found' })).toBeDefined();
  expect(screen.getByText('6 ingredients · 3 steps')).toBeDefined();
  expect(screen.getByText('letter.pdf')).toBeDefined();
  expect(screen.getByText('There is no recipe in it.')).toBeDefined();

  await userEvent.click(screen.getByRole('checkbox', { name: /Linsensuppe/ }));
  // The button is below a long list, and the next page begins at the top.
  document.documentElement.scrollTop = 2_000;
  await userEvent.click(screen.getByRole('button', { name: 'Save 1 recipe' }));
  expect(await screen.findByRole('heading', { name: 'Saving your recipes' })).toBeDefined();
  expect(document.documentElement.scrollTop).toBe(0);
  expect(await waitingTitles(userId)).toEqual([LOAF.title]);
});

test('a recipe that the cook has already is not selected', async () => {
  await openPage();
  await choose(chosen(SOUP));
  await userEvent.click(await screen.findByRole('button', { name: 'Save 1 recipe' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Choose another file' }));
  await choose(chosen(SOUP, LOAF));
  await screen.findByText(/you already have it/);
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
});

test('a cook can stop saving, and the waiting recipes are forgotten', async () => {
  const userId = await openPage();
  await choose(chosen(SOUP, LOAF));
  await userEvent.click(await screen.findByRole('button', { name: 'Save 2 recipes' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stop saving' }));
  await waitFor(async () => expect(await (await databaseOf(userId)).count('imports')).toBe(0));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Saving your recipes' })).toBeNull());
});

test('a file without recipes says so, and another one can be chosen', async () => {
  await openPage();
  await choose(new File(['{"theme":"dark"}'], 'settings.json'));
  expect(await screen.findByText('We found no recipes in there.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Choose another file' }));
  expect(await screen.findByRole('button', { name: 'Choose files' })).toBeDefined();
});
