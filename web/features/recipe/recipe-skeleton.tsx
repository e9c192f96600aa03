import { useLingui } from '@lingui/react';
import { Skeleton } from '../../ui/skeleton.tsx';

export function RecipeSkeleton() {
  const { i18n } = useLingui();
  return (
    <main id="main" className="page grid grow content-start gap-10" aria-busy="true">
      <h1 className="sr-only">
        <span role="status">{i18n._('loading')}</span>
      </h1>
      <Skeleton className="-mx-gutter h-52 md:mx-0 md:h-108" />
      <div className="grid gap-8 lg:grid-cols-[22rem_1fr] lg:gap-16">
        {[5, 6].map((lines) => (
          <div key={lines} className="grid content-start gap-4">
            <Skeleton className="h-8 w-1/2" />
            {Array.from({ length: lines }, (_, line) => (
              <Skeleton key={line} className="h-5" />
            ))}
          </div>
        ))}
      </div>
    </main>
  );
}
