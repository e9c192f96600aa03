import type { PhotoName } from './photo.ts';

export type PhotoPorts = {
  readonly photos: PhotoReader & PhotoWriter & PhotoRemover;
};

export type PhotoReader = {
  find(name: PhotoName): Promise<Uint8Array | undefined>;
};

export type PhotoWriter = {
  put(name: PhotoName, jpeg: Uint8Array): Promise<void>;
};

export type PhotoRemover = {
  remove(names: readonly PhotoName[]): Promise<void>;
};
