/** What a page knows before it is rendered: the ids in its path, who is signed in and the current day and month. */
export type Known = {
  readonly id: number;
  readonly providerId: number;
  readonly galleryId: number;
  readonly customerId: number;
  readonly customerUserId: number;
  readonly month: string;
  /** Where the provider of the page is. */
  readonly today: string;
};

/** Query options of what a page shows first. */
export type FirstQuery = {
  readonly queryKey: readonly unknown[];
  readonly queryFn?: unknown;
  readonly initialPageParam?: unknown;
};

/** The queries of a page or a layout: `export { firstData }` beside its component. */
export type FirstData = (known: Known) => readonly FirstQuery[];
