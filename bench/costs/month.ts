/** Assumptions, not measurements. Change a number and run `npm run costs`. */
export const MONTH = {
  /** Times per month that an average user performs each action of `actions.ts`. */
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

    // 200 minutes with the app open: a few minutes per visit, and half an hour of cooking per dish.
    'has the app open for five seconds more': 2_400,
    // Three in ten users belong to a household.
    'has the app open for a minute more, in a household': 60,
    'fetches the library of a member': 0.03,
    // Six times ten minutes in the shop, and an occasional look.
    'opens the list': 10,
    'has the list open for five seconds more': 960,
    'puts a recipe on the list': 8,
    'ticks something off': 72,
    'opens the week': 8,
    'has the week open for five seconds more': 96,
    'plans a meal': 16,
    'has a page read': 3,
    'saves a recipe that was read, typed or imported': 8,
    'edits a recipe': 1,
    'tags or rates a recipe': 4,
    'has a recipe translated': 0.3,
    'shares a recipe': 0.5,
    'has a shared recipe opened': 3,
    'logs something eaten': 20,
    'looks a product up': 4,
    'founds a household and is joined': 0.02,
    // One in ten users subscribes; the calendar program asks every hour.
    'has the week read by a calendar': 72,
  },

  /** Actions that mostly find nothing new: the answer is a 304. */
  polls: [
    'has the app open for five seconds more',
    'has the app open for a minute more, in a household',
    'has the list open for five seconds more',
    'has the week open for five seconds more',
    'has the week read by a calendar',
  ],

  /**
   * Memory of a Lambda in GB, and seconds per request, cold starts included. Polls run in warm Lambdas. Two Lambdas run
   * while a page is read.
   */
  lambda: { memory: 1, request: 0.06, poll: 0.01, page: 2 * 3, writing: 15, hashing: 0.4, job: 0.3 },

  /** Share of a day's requests in its busiest hour, and ratio of the busiest second to the average one. */
  busiest: { hour: 0.15, second: 2 },

  /**
   * Tokens of a recipe: the prompt's budget, two photos as the app sends them (800 × 600 pixels, 29 × 22 squares), a
   * recipe in German.
   */
  tokens: { input: 1_700 + 2 * 640, output: 1_300, model: 'eu.anthropic.claude-haiku-5-5' },
  /** Tokens of a translation: the recipe, and its translation. */
  translation: { input: 1_700, output: 1_200 },
  /** Share of answers that are sent back for repair, which costs as much again. */
  repaired: 0.1,

  /**
   * Megabytes that leave the edge: answers, answers to polls, an app release per month, music, and visits of the
   * landing page.
   */
  megabytes: { anAnswer: 0.002, aPoll: 0.000_4, aPhoto: 0.11, app: 0.6, music: 0.8, visit: 0.4 },
  /** Files requested besides the API, per visit of a user and per visitor who does not stay. */
  files: { aVisit: 4, aVisitor: 20 },
  visitorsPerUser: 3,
  photosPerRecipe: 2,

  /** Data after a year, in KB: a recipe with its indexes and its share of marks, meals, diary, runs and usage. */
  monthsKept: 12,
  kilobytesPerRecipe: 8,

  /** Bytes of log per request, including Lambda's own, and per generation. */
  logBytes: { request: 900, recipe: 1_500 },

  /** Fixed resources, independent of the number of users. */
  standing: { alarms: 23, metrics: 62, dashboards: 1, wafRules: 2, jobsEveryMinute: 4 },

  /** Shares of paying users, by price. */
  paying: { basic_monthly: 0.025, basic_annual: 0.01, pro_monthly: 0.01, pro_annual: 0.005 },
  /** VAT in Germany. */
  vat: 0.19,
} as const;

export type ActionName = keyof typeof MONTH.times;
