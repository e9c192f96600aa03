import { useLingui } from '@lingui/react';
import type { RecipeCard } from '#core/recipe/recipe.ts';
import { useTitle } from '#web/features/recipe/data/use-title.ts';
import { useUser } from '#web/shared/session/require-user.tsx';
import { useRecipeDeletion } from '#web/features/recipe/data/use-recipe-deletion.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';

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
