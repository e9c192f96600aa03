import { PAGE_FETCHER, ROUTES } from '#functions/routes.ts';
import { lambdaOf } from '../support/handlers.ts';
import { lambdasIn, type Lambda, type Statement } from '../support/lambdas.ts';
import type { Bundle } from '../support/bundle.ts';
import type { Check } from '../support/deployment.ts';

/**
 * Permission that each SDK command needs.
 * Source: Service Authorization Reference
 */
const RIGHT_OF: Readonly<Record<string, string>> = {
  'dynamodb/GetItem': 'dynamodb:GetItem',
  'dynamodb/BatchGetItem': 'dynamodb:BatchGetItem',
  'dynamodb/PutItem': 'dynamodb:PutItem',
  'dynamodb/UpdateItem': 'dynamodb:UpdateItem',
  'dynamodb/DeleteItem': 'dynamodb:DeleteItem',
  'dynamodb/Query': 'dynamodb:Query',
  's3/PutObject': 's3:PutObject',
  's3/GetObject': 's3:GetObject',
  's3/DeleteObjects': 's3:DeleteObject',
  'sesv2/SendEmail': 'ses:SendEmail',
  'sqs/SendMessage': 'sqs:SendMessage',
  'lambda/InvokeWithResponseStream': 'lambda:InvokeFunction',
  'bedrock-runtime/ConverseStream': 'bedrock:InvokeModelWithResponseStream',
};

/** Commands in every client that are sent only with options we do not set. */
const NEVER_SENT: ReadonlySet<string> = new Set(['dynamodb/DescribeEndpoints', 's3/CreateSession']);

/** Permissions that Lambda itself uses for a function. */
const OF_THE_RUNTIME: ReadonlySet<string> = new Set([
  'sqs:SendMessage',
  'sqs:ReceiveMessage',
  'sqs:DeleteMessage',
  'sqs:GetQueueAttributes',
]);

/** Allowed wildcards. */
const WILDCARDS = [
  // A photo's name is random.
  /^arn:aws:s3:::[\w-]+\/photos\/\*$/,
  // A shared picture's name is random, too.
  /^arn:aws:s3:::[\w-]+\/shared\/\*$/,
  // A profile answers from any of its regions.
  /^arn:aws:bedrock:\*::foundation-model\/[\w.:-]+$/,
];

/** The managed policy for writing logs. */
const LOGS = 'arn:aws:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole';

/** Checks that each Lambda has exactly the permissions that its bundle uses. */
export const checkRights: Check = ({ graph, bundles }) =>
  lambdasIn(graph).flatMap((lambda) => {
    const bundle = bundles.get(lambda.id);
    return [
      ...checkWildcards(lambda),
      ...(bundle ? checkUsed(lambda, bundle) : []),
      ...(OPEN_TO_ALL.has(lambda.id) ? checkReadsShares(lambda) : []),
      ...(lambda.id === CALENDAR_FILE_ID ? checkReadsCalendars(lambda) : []),
      ...(lambda.id === PRODUCT_FINDER_ID ? checkPutsProducts(lambda) : []),
      ...checkProductService(lambda, bundle),
      ...(HAVE_NOTHING.has(lambda.id) ? checkHasNothing(lambda, bundle) : checkInvokes(lambda)),
    ];
  });

/** Lambdas that serve shared data to people without an account. */
const OPEN_TO_ALL: ReadonlySet<string> = new Set(
  ROUTES.filter(({ path }) => path.startsWith('/r/')).map(({ handler }) => lambdaOf(handler)),
);

/** Checks that a Lambda reads shared data only, and nothing else of the table or the photos. */
const checkReadsShares = ({ id, statements }: Lambda): string[] =>
  statements
    .filter((statement) => !isOnShares(statement))
    .map(
      ({ actions, resources }) =>
        `${id} may ${actions.join()} on ${resources.join()}, and should read shares alone.`,
    );

const isOnShares = ({ actions, resources, conditions = [] }: Statement): boolean =>
  (actions.join() === 'dynamodb:GetItem' &&
    conditions.some(
      ({ variable, test, values }) =>
        variable === 'dynamodb:LeadingKeys' &&
        test === 'ForAllValues:StringLike' &&
        [values].flat().join() === 'SHARE#*',
    )) ||
  (actions.join() === 's3:GetObject' && resources.every((resource) => resource.endsWith('/shared/*')));

const CALENDAR_FILE_ID = lambdaOf('calendar/file');

/** Keys that the calendar Lambda may read, by action. */
const CALENDAR_KEYS: Readonly<Record<string, string>> = {
  'dynamodb:GetItem': 'CALENDAR#*',
  'dynamodb:Query': 'K#*',
};

/** Checks that a Lambda reads calendar addresses and shared kitchen data only, and no user's data. */
const checkReadsCalendars = ({ id, statements }: Lambda): string[] =>
  statements
    .filter(
      ({ actions, conditions = [] }) =>
        !conditions.some(
          ({ variable, test, values }) =>
            variable === 'dynamodb:LeadingKeys' &&
            test === 'ForAllValues:StringLike' &&
            [values].flat().join() === CALENDAR_KEYS[actions.join()],
        ),
    )
    .map(
      ({ actions, resources }) =>
        `${id} may ${actions.join()} on ${resources.join()}, and should read calendars and kitchens alone.`,
    );

const PRODUCT_FINDER_ID = lambdaOf('product/find');

/**
 * Checks that the only items a Lambda puts are products of Open Food Facts. Its session checks read and change others.
 */
