import { useLingui } from '@lingui/react';
import type { Language } from '#core/language.ts';
import { PLANS } from '#core/plan/plan.ts';
import type { Drawing } from './drawings.ts';
import { Picture } from './picture.tsx';
import { SCREEN_SIZE, screenFile } from './screens/screens.ts';

export function Features() {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="promises" className="page grid gap-6 md:gap-8">
      <h2 id="promises">{i18n._('landing.features')}</h2>
      <ul className="@container grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-4 lg:gap-y-0">
        <Feature
          drawing="plate-recipe"
          title={i18n._('landing.recipes')}
          text={i18n._('landing.recipes.text')}
          className="delay-1"
        />
        <Feature
          drawing="knife-and-board"
          title={i18n._('landing.recognition')}
          text={i18n._('landing.recognition.text')}
          className="delay-2"
        />
        <Feature
          drawing="nutrition"
          title={i18n._('landing.nutrition')}
          text={i18n._('landing.nutrition.text')}
          className="delay-3"
        />
        <Feature
          drawing="companion"
          title={i18n._('landing.companion')}
          text={i18n._('landing.companion.text')}
          className="delay-4"
        />
      </ul>
    </section>
  );
}

type FeatureProps = { drawing: Drawing; title: string; text: string; className: string };

/** Picture beside its text on phones, above it on large screens. Neighbours are aligned. */
const Feature = ({ drawing, title, text, className }: FeatureProps) => (
  <li
    className={`rise grid grid-cols-[min(28vw,7.5rem)_minmax(0,1fr)] items-center gap-x-4 rounded-md bg-surface py-4 pr-5 pl-4 shadow-sheet @max-[17rem]:grid-cols-1 lg:row-span-3 lg:grid-cols-1 lg:grid-rows-subgrid lg:px-6 lg:pt-5 lg:pb-7 ${className}`}
  >
    <Picture
      drawing={drawing}
      sizes="(min-width: 64rem) 11.5rem, min(28vw, 7.5rem)"
      className="row-span-2 w-full @max-[17rem]:row-span-1 @max-[17rem]:max-w-30 lg:row-span-1 lg:mx-auto lg:mb-4 lg:max-w-46"
    />
    <h3 className="mb-1.5 self-end text-[1.25rem] lg:text-[1.375rem]">{title}</h3>
    <p className="self-start text-sm leading-[1.45] text-muted">{text}</p>
  </li>
);

/** Free features besides recipe generation, each with a screenshot. */
export function Everyday({ language }: { language: Language }) {
  const { i18n } = useLingui();
  const all = [
    ['import', i18n._('landing.import'), i18n._('landing.import.text')],
    ['list', i18n._('landing.list'), i18n._('landing.list.text')],
    ['week', i18n._('landing.week'), i18n._('landing.week.text')],
    ['household', i18n._('landing.household'), i18n._('landing.household.text')],
    ['diary', i18n._('landing.diary'), i18n._('landing.diary.text')],
    ['scanner', i18n._('landing.scanner'), i18n._('landing.scanner.text')],
  ] as const;
  return (
    <section aria-labelledby="everyday" className="page grid gap-6 pb-28 md:gap-8 md:pb-36">
      <div className="grid gap-2">
        <h2 id="everyday">{i18n._('landing.everyday')}</h2>
        <p className="text-muted">{i18n._('landing.everyday.free', { count: PLANS.free.recipesPerMonth })}</p>
      </div>
      <ul className="beyond grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {all.map(([screen, name, text]) => (
          <li key={screen} className="grid content-start gap-1">
            <img
              src={`/features/landing/screens/${screenFile(screen, language)}`}
              alt=""
              {...SCREEN_SIZE}
              loading="lazy"
              decoding="async"
              className="mb-2 w-full rounded-sm border-8 border-print-edge bg-print-edge shadow-print"
            />
            <h3 className="text-[1.25rem]">{name}</h3>
            <p className="text-sm leading-[1.45] text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
