import { Note } from '../../../ui/feedback/note.tsx';

/** Advice that stays beside the photos until they change. */
export const Advice = ({ text }: { text: string }) => <Note kind="attention" title={text} />;
