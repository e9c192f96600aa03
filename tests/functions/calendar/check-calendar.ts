import ICAL from 'ical.js';

/**
 * A property with its value; every line must match.
 * Source: RFC 5545, 3.1
 */
const LINE = /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"\p{Cc}]*"|[^";:,\p{Cc}]*))*):([^\p{Cc}]*)$/u;

/** Properties that must occur once, or may occur once, by component. Source: RFC 5545, 3.6 and 3.6.1; RFC 7986, 4 */
const PROPERTIES: Readonly<Record<string, { readonly needed: readonly string[]; readonly known: RegExp }>> = {
  VCALENDAR: { needed: ['PRODID', 'VERSION'], known: /^(NAME|REFRESH-INTERVAL|X-[A-Z-]+)$/ },
  VEVENT: {
    needed: ['UID', 'DTSTAMP', 'DTSTART', 'SUMMARY'],
    known: /^(DTEND|SEQUENCE|LAST-MODIFIED|TRANSP|X-[A-Z-]+)$/,
  },
};

/** Format of values that are not texts. Source: RFC 5545, 3.3 */
const VALUES: Readonly<Record<string, RegExp>> = {
  DTSTAMP: /^\d{8}T\d{6}Z$/,
  'LAST-MODIFIED': /^\d{8}T\d{6}Z$/,
  'DTSTART;VALUE=DATE': /^\d{8}$/,
  'DTEND;VALUE=DATE': /^\d{8}$/,
  SEQUENCE: /^\d{1,10}$/,
  TRANSP: /^(OPAQUE|TRANSPARENT)$/,
  VERSION: /^2\.0$/,
  'REFRESH-INTERVAL;VALUE=DURATION': /^PT1H$/,
  'X-PUBLISHED-TTL': /^PT1H$/,
};

/** A text: only commas, semicolons and backslashes are escaped. Source: RFC 5545, 3.3.11 */
const TEXT = /^(?:[^\\;,]|\\[\\;,nN])*$/;

/** Returns all violations of RFC 5545 in an iCalendar file. */
export function faultsIn(file: string): readonly string[] {
  const lines = file.split('\r\n');
  const unfolded = file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
  return [
    ...(lines.at(-1) === '' ? [] : ['The last line has no end.']),
    ...lines.filter((line) => Buffer.byteLength(line) > 75).map((line) => `More than 75 octets: ${line}`),
    ...lines.filter((line) => line !== line.toWellFormed()).map((line) => `A sign is cut in two: ${line}`),
    ...lines
      .slice(0, -1)
      .filter((line) => line === '')
      .map(() => 'A line is empty.'),
    ...unfolded.flatMap(faultsOfLine),
    ...faultsOfComponents(unfolded),
  ];
}

function faultsOfLine(line: string): string[] {
  const [, name = '', parameters = '', value = ''] = LINE.exec(line) ?? [];
  if (name === '') return [`Not a property: ${line}`];
  const form = VALUES[`${name}${parameters}`] ?? (parameters === '' ? TEXT : /^$/);
  return form.test(value) ? [] : [`The value has another form: ${line}`];
}

function faultsOfComponents(lines: readonly string[]): string[] {
  const faults: string[] = [];
  const open: { readonly name: string; readonly held: string[] }[] = [];
  const ids: string[] = [];
  for (const line of lines) {
    const [name = '', value = ''] = line.split(/[;:](.*)/s);
    if (name === 'BEGIN') open.push({ name: value, held: [] });
    else if (name === 'END') faults.push(...faultsOfComponent(value, open.pop()));
    else open.at(-1)?.held.push(name);
    if (name === 'UID') ids.push(value);
    if (name !== 'END' && open.length === 0) faults.push(`Outside of a component: ${line}`);
  }
  if (new Set(ids).size < ids.length) faults.push('Two events have one UID.');
  return faults;
}

function faultsOfComponent(
  name: string,
  component: { readonly name: string; readonly held: readonly string[] } | undefined,
): string[] {
  const { needed, known } = PROPERTIES[name] ?? { needed: [], known: /^$/ };
  if (component?.name !== name) return [`${name} ends and has not begun.`];
  const { held } = component;
  return [
    ...needed.filter((each) => !held.includes(each)).map((each) => `${name} lacks ${each}.`),
    ...held.filter((each, at) => held.indexOf(each) < at).map((each) => `${name} has ${each} twice.`),
    ...held
      .filter((each) => !needed.includes(each) && !known.test(each))
      .map((each) => `${name} has ${each}.`),
  ];
}

/** An event as a calendar app reads it. */
export type ReadEvent = {
  readonly uid: string;
  readonly title: string;
  /** First day, and the day after the last. */
  readonly days: readonly [string, string];
  readonly isWholeDay: boolean;
  readonly sequence: number;
  readonly stamp: number;
};

/** Reads a file with Thunderbird's parser. */
export function readCalendar(file: string): {
  readonly name: unknown;
  readonly events: readonly ReadEvent[];
} {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return {
    name: calendar.getFirstPropertyValue('x-wr-calname'),
    events: calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component);
      const stamp = component.getFirstPropertyValue('dtstamp');
      return {
        uid: event.uid,
        title: event.summary,
        days: [event.startDate.toString(), event.endDate.toString()],
        isWholeDay: event.startDate.isDate && event.endDate.isDate,
        sequence: event.sequence,
        stamp: stamp instanceof ICAL.Time ? stamp.toJSDate().getTime() : 0,
      };
    }),
  };
}
