import { expect, test } from 'vitest';
import { checkAll } from '#tests/infra/checks/all.ts';
import { production } from '#tests/infra/support/broken.ts';
import { withPolicy } from '#tests/infra/support/change.ts';

// Public Lambdas may only read shared recipes. Each case widens one right.

test.each([
  ['SharingPage', 'SHARE#*', '*'],
  ['SharingPage', 'dynamodb:LeadingKeys', 'dynamodb:Attributes'],
  ['SharingPicture', 'SHARE#*', 'USER#*'],
  ['SharingPicture', '/shared/*', '/photos/*'],
])('a wider permission of %s is found: %s becomes %s', (id, right, wider) => {
  const broken = withPolicy(production, id, (policy) => policy.replace(right, wider));
  expect(checkAll(broken)).toContainEqual(
    expect.stringMatching(new RegExp(`^${id} may .*, and should read shares alone`)),
  );
});

test.each([
  ['CalendarFile', 'CALENDAR#*', 'USER#*'],
  ['CalendarFile', '"K#*"', '"*"'],
  ['CalendarFile', 'dynamodb:LeadingKeys', 'dynamodb:Attributes'],
  ['CalendarFile', 'dynamodb:Query', 'dynamodb:PutItem'],
])('a wider permission of %s, which calendar apps call, is found: %s becomes %s', (id, right, wider) => {
  const broken = withPolicy(production, id, (policy) => policy.replace(right, wider));
  expect(checkAll(broken)).toContainEqual(
    expect.stringMatching(new RegExp(`^${id} may .*, and should read calendars and kitchens alone`)),
  );
});
