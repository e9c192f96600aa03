import { useEffect, useRef, useState } from 'react';
import type { Language } from '#core/language.ts';
import { PictureNotRead, readPicture } from '#web/shared/platform/text-recognition/read-picture.ts';
import type { PictureFault } from '#web/shared/platform/text-recognition/messages.ts';

type State =
  | { readonly status: 'choosing' }
  | { readonly status: 'reading'; readonly share: number; readonly page: number; readonly of: number }
  | { readonly status: 'failed'; readonly fault: PictureFault };

const CHOOSING: State = { status: 'choosing' };

/**
 * Reads pictures of pages one after the other on this device. The user can cancel it.
 * @param onText called with the text of all pages
 */
export function usePageText(onText: (text: string) => void) {
  const [state, setState] = useState<State>(CHOOSING);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const read = async (pictures: readonly File[], language: Language) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const of = pictures.length;
    const texts: string[] = [];
    try {
      for (const [index, picture] of pictures.entries()) {
        const show = (share: number) =>
          setState({ status: 'reading', share: (index + share) / of, page: index + 1, of });
        show(0);
        texts.push(await readPicture(picture, { languages: [language], signal, onProgress: show }));
      }
      onText(texts.join('\n'));
    } catch (failure) {
      if (signal.aborted) return;
      setState({ status: 'failed', fault: failure instanceof PictureNotRead ? failure.type : 'failed' });
    }
  };
  return {
    state,
    read: (pictures: readonly File[], language: Language) => void read(pictures, language),
    /** Cancels the reading, or dismisses its failure. */
    stop() {
      running.current?.abort();
      setState(CHOOSING);
    },
  };
}
