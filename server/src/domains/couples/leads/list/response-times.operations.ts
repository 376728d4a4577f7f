import { workingMinutes } from '@bellbird/contract/shared/working-time';
import type { Tx } from '#platform/db/db.ts';
import { findFirstAnswersBy } from './response-times.repository.ts';

/** How many requests a user answered, and the average wait in working hours, as in all other figures. */
export async function countAnswersBy(
  tx: Tx,
  customerId: number,
  authorId: number,
): Promise<{ answered: number; averageMinutes: number | null }> {
  const answers = await findFirstAnswersBy(tx, customerId, authorId);
  const minutes = answers.map((each) =>
    workingMinutes(new Date(each.asked_at), new Date(each.answered_at), each.time_zone),
  );
  const total = minutes.reduce((sum, each) => sum + each, 0);
  return { answered: minutes.length, averageMinutes: minutes.length > 0 ? Math.round(total / minutes.length) : null };
}
