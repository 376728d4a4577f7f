import type { Medium } from '@bellbird/contract/listing/galleries';
import { useRef } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { PHOTO_RULE, preparePhoto } from '#ui/uploads/fit-photo.ts';
import { acceptOf } from '#ui/uploads/limits.ts';
import { useConsent } from '../consent/consent.ts';
import { replacePhoto } from '../galleries.queries.ts';
import { useGalleryChange } from '../use-gallery-change.ts';

/** Replaces a photo after the user confirms its content; it waits for approval again. */
export function useReplace(medium: Medium) {
  const { t } = useTranslation('galleries');
  const chooser = useRef<HTMLInputElement>(null);
  const consent = useConsent();
  const confirm = useConfirm();
  const notices = useNotices();
  const change = useGalleryChange();

  const send = async (file: File) => {
    const photo = await preparePhoto(file);
    if (typeof photo === 'string') return notices.error(photo);
    const question = { title: t('replace.title'), text: t('upload.promise'), confirm: t('replace.confirm') };
    if (await confirm(question)) await change({ work: () => replacePhoto(medium.id, photo), done: t('replace.done') });
  };

  return {
    choose: () => {
      void consent().then((yes) => {
        if (yes) chooser.current?.click();
      });
    },
    input: medium.type === 'photo' && (
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={t('replace.title')}
        accept={acceptOf(PHOTO_RULE)}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void send(file);
        }}
      />
    ),
  };
}
