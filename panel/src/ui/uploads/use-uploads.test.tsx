// @vitest-environment happy-dom
import { documentUpload } from '@bellbird/contract/shared/uploads';
import { act, cleanup, screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { UploadList } from './UploadList.tsx';
import { type SendFile, useUploads } from './use-uploads.ts';

type Sending = { name: string; done: () => void; fail: () => void; percent: (percent: number) => void };

let sendings: Sending[];
let uploads: ReturnType<typeof useUploads>;

/** An upload that waits for the test. */
const send: SendFile = (file, { signal, onPercent }) =>
  new Promise((resolve, reject) => {
    sendings.push({ name: file.name, done: resolve, fail: () => reject(new Error('offline')), percent: onPercent });
    signal.addEventListener('abort', () => reject(signal.reason));
  });

function Host() {
  const current = useUploads({
    rule: documentUpload({ required: false }),
    send,
    explain: () => 'Sorry.. there was an error',
  });
  useEffect(() => {
    uploads = current;
  });
  return (
    <UploadList items={current.items} onCancel={current.cancel} onRetry={current.retry} onRemove={current.remove} />
  );
}

const add = (...names: string[]) => act(async () => uploads.add(names.map((name) => new File(['x'], name))));
const settle = (change: () => void) => act(async () => change());
const row = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement);

beforeEach(() => {
  sendings = [];
});
afterEach(cleanup);

describe('several uploads', () => {
  it('run two at a time', async () => {
    renderUi(<Host />);
    await add('a.pdf', 'b.pdf', 'c.pdf');
    expect(sendings.map((sending) => sending.name)).toEqual(['a.pdf', 'b.pdf']);
    expect(row('c.pdf').getByText('Waiting')).toBeTruthy();
    await settle(() => sendings[0]?.done());
    expect(row('a.pdf').getByText('Uploaded')).toBeTruthy();
    expect(sendings.map((sending) => sending.name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
  });

  it('show their progress', async () => {
    renderUi(<Host />);
    await add('a.pdf');
    await settle(() => sendings[0]?.percent(64));
    expect(row('a.pdf').getByRole('progressbar').getAttribute('aria-valuenow')).toBe('64');
  });

  it('SHELL-123 refuse a wrong file without sending it, and send the others', async () => {
    renderUi(<Host />);
    await add('a.exe', 'b.pdf');
    expect(row('a.exe').getByRole('alert').textContent).toBe('Please choose a pdf, doc, docx, xls, xlsx file.');
    expect(sendings.map((sending) => sending.name)).toEqual(['b.pdf']);
  });

  it('can be cancelled and retried', async () => {
    const { user } = renderUi(<Host />);
    await add('a.pdf');
    await user.click(screen.getByRole('button', { name: 'Cancel a.pdf' }));
    expect(await row('a.pdf').findByText('Cancelled')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Retry a.pdf' }));
    await settle(() => sendings[1]?.done());
    expect(row('a.pdf').getByText('Uploaded')).toBeTruthy();
  });

  it('show what went wrong and can be dismissed', async () => {
    const { user } = renderUi(<Host />);
    await add('a.pdf');
    await settle(() => sendings[0]?.fail());
    expect(row('a.pdf').getByRole('alert').textContent).toBe('Sorry.. there was an error');
    await user.click(screen.getByRole('button', { name: 'Remove a.pdf' }));
    expect(screen.queryByText('a.pdf')).toBeNull();
  });
});
