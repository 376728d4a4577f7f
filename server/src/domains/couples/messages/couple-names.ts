/** How one writes to a couple: «Georgia and Sam». Somebody with one name only keeps it. */
export function firstNames(coupleName: string): string {
  const people = coupleName.split(/\s*(?:&|\+|\band\b)\s*/i).filter(Boolean);
  const names = people.map((person) => person.trim().split(/\s+/)[0] ?? '').filter(Boolean);
  return names.join(' and ') || coupleName.trim();
}
