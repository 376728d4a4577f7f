import type { CustomerChoice, NewToken } from '@bellbird/contract/access';
import type { z } from 'zod';
import { session } from '#platform/session/current-session.ts';

export type CustomerChoices = z.output<typeof CustomerChoice>['customers'];

/** Tries a way in, for the customer named if there is one. */
export type WayIn = (customerId?: number) => Promise<NewToken | { customers: CustomerChoices }>;

/** Signs in and opens the session, or comes back with the customers to choose from. */
export async function enter(wayIn: WayIn, customerId?: number): Promise<CustomerChoices | undefined> {
  const answer = await wayIn(customerId);
  if ('customers' in answer) return answer.customers;
  await session.begin(answer);
  return undefined;
}
