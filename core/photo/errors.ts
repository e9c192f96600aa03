/** One of the photos is no picture that can be read. `photo` counts from 1. */
export type PhotoInvalid = { readonly type: 'PhotoInvalid'; readonly photo: number };

/** The photos of one request weigh or measure more than is taken. */
export type PhotosTooLarge = { readonly type: 'PhotosTooLarge' };
