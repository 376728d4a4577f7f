import type { ProductPrice } from '@bellbird/contract/money/packages';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { showCents } from '#platform/formats/money.ts';
import { Text } from '#ui/Text.tsx';
import css from './CampaignPrice.module.css';

/** Why it costs less than usual, and until when. */
export function CampaignPrice({ campaign }: { campaign: ProductPrice['campaign'] }) {
  const { t } = useTranslation('packages');
  if (!campaign) return null;
  const { name, until, regularCents } = campaign;
  return (
    <Text size="small" component="span" className={css.campaign}>
      <span>
        {t('regularly')} <s>{showCents(regularCents)}</s>
      </span>
      <b>{t('campaign', { name, day: showDay(until) })}</b>
    </Text>
  );
}
