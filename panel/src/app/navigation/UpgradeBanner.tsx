import { useTranslation } from '#texts/use-translation.ts';
import { useUpgrade } from '#platform/upgrade/upgrade.ts';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import css from './UpgradeBanner.module.css';

/** Below the sidebar of customers who do not pay yet, if the installation enables it. */
export function UpgradeBanner({ onFollow }: { onFollow: (() => void) | undefined }) {
  const { t } = useTranslation('upgrade');
  const offerUpgrade = useUpgrade();
  const offer = () => {
    onFollow?.();
    offerUpgrade('leads');
  };
  return (
    <Stack component="aside" gap={2} align="start" mt={4} className={css.sheet} data-testid="upgrade-banner">
      <b>{t('banner.title')}</b>
      <p>{t('banner.text')}</p>
      <PrimaryButton size="small" aria-haspopup="dialog" onClick={offer}>
        {t('banner.action')}
      </PrimaryButton>
    </Stack>
  );
}
