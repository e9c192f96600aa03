import { startTestStage } from '#tests/support/test-stage.ts';

export const stage = await startTestStage();
export const { call, register: signUp, logIn } = stage;

export const german = { 'x-preferred-language': 'de' };
