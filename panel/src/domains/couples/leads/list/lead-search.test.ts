import { describe, expect, test } from 'vitest';
import { parseSearch, stringifySearch } from '#platform/routing/search.ts';
import { filterQuery, filterSearch, isFiltered, readLeadSearch } from './lead-search.ts';

const read = (address: string) => readLeadSearch(parseSearch(address));

describe('the address of the list', () => {
  test('LEAD-006 without parameters the list is newest first, in pages of 25', () => {
    expect(read('')).toMatchObject({ sort: 'newest', page: 1, limit: 25, view: 'list', status: [] });
    expect(filterQuery(read(''))).toEqual({});
    expect(isFiltered(read('?sort=waiting&page=2&view=board'))).toBe(false);
  });

  test('LEAD-006 it is filtered by provider, status, read status, dates and name', () => {
    const address =
      '?answered=true&agreedAtStart=2026-11-01&status=open&status=rejected&providerIds=3&providerIds=5&isRead=false&unanswered=true&isPrepaid=true' +
      '&source=app&weddingStart=2027-02-01&weddingEnd=2027-02-28&createdAtStart=2026-11-02&createdAtEnd=2026-11-15&agreedAtEnd=2026-11-30&coupleName=Ana+%26+Bo';
    expect(filterQuery(read(address))).toEqual({
      status: ['new', 'pending', 'negotiating', 'offer_made', 'call_again', 'rejected'],
      providerIds: [3, 5],
      isRead: 'false',
      unanswered: 'true',
      answered: 'true',
      agreedAtStart: '2026-11-01',
      isPrepaid: 'true',
      source: ['app'],
      weddingStart: '2027-02-01',
      weddingEnd: '2027-02-28',
      createdAtStart: '2026-11-02',
      createdAtEnd: '2026-11-15',
      agreedAtEnd: '2026-11-30',
      coupleName: 'Ana & Bo',
    });
  });

  test('reads what it wrote', () => {
    const { sort, page, limit, view, column, ...filters } = read(
      '?status=open&isRead=false&answered=true&agreedAtEnd=2026-11-30&providerIds=3&weddingEnd=2027-10-31',
    );
    const again = readLeadSearch(parseSearch(stringifySearch(filterSearch(filters))));
    expect(again).toEqual({ ...filters, sort, page, limit, view, column });
  });

  test('unknown values are ignored', () => {
    const state = read(
      '?status=sold&providerIds=x&providerIds=&providerIds=-1&sort=luck&page=-3&limit=7&weddingStart=31.02.2027&isRead=maybe',
    );
    expect(filterQuery(state)).toEqual({});
    expect(state).toMatchObject({ sort: 'newest', page: 1, limit: 25 });
  });
});
