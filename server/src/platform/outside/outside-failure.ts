/** Why a public address could not be read. */
export const OUTSIDE_PROBLEMS = [
  'forbidden_address',
  'not_found',
  'no_access',
  'unreachable',
  'too_slow',
  'too_large',
] as const;
export type OutsideProblem = (typeof OUTSIDE_PROBLEMS)[number];

export class OutsideFailure extends Error {
  readonly problem: OutsideProblem;

  constructor(problem: OutsideProblem, options?: ErrorOptions) {
    super(`outside: ${problem}`, options);
    this.problem = problem;
  }
}
