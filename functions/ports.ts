import { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { S3Client } from '@aws-sdk/client-s3';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SQSClient } from '@aws-sdk/client-sqs';
import type { Ports } from '#core/ports.ts';
import type { RecipeReader } from '#core/recipe/ports.ts';
import { operatorOf } from '#core/operator.ts';
import { resource } from './config.ts';
import { bedrockModel } from './services/bedrock.ts';
import { chatModel } from './services/chat-completions.ts';
import { systemClock } from './services/clock.ts';
import { answerFetch } from './services/fetch/answer-fetch.ts';
import { consentUrlBy, googleBy } from './services/google.ts';
import { imageTokensBy } from './services/image-tokens.ts';
import { openFoodFacts } from './services/products/open-food-facts.ts';
import { mailerBy } from './services/mailer.ts';
import { ownApiAt } from './services/api/own-api.ts';
import { pagesBy } from './services/page-fetcher.ts';
import { passwords as argon2Passwords } from './services/passwords.ts';
import type { PortMaker, Right, TableUse } from './rights.ts';
import { ourOrigin, supportEmail } from './site.ts';
import { sharedPictureReaderIn, sharedPicturesIn } from './services/shared-pictures.ts';
import { photoRemoverIn, photosIn, photoWriterIn, type Bucket } from './services/photos.ts';
import { pushServiceBy } from './services/push/push-service.ts';
import { secrets as randomSecrets } from './services/secrets.ts';
import { remindersAt } from './services/push/reminders.ts';
import { wakeUpsIn } from './services/push/wake-ups.ts';
import { attemptsIn } from './tables/attempts.ts';
import { badgeProgressIn } from './tables/badge-progress.ts';
import { cookMarkReaderIn, cookMarksIn } from './tables/cook-marks.ts';
import { daysIn } from './tables/diary/days.ts';
import { diaryIn } from './tables/diary/diary.ts';
import { stripeBilling, stripeNotices } from './services/stripe.ts';
import { userRecordReaderIn, userRecordsIn } from './tables/deletion/user-records.ts';
import { billingEventsIn } from './tables/billing-events.ts';
import { identityOwnerReaderIn, identityOwnersIn } from './tables/identity-owners.ts';
import { deletionsIn, deletionWriterIn } from './tables/deletion/deletions.ts';
import { goalsIn, goalsReaderIn } from './tables/goals.ts';
import { productsIn } from './tables/diary/products.ts';
import { profileReaderIn, profilesIn } from './tables/profiles.ts';
import {
  recipeCreatorIn,
  recipeEditorIn,
  recipeReaderIn,
  recipeRemoverIn,
  recipeWriterIn,
} from './tables/recipes/recipes.ts';
import { recipeSearcherIn } from './tables/recipes/search.ts';
import { recipeChangesIn } from './tables/recipes/changes.ts';
import { personalIn } from './tables/recipes/personal.ts';
import { orphanSweeperIn, orphanWriterIn } from './tables/orphans.ts';
import { eveningEraserIn, eveningsIn, eveningWriterIn } from './tables/kitchen/evenings.ts';
import { ringDeviceRemoverIn, ringDeviceReaderIn, ringDevicesIn } from './tables/ring-devices.ts';
import { runsIn } from './tables/runs.ts';
import { budgetIn } from './tables/spending.ts';
import {
  sharedRecipeReaderIn,
  sharedRecipesIn,
  shareSettingsIn,
  shareSettingsReaderIn,
} from './tables/shares.ts';
import { signInReaderIn } from './tables/sign-ins/sign-in-reader.ts';
import { signInUsesIn } from './tables/sign-ins/sign-in-uses.ts';
import { signInEraserOf, signInsIn } from './tables/sign-ins/sign-ins.ts';
import { subscriptionReaderIn, subscriptionsIn } from './tables/subscriptions.ts';
import { calendarReaderIn, calendarsIn } from './tables/kitchen/calendars.ts';
import { householdsIn, kitchenReaderIn } from './tables/kitchen/households.ts';
import { listReaderIn, listsIn } from './tables/kitchen/lists.ts';
import { mealReaderIn, mealsIn } from './tables/kitchen/meals.ts';
import { membershipsIn } from './tables/kitchen/memberships.ts';
import { openTable } from './tables/open-table.ts';
import type { Table } from './tables/table.ts';
import { declarationReaderIn, declarationsIn, declarationWriterIn } from './tables/declarations.ts';
import { usageIn } from './tables/usage.ts';

// esbuild drops unused calls of functions with this mark, but only within their own file. Without it, every bundle
// would contain every SDK.
/* @__NO_SIDE_EFFECTS__ */
function port<Port>(rights: readonly Right[], make: () => Port): PortMaker<Port> {
  return Object.assign(make, { rights });
}

