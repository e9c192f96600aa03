import * as v from 'valibot';
import { InviteLink, InvitePreview, ShownHousehold } from '#core/household/household.ts';
import type { Operations } from '../http/operation.ts';

export const operations: Operations = {
  about: 'Up to eight cooks who share recipes, list and week.',
  schemas: { Household: ShownHousehold },
  routes: {
    'GET /api/household': {
      summary: 'Find the household',
      description: '`null` for who is in none.',
      answer: v.nullable(ShownHousehold),
    },
    'POST /api/household': {
      summary: 'Found a household',
      status: 201,
      answer: ShownHousehold,
      errors: ['InHousehold', 'NameNeeded'],
      example: { body: { name: 'Lime Street 7' } },
    },
    'PATCH /api/household': {
      summary: 'Rename the household, or arrange the aisles',
      description: 'Who lives alone arranges those of their own kitchen; then the answer is `null`.',
      answer: v.nullable(ShownHousehold),
      errors: ['NoHousehold'],
      example: { body: { name: 'Lime Street 8' } },
    },
    'POST /api/household/invite': {
      summary: 'Invite somebody',
      description: 'For one person and 7 days. It replaces the former invite.',
      answer: InviteLink,
      errors: ['NoHousehold'],
    },
    'DELETE /api/household/invite': { summary: 'Withdraw the invite', errors: ['NoHousehold'] },
    'POST /api/household/invite/preview': {
      summary: 'Find out what an invite is to',
      answer: InvitePreview,
      errors: ['InviteUsed'],
      example: { body: { token: '$link' } },
    },
    'POST /api/household/join': {
      summary: 'Join a household',
      answer: ShownHousehold,
      errors: ['InviteUsed', 'InHousehold', 'HouseholdFull', 'NameNeeded'],
      example: { body: { token: '$link' } },
    },
    'DELETE /api/household/members/{id}': {
      summary: 'Leave, or remove a member',
      description: 'Oneself, or anybody for the owner.',
      errors: ['NoHousehold', 'NotOwner'],
      example: { params: { id: '$user' } },
    },
  },
};
