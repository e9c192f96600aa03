import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PATHS } from '../../paths.ts';
import { Brand } from '../../ui/brand.tsx';
import { Footer } from '../../shell/footer.tsx';
import { isExample } from '../../shell/operator.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { usePageTitle } from '../../ui/hooks/use-page-title.ts';

type LegalFrameProps = { title: string; hasFooter?: boolean; children: ReactNode };

/** Page of a legal text with its own navigation bar. The text is always German. */
export function LegalFrame({ title, hasFooter = false, children }: LegalFrameProps) {
  usePageTitle(title);
  return (
    <>
      <LegalBar />
      <main
        id="main"
        lang="de"
        className="page [--page:44rem] grid grow content-start gap-8 pt-6 pb-16 hyphens-auto md:pt-10"
      >
        <h1>{title}</h1>
        {isExample && (
          <Note kind="attention" title="Beispielangaben">
            Dieses Munchify läuft nur zum Ausprobieren auf einem lokalen Rechner. Name, Anschrift und Nummern
            auf dieser Seite sind erfunden.
          </Note>
        )}
        {children}
      </main>
      {hasFooter && <Footer />}
    </>
  );
}

const LINK =
  'inline-flex min-h-11 items-center rounded-pill px-3.5 font-medium text-muted no-underline hover:bg-sunken hover:text-ink focus-visible:rounded-pill';

function LegalBar() {
  const { i18n } = useLingui();
  return (
    <header className="page flex min-h-16 flex-wrap items-center gap-x-2 py-2 md:min-h-20">
      <Brand to={PATHS.landing} />
      <nav
        aria-label={i18n._('legal.nav')}
        className="-mx-[min(0.875rem,var(--gutter))] flex flex-wrap md:mx-0"
      >
        <Link to={PATHS.home} className={LINK}>
          {i18n._('legal.start')}
        </Link>
        <Link to={PATHS.plans} className={LINK}>
          {i18n._('legal.plans')}
        </Link>
        <Link to={PATHS.landing} reloadDocument className={LINK}>
          {i18n._('legal.back_home')}
        </Link>
      </nav>
    </header>
  );
}

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-3 *:max-w-none">
    <h2 className="text-xl">{title}</h2>
    {children}
  </section>
);

export const List = ({ children }: { children: ReactNode }) => (
  <ul className="grid list-disc gap-2 pl-6 marker:text-muted">{children}</ul>
);
