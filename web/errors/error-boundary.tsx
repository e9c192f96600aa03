import { i18n } from '@lingui/core';
import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/feedback/note.tsx';

/** Catches rendering errors and offers to reload. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="mx-auto grid w-full max-w-xl grow content-center px-gutter py-10">
        <Note
          kind="bad"
          title={i18n._('error.broken_page')}
          action={<Button onClick={() => location.reload()}>{i18n._('error.reload')}</Button>}
        >
          {i18n._('error.broken_page_kept')}
        </Note>
      </main>
    );
  }
}

/** Resets on navigation, so that an error on one page does not block the next one. */
export function PageErrorBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary key={useLocation().pathname}>{children}</ErrorBoundary>;
}
