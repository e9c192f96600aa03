import { isProduction, named } from '../stage/stage.ts';

/** The longest that S3 takes. */
const MAX_PREFIX = 37;

/** A bucket that the public never sees. In production it is not emptied by being taken off the list. */
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

/** Has one distribution read a bucket, and nobody speak to it without TLS. */
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
