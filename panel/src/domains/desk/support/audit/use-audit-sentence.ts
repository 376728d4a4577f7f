import type { AuditEntry } from '@bellbird/contract/desk/support';
import { type Translate, useTranslation } from '#texts/use-translation.ts';

const NOBODYS_NAME: Readonly<Record<string, string>> = {
  customerUser: 'user',
  provider: 'provider',
  lead: 'lead',
  customer: 'customer',
};

/** For example ‘Ruth Okafor changed the details of Paul Moreau’. */
export function describeEntry({ action, actor, subject, actingFor }: AuditEntry, t: Translate): string {
  const kind = NOBODYS_NAME[subject?.kind ?? ''] ?? 'user';
  const values = {
    actor: actor.name ?? t(`actors.${actor.kind}`),
    subject: subject?.name ?? actingFor?.name ?? t(`audit.someone.${kind}`),
    action,
  };
  return t(`actions.${action}`, { ...values, defaultValue: t('audit.other', values) });
}

export function useAuditSentence(): (entry: AuditEntry) => string {
  const { t } = useTranslation('desk');
  return (entry) => describeEntry(entry, t);
}
