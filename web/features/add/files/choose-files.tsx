import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { loadReader } from './file-reader.ts';

const ENDINGS =
  '.paprikarecipes,.paprikarecipe,.melarecipes,.melarecipe,.rtk,.zip,.json,.jsonld,.html,.htm,.cook,.txt,.md';

/** File picker with instructions for exports from other apps. */
export function ChooseFiles({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { i18n } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  useEffect(loadReader, []);
  const places = [
    ['Paprika, Mela', i18n._('files.where.paprika')],
    ['Mealie', i18n._('files.where.mealie')],
    ['Tandoor', i18n._('files.where.tandoor')],
    ['Nextcloud Cookbook', i18n._('files.where.nextcloud')],
    ['Recipe Keeper, Copy Me That', i18n._('files.where.html')],
    ['Cooklang', i18n._('files.where.cooklang')],
    ['Munchify', i18n._('files.where.munchify')],
  ] as const;
  return (
    <div className="grid gap-6">
      <p>{i18n._('files.lead')}</p>
      <input
        ref={input}
        type="file"
        accept={ENDINGS}
        multiple
        hidden
        data-testid="files-input"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          if (files.length > 0) onFiles(files);
          // Allows the same file to be chosen again.
          currentTarget.value = '';
        }}
      />
      <Button kind="main" size="big" onClick={() => input.current?.click()}>
        <Icon name="upload" />
        {i18n._('files.choose')}
      </Button>
      <section className="grid gap-3" aria-labelledby="files-where">
        <h2 id="files-where" className="text-lg">
          {i18n._('files.where')}
        </h2>
        <dl className="grid gap-3">
          {places.map(([app, place]) => (
            <div key={app} className="grid gap-x-6 sm:grid-cols-[14rem_1fr]">
              <dt className="font-semibold">{app}</dt>
              <dd className="text-muted">{place}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
