import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { Recipe } from '#core/recipe/recipe.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { describeError } from '../../../errors/describe-error.ts';
import { useUser } from '../../../session/require-user.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { useIsOnline } from '../../../requests/use-is-online.ts';
import { SharedLink } from './shared-link.tsx';
import { ShareSettingsForm } from './share-settings.tsx';
import { useShare } from './use-share.ts';
import { WhatOthersSee } from './what-others-see.tsx';

type ShareDialogProps = { recipe: Recipe; onTakeAlong: () => void; onClose: () => void };

/** Creates, shows and withdraws a link to a recipe. */
export function ShareDialog({ recipe, onTakeAlong, onClose }: ShareDialogProps) {
  const { i18n } = useLingui();
  const isOnline = useIsOnline();
  const { current, share, stop } = useShare(recipe);
  const shared = current.data ?? null;
  const { name } = useUser();
  const [isStopping, setIsStopping] = useState(false);
  const failure = current.error ?? share.error ?? stop.error;
  if (isStopping)
    return (
      <StopDialog
        isBusy={stop.isPending}
        onStop={() => stop.mutate(undefined, { onSettled: () => setIsStopping(false) })}
        onClose={() => setIsStopping(false)}
      />
    );
  return (
    <Dialog key="share" title={i18n._('share.title')} onClose={onClose}>
      {shared ? <SharedLink url={shared.url} title={recipe.title} /> : <p>{i18n._('share.lead')}</p>}
      <WhatOthersSee recipe={recipe} />
      {failure && (
        <Note kind="bad" title={i18n._('share.failed')}>
          {isUnknown(failure)
            ? i18n._('share.not_sent_yet')
            : describeError(failure, i18n, i18n._('please_try_again'))}
        </Note>
      )}
      {!isOnline && <Note kind="attention" title={i18n._('share.offline')} />}
      <ShareSettingsForm
        key={shared?.url}
        shared={shared}
        isBusy={share.isPending || current.isFetching}
        isOnline={isOnline}
        name={name}
        onShare={share.mutate}
      />
      <DialogActions>
        {shared ? (
          <Button kind="danger" disabled={!isOnline} onClick={() => setIsStopping(true)}>
            {i18n._('share.stop')}
          </Button>
        ) : (
          <Button kind="bare" onClick={onTakeAlong}>
            {i18n._('share.as_file')}
          </Button>
        )}
        <Button onClick={onClose}>{i18n._('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

type StopDialogProps = { isBusy: boolean; onStop: () => void; onClose: () => void };

function StopDialog({ isBusy, onStop, onClose }: StopDialogProps) {
  const { i18n } = useLingui();
  return (
    <Dialog
      key="stop"
      title={i18n._('share.stop_title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{i18n._('share.keep')}</Button>
          <Button kind="danger" busy={isBusy} onClick={onStop}>
            {i18n._('share.stop')}
          </Button>
        </>
      }
    >
      <p>{i18n._('share.stop_text')}</p>
    </Dialog>
  );
}

/** Returns whether the server does not have the recipe yet. */
const isUnknown = (failure: Error): boolean => failure instanceof ApiError && failure.status === 404;
