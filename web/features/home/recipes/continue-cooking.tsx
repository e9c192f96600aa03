import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { keyOf } from '../../../offline/entries.ts';
import { dishPath } from '../../../timers/dish-path.ts';
import { dropDish, useDishes, type Dish } from '../../../timers/dishes.ts';
import { Icon, IconButton } from '../../../ui/icon.tsx';
import { Sheet } from '../../../ui/sheet.tsx';

export function ContinueCooking() {
  const { i18n } = useLingui();
  const dishes = useDishes().filter(({ step, steps }) => step <= steps);
  if (dishes.length === 0) return null;
  return (
    <ul aria-label={i18n._('home.continue')} className="grid gap-3">
      {dishes.map((dish) => (
        <li key={keyOf({ id: dish.recipeId, cookId: dish.cookId })}>
          <OpenDish dish={dish} />
        </li>
      ))}
    </ul>
  );
}

function OpenDish({ dish }: { dish: Dish }) {
  const { i18n } = useLingui();
  const { title, step, steps } = dish;
  return (
    <Sheet className="relative flex flex-wrap items-center gap-x-4">
      <Icon name="pot" className="size-7 text-muted" />
      <p className="min-w-0 grow basis-32">
        <span className="block text-sm text-muted">
          {i18n._('home.continue')}&nbsp;· {i18n._('cook.step', { number: step, count: steps })}
        </span>
        <Link
          to={`${dishPath(dish)}?cook=${step}`}
          className="font-title text-lg leading-tight font-semibold wrap-anywhere hyphens-auto no-underline after:absolute after:inset-0 after:rounded-md hover:underline"
        >
          {title}
        </Link>
      </p>
      <IconButton
        label={i18n._('home.continue_end', { title })}
        icon="close"
        onClick={() => dropDish(dish)}
        className="relative -mr-2"
      />
    </Sheet>
  );
}
