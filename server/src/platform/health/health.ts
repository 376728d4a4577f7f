export type Check = { readonly name: string; readonly check: () => Promise<unknown> };
export type Readiness = { ready: boolean; parts: Record<string, 'ok' | 'away'> };

const PATIENCE_MS = 2000;

/** Checks every part at once and waits two seconds at most. */
export async function readiness(checks: readonly Check[]): Promise<Readiness> {
  const answers = await Promise.all(checks.map(async ({ name, check }) => [name, await answersInTime(check)] as const));
  return {
    ready: answers.every(([, ok]) => ok),
    parts: Object.fromEntries(answers.map(([name, ok]) => [name, ok ? 'ok' : 'away'])),
  };
}

async function answersInTime(check: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const asked = check().then(
    () => true,
    () => false,
  );
  const ok = await Promise.race([asked, tooLate]);
  clearTimeout(timer);
  return ok;
}
