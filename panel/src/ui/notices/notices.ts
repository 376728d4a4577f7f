import { createContext, type ReactNode, useContext } from 'react';

export type NoticeKind = 'success' | 'error';
export type NoticeAction = { label: string; onClick: () => void };
/** Something that happened elsewhere: who, what, and a link to it. */
export type News = {
  icon: ReactNode;
  tone: 'primary' | 'info' | 'warning';
  title: string;
  text: string;
  href: string;
  onFollow: () => void;
};
export type Notice =
  | { id: number; kind: NoticeKind; text: string; action?: NoticeAction | undefined }
  | { id: number; kind: 'news'; news: News };

export type Notices = {
  success: (text: string, action?: NoticeAction) => void;
  error: (text: string, action?: NoticeAction) => void;
  news: (news: News) => void;
  /** Loads what shows notices. False when it cannot be loaded now, so that nothing could be shown. */
  prepare: () => Promise<boolean>;
};

export const NoticesContext = createContext<Notices | undefined>(undefined);

/** Shows that something worked or did not, in a notice that disappears by itself. */
export function useNotices(): Notices {
  const notices = useContext(NoticesContext);
  if (!notices) throw new Error('useNotices needs a <NoticesProvider> above it.');
  return notices;
}
