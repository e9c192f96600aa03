import { imageTokenSecretValue } from '../stage/image-token-secret.ts';
import { operatorOf } from '#core/operator.ts';
import { photoBucket } from '../services/photos.ts';
import { router } from '../web/router.ts';
import { settings } from '../stage/stage.ts';
import { STRIPE_URL } from '../stage/stripe-prices.ts';

// Configuration of functions, under the names that `functions/config.ts` reads.
export const site = new sst.Linkable('Site', {
  properties: {
    origin: router.url,
    api: router.url,
    supportEmail: operatorOf(settings.operator).supportEmail,
  },
});
export const photos = new sst.Linkable('PhotoBucket', { properties: { name: photoBucket.bucket } });
export const author = new sst.Linkable('Author', { properties: settings.author });
export const imageTokenSecret = new sst.Linkable('ImageTokenSecret', {
  properties: { value: imageTokenSecretValue },
});
export const stripe = new sst.Linkable('Stripe', { properties: { url: STRIPE_URL } });
export const stripeSecretKey = new sst.Secret('StripeSecretKey');
export const stripeWebhookSecret = new sst.Secret('StripeWebhookSecret');

export const push = new sst.Linkable('Push', {
  properties: { publicKey: settings.pushKey.publicKey, services: [] },
});
export const pushKey = new sst.Linkable('PushKey', {
  properties: { value: JSON.stringify(settings.pushKey) },
});

/**
 * The API allows 15 reads a minute from one address. Source: https://openfoodfacts.github.io/openfoodfacts-server/api/
 */
export const openFoodFacts = new sst.Linkable('OpenFoodFacts', {
  properties: { url: 'https://world.openfoodfacts.org', readsPerMinute: 15 },
});

/** Source: https://accounts.google.com/.well-known/openid-configuration */
export const google = new sst.Linkable('Google', {
  properties: {
    clientId: settings.googleClientId,
    consentUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
  },
});
