import * as v from 'valibot';

const Message = v.variant('type', [
  /** What the device holds under a key is another now. */
  v.object({ type: v.literal('changed'), queryKey: v.array(v.union([v.string(), v.number()])) }),
  /** Nobody is signed in any more. */
  v.object({ type: v.literal('signed out') }),
]);
type Message = v.InferOutput<typeof Message>;

const channel = new BroadcastChannel('munchify');

export const tellOtherTabs = (message: Message): void => channel.postMessage(message);

export function hearOtherTabs(listen: (message: Message) => void): void {
  channel.addEventListener('message', ({ data }) => {
    const message = v.safeParse(Message, data);
    if (message.success) listen(message.output);
  });
}
