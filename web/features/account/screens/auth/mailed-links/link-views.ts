// Bundles the views of mailed links, and the form that requests one, into one chunk.
export { ForgotPassword } from './forgot-password.tsx';
export { LogInByLink } from './log-in-by-link.tsx';
export { ResetPassword } from './reset-password.tsx';
export { VerifyEmail } from './verify-email.tsx';
