import { target, type Import } from './imports.ts';

/** Layers of the app: each imports only those before it. */
const LAYERS = [
  'device',
  'ui',
  'i18n',
  'errors',
  'requests',
  'offline',
  'camera',
  'library',
  'kitchen',
  'session',
  'avoided',
  'generation',
  'detections',
  'drafts',
  'imports',
  'recipes',
  'eaten',
  'timers',
  'shell',
  'features',
];

const FOR_BROWSERS = /^(?!@aws-sdk|node:|aws-lambda).+/;

const OF_HANDLERS = [
  'core',
  'functions/http',
  'functions/page',
  'functions/ports.ts',
  'functions/routes.ts',
  'functions/sentences',
  'functions/site.ts',
  'functions/telemetry',
];

/** Parts of the repository and packages that each part may import. */
const MAY_IMPORT: Record<string, { readonly parts: readonly string[]; readonly packages: RegExp }> = {
  core: { parts: ['core'], packages: /^valibot$/ },
  // Reads HTML, on the server and on the device: see docs/decisions/0018.
  'core/reading': { parts: ['core'], packages: /^(valibot|htmlparser2|entities(\/decode)?)$/ },
  'functions/tables': {
    parts: ['core', 'functions/tables'],
    packages: /^(valibot|@aws-sdk\/.+|node:diagnostics_channel)$/,
  },
  'functions/services': {
    parts: ['core', 'functions/services', 'functions/mails'],
    packages: /^(valibot|@valibot\/.+|@aws-sdk\/.+|eventsource-parser\/stream|jose|stripe|node:.+)$/,
  },
  'functions/services/push/reminders.ts': {
    parts: ['core', 'functions/services', 'functions/sentences'],
    packages: /^(valibot|@aws-sdk\/.+|@block65\/webcrypto-web-push|jose|node:.+)$/,
  },
  'functions/sentences': { parts: ['core', 'functions/sentences', 'locales'], packages: /^@lingui\/core$/ },
  'functions/mails': {
    parts: ['core', 'functions/mails', 'functions/sentences'],
    packages: /^@lingui\/core$/,
  },
  'functions/page': { parts: ['core', 'functions/page'], packages: /^node:crypto$/ },
  'functions/telemetry': {
    parts: ['core', 'functions/telemetry', 'functions/site.ts'],
    packages: /^(node:async_hooks|node:diagnostics_channel)$/,
  },
  'functions/http': {
    parts: [...OF_HANDLERS, 'functions/rights.ts'],
    packages: /^(valibot|aws-lambda|cookie|node:crypto|node:net|node:stream|node:zlib)$/,
  },
  // Speaks an external protocol, in which tools call the handlers.
  'functions/mcp': {
    parts: [...OF_HANDLERS, 'functions/mcp'],
    packages: /^(valibot|aws-lambda|node:crypto|@modelcontextprotocol\/server)$/,
  },
  // Handlers import only those of their own folder.
  'functions/*': { parts: OF_HANDLERS, packages: /^(valibot|aws-lambda|ical-generator|node:crypto)$/ },
  'functions/ports.ts': {
    parts: [
      'core',
      'functions/config.ts',
      'functions/rights.ts',
      'functions/services',
      'functions/services/push/reminders.ts',
      'functions/site.ts',
      'functions/tables',
    ],
    packages: /^@aws-sdk\/.+$/,
  },
  'functions/site.ts': { parts: ['functions/config.ts'], packages: /^$/ },
  'functions/config.ts': { parts: [], packages: /^(valibot|sst\/resource)$/ },
  'functions/rights.ts': { parts: [], packages: /^$/ },
  'functions/routes.ts': { parts: [], packages: /^$/ },
  // Routes name the handlers as strings; permissions follow from the functions' declarations.
  infra: {
    parts: [
      'infra',
      'core',
      'functions/rights.ts',
      'functions/routes.ts',
      'functions/config.ts',
      'functions/tables/schema.ts',
      'functions/services/bedrock-families.ts',
    ],
    packages: /^(sst|valibot|esbuild|node:(child_process|crypto|fs|path|url))$/,
  },
  'functions/tables/schema.ts': { parts: [], packages: /^@aws-sdk\/.+$/ },
  'functions/services/bedrock-families.ts': { parts: ['core'], packages: /^$/ },
  'web/page-pictures': {
    parts: ['core', 'web/page-pictures'],
    packages: /^(tesseract\.js-core|@tesseract\.js-data)\//,
  },
  'web/recogniser': { parts: ['web/recogniser'], packages: /^$/ },
  'web/scanner': { parts: ['web/scanner'], packages: /^(barcode-detector|zxing-wasm)\// },
  // Plugins of the build.
  'web/build': {
    parts: ['core', 'functions/page', 'web', 'web/build'],
    packages: /^(vite|vite-plugin-pwa|node:.+)$/,
  },
  'web/features/landing/prerender.ts': {
    parts: ['core', 'web', 'web/build', 'web/features'],
    packages: /^vite$/,
  },
  'web/features/plans/prerender.ts': {
    parts: ['core', 'web', 'web/build', 'web/features'],
    packages: /^vite$/,
  },
  // Files that every folder may use.
  web: { parts: ['core', 'web', 'web/errors', 'web/i18n', 'web/session'], packages: FOR_BROWSERS },
  ...Object.fromEntries(
    LAYERS.map((layer, height) => [
      `web/${layer}`,
      {
        parts: [
          'core',
          'web',
          'web/page-pictures',
          'web/recogniser',
          'web/scanner',
          ...(layer === 'i18n' ? ['locales'] : []),
          ...LAYERS.slice(0, height + 1).map((each) => `web/${each}`),
        ],
        packages: FOR_BROWSERS,
      },
    ]),
  ),
  // Composition root of the app.
  'web/main.tsx': { parts: ['core', 'web', 'web/*'], packages: FOR_BROWSERS },
  'web/routes.tsx': { parts: ['core', 'web', 'web/*'], packages: FOR_BROWSERS },
  'web/service-worker.ts': { parts: ['web', 'web/offline'], packages: /^workbox-/ },
};

/** Folders of functions with rules of their own. */
const NOUNLESS = Object.keys(MAY_IMPORT).filter((part) => /^functions\/\w+$/.test(part));

/** Files with rules of their own. */
const APART = Object.keys(MAY_IMPORT).filter((part) => /\.tsx?$/.test(part));

/** Returns the part whose rules a file follows. Others import `core/reading` as a folder of core. */
const rulesOf = (file: string) =>
  MAY_IMPORT[file.startsWith('core/reading/') ? 'core/reading' : partOf(file)];

function partOf(file: string): string {
  const known = APART.find((part) => file === part) ?? NOUNLESS.find((part) => file.startsWith(`${part}/`));
  if (known) return known;
  const [top = '', second = '', third] = file.split('/');
  if (top === 'web' && third) return `web/${second}`;
  return top === 'functions' && third ? 'functions/*' : top;
}

const isIn = (part: string, parts: readonly string[]) =>
  parts.includes(part) || (parts.includes('web/*') && part.startsWith('web/'));

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));

/** Returns true if the rules of its file allow the import. */
export function isAllowed(each: Import): boolean {
  const rules = rulesOf(each.from);
  const file = target(each);
  if (!rules) return /^(local|tests|bench|tools)\//.test(each.from);
  if (file === undefined) return rules.packages.test(each.to);
  return isIn(partOf(file), rules.parts) || folderOf(file) === folderOf(each.from);
}
