import { describe, expect, it } from 'vitest';
import { twilioSignature, verifyTwilioSignature } from './twilio-signature.ts';

// The worked example of Twilio's security page.
const authToken = '12345';
const url = 'https://example.com/myapp.php?foo=1&bar=2';
const params = {
  CallSid: 'CA1234567890ABCDE',
  Caller: '+14158675310',
  Digits: '1234',
  From: '+14158675310',
  To: '+18005551212',
};
const signature = 'L/OH5YylLD5NRKLltdqwSvS0BnU=';

describe('Twilio signature', () => {
  it('agrees with the published example', () => {
    expect(twilioSignature(authToken, url, params)).toBe(signature);
    expect(verifyTwilioSignature({ authToken, url, params, signature })).toBe(true);
  });

  it('does not depend on the order of the fields', () => {
    const turned = Object.fromEntries(Object.entries(params).toReversed());
    expect(verifyTwilioSignature({ authToken, url, params: turned, signature })).toBe(true);
  });

  it.each([
    ['another token', { authToken: '12346' }],
    ['another address', { url: 'https://example.com/myapp.php?foo=1&bar=3' }],
    ['another value', { params: { ...params, Digits: '1235' } }],
    ['an added field', { params: { ...params, Extra: '1' } }],
    ['no signature', { signature: undefined }],
    ['a cut signature', { signature: signature.slice(0, -2) }],
  ])('refuses %s', (_, change) => {
    expect(verifyTwilioSignature({ authToken, url, params, signature, ...change })).toBe(false);
  });

  it('signs a repeated field by its distinct values in order', () => {
    expect(twilioSignature(authToken, url, { A: ['2', '1', '2'] })).toBe(
      twilioSignature(authToken, url, { A: ['1', '2'] }),
    );
  });
});
