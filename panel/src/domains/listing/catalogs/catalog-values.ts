import type { Catalog, CatalogForm, MenuForm } from '@bellbird/contract/listing/catalogs';
import type { WeekPeriod } from '@bellbird/contract/listing/catalogs/catalog-rules.ts';
import { toExpiryLimits } from '@bellbird/contract/listing/catalogs/expiry.ts';
import { CURRENCY } from '@bellbird/contract/shared/limits';

/** A price in the form: numbers may still be missing. */
export type PriceValue = {
  catalogItemOptionId: number;
  weekPeriod: WeekPeriod;
  price: number | null;
  unit: number | null;
  currency: typeof CURRENCY;
};
/** The values of the form; only a new catalog has a type to choose. */
export type CatalogValues = {
  name: string;
  expireAt: string;
  prices: PriceValue[];
  menus: MenuForm[];
  catalogTypeId?: number | '';
};

export function toValues(catalog: Catalog): CatalogValues {
  return {
    name: catalog.name,
    expireAt: catalog.expireAt,
    prices: catalog.prices.map(({ catalogItemOption, weekPeriod, price, unit }) => ({
      catalogItemOptionId: catalogItemOption.id,
      weekPeriod,
      price,
      unit,
      currency: CURRENCY,
    })),
    menus: catalog.menus.map(({ file, ...menu }) => ({ ...menu, currency: CURRENCY, fileId: file?.id ?? null })),
  };
}

export function createValues(today: string, catalogTypeId: number | undefined): CatalogValues {
  return {
    name: '',
    expireAt: toExpiryLimits(today).latest,
    prices: [],
    menus: [],
    catalogTypeId: catalogTypeId ?? '',
  };
}

/** A copy of a catalog under another name, valid as long as possible. */
export function toCopy(catalog: Catalog, name: string, today: string): CatalogValues {
  const { latest } = toExpiryLimits(today);
  const values = toValues(catalog);
  return {
    ...values,
    name,
    expireAt: latest,
    menus: values.menus.map((menu) => ({ ...menu, expireAt: latest })),
    catalogTypeId: catalog.catalogType.id,
  };
}

/** A saved catalog's prices in the form of the API, without missing numbers. */
export function toPrices(catalog: Catalog): CatalogForm['prices'] {
  return toValues(catalog).prices.map((price) => ({ ...price, price: price.price ?? 0, unit: price.unit ?? 0 }));
}

/** Weekday and weekend prices of an option share one unit. */
export function shareUnits(prices: readonly PriceValue[]): PriceValue[] {
  return prices.map((price) => ({
    ...price,
    unit: prices.find((each) => each.catalogItemOptionId === price.catalogItemOptionId)?.unit ?? null,
  }));
}

export type PriceLine = { optionId: number; places: { index: number; weekPeriod: WeekPeriod }[] };

/** Groups prices by option, with their positions in the form. */
export function toPriceLines(prices: readonly PriceValue[]): PriceLine[] {
  const lines = new Map<number, PriceLine>();
  prices.forEach(({ catalogItemOptionId: optionId, weekPeriod }, index) => {
    const line = lines.get(optionId) ?? { optionId, places: [] };
    line.places.push({ index, weekPeriod });
    lines.set(optionId, line);
  });
  return [...lines.values()];
}

export function withOption(prices: readonly PriceValue[], optionId: number): PriceValue[] {
  const price = { catalogItemOptionId: optionId, price: null, unit: null, currency: CURRENCY } as const;
  return [...prices, { ...price, weekPeriod: 'weekday' }, { ...price, weekPeriod: 'weekend' }];
}

export function withoutOption(prices: readonly PriceValue[], optionId: number): PriceValue[] {
  return prices.filter((price) => price.catalogItemOptionId !== optionId);
}

/** Moves an option to the top, where couples see it first. */
export function withFirst(prices: readonly PriceValue[], optionId: number): PriceValue[] {
  return [...prices.filter((price) => price.catalogItemOptionId === optionId), ...withoutOption(prices, optionId)];
}

/** Switches between one price for all days and separate weekday and weekend prices; keeps typed values where possible. */
export function withPeriods(prices: readonly PriceValue[], optionId: number, isSplit: boolean): PriceValue[] {
  return prices.flatMap((price, index) => {
    if (price.catalogItemOptionId !== optionId) return [price];
    if (prices.findIndex((each) => each.catalogItemOptionId === optionId) !== index) return [];
    if (!isSplit) return [{ ...price, weekPeriod: 'all' as const }];
    return [
      { ...price, weekPeriod: 'weekday' as const },
      { ...price, weekPeriod: 'weekend' as const },
    ];
  });
}
