let door: (() => void) | undefined;

/** Connects ‘Ask us’ with the chat, which loads later and not for everybody. */
export const chatLauncher = {
  /** Opens the chat if it is loaded; false if it is not. */
  open(): boolean {
    door?.();
    return door !== undefined;
  },
  set(open: (() => void) | undefined): void {
    door = open;
  },
};
