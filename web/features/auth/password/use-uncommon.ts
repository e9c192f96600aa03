import { useEffect, useState } from 'react';

/**
 * The schema of a form with a new password: at first without the list of common ones, with it as soon as it is loaded.
 * Should the list not come, the server still has it.
 * @param load the same function every time
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
