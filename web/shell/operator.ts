import { operatorOf, type Operator } from '#core/operator.ts';

const configured = import.meta.env.VITE_OPERATOR;

/** True for a build without an operator. Legal pages must then say that its data are made up. */
export const isExample = configured === undefined;

/** From `VITE_OPERATOR`, as JSON. */
export const OPERATOR: Operator = operatorOf(configured);
