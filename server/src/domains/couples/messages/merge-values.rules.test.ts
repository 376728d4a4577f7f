import { describe, expect, test } from 'vitest';
import { asQuotedBack, formatFooter } from './added-words.rules.ts';
import { toFirstNames, toGreetingNames } from './couple-names.rules.ts';
import { toExcerpt } from './excerpt.rules.ts';
import { fillMail, fillSms, toMergeValues } from './merge-values.rules.ts';
import type { WritingFacts } from './writing.repository.ts';

const facts = (given: Partial<WritingFacts> = {}) =>
  ({
    is_wedding: true,
    couple_name: 'Georgia Bell & Sam Hill',
    extension_number: '5001',
    organization_date: '2027-04-10',
    guests: 120,
    place: '',
    city_name: 'Berry',
    provider_name: 'The Orchard',
    provider_phone: null,
    provider_slug: 'the-orchard',
    item_name: null,
    item_price: 8900,
    deal_price: null,
    user_name: 'Imogen',
    signature: '<p>Imogen</p>',
    ...given,
  }) as WritingFacts;
const valuesOf = (given: Partial<WritingFacts> = {}) => toMergeValues(facts(given), 'https://market.example');

describe('the fields of a template', () => {
  test('are filled with what is known; the others are left out', () => {
    expect(valuesOf()).toEqual({
      'couple.names': 'Georgia and Sam',
      'couple.code': '5001',
      'wedding.date': '10.04.2027',
      'wedding.weekday': 'Saturday',
      guests: '120',
      city: 'Berry',
      'provider.name': 'The Orchard',
      'provider.link': 'https://market.example/the-orchard',
      price: 'A$8,900',
      'user.name': 'Imogen',
      signature: 'Imogen',
    });
    expect(valuesOf({ place: 'Kiama' })['city']).toBe('Kiama');
    expect(valuesOf({ deal_price: 9500 })['price']).toBe('A$9,500');
    expect(valuesOf({ item_price: null })['price']).toBeUndefined();
    expect(valuesOf({ is_wedding: false })['couple.names']).toBe('Georgia Bell & Sam Hill');
    const without = valuesOf({ organization_date: null });
    expect([without['wedding.date'], without['wedding.weekday']]).toEqual([undefined, undefined]);
  });

  test('are filled where formatting runs through them, and block a mail without a value there, too', () => {
    const fill = (body: string) =>
      fillMail({ subject: 'Hello', body, withSignature: false }, facts(), valuesOf({ guests: null }));
    const whole = [
      '<p>Hi <b>{{couple.</b>names}}!</p>',
      '<p>Hi <b>{<i>{couple.names}</i>}</b>!</p>',
      '<p>Hi {{&nbsp;<span style="color:red">couple.names</span> }}!</p>',
    ];
    expect(whole.map((body) => fill(body).text)).toEqual(whole.map(() => 'Hi Georgia and Sam!'));
    expect(fill(whole[0] ?? '').html).toBe('<p>Hi <b>Georgia and Sam</b>!</p>');
    expect(fill('<p>All <i>{{gue</i>sts}} of you</p>').unresolved).toEqual(['guests']);
  });

  test('are escaped in a mail; the signature comes below unless the text has it', () => {
    const fill = (body: string, withSignature = true, given: Partial<WritingFacts> = {}) =>
      fillMail({ subject: 'For\r\n{{couple.names}}', body, withSignature }, facts(given), {
        ...valuesOf(given),
        'couple.names': 'A <b>\nB',
      });
    expect(fill('<p>Hi {{couple.names}}</p>')).toEqual({
      subject: 'For A <b> B',
      html: '<p>Hi A &lt;b&gt;<br />B</p><p>--</p><p>Imogen</p>',
      text: 'Hi A <b>\nB\n--\nImogen',
      unresolved: [],
    });
    expect(fill('<p>Hi</p>', false).html).toBe('<p>Hi</p>');
    expect(fill('<p>Hi</p>', true, { signature: null }).html).toBe('<p>Hi</p>');
    expect(fill('<p>{{signature}}</p>').html).not.toContain('--');
    expect(fill('<p>{{item.name}} {{item.name}}</p>').unresolved).toEqual(['item.name']);
  });

  test('a mail without a subject is about the request', () => {
    expect(fillMail({ subject: '', body: '', withSignature: false }, facts(), {}).subject).toBe(
      'Your request to The Orchard',
    );
  });

  test('are filled in a text message', () => {
    expect(fillSms(' Hi {{couple.names}}, {{item.name}} ', facts(), valuesOf())).toEqual({
      text: 'Hi Georgia and Sam, {{item.name}}',
      unresolved: ['item.name'],
    });
  });
});

test.each([
  ['Georgia Bell & Sam Hill', 'Georgia and Sam'],
  ['Georgia AND Sam', 'Georgia and Sam'],
  ['Georgia+Sam', 'Georgia and Sam'],
  [' Sandy  Brand ', 'Sandy'],
  ['Alexandra & Andy', 'Alexandra and Andy'],
  ['Sandra and Roland', 'Sandra and Roland'],
  ['& Georgia & ', 'Georgia'],
  [' + ', '+'],
  ['&', '&'],
])('‘%s’ is greeted as ‘%s’', (name, greeted) => {
  expect(toFirstNames(name)).toBe(greeted);
});

test('couples are greeted by both first names, and a company by its whole name', () => {
  const couple = { couple_name: 'Georgia Bell & Sam Hill', is_wedding: true };
  expect([toGreetingNames(couple), toGreetingNames(couple, 'tr')]).toEqual(['Georgia and Sam', 'Georgia & Sam']);
  expect(toGreetingNames({ couple_name: 'Westpac Banking Group', is_wedding: false })).toBe('Westpac Banking Group');
});

test('an excerpt is one line of at most 140 characters', () => {
  expect(toExcerpt(' One\n\n two ')).toBe('One two');
  expect(toExcerpt('a'.repeat(140))).toBe('a'.repeat(140));
  expect(toExcerpt('a'.repeat(141))).toBe(`${'a'.repeat(139)}…`);
});

describe('what is added to a mail', () => {
  const of = { provider_name: 'The Orchard', extension_number: '5001' };
  test('is the vendor and the code, in the language it leaves in', () => {
    expect(formatFooter(of)).toBe(
      'You’re getting this because you asked The Orchard for a quote. Your code is 5001. Just reply to this email.',
    );
    expect(formatFooter(of, 'tr')).toContain('Kodunuz 5001.');
    expect(formatFooter(of, 'ar')).toContain('من The Orchard');
  });

  test('may be quoted back in every language; the words of a link only if there was one', () => {
    const footers = (['en', 'tr', 'ar'] as const).map((language) => formatFooter(of, language));
    expect(asQuotedBack({ ...of, body: 'Hello', quote_id: null })).toEqual(['Hello', ...footers]);
    expect(asQuotedBack({ ...of, body: 'Hello', quote_id: 7 })).toEqual([
      'Hello',
      'See your quote',
      footers[0],
      'Teklifinizi görün',
      footers[1],
      'عرض السعر الخاص بكما',
      footers[2],
    ]);
  });
});

test.each([
  ['2027-04-11', 'Sunday'],
  ['2027-04-12', 'Monday'],
  ['2027-04-13', 'Tuesday'],
  ['2027-04-14', 'Wednesday'],
  ['2027-04-15', 'Thursday'],
  ['2027-04-16', 'Friday'],
])('%s is a %s', (day, weekday) => {
  expect(valuesOf({ organization_date: day })['wedding.weekday']).toBe(weekday);
});
