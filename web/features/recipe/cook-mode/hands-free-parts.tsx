import { dropDish, isDish, useDishesOnStove, type Dish } from '../../../timers/dishes.ts';
import type { Overlay } from '../../../ui/hooks/use-overlay.ts';
import type { CookModeProps } from './cook-mode-props.ts';
import { HandsFreeSheet } from './hands-free-sheet.tsx';
import { useElbow } from '../voice/use-elbow.ts';
import { useHasVoice } from '../voice/use-read-aloud.ts';
import { VoiceCommands } from './voice-commands.ts';

type HandsFreePartsProps = CookModeProps & {
  ingredients: Overlay;
  options: Overlay;
  isListening: boolean;
};

/** Hands-free cooking with recogniser, phrases and commands. Loaded on first use. */
export function HandsFreeParts({ ingredients, options, isListening, ...props }: HandsFreePartsProps) {
  const { dish, step, goTo, show, handsFree } = props;
  return (
    <>
      {options.isOpen && <Options {...props} onClose={options.close} />}
      {isListening && (
        <VoiceCommands
          dish={dish}
          step={step}
          goTo={goTo}
          show={show}
          ingredients={ingredients}
          {...handsFree}
        />
      )}
    </>
  );
}

function Options({ dish, show, handsFree, onClose }: CookModeProps & { onClose: () => void }) {
  const { isReading, onReading } = handsFree;
  const [isElbow, setIsElbow] = useElbow();
  const hasVoice = useHasVoice(dish.serving.language);
  const other = useDishesOnStove().find((each) => !isDish(dish.place)(each));
  const removeFor = ({ step, ...next }: Dish) => {
    show(next, step);
    dropDish(dish.place);
  };
  return (
    <HandsFreeSheet
      isElbow={isElbow}
      onElbow={setIsElbow}
      reading={hasVoice ? { isOn: isReading, toggle: () => onReading(!isReading) } : undefined}
      onRemove={other && (() => removeFor(other))}
      onClose={onClose}
    />
  );
}
