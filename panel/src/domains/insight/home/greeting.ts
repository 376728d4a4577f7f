/** In the order of the day. */
export const GREETINGS = ['morning', 'afternoon', 'evening'] as const;
export type Greeting = (typeof GREETINGS)[number];

export function greetingAt(now: Date): Greeting {
  const hour = now.getHours();
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
