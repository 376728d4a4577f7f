import type { BulkLeadOutcome, LeadSummary } from '@bellbird/contract/couples/leads';
import type { Translate } from '#texts/use-translation.ts';
import { firstNames } from '#platform/formats/couple-names.ts';
import { pageLocale } from '#platform/formats/page-locale.ts';

const NAMED = 3;

/** A sentence for each reason why some of the couples were not changed, with their names. */
export function describeRefused(
  leads: readonly LeadSummary[],
  { done, refused }: Pick<BulkLeadOutcome, 'done' | 'refused'>,
  t: Translate,
): string[] {
  const reasons = new Map<string, LeadSummary[]>();
  for (const lead of leads) {
    if (done.includes(lead.id)) continue;
    // A couple that the server does not mention no longer exists.
    const reason = refused.find(({ id }) => id === lead.id)?.reason ?? 'gone';
    reasons.set(reason, [...(reasons.get(reason) ?? []), lead]);
  }
  return [...reasons].map(([reason, sharing]) =>
    t(`bulk.notChanged.${reason}`, { count: sharing.length, names: listNames(sharing, t) }),
  );
}

function listNames(leads: readonly LeadSummary[], t: Translate): string {
  const names = leads.slice(0, NAMED).map((lead) => firstNames(lead.couple.name));
  const more = leads.length - names.length;
  return new Intl.ListFormat(pageLocale()).format(more > 0 ? [...names, t('bulk.more', { count: more })] : names);
}
