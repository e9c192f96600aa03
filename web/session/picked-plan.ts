import { deviceStorage } from '../device/local-storage.ts';

const PLAN_ID = 'selectedPlanId';
const PRICE_ID = 'selectedPriceId';

/** Plan that a visitor picked before signing in. After the sign-in the app asks whether to order it. */
export type PickedPlan = { readonly planId: number; readonly priceId: string };

export const isPlanPicked = (): boolean =>
  deviceStorage.get(PLAN_ID) !== null && deviceStorage.get(PRICE_ID) !== null;

export function pickPlan({ planId, priceId }: PickedPlan): void {
  deviceStorage.set(PLAN_ID, String(planId));
  deviceStorage.set(PRICE_ID, priceId);
}

export function pickedPlan(): PickedPlan | undefined {
  const planId = deviceStorage.get(PLAN_ID);
  const priceId = deviceStorage.get(PRICE_ID);
  return planId !== null && priceId !== null ? { planId: Number(planId), priceId } : undefined;
}

export function forgetPickedPlan(): void {
  deviceStorage.remove(PLAN_ID);
  deviceStorage.remove(PRICE_ID);
}
