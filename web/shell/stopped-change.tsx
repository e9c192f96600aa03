import { useLingui } from '@lingui/react';
import { refusalMessages } from '../offline/operations.ts';
import { namesIn } from './names-in.ts';
import { isPutAside, type Undecided } from '../offline/operation-rules/put-aside.ts';
import type { OutboxEntry } from '../offline/schema.ts';
import { blobOf } from '../offline/pictures/stored-picture.ts';
import { editPath } from '../paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { saveFile } from '../ui/save-file.ts';
import { updateNow } from './update-now.ts';

type StoppedChangeProps = { entry: OutboxEntry; onRetry: () => void; onDiscard: () => void };

/** A change that the server has refused or repeatedly failed to decide on, with the user's options. */
export function StoppedChange({ entry, onRetry, onDiscard }: StoppedChangeProps) {
  const { i18n } = useLingui();
  const { operation, refusal, undecided } = entry;
  const { title, description } = refusalMessages(operation);
  const names = namesIn(operation);
  const isAside = isPutAside(entry);
  const isText = operation.type === 'create' || operation.type === 'edit';
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="max-w-none min-w-0 flex-[1_1_12rem]">
        <b className="font-semibold">
          {i18n._(title)}
          {names.length > 0 && `: ${names.join(', ')}`}
        </b>
        <br />
        {isAside ? i18n._(REASON[undecided?.why ?? 'unknown']) : refusal || i18n._(description)}
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {undecided?.why === 'outdated' && (
          <Button kind="line" className="text-ink" onClick={() => void updateNow()}>
            {i18n._('update.reload')}
          </Button>
        )}
        {isText && (
          <ButtonLink kind="line" className="text-ink" to={editPath(operation.recipeId)}>
            {i18n._('sync.open_text')}
          </ButtonLink>
        )}
        {(isAside || !isText) && (
          <Button kind="line" className="text-ink" onClick={onRetry}>
            {i18n._('try_again')}
          </Button>
        )}
        {isAside && (
          <Button kind="bare" onClick={() => keepAsFile(entry)}>
            {i18n._('sync.keep_file')}
          </Button>
        )}
        <Button kind="bare" onClick={onDiscard}>
          {i18n._('sync.discard')}
        </Button>
      </div>
    </div>
  );
}

const REASON = {
  unknown: /*i18n*/ 'sync.put_aside',
  outdated: /*i18n*/ 'sync.outdated',
  'photo-lost': /*i18n*/ 'sync.photo_lost',
} as const satisfies Record<NonNullable<Undecided['why']> | 'unknown', string>;

/** Saves the change as a file, and its picture as a second one if the browser still has it. */
function keepAsFile({ operation, undecided }: OutboxEntry): void {
  const name = ['munchify', ...namesIn(operation)].join(' ').replaceAll(/[^\p{L}\p{N} -]+/gu, '');
  saveFile(`${name}.json`, new Blob([JSON.stringify(operation, undefined, 2)], { type: 'application/json' }));
  const hasPicture = undecided?.why !== 'photo-lost' && 'picture' in operation;
  if (hasPicture && operation.picture) saveFile(`${name}.jpg`, blobOf(operation.picture.jpeg));
}
