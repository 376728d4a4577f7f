const KEY = 'bellbird.scrolled';
/** More than anybody goes back. */
const KEPT = 50;

type Positions = [entry: string, y: number][];

/** How far down each page of this tab was read, for those who come back to it. */
export function createScrollMemory(window: Window) {
  const recall = (): Positions => {
    try {
      return JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]') as Positions;
    } catch {
      return [];
    }
  };
  return {
    keep(entry: string): void {
      const others = recall().filter(([each]) => each !== entry);
      window.sessionStorage.setItem(KEY, JSON.stringify([...others, [entry, window.scrollY]].slice(-KEPT)));
    },
    of: (entry: string): number => recall().find(([each]) => each === entry)?.[1] ?? 0,
  };
}
