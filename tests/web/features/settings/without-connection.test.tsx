import { onlineManager } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { userOf } from '#core/account/account.ts';
import { aProfile } from '#tests/support/examples.ts';
import { PlansPage } from '#web/features/plans/plans-page.tsx';
import { RingDevices } from '#web/features/settings/ring-devices.tsx';
import { Sessions } from '#web/features/settings/sessions.tsx';
import { SubscriptionSection } from '#web/features/settings/subscription-section.tsx';
import { renderSignedIn } from '../../render-signed-in.tsx';

afterEach(() => onlineManager.setOnline(true));

test.each<[string, ReactNode]>([
  ['The plan in the settings', <SubscriptionSection key="plan" />],
  ['The list of devices that ring', <RingDevices key="rings" />],
  ['The list of devices that are logged in', <Sessions key="sessions" />],
  ['The page of plans', <PlansPage key="plans" />],
])('%s that cannot be fetched says so, and does not load for ever', async (_, page) => {
  onlineManager.setOnline(false);
  const { container } = await renderSignedIn(userOf(aProfile()), page);
  expect(await screen.findByText(/^We can't connect right now/)).toBeDefined();
  expect(screen.queryByText('Loading')).toBeNull();
  expect(container.querySelector('[aria-busy=true]')).toBeNull();
});
