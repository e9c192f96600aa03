import { useQuery } from '@tanstack/react-query';
import { PATHS } from '../../paths.ts';
import { userQuery } from '../../session/user-query.ts';
import { Brand } from '../../ui/brand.tsx';

/** Says whose page a visitor's link has led to; signed-in users have the navigation. */
export function VisitorBar() {
  const { data: user } = useQuery(userQuery);
  if (user) return null;
  return (
    <header className="page flex min-h-16 items-center py-2">
      <Brand to={PATHS.landing} />
    </header>
  );
}
