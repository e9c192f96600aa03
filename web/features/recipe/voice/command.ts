export type Command =
  | { readonly type: Plain }
  /** "How much flour?" */
  | { readonly type: 'amount'; readonly food: string }
  /** "Timer 10 minutes" */
  | { readonly type: 'timer'; readonly seconds: number }
  /** "Go to the rice" */
  | { readonly type: 'dish'; readonly name: string };

/**
 * `close` closes the ingredients, `start-timer` starts the step's timer, `left` asks for the remaining time of all
 * timers, `stop` ends any sound, and `mute` stops listening.
 */
export type Plain =
  | 'next'
  | 'back'
  | 'repeat'
  | 'ingredients'
  | 'close'
  | 'start-timer'
  | 'left'
  | 'stop'
  | 'mute';
