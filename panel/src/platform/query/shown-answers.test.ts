import { expect, test } from 'vitest';

const sources = Object.entries(
  import.meta.glob<string>(['/src/**/*.{ts,tsx}', '!/src/**/*.test.*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

test('what is shown stays when a later call fails: pages look at isLoadingError, which is true without an answer only', () => {
  expect(sources.length).toBeGreaterThan(500);
  const asking = sources.filter(([, text]) => /\b(?:useQuery|useInfiniteQuery|useQueries)\(/.test(text));
  expect(asking.flatMap(([file, text]) => (/\bisError\b/.test(text) ? [file] : []))).toEqual([]);
});
