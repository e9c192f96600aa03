import { useLingui } from '@lingui/react';
import type { FoodId } from '#core/nutrition/food.ts';
import { preferredLanguage } from '../../i18n/language.ts';
import type { CookableRecipe } from '../../library/questions.ts';
import { useAvoid } from '../../avoided/use-avoid.ts';
import { useAvoided } from '../../avoided/use-preferences.ts';
import { useCookable } from '../../library/use-library.ts';
import { useStoredTable } from '../../offline/table/use-stored-table.ts';
import { keyOf } from '../../offline/entries.ts';
import { PATHS } from '../../paths.ts';
import { useUser } from '../../session/require-user.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import emptyPlate from '../../ui/pictures/empty-plate.svg';
import { DetectionSection } from '../../detections/detection-section.tsx';
import { foodWord } from '../../detections/food-words.ts';
import { useDetections } from '../../detections/use-detections.ts';
import { usePhotos } from '../../detections/use-photos.ts';
import { foodsOnTable } from '../../detections/foods-on-table.ts';
import { CupboardSection } from './cupboard-section.tsx';
import { Tile } from './shelf/tile.tsx';

/** Maximum number of shown recipes. */
const MOST = 24;

/** Recipes for the foods on the table of the home page, photographed or typed. */
export function AtHand() {
  const { i18n } = useLingui();
  const { id: userId } = useUser();
  const stored = useStoredTable(userId);
  const { photos } = usePhotos(stored);
  const detections = useDetections(stored);
  const foods = foodsOnTable(stored.table);
  const { cupboard } = useAvoid();
  const cookable = useCookable(userId, foods, { avoided: useAvoided(), cupboard, limit: MOST });
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <DetectionSection photos={photos} detections={detections} needsFoods={false} />
      </div>
      <CupboardSection />
      {foods.length > 0 && cookable && <Cookable recipes={cookable} />}
      <ButtonLink to={PATHS.home} kind={foods.length > 0 ? 'main' : 'quiet'} className="justify-self-center">
        {foods.length > 0 ? i18n._('library.write_new') : i18n._('library.from_photos')}
      </ButtonLink>
    </div>
  );
}

function Cookable({ recipes }: { recipes: readonly CookableRecipe[] }) {
  const { i18n } = useLingui();
  if (recipes.length === 0)
    return <EmptyState picture={emptyPlate}>{i18n._('library.nothing_at_hand')}</EmptyState>;
  const groups = [...Map.groupBy(recipes, ({ missing }) => Math.min(missing.length, FAR))];
  return groups.map(([count, group]) => (
    <section key={count} aria-labelledby={`missing-${count}`} className="grid gap-4">
      <h2 id={`missing-${count}`} className="font-text text-sm font-semibold tracking-normal text-muted">
        {count === FAR ? i18n._('library.missing_more') : i18n._('library.missing', { count })}
      </h2>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {group.map(({ card, missing, assumed }) => (
          <li key={keyOf(card)} className="min-w-0">
            <Tile card={card} isRow>
              <Missing foods={missing} assumed={assumed} />
            </Tile>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** Number of missing foods from which the exact number does not matter. */
const FAR = 3;

/** Lists missing foods, and foods that are only assumed to be in the cupboard. */
function Missing({ foods, assumed }: { foods: readonly FoodId[]; assumed: readonly FoodId[] }) {
  const { i18n } = useLingui();
  const named = (all: readonly FoodId[]) =>
    new Intl.ListFormat(i18n.locale).format(all.map((food) => foodWord(food, preferredLanguage())));
  if (foods.length + assumed.length === 0)
    return (
      <span className="justify-self-start">
        <Chip>{i18n._('library.all_there')}</Chip>
      </span>
    );
  return (
    <span className="grid gap-1 text-sm">
      {foods.length > 0 && (
        <span className="text-on-saffron-soft">
          <span className="rounded-pill bg-saffron-soft box-decoration-clone px-2 py-0.5 font-medium">
            {i18n._('library.needs', { foods: named(foods) })}
          </span>
        </span>
      )}
      {assumed.length > 0 && (
        <span className="text-muted">{i18n._('library.from_cupboard', { foods: named(assumed) })}</span>
      )}
    </span>
  );
}
