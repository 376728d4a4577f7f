const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
const ACN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 1];

/** Whether eleven digits, written with or without spaces, are an Australian Business Number: its checksum holds. */
export function isAbn(written: string): boolean {
  const digits = joinDigits(written);
  if (!/^[1-9]\d{10}$/.test(digits)) return false;
  const first = String(Number(digits[0]) - 1);
  return weigh(first + digits.slice(1), ABN_WEIGHTS) % 89 === 0;
}

/** Whether nine digits are an Australian Company Number: the last one is the checksum of the others. */
export function isAcn(written: string): boolean {
  const digits = joinDigits(written);
  if (!/^\d{9}$/.test(digits)) return false;
  return (10 - (weigh(digits, ACN_WEIGHTS) % 10)) % 10 === Number(digits[8]);
}

/** 51824753556 → 51 824 753 556 */
export function formatAbn(abn: string): string {
  return abn.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
}

/** Without the spaces and hyphens that people group digits with. */
export function joinDigits(written: string): string {
  return written.replaceAll(/[\s-]/g, '');
}

function weigh(digits: string, weights: readonly number[]): number {
  return weights.reduce((total, weight, at) => total + Number(digits[at]) * weight, 0);
}
