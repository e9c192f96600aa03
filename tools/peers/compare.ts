import { comparePages } from './compare-pages.ts';
import { compareLines } from './compare-lines.ts';
import { compareSearch } from './compare-search.ts';
import { installPeers, VERSIONS } from './peers.ts';
import { table } from './table.ts';

// `npm run peers`: compares us with other projects on the same pages, lines and searches.

installPeers();

const [npm, python, parser] = Object.entries(VERSIONS).map(([name, version]) => `${name} ${version}`);

console.log(
  [
    table(
      ['', 'ours', npm ?? '', `${python}, as any page`, `${python}, by its rules for each host`],
      await comparePages(),
    ),
    table(['', 'ours', parser ?? ''], compareLines()),
    table(['', 'ours', 'MiniSearch, defaults', 'MiniSearch, prefix and fuzzy'], compareSearch()),
  ].join('\n\n'),
);
