// Bundles the login form's notes about mailed links into one chunk.
export { LogInLinkNote } from './log-in-link-note.tsx';
export { VerifyEmailNote } from './verify-email-note.tsx';
