import { target, type Import } from './imports.ts';

const FOR_BROWSERS = /^(?!@aws-sdk|node:|aws-lambda).+/;

/** The room that every other room of the app may use. */
const SHARED = [
  'web/shared',
  'web/shared/i18n',
  'web/shared/platform/recogniser',
  'web/shared/platform/scanner',
  'web/shared/platform/text-recognition',
];

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
  // Three parts of the platform that run in workers and know nothing of the app.
  'web/shared/platform/text-recognition': {
    parts: ['core'],
    packages: /^(tesseract\.js-core|@tesseract\.js-data)\//,
  },
  'web/shared/platform/recogniser': { parts: [], packages: /^$/ },
  'web/shared/platform/scanner': { parts: [], packages: /^(barcode-detector|zxing-wasm)\// },
  // The only folder that loads catalogs.
  'web/shared/i18n': { parts: ['core', 'locales', 'web/shared'], packages: FOR_BROWSERS },
  'web/shared': { parts: ['core', ...SHARED], packages: FOR_BROWSERS },
  'web/features': { parts: ['core', ...SHARED, 'web/features', 'web'], packages: FOR_BROWSERS },
  'web/app': { parts: ['core', ...SHARED, 'web/features', 'web/app'], packages: FOR_BROWSERS },
  // Plugins of the build.
  'web/app/build': {
    parts: ['core', 'functions/page', ...SHARED, 'web/features', 'web/app/build'],
    packages: /^(vite|vite-plugin-pwa|node:.+)$/,
  },
  'web/app/service-worker.ts': { parts: ['web/shared'], packages: /^workbox-/ },
};

/** Folders with rules of their own, inner ones first. */
const NOUNLESS = Object.keys(MAY_IMPORT)
  .filter((part) => /^(functions\/\w+|web\/[\w/-]+)$/.test(part))
  .toSorted((one, other) => other.length - one.length);

/** Files with rules of their own. */
const APART = Object.keys(MAY_IMPORT).filter((part) => /\.tsx?$/.test(part));

/** Returns the part whose rules a file follows. Others import `core/reading` as a folder of core. */
const rulesOf = (file: string) =>
  MAY_IMPORT[file.startsWith('core/reading/') ? 'core/reading' : partOf(file)];

function partOf(file: string): string {
  const known = APART.find((part) => file === part) ?? NOUNLESS.find((part) => file.startsWith(`${part}/`));
  if (known) return known;
  const [top = '', , third] = file.split('/');
  return top === 'functions' && third ? 'functions/*' : top;
}

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));

/** Returns true if the rules of its file allow the import. */
export function isAllowed(each: Import): boolean {
  const rules = rulesOf(each.from);
  const file = target(each);
  if (!rules) return /^(local|tests|bench|tools)\//.test(each.from);
  if (file === undefined) return rules.packages.test(each.to);
  if (!isAllowedInFeatures(each.from, file)) return false;
  return rules.parts.includes(partOf(file)) || folderOf(file) === folderOf(each.from);
}

/** `web/features/list/data/list.ts` is data of the list. */
const FEATURE = /^web\/features\/(?<noun>[^/]+)\/(?<kind>data|parts|screens)\//;

/**
 * Kinds of files of other nouns that each kind may import. Screens belong to their noun: only it and the routes show
 * them. Data is below parts, and parts are below screens, except that a part may open a screen of its own noun.
 */
const OF_OTHERS = { data: ['data'], parts: ['data', 'parts'], screens: ['data', 'parts'] };
const OF_ITS_OWN = {
  data: ['data'],
  parts: ['data', 'parts', 'screens'],
  screens: ['data', 'parts', 'screens'],
};

function isAllowedInFeatures(from: string, to: string): boolean {
  const [here, there] = [FEATURE.exec(from)?.groups, FEATURE.exec(to)?.groups];
  if (!here || !there) return true;
  const kinds = here['noun'] === there['noun'] ? OF_ITS_OWN : OF_OTHERS;
  // The pattern allows only these kinds.
  return kinds[here['kind'] as keyof typeof kinds].includes(there['kind'] ?? '');
}
