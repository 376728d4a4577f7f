import type { Counted } from './renew-values.ts';

const MOST_IDS = 20;

/** What cannot be made again. They work as long as the secret that made them is listed. */
const ENDING =
  'What people already have from before ends with it: recovery codes, addresses in mails that couples answer, ' +
  'links to unsubscribe, addresses of calendar feeds.';

/** For the operator, after `npm run reseal`. */
export function describeRenewed(counts: readonly Counted[], earlierSecrets: number): string[] {
  const renewed = counts.filter((each) => each.renewed > 0);
  const lines = renewed.map((each) => `${each.kind}: ${each.renewed} made again under SECRET`);
  const changed = counts.reduce((sum, { earlier }) => sum + earlier, 0);
  if (changed > 0) return [...lines, `Somebody changed ${changed} of them at the same time: run it again.`];
  if (counts.some(({ unreadable }) => unreadable.length > 0)) return lines;
  if (renewed.length === 0) lines.push('Nothing left to do: everything is under SECRET.');
  return earlierSecrets === 0 ? lines : [...lines, `EARLIER_SECRETS can be removed when you like. ${ENDING}`];
}

/** One sentence for each table with values that no secret opens. Never the values themselves. */
export function findUnreadable(counts: readonly Counted[]): string[] {
  return counts
    .filter(({ unreadable }) => unreadable.length > 0)
    .map(({ kind, table, unreadable }) => {
      const ids = unreadable.slice(0, MOST_IDS).join(', ');
      const more = unreadable.length > MOST_IDS ? ` and ${unreadable.length - MOST_IDS} more` : '';
      return `${kind}: neither SECRET nor EARLIER_SECRETS opens ${table} ${ids}${more}. Add the secret they were made with.`;
    });
}
