import { useEffect, useState } from 'react';

/**
 * Returns the schema of a form with a new password. The list of common passwords joins it once loaded; without the
 * list, only the server checks.
 * @param load a stable function
 */
export function useUncommon<Plain, Uncommon>(plain: Plain, load: () => Promise<Uncommon>): Plain | Uncommon {
  const [schema, setSchema] = useState<{ of: Plain | Uncommon }>({ of: plain });
  useEffect(() => {
    void load().then(
      (uncommon) => setSchema({ of: uncommon }),
      () => undefined,
    );
  }, [load]);
  return schema.of;
}
