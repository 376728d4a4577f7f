import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { ReactNode } from 'react';
import { BrokenBranch } from './drawings/BrokenBranch.tsx';
import { EmptyState } from './EmptyState.tsx';
import { useIsOffline } from './use-is-offline.ts';
import { useUiText } from './use-ui-text.ts';
import { Button } from './Button.tsx';
import { PrimaryButton } from './PrimaryButton.tsx';

export type SupportLinks = { whatsapp?: string | undefined; email?: string | undefined };

export type ErrorStateProps = {
  title?: ReactNode;
  text?: ReactNode;
  /** Support finds the failure by it. */
  reference?: string | undefined;
  onRetry?: (() => void) | undefined;
  support?: SupportLinks | undefined;
  headingLevel?: 'h1' | 'h2';
};

/** Something failed to load: what happened, a retry and a way to contact support. */
export function ErrorState({ title, text, reference, onRetry, support, headingLevel }: ErrorStateProps) {
  const t = useUiText();
  const isOffline = useIsOffline();
  // Support can’t help with that, and can’t be reached either.
  const ways = isOffline ? [] : waysToSupport(support ?? {}, t);
  return (
    <div role="alert">
      <EmptyState
        drawing={<BrokenBranch />}
        title={title ?? t('error.title')}
        {...(headingLevel && { headingLevel })}
        text={
          <>
            <p>{text ?? t(isOffline ? 'error.offline' : 'error.text')}</p>
            {ways.length > 0 && <p>{t('error.support')}</p>}
            {reference && <p>{t('error.reference', { reference })}</p>}
          </>
        }
        actions={
          <>
            {ways.map(({ href, label, icon }) => (
              <Button key={label} href={href} startIcon={icon}>
                {label}
              </Button>
            ))}
            {onRetry && (
              <PrimaryButton startIcon={<RefreshCw />} onClick={onRetry}>
                {t('retry')}
              </PrimaryButton>
            )}
          </>
        }
      />
    </div>
  );
}

function waysToSupport({ whatsapp, email }: SupportLinks, t: ReturnType<typeof useUiText>) {
  return [
    { href: whatsapp, label: t('error.whatsapp'), icon: <MessageCircle /> },
    { href: email && `mailto:${email}`, label: t('error.email'), icon: <Mail /> },
  ].filter((way) => way.href);
}
