import type { CustomerChoice } from '@bellbird/contract/access';
import type { z } from 'zod';
import { session } from '#platform/session/current-session.ts';
import { type Credentials, signIn } from '../access.queries.ts';

export type CustomerChoices = z.output<typeof CustomerChoice>['customers'];

/** Signs in and opens the session, or comes back with the customers to choose from. */
export async function enter(credentials: Credentials): Promise<CustomerChoices | undefined> {
  const answer = await signIn(credentials);
  if ('customers' in answer) return answer.customers;
  await session.begin(answer);
  return undefined;
}
