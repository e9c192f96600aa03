import type { Right } from '#functions/rights.ts';
import { readHandlerRights } from './handler-rights.ts';
import {
  author,
  google,
  imageTokenSecret,
  openFoodFacts,
  photos,
  push,
  pushKey,
  stripe,
  stripeSecretKey,
  site,
  stripeWebhookSecret,
} from './links.ts';
import { pageFetcherLink, pageFetcherRight } from './page-fetcher.ts';
import { ringQueueLink, ringQueueRight } from '../services/ring-queue.ts';
import { mail, mailRight } from '../services/mail.ts';
import { modelRights } from '../services/models.ts';
import { photoBucket } from '../services/photos.ts';
import { indexArns, table } from '../services/table.ts';

const handlerRights = await readHandlerRights($cli.paths.root);

/** Returns the rights of a handler: exactly those of its ports. */
export function rightsOf(handler: string): readonly Right[] {
  const rights = handlerRights.get(handler);
  if (!rights) throw new Error(`functions/routes.ts does not name the handler ${handler}.`);
  return rights;
}

const TABLE_ACTIONS: Partial<Record<Right, string>> = {
  'table:get': 'dynamodb:GetItem',
  'table:get-many': 'dynamodb:BatchGetItem',
  'table:put': 'dynamodb:PutItem',
  'table:change': 'dynamodb:UpdateItem',
  'table:delete': 'dynamodb:DeleteItem',
  'table:list': 'dynamodb:Query',
};

const PHOTO_ACTIONS: Partial<Record<Right, string>> = {
  'photos:put': 's3:PutObject',
  'photos:find': 's3:GetObject',
  'photos:remove': 's3:DeleteObject',
};

const SHARED_PICTURE_ACTIONS: Partial<Record<Right, string>> = {
  'shared-pictures:put': 's3:PutObject',
  'shared-pictures:find': 's3:GetObject',
  'shared-pictures:remove': 's3:DeleteObject',
};

const SHARE_ACTIONS: Partial<Record<Right, string>> = { 'shares:get': 'dynamodb:GetItem' };

const CALENDAR_ACTIONS: Partial<Record<Right, string>> = { 'calendars:get': 'dynamodb:GetItem' };

const KITCHEN_ACTIONS: Partial<Record<Right, string>> = { 'kitchens:list': 'dynamodb:Query' };

const PRODUCT_ACTIONS: Partial<Record<Right, string>> = {
  'products:get': 'dynamodb:GetItem',
  'products:put': 'dynamodb:PutItem',
};

const RING_ACTIONS: Partial<Record<Right, string>> = {
  'rings:get': 'dynamodb:GetItem',
  'rings:put': 'dynamodb:PutItem',
  'rings:delete': 'dynamodb:DeleteItem',
};

const EVENING_ACTIONS: Partial<Record<Right, string>> = {
  'evenings:list': 'dynamodb:Query',
  'evenings:put': 'dynamodb:PutItem',
  'evenings:delete': 'dynamodb:DeleteItem',
};

const TABLE_READ_OR_WRITTEN = {
  ...TABLE_ACTIONS,
  ...SHARE_ACTIONS,
  ...CALENDAR_ACTIONS,
  ...KITCHEN_ACTIONS,
  ...PRODUCT_ACTIONS,
  ...RING_ACTIONS,
  ...EVENING_ACTIONS,
};

/** Limits a right to items whose partition key has this prefix: DynamoDB checks the key of every request. */
const itemRight = (
  actions: string[],
  prefix: string,
  resources: sst.aws.FunctionPermissionArgs['resources'] = [table.arn],
): sst.aws.FunctionPermissionArgs => ({
  actions,
  resources,
  conditions: [{ test: 'ForAllValues:StringLike', variable: 'dynamodb:LeadingKeys', values: [`${prefix}*`] }],
});

const actionsOf = (rights: readonly Right[], actions: Partial<Record<Right, string>>): string[] =>
  rights.flatMap((right) => actions[right] ?? []);

export function permissionsOf(rights: readonly Right[]): sst.aws.FunctionPermissionArgs[] {
  const onTable = actionsOf(rights, TABLE_ACTIONS);
  const onPhotos = actionsOf(rights, PHOTO_ACTIONS);
  const onShared = actionsOf(rights, SHARED_PICTURE_ACTIONS);
  const onShares = actionsOf(rights, SHARE_ACTIONS);
  const onCalendars = actionsOf(rights, CALENDAR_ACTIONS);
  const onKitchens = actionsOf(rights, KITCHEN_ACTIONS);
  const onProducts = actionsOf(rights, PRODUCT_ACTIONS);
  const onRings = actionsOf(rights, RING_ACTIONS);
  const onEvenings = actionsOf(rights, EVENING_ACTIONS);
  const indexes = rights.includes('table:list') ? indexArns : [];
  return [
    ...(onTable.length > 0 ? [{ actions: onTable, resources: [table.arn, ...indexes] }] : []),
    ...(onPhotos.length > 0
      ? [{ actions: onPhotos, resources: [$interpolate`${photoBucket.arn}/photos/*`] }]
      : []),
    ...(onShared.length > 0
      ? [{ actions: onShared, resources: [$interpolate`${photoBucket.arn}/shared/*`] }]
      : []),
    ...(onShares.length > 0 ? [itemRight(onShares, 'SHARE#')] : []),
    ...(onCalendars.length > 0 ? [itemRight(onCalendars, 'CALENDAR#')] : []),
    ...(onKitchens.length > 0 ? [itemRight(onKitchens, 'K#', [table.arn, ...indexArns])] : []),
    ...(onProducts.length > 0 ? [itemRight(onProducts, 'PRODUCT#')] : []),
    ...(onRings.length > 0 ? [itemRight(onRings, 'RING#')] : []),
    ...(onEvenings.length > 0
      ? [
          itemRight(onEvenings, 'EVENING', [
            table.arn,
            ...(rights.includes('evenings:list') ? indexArns : []),
          ]),
        ]
      : []),
    ...(rights.includes('ring-queue') ? [ringQueueRight] : []),
    ...(rights.includes('models') ? modelRights : []),
    ...(rights.includes('page-fetcher') ? [pageFetcherRight] : []),
    ...(rights.includes('mail') ? [mailRight] : []),
  ];
}

/** Returns the links that a Lambda with these rights needs. */
export const linksOf = (rights: readonly Right[]) => [
  ...(actionsOf(rights, TABLE_READ_OR_WRITTEN).length > 0 ? [table] : []),
  ...(actionsOf(rights, { ...PHOTO_ACTIONS, ...SHARED_PICTURE_ACTIONS }).length > 0 ? [photos] : []),
  ...(rights.includes('models') ? [author] : []),
  ...(rights.includes('page-fetcher') ? [pageFetcherLink] : []),
  ...(rights.includes('image-tokens') ? [imageTokenSecret] : []),
  ...(rights.includes('mail') ? [mail] : []),
  ...(rights.includes('stripe') ? [stripe, stripeSecretKey] : []),
  ...(rights.includes('stripe-webhook') ? [stripeWebhookSecret] : []),
  ...(rights.includes('google') ? [google] : []),
  ...(rights.includes('open-food-facts') ? [openFoodFacts] : []),
  ...(rights.includes('ring-queue') ? [ringQueueLink] : []),
  ...(rights.includes('site') ? [site] : []),
  ...(rights.includes('push-key') ? [push] : []),
  ...(rights.includes('push') ? [push, pushKey, site] : []),
];
