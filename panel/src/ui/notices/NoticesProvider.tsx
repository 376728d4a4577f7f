import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react';
import { loadTranslation } from '#texts/use-translation.ts';
import { withStyles } from '#loading/all-styles.ts';
import { onPartLost } from '#loading/lost-part.ts';
import type { NoticeStageProps } from './NoticeStage.tsx';
import { type Notice, type NoticeKind, type Notices, NoticesContext } from './notices.ts';

let lastId = 0;
const nextId = () => (lastId += 1);

/** The first of these events loads the stage; coming back online tries again. */
const MOVES = ['pointerdown', 'keydown', 'online'] as const;

async function loadStage(): Promise<ComponentType<NoticeStageProps>> {
  return (await withStyles(() => import('./NoticeStage.tsx'))).NoticeStage;
}

export function NoticesProvider({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<readonly Notice[]>([]);
  const { Stage, fetchStage } = useStage();

  const notices = useMemo<Notices>(() => {
    const stage = (make: (id: number) => Notice): void => {
      const notice = make(nextId());
      void fetchStage();
      setWaiting((earlier) => [...earlier, notice]);
    };
    const show =
      (kind: NoticeKind): Notices['success'] =>
      (text, action) =>
        stage((id) => ({ id, kind, text, action }));
    return {
      success: show('success'),
      error: show('error'),
      news: (news) => stage((id) => ({ id, kind: 'news', news })),
      prepare: fetchStage,
    };
  }, [fetchStage]);

  useEffect(
    () => onPartLost(() => void loadTranslation('ui').then((t) => notices.error(t('error.unreachable')))),
    [notices],
  );

  return (
    <NoticesContext value={notices}>
      {children}
      {Stage && <Stage waiting={waiting} onShown={(id) => setWaiting((all) => all.filter((one) => one.id !== id))} />}
    </NoticesContext>
  );
}

/**
 * An untouched page does not load the stage. It loads before the first notice is needed: the most urgent one says
 * that the connection is lost, and then it could not load any more.
 */
function useStage() {
  const [Stage, setStage] = useState<ComponentType<NoticeStageProps>>();
  const fetchStage = useMemo(
    () => () =>
      loadStage().then(
        (stage) => {
          setStage(() => stage);
          return true;
        },
        () => false,
      ),
    [],
  );
  useEffect(() => {
    if (Stage) return;
    const fetchAhead = () => void fetchStage();
    for (const move of MOVES) window.addEventListener(move, fetchAhead);
    return () => MOVES.forEach((move) => window.removeEventListener(move, fetchAhead));
  }, [Stage, fetchStage]);
  return { Stage, fetchStage };
}
