import Gift from 'lucide-react/icons/gift';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { showDollars } from '#platform/formats/money.ts';
import { Quiet, Text } from '#ui/Text.tsx';
import { useObjectUrl } from '#ui/uploads/use-object-url.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import type { OfferForm } from '../offer-form.ts';
import css from './OfferPreview.module.css';

/** A number field contains text while the user types. */
type Typed = Omit<OfferForm, 'installmentCount'> & { installmentCount: number | string | null };

/** A live preview of what couples will see. */
export function OfferPreview({ imageUrl }: { imageUrl: string | null }) {
  const { t } = useTranslation('discounts');
  const offer = useWatch<OfferForm>() as Typed;
  const chosen = useObjectUrl(offer.image ?? undefined);
  const picture = chosen ?? (offer.removeImage ? undefined : (imageUrl ?? undefined));
  const { priceBefore, priceAfter } = offer;
  const badge =
    offer.discountType === 'discount'
      ? offer.discountRatio && t('ratio', { ratio: offer.discountRatio })
      : offer.installmentCount && t('installments', { count: Number(offer.installmentCount) });
  return (
    <aside className={css.frame} aria-label={t('preview')}>
      <Text component="p" size="caption" quiet mb={2}>
        {t('preview')}
      </Text>
      <div className={css.sheet}>
        {picture && <img src={picture} alt="" />}
        <Stack gap={2} align="start" className={css.words}>
          {badge && <span className={css.badge}>{badge}</span>}
          <Text size="subtitle" component="h3">
            {offer.title || t('previewTitle')}
          </Text>
          {offer.intro && <p dir="auto">{offer.intro}</p>}
          {offer.discountText && <b dir="auto">{offer.discountText}</b>}
          {priceBefore !== null && priceAfter !== null && (
            <p className={css.price}>
              {offer.pricingType === 'from' && t('from')} <s>{showDollars(priceBefore)}</s> {showDollars(priceAfter)}{' '}
              {offer.perPerson && t('perPersonUnit')}
            </p>
          )}
          {offer.giftText && (
            <p className={css.line}>
              <Gift aria-hidden /> <span dir="auto">{offer.giftText}</span>
            </p>
          )}
          {offer.shortDescription && <Quiet dir="auto">{offer.shortDescription}</Quiet>}
          {offer.validUntil && <Quiet>{t('previewUntil', { day: showDay(offer.validUntil) })}</Quiet>}
        </Stack>
      </div>
    </aside>
  );
}
