import type { Approval } from '@bellbird/contract/attention/approvals';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#texts/use-translation.ts';
import { useMinute } from '#platform/time/use-minute.ts';
import { waitingTime } from './waiting-time.ts';

type QueueListProps = {
  approvals: readonly Approval[];
  chosen: Approval | undefined;
  onOpen: (approval: Approval) => void;
};

/** What waits, oldest first. */
export function QueueList({ approvals, chosen, onOpen }: QueueListProps) {
  const { t } = useTranslation('approvals');
  const now = useMinute();
  return (
    <List aria-label={t('queue')}>
      {approvals.map((approval) => {
        const { form, ...parts } = waitingTime(approval.askedAt, now);
        return (
          <li key={approval.id}>
            <Entry onClick={() => onOpen(approval)} aria-current={approval.id === chosen?.id || undefined}>
              <Provider>{approval.provider.name}</Provider>
              <Waits>{t(`wait.${form}`, parts)}</Waits>
              {isOverdue(approval, now) && <Overdue>{t('overdue')}</Overdue>}
              <Title>
                {t(`kind.${approval.kind}`)} · {approval.title}
              </Title>
            </Entry>
          </li>
        );
      })}
    </List>
  );
}

/** Past the promised response time. */
function isOverdue({ decideBy }: Approval, now: Date): boolean {
  return decideBy !== null && Date.parse(decideBy) < now.getTime();
}

const List = styled('ul')({ listStyle: 'none' });

const Entry = styled(ButtonBase)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 12px',
  width: '100%',
  padding: '12px 20px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  font: 'inherit',
  textAlign: 'start',
  '&:hover': { backgroundColor: theme.vars.palette.ground.sunken },
  '&[aria-current]': {
    backgroundColor: theme.vars.palette.primary.wash,
    boxShadow: `inset 3px 0 0 ${theme.vars.palette.primary.main}`,
  },
  '[dir="rtl"] &[aria-current]': { boxShadow: `inset -3px 0 0 ${theme.vars.palette.primary.main}` },
  '&:focus-visible': { outlineOffset: -2 },
  [theme.breakpoints.down('md')]: { padding: '12px 16px' },
}));

const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const Provider = styled('b')({ ...line, fontWeight: 500 });
const Title = styled('span')(({ theme }) => ({
  ...line,
  ...theme.typography.body2,
  gridColumn: '1 / -1',
  color: theme.vars.palette.text.secondary,
}));
const Waits = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));
const Overdue = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  gridColumn: '1 / -1',
  justifySelf: 'start',
  padding: '1px 8px',
  borderRadius: 10,
  fontWeight: 600,
  backgroundColor: theme.vars.palette.error.wash,
  color: theme.vars.palette.error.ink,
}));
