/** Global of every runtime; core is checked without the types of any. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/** Returns the bytes of a text, as they are stored and sent. */
export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
