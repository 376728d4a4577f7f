import Download from 'lucide-react/icons/download';
import Trash2 from 'lucide-react/icons/trash';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { useAttempt } from '#platform/api/use-attempt.ts';
import { saveAs } from '#platform/files/save-as.ts';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { fetchDocument } from '../discounts.queries.ts';
import type { OfferForm } from '../offer-form.ts';
import css from './CurrentFile.module.css';

type Kept = { picture: string } | { name: string; offerId: number };
type KeptFileProps = { flag: 'removeImage' | 'removeDocument'; kept: Kept | undefined; children: ReactNode };

/** The current file of an offer; when it is removed, a field for another one. */
export function CurrentFile({ flag, kept, children }: KeptFileProps) {
  const { t } = useTranslation('discounts');
  const form = useFormContext<OfferForm>();
  const isRemoved = useWatch<OfferForm, typeof flag>({ name: flag });
  if (!kept || isRemoved) return children;
  return (
    <Row gap={3} wrap className={css.row}>
      {'picture' in kept ? <img src={kept.picture} alt={t('field.image')} /> : <Document {...kept} />}
      <Button
        size="small"
        startIcon={<Trash2 aria-hidden />}
        onClick={() => form.setValue(flag, true, { shouldDirty: true })}
      >
        {t(flag)}
      </Button>
    </Row>
  );
}

function Document({ name, offerId }: { name: string; offerId: number }) {
  const attempt = useAttempt();
  const download = async () => {
    await attempt(async () => saveAs(await fetchDocument(offerId), name));
  };
  return (
    <Button size="small" variant="text" startIcon={<Download aria-hidden />} onClick={() => void download()}>
      <bdi>{name}</bdi>
    </Button>
  );
}
