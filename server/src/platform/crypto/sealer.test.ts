import { expect, test } from 'vitest';
import { createKeyring } from './keyring.ts';

const SECRET = 'a secret of at least thirty-two characters';
const sealer = createKeyring(SECRET).sealer('identity numbers');

test('what is sealed opens again, hides the text and never looks the same twice', () => {
  const sealed = sealer.seal('51824753556');
  expect(sealer.open(sealed)).toBe('51824753556');
  expect(sealed).not.toContain('51824753556');
  expect(sealer.seal('51824753556')).not.toBe(sealed);
});

test('a changed text, another purpose and another secret open nothing', () => {
  const sealed = sealer.seal('51824753556');
  const changed = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA');
  expect(() => sealer.open(changed)).toThrow();
  expect(() => createKeyring(SECRET).sealer('two-factor keys').open(sealed)).toThrow();
  expect(() => createKeyring(`${SECRET}!`).sealer('identity numbers').open(sealed)).toThrow();
  expect(() => sealer.open('51824753556')).toThrow('Not a sealed text.');
});
