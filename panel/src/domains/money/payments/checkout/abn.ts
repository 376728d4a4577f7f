const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** 51824753556 → 51 824 753 556 */
export function formatAbn(abn: string): string {
  return abn.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
}

/** Checks the ABN checksum. A wrong one is a warning, not an error. */
export function isValidAbn(abn: string): boolean {
  const digits = abn.replaceAll(/\s/g, '');
  if (!/^\d{11}$/.test(digits)) return false;
  const sum = [...digits].reduce(
    (total, digit, at) => total + (Number(digit) - (at === 0 ? 1 : 0)) * (WEIGHTS[at] ?? 0),
    0,
  );
  return sum % 89 === 0;
}