/* @__NO_SIDE_EFFECTS__ */
function tablePort<Port>(uses: readonly TableUse[], makeIn: (table: Table) => Port): PortMaker<Port> {
  return port(
    uses.map((use) => `table:${use}` as const),
    () => makeIn(table()),
  );
}

export const clock = port([], () => systemClock);
export const secrets = port([], () => randomSecrets);
export const passwords = port([], () => argon2Passwords);
export const ownApi = port([], () => ownApiAt(resource('Site').api));

export const emailOwners = tablePort(['get', 'put', 'delete'], (table) => identityOwnersIn(table, 'EMAIL'));
export const emailOwnerReader = tablePort(['get'], (table) => identityOwnerReaderIn(table, 'EMAIL'));
export const googleOwners = tablePort(['get', 'put', 'delete'], (table) => identityOwnersIn(table, 'GOOGLE'));
export const profiles = tablePort(['get', 'put', 'change'], profilesIn);
export const profileReader = tablePort(['get'], profileReaderIn);
export const signInUses = tablePort(['get', 'change'], signInUsesIn);
export const signInReader = tablePort(['get'], signInReaderIn);
export const signIns = tablePort(['get', 'change'], signInsIn);
export const signInEraser = tablePort(['delete'], signInEraserOf);
export const attempts = tablePort(['change'], attemptsIn);
export const cookMarks = tablePort(['get', 'put', 'list'], cookMarksIn);
export const cookMarkReader = tablePort(['get', 'list'], cookMarkReaderIn);
export const days = tablePort(['list'], daysIn);
export const diary = tablePort(['put'], diaryIn);
export const badgeProgress = tablePort(['get', 'put'], badgeProgressIn);
export const goals = tablePort(['get', 'put', 'list'], goalsIn);
export const goalsReader = tablePort(['list'], goalsReaderIn);
export const recipeReader = tablePort(['get', 'list'], recipeReaderIn);
export const recipeFinder = tablePort(['get'], (table): Pick<RecipeReader, 'find'> => recipeReaderIn(table));
export const recipeSearcher = tablePort(['list'], recipeSearcherIn);
export const recipeWriter = tablePort(['get', 'list', 'put', 'change'], recipeWriterIn);
export const recipeCreator = tablePort(['get', 'list', 'put', 'change'], recipeCreatorIn);
export const recipeEditor = tablePort(['get', 'list', 'change'], recipeEditorIn);
export const recipeRemover = tablePort(['get', 'list', 'put', 'change', 'delete'], recipeRemoverIn);
export const recipePersonal = tablePort(['get', 'change'], personalIn);
export const recipeChanges = tablePort(['list', 'get-many'], recipeChangesIn);
export const orphanWriter = tablePort(['put'], orphanWriterIn);
export const orphanSweeper = tablePort(['list', 'delete'], orphanSweeperIn);
export const runs = tablePort(['get', 'put', 'change'], runsIn);
export const usage = tablePort(['get', 'change'], usageIn);
export const memberships = tablePort(['get', 'change'], membershipsIn);
export const households = tablePort(['put', 'change', 'delete', 'list'], householdsIn);
export const householdReader = tablePort(['list'], kitchenReaderIn);
export const lists = tablePort(['get', 'put', 'change', 'delete', 'list'], listsIn);
export const listReader = tablePort(['get', 'list'], listReaderIn);
export const meals = tablePort(['get', 'get-many', 'put', 'change', 'delete', 'list'], mealsIn);
export const mealReader = tablePort(['list'], mealReaderIn);
export const calendars = tablePort(['put', 'delete'], calendarsIn);
export const calendarReader = tablePort(['get'], calendarReaderIn);
/** For calendar apps without a session: only reads calendar addresses and kitchens. */
export const openCalendars = port(['calendars:get'], () => calendarReaderIn(table()));
export const openHouseholds = port(['kitchens:list'], () => kitchenReaderIn(table()));
export const openMeals = port(['kitchens:list'], () => mealReaderIn(table()));
export const shareSettings = tablePort(['get', 'list', 'put', 'change', 'delete'], shareSettingsIn);
export const shareSettingsReader = tablePort(['get'], shareSettingsReaderIn);
export const sharedRecipes = tablePort(['get', 'put', 'delete'], (table) =>
  sharedRecipesIn(table, randomSecrets.hash),
);
export const sharedRecipeReader = tablePort(['get'], (table) =>
  sharedRecipeReaderIn(table, randomSecrets.hash),
);
/** For visitors: only reads shared recipes. */
export const openShares = port(['shares:get'], () => sharedRecipeReaderIn(table(), randomSecrets.hash));
export const billingEvents = tablePort(['get', 'put'], billingEventsIn);
export const subscriptions = tablePort(['get', 'put'], subscriptionsIn);
export const subscriptionReader = tablePort(['get'], subscriptionReaderIn);
export const userRecords = tablePort(['get', 'list', 'delete'], userRecordsIn);
export const userRecordReader = tablePort(['get', 'list'], userRecordReaderIn);
export const deletions = tablePort(['put', 'change', 'delete', 'list'], deletionsIn);
export const deletionWriter = tablePort(['put', 'change', 'delete'], deletionWriterIn);
export const declarations = tablePort(['get', 'put', 'change', 'list'], declarationsIn);
export const declarationReader = tablePort(['get', 'list'], declarationReaderIn);
export const declarationWriter = tablePort(['put', 'change'], declarationWriterIn);

