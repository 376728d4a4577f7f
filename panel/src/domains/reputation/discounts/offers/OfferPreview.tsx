import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Gift } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { showDollars } from '#platform/formats/money.ts';
import { useObjectUrl } from '#ui/uploads/use-object-url.ts';
import type { OfferForm } from '../offer-form.ts';

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
    <Frame aria-label={t('preview')}>
      <Caption>{t('preview')}</Caption>
      <Sheet>
        {picture && <img src={picture} alt="" />}
        <Words>
          {badge && <Badge>{badge}</Badge>}
          <Typography variant="subtitle" component="h3">
            {offer.title || t('previewTitle')}
          </Typography>
          {offer.intro && <p dir="auto">{offer.intro}</p>}
          {offer.discountText && <b dir="auto">{offer.discountText}</b>}
          {priceBefore !== null && priceAfter !== null && (
            <Price>
              {offer.pricingType === 'from' && t('from')} <s>{showDollars(priceBefore)}</s> {showDollars(priceAfter)}{' '}
              {offer.perPerson && t('perPersonUnit')}
            </Price>
          )}
          {offer.giftText && (
            <Line>
              <Gift aria-hidden /> <span dir="auto">{offer.giftText}</span>
            </Line>
          )}
          {offer.shortDescription && <Quiet dir="auto">{offer.shortDescription}</Quiet>}
          {offer.validUntil && <Quiet>{t('previewUntil', { day: showDay(offer.validUntil) })}</Quiet>}
        </Words>
      </Sheet>
    </Frame>
  );
}

const Frame = styled('aside')({ minWidth: 0 });
const Caption = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  marginBottom: 8,
  color: theme.vars.palette.text.secondary,
}));
const Sheet = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  maxWidth: 420,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '& > img': { display: 'block', width: '100%', aspectRatio: '3 / 2', objectFit: 'cover' },
}));
const Words = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 8,
  padding: 20,
  overflowWrap: 'anywhere',
});
const Badge = styled('span')(({ theme }) => ({
  padding: '2px 10px',
  borderRadius: 12,
  backgroundColor: theme.vars.palette.wattle.wash,
  color: theme.vars.palette.wattle.ink,
  ...theme.typography.body2,
  fontWeight: 600,
}));
const Price = styled('p')(({ theme }) => ({
  ...theme.typography.fact,
  fontVariantNumeric: 'tabular-nums',
  '& s': { color: theme.vars.palette.text.secondary },
}));
const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  '& svg': { flex: 'none', width: 18, height: 18, marginTop: 1, color: theme.vars.palette.primary.main },
}));
const Quiet = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));
