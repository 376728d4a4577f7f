let door: (() => void) | undefined;

/** The way from «Ask us» to the chat, which moves in late and not everywhere. */
export const chatLauncher = {
  /** Opens the chat where it is loaded; false where it is not, or not yet. */
  open(): boolean {
    door?.();
    return door !== undefined;
  },
  set(open: (() => void) | undefined): void {
    door = open;
  },
};
