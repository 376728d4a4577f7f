/** How a card behaves. Its number is not stored. */
export type Behaviour =
  | 'pays'
  | 'declined'
  | 'insufficient'
  | 'confirm'
  | 'formless'
  | 'slow'
  | 'waits'
  /** Bank accounts: nothing is known until days have passed. */
  | 'debit_pays'
  | 'debit_insufficient'
  | 'debit_closed';

/** Bank accounts that fail after the days a debit takes; every other one pays. */
export const TEST_ACCOUNTS = [
  { number: '222222227', habit: 'debit_insufficient', means: 'has insufficient funds when the days have passed' },
  { number: '111111113', habit: 'debit_closed', means: 'turns out to be closed when the days have passed' },
] as const satisfies readonly { number: string; habit: Behaviour; means: string }[];

export const TEST_CARDS = [
  { number: '4242424242424242', brand: 'visa', habit: 'pays', means: 'pays at once' },
  { number: '5555555555554444', brand: 'mastercard', habit: 'pays', means: 'pays at once' },
  { number: '4000000000000002', brand: 'visa', habit: 'declined', means: 'is declined' },
  { number: '4000000000009995', brand: 'visa', habit: 'insufficient', means: 'has insufficient funds' },
  {
    number: '4000000000003220',
    brand: 'visa',
    habit: 'confirm',
    means: 'asks to confirm on the bank’s page (3-D Secure)',
  },
  { number: '4000000000003204', brand: 'visa', habit: 'formless', means: 'asks to confirm, but has no page for it' },
  { number: '4000000000000119', brand: 'visa', habit: 'slow', means: 'pays after a few seconds' },
  { number: '4000000000000416', brand: 'visa', habit: 'waits', means: 'stays processing until you approve it above' },
] as const satisfies readonly { number: string; brand: string; habit: Behaviour; means: string }[];

export type Card = {
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  holder: string;
  habit: Behaviour;
};

/** A bank account as the bank stores it; undefined when the numbers cannot be one. */
export function readAccount(typed: { bsb: string; number: string; holder: string }): Card | undefined {
  if (!/^\d{6}$/.test(typed.bsb) || !/^\d{5,9}$/.test(typed.number)) return undefined;
  const habit = TEST_ACCOUNTS.find(({ number }) => number === typed.number)?.habit ?? 'debit_pays';
  return { brand: 'becs', last4: typed.number.slice(-4), expMonth: 1, expYear: 2099, holder: typed.holder, habit };
}

/** Tokens that always exist, for demo data: `pm_sandbox4242`. */
export function wellKnownCard(token: string): Card | undefined {
  const last4 = /^pm_sandbox(\d{4})/.exec(token)?.[1];
  const card = last4 === undefined ? undefined : TEST_CARDS.find(({ number }) => number.endsWith(last4));
  return (
    card && {
      brand: card.brand,
      last4: last4 ?? '',
      expMonth: 8,
      expYear: 2034,
      holder: 'Imogen Hartley',
      habit: card.habit,
    }
  );
}

/** Brand and behaviour of a card number; undefined when it is not valid. */
export function readNumber(typed: string): { brand: string; last4: string; habit: Behaviour } | undefined {
  const number = typed.replaceAll(/[\s-]/g, '');
  if (!/^\d{13,19}$/.test(number) || !isValidNumber(number)) return undefined;
  const known = TEST_CARDS.find((card) => card.number === number);
  const brand =
    known?.brand ?? (number.startsWith('4') ? 'visa' : /^5[1-5]|^2[2-7]/.test(number) ? 'mastercard' : 'unknown');
  return { brand, last4: number.slice(-4), habit: known?.habit ?? 'pays' };
}

/** The Luhn check digit. */
function isValidNumber(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
