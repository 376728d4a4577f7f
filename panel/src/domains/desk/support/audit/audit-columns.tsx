import type { AuditEntry } from '@bellbird/contract/desk/support';
import { useTranslation } from '#texts/use-translation.ts';
import { showInstant } from '#platform/formats/instants.ts';
import type { Column } from '#ui/list/types.ts';
import css from './audit-columns.module.css';

/** The team's own time zone, whichever customer an entry is about. */
const LOCAL_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

export function useAuditColumns(): readonly Column<AuditEntry>[] {
  const { t } = useTranslation('desk');
  return [
    {
      key: 'what',
      header: t('audit.what'),
      skeleton: 'text',
      render: ({ action }) => <b>{t(`actions.${action}`, { defaultValue: action })}</b>,
    },
    {
      key: 'who',
      header: t('audit.who'),
      skeleton: 'lines',
      render: ({ actor, actingFor }) => (
        <span className={css.lines}>
          {actor.name ?? t(`actors.${actor.kind}`)}
          {actingFor && <small>{t('audit.onBehalf', { name: actingFor.name })}</small>}
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
