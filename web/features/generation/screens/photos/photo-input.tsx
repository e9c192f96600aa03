import { useRef, type ComponentProps, type ReactNode } from 'react';
import { Button } from '#web/shared/ui/button.tsx';

type PhotoInputProps = Pick<ComponentProps<typeof Button>, 'kind' | 'className' | 'disabled'> & {
  children: ReactNode;
  onFiles: (files: File[]) => void;
};

/** Button that opens the system's photo picker. */
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
          // Allows the same file to be chosen again.
          currentTarget.value = '';
        }}
      />
      <Button {...button} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
