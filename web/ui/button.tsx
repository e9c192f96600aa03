import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Spinner } from './spinner.tsx';

/** `main` is the next action; a screen has only one. */
type Kind = 'main' | 'line' | 'quiet' | 'bare' | 'danger';
type Size = 'normal' | 'big';

const KINDS: Record<Kind, string> = {
  main: 'border-transparent bg-tomato text-on-tomato hover:bg-tomato-press',
  line: 'border-edge bg-surface hover:bg-sunken',
  quiet: 'border-transparent bg-sunken hover:bg-line',
  bare: 'border-transparent px-3 hover:bg-sunken',
  danger: 'border-danger text-danger hover:bg-danger-soft hover:text-on-danger-soft',
};

const SIZES: Record<Size, string> = { normal: 'min-h-12', big: 'min-h-14 px-7.5 text-[1.125rem]' };

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-pill border-[1.5px] px-pad py-2 text-center leading-tight font-semibold no-underline transition-colors duration-150 ease-out focus-visible:rounded-pill active:translate-y-px disabled:translate-y-0 disabled:border-transparent disabled:bg-sunken disabled:text-muted aria-disabled:translate-y-0 aria-disabled:border-transparent aria-disabled:bg-sunken aria-disabled:text-muted';

type ButtonStyle = { kind?: Kind; size?: Size; className?: string };

const classesOf = ({ kind = 'quiet', size = 'normal', className = '' }: ButtonStyle) =>
  `${BASE} ${SIZES[size]} ${KINDS[kind]} ${className}`;

type ButtonProps = ButtonStyle & ComponentProps<'button'> & { busy?: boolean; children: ReactNode };

/**
 * A button. While `busy`, it shows a spinner and ignores clicks. It is not disabled, because a disabled button would
 * lose the focus.
 */
export const Button = ({ kind, size, className, busy = false, onClick, children, ...rest }: ButtonProps) => (
  <button
    type="button"
    {...rest}
    className={classesOf({ ...(kind && { kind }), ...(size && { size }), ...(className && { className }) })}
    onClick={busy ? preventDefault : onClick}
    aria-disabled={busy || rest['aria-disabled']}
    aria-busy={busy}
  >
    {busy && <Spinner />}
    {children}
  </button>
);

/** Prevents a click, or Enter in a field, from submitting a form twice. */
const preventDefault = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();

export const ButtonLink = ({ kind, size, className, children, ...rest }: ButtonStyle & LinkProps) => (
  <Link
    {...rest}
    className={classesOf({ ...(kind && { kind }), ...(size && { size }), ...(className && { className }) })}
  >
    {children}
  </Link>
);
