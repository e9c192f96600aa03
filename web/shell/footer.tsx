import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PATHS } from '../paths.ts';
import { OPERATOR } from './operator.ts';

const LINK = 'inline-flex min-h-11 items-center px-3';

/**
 * Legal links. The law requires those for cancellation and withdrawal on every page, in unmistakable words (§§ 312k,
 * 356a BGB).
 * @param children further links
 */
export function Footer({
  className = 'mt-8 border-t border-line',
  children,
}: {
  className?: string;
  children?: ReactNode;
}) {
  const { i18n } = useLingui();
  return (
    <footer className={className}>
      <div className="page flex flex-wrap justify-center gap-x-2 pt-4 pb-6 text-sm text-muted">
        <FooterLink to={PATHS.imprint}>{i18n._('footer.imprint')}</FooterLink>
        <FooterLink to={PATHS.privacy}>{i18n._('footer.privacy')}</FooterLink>
        <a href={`mailto:${OPERATOR.supportEmail}`} className={LINK}>
          {i18n._('footer.help')}
        </a>
        <FooterLink to={PATHS.cancelContract}>{i18n._('footer.cancel')}</FooterLink>
        <FooterLink to={PATHS.withdrawContract}>{i18n._('footer.withdraw')}</FooterLink>
        {children}
      </div>
    </footer>
  );
}

const FooterLink = (props: { to: string; children: ReactNode }) => <Link {...props} className={LINK} />;
