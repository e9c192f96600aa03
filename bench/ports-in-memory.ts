import { fakePorts } from '#tests/fakes/ports.ts';

/** Replaces `functions/ports.ts`, so that storage takes no time. */
export const ports = fakePorts();

export const attempts = () => ports.attempts;
export const clock = () => ports.clock;
export const cookMarkReader = () => ports.cookMarks;
export const householdReader = () => ports.households;
export const memberships = () => ports.memberships;
export const recipeReader = () => ports.recipes;
export const secrets = () => ports.secrets;
export const signInUses = () => ports.signIns;
export const ourOrigin = () => 'https://munchify.example';
export const ourStage = () => 'bench';
