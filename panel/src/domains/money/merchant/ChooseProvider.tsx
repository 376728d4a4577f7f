import { styled } from '@mui/material/styles';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useProvidersFor } from '#platform/session/use-providers-for.ts';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

/** Each provider applies separately, because the money goes to its own business. */
export function ChooseProvider() {
  const { t } = useTranslation('merchant');
  const providers = useProvidersFor('payments');
  if (providers.length === 0) {
    return (
      <Card>
        <EmptyState title={t('none.title')} text={t('none.text')} />
      </Card>
    );
  }
  return (
    <Card as="nav" aria-label={t('choose')}>
      <Lead>{t('choose')}</Lead>
      {providers.map(({ id, name, category }) => (
        <Line key={id} to={pathTo('providerPayments', { providerId: id })} search={{ tab: 'application' }}>
          <span>
            <b>{name}</b>
            <small>{category.name}</small>
          </span>
          <ChevronRight aria-hidden />
        </Line>
      ))}
    </Card>
  );
}

const Lead = styled('p')({ padding: '16px 20px' });
const Line = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '12px 20px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: 'inherit',
  '&:hover': { backgroundColor: theme.vars.palette.ground.sunken },
  '& span': { display: 'grid', flex: 1, minWidth: 0 },
  '& b': { fontWeight: 500 },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '[dir="rtl"] & svg': { transform: 'scaleX(-1)' },
}));
