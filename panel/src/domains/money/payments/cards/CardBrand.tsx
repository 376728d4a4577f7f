import { styled } from '@mui/material/styles';
import { CreditCard, Landmark } from 'lucide-react';
import { rem } from '#ui/theme/typography.ts';

const NAMES: Readonly<Record<string, string>> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' };

export function brandName(brand: string): string {
  return NAMES[brand] ?? brand;
}

/** The logo of the card network, or a bank. Always on a light background, as the networks require. */
export function CardBrand({ brand }: { brand: string }) {
  return (
    <BrandBox aria-hidden>
      {brand === 'visa' && <span>{brandName(brand).toUpperCase()}</span>}
      {brand === 'mastercard' && <Circles />}
      {brand === 'bank' && <Landmark />}
      {!['visa', 'mastercard', 'bank'].includes(brand) && <CreditCard />}
    </BrandBox>
  );
}

const BrandBox = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 26,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 5,
  backgroundColor: theme.vars.palette.plate.main,
  color: theme.vars.palette.plate.on,
  fontSize: rem(11),
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: '0.02em',
  '& svg.lucide': { width: 16, height: 16 },
}));

const Circles = styled('span')(({ theme }) => {
  const { error, warning } = theme.vars.palette;
  return {
    width: 22,
    height: 13,
    background: `radial-gradient(circle at 6.5px 6.5px, ${error.main} 6.5px, transparent 7px), radial-gradient(circle at 15.5px 6.5px, ${warning.main} 6.5px, transparent 7px)`,
  };
});
