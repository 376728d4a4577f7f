import type { Config } from '#platform/config/config.ts';
import { findUnreadable } from '#platform/crypto/describe-values.ts';
import { passOver } from '#platform/crypto/renew-values.ts';
import { openDb } from '#platform/db/db.ts';
import { type Examined, Fault } from '#platform/health/finding.ts';
import { allKeyedValues } from './keyed-values.ts';

/** PostgreSQL’s codes for a table or a column that is not there. */
const NOT_MIGRATED = new Set(['42P01', '42703']);

/** Whether every value opens, and which still need one of EARLIER_SECRETS. */
export async function examineValues({ databaseUrl, keyring }: Config): Promise<Examined> {
  const db = openDb({ url: databaseUrl, poolSize: 2, onError: () => undefined });
  try {
    const counts = await passOver(db, allKeyedValues(keyring), { renew: false });
    const unreadable = findUnreadable(counts);
    if (unreadable.length > 0) throw new Fault(unreadable.join('\n'));
    const waiting = counts.filter(({ earlier }) => earlier > 0);
    const total = counts.reduce((sum, each) => sum + each.current + each.earlier, 0);
    if (waiting.length > 0)
      return {
        fine: `all ${total} can be read`,
        notes: [
          `${waiting.map(({ kind, earlier }) => `${earlier} ${kind}`).join(', ')} need EARLIER_SECRETS: npm run reseal.`,
        ],
      };
    if (keyring.marks.length === 1) return { fine: `all ${total} are under SECRET` };
    return { fine: `all ${total} are under SECRET`, notes: ['EARLIER_SECRETS can be removed; see docs/KEYS.md.'] };
  } catch (error) {
    if (NOT_MIGRATED.has((error as { code?: string }).code ?? ''))
      return { fine: 'none yet: the database is of an earlier release, or new' };
    throw error;
  } finally {
    await db.close();
  }
}
