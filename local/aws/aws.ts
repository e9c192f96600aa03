/** Configuration of the AWS SDK on the local stage. The credentials are valid nowhere else. */
export const LOCAL_REGION = 'eu-central-1';
export const LOCAL_CREDENTIALS = { accessKeyId: 'local', secretAccessKey: 'local-secret' };
