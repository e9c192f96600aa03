import { Note } from '../../../ui/feedback/note.tsx';

/** What the cook could do about the photos; it stays beside them until they change. */
export const Advice = ({ text }: { text: string }) => <Note kind="attention" title={text} />;
