import { billFor, monthOf } from './bill.ts';
import { busiestHousehold, needsOf, requestsOfOpenList } from './busiest.ts';
import { LIMITS } from './limits.ts';
import type { Counts } from './actions.ts';
import type { Count } from './tally.ts';
import { MONTH } from './month.ts';
import { takingsFrom } from './takings.ts';

const USERS = [1_000, 100_000, 10_000_000];

const BEGIN = '<!-- costs: written by `npm run costs` -->';
const END = '<!-- end of costs -->';

export function withCosts(document: string, counts: Counts): string {
  const [before, after] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (before < 0 || after < before) throw new Error(`The document lacks the marks ${BEGIN} and ${END}.`);
  return `${document.slice(0, before)}${BEGIN}\n\n${chapter(counts)}\n\n${document.slice(after)}`;
}

const chapter = (counts: Counts): string =>
  [bill(counts), takings(), busiest(counts), actions(counts)].join('\n\n');

function bill(counts: Counts): string {
  const bills = USERS.map((users) => billFor(users, counts));
  const rows = bills[0]?.map(({ name }, row) => [name, ...bills.map((each) => money(each[row]?.usd))]) ?? [];
  const sums = bills.map((each) => each.reduce((sum, { usd }) => sum + usd, 0));
  return table(
    ['US$ a month', ...USERS.map((users) => `${users.toLocaleString('en')} cooks`)],
    [
      ...rows,
      ['**Together**', ...sums.map((sum) => `**${money(sum)}**`)],
      ['a cook', ...sums.map((sum, column) => (sum / (USERS[column] ?? 1)).toFixed(3))],
    ],
  );
}

function takings(): string {
  const all = USERS.map(takingsFrom);
  return table(
    ['€ a month', ...USERS.map((users) => `${users.toLocaleString('en')} cooks`)],
    [
      ['Paid by cooks', ...all.map(({ paid }) => money(paid))],
      ['of it VAT', ...all.map(({ vat }) => money(vat))],
      ['of it Stripe’s fees', ...all.map(({ stripe }) => money(stripe))],
    ],
  );
}

/** Values above their limit are bold. */
function busiest(counts: Counts): string {
  const { read, written } = busiestHousehold(counts);
  const rows = needsOf(counts).map(({ name, most, needed }) => [
    name,
    most === undefined ? '' : most.toLocaleString('en'),
    ...USERS.map((users) => shown(needed(users), most)),
  ]);
  const same = (amount: number) => USERS.map(() => amount.toFixed(1));
  return table(
    ['In the busiest second', 'limit', ...USERS.map((users) => `${users.toLocaleString('en')} cooks`)],
    [
      ...rows,
      ['A household of eight that shops, read units a second of its partition', '3,000', ...same(read)],
      ['– write units', '1,000', ...same(written)],
      [
        'Requests of a device with an open list in five minutes, for each address',
        LIMITS.address.toLocaleString('en'),
        ...USERS.map(() => String(requestsOfOpenList())),
      ],
    ],
  );
}

function shown(amount: number, most = Infinity): string {
  const text = amount < 10 ? amount.toFixed(1) : Math.round(amount).toLocaleString('en');
  return amount > most ? `**${text}**` : text;
}

function actions(counts: Counts): string {
  const named: [string, number, Count][] = Object.entries(MONTH.times).map(([name, times]) => [
    `A cook ${name}`,
    times,
    // `Object.entries` widens the names of the actions to strings.
    counts[name as keyof Counts],
  ]);
  const rows = named.map(([name, times, count]) => [name, String(times), ...cells(count)]);
  const month = monthOf(counts);
  return table(
    ['What happens', 'times a month', 'requests', 'read units', 'write units', 'mails'],
    [
      ...rows,
      ['**A cook’s month**', '', ...cells(month).map((cell) => `**${cell}**`)],
      ['The jobs run', 'every minute', ...cells(counts['one run of the jobs'])],
    ],
  );
}

const cells = ({ requests, read, written, mails }: Count): string[] =>
  [requests, read, written, mails].map((count) => String(Math.round(count * 10) / 10));

/** Shows cents only in small amounts. */
const money = (amount = 0): string =>
  amount < 100 ? amount.toFixed(2) : Math.round(amount).toLocaleString('en');

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, column) => (column === 0 ? '---' : '--:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
