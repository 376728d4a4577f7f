import type { AuditEntry } from '@bellbird/contract/desk/support';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#texts/use-translation.ts';
import { showInstant } from '#platform/formats/instants.ts';
import type { Column } from '#ui/list/types.ts';

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
        <Lines>
          {actor.name ?? t(`actors.${actor.kind}`)}
          {actingFor && <small>{t('audit.onBehalf', { name: actingFor.name })}</small>}
        </Lines>
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

const Lines = styled('span')(({ theme }) => ({
  display: 'grid',
  '& small': { ...theme.typography.body2, lineHeight: '18px', color: theme.vars.palette.text.secondary },
}));
