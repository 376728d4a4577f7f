import type { Tx } from '#platform/db/db.ts';
import type { Of } from './answers.repository.ts';

/** Whether ‘missing data’ is on the provider’s list, or was put there since that moment. */
export async function wasToldSince(tx: Tx, { customerId, providerId }: Of, since: string): Promise<boolean> {
  const row = await tx
    .selectFrom('provider_prompts')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('type', '=', 'missing_data')
    .where('subject_id', '=', providerId)
    .where((build) => build.or([build('completed_at', 'is', null), build('created_at', '>', since)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
