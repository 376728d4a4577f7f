/** An account as people write it, read: by BSB and number in Australia, by IBAN elsewhere. */
export type BankAccount =
  | { readonly kind: 'bsb'; readonly bsb: string; readonly account: string }
  | { readonly kind: 'iban'; readonly iban: string };

const BSB_AND_ACCOUNT = /^(\d{3})-?(\d{3})[ ,/-]+(\d{5,9})$/;
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** «062-000 1234 5678», «062000 12345678» or an IBAN whose checksum holds; undefined for anything else. */
export function readBankAccount(written: string): BankAccount | undefined {
  const text = written.trim().toUpperCase();
  if (text.length > 60) return undefined;
  const [, first, second, account] = BSB_AND_ACCOUNT.exec(joinAccount(text)) ?? [];
  if (first && second && account) return { kind: 'bsb', bsb: `${first}${second}`, account };
  const iban = text.replaceAll(' ', '');
  return IBAN.test(iban) && holds(iban) ? { kind: 'iban', iban } : undefined;
}

/** One way of writing it down. */
export function writeBankAccount(account: BankAccount): string {
  return account.kind === 'iban'
    ? account.iban
    : `${account.bsb.slice(0, 3)}-${account.bsb.slice(3)} ${account.account}`;
}

/** Spaces inside the account number count for nothing; the one between BSB and number does. */
function joinAccount(text: string): string {
  const [, bsb, rest] = /^(\d{3}[ -]?\d{3})[ ,/-]+([\d ]+)$/.exec(text) ?? [];
  return bsb && rest ? `${bsb.replace(' ', '')} ${rest.replaceAll(' ', '')}` : text;
}

/** ISO 7064: the first four behind the rest, letters as numbers, and 1 is left over of 97. */
function holds(iban: string): boolean {
  let rest = 0;
  for (const sign of iban.slice(4) + iban.slice(0, 4)) {
    const number = /\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 55;
    rest = (rest * (number > 9 ? 100 : 10) + number) % 97;
  }
  return rest === 1;
}
