import { GREETINGS, greetingAt } from '#domains/insight/home/greeting.ts';
import { dateFormat } from '#platform/formats/intl.ts';
import type { Person } from '#platform/session/last-account.ts';

/** What pages say of their visitor and of the day, and the browser knows before the panel's code runs. */
export type KnownTexts = Readonly<
  Partial<Record<'name' | 'surname' | 'company' | 'provider' | 'today' | 'month', string>>
>;

export function knownTexts(now: Date, person: Person | undefined, providerId: string | undefined): KnownTexts {
  return {
    ...(person && { name: person.name, surname: person.surname, company: person.company }),
    ...(providerId && person?.providers[providerId] && { provider: person.providers[providerId] }),
    today: dateFormat({ weekday: 'long', day: 'numeric', month: 'long' }).format(now),
    month: dateFormat({ month: 'long', year: 'numeric' }).format(now),
  };
}

const SEPARATOR = '|';

/** One template for each part of the day. */
export function joinGreetings(textOf: (greeting: string) => string): string {
  return GREETINGS.map(textOf).join(SEPARATOR);
}

/** ‘Good morning, {{name}}|…’ → ‘Good morning, Imogen’; nothing if something in it is not known. */
export function fillTemplate(templates: string, known: KnownTexts, now: Date): string | undefined {
  const all = templates.split(SEPARATOR);
  const template = all[GREETINGS.indexOf(greetingAt(now))] ?? all[0] ?? '';
  let isKnown = true;
  const text = template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = known[name as keyof KnownTexts];
    isKnown &&= value !== undefined;
    return value ?? '';
  });
  return isKnown ? text : undefined;
}
