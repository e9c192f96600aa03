import { useLingui } from '@lingui/react';
import { recipeFile, type RecipeFormat } from '#core/recipe/formats/recipe-file.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { sendOrCopy } from '../../../ui/send-or-copy.ts';

type RecipeFilesProps = {
  /** Recipe in the language for the file. */
  recipe: Recipe;
  onClose: () => void;
};

const imageOf = (url: string) => new URL(url, location.origin).href;

/** Dialog that saves a recipe as a file or sends it as a text. Works offline. */
export function RecipeFiles({ recipe, onClose }: RecipeFilesProps) {
  const { i18n } = useLingui();
  const formats: readonly (readonly [format: RecipeFormat, name: string, hint: string])[] = [
    ['jsonld', i18n._('take.jsonld'), i18n._('take.jsonld.hint')],
    ['cooklang', i18n._('take.cooklang'), i18n._('take.cooklang.hint')],
    ['text', i18n._('take.text'), i18n._('take.text.hint')],
  ];
  const save = (format: RecipeFormat) => {
    const { name, type, text } = recipeFile(recipe, format, imageOf);
    saveFile(name, new Blob([text], { type }));
    onClose();
  };
  const send = async () => {
    const { text } = recipeFile(recipe, 'text');
    try {
      if (await sendOrCopy({ title: recipe.title, text })) toast({ title: i18n._('take.copied') });
      onClose();
    } catch {
      toast({ kind: 'error', title: i18n._('take.not_sent'), description: i18n._('please_try_again') });
    }
  };
  return (
    <Dialog
      title={i18n._('take.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{i18n._('close')}</Button>
          <Button kind="main" onClick={() => void send()}>
            {i18n._('take.send')}
          </Button>
        </>
      }
    >
      <ul className="grid gap-2">
        {formats.map(([format, name, hint]) => (
          <li key={format}>
            <button
              type="button"
              onClick={() => save(format)}
              className="grid min-h-14 w-full content-center rounded-md border-[1.5px] border-edge px-4 py-2 text-left leading-snug hover:bg-sunken"
            >
              <b className="font-semibold">{name}</b>
              <span className="text-sm text-muted">{hint}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
