import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { PATHS } from '#web/shared/paths.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';

type AvoidConsentProps = { onConsent: () => void; onClose: () => void };

/** Asks for consent before anything is stored that may reveal health or beliefs. Source: Art. 9 (2) (a) GDPR */
export function AvoidConsent({ onConsent, onClose }: AvoidConsentProps) {
  const { i18n } = useLingui();
  return (
    <Dialog
      title={i18n._('avoid.consent')}
      onClose={onClose}
      actions={
        <>
          <Button kind="bare" onClick={onClose}>
            {i18n._('avoid.consent.no')}
          </Button>
          <Button kind="main" onClick={onConsent}>
            {i18n._('avoid.consent.yes')}
          </Button>
        </>
      }
    >
      <p>{i18n._('avoid.consent.why')}</p>
      <p>
        <Link to={PATHS.privacy} className="inline-flex min-h-11 items-center">
          {i18n._('avoid.consent.privacy')}
        </Link>
      </p>
    </Dialog>
  );
}
