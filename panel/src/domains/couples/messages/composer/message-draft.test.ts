// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { filesFault, textToHtml, mergeFiles, htmlToText, findUnresolved } from './message-draft.ts';
import { chosenMoment, findMorning } from './schedule-times.ts';
import { toOutgoing } from './outgoing.ts';
import { smsParts } from './sms-parts.ts';

describe('a message draft', () => {
  test('MSG-020 names the fields without a value, once the values are known', () => {
    const text = 'Hi {{couple.names}}, {{price}} for {{nonsense}}';
    expect(findUnresolved(text, undefined)).toEqual([]);
    expect(findUnresolved(text, { 'couple.names': 'Georgia and Sam' })).toEqual(['price', 'nonsense']);
  });

  test('MSG-011 has at most ten files and twenty megabytes, each file once', () => {
    const file = (id: number, sizeKb: number) => ({ id, name: 'a.pdf', sizeKb });
    expect(filesFault(Array.from({ length: 11 }, (_none, id) => file(id, 1)))).toBe('tooMany');
    expect(filesFault([file(1, 10_240), file(2, 10_241)])).toBe('tooLarge');
    expect(filesFault([file(1, 10_240), file(2, 10_240)])).toBeUndefined();
    expect(mergeFiles([file(1, 1)], [file(1, 1), file(2, 1)]).map(({ id }) => id)).toEqual([1, 2]);
  });

  test('plain text becomes HTML with the same words and nothing else', () => {
    expect(textToHtml('a <b>\nc')).toBe('<p>a &lt;b&gt;</p><p>c</p>');
    expect(htmlToText('<p>a &lt;b&gt;</p><p>c<br>d</p>')).toBe('a <b>\nc\nd');
  });
});

describe('a text message', () => {
  test('MSG-002 is counted as phones count it', () => {
    expect([0, 160, 161, 306, 307].map((length) => smsParts('a'.repeat(length)))).toEqual([0, 1, 2, 2, 3]);
    expect([70, 71].map((length) => smsParts('ş'.repeat(length)))).toEqual([1, 2]);
    expect(smsParts(`${'a'.repeat(159)}€`)).toBe(2);
  });
});

describe('sending later', () => {
  test('says when, and whether an answer cancels it, for email and SMS', () => {
    const written = { subject: 'S', body: 'x', files: [], templateId: 3, withSignature: true, isOffer: true };
    const later = { sendAt: '2026-11-16T21:00:00.000Z', cancelIfAnswered: true };
    const bodyOf = (type: 'email' | 'sms') => toOutgoing({ ...written, type }, {}, later).message.body;
    expect(bodyOf('sms')).toEqual({ body: 'x', templateId: 3, ...later });
    expect(bodyOf('email')).toMatchObject({ body: 'x', templateId: 3, isOffer: true, ...later });
    expect(toOutgoing({ ...written, type: 'sms' }, {}, undefined).message.body).toEqual({ body: 'x', templateId: 3 });
  });

  test('uses the morning in the provider’s time zone, whatever the browser’s clock says', () => {
    const now = new Date('2026-11-15T13:30:00Z');
    expect(findMorning(1, 'Australia/Sydney', now)).toBe('2026-11-16T21:00:00.000Z');
    expect(findMorning(1, 'Australia/Perth', now)).toBe('2026-11-16T00:00:00.000Z');
  });

  test('refuses a time in the past', () => {
    const now = new Date('2026-11-15T13:30:00Z');
    expect(chosenMoment('2026-11-16T00:29', 'Australia/Sydney', now)).toBeUndefined();
    expect(chosenMoment('2026-11-16T00:31', 'Australia/Sydney', now)).toBe('2026-11-15T13:31:00.000Z');
    expect(chosenMoment('', 'Australia/Sydney', now)).toBeUndefined();
  });
});
