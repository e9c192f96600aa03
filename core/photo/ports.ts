import type { PhotoName } from './photo.ts';

export type PhotoPorts = {
  readonly photos: PhotoReader & PhotoWriter;
};

export type PhotoReader = {
  find(name: PhotoName): Promise<Uint8Array | undefined>;
};

export type PhotoWriter = {
  put(name: PhotoName, jpeg: Uint8Array): Promise<void>;
  remove(names: readonly PhotoName[]): Promise<void>;
};
