import { CHANNEL_BLOCK_TEXT } from '@bellbird/contract/couples/leads';
import { MESSAGE_FAILURES } from '@bellbird/contract/couples/messages';
import { expect, test } from 'vitest';
import en from './messages.en.json' with { type: 'json' };

test('MSG-013 MSG-014 MSG-015 MSG-016 MSG-017 a closed channel is explained in the words of the contract', () => {
  expect(en.blocked).toMatchObject(CHANNEL_BLOCK_TEXT);
});

test('MSG-018 MSG-019 the quoted sentences are exact, and every failure has its reason', () => {
  expect(en.failed.title).toBe('Your message has not been sent');
  expect(en.failed.address).toBe('The address may be misspelled or the inbox full.');
  expect(en.editorNotReady).toBe('Editor not ready');
  expect(Object.keys(en.failed)).toEqual(expect.arrayContaining([...MESSAGE_FAILURES]));
});
