import { embeddedModel } from '#local/embedded-model/embedded-model.ts';
import { startOllama } from '#local/models/ollama.ts';

// The embedded author behind Ollama's protocol, in a process of its own.
const { url } = await startOllama(embeddedModel);
console.log(`Ollama is ready at ${url}`);
