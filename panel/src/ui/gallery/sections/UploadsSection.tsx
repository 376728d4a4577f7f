import { imageUpload } from '@bellbird/contract/shared/uploads';
import { useState } from 'react';
import { FileChoice } from '../../forms/FileChoice.tsx';
import { DropZone } from '../../uploads/DropZone.tsx';
import { acceptOf, limitsText } from '../../uploads/limits.ts';
import { UploadList } from '../../uploads/UploadList.tsx';
import { type UploadItem, useUploads } from '../../uploads/use-uploads.ts';
import { useUiText } from '../../use-ui-text.ts';
import { Columns, Specimen } from '../Specimen.tsx';

const rule = imageUpload({ required: false });
const TICK_MS = 120;

const nothing = () => undefined;
const file = (name: string) => new File(['photo'], name, { type: 'text/plain' });

const STATES: readonly UploadItem[] = [
  { id: 1, file: file('Festoon lights over the Barn.jpg'), state: 'done', percent: 100 },
  { id: 2, file: file('IMG_2214.jpg'), state: 'sending', percent: 64 },
  {
    id: 3,
    file: file('Bouquet by Wren and Wattle, the whole morning, second try, final.jpg'),
    state: 'waiting',
    percent: 0,
  },
  {
    id: 4,
    file: file('Long table.tiff'),
    state: 'failed',
    percent: 0,
    error: 'Please choose a jpg, jpeg, png, webp file.',
  },
  { id: 5, file: file('First dance.jpg'), state: 'cancelled', percent: 0 },
];

export function UploadsSection() {
  const t = useUiText();
  const uploads = useUploads({ rule, send: pretendToSend, explain: () => 'Sorry.. there was an error' });
  return (
    <Columns>
      <Specimen name="DropZone and useUploads (sends nothing)">
        <DropZone
          multiple
          input={{ 'aria-label': 'Photos' }}
          accept={acceptOf(rule)}
          limits={limitsText(rule, t)}
          onFiles={uploads.add}
        />
        <UploadList items={uploads.items} onCancel={uploads.cancel} onRetry={uploads.retry} onRemove={uploads.remove} />
      </Specimen>
      <Specimen name="UploadList in every state">
        <UploadList items={STATES} onCancel={nothing} onRetry={nothing} onRemove={nothing} />
      </Specimen>
      <Specimen name="FileChoice: ticked, not ticked, disabled">
        <FileChoices />
      </Specimen>
    </Columns>
  );
}

function FileChoices() {
  const [isTicked, setTicked] = useState(true);
  return (
    <>
      <FileChoice
        file={{ name: 'Price list 2027.pdf', sizeKb: 840 }}
        checked={isTicked}
        onChange={() => setTicked(!isTicked)}
      />
      <FileChoice
        file={{ name: 'Floor plan of the Barn.pdf', sizeKb: 2300 }}
        checked={false}
        disabled
        onChange={nothing}
      />
    </>
  );
}

function pretendToSend(_: File, { signal, onPercent }: { signal: AbortSignal; onPercent: (percent: number) => void }) {
  return new Promise<void>((resolve, reject) => {
    let percent = 0;
    const timer = setInterval(() => {
      percent += 5;
      onPercent(percent);
      if (percent >= 100) finish(resolve);
    }, TICK_MS);
    const finish = (end: () => void) => {
      clearInterval(timer);
      end();
    };
    signal.addEventListener('abort', () => finish(() => reject(signal.reason)));
  });
}
