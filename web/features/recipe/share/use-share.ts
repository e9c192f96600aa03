import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Recipe } from '#core/recipe/recipe.ts';
import { CurrentShare, ShareAnswer, type ShareSettings } from '#core/sharing/share.ts';
import { get, Nothing, post, remove } from '../../../requests/api.ts';
import { useUser } from '../../../session/require-user.tsx';
import { rememberUser } from '../../../session/user-query.ts';
import { sharePicture } from './share-picture.ts';

export type ShareChange = ShareSettings & {
  /** First name on the page; absent if it is hidden. */
  readonly name?: string;
};

/** Shares a recipe by a link, changes the link's settings, and ends it. Needs a connection. */
export function useShare(recipe: Recipe) {
  const user = useUser();
  const client = useQueryClient();
  const path = `/api/recipes/${recipe.id}/share`;
  const queryKey = ['share', user.id, recipe.id];
  const current = useQuery({
    queryKey,
    queryFn: ({ signal }) => get(path, { schema: CurrentShare, signal }),
    gcTime: 0,
  });
  const share = useMutation({
    mutationFn: async ({ name, ...settings }: ShareChange) => {
      if (name !== undefined && name !== user.name) {
        await post('/api/user/name', { name }, { schema: Nothing });
        rememberUser(client, { ...user, name });
      }
      // The preview picture is drawn once, when sharing starts.
      const image = current.data ? undefined : await sharePicture(recipe);
      const { url } = await post(path, { ...settings, ...(image && { image }) }, { schema: ShareAnswer });
      client.setQueryData(queryKey, { url, ...settings });
    },
  });
  const stop = useMutation({
    mutationFn: async () => {
      await remove(path);
      client.setQueryData(queryKey, null);
    },
  });
  return { current, share, stop };
}
