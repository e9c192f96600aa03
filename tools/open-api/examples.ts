/** Returns an example with realistic values instead of placeholders. */
export function shown(example: unknown): unknown {
  return JSON.parse(JSON.stringify(example), (_, value: unknown) =>
    typeof value === 'string' && value.startsWith('$') ? (STANDS_FOR[value] ?? value) : value,
  );
}

/** Example values of placeholders. */
export const STANDS_FOR: Readonly<Record<string, unknown>> = {
  $recipe: 60_881_510_400_123,
  $user: 'k3hT0Qm9f2sLw7VbXyZ1aA',
  $token: 'u5KvR1pY8qZ0eWcNtJm4dB',
  $share: 'p1Rv5uKe0WcNtJm4dBZq8Y',
  $calendar: 'k3hT0Qm9f2sLw7VbXyZ1aA.nB5vC8xZ1aS4dF7gH0jK3lQ6wE9rT2yU5iO8pA1sD4f.ics',
  $link: 'k3hT0Qm9f2sLw7VbXyZ1aA.nB5vC8xZ1aS4dF7gH0jK3lQ6wE9rT2yU5iO8pA1sD4f',
  $day: '2026-11-24',
  $now: 1_795_500_000_000,
  $uuid: '0b7f3c1e-8a52-4d9e-b1c4-2f6a7d3e9051',
  $mealId: 'fR3kq9TzW1xP',
  $photo: 'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQ',
  $runKey: '5d0c7a1e-generate',
  $client: 'WyJBc3Npc3RhbnQiLFsiaHR0cHM6Ly9hc3Npc3RhbnQuZXhhbXBsZS9jYWxsYmFjayJdXQ',
  $imageToken: 'eyJ1cmwiOiJodHRwczovL2V4YW1wbGUub3JnL3BpZS5qcGcifQ.s3cr3t',
};
