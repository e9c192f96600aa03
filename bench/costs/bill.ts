import { costOf } from '#core/generation/model/budget.ts';
import { familyOf } from '#functions/services/bedrock-families.ts';
import type { Counts } from './actions.ts';
import type { Count } from './tally.ts';
import { MONTH, type ActionName } from './month.ts';
import { PRICES } from './prices.ts';

/** Monthly cost of a service, in US dollars. */
export type Item = { readonly name: string; readonly usd: number };

/** Returns the AWS bill for a month, by service. */
export function billFor(users: number, counts: Counts): Item[] {
  const month = monthOf(counts);
  const used = usageOf(month, pollsIn(counts), users);
  return [
    { name: 'Bedrock: recipes and translations', usd: users * modelCost() },
    {
      name: 'DynamoDB: reads and writes',
      usd: users * units(month) + RUNS * units(counts['one run of the jobs']),
    },
    { name: 'DynamoDB: storage, restorable', usd: used.tableGigabytes * tableGigabyte() },
    { name: 'Lambda', usd: lambda(month, used, users) },
    { name: 'API Gateway', usd: used.shortRequests * PRICES.api.request },
    { name: 'CloudFront', usd: cloudFront(used) },
    { name: 'WAF', usd: waf(used.requests) },
    { name: 'S3: photos', usd: photos(month, used, users) },
    { name: 'SES: mails', usd: users * month.mails * PRICES.ses.mail },
    { name: 'CloudWatch', usd: cloudWatch(used) },
    { name: 'Route 53', usd: PRICES.route53.zone },
  ];
}

const MINUTES = 30 * 24 * 60;
/** Number of runs of all jobs together. */
const RUNS = MINUTES;
const MEGABYTE = 1 / 1_024;

export function monthOf(counts: Counts): Count {
  const sum = (what: keyof Count) =>
    actions().reduce((total, [name, times]) => total + times * counts[name][what], 0);
  return {
    requests: sum('requests'),
    read: sum('read'),
    written: sum('written'),
    puts: sum('puts'),
    gets: sum('gets'),
    mails: sum('mails'),
  };
}

// `Object.entries` widens the names of the actions to strings.
const actions = () => Object.entries(MONTH.times) as [ActionName, number][];

export const recipesWritten = () =>
  MONTH.times['has a recipe written'] + MONTH.times['has a variation written'];

/** Returns the cost of one user's recipes and translations in a month, in US dollars. */
export const modelCost = (): number =>
  recipesWritten() * aRecipe() + MONTH.times['has a recipe translated'] * answerCost(MONTH.translation);

/** Returns the model cost of a recipe with its share of repairs, in US dollars at list price. */
export const aRecipe = (): number => answerCost(MONTH.tokens);

function answerCost({ input, output }: { readonly input: number; readonly output: number }): number {
  const { price: perToken } = familyOf(MONTH.tokens.model);
  const price = perToken && costOf({ input, output }, perToken) / 1_000_000;
  if (price === undefined) throw new Error(`No price is known for model ${MONTH.tokens.model}.`);
  return price * (1 + MONTH.repaired);
}

/** Returns how often one user's devices poll in a month without finding anything new. */
export const pollsIn = (counts: Counts): number =>
  MONTH.polls.reduce((sum, name) => sum + MONTH.times[name] * counts[name].requests, 0);

type Used = ReturnType<typeof usageOf>;

/** Returns the monthly consumption that grows with the number of users. */
function usageOf(month: Count, polls: number, users: number) {
  const { files, megabytes, photosPerRecipe, monthsKept, kilobytesPerRecipe, visitorsPerUser } = MONTH;
  const visitors = users * visitorsPerUser;
  const visits = users * MONTH.times['opens the app'];
  const written = users * recipesWritten();
  const saved = users * MONTH.times['saves a recipe that was read, typed or imported'];
  // One photo of a saved recipe, if it has a picture.
  const photos = written * photosPerRecipe + saved;
  const apiRequests = users * month.requests;
  const megabytesOut =
    (apiRequests - users * polls) * megabytes.anAnswer +
    users * polls * megabytes.aPoll +
    photos * megabytes.aPhoto +
    users * (megabytes.app + megabytes.music) +
    visitors * megabytes.visit;
  return {
    apiRequests,
    polls: users * polls,
    // Generation requests are counted separately.
    shortRequests: apiRequests - written,
    requests: apiRequests + visits * files.aVisit + visitors * files.aVisitor + photos,
    photos,
    gigabytesOut: megabytesOut * MEGABYTE,
    tableGigabytes: ((written + saved) * monthsKept * kilobytesPerRecipe) / 1_024 ** 2,
    photoGigabytes: photos * monthsKept * megabytes.aPhoto * MEGABYTE,
    written,
  };
}

/** Returns the running time of Lambdas for one user in a month, in seconds. */
export function lambdaSeconds(requests: number, polls: number): number {
  const { request, poll, page, writing, hashing } = MONTH.lambda;
  const { times } = MONTH;
  const written = recipesWritten() + times['has a recipe translated'];
  const hashed = times.registers + times['logs in'] + times['resets the password'];
  return (
    (requests - polls) * request +
    polls * poll +
    times['has a page read'] * page +
    written * writing +
    hashed * hashing
  );
}

const units = ({ read, written }: Count) => read * PRICES.dynamo.readUnit + written * PRICES.dynamo.writeUnit;

const tableGigabyte = () => PRICES.dynamo.gigabyte + PRICES.dynamo.recoverableGigabyte;

function lambda({ requests }: Count, { polls }: Used, users: number): number {
  const { memory, job } = MONTH.lambda;
  const seconds = lambdaSeconds(requests, polls / users);
  const runs = MINUTES * MONTH.standing.jobsEveryMinute;
  const { request: aRequest, gigabyteSecond } = PRICES.lambda;
  return (users * requests + runs) * aRequest + (users * seconds + runs * job) * memory * gigabyteSecond;
}

function cloudFront({ requests, gigabytesOut }: Used): number {
  const { request, functionRun, lookUp, gigabyte } = PRICES.cloudFront;
  return requests * (request + functionRun + lookUp) + gigabytesOut * gigabyte;
}

const waf = (requests: number) =>
  PRICES.waf.list + MONTH.standing.wafRules * PRICES.waf.rule + requests * PRICES.waf.request;

/** Each photo is fetched once by its user, and again by every other device. */
const photos = ({ puts, gets }: Count, used: Used, users: number) =>
  users * puts * PRICES.s3.put +
  (users * gets + used.photos) * PRICES.s3.get +
  used.photoGigabytes * PRICES.s3.gigabyte;

function cloudWatch({ apiRequests, written }: Used): number {
  const { logGigabyte, metric, alarm, dashboard } = PRICES.cloudWatch;
  const { alarms, metrics, dashboards } = MONTH.standing;
  const gigabytes = (apiRequests * MONTH.logBytes.request + written * MONTH.logBytes.recipe) / 1_024 ** 3;
  return gigabytes * logGigabyte + metrics * metric + alarms * alarm + dashboards * dashboard;
}
