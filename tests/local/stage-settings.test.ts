import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stageSettings, explainFailure } from '#local/stage-settings.ts';

const SETTINGS = { port: 4321, data: '/home/lea/munchify/.munchify' };

describe('the settings of the local stage', () => {
  test('come from the environment, with defaults', () => {
    expect(stageSettings({})).toEqual({ port: 4321, data: resolve('.munchify') });
    expect(stageSettings({ PORT: '', MUNCHIFY_DATA: '' })).toEqual(stageSettings({}));
    expect(stageSettings({ PORT: '8080', MUNCHIFY_DATA: '/srv/data' })).toEqual({
      port: 8080,
      data: '/srv/data',
    });
    expect(stageSettings({ MUNCHIFY_LOOPBACK_HOSTS: '127.0.0.1:8080,localhost:8081' })).toMatchObject({
      loopbackHosts: ['127.0.0.1:8080', 'localhost:8081'],
    });
    expect(stageSettings({ MUNCHIFY_ORIGIN: 'https://localhost:8443' })).toMatchObject({
      origin: 'https://localhost:8443',
    });
    expect(stageSettings({ MUNCHIFY_ORIGIN: '' })).not.toHaveProperty('origin');
  });

  test.each([
    'localhost',
    'localhost:8443',
    'https://localhost/',
    'https://localhost:8443/app',
    'about:blank',
  ])('refuse the origin %j', (MUNCHIFY_ORIGIN) => {
    expect(() => stageSettings({ MUNCHIFY_ORIGIN })).toThrow(
      /^MUNCHIFY_ORIGIN is ".*", but an origin is .* Try: MUNCHIFY_ORIGIN=https:\/\/localhost:8443 npm start$/,
    );
  });

  test.each(['abc', '0', '65536', '70000', '-1', '43.5', '1e3', ' '])('refuse the port %j', (PORT) => {
    expect(() => stageSettings({ PORT })).toThrow(
      /^PORT is ".*", but a port is .* Try: PORT=4321 npm start$/,
    );
  });
});

test.each([
  [{ code: 'EADDRINUSE', syscall: 'listen' }, 'Port 4321 is taken.'],
  [{ code: 'EACCES', syscall: 'listen' }, 'Port 4321 needs administrator rights on this machine.'],
  [{ code: 'EACCES', syscall: 'mkdir' }, `The data folder ${SETTINGS.data} cannot be written.`],
  [{ code: 'EROFS', syscall: 'access' }, `The data folder ${SETTINGS.data} cannot be written.`],
])('a failed start for %o is explained in one line, with a remedy', (details, sentence) => {
  const explanation = explainFailure(Object.assign(new Error('raw'), details), SETTINGS);
  expect(explanation.startsWith(`${sentence} `)).toBe(true);
  expect(explanation).toMatch(/^[^\n]+ (PORT|MUNCHIFY_DATA)=\S+ npm start$/);
});
