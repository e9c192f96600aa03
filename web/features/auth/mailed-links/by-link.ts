// What mailed links lead to, and the way to be sent one: one file to load.
export { ForgotPassword } from './forgot-password.tsx';
export { LogInByLink } from './log-in-by-link.tsx';
export { ResetPassword } from './reset-password.tsx';
export { VerifyEmail } from './verify-email.tsx';
