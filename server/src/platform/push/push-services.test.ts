import { expect, test } from 'vitest';
import { knownPushServices } from './push-services.ts';

const isKnown = knownPushServices(['Push.example.net', 'http://localhost:3001']);

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://eu.push.services.mozilla.com/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-by3p.notify.windows.com/w/?token=abc',
  'https://push.example.net/abc',
  'http://localhost:3001/push/send/abc',
])('%s is a push service', (endpoint) => {
  expect(isKnown(endpoint)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evilfcm.googleapis.com/x',
  'https://push.apple.com.evil.example/x',
  'https://.push.apple.com/x',
  'https://evilpush.apple.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com@127.0.0.1/x',
  'https://user:secret@fcm.googleapis.com/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'http://169.254.169.254/latest/meta-data/',
  'http://localhost:3002/x',
  'http://localhost:3001.evil.example/x',
  'http://localhost:3001@evil.example/x',
  'file:///etc/passwd',
  'gopher://fcm.googleapis.com/x',
  'javascript:alert(1)',
  'https://fcm.googleapis.com\\@127.0.0.1/x#y',
  '//fcm.googleapis.com/x',
  '',
])('LIVE-018 %s is none', (endpoint) => {
  expect(isKnown(endpoint)).toBe(false);
});
