import { costOf } from '#core/generation/model/budget.ts';
import { familyOf } from '#functions/services/bedrock-families.ts';
import type { Count, Counts } from './actions.ts';
import { MONTH, type ActionName } from './month.ts';
import { PRICES } from './prices.ts';

/** Monthly cost of a service, in US dollars. */
export type Item = { readonly name: string; readonly usd: number };

/** Returns the AWS bill for a month, by service. */
export function billFor(users: number, counts: Counts): Item[] {
  const month = monthOf(counts);
  const used = usageOf(month, users);
  return [
    { name: 'Bedrock: the author', usd: users * recipesWritten() * aRecipe() },
    {
      name: 'DynamoDB: reads and writes',
      usd: users * units(month) + RUNS * units(counts['one run of the jobs']),
    },
    { name: 'DynamoDB: storage, restorable', usd: used.tableGigabytes * tableGigabyte() },
    { name: 'Lambda', usd: lambda(month, users) },
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
/** Of all jobs together. */
const RUNS = MINUTES;
const MEGABYTE = 1 / 1_024;

/** Returns what one user consumes in a month. */
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

// The object's keys are the names of the actions; `Object.entries` widens them to strings.
const actions = () => Object.entries(MONTH.times) as [ActionName, number][];

const recipesWritten = () => MONTH.times['has a recipe written'] + MONTH.times['has a variation written'];

/** Returns the model cost of a recipe, its share of repairs included, in US dollars at list price. */
export function aRecipe(): number {
  const { model, ...tokens } = MONTH.tokens;
  const { price: perToken } = familyOf(model);
  const price = perToken && costOf(tokens, perToken) / 1_000_000;
  if (price === undefined) throw new Error(`No price is known for model ${model}.`);
  return price * (1 + MONTH.repaired);
}

type Used = ReturnType<typeof usageOf>;

/** Returns the monthly consumption that grows with the number of users. */
function usageOf(month: Count, users: number) {
  const { files, megabytes, photosPerRecipe, monthsKept, kilobytesPerRecipe, visitorsPerUser } = MONTH;
  const visitors = users * visitorsPerUser;
  const visits = users * MONTH.times['opens the app'];
  const written = users * recipesWritten();
  const photos = written * photosPerRecipe;
  const apiRequests = users * month.requests;
  const megabytesOut =
    apiRequests * megabytes.anAnswer +
    photos * megabytes.aPhoto +
    users * (megabytes.app + megabytes.music) +
    visitors * megabytes.visit;
  return {
    apiRequests,
    // Generation requests are counted separately.
    shortRequests: apiRequests - written,
    requests: apiRequests + visits * files.aVisit + visitors * files.aVisitor + photos,
    photos,
    gigabytesOut: megabytesOut * MEGABYTE,
    tableGigabytes: (written * monthsKept * kilobytesPerRecipe) / 1_024 ** 2,
    photoGigabytes: photos * monthsKept * megabytes.aPhoto * MEGABYTE,
    written,
  };
}

const units = ({ read, written }: Count) => read * PRICES.dynamo.readUnit + written * PRICES.dynamo.writeUnit;

const tableGigabyte = () => PRICES.dynamo.gigabyte + PRICES.dynamo.recoverableGigabyte;

function lambda({ requests }: Count, users: number): number {
  const { memory, request, writing, hashing, job } = MONTH.lambda;
  const { registers, 'logs in': logsIn, 'resets the password': resets } = MONTH.times;
  const seconds = requests * request + recipesWritten() * writing + (registers + logsIn + resets) * hashing;
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

/** Each photo is fetched once by its user, and again by every further device. */
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
