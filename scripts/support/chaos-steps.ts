/** The moments of a couple's yes at which a process is most worth killing. */
export const STEPS = ['accepting', 'charging', 'charged', 'confirmed', 'webhook sent'] as const;
export type Step = (typeof STEPS)[number];

export type Steps = {
  reach(step: Step): void;
  /** Resolves when somebody is at that step next, or when nobody will be any more. */
  next(step: Step): Promise<void>;
  end(): void;
};

/** Says when somebody reaches a step, so that a kill hits each of them and not only the longest. */
export function watchSteps(): Steps {
  let waiting: { step: Step; resume: () => void }[] = [];
  let isOver = false;
  return {
    reach(step) {
      const reached = waiting.filter((each) => each.step === step);
      waiting = waiting.filter((each) => each.step !== step);
      for (const { resume } of reached) resume();
    },
    next: (step) => (isOver ? Promise.resolve() : new Promise((resume) => waiting.push({ step, resume }))),
    end() {
      isOver = true;
      for (const { resume } of waiting) resume();
      waiting = [];
    },
  };
}
