import { describe, expect, test } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { errorBody, toAppError } from './error-answer.ts';
import { languageOf } from './language.ts';

const codeOf = (error: unknown) => toAppError(error).code;

describe('a failure has one of our codes', () => {
  test.each([
    ['a database that restarts', { code: '57P01' }, 'unavailable'],
    ['a database that is not there', { code: 'ECONNREFUSED' }, 'unavailable'],
    ['too many connections', { code: '53300' }, 'unavailable'],
    ['a connection that ended', new Error('Connection terminated unexpectedly'), 'unavailable'],
    ['a pool that is used up', new Error('timeout exceeded when trying to connect'), 'unavailable'],
    [
      'a connection that broke before',
      new Error('Client has encountered a connection error and is not queryable'),
      'unavailable',
    ],
    ['two changes at once', { code: '40001' }, 'conflict'],
    ['two that wait for each other', { code: '40P01' }, 'conflict'],
    ['JSON that is none', { code: 'FST_ERR_CTP_INVALID_JSON_BODY' }, 'malformed_json'],
    ['a file that is too large', { code: 'FST_REQ_FILE_TOO_LARGE' }, 'too_large'],
    ['what the framework refuses otherwise', { statusCode: 400 }, 'bad_request'],
    ['the last of what is the caller’s fault', { statusCode: 499 }, 'bad_request'],
    ['what is our fault', { statusCode: 500 }, 'server_error'],
    ['a redirect that nobody handled', { statusCode: 399 }, 'server_error'],
    ['a bug', new TypeError('x is undefined'), 'server_error'],
    ['a code that is no text', { code: 7 }, 'server_error'],
  ])('%s', (_case, error, code) => {
    expect(codeOf(error)).toBe(code);
  });

  test('a row that others refer to is in use; a reference to a row that is missing is a bug', () => {
    const broken = (message: string) => Object.assign(new Error(message), { code: '23503' });
    expect(codeOf(broken('update or delete on table "spaces" violates …'))).toBe('in_use');
    expect(codeOf(broken('insert or update on table "spaces" violates …'))).toBe('server_error');
    expect(codeOf({ code: '23503', message: 'update or delete' })).toBe('server_error');
    expect(codeOf(Object.assign(new Error('update or delete'), { code: '23502' }))).toBe('server_error');
  });

  test('our own stay what they are; a database that is away is asked again soon', () => {
    const own = new AppError('forbidden');
    expect(toAppError(own)).toBe(own);
    expect(toAppError({ code: '57P03' }).retryAfterS).toBe(2);
  });
});

describe('its answer', () => {
  const error = new AppError('invalid_fields', { fields: { name: 'Please choose today or a later day.' } });

  test('names each field with its sentence, or in version 2 the fields alone', () => {
    expect(errorBody(error, '1', 'en')).toMatchObject({ code: 'invalid_fields', errors: error.fields });
    expect(errorBody(error, '2', 'en')).toMatchObject({ code: 'invalid_fields', paths: ['name'] });
    const plain = new AppError('not_found');
    expect(errorBody(plain, '2', 'en')).toEqual({ code: 'not_found', message: plain.message, paths: [] });
  });

  test('is in the caller’s language, and in English where we have no other', () => {
    const english = new AppError('not_found').message;
    const messages = ['en', 'tr', 'ar', 'de'].map(
      (language) => (errorBody(new AppError('not_found'), '1', language) as { message: string }).message,
    );
    expect([messages[0], messages[3]]).toEqual([english, english]);
    expect(new Set(messages).size).toBe(3);
  });

  test('has what the caller needs to go on, if there is something', () => {
    const stale = new AppError('conflict', { data: { version: 3 } });
    expect(errorBody(stale, '1', 'en')).toMatchObject({ data: { version: 3 } });
    expect(errorBody(stale, '2', 'en')).toMatchObject({ data: { version: 3 } });
    expect(errorBody(new AppError('not_found'), '1', 'en')).not.toHaveProperty('data');
  });
});

test.each([
  ['tr-TR,tr;q=0.9', 'tr'],
  ['tr_TR', 'tr'],
  [' AR ', 'ar'],
  ['tr;q=0.9', 'tr'],
  ['tr,en', 'tr'],
  ['tur', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('a browser that says %j is answered in %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});
