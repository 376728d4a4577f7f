import type { SelectQueryBuilder } from 'kysely';

/** How many rows a query finds; it needs to select nothing yet. */
export async function countOf<Db, Sources extends keyof Db, Row>(
  query: SelectQueryBuilder<Db, Sources, Row>,
): Promise<number> {
  const { total } = await query
    .select((build) => build.fn.countAll<number>().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  return total;
}
