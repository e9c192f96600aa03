import * as v from 'valibot';

const Message = v.variant('type', [
  /** The data of a query has changed on the device. */
  v.object({ type: v.literal('changed'), queryKey: v.array(v.union([v.string(), v.number()])) }),
  v.object({ type: v.literal('signed out') }),
]);
type Message = v.InferOutput<typeof Message>;

const channel = new BroadcastChannel('munchify');

export const notifyOtherTabs = (message: Message): void => channel.postMessage(message);

export function listenToOtherTabs(listen: (message: Message) => void): void {
  channel.addEventListener('message', ({ data }) => {
    const message = v.safeParse(Message, data);
    if (message.success) listen(message.output);
  });
}
