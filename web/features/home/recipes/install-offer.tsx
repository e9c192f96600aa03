import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useInstall } from '../../../shell/install-prompt.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { deviceStorage } from '../../../device/local-storage.ts';

const DECLINED = 'installDeclined';

/** Offers to install the app if there is a recipe and the user has not declined yet. */
export function InstallOffer() {
  const { i18n } = useLingui();
  const install = useInstall();
  const [isDeclined, setIsDeclined] = useState(() => deviceStorage.get(DECLINED) !== null);
  if (!install || isDeclined) return null;
  const decline = () => {
    deviceStorage.set(DECLINED, '1');
    setIsDeclined(true);
  };
  return (
    <Sheet className="flex flex-wrap items-center gap-3" aria-label={i18n._('install.title')}>
      <p className="max-w-none min-w-0 flex-[1_1_14rem]">
        <b className="font-semibold">{i18n._('install.title')}</b>
        <br />
        <span className="text-sm text-muted">{i18n._('install.text')}</span>
      </p>
      <Button kind="line" onClick={() => void install()}>
        {i18n._('install.action')}
      </Button>
      <Button kind="bare" onClick={decline}>
        {i18n._('install.decline')}
      </Button>
    </Sheet>
  );
}
