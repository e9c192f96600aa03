/** A photo is not a readable picture. `photo` counts from 1. */
export type PhotoInvalid = { readonly type: 'PhotoInvalid'; readonly photo: number };

/** The photos of a request exceed the limits on bytes or pixels. */
export type PhotosTooLarge = { readonly type: 'PhotosTooLarge' };
