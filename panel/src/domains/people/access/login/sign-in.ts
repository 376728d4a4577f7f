import type { CustomerChoice, NewToken } from '@bellbird/contract/people/access';
import type { z } from 'zod';
import { session } from '#platform/session/current-session.ts';

export type CustomerChoices = z.output<typeof CustomerChoice>['customers'];

/** What is left to do before the session opens. */
export type NextStep = { customers: CustomerChoices } | { twoFactor: { challengeId: string } };

/** Signs in, for the given customer if there is one. */
export type WayIn = (customerId?: number) => Promise<NewToken | NextStep>;

/** Called when the credentials are correct and another step follows. */
export type OnNext = (wayIn: WayIn, step: NextStep) => void;

/** Signs in and opens the session, or returns the next step. */
export async function enter(wayIn: WayIn, customerId?: number): Promise<NextStep | undefined> {
  const answer = await wayIn(customerId);
  if (!('accessToken' in answer)) return answer;
  await session.begin(answer);
  return undefined;
}
