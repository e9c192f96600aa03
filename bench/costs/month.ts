/**
 * What is assumed: nobody has measured it. It stands here as data, so that whoever knows better changes a number and
 * runs `npm run costs`.
 */
export const MONTH = {
  /** How often an average cook does what is counted in `deeds.ts`, in a month. */
  times: {
    'opens the app': 12,
    'opens a recipe': 16,
    'has a recipe written': 4,
    'has a variation written': 1,
    'marks a recipe as cooked': 5,
    'takes a mark back': 0.3,
    'looks at the nutrition page': 6,
    'stays there for half a minute more': 24,
    'looks at the badges': 2,
    'stays there for five seconds more': 12,
    'sets goals': 0.3,
    'deletes a recipe': 0.5,
    registers: 0.15,
    'logs in': 0.5,
    'resets the password': 0.03,
    'looks at the plans': 0.5,
    'buys a plan': 0.01,
  },

  /** How much memory a Lambda has in GB, and how long a request takes it, start-ups included, in seconds. */
  lambda: { memory: 1, request: 0.06, writing: 15, hashing: 0.4, job: 0.3 },

  /** The prompt's budget, two photos as the app sends them (800 × 600 pixels / 750), a recipe in German. */
  tokens: { input: 800 + 2 * 640, output: 900, model: 'eu.anthropic.claude-haiku-4-5' },
  /** The share of answers that are sent back for repair, at the same price again. */
  repaired: 0.1,

  /** Megabytes that leave the edge: answers, a release of the app every month, music, and the landing page's visitors. */
  megabytes: { anAnswer: 0.002, aPhoto: 0.11, app: 0.6, music: 0.8, visit: 0.4 },
  /** Files that are asked for beside the API, for each of the cook's visits and of the visitors who do not stay. */
  files: { aVisit: 4, aVisitor: 20 },
  visitorsPerCook: 3,
  photosPerRecipe: 2,

  /** What has come together after a year, in KB: a recipe with its indexes and its share of marks, runs and usage. */
  monthsKept: 12,
  kilobytesPerRecipe: 8,

  /** A line of the log for every request, in bytes with what Lambda adds, and the longer ones of the author. */
  logBytes: { request: 900, recipe: 1_500 },

  /** What stands there whether or not anybody cooks. */
  standing: { alarms: 22, metrics: 61, dashboards: 1, wafRules: 2, jobsEveryMinute: 2 },

  /** The share of cooks who pay, by price. */
  paying: { basic_monthly: 0.025, basic_annual: 0.01, pro_monthly: 0.01, pro_annual: 0.005 },
  /** Germany. */
  vat: 0.19,
} as const;

export type DeedName = keyof typeof MONTH.times;
