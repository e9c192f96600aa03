import { expect, test } from 'vitest';
import { checkAll } from '#tests/infra/checks/all.ts';
import { production } from '#tests/infra/support/broken.ts';
import { withPolicy } from '#tests/infra/support/change.ts';

// What reads the answers of Open Food Facts may put products, and nothing else: each right is widened here.

test.each([
  ['PRODUCT#*', '*'],
  ['PRODUCT#*', 'USER#*'],
  ['dynamodb:LeadingKeys', 'dynamodb:Attributes'],
])('a wider right to put is found: %s becomes %s', (right, wider) => {
  const broken = withPolicy(production, 'ProductFind', (policy) => policy.replace(right, wider));
  expect(checkAll(broken)).toContainEqual(
    expect.stringMatching(/^ProductFind may .*, and should put products alone/),
  );
});
