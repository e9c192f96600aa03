import { Trans, useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { RecipeOrigin } from '#core/recipe/facts/origin.ts';
import { Icon } from '../ui/icon.tsx';
import { hostOf } from '../drafts/pasted.ts';

type SourceLineProps = {
  origin: RecipeOrigin;
  /** Adds that the recipe keeps its source. */
  isKept?: boolean;
};

/** Page and author of an imported recipe. Empty for any other recipe. */
export function SourceLine({ origin: { url, site, author }, isKept = false }: SourceLineProps) {
  const { i18n } = useLingui();
  const name = site ?? (url && hostOf(url));
  if (!name && !author) return null;
  return (
    <p className="flex items-center gap-3 leading-snug">
      <Icon name="link" className="text-muted" />
      <span className="min-w-0 wrap-anywhere">
        {name ? (
          <Trans
            id={author ? /*i18n*/ 'source.from_by' : /*i18n*/ 'source.from'}
            values={{ name, author }}
            components={{
              a: <SourceName url={url} />,
            }}
          />
        ) : (
          i18n._('source.by', { author })
        )}
        {isKept && ` ${i18n._('source.kept')}`}
      </span>
    </p>
  );
}

/** Name of the page, as a link to it. */
const SourceName = ({ url, children }: { url: string | undefined; children?: ReactNode }) =>
  url === undefined ? (
    <b className="font-semibold">{children}</b>
  ) : (
    <a href={url} target="_blank" rel="noreferrer" className="font-semibold">
      {children}
    </a>
  );
