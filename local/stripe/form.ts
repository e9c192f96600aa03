/** Parses form fields as sent to Stripe: `a[b]=1`, `list[0][c]=2`, `list[]=3`. */
export function parseForm(text: string): Record<string, unknown> {
  const root: Branch = new Map();
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [...name.matchAll(/[^[\]]+|\[\]/g)].map(([part]) => part);
    let branch = root;
    for (const part of path.slice(0, -1)) branch = branchAt(branch, part);
    const last = path.at(-1) ?? '';
    branch.set(last === '[]' ? String(branch.size) : last, value);
  }
  return Object.fromEntries([...root].map(([name, value]) => [name, plain(value)]));
}

type Branch = Map<string, Branch | string>;

function branchAt(parent: Branch, part: string): Branch {
  const known = parent.get(part);
  if (known instanceof Map) return known;
  const made: Branch = new Map();
  parent.set(part, made);
  return made;
}

/** Turns branches with the keys 0, 1, … into lists. */
function plain(value: Branch | string): unknown {
  if (typeof value === 'string') return value;
  const entries = [...value].map(([name, each]) => [name, plain(each)] as const);
  const isList = entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, each]) => each) : Object.fromEntries(entries);
}
