import { useEffect, useEffectEvent, useState } from 'react';
import type { RecipeDraft } from '../../../offline/recipe-draft.ts';
import type { UnsentPicture } from '../../../offline/operation-rules/unsent-pictures.ts';
import { fetchPicture } from './fetch-picture.ts';

/**
 * Fetches the picture of the page, unless the user has already chosen a picture or none.
 * @returns true while loading
 */
export function usePagePicture(
  { picture, reading }: RecipeDraft,
  onPicture: (picture: UnsentPicture) => void,
): boolean {
  const token = picture === undefined ? reading?.imageToken : undefined;
  const [failed, setFailed] = useState<string>();
  const take = useEffectEvent(onPicture);
  useEffect(() => {
    if (token === undefined) return;
    const controller = new AbortController();
    fetchPicture(token, controller.signal).then(
      (fetched) => !controller.signal.aborted && take(fetched),
      // The picture is optional; the user can add another one.
      () => !controller.signal.aborted && setFailed(token),
    );
    return () => controller.abort();
  }, [token]);
  return token !== undefined && failed !== token;
}
