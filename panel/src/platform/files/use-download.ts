import { useState } from 'react';
import { useAttempt } from '../api/use-attempt.ts';
import { saveAs } from './save-as.ts';

/** Fetches a file and saves it under a name; if that fails, says why in the words of the namespace. */
export function useDownload(namespace: string) {
  const attempt = useAttempt(namespace);
  const [isBusy, setBusy] = useState(false);
  const download = async (fetchFile: () => Promise<Blob | undefined>, name: string): Promise<void> => {
    setBusy(true);
    await attempt(async () => {
      const file = await fetchFile();
      if (file) saveAs(file, name);
    });
    setBusy(false);
  };
  return { isBusy, download };
}
