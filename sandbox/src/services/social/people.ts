import { createHash } from 'node:crypto';

export const COMPANIES = { google: 'Google', facebook: 'Facebook', instagram: 'Instagram' } as const;
export type Company = keyof typeof COMPANIES;

/** `about` is what their Google account does in the demo story. */
export type Person = { name: string; email: string; about: string };

/** Who has an account everywhere. The demo story connects the first two to Google already. */
export const PEOPLE: readonly Person[] = [
  { name: 'Imogen Hartley', email: 'imogen@wattlecreek.example', about: 'Opens ‘demo’' },
  { name: 'Bridget Doyle', email: 'bridget@doyle.example', about: 'Opens ‘two-homes’, who chooses a customer' },
  { name: 'Tess Nolan', email: 'tess@wattlecreek.example', about: 'Connected to nobody yet' },
];

/** How many digits each company's ids have. */
const DIGITS: Readonly<Record<Company, number>> = { google: 21, facebook: 16, instagram: 17 };

/** The lasting id of somebody at a company: the same at every visit, another at each company. */
export function subjectOf(company: Company, email: string): string {
  const hash = createHash('sha256').update(`${company}:${email}`).digest('hex');
  return `1${BigInt(`0x${hash}`)}`.slice(0, DIGITS[company]);
}

/** Somebody made up on the spot; the same name is the same person. */
export function personNamed(name: string): Person {
  const known = PEOPLE.find((each) => each.name.toLowerCase() === name.toLowerCase());
  return known ?? { name, email: `${handleOf(name)}@people.example`, about: '' };
}

/** 'Imogen Hartley' → 'imogen.hartley' */
export function handleOf(name: string): string {
  return (
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '.')
      .replace(/^\.|\.$/g, '') || 'somebody'
  );
}
