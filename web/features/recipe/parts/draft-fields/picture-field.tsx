import { useLingui } from '@lingui/react';
import { useMemo, useRef, useState } from 'react';
import { HeicPhoto, preparePicture } from '#web/shared/platform/photos/downscale.ts';
import { unsentUrl, type UnsentPicture } from '#web/shared/sync/operations/unsent-pictures.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { toast } from '#web/shared/ui/feedback/toast.ts';
import { Icon } from '#web/shared/ui/icon.tsx';

type PictureFieldProps = {
  /** New picture; null for none; undefined for the saved one. */
  picture: UnsentPicture | null | undefined;
  savedUrl: string | undefined;
  isLoading?: boolean;
  onChange: (picture: UnsentPicture | null) => void;
};

/** Picture of a recipe that can be added, replaced and removed. It is shrunk on the device. */
export function PictureField({ picture, savedUrl, isLoading = false, onChange }: PictureFieldProps) {
  const { i18n } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [isPreparing, setIsPreparing] = useState(false);
  const url = useMemo(
    () => (picture ? unsentUrl(picture) : picture === null ? undefined : savedUrl),
    [picture, savedUrl],
  );
  const take = async (file: File) => {
    setIsPreparing(true);
    try {
      onChange({ id: crypto.randomUUID(), jpeg: await preparePicture(file) });
    } catch (error) {
      const isHeic = error instanceof HeicPhoto;
      toast({
        kind: 'error',
        title: isHeic ? i18n._('error.heic') : i18n._('failed_to_process_images'),
      });
    }
    setIsPreparing(false);
  };
  return (
    <div className="grid gap-3">
      {(url || isLoading) && (
        <div
          aria-busy={isLoading}
          className={`aspect-4/3 overflow-hidden rounded-md bg-sunken ${isLoading ? 'animate-breathe' : ''}`}
        >
          {url && <img src={url} alt={i18n._('writing.picture')} className="size-full object-cover" />}
        </div>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        data-testid="picture-input"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void take(file);
          // Allows the same file to be chosen again.
          currentTarget.value = '';
        }}
      />
      <div className="flex flex-wrap gap-2 *:flex-1">
        <Button kind="line" busy={isPreparing} onClick={() => input.current?.click()}>
          <Icon name="camera" />
          {url ? i18n._('writing.replace_picture') : i18n._('writing.add_picture')}
        </Button>
        {url && <Button onClick={() => onChange(null)}>{i18n._('writing.no_picture')}</Button>}
      </div>
    </div>
  );
}
