/** Limits of a new stage: our own settings, and AWS's defaults, which can be raised. */
export const LIMITS = {
  /** `DailyBudget`, in US dollars: infra/stage/settings.ts */
  dailyBudget: 10,
  /** Requests a second: infra/services/gateway.ts. AWS's own default is 10,000. */
  gateway: 200,
  /** https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html; a new account may have 10 */
  lambdas: 1_000,
  /** Units a second: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/ServiceQuotas.html */
  table: 40_000,
  /** Units a second for one partition and thus one item; same page */
  itemWrites: 1_000,
  /** Usual once production access is granted: https://docs.aws.amazon.com/ses/latest/dg/quotas.html */
  emails: 50_000,
  /** Requests of one address in five minutes: infra/web/router.ts */
  address: 3_000,
} as const;
