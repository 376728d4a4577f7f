import { useState } from 'react';
import { useNotices } from '#ui/notices/notices.ts';
import { useErrorMessage } from '../api/use-error-message.ts';
import { saveAs } from './save-as.ts';

/** Fetches a file and saves it under a name; if that fails, says why in the words of the namespace. */
export function useDownload(namespace: string) {
  const notices = useNotices();
  const errorMessage = useErrorMessage(namespace);
  const [isBusy, setBusy] = useState(false);
  const download = async (fetchFile: () => Promise<Blob | undefined>, name: string): Promise<void> => {
    setBusy(true);
    try {
      const file = await fetchFile();
      if (file) saveAs(file, name);
    } catch (error) {
      notices.error(errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, download };
}
