import { useLingui } from '@lingui/react';
import { Link, useNavigate } from 'react-router';
import type { RecipeUsage } from '#core/plan/usage.ts';
import { preferredLanguage } from '../../../i18n/language.ts';
import { editPath, PATHS } from '../../../paths.ts';
import { BottomSheet } from '../../../ui/bottom-sheet.tsx';
import { Icon } from '../../../ui/icon.tsx';
import heroCamera from '../../../ui/pictures/hero-camera.svg';
import plateRecipe from '../../../ui/pictures/plate-recipe.svg';
import recipeBox from '../../../ui/pictures/recipe-box.svg';
import slip from '../../../ui/pictures/slip.svg';
import writeCard from '../../../ui/pictures/write-card.svg';
import { newDraft } from '../../../drafts/draft.ts';
import { useDrafts } from '../../../drafts/use-draft.ts';
import { PhotoButtons, type PhotoSources } from '../photos/photo-buttons.tsx';

type AddSheetProps = Omit<PhotoSources, 'isOver'> & { usage: RecipeUsage | undefined; onClose: () => void };

/** Ways to add a recipe: from photos of food, or an existing recipe. */
export function AddSheet({ usage, onClose, ...sources }: AddSheetProps) {
  const { i18n } = useLingui();
  return (
    <BottomSheet title={i18n._('add.sheet')} isWide onClose={onClose}>
      <div className="grid gap-3 md:grid-cols-[5fr_6fr] md:gap-8">
        <PhotoDoor usage={usage} {...sources} />
        <Doors />
      </div>
      <p className="text-sm text-muted">{i18n._('add.sheet.free', { limit: usage?.limit ?? 0 })}</p>
    </BottomSheet>
  );
}

function PhotoDoor({ usage, ...sources }: Omit<AddSheetProps, 'onClose'>) {
  const { i18n } = useLingui();
  const left = usage && Math.max(0, usage.limit - usage.recipeCount);
  return (
    <section
      aria-labelledby="add-photos"
      className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 rounded-md bg-sunken p-4 md:grid-cols-1 md:content-center md:justify-items-center md:p-6 md:text-center"
    >
      <div className="plate grid aspect-square w-full place-content-center md:w-[min(100%,17rem)]">
        <img src={heroCamera} alt="" width="640" height="560" className="mx-auto w-3/4" />
      </div>
      <div>
        <h3 id="add-photos" className="text-lg">
          {i18n._('add.photos')}
        </h3>
        <p className="text-sm leading-snug text-muted">
          {i18n._('add.photos.text')}{' '}
          {left !== undefined && i18n._('add.photos.left', { left, limit: usage?.limit })}
        </p>
      </div>
      <div className="col-span-full flex w-full flex-wrap gap-3 *:flex-1 md:grid md:grid-cols-1">
        <PhotoButtons {...sources} isFirst className="max-md:px-2 max-md:text-sm" />
      </div>
    </section>
  );
}

/** Ways to add existing recipes, one per row. */
function Doors() {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const { drafts = [], store } = useDrafts();
  const read = drafts.findLast((draft) => draft.reading !== undefined);
  const begun = drafts.findLast((draft) => draft.version === undefined && !draft.reading);
  const write = async () => {
    const draft = begun ?? newDraft({ language: preferredLanguage(), origin: { type: 'own' } });
    if (!begun) await store(draft);
    // The page replaces the sheet in the history.
    await navigate(editPath(draft.id), { replace: true });
  };
  const goOn = (title: string) => i18n._('add.go_on', { title: title || i18n._('add.untitled') });
  return (
    <ul className="grid md:auto-rows-fr">
      <li className="grid border-b border-line">
        <Link to={PATHS.add} replace state={{ isNew: true }} className={`${DOOR} no-underline`}>
          <DoorContent picture={slip} title={i18n._('add.paste')} text={i18n._('add.paste.text')} />
        </Link>
      </li>
      {read && (
        <li className="grid border-b border-line">
          <Link to={PATHS.add} replace className={`${DOOR} no-underline`}>
            <DoorContent picture={slip} title={i18n._('add.check')} text={goOn(read.title)} />
          </Link>
        </li>
      )}
      <li className="grid border-b border-line">
        <Link to={PATHS.addPicture} replace className={`${DOOR} no-underline`}>
          <DoorContent
            picture={plateRecipe}
            title={i18n._('add.picture')}
            text={i18n._('add.picture.text')}
          />
        </Link>
      </li>
      <li className="grid border-b border-line">
        <button type="button" className={DOOR} onClick={() => void write()}>
          <DoorContent
            picture={writeCard}
            title={i18n._('add.write')}
            text={begun ? goOn(begun.title) : i18n._('add.write.text')}
          />
        </button>
      </li>
      <li className="grid">
        <Link to={PATHS.addFiles} replace className={`${DOOR} no-underline`}>
          <DoorContent picture={recipeBox} title={i18n._('add.files')} text={i18n._('add.files.text')} />
        </Link>
      </li>
    </ul>
  );
}

const DOOR =
  'grid min-h-20 w-full grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-4 rounded-sm py-2 text-left hover:bg-sunken md:px-3';

type DoorContentProps = { picture: string; title: string; text: string };

const DoorContent = ({ picture, title, text }: DoorContentProps) => (
  <>
    <img src={picture} alt="" width="240" height="240" className="w-full" />
    <span>
      <b className="block leading-snug font-semibold">{title}</b>
      <span className="block text-sm leading-snug text-muted">{text}</span>
    </span>
    <Icon name="open" className="text-muted" />
  </>
);
