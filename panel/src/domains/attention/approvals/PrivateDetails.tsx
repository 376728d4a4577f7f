import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useTranslation } from '#texts/use-translation.ts';
import { openApproval } from './approvals.queries.ts';

/** Private details: opened one at a time, and recorded by the server. */
export function PrivateDetails({ id }: { id: number }) {
  const { t } = useTranslation('approvals');
  const details = useMutation({ mutationFn: () => openApproval(id) });
  if (!details.data) {
    return (
      <Closed>
        <Button startIcon={<Eye aria-hidden />} loading={details.isPending} onClick={() => details.mutate()}>
          {t('details.open')}
        </Button>
        <small role={details.isError ? 'alert' : undefined}>
          {t(details.isError ? 'failedAction' : 'details.note')}
        </small>
      </Closed>
    );
  }
  return (
    <Facts aria-label={t('details.title')}>
      {details.data.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

const Closed = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: '12px 24px',
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
}));
