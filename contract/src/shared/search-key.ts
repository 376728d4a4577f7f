/**
 * A name as it is searched: people type ‘zoe’ and ‘O'Brien’ for Zoë and O’Brien. The same as the database’s
 * `search_key`.
 */
export function toSearchKey(name: string): string {
  const letters = name.normalize('NFD').replaceAll(/[\u0300-\u036F]/g, '');
  return letters
    .replaceAll(/[’‘ʼ`´]/g, "'")
    .replaceAll(/[ıøØłŁđĐ]/g, (letter) => PLAIN[letter] ?? letter)
    .toLowerCase();
}

/** Letters that are no letter with an accent. */
const PLAIN: Readonly<Record<string, string>> = { ı: 'i', ø: 'o', Ø: 'o', ł: 'l', Ł: 'l', đ: 'd', Đ: 'd' };
