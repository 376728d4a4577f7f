import CreditCard from 'lucide-react/icons/credit-card';
import Landmark from 'lucide-react/icons/landmark';
import css from './CardBrand.module.css';

const NAMES: Readonly<Record<string, string>> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' };

export function brandName(brand: string): string {
  return NAMES[brand] ?? brand;
}

/** The logo of the card network, or a bank. Always on a light background, as the networks require. */
export function CardBrand({ brand }: { brand: string }) {
  return (
    <span className={css.brandBox} aria-hidden>
      {brand === 'visa' && <span>{brandName(brand).toUpperCase()}</span>}
      {brand === 'mastercard' && <span className={css.circles} />}
      {brand === 'bank' && <Landmark size={16} />}
      {!['visa', 'mastercard', 'bank'].includes(brand) && <CreditCard size={16} />}
    </span>
  );
}
