import type { Plugin } from 'vite';

/** Enum as TypeScript compiles it, with the names of its numbers. */
const ENUM =
  /(?:var|let) (\w+);\s*\(function \(\1\) \{((?:\s*(?:\/\*[^]*?\*\/|\/\/.*|\1\[\1\["\w+"\] = -?\d+\] = "\w+";))+)\s*\}\)\(\1 \|\| \(\1 = \{\}\)\);/g;
const MEMBER = /\["(\w+)"\] = (-?\d+)\]/g;

/** Writes the numbers of enums where a module uses them. An enum that it exports stays an object. */
export function withEnumsInlined(code: string): string {
  let inlined = code;
  for (const [whole, name = '', body = ''] of code.matchAll(ENUM)) {
    const members = new Map(
      [...body.matchAll(MEMBER)].map(([, member = '', number = '']) => [member, number]),
    );
    inlined = inlined
      .replace(
        whole,
        () =>
          `const ${name} = ${JSON.stringify(Object.fromEntries(members)).replaceAll(/:"(-?\d+)"/g, ':$1')};`,
      )
      .replaceAll(
        new RegExp(String.raw`(?<![\w.$])${name}\.(\w+)(?!\w)`, 'g'),
        (used, member: string) => members.get(member) ?? used,
      );
  }
  return inlined;
}

/** Makes the reader of HTML smaller, whose states and characters are enums. Without a match the build only grows. */
export const inlinedEnums: Plugin = {
  name: 'inlined-enums',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/(?:htmlparser2|entities)\// },
    handler: (code) => ({ code: withEnumsInlined(code), map: null }),
  },
};
