import { i18n } from '@lingui/core';
import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/feedback/note.tsx';

/** Catches rendering errors and offers to reload. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failure?: unknown }> {
  override state: { failure?: unknown } = {};

  static getDerivedStateFromError(failure: unknown) {
    return { failure };
  }

  override render() {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    return (
      <main className="mx-auto grid w-full max-w-xl grow content-center px-gutter py-10">
        <Note
          kind="bad"
          title={isAway(failure) ? i18n._('error.unreachable') : i18n._('error.broken_page')}
          action={<Button onClick={() => location.reload()}>{i18n._('error.reload')}</Button>}
        >
          {!isAway(failure) && i18n._('error.broken_page_kept')}
        </Note>
      </main>
    );
  }
}

/** Returns true if a page could not be loaded. All engines name the module in their message. */
const isAway = (failure: unknown): boolean => /module/.test(String(failure));

/** Resets on navigation, so that an error on one page does not block the next one. */
export function PageErrorBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary key={useLocation().pathname}>{children}</ErrorBoundary>;
}
