/** Secret that signs image tokens. To rotate it, change its `keepers`: tokens of the last hour then become invalid. */
export const imageTokenSecretValue = new random.RandomPassword('ImageTokenSecretValue', {
  length: 48,
  special: false,
  keepers: { since: 'the first deployment' },
}).result;
