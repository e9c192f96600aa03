import { embeddedAuthor } from '#local/author/embedded-author.ts';
import { startOllama } from '#local/ollama.ts';

// The embedded author behind Ollama's protocol, in a process of its own.
const { url } = await startOllama(embeddedAuthor);
console.log(`Ollama is ready at ${url}`);
