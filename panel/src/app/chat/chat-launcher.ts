let openChat: (() => void) | undefined;

/** Connects ‘Ask us’ with the chat, which loads later and not for everybody. */
export const chatLauncher = {
  /** Opens the chat if it is loaded; false if it is not. */
  open(): boolean {
    openChat?.();
    return openChat !== undefined;
  },
  set(open: (() => void) | undefined): void {
    openChat = open;
  },
};
