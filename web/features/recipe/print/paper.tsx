import { useLingui } from '@lingui/react';
import { useRef } from 'react';
import { LOCALE } from '#core/language.ts';
import { isAtLeast } from '#core/recipe/lines/energy-known.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { servedName, servedStep } from '#core/recipe/scaling/scale-step.ts';
import { servedAmount, type Serving } from '#core/recipe/scaling/scale.ts';
import { runsOf } from '#core/recipe/sections.ts';
import { screenLanguage } from '../../../i18n/language.ts';
import { AvoidedOnPaper } from '../../../avoided/avoided-note.tsx';
import type { AvoidCheck } from '../../../avoided/use-avoid-check.ts';
import { useFitOnPage } from '../../../ui/paper/use-fit-on-page.ts';
import { nutritionRows } from '../../../recipes/nutrition-table.tsx';
import { stepsOf } from '../steps/steps-of.ts';

type PaperProps = {
  recipe: Recipe;
  serving: Serving;
  hasPhoto: boolean;
  hasNotes: boolean;
  avoidCheck: AvoidCheck;
};

const NOTE_LINES = ['first', 'second', 'third'];

/** A recipe on a sheet of paper, in a type size that makes it fit. */
export function Paper({ recipe, serving, hasPhoto, hasNotes, avoidCheck }: PaperProps) {
  const { i18n } = useLingui();
  const sheet = useRef<HTMLElement>(null);
  const { language, imageUrls, servings } = recipe;
  const photo = hasPhoto ? imageUrls[0] : undefined;
  useFitOnPage(sheet, [recipe, serving, hasPhoto, hasNotes, avoidCheck]);
  return (
    <article ref={sheet} className="paper">
      <header className="paper-head">
        <div>
          <h1 lang={language}>{recipe.title}</h1>
          <Facts recipe={recipe} servings={Math.round((serving.of?.servings ?? servings) * serving.factor)} />
        </div>
        {photo && <img src={photo} alt="" width={192} height={144} />}
      </header>
      <AvoidedOnPaper check={avoidCheck} />
      <div className="paper-columns">
        <IngredientList recipe={recipe} serving={serving} />
        <StepList recipe={recipe} serving={serving} />
      </div>
      <NutritionOnPaper recipe={recipe} />
      {hasNotes && (
        <section className="paper-notes">
          <h2>{i18n._('print.notes')}</h2>
          {NOTE_LINES.map((line) => (
            <i key={line} />
          ))}
        </section>
      )}
      <Foot recipe={recipe} />
    </article>
  );
}

function Facts({ recipe: { prepTime, activeTime }, servings }: { recipe: Recipe; servings: number }) {
  const { i18n } = useLingui();
  const facts = [
    i18n._('print.servings', { servings }),
    ...(activeTime === undefined ? [] : [i18n._('print.active', { minutes: activeTime })]),
    ...(prepTime === undefined ? [] : [i18n._('print.total', { minutes: prepTime })]),
  ];
  return <p>{facts.join('\u00a0· ')}</p>;
}

type PartsProps = { recipe: Recipe; serving: Serving };

function IngredientList({ recipe: { lines, equipment, language }, serving }: PartsProps) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="paper-ingredients" className="paper-ingredients">
      <h2 id="paper-ingredients">{i18n._('recipe.ingredients')}</h2>
      <div lang={language}>
        {runsOf(lines).map(({ name, from, items }) => (
          <div key={from}>
            {name && <h3>{name}</h3>}
            <ul>
              {items.map((line, index) => (
                // Lines keep their places.
                // oxlint-disable-next-line no-array-index-key
                <li key={index}>
                  <b>{servedAmount(line, serving)}</b>
                  <span>{servedName(line, serving)}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {equipment && equipment.length > 0 && (
        <>
          <h3>{i18n._('recipe.equipment')}</h3>
          <p lang={language}>{equipment.join(', ')}</p>
        </>
      )}
    </section>
  );
}

function StepList({ recipe, serving }: PartsProps) {
  const { i18n } = useLingui();
  const { language, servingTip, storageTip } = recipe;
  const steps = stepsOf(recipe);
  const tips = [servingTip, storageTip].filter((tip) => tip !== undefined);
  if (steps.length + tips.length === 0) return null;
  return (
    <section aria-labelledby="paper-steps" className="paper-steps">
      <h2 id="paper-steps">{i18n._('recipe.instructions')}</h2>
      <div lang={language}>
        {runsOf(steps).map(({ name, from, items }) => (
          <div key={from}>
            {name && <h3>{name}</h3>}
            <ol start={from + 1} style={{ counterReset: `step ${from}` }}>
              {items.map((step, index) => (
                // Steps keep their places.
                // oxlint-disable-next-line no-array-index-key
                <li key={index}>
                  <span>
                    {servedStep(step, serving)
                      .map(({ text }) => text)
                      .join('')}
                  </span>
                </li>
              ))}
            </ol>
          </div>
        ))}
        {tips.map((tip) => (
          <p key={tip} className="paper-tip">
            {tip}
          </p>
        ))}
      </div>
    </section>
  );
}

function NutritionOnPaper({ recipe: { nutrition, lines, unmatchedShare } }: { recipe: Recipe }) {
  const { i18n } = useLingui();
  const rows = nutritionRows(i18n, nutrition).map(({ name, amount }) => `${name} ${amount}`);
  return (
    <p className="paper-nutrition">
      <b>
        {isAtLeast(lines, unmatchedShare) ? i18n._('recipe.a_serving_at_least') : i18n._('recipe.nutrition')}:
      </b>{' '}
      {rows.join('\u00a0· ')}
    </p>
  );
}

/** Source, and the date of printing. */
function Foot({ recipe: { origin } }: { recipe: Recipe }) {
  const { i18n } = useLingui();
  const locale = LOCALE[screenLanguage(i18n)];
  const source = [origin?.author, origin?.site, origin?.url].filter((each) => each !== undefined);
  return (
    <footer className="paper-foot">
      <span>{source.join('\u00a0· ')}</span>
      <span>
        {i18n._('print.on', { day: new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format() })}
      </span>
    </footer>
  );
}
