const KEY = 'bellbird.scrolled';
/** More than anybody goes back. */
const KEPT = 50;

type Positions = [entry: string, y: number][];

/** The scroll position of each page of this tab, for going back. */
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
