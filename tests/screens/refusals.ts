// Answers of a server that refuses requests.

export const REFUSED = { error: 'Our kitchen is closed.', type: 'Unexpected' };
export const TOO_OFTEN = {
  error: 'Too many attempts. Please try again in 15 minutes.',
  type: 'TooManyAttempts',
  retryAfterSeconds: 900,
};
export const USED_UP = { recipeCount: 5, limit: 5, planName: 'Free', resetsAt: Date.UTC(2031, 0, 1) };

/** An existing calendar link, and a newly made one. */
export const CALENDAR = {
  createdAt: Date.UTC(2026, 10, 20, 12),
  url: 'https://munchify.example/c/k3hT0Qm9f2sLw7VbXyZ1aA.nB5vC8xZ1aS4dF7gH0jK3lQ6wE9rT2yU5iO8pA1sD4f.ics',
};

/** Devices whose timers ring on a locked screen: this one, one with a long name, and one without a name. */
export const RING_DEVICES = {
  publicKey: 'B'.repeat(87),
  devices: [
    { id: 'a'.repeat(22), name: 'Chrome, Android', createdAt: Date.UTC(2026, 10, 28, 12), current: true },
    {
      id: 'b'.repeat(22),
      name: 'Samsung Internet, Linux x86_64',
      createdAt: Date.UTC(2026, 9, 3),
      current: false,
      keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
    },
    { id: 'c'.repeat(22), name: '', createdAt: Date.UTC(2026, 8, 30), current: false },
  ],
};
