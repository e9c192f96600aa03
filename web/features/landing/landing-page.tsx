import { useLingui } from '@lingui/react';
import { otherLanguage, type Language } from '#core/language.ts';
import { LANDING } from '../../paths.ts';
import { Footer } from '../../shell/footer.tsx';
import { Closing } from './closing.tsx';
import { Hero } from './hero.tsx';
import { DetectionBlock } from './detection-block.tsx';
import { Everyday, Features } from './features.tsx';
import { ServingsBlock } from './servings-block.tsx';
import { CookModeBlock } from './cook-mode-block.tsx';
import { TopBar } from './top-bar.tsx';

export function LandingPage({ language }: { language: Language }) {
  const { i18n } = useLingui();
  const other = otherLanguage(language);
  return (
    <>
      <a
        href="#main"
        className="absolute -top-20 left-4 z-10 rounded-pill bg-surface px-5 py-3 focus:top-3 focus-visible:rounded-pill"
      >
        {i18n._('skip_to_content')}
      </a>
      <TopBar home={LANDING[language]} />
      <main id="main" tabIndex={-1} className="grow outline-none">
        <Hero />
        <Features />
        <div className="page grid gap-16 py-16 md:gap-24 md:py-24">
          <DetectionBlock />
          <ServingsBlock />
          <CookModeBlock />
        </div>
        <Everyday language={language} />
        <Closing />
      </main>
      <Footer className="">
        <a
          href={LANDING[other]}
          hrefLang={other}
          lang={other}
          className="inline-flex min-h-11 items-center px-3"
        >
          {i18n._('landing.other_language')}
        </a>
      </Footer>
    </>
  );
}
