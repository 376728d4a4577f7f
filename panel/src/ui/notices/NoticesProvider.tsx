import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { cspNonce } from '../theme/cspNonce.ts';
import { type Notice, type NoticeKind, type Notices, NoticesContext } from './notices.ts';

// A page that has nothing to tell does not load the stage.
const NoticeStage = lazy(() => {
  // goober, notistack's own style writer, looks for the page's nonce under this name.
  Object.assign(window, { __nonce__: cspNonce() });
  return import('./NoticeStage.tsx');
});

let lastId = 0;
const nextId = () => (lastId += 1);

export function NoticesProvider({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<readonly Notice[]>([]);
  const [staged, setStaged] = useState(false);

  const notices = useMemo<Notices>(() => {
    const stage = (make: (id: number) => Notice): void => {
      const notice = make(nextId());
      setStaged(true);
      setWaiting((earlier) => [...earlier, notice]);
    };
    const tell =
      (kind: NoticeKind): Notices['success'] =>
      (text, action) =>
        stage((id) => ({ id, kind, text, action }));
    return {
      success: tell('success'),
      error: tell('error'),
      news: (news) => stage((id) => ({ id, kind: 'news', news })),
    };
  }, []);

  return (
    <NoticesContext value={notices}>
      {children}
      {staged && (
        <Suspense>
          <NoticeStage waiting={waiting} onShown={(id) => setWaiting((all) => all.filter((one) => one.id !== id))} />
        </Suspense>
      )}
    </NoticesContext>
  );
}
