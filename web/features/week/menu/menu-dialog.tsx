import { useEffect, useId, type ReactNode } from 'react';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { useModal } from '../../../ui/hooks/use-modal.ts';

type MenuDialogProps = {
  title: string;
  /** `data-menu` of the button beside which the menu opens on wide screens. */
  anchor: string;
  onClose: () => void;
  children: ReactNode;
};

/** Menu at the bottom on phones, beside its button on wide screens. */
export function MenuDialog({ title, anchor, onClose, children }: MenuDialogProps) {
  const id = useId();
  const dialog = useModal();
  useEffect(() => {
    const button = document.querySelector(`[data-menu="${CSS.escape(anchor)}"]`);
    if (button && dialog.current) putBeside(dialog.current, button.getBoundingClientRect());
  }, [anchor, dialog]);
  return (
    // Escape closes the menu without a mouse.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      className="mx-0 mt-auto mb-0 w-full max-w-none rounded-t-[1.25rem] bg-surface text-ink shadow-print md:m-0 md:w-max md:max-w-76 md:min-w-52 md:rounded-md md:outline md:outline-line md:backdrop:bg-transparent"
    >
      <div className="p-3 pb-[calc(1rem+env(safe-area-inset-bottom))] md:p-2">
        <h2 id={id} className="px-3.5 pt-2 pb-2 text-[1.1875rem] wrap-anywhere md:text-base">
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}

/** Distance from the button and from the edges of the screen, in px. */
const GAP = 8;

function putBeside(dialog: HTMLDialogElement, button: DOMRect): void {
  if (!window.matchMedia('(min-width: 48rem)').matches) return;
  const { width, height } = dialog.getBoundingClientRect();
  const left = Math.min(Math.max(GAP, button.right - width), window.innerWidth - width - GAP);
  const below = button.bottom + GAP;
  const top = below + height + GAP <= window.innerHeight ? below : Math.max(GAP, button.top - height - GAP);
  dialog.style.left = `${left}px`;
  dialog.style.top = `${Math.min(top, Math.max(GAP, window.innerHeight - height - GAP))}px`;
}

export const MENU_ROW =
  'flex min-h-12.5 w-full items-center gap-3 rounded-sm px-3.5 py-1 text-left leading-[1.3] font-medium no-underline hover:bg-sunken md:min-h-11.5';

type MenuRowProps = { icon: IconName; isBad?: boolean; onAct: () => void; children: ReactNode };

export const MenuRow = ({ icon, isBad = false, onAct, children }: MenuRowProps) => (
  <li>
    <button type="button" className={`${MENU_ROW} ${isBad ? 'text-danger' : ''}`} onClick={onAct}>
      <Icon name={icon} className={isBad ? '' : 'text-muted'} />
      {children}
    </button>
  </li>
);

export const MenuLine = () => <li aria-hidden="true" className="my-2 border-t border-line" />;
