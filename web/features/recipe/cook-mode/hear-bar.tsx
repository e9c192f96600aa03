import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon.tsx';
import { stopListening, useListening } from '../voice/listening.ts';
import type { RecognitionFailure } from '../voice/recognition.ts';
import type { Heard } from './cook-mode-props.ts';

type HearBarProps = {
  heard: Heard;
  /** Opens the list of commands. */
  onHelp: () => void;
  onIngredients: () => void;
  /** Turns on taps with an elbow, offered if the app cannot listen; undefined if they are already on. */
  onElbow: (() => void) | undefined;
};

/** Shows the listening state, where audio is processed, and the last command. After a failure shows the reason. */
export function HearBar({ heard, onHelp, onIngredients, onElbow }: HearBarProps) {
  const { i18n } = useLingui();
  const listening = useListening();
  if (listening.state === 'off') return null;
  if (listening.state === 'failed')
    return (
      <Bar className="bg-sunken">
        <span className="min-w-0 flex-[1_1_12rem] pl-1 text-sm">{i18n._(FAILURES[listening.why])}</span>
        <span className="flex flex-wrap items-center">
          {onElbow && (
            <Button kind="bare" onClick={onElbow}>
              {i18n._('voice.elbow_instead')}
            </Button>
          )}
          <IconButton label={i18n._('voice.dismiss')} icon="close" onClick={stopListening} />
        </span>
      </Bar>
    );
  const isOn = listening.state === 'on';
  return (
    <Bar className="bg-basil-soft text-on-basil-soft">
      <Waves isMoving={isOn} />
      <span className="grid min-w-0 flex-[1_1_9rem] leading-tight">
        <b className="font-semibold">
          {!isOn && i18n._('voice.starting')}
          {isOn && (listening.isOnDevice ? i18n._('voice.on_device') : i18n._('voice.on'))}
        </b>
        <span className="line-clamp-2 text-sm wrap-anywhere">
          {isOn ? heardText(heard, i18n) : i18n._('voice.starting.text')}
        </span>
      </span>
      <span className="flex items-center">
        <IconButton label={i18n._('recipe.ingredients')} icon="list" onClick={onIngredients} />
        <IconButton label={i18n._('voice.phrases')} icon="question" onClick={onHelp} />
        <IconButton label={i18n._('voice.stop')} icon="microphone_off" onClick={stopListening} />
      </span>
    </Bar>
  );
}

function heardText({ said, answer }: Heard, i18n: I18n): string {
  if (said === undefined) return i18n._('voice.hint');
  const heard = i18n._('voice.heard', { said });
  return answer === undefined ? heard : `${heard} ${answer}`;
}

const Bar = ({ className, children }: { className: string; children: ReactNode }) => (
  <div
    role="status"
    className={`flex flex-wrap items-center gap-x-3 rounded-[1.75rem] px-4 py-1.5 ${className}`}
  >
    {children}
  </div>
);

const HEIGHTS = ['h-2.5', 'h-5', 'h-3.5', 'h-4.5'] as const;

const Waves = ({ isMoving }: { isMoving: boolean }) => (
  <span className="flex h-6 items-center gap-[3px]" aria-hidden="true">
    {HEIGHTS.map((height, index) => (
      <i
        key={height}
        style={{ animationDelay: `${index * 120}ms` }}
        className={`w-1 rounded-pill bg-current ${height} ${isMoving ? 'motion-safe:animate-pulse' : 'opacity-50'}`}
      />
    ))}
  </span>
);

const FAILURES = {
  missing: /*i18n*/ 'voice.failed.missing',
  dead: /*i18n*/ 'voice.failed.dead',
  refused: /*i18n*/ 'voice.failed.refused',
  'no-microphone': /*i18n*/ 'voice.failed.no_microphone',
  offline: /*i18n*/ 'voice.failed.offline',
  language: /*i18n*/ 'voice.failed.language',
  ended: /*i18n*/ 'voice.failed.ended',
} as const satisfies Record<RecognitionFailure, string>;
