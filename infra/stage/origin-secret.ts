/** What our CDN says to be let in to API Gateway. To have another, change what it is kept by. */
export const originSecret = new random.RandomPassword('OriginSecretValue', {
  length: 48,
  special: false,
  keepers: { since: 'the first deployment' },
}).result;
