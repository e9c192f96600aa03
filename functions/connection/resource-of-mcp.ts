/** GET /.well-known/oauth-protected-resource/api/mcp. The same, at the address that belongs to the path of the resource. */
export { handler } from './resource.ts';
