import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import type { UserId } from '#core/user-id.ts';
import { useOnDevice } from '../offline/use-held.ts';
import { householdOf } from './household.ts';

export function CookName({ userId, cookId }: { userId: UserId; cookId: UserId }) {
  const { i18n } = useLingui();
  const held = useOnDevice(householdOf(userId, useQueryClient()));
  const name = held?.household?.members.find(({ id }) => id === cookId)?.name;
  return name ? i18n._('household.by', { name }) : i18n._('household.by_member');
}
