export type Greeting = 'morning' | 'afternoon' | 'evening';

export function greetingAt(now: Date): Greeting {
  const hour = now.getHours();
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
