import { expect, test } from 'vitest';
import { checkAll } from '#tests/infra/checks/all.ts';
import { production } from '#tests/infra/support/broken.ts';
import { withPolicy } from '#tests/infra/support/change.ts';

// The Lambda that parses Open Food Facts answers may only put products. Each case widens one right.

test.each([
  ['PRODUCT#*', '*'],
  ['PRODUCT#*', 'USER#*'],
  ['dynamodb:LeadingKeys', 'dynamodb:Attributes'],
])('a wider write permission is found: %s becomes %s', (right, wider) => {
  const broken = withPolicy(production, 'ProductFind', (policy) => policy.replace(right, wider));
  expect(checkAll(broken)).toContainEqual(
    expect.stringMatching(/^ProductFind may .*, and should put products alone/),
  );
});
