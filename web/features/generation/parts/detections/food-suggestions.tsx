import { preferredLanguage } from '#web/shared/i18n/language.ts';
import { suggestions } from '../../data/detections/food-words.ts';

/** Suggestions for a field with `list={id}`. */
export const FoodSuggestions = ({ id, typed }: { id: string; typed: string }) => (
  <datalist id={id}>
    {suggestions(typed, preferredLanguage()).map((name) => (
      <option key={name} value={name}>
        {name}
      </option>
    ))}
  </datalist>
);
