/** Available in every runtime. Core is checked without the types of any runtime. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/** Returns the bytes of a text as stored and sent. */
export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