export const photos = port(['photos:put', 'photos:find', 'photos:remove'], () => photosIn(bucket()));
export const photoWriter = port(['photos:put', 'photos:remove'], () => photoWriterIn(bucket()));
export const photoRemover = port(['photos:remove'], () => photoRemoverIn(bucket()));

export const sharedPictures = port(
  ['shared-pictures:put', 'shared-pictures:find', 'shared-pictures:remove'],
  () => sharedPicturesIn(bucket()),
);
export const sharedPictureReader = port(['shared-pictures:find'], () => sharedPictureReaderIn(bucket()));

/** Fetches pages through a Lambda of its own: see `pageFetch`. */
export const pages = port(['page-fetcher'], () =>
  pagesBy(new LambdaClient({ maxAttempts: 1 }), resource('PageFetcher').name),
);

/** Fetches pages itself. Only for the Lambda without rights. */
export const pageFetch = port([], () => answerFetch);

/** Products of Open Food Facts; no other items of the table. */
export const products = port(['products:get', 'products:put'], () => productsIn(table()));

export const productService = port(['open-food-facts'], () =>
  openFoodFacts({ ...resource('OpenFoodFacts'), userAgent: `Munchify/1.0 (${supportEmail()})` }),
);

/** Devices that ring; no other items of the table. */
export const ringDevices = port(['rings:get', 'rings:put'], () => ringDevicesIn(table()));
export const ringDeviceReader = port(['rings:get'], () => ringDeviceReaderIn(table()));
export const ringDeviceRemover = port(['rings:delete'], () => ringDeviceRemoverIn(table()));
export const wakeUps = port(['ring-queue'], () => wakeUpsIn(new SQSClient(), resource('RingQueue').url));
/** Evening reminders of devices; no other items of the table. */
export const evenings = port(['evenings:list', 'evenings:put', 'evenings:delete'], () => eveningsIn(table()));
export const eveningRemover = port(['evenings:list', 'evenings:delete'], () => eveningEraserIn(table()));
export const eveningWriter = port(['evenings:put'], () => eveningWriterIn(table()));
export const reminders = port(['site'], () => remindersAt(ourOrigin()));
export const pushKey = port(['push-key'], (): Ports['pushKey'] => resource('Push'));

export const pushService = port(['push'], () =>
  pushServiceBy({ ...resource('Push'), ...resource('PushKey'), supportEmail: supportEmail() }),
);

export const imageTokens = port(['image-tokens'], () => imageTokensBy(resource('ImageTokenSecret').value));

export const mailer = port(['mail'], () => {
  const { sender, operator } = resource('Mail');
  return mailerBy(new SESv2Client(), { sender, operator: operatorOf(operator), origin: ourOrigin() });
});

export const models = port(['models'], (): Ports['models'] => {
  let client: BedrockRuntimeClient | undefined;
  return resource('Author').models.map((model) =>
    'url' in model ? chatModel(model) : bedrockModel((client ??= new BedrockRuntimeClient()), model),
  );
});

export const budget = port(['models', 'table:change'], (): Ports['budget'] =>
  budgetIn(table(), resource('Author').dollarsPerDay),
);

export const google = port(['google'], () => googleBy(resource('Google')));

export const consentUrl = port(['google'], () => consentUrlBy(resource('Google'), ourOrigin()));

export const billing = port(['stripe'], () =>
  stripeBilling({
    url: resource('Stripe').url,
    secretKey: resource('StripeSecretKey').value,
    origin: ourOrigin(),
  }),
);
const webhookSecret = () => resource('StripeWebhookSecret').value;
export const billingNotices = port(['stripe-webhook'], () => stripeNotices(webhookSecret()));

const bucket = (): Bucket => ({
  // The local server and the real bucket accept a plain body. Without this, the SDK would send signed chunks.
  client: new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' }),
  name: resource('PhotoBucket').name,
});

let theTable: Table | undefined;
const table = (): Table => (theTable ??= openTable(resource('Table').name));
