import { preferredLanguage } from '../i18n/language.ts';
import { suggestions } from './food-words.ts';

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
