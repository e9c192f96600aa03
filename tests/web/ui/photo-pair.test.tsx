import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DISH_KINDS } from '#core/recipe/dish-kind.ts';
import { drawingOf } from '#web/ui/dish-drawing.tsx';
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

test('the drawing of a dish is shown over its photos, and alone if they cannot be loaded', () => {
  const { container } = render(<PhotoPair urls={['/a.jpg']} dish="soup" />);
  expect(shown(container)).toEqual(['/a.jpg', drawingOf('soup')]);
  fireEvent.error(container.querySelectorAll('img')[0] ?? container);
  expect(shown(container)).toEqual([drawingOf('soup')]);
});

test('recipes with the same photos begin with different ones, or show different parts of a single photo', () => {
  const firstOf = (urls: string[], recipe: number) => {
    const { container } = render(<PhotoPair urls={urls} recipe={recipe} />);
    const [image] = container.querySelectorAll('img');
    return `${image?.getAttribute('src')} ${image?.className}`;
  };
  const recipes = [61145514782340, 61145514782341, 61145514782342];
  for (const urls of [['/a.jpg'], ['/a.jpg', '/b.jpg', '/c.jpg']])
    expect(new Set(recipes.map((recipe) => firstOf(urls, recipe))).size).toBe(3);
  expect(
    shown(render(<PhotoPair urls={['/a.jpg', '/b.jpg', '/c.jpg', '/d.jpg']} recipe={7} />).container),
  ).toEqual(['/d.jpg', '/a.jpg', '/b.jpg']);
});

test('there is a drawing for every kind of dish', () => {
  expect(DISH_KINDS.filter((kind) => drawingOf(kind) === '')).toEqual([]);
  expect(new Set(DISH_KINDS.map(drawingOf)).size).toBe(DISH_KINDS.length);
});
