import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { LineDoubt } from '#core/reading/understanding/doubt.ts';
import type { PartLine } from '../../../offline/recipe-draft.ts';
import { Icon } from '../../../ui/icon.tsx';
import { EditLine } from './edit-line.tsx';
import { isMistyped } from './corrections.ts';
import type { LineAnswer } from './line-answers.ts';

type LineQuestionProps = {
  line: PartLine;
  why: LineDoubt;
  answers: readonly LineAnswer[];
  /** Called with the new text; undefined if the line stays as it is. */
  onAnswer: (text: string | undefined) => void;
  onChange: () => void;
  /** Called if the line should become a step. */
  onStep: () => void;
};

/** Asks the question about a line. Every answer is one tap. */
export function LineQuestion(props: LineQuestionProps) {
  const { line, why, answers, onAnswer, onChange, onStep } = props;
  const { i18n } = useLingui();
  const isTypo = isMistyped(line, answers);
  // If an offered answer is likely, the pencil of every line is enough to change the words.
  const offersWords = why !== 'no-amount' && !isTypo;
  const questions: Record<LineDoubt, string> = {
    'no-amount': i18n._('review.ask.no_amount'),
    'unknown-food': i18n._('review.ask.unknown_food'),
    'which-food': i18n._('review.ask.which_food'),
    unmeasured: i18n._('review.ask.unmeasured'),
    'too-much': i18n._('review.ask.too_much'),
    'other-language': i18n._('review.ask.other_language'),
  };
  return (
    <li
      // A typo needs little space: its line and the corrections.
      className={`-mx-[min(0.625rem,3vw)] grid rounded-md bg-saffron-soft px-4 text-on-saffron-soft ${isTypo ? 'my-1 gap-1.5 py-2.5' : 'my-2 gap-3 py-4'}`}
    >
      <div className="grid grid-cols-[1.375rem_minmax(0,1fr)_auto] gap-x-3 gap-y-0.5">
        <Icon name="question" className="mt-0.5" />
        <q className="font-semibold">{line.text}</q>
        <p lang={i18n.locale} className="col-start-2 text-sm">
          {isTypo ? i18n._('review.ask.mistyped') : questions[why]}
        </p>
        {!offersWords && (
          <EditLine
            text={line.text}
            onClick={onChange}
            className="col-start-3 row-span-2 row-start-1 -mt-1.5 -mr-2"
          />
        )}
      </div>
      <div lang={i18n.locale} role="group" aria-label={line.text} className="flex flex-wrap gap-2">
        {answers.map((answer) => (
          <Answer key={answer.text} onClick={() => onAnswer(answer.text)}>
            {answer.type === 'count' ? i18n._('review.count', { amount: answer.amount }) : answer.name}
          </Answer>
        ))}
        {offersWords && <Answer onClick={onChange}>{i18n._('review.change_words')}</Answer>}
        {offersWords && why === 'unknown-food' && (
          <Answer onClick={onStep}>{i18n._('review.is_step')}</Answer>
        )}
        <Answer onClick={() => onAnswer(undefined)}>
          {why === 'no-amount' ? i18n._('review.dont_count') : i18n._('review.leave')}
        </Answer>
      </div>
    </li>
  );
}

const Answer = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button
    type="button"
    onClick={onClick}
    className="inline-flex min-h-11 items-center rounded-pill border-[1.5px] border-edge bg-surface px-3.5 text-sm font-semibold text-ink hover:bg-sunken focus-visible:rounded-pill"
  >
    {children}
  </button>
);
