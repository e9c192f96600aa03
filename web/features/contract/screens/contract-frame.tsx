import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PATHS } from '#web/shared/paths.ts';
import { userQuery } from '#web/shared/session/user-query.ts';
import { Brand } from '#web/shared/ui/brand.tsx';
import { Sheet } from '#web/shared/ui/sheet.tsx';

/** Narrow page with a sheet. Without a user it has a header that links to the landing page. */
export function ContractFrame({
  heading,
  lead,
  children,
}: {
  heading: ReactNode;
  lead: string;
  children: ReactNode;
}) {
  const { data: user } = useQuery(userQuery);
  return (
    <>
      {!user && (
        <header className="page flex min-h-16 items-center py-2 md:min-h-20">
          <Brand to={PATHS.landing} />
        </header>
      )}
      <main id="main" className="page [--page:40rem] grid grow content-start gap-6 pt-6 pb-10 md:pt-10">
        <div className="grid gap-2">
          <h1>{heading}</h1>
          <p className="text-muted">{lead}</p>
        </div>
        <Sheet>{children}</Sheet>
      </main>
    </>
  );
}
