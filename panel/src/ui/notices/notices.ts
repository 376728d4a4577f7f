import { createContext, useContext } from 'react';

export type NoticeKind = 'success' | 'error';
export type NoticeAction = { label: string; onClick: () => void };
export type Notice = { id: number; kind: NoticeKind; text: string; action?: NoticeAction | undefined };

export type Notices = {
  success: (text: string, action?: NoticeAction) => void;
  error: (text: string, action?: NoticeAction) => void;
};

export const NoticesContext = createContext<Notices | undefined>(undefined);

/** Tell the user that something worked or did not, in a word that goes away by itself. */
export function useNotices(): Notices {
  const notices = useContext(NoticesContext);
  if (!notices) throw new Error('useNotices needs a <NoticesProvider> above it.');
  return notices;
}
