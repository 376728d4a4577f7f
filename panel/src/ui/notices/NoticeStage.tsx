import { SNACKBAR_MS } from '@bellbird/contract/shared/limits';
import { closeSnackbar, type CustomContentProps, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import { NewsCard } from './NewsCard.tsx';
import { NoticeBar } from './NoticeBar.tsx';
import type { Notice } from './notices.ts';

declare module 'notistack' {
  interface VariantOverrides {
    notice: { notice: Notice };
  }
}

const MOST_AT_ONCE = 3;

export type NoticeStageProps = { waiting: readonly Notice[]; onShown: (id: number) => void };

/** Where notices appear: top right, at most three, each for six seconds. */
export default function NoticeStage({ waiting, onShown }: NoticeStageProps) {
  useEffect(() => {
    for (const notice of waiting) {
      enqueueSnackbar(notice.kind === 'news' ? notice.news.title : notice.text, {
        key: notice.id,
        variant: 'notice',
        notice,
      });
      onShown(notice.id);
    }
  }, [waiting, onShown]);

  return (
    <SnackbarProvider
      maxSnack={MOST_AT_ONCE}
      autoHideDuration={SNACKBAR_MS}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      Components={{ notice: StagedNotice }}
    />
  );
}

type StagedNoticeProps = CustomContentProps & { notice: Notice };

function StagedNotice({ id, notice, ref }: StagedNoticeProps & { ref?: React.Ref<HTMLDivElement> }) {
  const close = () => closeSnackbar(id);
  const thenClose = (follow: () => void) => () => {
    close();
    follow();
  };
  if (notice.kind === 'news') {
    const { onFollow, ...news } = notice.news;
    return <NewsCard ref={ref} {...news} onFollow={thenClose(onFollow)} onClose={close} />;
  }
  return (
    <NoticeBar
      ref={ref}
      kind={notice.kind}
      text={notice.text}
      onClose={close}
      {...(notice.action && { action: { label: notice.action.label, onClick: thenClose(notice.action.onClick) } })}
    />
  );
}
