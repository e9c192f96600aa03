/**
 * GET /.well-known/oauth-protected-resource/api/mcp. Same answer as `resource.ts`, at the address that follows from the
 * path of the resource.
 */
export { handler } from './resource.ts';
