import { named, settings } from '../stage/stage.ts';

/** Sends an email on each day on which the account exceeds its budget. */
new aws.budgets.Budget('Budget', {
  name: named('a-day'),
  budgetType: 'COST',
  timeUnit: 'DAILY',
  limitAmount: String(settings.dailyBudget),
  limitUnit: 'USD',
  notifications: [
    {
      comparisonOperator: 'GREATER_THAN',
      notificationType: 'ACTUAL',
      threshold: 100,
      thresholdType: 'PERCENTAGE',
      subscriberEmailAddresses: [settings.alarmEmail ?? ''],
    },
  ],
});
