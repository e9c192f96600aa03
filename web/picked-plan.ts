import { kept } from './local-storage.ts';

const PLAN_ID = 'selectedPlanId';
const PRICE_ID = 'selectedPriceId';

/** What a stranger has picked: it is ordered once they are signed in. */
export type PickedPlan = { readonly planId: number; readonly priceId: string };

export const isPlanPicked = (): boolean => kept.get(PLAN_ID) !== null && kept.get(PRICE_ID) !== null;

export function pickPlan({ planId, priceId }: PickedPlan): void {
  kept.set(PLAN_ID, String(planId));
  kept.set(PRICE_ID, priceId);
}

/** Takes what was picked, if anything was: it is there once. */
export function takePickedPlan(): PickedPlan | undefined {
  const planId = kept.get(PLAN_ID);
  const priceId = kept.get(PRICE_ID);
  kept.remove(PLAN_ID);
  kept.remove(PRICE_ID);
  return planId !== null && priceId !== null ? { planId: Number(planId), priceId } : undefined;
}
