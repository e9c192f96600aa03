import { named, settings } from '../stage/stage.ts';

/** Tells an address of every day that costs the account more than it may. */
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
