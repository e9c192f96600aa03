// Stands in a Lambda that asks no model for the SDK's event streams, which its clients load in any case.

export const resolveEventStreamSerdeConfig = (config) => config;

function refuse() {
  throw new Error('Event streams are not part of this Lambda: only those that ask models read any.');
}

export const eventStreamSerdeProvider = () => refuse();

export function EventStreamSerde() {
  refuse();
}

// Never called, and imported by clients that are loaded in any case.
export const EventStreamCodec = undefined;
export const iterableToReadableStream = undefined;
export const readableStreamToIterable = undefined;
