/** The couple's first names, as a greeting has them: ‘Georgia and Sam’. A single name stays as it is. */
export function toFirstNames(coupleName: string): string {
  const people = coupleName.split(/\s*(?:&|\+|\band\b)\s*/i).filter(Boolean);
  const names = people.map((person) => person.trim().split(/\s+/)[0] ?? '').filter(Boolean);
  return names.join(' and ') || coupleName.trim();
}

type Greeted = { couple_name: string; is_wedding: boolean };

/**
 * As a mail or a text begins: ‘Georgia and Sam’, or ‘Georgia & Sam’ in languages that have another word for ‘and’. A
 * company that has a celebration keeps its whole name.
 */
export function toGreetingNames({ couple_name, is_wedding }: Greeted, language = 'en'): string {
  if (!is_wedding) return couple_name;
  const names = toFirstNames(couple_name);
  return language === 'en' ? names : names.replaceAll(' and ', ' & ');
}
