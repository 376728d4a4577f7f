/** 'Georgia Papadopoulos & Sam Whitlock' → 'Georgia & Sam'; a single name stays complete. */
export function firstNames(name: string): string {
  const people = name.split(/\s*(?:&|\+|\band\b)\s*/).filter(Boolean);
  return people.length > 1 ? people.map((person) => person.split(/\s+/)[0]).join(' & ') : name;
}
