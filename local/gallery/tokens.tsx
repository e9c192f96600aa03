import { Group, Specimen } from './specimen.tsx';

/** Written out, because Tailwind generates only classes that it finds in the source. */
const COLOURS = {
  bg: 'bg-bg',
  surface: 'bg-surface',
  sunken: 'bg-sunken',
  raised: 'bg-raised',
  ink: 'bg-ink',
  muted: 'bg-muted',
  line: 'bg-line',
  edge: 'bg-edge',
  tomato: 'bg-tomato',
  'tomato-press': 'bg-tomato-press',
  basil: 'bg-basil',
  'basil-soft': 'bg-basil-soft',
  saffron: 'bg-saffron',
  'saffron-soft': 'bg-saffron-soft',
  near: 'bg-near',
  danger: 'bg-danger',
  'danger-soft': 'bg-danger-soft',
  'basil-paper': 'bg-basil-paper',
  'saffron-paper': 'bg-saffron-paper',
} as const;

const TYPE = ['text-4xl', 'text-3xl', 'text-2xl', 'text-xl', 'text-lg', 'text-base', 'text-sm', 'text-xs'];

export const Tokens = () => (
  <Group title="Colour, type and paper">
    <Specimen name="Colours">
      {Object.entries(COLOURS).map(([name, className]) => (
        <span key={name} className="grid w-24 gap-1 text-xs">
          <i className={`h-12 rounded-sm border border-line ${className}`} />
          {name}
        </span>
      ))}
    </Specimen>
    <Specimen name="Titles in Fraunces, words in Figtree">
      <div className="grid gap-2">
        {TYPE.map((size) => (
          <p key={size} className={`leading-tight ${size}`}>
            <span className="font-title font-semibold">Leeks with butter beans</span> and 1,240 kcal
          </p>
        ))}
      </div>
    </Specimen>
    <Specimen name="Shadows, and what is not earned yet">
      <i className="size-20 rounded-md bg-surface shadow-sheet" />
      <i className="size-20 rounded-md bg-surface shadow-print" />
      <i className="plate size-20" />
      <img src="/badges/first-recipe.svg" alt="" width="80" height="80" />
      <img src="/badges/first-recipe.svg" alt="" width="80" height="80" className="faded" />
    </Specimen>
  </Group>
);
