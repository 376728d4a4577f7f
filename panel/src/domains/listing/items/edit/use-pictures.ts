import type { ItemPicture, ItemPictureKind } from '@bellbird/contract/listing/items';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { preparePhoto } from '#ui/uploads/fit-photo.ts';
import { choosePicture, uploadPicture } from '../items.queries.ts';

type Given = {
  providerId: number;
  kind: ItemPictureKind;
  /** The form field with their ids. */
  name: string;
  known: readonly ItemPicture[];
};

/** The pictures of the form: current ones and uploads. */
export function usePictures({ providerId, kind, name, known }: Given) {
  const form = useFormContext();
  const [uploaded, setUploaded] = useState<readonly ItemPicture[]>([]);
  const [coming, setComing] = useState(0);

  const keep = (picture: ItemPicture) => {
    setUploaded((all) => [...all, picture]);
    form.setValue(name, [...(form.getValues(name) as number[]), picture.id], { shouldDirty: true });
    form.clearErrors(name);
  };

  /** Returns an error text, if any. */
  async function upload(file: File): Promise<string | undefined> {
    const photo = await preparePhoto(file);
    if (typeof photo === 'string') return `${file.name}: ${photo}`;
    return attempt(() => uploadPicture(providerId, kind, photo), `${file.name}: `);
  }

  async function attempt(work: () => Promise<ItemPicture>, prefix = ''): Promise<string | undefined> {
    try {
      keep(await work());
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      return `${prefix}${error.fields['image'] || error.message}`;
    }
  }

  /** One after the other, to keep the order in which they were selected. */
  async function addAll<T>(given: readonly T[], add: (one: T) => Promise<string | undefined>): Promise<void> {
    setComing((count) => count + given.length);
    const faults: string[] = [];
    for (const one of given) {
      const fault = await add(one).finally(() => setComing((count) => count - 1));
      if (fault) faults.push(fault);
    }
    if (faults.length > 0) form.setError(name, { type: 'upload', message: faults.join(' ') });
  }

  return {
    pictures: [...known, ...uploaded],
    coming,
    take: (files: readonly File[]) => addAll(files, upload),
    choose: (mediaIds: readonly number[]) =>
      addAll(mediaIds, (mediaId) => attempt(() => choosePicture(providerId, kind, mediaId))),
  };
}
