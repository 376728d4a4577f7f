import { expect, test } from 'vitest';
import { voiceScript } from './voice-script.ts';

const TO = '+61491570006';
const FROM = '+61491570156';
const URL = 'https://panel.example/hooks?call=1&key=2';

test('a call is connected from our number, with words before it if there are some', () => {
  const connected = voiceScript.connect(TO, { from: FROM, resultUrl: URL });
  expect(connected).toContain(`<Dial callerId="${FROM}" timeout="25"`);
  expect(connected).toContain('action="https://panel.example/hooks?call=1&amp;key=2"');
  expect(connected).toContain(`<Number>${TO}</Number>`);
  expect(connected).not.toContain('<Say');
  const spoken = voiceScript.connect(TO, { from: FROM, resultUrl: URL, say: 'Ruby & Finn' });
  expect(spoken).toContain('<Response><Say language="en-AU">Ruby &amp; Finn</Say><Dial');
});

test('a code is asked for, and the call ends where none is typed', () => {
  const asked = voiceScript.ask('Your code, please.', { answerUrl: URL, digits: 4 });
  expect(asked).toMatch(/<Gather [^>]*numDigits="4"[^>]*><Say[^>]*>Your code, please\.<\/Say><\/Gather>/);
  expect(asked).toMatch(/We heard no code\. Goodbye\.<\/Say><Hangup\/><\/Response>$/);
});

test('a phone that is asked first is asked by its own address, while the caller hears it ring', () => {
  const connected = voiceScript.connect(TO, { from: FROM, resultUrl: URL, screenUrl: URL });
  expect(connected).toContain('answerOnBridge="true"');
  expect(connected).toContain(`<Number url="https://panel.example/hooks?call=1&amp;key=2">${TO}</Number>`);
  const asked = voiceScript.screen('Press 1.', { answerUrl: URL, digits: 1 });
  expect(asked).toMatch(/<Gather [^>]*numDigits="1"[^>]*><Say[^>]*>Press 1\.<\/Say><\/Gather>/);
  expect(asked).toMatch(/<Hangup\/><\/Response>$/);
  expect(voiceScript.goOn()).toMatch(/<Response><\/Response>$/);
});

test('what is said ends the call', () => {
  expect(voiceScript.say('Goodbye.')).toMatch(/<Say[^>]*>Goodbye\.<\/Say><Hangup\/><\/Response>$/);
  expect(voiceScript.hangUp()).toBe('<?xml version="1.0" encoding="UTF-8"?><Response><Hangup/></Response>');
});
