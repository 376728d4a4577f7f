/** A bank account: BSB and number in Australia, IBAN elsewhere. */
export type BankAccount =
  | { readonly kind: 'bsb'; readonly bsb: string; readonly account: string }
  | { readonly kind: 'iban'; readonly iban: string };

/** People put spaces into the number, too. */
const BSB_AND_ACCOUNT = /^(\d{3})[ -]?(\d{3})[ ,/-]+(\d[\d ]*)$/;
const ACCOUNT = /^\d{5,9}$/;
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** Reads ‘062-000 1234 5678’, ‘062000 12345678’ or an IBAN with a valid checksum; undefined for anything else. */
export function parseBankAccount(written: string): BankAccount | undefined {
  const text = written.trim().toUpperCase();
  const [, first = '', second = '', grouped = ''] = BSB_AND_ACCOUNT.exec(text) ?? [];
  const account = grouped.replaceAll(' ', '');
  if (ACCOUNT.test(account)) return { kind: 'bsb', bsb: `${first}${second}`, account };
  const iban = text.replaceAll(' ', '');
  return IBAN.test(iban) && hasValidChecksum(iban) ? { kind: 'iban', iban } : undefined;
}

/** The one format we store. */
export function formatBankAccount(account: BankAccount): string {
  return account.kind === 'iban'
    ? account.iban
    : `${account.bsb.slice(0, 3)}-${account.bsb.slice(3)} ${account.account}`;
}

/** ISO 7064: move the first four to the end, read letters as numbers; the remainder of 97 must be 1. */
function hasValidChecksum(iban: string): boolean {
  let remainder = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const number = /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 55;
    remainder = (remainder * (number > 9 ? 100 : 10) + number) % 97;
  }
  return remainder === 1;
}
