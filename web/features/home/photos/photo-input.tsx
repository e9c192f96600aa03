import { useRef, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';

type PhotoInputProps = Pick<ComponentProps<typeof Button>, 'kind' | 'className' | 'disabled'> & {
  children: ReactNode;
  onFiles: (files: File[]) => void;
};

/** A button that opens the system's picker for photos. */
export function PhotoInput({ onFiles, children, ...button }: PhotoInputProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        data-testid="photo-input"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
      <Button {...button} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
