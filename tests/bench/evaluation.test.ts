import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { measuredText, GATES, gateText, reaches, statusOf, type GateName } from '#tests/figures/gates.ts';

const GATE_NAMES = Object.keys(GATES) as GateName[];

function figureAt(gate: GateName, by: number) {
  const bound = GATES[gate];
  const share = 'least' in bound ? bound.least + by : bound.most - by;
  return { gate, count: Math.round(share * 10_000), of: 10_000, wrong: [] };
}

describe('the evaluation', () => {
  test.each(GATE_NAMES)(
    'passes at the gate of "%s" and fails just below it, even if all other gates pass',
    (gate) => {
      expect(reaches(figureAt(gate, 0))).toBe(true);
      expect(reaches(figureAt(gate, -0.001))).toBe(false);
      const others = GATE_NAMES.map((each) => figureAt(each, 0));
      expect(statusOf(others)).toBe(0);
      expect(statusOf([...others, figureAt(gate, -0.001)])).toBe(1);
    },
  );

  test('passes and says so if there was nothing to measure', () => {
    const none = { gate: 'real found', count: 0, of: 0, wrong: [] } as const;
    expect(reaches(none)).toBe(true);
    expect(measuredText(none)).toBe('none here');
  });

  test('is documented with the current gates', () => {
    const chapter = readFileSync(join(import.meta.dirname, '../../docs/evaluation.md'), 'utf8');
    for (const gate of GATE_NAMES) {
      const row = chapter.split('\n').find((line) => line.includes(`| ${GATES[gate].says} |`));
      expect(row, gate).toContain(`| ${gateText(gate)} |`);
    }
  });
});
