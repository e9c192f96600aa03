import { pictureFinder, readFiles, type PictureAt, type Progress, type Reader } from './read-files.ts';

export type FilesJob =
  | { readonly type: 'read'; readonly files: readonly File[]; readonly reader: Reader }
  | { readonly type: 'picture'; readonly id: number; readonly at: PictureAt };

export type FilesAnswer =
  | ({ readonly type: 'progress' } & Progress)
  | { readonly type: 'read' }
  | { readonly type: 'picture'; readonly id: number; readonly picture: Blob | undefined };

/** Interval of progress messages, in ms. Each message renders the page. */
const PAUSE = 100;

const answer = (message: FilesAnswer) => postMessage(message);

let findPicture: ReturnType<typeof pictureFinder> | undefined;

addEventListener('message', ({ data: job }: MessageEvent<FilesJob>) => {
  if (job.type === 'read') {
    findPicture = pictureFinder(job.files);
    void read(job.files, job.reader);
  } else void sendPicture(job.id, job.at);
});

async function read(files: readonly File[], reader: Reader): Promise<void> {
  let unsent: Progress = { share: 0, recipes: [], unread: [] };
  let sentAt = 0;
  for await (const { share, recipes, unread } of readFiles(files, reader)) {
    unsent = { share, recipes: [...unsent.recipes, ...recipes], unread: [...unsent.unread, ...unread] };
    if (Date.now() - sentAt < PAUSE) continue;
    answer({ type: 'progress', ...unsent });
    unsent = { share, recipes: [], unread: [] };
    sentAt = Date.now();
  }
  answer({ type: 'progress', ...unsent });
  answer({ type: 'read' });
}

async function sendPicture(id: number, at: PictureAt): Promise<void> {
  answer({ type: 'picture', id, picture: await findPicture?.(at).catch(() => undefined) });
}
