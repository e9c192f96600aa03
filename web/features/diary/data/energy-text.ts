import type { I18n } from '@lingui/core';
import { hidesEnergy } from './hidden-energy.ts';

/** Returns energy with its unit; empty if hidden or unknown. */
export const energyText = (i18n: I18n, calories: number | undefined): string =>
  calories === undefined || hidesEnergy() ? '' : i18n._('unit.kcal', { kcal: calories });
