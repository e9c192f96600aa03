import { stage } from '#tests/support/shared-stage.ts';

export { stage };
export const { call, register: signUp, logIn } = stage;

export const german = { 'x-preferred-language': 'de' };
