import { api } from './chapters/v04-api.ts';
import { architecture } from './chapters/v15-architecture.ts';
import { authentication } from './chapters/v06-authentication.ts';
import { authorization } from './chapters/v08-authorization.ts';
import { communication } from './chapters/v12-communication.ts';
import { configuration } from './chapters/v13-configuration.ts';
import { cryptography } from './chapters/v11-cryptography.ts';
import { dataProtection } from './chapters/v14-data-protection.ts';
import { encoding } from './chapters/v01-encoding.ts';
import { files } from './chapters/v05-files.ts';
import { frontend } from './chapters/v03-frontend.ts';
import { logging } from './chapters/v16-logging.ts';
import { oauth } from './chapters/v10-oauth.ts';
import { selfContainedTokens } from './chapters/v09-self-contained-tokens.ts';
import { sessions } from './chapters/v07-sessions.ts';
import { validation } from './chapters/v02-validation.ts';
import { webRtc } from './chapters/v17-webrtc.ts';
import type { Chapter } from './chapters/requirement.ts';

/** All chapters of the standard, with their requirements of levels 1 and 2. */
export const CHAPTERS: readonly Chapter[] = [
  encoding,
  validation,
  frontend,
  api,
  files,
  authentication,
  sessions,
  authorization,
  selfContainedTokens,
  oauth,
  cryptography,
  communication,
  configuration,
  dataProtection,
  architecture,
  logging,
  webRtc,
];
