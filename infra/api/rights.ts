import type { Job, PhotoUse, Route, TableUse } from '#functions/routes.ts';
import { author, google, photos, site, stripe, stripeSecretKey, stripeWebhookSecret } from './links.ts';
import { mail, mailRight } from '../services/mail.ts';
import { modelRights } from '../services/models.ts';
import { photoBucket } from '../services/photos.ts';
import { indexArns, table } from '../services/table.ts';

/** What a row of `functions/routes.ts` may touch. */
type Uses = Partial<Omit<Route & Job, 'method' | 'path' | 'handler' | 'every' | 'streams'>>;

const TABLE_ACTIONS: Record<TableUse, string> = {
  get: 'dynamodb:GetItem',
  put: 'dynamodb:PutItem',
  change: 'dynamodb:UpdateItem',
  delete: 'dynamodb:DeleteItem',
  list: 'dynamodb:Query',
};

const PHOTO_ACTIONS: Record<PhotoUse, string> = {
  put: 's3:PutObject',
  find: 's3:GetObject',
  remove: 's3:DeleteObject',
};

/** The rights of a row, and no wider than it asks for. */
export const permissionsOf = ({ table: uses = [], photos: photoUses = [], models, mail: sends }: Uses) => [
  ...(uses.length > 0
    ? [
        {
          actions: uses.map((use) => TABLE_ACTIONS[use]),
          resources: [table.arn, ...(uses.includes('list') ? indexArns : [])],
        },
      ]
    : []),
  ...(photoUses.length > 0
    ? [
        {
          actions: photoUses.map((use) => PHOTO_ACTIONS[use]),
          resources: [$interpolate`${photoBucket.arn}/photos/*`],
        },
      ]
    : []),
  ...(models ? modelRights : []),
  ...(sends ? [mailRight] : []),
];

/** What it is told: names, places and secrets. */
export const linksOf = (uses: Uses) => [
  site,
  ...(uses.table ? [table] : []),
  ...(uses.photos ? [photos] : []),
  ...(uses.models ? [author] : []),
  ...(uses.mail ? [mail] : []),
  ...(uses.stripe ? [stripe, stripeSecretKey] : []),
  ...(uses.stripeNotices ? [stripeWebhookSecret] : []),
  ...(uses.google ? [google] : []),
];
