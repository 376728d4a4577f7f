import type { ReactNode } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { BareLayout } from './BareLayout.tsx';
import css from './AuthLayout.module.css';

/** Sign-in pages: the form on the left, and from a width of 1000 the valley on the right. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  return (
    <div className={css.halves}>
      <BareLayout>{children}</BareLayout>
      <aside className={css.view} data-only="wide">
        <p className={css.saying}>
          {t('auth.slogan')}
          <small>{t('auth.sloganReason')}</small>
        </p>
      </aside>
    </div>
  );
}
