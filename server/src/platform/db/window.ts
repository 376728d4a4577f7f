/** The stretch of a list that a page of it shows. */
export type Window = { limit: number; offset: number };

/** Page 3 of 20 each begins after 40. */
export function windowOf({ page, limit }: { page: number; limit: number }): Window {
  return { limit, offset: (page - 1) * limit };
}
