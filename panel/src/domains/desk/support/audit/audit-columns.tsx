import type { AuditEntry } from '@bellbird/contract/desk/support';
import { useTranslation } from '#texts/use-translation.ts';
import { LOCAL_ZONE, showInstant } from '#platform/formats/instants.ts';
import type { Column } from '#ui/list/types.ts';
import { useAuditSentence } from './use-audit-sentence.ts';
import css from './audit-columns.module.css';

export function useAuditColumns(): readonly Column<AuditEntry>[] {
  const { t } = useTranslation('desk');
  const describe = useAuditSentence();
  return [
    {
      key: 'what',
      header: t('audit.what'),
      skeleton: 'lines',
      render: (entry) => (
        <span className={css.lines}>
          <b>{describe(entry)}</b>
          {entry.actingFor && <small>{t('audit.onBehalf', { name: entry.actingFor.name })}</small>}
        </span>
      ),
    },
    {
      key: 'customer',
      header: t('audit.customer'),
      skeleton: 'text',
      render: ({ customer }) => customer?.name ?? t('audit.noCustomer'),
    },
    {
      key: 'when',
      header: t('audit.when'),
      skeleton: 'text',
      render: ({ at }) => <time dateTime={at}>{showInstant(at, LOCAL_ZONE)}</time>,
    },
  ];
}
