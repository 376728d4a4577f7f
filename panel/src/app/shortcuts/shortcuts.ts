/** The keyboard shortcuts. The one with Ctrl also works while somebody types (`isForPalette`). */
export const SHORTCUTS = [
  { keys: ['/'], does: 'search' },
  { keys: ['Ctrl K'], does: 'palette' },
  { keys: ['g', 'h'], does: 'home' },
  { keys: ['g', 'l'], does: 'couples' },
  { keys: ['?'], does: 'list' },
] as const;

export type ShortcutAction = (typeof SHORTCUTS)[number]['does'];

const SEQUENCE_MS = 1000;

/** Reads key presses and returns the shortcut they complete; a pause starts over. */
export function createShortcutReader() {
  let pressed: string[] = [];
  let last = 0;
  return (key: string, at: number): ShortcutAction | undefined => {
    pressed = at - last > SEQUENCE_MS ? [key] : [...pressed, key].slice(-2);
    last = at;
    const done = SHORTCUTS.find(({ keys }) => endsWith(pressed, keys));
    if (done) pressed = [];
    return done?.does;
  };
}

function endsWith(pressed: readonly string[], keys: readonly string[]): boolean {
  const tail = pressed.slice(-keys.length);
  return tail.length === keys.length && tail.every((key, index) => key === keys[index]);
}
