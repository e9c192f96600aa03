// Replaces the SDK's event streams in Lambdas that use no models. Their clients import the module anyway.

export const resolveEventStreamSerdeConfig = (config) => config;

function refuse() {
  throw new Error('Event streams are not part of this Lambda: only those that ask models read any.');
}

export const eventStreamSerdeProvider = () => refuse();

export function EventStreamSerde() {
  refuse();
}

// Never called, but imported.
export const EventStreamCodec = undefined;
export const iterableToReadableStream = undefined;
export const readableStreamToIterable = undefined;
