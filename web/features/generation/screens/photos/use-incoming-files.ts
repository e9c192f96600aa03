import { useEffect, useEffectEvent, useState } from 'react';

/** Takes files that are dropped on the page or pasted. @returns true while files are dragged over the page */
export function useIncomingFiles(onFiles: (files: File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((transfer: DataTransfer | null, event: Event) => {
    const files = [...(transfer?.files ?? [])];
    setIsOver(false);
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    };
    document.addEventListener('dragover', over, { signal });
    document.addEventListener(
      'dragleave',
      ({ relatedTarget }) => relatedTarget === null && setIsOver(false),
      { signal },
    );
    document.addEventListener('drop', (event) => take(event.dataTransfer, event), { signal });
    document.addEventListener('paste', (event) => take(event.clipboardData, event), { signal });
    return () => stop.abort();
  }, []);
  return isOver;
}
