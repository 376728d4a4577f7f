import type { ItemPicture, ItemPictureKind } from '@bellbird/contract/listing/items';
import type { UploadRule } from '@bellbird/contract/shared/uploads';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure, NETWORK } from '#platform/api/api-failure.ts';
import { checkFile } from '#ui/uploads/check-file.ts';
import { useUiText } from '#ui/use-ui-text.ts';
import { uploadPicture } from '../items.queries.ts';

type Given = {
  providerId: number;
  kind: ItemPictureKind;
  /** The field of the form that holds their ids. */
  name: string;
  rule: UploadRule;
  known: readonly ItemPicture[];
};

/** Pictures of a product that is being written: those it has, and those that are on their way. */
export function usePictures({ providerId, kind, name, rule, known }: Given) {
  const { t } = useTranslation('items');
  const ui = useUiText();
  const form = useFormContext();
  const [brought, setBrought] = useState<readonly ItemPicture[]>([]);
  const [coming, setComing] = useState(0);

  /** Answers what is wrong with a file, if something is. */
  async function bring(file: File): Promise<string | undefined> {
    try {
      const fault = await checkFile(rule, file, ui('file.unreadable'));
      if (fault) return `${file.name}: ${fault}`;
      const picture = await uploadPicture(providerId, kind, file);
      setBrought((all) => [...all, picture]);
      form.setValue(name, [...(form.getValues(name) as number[]), picture.id], { shouldDirty: true });
      form.clearErrors(name);
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      return error.code === NETWORK ? t('offline') : `${file.name}: ${error.fields['image'] || error.message}`;
    } finally {
      setComing((count) => count - 1);
    }
  }

  return {
    pictures: [...known, ...brought],
    coming,
    /** One after the other, so that they stand in the order they were chosen in. */
    async take(files: readonly File[]): Promise<void> {
      setComing((count) => count + files.length);
      const faults: string[] = [];
      for (const file of files) {
        const fault = await bring(file);
        if (fault) faults.push(fault);
      }
      if (faults.length > 0) form.setError(name, { type: 'upload', message: faults.join(' ') });
    },
  };
}
