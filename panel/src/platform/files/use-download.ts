import { useState } from 'react';
import { useAttempt } from '../api/use-attempt.ts';
import { saveAs } from './save-as.ts';

/** Fetches a file and saves it under a name; if that fails, says why. */
export function useDownload() {
  const attempt = useAttempt();
  const [isBusy, setBusy] = useState(false);
  const download = async (fetchFile: () => Promise<Blob | undefined>, name: string): Promise<void> => {
    setBusy(true);
    const save = async () => {
      const file = await fetchFile();
      if (file) saveAs(file, name);
    };
    await attempt(save);
    setBusy(false);
  };
  return { isBusy, download };
}
