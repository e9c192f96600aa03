// Bundles what the login form says of mailed links into one chunk.
export { LogInLinkNote } from './log-in-link-note.tsx';
export { VerifyEmailNote } from './verify-email-note.tsx';
