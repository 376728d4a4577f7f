/** Modules that are needed at one moment: what a page shows first, or a part of it that is loaded later. */
export type Load = {
  readonly modules: ReadonlySet<string>;
  /** How much a character counts here, beside the others. */
  readonly weight: number;
  /** How many files and characters it should get at most; a part that is opened later has no such limits. */
  readonly most?: number;
  readonly room?: number;
};
export type Module = { readonly size: number; readonly imports: readonly string[] };
export type Modules = ReadonlyMap<string, Module>;

/** What a request costs, in characters, and what one costs that a load should not make. */
export type Price = { readonly request: number; readonly tooMany: number };

/** How much more a character costs that a load has no room for. */
const EXCESS = 30;
/** The requests of heavy loads count no more than this. */
const REQUEST_WEIGHT = 2;

/** What a load costs that gets so many characters in so many files. */
export function costOf(load: Load, characters: number, files: number, price: Price): number {
  const { weight, most = Infinity, room = Infinity } = load;
  const requests = price.request * files + price.tooMany * Math.max(0, files - most);
  return weight * (characters + EXCESS * Math.max(0, characters - room)) + weightOfRequest(load) * requests;
}

export function weightOfRequest({ weight }: Load): number {
  return Math.min(weight, REQUEST_WEIGHT);
}
