/** Secret by which our CDN proves itself to API Gateway. To rotate it, change its `keepers`. */
export const originSecret = new random.RandomPassword('OriginSecretValue', {
  length: 48,
  special: false,
  keepers: { since: 'the first deployment' },
}).result;
