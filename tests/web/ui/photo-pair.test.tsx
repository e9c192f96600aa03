import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import emptyPlate from '#web/ui/pictures/empty-plate.svg';
import { PhotoPair } from '#web/ui/photo-pair.tsx';

const shown = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));

test('a photo that cannot be loaded is replaced by the others, and the last one by a plate', () => {
  const { container } = render(<PhotoPair urls={['/a.jpg', '/b.jpg']} />);
  fireEvent.error(container.querySelectorAll('img')[0] ?? container);
  expect(shown(container)).toEqual(['/b.jpg']);
  fireEvent.error(container.querySelectorAll('img')[0] ?? container);
  expect(shown(container)).toEqual([emptyPlate]);
});
