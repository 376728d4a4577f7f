import { expect, test } from 'vitest';
import { addPreloaded, peekPreloaded, takePreloaded } from './preloaded-calls.ts';

test('the document reads an answer, and whoever takes it still gets all of it', async () => {
  addPreloaded('/api/galleries/1', {}, Promise.resolve(Response.json({ data: { name: 'The barn' } })));
  expect(await peekPreloaded((url) => url.endsWith('/galleries/1'))).toEqual({ name: 'The barn' });
  expect(await (await takePreloaded('/api/galleries/1', {}))?.json()).toEqual({ data: { name: 'The barn' } });
});

test('a call that is lost or refused shows nothing, and its failure stays with whoever takes it', async () => {
  const lost = Promise.reject(new TypeError('Failed to fetch'));
  addPreloaded('/api/galleries/2', {}, lost);
  addPreloaded('/api/galleries/3', {}, Promise.resolve(Response.json({ code: 'not_found' }, { status: 404 })));
  expect(await peekPreloaded((url) => url.endsWith('/2'))).toBeUndefined();
  expect(await peekPreloaded((url) => url.endsWith('/3'))).toBeUndefined();
  await expect(takePreloaded('/api/galleries/2', {})).rejects.toThrow('Failed to fetch');
});
