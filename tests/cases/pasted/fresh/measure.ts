import { markedTexts } from '../tests/cases/pasted/marked/marked-text.ts';
import { readPasted } from '../tests/figures/pasted.ts';
import { ENGLISH_FRESH, GERMAN_FRESH } from '/work/fresh30.ts';
const strip = (t: string) => t.replace(/^\[[^\]]*\]\s*[^:]{1,30}:\s*/u, '').replace(/^\d\d?[.:]\d\d\s*[-–]?\s*[^:]{1,20}:\s*/u,'').replace(/^\d{1,2}[./]\d{1,2}[./]\d{2,4},? \d{1,2}:\d\d(?: ?[ap]m)? - [^:]{1,30}:\s*/iu,'').replace(/^(?:step|schritt)\s*\d+\s*[:.)-]\s*/iu,'').replace(/^\s*(?:[-*•–·▢☐✓✔️👉➡️>+~]|\d{1,2}[.)](?=\s)|\(\d\))+\s*/u, '');
const ess = (t: string | undefined) => strip(t ?? '').toLowerCase().replace(/[^\p{L}\p{N}½¼¾⅓]+/gu, '');
const same = (a: readonly string[] = [], b: readonly string[] = []) => a.length === b.length && a.every((x, i) => ess(x) === ess(b[i]!));
let right = 0, all = 0; const parts = { t: 0, i: 0, s: 0, n: 0 };
for (const [texts, language] of [[ENGLISH_FRESH, 'en'], [GERMAN_FRESH, 'de']] as const)
  for (const each of markedTexts(texts)) {
    all += 1;
    const read = readPasted(each, language);
    const ok = { t: ess(read.title) === ess(each.title), i: same(read.ingredients, each.ingredients), s: same(read.steps as any, each.steps), n: each.servings === 0 || read.servings === each.servings };
    for (const k of ['t','i','s','n'] as const) parts[k] += ok[k] ? 1 : 0;
    const good = ok.t && ok.i && ok.s && ok.n;
    right += good ? 1 : 0;
    if (!good && process.argv[2]) {
      console.log(`--- ${language} ${each.name}: ${Object.entries(ok).filter(([, v]) => !v).map(([k]) => k).join(' ')}`);
      if (!ok.t) console.log('  T', JSON.stringify(read.title), '≠', each.title);
      const diff = (a: readonly string[] = [], b: readonly string[] = []) => { const A = new Set(a.map(ess)), B = new Set(b.map(ess)); console.log('   extra', a.filter((x) => !B.has(ess(x))).map((x) => x.slice(0, 70)), '\n   missing', b.filter((x) => !A.has(ess(x))).map((x) => x.slice(0, 70))); };
      if (!ok.i) diff(read.ingredients, each.ingredients);
      if (!ok.s) diff(read.steps as any, each.steps);
      if (!ok.n) console.log('  N', read.servings, each.servings);
    }
  }
console.log(right, 'of', all, parts);
