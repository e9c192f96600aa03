import { useQuery } from '@tanstack/react-query';
import { PATHS } from '../../paths.ts';
import { userQuery } from '../../session/user-query.ts';
import { Brand } from '../../ui/brand.tsx';

/** Header with the app's name, for a visitor who followed a link. Signed-in users have the navigation instead. */
export function VisitorBar() {
  const { data: user } = useQuery(userQuery);
  if (user) return null;
  return (
    <header className="page flex min-h-16 items-center py-2">
      <Brand to={PATHS.landing} />
    </header>
  );
}