const checkPutsProducts = ({ id, statements }: Lambda): string[] =>
  statements
    .filter(
      ({ actions, conditions = [] }) =>
        actions.some((action) => /Put|Delete|Batch/.test(action)) &&
        !conditions.some(
          ({ variable, test, values }) =>
            variable === 'dynamodb:LeadingKeys' &&
            test === 'ForAllValues:StringLike' &&
            [values].flat().join() === 'PRODUCT#*',
        ),
    )
    .map(({ actions }) => `${id} may ${actions.join()}, and should put products alone.`);

const OPEN_FOOD_FACTS = 'https://world.openfoodfacts.org';

/** Checks that a deployed Lambda requests Open Food Facts itself, no more often than allowed. */
function checkProductService({ id }: Lambda, bundle: Bundle | undefined): string[] {
  const told = JSON.stringify(bundle?.links['OpenFoodFacts'] ?? { url: OPEN_FOOD_FACTS, readsPerMinute: 15 });
  return told.includes(`"${OPEN_FOOD_FACTS}"`) && /"readsPerMinute":15\b/.test(told)
    ? []
    : [`${id} is told another place or pace of Open Food Facts: ${told}.`];
}

const PAGE_FETCHER_ID = lambdaOf(PAGE_FETCHER.handler);

/** The Lambdas that fetch pages and that serve assistants; the latter calls our API with the tokens of its requests. */
const HAVE_NOTHING: ReadonlySet<string> = new Set([PAGE_FETCHER_ID, lambdaOf('mcp/serve')]);

/** Links of a Lambda without access: the app's name and the site's address. */
const TOLD_TO_ALL: ReadonlySet<string> = new Set(['App', 'Site']);

/** Checks that an attacker in a Lambda without access finds nothing there. */
const checkHasNothing = ({ id, statements, vpcConfig }: Lambda, bundle: Bundle | undefined): string[] => [
  ...statements
    .flatMap(({ actions }) => actions)
    .map((action) => `${id} may ${action}, and should have no right.`),
  ...(vpcConfig ? [`${id} is in a VPC, and should reach nothing but the internet.`] : []),
  ...Object.keys(bundle?.links ?? {})
    .filter((name) => !TOLD_TO_ALL.has(name))
    .map((name) => `${id} is told ${name}, and should know nothing.`),
];

/** Checks that Lambdas that have pages fetched may invoke no other Lambda. */
const checkInvokes = ({ id, statements }: Lambda): string[] =>
  statements
    .filter(({ actions }) => actions.includes('lambda:InvokeFunction'))
    .flatMap(({ resources }) => resources)
    .filter((arn) => !arn.endsWith(`:${PAGE_FETCHER_ID}Function`))
    .map((arn) => `${id} may invoke ${arn}, and should invoke nothing but ${PAGE_FETCHER_ID}.`);

const checkWildcards = ({ id, statements, managed, assumedBy }: Lambda): string[] => [
  ...(/"AWS"/.test(assumedBy) || !assumedBy.includes('lambda.amazonaws.com')
    ? [`Others than Lambda may step into the role of ${id}.`]
    : []),
  ...statements
    .flatMap(({ actions }) => actions)
    .filter((action) => action.includes('*'))
    .map((action) => `${id} may ${action}: a right has a name and no wildcard.`),
  ...statements
    .flatMap(({ resources }) => resources)
    .filter((resource) => resource.includes('*') && !WILDCARDS.some((known) => known.test(resource)))
    .map(
      (resource) =>
        `${id} has a right to ${resource}: that wildcard is not in the short list of tests/infra/checks/rights.ts.`,
    ),
  ...managed
    .filter((policy) => policy !== LOGS)
    .map((policy) => `${id} has the rights of ${policy}, which nobody has counted.`),
];

function checkUsed({ id, statements }: Lambda, bundle: Bundle): string[] {
  const commands = commandsIn(bundle);
  const granted = statements.flatMap(({ actions }) => actions);
  const used = commands.map((command) => RIGHT_OF[command] ?? command);
  return [
    ...commands
      .filter((command) => !(command in RIGHT_OF))
      .map(
        (command) =>
          `${id} sends ${command}, and tests/infra/checks/rights.ts does not know which right that takes.`,
      ),
    ...used
      .filter((right) => !granted.includes(right))
      .map((right) => `${id} uses ${right} and may not: a port's maker in functions/ports.ts lacks it.`),
    ...granted
      .filter((right) => !used.includes(right) && !OF_THE_RUNTIME.has(right))
      .map((right) => `${id} may ${right} and never does: a port's maker in functions/ports.ts is too wide.`),
    ...checkIndexes(id, statements),
  ];
}

/** Queries read the table and its indexes. */
const checkIndexes = (id: string, statements: readonly Statement[]): string[] =>
  statements
    .filter(
      ({ actions, resources }) =>
        actions.includes('dynamodb:Query') !== resources.some((arn) => arn.includes('/index/')),
    )
    .map(() => `${id} may list the table and not its indexes, or the reverse.`);

/** Returns the commands that a bundle can send: the imported ones. */
const commandsIn = ({ sources }: Bundle): string[] =>
  sources
    .map((source) => /@aws-sdk\/client-([\w-]+)\/.*\/commands\/(\w+)Command\.js$/.exec(source))
    .flatMap((found) => (found ? [`${found[1]}/${found[2]}`] : []))
    .filter((command) => !NEVER_SENT.has(command));
