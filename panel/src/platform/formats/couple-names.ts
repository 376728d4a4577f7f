/** 'Georgia Papadopoulos & Sam Whitlock' → 'Georgia & Sam'; somebody alone keeps both names. */
export function firstNames(name: string): string {
  const people = name.split(/\s*(?:&|\+|\band\b)\s*/).filter(Boolean);
  return people.length > 1 ? people.map((person) => person.split(/\s+/)[0]).join(' & ') : name;
}
