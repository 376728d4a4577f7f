type Yields = { readonly scheduler?: { readonly yield?: () => Promise<void> } };

/** Ends the current task, so that the browser answers a finger between two pieces of work. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as Yields;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
