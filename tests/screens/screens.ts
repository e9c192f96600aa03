import { COOK_MODE } from './cook-mode.ts';
import { ASKED_FOR_ACCESS } from './connect-screen.ts';
import { putAside } from './put-aside.ts';
import { PATHS } from '#web/paths.ts';
import { EATEN_SCREENS } from './eaten-screens.ts';
import { EMPTY_SCREENS } from './empty-screens.ts';
import { readRecipe } from './reading.ts';
import { REFUSED, RING_DEVICES, TOO_OFTEN, USED_UP } from './refusals.ts';
import { WEEK_SCREENS } from './week-screens.ts';
import {
  type Step,
  at,
  turnTo,
  press,
  unfold,
  open,
  see,
  read,
  fill,
  select,
  choose,
  chooseFile,
  startTimer,
  answer,
  offline,
  midSentence,
  DIALOG,
} from './steps.ts';

/** Steps to each screen, by its name. The first one opens a page. */
export type Screens = Readonly<Record<string, readonly Step[]>>;

/** Without a session; just signed up; after a week of cooking. */
export type Who = 'stranger' | 'newcomer' | 'cook';

const COOKS_OWN = new Set<string>([
  PATHS.home,
  PATHS.recipe,
  PATHS.edit,
  PATHS.library,
  PATHS.print,
  ...Object.values(PATHS).filter((path) => /^\/(?:add|list|week|diary|household)/.test(path)),
  PATHS.nutrition,
  PATHS.badges,
  PATHS.settings,
]);

const pages = (isWanted: (path: string) => boolean): Screens =>
  Object.fromEntries(
    Object.entries(PATHS)
      .filter(([, path]) => isWanted(path))
      .map(([name, path]) => [name, [at(path)]]),
  );

/** Steps that read a link. */
const reading = (answered: Step): readonly Step[] => [
  answered,
  at(PATHS.add),
  fill('add.link_or_text', 'https://example.org/cake'),
  press('add.read'),
];

