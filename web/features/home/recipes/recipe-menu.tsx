import { useLingui } from '@lingui/react';
import type { RecipeCard } from '#core/recipe/recipe.ts';
import { useTitle } from '../../../offline/recipes/use-title.ts';
import { useUser } from '../../../session/require-user.tsx';
import { useRecipeDeletion } from '../../../shell/use-recipe-deletion.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';

export function RecipeMenu({ recipe, onClose }: { recipe: RecipeCard; onClose: () => void }) {
  const { i18n } = useLingui();
  const { text: title } = useTitle(useUser().id, recipe);
  const remove = useRecipeDeletion();
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button kind="bare" onClick={onClose}>
            {i18n._('close')}
          </Button>
          <Button
            kind="danger"
            onClick={() => {
              onClose();
              void remove(recipe);
            }}
          >
            <Icon name="delete" />
            {i18n._('recipe.delete')}
          </Button>
        </>
      }
    />
  );
}
