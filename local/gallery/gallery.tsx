import { Controls } from './controls.tsx';
import { Figures } from './figures.tsx';
import { Forms } from './forms.tsx';
import { Messages } from './messages.tsx';
import { Pictures } from './pictures.tsx';
import { Tokens } from './tokens.tsx';

/** All components of `web/ui` in all states: light on the left, dark on the right. */
export const Gallery = () => (
  <main id="main" className="grow">
    <h1 className="px-gutter py-8">Components</h1>
    <div className="grid lg:grid-cols-2">
      <Theme name="Light" className="scheme-light" />
      <Theme name="Dark" className="scheme-dark" />
    </div>
  </main>
);

const Theme = ({ name, className }: { name: string; className: string }) => (
  <section
    aria-label={name}
    className={`grid content-start gap-16 bg-bg px-gutter py-10 text-ink ${className}`}
  >
    <Tokens />
    <Controls />
    <Forms />
    <Messages />
    <Figures />
    <Pictures />
  </section>
);
