import type { Random } from './random.ts';

/** First and family names as one meets them at Australian weddings. */
export const FIRST_NAMES = [
  'Georgia',
  'Sam',
  'Priya',
  'Tom',
  'Chloe',
  'Jack',
  'Aisha',
  'Liam',
  'Hannah',
  'Noah',
  'Tahlia',
  'Ben',
  'Mia',
  'Ethan',
  'Emily',
  'Arjun',
  'Isabella',
  'Lachlan',
  'Layla',
  'Oscar',
  'Nina',
  'Cole',
  'Harriet',
  'Nell',
  'Grace',
  'Will',
  'Sophie',
  'Max',
  'Zara',
  'Hugo',
  'Ruby',
  'Leo',
  'Matilda',
  'Archie',
  'Evie',
  'Finn',
  'Lucy',
  'Henry',
  'Olivia',
  'Angus',
  'Mei',
  'Daniel',
  'Ananya',
  'Rohan',
  'Sofia',
  'Marco',
  'Elena',
  'Nick',
  'Kirra',
  'Jarrah',
  'Thi',
  'Minh',
  'Fatima',
  'Omar',
  'Ingrid',
  'Callum',
  'Freya',
  'Darcy',
  'Imogen',
  'Patrick',
  'Yasmin',
  'Joel',
  'Bridget',
  'Kai',
] as const;
export const FAMILY_NAMES = [
  'Papadopoulos',
  'Whitlock',
  'Nair',
  'Gallagher',
  'Nguyen',
  'Brennan',
  'Rahman',
  "O'Connor",
  'Lee',
  'Fitzgerald',
  'Edwards',
  'Kowalski',
  'Rossi',
  'Walsh',
  'Sutton',
  'Mehta',
  'Greco',
  'Reid',
  'Haddad',
  'Campbell',
  'Smith',
  'Jones',
  'Williams',
  'Brown',
  'Wilson',
  'Taylor',
  'Chen',
  'Singh',
  'Patel',
  'Murphy',
  'Kelly',
  'Ryan',
  'Thompson',
  'Martin',
  'Anderson',
  'White',
  'Tran',
  'Costa',
  'Moretti',
  'Janssen',
  'Petrov',
  'Okafor',
  'Hassan',
  'Yamamoto',
  'Kim',
  'Fraser',
  'MacDonald',
  'Stewart',
  'Hughes',
  'Bennett',
  'Cooper',
  'Marsh',
  'Doyle',
  'Byrne',
  'Novak',
  'Silva',
  'Fernandez',
  'Khan',
] as const;

export type Person = { name: string; surname: string };

export function person(random: Random): Person {
  return { name: random.pick(FIRST_NAMES), surname: random.pick(FAMILY_NAMES) };
}

/** 'Georgia Papadopoulos & Sam Whitlock'; now and then a first name is all that was given. */
export function coupleName(random: Random): string {
  const [one, two] = [person(random), person(random)];
  if (random.chance(0.06)) return `${one.name} ${one.surname}`;
  if (random.chance(0.06)) return `${one.name} & ${two.name}`;
  return `${one.name} ${one.surname} & ${two.name} ${two.surname}`;
}

/** Numbers set aside for fiction; nobody's phone rings. */
const FICTITIOUS_MOBILES = [
  '+61491570006',
  '+61491570156',
  '+61491570157',
  '+61491570158',
  '+61491570159',
  '+61491570110',
  '+61491570313',
  '+61491570737',
] as const;

export function mobile(random: Random): string {
  return random.pick(FICTITIOUS_MOBILES);
}

/** An address at a domain that never receives mail. */
export function emailOf(random: Random, name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '.')
    .replaceAll(/^\.|\.$/g, '');
  return `${plain.slice(0, 40)}${random.int(1, 99)}@example.com`;
}
