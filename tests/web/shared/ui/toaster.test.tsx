import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { toast } from '#web/shared/ui/feedback/toast.ts';
import { Toaster } from '#web/shared/ui/feedback/toaster.tsx';

vi.mock('#web/shared/ui/feedback/toast-region.tsx', () => {
  throw new Error('The file could not be loaded.');
});

test('messages appear as plain text if the toast region cannot be loaded', async () => {
  render(<Toaster />);
  toast({ kind: 'error', title: 'Login failed', description: 'Please try again' });
  expect((await screen.findByRole('alert')).textContent).toBe('Login failed Please try again');
});