/** All screens with their states. Screens that change data come last. */
export const SCREENS: Readonly<Record<Who, Screens>> = {
  stranger: {
    // Google's popup closes immediately.
    ...pages((path) => !COOKS_OWN.has(path) && path !== PATHS.google),
    plans: [at(PATHS.plans), see('main > ul > li')],
    register: [at(PATHS.auth), press('auth.register', 'tab')],
    'register, refused': [
      at(PATHS.auth),
      press('auth.register', 'tab'),
      fill('auth.password', 'leek'),
      press('auth.create_account'),
    ],
    'login, refused': [
      at(PATHS.auth),
      fill('auth.email', 'nobody@example.org'),
      fill('auth.password', 'Leek2026leek'),
      press('auth.log_in'),
      read('login_failed'),
    ],
    'login, too many tries': [
      answer('**/api/login', TOO_OFTEN, 429),
      at(PATHS.auth),
      fill('auth.email', 'nobody@example.org'),
      fill('auth.password', 'Leek2026leek'),
      open('[type=submit]'),
      read('log_in_link.offer'),
    ],
    'login, link sent': [
      answer('**/api/login', TOO_OFTEN, 429),
      at(PATHS.auth),
      fill('auth.email', 'nobody@example.org'),
      fill('auth.password', 'Leek2026leek'),
      open('[type=submit]'),
      press('log_in_link.send'),
      read('log_in_link.sent'),
    ],
    'login by mail': [at(`${PATHS.auth}?login=x`)],
    'forgotten password': [at(PATHS.auth), press('auth.forgot_password'), read('forgotten.lead')],
    // Another address, as opening the same one again would keep the view.
    'forgotten password, sent': [
      at(`${PATHS.auth}?again`),
      press('auth.forgot_password'),
      read('forgotten.lead'),
      fill('auth.email', 'nobody@example.org'),
      press('forgotten.send'),
      read('forgotten.sent.then'),
    ],
    'new password': [at(`${PATHS.auth}?reset=x`)],
    'confirm address': [at(`${PATHS.auth}?verify=x`)],
    'confirm address, refused': [
      at(`${PATHS.auth}?verify=x`),
      press('verify.action'),
      read('verify.refused'),
    ],
    'plans, loading': [answer('**/api/subscription/plans'), at(PATHS.plans)],
    'plans, failed': [
      answer('**/api/subscription/plans', REFUSED, 500),
      at(PATHS.plans),
      see('main [role=alert]'),
    ],
    'cancel, refused': [at(PATHS.cancelContract), open('[type=submit]')],
    'cancel, received': [
      at(PATHS.cancelContract),
      fill('contract.email', 'nobody@example.org'),
      select('contract.which', 'Basic'),
      open('[type=submit]'),
      read('contract.cancel.received'),
    ],
    'withdraw, confirm': [at(`${PATHS.withdrawContract}?confirm=x`)],
    'cancel, undo': [at(`${PATHS.cancelContract}?undo=x`)],
    'not found': [at('/nowhere')],
  },
  newcomer: {
    'badges, failed': [
      answer('**/api/badges/user', REFUSED, 500),
      at(PATHS.badges),
      see('main [role=alert]'),
    ],
    'nutrition, loading': [answer('**/api/nutrition/**'), at(PATHS.nutrition)],
    'home, failed': [answer('**/api/recipes*', REFUSED, 500), at(PATHS.home), see('main [role=alert]')],
    'home, loading': [answer('**/api/recipes*'), at(PATHS.home)],
    'recipe, loading': [
      answer('**/api/recipes/1'),
      (page) => page.goto('/recipe/1'),
      see('main .animate-breathe'),
    ],
    'recipe, not found': [at('/recipe/1')],
    ...EMPTY_SCREENS,
    'recipe, offline': [at(PATHS.home), offline, turnTo('/recipe/2'), read('recipe.not_here.title')],
  },
  cook: {
    ...WEEK_SCREENS,
    'household, none': [answer('**/api/household', null), at(PATHS.household), read('household.found')],
    ...pages((path) => COOKS_OWN.has(path)),
    connect: [at(ASKED_FOR_ACCESS)],
    nutrition: [at(PATHS.nutrition), see('[role=progressbar]:not([aria-valuenow="0"])')],
    settings: [at(PATHS.settings), see('main li'), press('tokens.unfold'), see('main form')],
    'plans, signed in': [at(PATHS.plans), see('main > ul > li')],
    'cancel, signed in': [at(PATHS.cancelContract)],
    'home, limit reached': [
      answer('**/api/user/recipe-usage', USED_UP),
      at(PATHS.home),
      read('recipe_limit_reached'),
    ],
    'home, photos': [at(PATHS.home), choose('tomatoes', 'carrots', 'lemons')],
    'home, typed': [
      at(PATHS.home),
      press('home.clear'),
      press('home.type'),
      fill('detection.ask_all', 'stardust'),
      press('food.add'),
    ],
    'home, preferences': [at(PATHS.home), press('home.clear'), open('summary')],
    'home, add': [at(PATHS.home), press('home.add'), see('dialog li')],
    'files, found': [
      at(PATHS.addFiles),
      chooseFile(
        'pancakes.cook',
        'Whisk @flour{125%g}, @eggs{3} and @milk{250%ml}.\n\nFry them in a #pan{}.',
      ),
      see('main input[type=checkbox]'),
    ],
    'files, no recipe': [at(PATHS.addFiles), chooseFile('letter.txt', 'Hello'), read('files.nothing')],
    'add, no recipe': [
      ...reading(answer('**/api/recipes/read', { error: 'No.', type: 'NoRecipe' }, 422)),
      read('add.no_recipe'),
    ],
    'add, unreachable': [
      ...reading(
        answer('**/api/recipes/read', { error: 'No.', type: 'PageUnreachable', reason: 'timeout' }, 422),
      ),
      read('add.unreachable'),
    ],
    'add, limit reached': [...reading(answer('**/api/recipes/read', TOO_OFTEN, 429)), read('add.limit')],
    'add, loading': [...reading(answer('**/api/recipes/read')), read('add.reading')],
    'add, check': [
      ...reading(readRecipe),
      read('review.heading'),
      see('main table td'),
      press('review.dont_count'),
    ],
    'edit, a line in hand': [
      at(PATHS.edit),
      press('edit.add_part'),
      open('[data-grip]'),
      see('[role=group] button'),
    ],
    menu: [at(`${PATHS.home}?menu`), unfold('nav.menu')],
    camera: [at(PATHS.home), press('home.open_camera'), see('dialog [aria-label]:enabled')],
    'recipe, how it was counted': [at(PATHS.recipe), open('summary'), read('recipe.counted.sources')],
    ...COOK_MODE,
    ...EATEN_SCREENS,
    'settings, devices that ring': [
      answer('**/api/ring-devices', RING_DEVICES),
      at(PATHS.settings),
      see('[aria-labelledby=rings] li'),
    ],
    'settings, delete account': [at(PATHS.settings), press('your_data.delete'), DIALOG],
    'not found, signed in': [at('/nowhere')],
    'recipe, timer': [at(PATHS.recipe), startTimer],
    'cook mode, timer': [at(`${PATHS.recipe}?cook=3`), see('dialog')],
    'home, deleted': [at(PATHS.home), open('[aria-labelledby=recent] li button'), read('recipe_deleted')],
    'badges, offline': [at(PATHS.home), offline, turnTo(PATHS.badges)],
    'home, unsent': [at(PATHS.recipe), offline, press('eaten.remove'), turnTo(PATHS.home), see('aside p')],
    'log out, unsent': [
      offline,
      at(PATHS.recipe),
      press('eaten.mark'),
      unfold('nav.menu'),
      press('nav.log_out'),
      see('dialog'),
    ],
    analysing: [
      at(PATHS.home),
      choose('tomatoes', 'carrots', 'peppers'),
      midSentence,
      press('home.generate'),
      see('dialog ol li'),
    ],
    'put aside': [at(PATHS.home), putAside, at(`${PATHS.home}?aside`), see('aside p')],
  },
};
