import type { ConfigEntry } from '@bellbird/contract/foundation/configs';
import { CATEGORY_CACHE_MS, CONFIG_CACHE_MS } from '@bellbird/contract/shared/limits';
import { beforeEach, describe, expect, test } from 'vitest';
import { type ConfigLists, createConfigLists, groupByType } from './config-lists.ts';
import { createTimedCache } from './timed-cache.ts';

const DAY = 24 * 60 * 60 * 1000;

const entry = (itemType: ConfigEntry['itemType'], itemId: number): ConfigEntry => ({
  itemType,
  itemId,
  code: String(itemId),
  value: `${itemType} ${itemId}`,
  status: 'active',
});

let now = 0;
let fetches = 0;
let onServer: ConfigLists;

beforeEach(() => {
  localStorage.clear();
  now = 1_000_000;
  fetches = 0;
  onServer = { lead_status: [entry('lead_status', 1)], currency: [] };
});

const open = () =>
  createConfigLists(
    createTimedCache<ConfigLists>(
      () => 'configs',
      CONFIG_CACHE_MS,
      () => now,
    ),
    async () => {
      fetches += 1;
      return onServer;
    },
  );

describe('configuration lists', () => {
  test('SHELL-132 are kept for 7 days, across page loads', async () => {
    expect(CONFIG_CACHE_MS).toBe(7 * DAY);
    expect(await open().list('lead_status')).toEqual([entry('lead_status', 1)]);
    now += 7 * DAY - 1;
    await open().list('lead_status');
    expect(fetches).toBe(1);
    now += 1;
    await open().list('lead_status');
    expect(fetches).toBe(2);
  });

  test('SHELL-133 a list that the cache lacks clears it and fetches again exactly once', async () => {
    await open().list('lead_status');
    onServer = { ...onServer, payment_type: [entry('payment_type', 4)] };
    const lists = open();
    expect(await lists.list('payment_type')).toEqual([entry('payment_type', 4)]);
    await lists.list('payment_type');
    await lists.list('lead_status');
    expect(fetches).toBe(2);
  });

  test('SHELL-133 a key that the server does not know either is requested once, not for ever', async () => {
    const lists = open();
    expect(await lists.list('payment_type')).toEqual([]);
    expect(await lists.list('payment_type')).toEqual([]);
    expect(fetches).toBe(1);
  });

  test('SHELL-133 a missing entry of a known list is requested once', async () => {
    const lists = open();
    await lists.list('lead_status');
    onServer = { ...onServer, lead_status: [entry('lead_status', 1), entry('lead_status', 2)] };
    expect(await lists.entry('lead_status', 2)).toEqual(entry('lead_status', 2));
    expect(await lists.entry('lead_status', 3)).toBeUndefined();
    expect(await lists.entry('lead_status', 3)).toBeUndefined();
    expect(fetches).toBe(3);
  });

  test('lists that are requested together share one fetch', async () => {
    const lists = open();
    await Promise.all([lists.list('lead_status'), lists.list('currency')]);
    expect(fetches).toBe(1);
  });

  test('SHELL-131 an answer is sorted into a list per type, also the empty ones', () => {
    const lists = groupByType(['lead_status', 'currency'], [entry('lead_status', 1)]);
    expect(lists).toEqual({ lead_status: [entry('lead_status', 1)], currency: [] });
  });

  test('SHELL-166 categories are kept for one week', () => {
    const cache = createTimedCache<string[]>(
      () => 'categories',
      CATEGORY_CACHE_MS,
      () => now,
    );
    cache.write(['Venue']);
    now += 7 * DAY - 1;
    expect(cache.read()).toEqual(['Venue']);
    now += 1;
    expect(cache.read()).toBeUndefined();
  });

  test('what was cached before the team published something is fetched again', () => {
    let version = 4;
    const cache = createTimedCache<string[]>(
      () => 'categories',
      CATEGORY_CACHE_MS,
      () => now,
      () => version,
    );
    cache.write(['Venue']);
    expect(cache.read()).toEqual(['Venue']);
    version = 5;
    expect(cache.read()).toBeUndefined();
  });

  test('a broken cache counts as empty', () => {
    localStorage.setItem('configs', '{oops');
    expect(createTimedCache(() => 'configs', DAY).read()).toBeUndefined();
  });
});
