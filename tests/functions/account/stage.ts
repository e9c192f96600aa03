import { stage } from '#tests/support/stage/shared-stage.ts';

export { stage };
export const { call, register: signUp, logIn } = stage;

export const german = { 'x-preferred-language': 'de' };
