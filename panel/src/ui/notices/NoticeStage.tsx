import { SNACKBAR_MS } from '@bellbird/contract/shared/limits';
import { Toast as Base } from '@base-ui/react/toast';
import { type MouseEvent, useEffect } from 'react';
import { useUiText } from '../use-ui-text.ts';
import { NewsCard } from './NewsCard.tsx';
import { NoticeBar } from './NoticeBar.tsx';
import css from './NoticeStage.module.css';
import type { Notice } from './notices.ts';

const MOST_AT_ONCE = 3;

export type NoticeStageProps = { waiting: readonly Notice[]; onShown: (id: number) => void };

/** Where notices appear: at the top, where lines end, at most three, each for six seconds. */
export function NoticeStage(props: NoticeStageProps) {
  return (
    <Base.Provider timeout={SNACKBAR_MS} limit={MOST_AT_ONCE}>
      <Base.Portal>
        <Stage {...props} />
      </Base.Portal>
    </Base.Provider>
  );
}

function Stage({ waiting, onShown }: NoticeStageProps) {
  const t = useUiText();
  const { toasts, add, update, close } = Base.useToastManager<Notice>();

  useEffect(() => {
    for (const notice of waiting) {
      add({ id: String(notice.id), data: notice });
      onShown(notice.id);
    }
  }, [waiting, onShown, add]);

  // Somebody without a mouse is on the way to its button: the six seconds begin again with each step.
  useEffect(() => {
    const keep = ({ key }: KeyboardEvent) => {
      if (key !== 'Tab') return;
      for (const { id, data } of toasts) if (data && hasButton(data)) update(id, { timeout: SNACKBAR_MS });
    };
    window.addEventListener('keydown', keep);
    return () => window.removeEventListener('keydown', keep);
  }, [toasts, update]);

  // A fourth notice does not wait behind the others: the oldest leaves.
  useEffect(() => {
    for (const { id, limited, transitionStatus } of toasts) if (limited && transitionStatus !== 'ending') close(id);
  }, [toasts, close]);

  return (
    <Base.Viewport
      className={css.stage}
      aria-label={t('notice.region')}
      onMouseEnter={ignoreResting}
      onMouseMove={ignoreResting}
    >
      {toasts.toReversed().map((toast) => (
        <Base.Root
          key={toast.id}
          toast={toast}
          className={css.notice}
          role="none"
          tabIndex={-1}
          aria-modal={undefined}
          swipeDirection={['up', 'left', 'right']}
        >
          {toast.data && <StagedNotice notice={toast.data} onClose={() => close(toast.id)} />}
        </Base.Root>
      ))}
    </Base.Viewport>
  );
}

const hasButton = (notice: Notice): boolean => notice.kind === 'news' || notice.action !== undefined;

/**
 * A notice that appears under a resting pointer leaves after its time: only somebody who points at it keeps it. It may
 * cover the very button that they are about to press again.
 */
function ignoreResting(event: MouseEvent<HTMLDivElement> & { preventBaseUIHandler: () => void }): void {
  if (event.movementX === 0 && event.movementY === 0) event.preventBaseUIHandler();
}

function StagedNotice({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const thenClose = (follow: () => void) => () => {
    onClose();
    follow();
  };
  if (notice.kind === 'news') {
    const { onFollow, ...news } = notice.news;
    return <NewsCard {...news} onFollow={thenClose(onFollow)} onClose={onClose} />;
  }
  return (
    <NoticeBar
      kind={notice.kind}
      text={notice.text}
      onClose={onClose}
      {...(notice.action && { action: { label: notice.action.label, onClick: thenClose(notice.action.onClick) } })}
    />
  );
}
