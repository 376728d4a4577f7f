/** The rows of a list that one page shows. */
export type Window = { limit: number; offset: number };

/** Page 3 of 20 rows starts after row 40. */
export function windowOf({ page, limit }: { page: number; limit: number }): Window {
  return { limit, offset: (page - 1) * limit };
}
