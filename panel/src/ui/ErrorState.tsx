import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { BrokenBranch } from './drawings/BrokenBranch.tsx';
import { EmptyState } from './EmptyState.tsx';
import { useUiText } from './useUiText.ts';

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

/** Something did not load: what happened, a way to try again and a way to reach us. */
export function ErrorState({ title, text, reference, onRetry, support, headingLevel }: ErrorStateProps) {
  const t = useUiText();
  return (
    <div role="alert">
      <EmptyState
        drawing={<BrokenBranch />}
        title={title ?? t('error.title')}
        {...(headingLevel && { headingLevel })}
        text={
          <>
            <p>{text ?? t('error.text')}</p>
            {support && <SupportLine support={support} />}
            {reference && <p>{t('error.reference', { reference })}</p>}
          </>
        }
        actions={
          onRetry && (
            <Button variant="contained" color="primary" startIcon={<RefreshCw />} onClick={onRetry}>
              {t('retry')}
            </Button>
          )
        }
      />
    </div>
  );
}

function SupportLine({ support }: { support: SupportLinks }) {
  const t = useUiText();
  const ways = [
    { href: support.whatsapp, label: t('error.whatsapp') },
    { href: support.email && `mailto:${support.email}`, label: t('error.email') },
  ].filter((way) => way.href);
  if (ways.length === 0) return null;
  return (
    <>
      <p>{t('error.support')}</p>
      <p>
        {ways.map(({ href, label }, index) => (
          <span key={label}>
            {index > 0 && ' · '}
            <Link href={href}>{label}</Link>
          </span>
        ))}
      </p>
    </>
  );
}
