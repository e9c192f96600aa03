import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { userOf } from '#core/account/account.ts';
import { aProfile } from '#tests/support/examples.ts';
import { NumberSheet } from '#web/features/diary/scan/number-sheet.tsx';
import { renderSignedIn } from '../../render-signed-in.tsx';

test('a barcode number can be typed at once, and Enter looks it up', async () => {
  const [close, look] = [vi.fn(), vi.fn()];
  await renderSignedIn(userOf(aProfile()), <NumberSheet onClose={close} onBarcode={look} />);
  await screen.findByRole('textbox', { hidden: true });
  await userEvent.keyboard('7394376616228{Enter}');
  expect(look).toHaveBeenCalledWith('7394376616228');
  expect(close).not.toHaveBeenCalled();
});
