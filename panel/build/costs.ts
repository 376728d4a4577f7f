/** Modules that are needed at one moment: what a page shows first, or a part of it that is loaded later. */
export type Load = {
  readonly modules: ReadonlySet<string>;
  /** How much a character counts here, beside the others. */
  readonly weight: number;
  /** How many files it should get at most. */
  readonly most: number;
  /** How many characters it should get at most; a part that is opened later has no limits. */
  readonly room?: number;
};
export type Module = { readonly size: number; readonly imports: readonly string[] };
export type Modules = ReadonlyMap<string, Module>;
/** One file of the build. */
export type File = {
  readonly modules: readonly string[];
  readonly size: number;
  /** For each load, whether it gets this file. */
  loaded: Uint8Array;
  imports: Set<File>;
};
/** What a request costs, in characters: at first, and in the end if a load still gets more files than it should. */
export type Price = { readonly first: number; readonly last: number };

/** How much more a character costs that a load has no room for. */
export const EXCESS = 6;
/** The requests of heavy loads count no more than this. */
export const REQUEST_WEIGHT = 2;
