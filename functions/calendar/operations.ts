import { CalendarAnswer, CurrentCalendar } from '#core/week/calendar.ts';
import type { Operations } from '../http/operation.ts';

export const operations: Operations = {
  about: 'The planned meals in calendar apps.',
  routes: {
    'GET /api/week/calendar': {
      summary: 'Find out whether the week has a calendar address',
      description: '`null` where it has none. The address itself was told once, when it was made.',
      answer: CurrentCalendar,
    },
    'POST /api/week/calendar': {
      summary: 'Make a calendar address',
      description:
        'Whoever has the address reads the titles of the planned meals, and nothing else. It replaces the former one, and ends when its user leaves the kitchen.',
      answer: CalendarAnswer,
    },
    'DELETE /api/week/calendar': { summary: 'Withdraw the calendar address' },
    'GET /c/{calendar}': {
      summary: 'Read the planned meals as a calendar',
      description:
        'An iCalendar file (RFC 5545) with an event of a whole day for each meal of the last 30 and the next 60 days. Where the address leads nowhere, a text says so by 404. `HEAD` answers with the same headers.',
      media: ['text/calendar; charset=utf-8'],
      refusals: { 404: 'text/plain; charset=utf-8' },
      parameters: { calendar: 'The last part of the address.' },
      example: { params: { calendar: '$calendar' } },
    },
  },
};
