import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { PartLine, DraftPart, RecipeDraft } from '../../../offline/recipe-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Icon, IconButton } from '../../../ui/icon.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { linesIn } from '../../../drafts/draft.ts';
import type { ReadLine } from '../../../drafts/read-lines.ts';
import { useLineReader } from '../../../drafts/use-line-reader.ts';
import { CorrectAll } from './correct-all.tsx';
import { correctionsOf } from './corrections.ts';
import { EditLine } from './edit-line.tsx';
import { LineQuestion } from './line-question.tsx';
import { useLineAnswers } from './use-line-answers.ts';

type ReadLinesProps = {
  draft: RecipeDraft;
  /** Called with a change of the newest ingredients. */
  onChange: (change: (ingredients: readonly DraftPart[]) => readonly DraftPart[]) => void;
  /** Called with the key of a line that becomes a step. */
  onStep: (key: string) => void;
};

/** Read ingredients, with the open questions. */
export function ReadLines({ draft, onChange, onStep }: ReadLinesProps) {
  const { ingredients, language } = draft;
  const read = useLineReader(language);
  const answersOf = useLineAnswers(draft);
  const { changing, setChanging, settled, setSettled, settle, rewrite } = useChanges(onChange);
  return (
    <Sheet aria-labelledby="read-lines" className="grid gap-4">
      <Head lines={linesIn(ingredients)} />
      <CorrectAll
        corrections={correctionsOf(ingredients, answersOf)}
        onChange={onChange}
        onCorrected={([first]) => setSettled(first?.line.key)}
      />
      {ingredients.map((part) => (
        <div key={part.key} className="grid">
          {part.name && (
            <h3 lang={language} className="pt-2 text-lg">
              {part.name}
            </h3>
          )}
          <ul lang={language} className="grid">
            {part.lines.map((line) =>
              changing === line.key ? (
                <ChangedLine
                  key={line.key}
                  line={line}
                  onType={(text) => rewrite(line.key, text)}
                  onDone={() => settle(line.key, line.text)}
                  onStep={() => onStep(line.key)}
                />
              ) : line.why ? (
                <LineQuestion
                  key={line.key}
                  line={line}
                  why={line.why}
                  answers={answersOf(line.key)}
                  onAnswer={(text) => settle(line.key, text)}
                  onChange={() => setChanging(line.key)}
                  onStep={() => onStep(line.key)}
                />
              ) : (
                <KnownLine
                  key={line.key}
                  text={line.text}
                  read={read(line.text)}
                  hasFocus={settled === line.key}
                  onChange={() => setChanging(line.key)}
                />
              ),
            )}
          </ul>
        </div>
      ))}
    </Sheet>
  );
}

/** Returns the edited line and the last resolved one, with their setters. */
function useChanges(onChange: ReadLinesProps['onChange']) {
  const [changing, setChanging] = useState<string>();
  const [settled, setSettled] = useState<string>();
  return {
    changing,
    setChanging,
    settled,
    setSettled,
    settle(key: string, text: string | undefined) {
      setChanging(undefined);
      setSettled(key);
      onChange((newest) => withLine(newest, key, text));
    },
    // Stored while typing, so that saving or opening another line keeps the text.
    rewrite: (key: string, text: string) => onChange((newest) => withText(newest, key, text)),
  };
}

/** Number of read lines, and of open questions. */
function Head({ lines }: { lines: readonly PartLine[] }) {
  const { i18n } = useLingui();
  const open = lines.filter(({ why }) => why !== undefined).length;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h2 id="read-lines" className="text-[1.375rem]">
        {i18n._('review.ingredients')}
      </h2>
      <p role="status" className="flex flex-wrap gap-2">
        <Chip>{i18n._('review.read', { count: lines.length - open })}</Chip>
        {open > 0 && <OpenChip>{i18n._('review.to_look_at', { count: open })}</OpenChip>}
      </p>
    </div>
  );
}

/** Resolves a line: sets another text, keeps it unchanged, or removes it if empty. */
const withLine = (parts: readonly DraftPart[], key: string, text: string | undefined): readonly DraftPart[] =>
  parts.map((part) => ({
    ...part,
    lines: part.lines.flatMap((line) => {
      if (line.key !== key) return [line];
      return text?.trim() === '' ? [] : [{ key, text: text?.trim() ?? line.text }];
    }),
  }));

const withText = (parts: readonly DraftPart[], key: string, text: string): readonly DraftPart[] =>
  parts.map((part) => ({
    ...part,
    lines: part.lines.map((line) => (line.key === key ? { key, text } : line)),
  }));

const OpenChip = ({ children }: { children: string }) => (
  <span className="inline-flex min-h-8.5 items-center gap-1.5 rounded-pill bg-saffron-soft px-3.5 py-0.5 text-sm leading-tight font-medium text-on-saffron-soft">
    <Icon name="question" className="size-[1.125em]" />
    {children}
  </span>
);

type KnownLineProps = {
  text: string;
  read: ReadLine | undefined;
  hasFocus: boolean;
  onChange: () => void;
};

function KnownLine({ text, read, hasFocus, onChange }: KnownLineProps) {
  return (
    <li className="@container border-b border-line last:border-0">
      <div className="grid min-h-13 grid-cols-[min(5.5rem,28%)_minmax(0,1fr)_auto] items-center gap-x-3 py-1 leading-snug @max-[17rem]:grid-cols-[minmax(0,1fr)_auto]">
        <b className="font-semibold tabular-nums">{read?.amount}</b>
        <span className="wrap-anywhere @max-[17rem]:order-last @max-[17rem]:col-span-2">
          {read ? read.name : text}
        </span>
        <EditLine text={text} onClick={onChange} hasFocus={hasFocus} />
      </div>
    </li>
  );
}

type ChangedLineProps = {
  line: PartLine;
  onType: (text: string) => void;
  onDone: () => void;
  onStep: () => void;
};

function ChangedLine({ line, onType, onDone, onStep }: ChangedLineProps) {
  const { i18n } = useLingui();
  const [former] = useState(line.text);
  return (
    <li className="border-b border-line py-2 last:border-0">
      <form
        noValidate
        className="grid grid-cols-[minmax(0,1fr)_auto] gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          onDone();
        }}
      >
        <input
          // The user has just pressed the edit button.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          aria-label={i18n._('review.change', { text: former })}
          value={line.text}
          maxLength={2_000}
          onChange={({ target }) => onType(target.value)}
          className="input-box min-h-12"
        />
        <IconButton type="submit" label={i18n._('review.change_done')} icon="check" look="quiet" />
      </form>
      <Button kind="bare" className="-ml-3" onClick={onStep}>
        {i18n._('review.is_step')}
      </Button>
    </li>
  );
}
