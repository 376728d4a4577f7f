import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { Note } from '#ui/Note.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { CardFieldsState } from './use-card-fields.ts';
import css from './CardFields.module.css';

/** The gateway's own fields for a card. Number and CVV are typed into its page and never reach ours. */
export function CardFields({ fields }: { fields: CardFieldsState }) {
  const { t } = useTranslation('payments');
  const { frame, address, height, isReady, isSlow, round, retry } = fields;
  return (
    <>
      {isSlow && (
        <Note tone="warning" announce action={<Button onClick={retry}>{t('retry')}</Button>}>
          {t('fields.late')}
        </Note>
      )}
      <div className={css.frameBox} style={{ height }}>
        {!isReady && !isSlow && <Skeleton variant="rounded" height="100%" />}
        <iframe
          className={css.frame}
          key={round}
          ref={frame}
          src={address}
          title={t('fields.title')}
          style={{ height }}
          data-ready={isReady || undefined}
        />
      </div>
    </>
  );
}
