/** The couple's first names, as a greeting has them: ‘Georgia and Sam’. A single name stays as it is. */
export function toFirstNames(coupleName: string): string {
  const people = coupleName.split(/\s*(?:&|\+|\band\b)\s*/i).filter(Boolean);
  const names = people.map((person) => person.trim().split(/\s+/)[0] ?? '').filter(Boolean);
  return names.join(' and ') || coupleName.trim();
}
