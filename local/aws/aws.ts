/** What the SDK's clients are told about the local stage. The credentials open nothing anywhere else. */
export const LOCAL_REGION = 'eu-central-1';
export const LOCAL_CREDENTIALS = { accessKeyId: 'local', secretAccessKey: 'local-secret' };
