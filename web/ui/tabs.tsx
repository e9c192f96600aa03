import { useId, type KeyboardEvent, type ReactNode } from 'react';

type TabsProps<Name extends string> = {
  /** For screen readers. */
  label: string;
  tabs: readonly { readonly name: Name; readonly label: string }[];
  chosen: Name;
  onChoose: (name: Name) => void;
  /** Content of the chosen tab. */
  children: ReactNode;
};

/**
 * Tabs over one panel. The Tab key reaches the chosen tab; arrow keys move between tabs. Source: ARIA Authoring
 * Practices, tabs with automatic activation
 */
export function Tabs<Name extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<Name>) {
  const id = useId();
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex(({ name }) => name === chosen);
    const next =
      tabs[
        step === 'first' ? 0 : step === 'last' ? tabs.length - 1 : (at + step + tabs.length) % tabs.length
      ];
    if (!next) return;
    onChoose(next.name);
    document.getElementById(`${id}-${next.name}`)?.focus();
  };
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        className="flex flex-wrap gap-1 rounded-[1.625rem] bg-sunken p-1"
      >
        {tabs.map(({ name, label: word }) => (
          <button
            key={name}
            id={`${id}-${name}`}
            type="button"
            role="tab"
            aria-selected={name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => onChoose(name)}
            onKeyDown={move}
            className="min-h-11 flex-[1_1_8rem] rounded-pill px-2 py-1 font-semibold text-muted focus-visible:rounded-pill aria-selected:bg-raised aria-selected:text-ink aria-selected:shadow-print"
          >
            {word}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </>
  );
}

const STEPS: Readonly<Record<string, 1 | -1 | 'first' | 'last'>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: 'first',
  End: 'last',
};
