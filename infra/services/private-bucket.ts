import { isProduction, named } from '../stage/stage.ts';

/** Maximum length that S3 accepts for a name's prefix. */
const MAX_PREFIX = 37;

/** Makes a bucket without public access. In production, removing it from the code does not delete its content. */
export function privateBucket(name: string, purpose: string): aws.s3.Bucket {
  const bucket = new aws.s3.Bucket(name, {
    bucketPrefix: `${named(purpose)
      .toLowerCase()
      .slice(0, MAX_PREFIX - 1)}-`,
    forceDestroy: !isProduction,
  });
  new aws.s3.BucketPublicAccessBlock(`${name}Block`, {
    bucket: bucket.bucket,
    blockPublicAcls: true,
    blockPublicPolicy: true,
    ignorePublicAcls: true,
    restrictPublicBuckets: true,
  });
  return bucket;
}

/** Lets one distribution read a bucket, over TLS only. */
export function openTo(distributionArn: $util.Output<string>, name: string, bucket: aws.s3.Bucket): void {
  const objects = $interpolate`${bucket.arn}/*`;
  const statements: aws.types.input.iam.GetPolicyDocumentStatementArgs[] = [
    {
      principals: [{ type: 'Service', identifiers: ['cloudfront.amazonaws.com'] }],
      actions: ['s3:GetObject'],
      resources: [objects],
      conditions: [{ test: 'StringEquals', variable: 'aws:SourceArn', values: [distributionArn] }],
    },
    {
      effect: 'Deny',
      principals: [{ type: '*', identifiers: ['*'] }],
      actions: ['s3:*'],
      resources: [bucket.arn, objects],
      conditions: [{ test: 'Bool', variable: 'aws:SecureTransport', values: ['false'] }],
    },
  ];
  new aws.s3.BucketPolicy(`${name}Policy`, {
    bucket: bucket.bucket,
    policy: aws.iam.getPolicyDocumentOutput({ statements }).json,
  });
}
