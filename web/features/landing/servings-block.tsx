import { useLingui } from '@lingui/react';
import { Block } from './block.tsx';
import { Picture } from './picture.tsx';

const SERVINGS = [2, 4, 6] as const;
type Servings = (typeof SERVINGS)[number];

/** Classes that show the amounts for the chosen servings without a script. */
const VISIBLE_FOR: Record<Servings, string> = {
  2: 'group-has-[[value="2"]:checked]/recipe:inline',
  4: 'group-has-[[value="4"]:checked]/recipe:inline',
  6: 'group-has-[[value="6"]:checked]/recipe:inline',
};

/** Part of a recipe that scales with the chosen servings. */
export function ServingsBlock() {
  const { i18n } = useLingui();
  return (
    <Block
      title={i18n._('landing.servings')}
      text={i18n._('landing.servings.text')}
      aside={i18n._('landing.servings.aside')}
      paper="bg-basil-paper"
    >
      <div className="group/recipe grid w-full max-w-84 gap-4 rounded-md bg-surface p-5 pb-8 shadow-print">
        <h3 className="text-[1.375rem]">{i18n._('landing.servings.recipe')}</h3>
        <fieldset className="flex flex-wrap items-center justify-between gap-2">
          <legend className="float-left text-sm font-semibold">{i18n._('landing.servings.count')}</legend>
          <div className="flex rounded-pill bg-sunken p-0.5">
            {SERVINGS.map((servings) => (
              <Choice key={servings} servings={servings} />
            ))}
          </div>
        </fieldset>
        <ul className="divide-y divide-line">
          <Line name={i18n._('landing.servings.leeks')} amount={(servings) => i18n.number(servings)} />
          <Line
            name={i18n._('landing.servings.tomatoes')}
            amount={(servings) => grams(i18n.number(150 * servings))}
          />
          <Line
            name={i18n._('landing.servings.beans')}
            amount={(servings) => grams(i18n.number(120 * servings))}
          />
        </ul>
      </div>
      <Picture
        drawing="lemon"
        sizes="11rem"
        className="pointer-events-none absolute -right-4 -bottom-7 w-28 rotate-6 lg:-right-3 lg:-bottom-5 lg:w-44"
      />
    </Block>
  );
}

const Choice = ({ servings }: { servings: Servings }) => (
  <label className="relative grid size-[44px] cursor-pointer place-items-center rounded-pill font-semibold text-muted has-checked:bg-raised has-checked:text-ink has-checked:shadow-print has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
    <input
      type="radio"
      name="servings"
      value={servings}
      defaultChecked={servings === 4}
      className="absolute inset-0 cursor-pointer appearance-none rounded-pill focus-visible:shadow-none focus-visible:outline-none"
    />
    {servings}
  </label>
);

const Line = ({ name, amount }: { name: string; amount: (servings: Servings) => string }) => (
  <li className="flex flex-wrap py-2.5">
    <b className="min-w-[min(4.75rem,100%)] font-semibold tabular-nums">
      {SERVINGS.map((servings) => (
        <span key={servings} className={`hidden ${VISIBLE_FOR[servings]}`}>
          {amount(servings)}
        </span>
      ))}
    </b>
    <span className="min-w-0 wrap-anywhere">{name}</span>
  </li>
);

/** Formats with a no-break space. */
const grams = (amount: string): string => `${amount}\u00a0g`;
