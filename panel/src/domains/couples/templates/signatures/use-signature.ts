import type { Signature } from '@bellbird/contract/couples/templates';
import { imageUpload } from '@bellbird/contract/shared/uploads';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { useAttempt } from '#platform/api/use-attempt.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { checkFile } from '#ui/uploads/check-file.ts';
import { useUiText } from '#ui/use-ui-text.ts';
import { saveSignature, saveSignaturePicture, signaturesKey } from '../templates.queries.ts';

export const PICTURE_RULE = imageUpload({ required: true });

/** Saves the text and the picture of a provider's signature. */
export function useSignature(providerId: number) {
  const { t } = useTranslation('templates');
  const ui = useUiText();
  const notices = useNotices();
  const queries = useQueryClient();
  const attempt = useAttempt();

  /** Whether it succeeded. */
  const run = (work: () => Promise<Signature>, done: string): Promise<boolean> =>
    attempt(async () => {
      const saved = await work();
      queries.setQueryData<Signature[]>(signaturesKey, (all) =>
        all?.map((each) => (each.provider.id === providerId ? saved : each)),
      );
      // The composer shows the signature that comes with the lead.
      void queries.invalidateQueries({ queryKey: ['lead'] });
    }, done);

  return {
    save: (words: string) => run(() => saveSignature(providerId, words), t('signatures.saved')),
    savePicture: async (file: File) => {
      const fault = await checkFile(PICTURE_RULE, file, ui('file.unreadable'));
      if (fault) notices.error(fault);
      else await run(() => saveSignaturePicture(providerId, file), t('signatures.pictureSaved'));
    },
    removePicture: async (words: string) => {
      await run(() => saveSignature(providerId, words, true), t('signatures.pictureRemoved'));
    },
  };
}
