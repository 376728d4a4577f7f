import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#texts/use-translation.ts';
import { useUpgrade } from '#platform/upgrade/upgrade.ts';

/** Below the sidebar of customers who do not pay yet, if the installation enables it. */
export function UpgradeBanner({ onFollow }: { onFollow: (() => void) | undefined }) {
  const { t } = useTranslation('upgrade');
  const offerUpgrade = useUpgrade();
  const offer = () => {
    onFollow?.();
    offerUpgrade('leads');
  };
  return (
    <Sheet data-testid="upgrade-banner">
      <b>{t('banner.title')}</b>
      <p>{t('banner.text')}</p>
      <Button size="small" variant="contained" color="primary" aria-haspopup="dialog" onClick={offer}>
        {t('banner.action')}
      </Button>
    </Sheet>
  );
}

const Sheet = styled('aside')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  marginTop: 16,
  padding: 16,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.plum.wash,
  '& b': { ...theme.typography.subtitle2, fontWeight: 600 },
}));
