import type { TypedChoice } from '#core/recipe/lines/typed-food.ts';
import { preferredLanguage } from '#web/shared/i18n/language.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { foodWord } from '../../data/detections/food-words.ts';

type FoodChoiceProps = {
  question: string;
  choices: readonly TypedChoice[];
  onChoose: (choice: TypedChoice) => void;
};

export function FoodChoice({ question, choices, onChoose }: FoodChoiceProps) {
  return (
    <div role="group" aria-label={question} className="grid gap-2">
      <p role="status" className="text-sm font-medium">
        {question}
      </p>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <Button key={choice.food} kind="line" onClick={() => onChoose(choice)}>
            {foodWord(choice.food, preferredLanguage())}
          </Button>
        ))}
      </div>
    </div>
  );
}
