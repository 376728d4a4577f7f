// @vitest-environment happy-dom
import { documentUpload, imageUpload, type UploadRule } from '@bellbird/contract/shared/uploads';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { setLanguage } from '#texts/texts.ts';
import { renderForm } from '../testing/render-ui.tsx';
import { FileField } from './FileField.tsx';

const KB = 1024;
const schema = z.object({ file: z.file('This field is required!') });

function fileOf(name: string, bytes = 10): File {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
}

function renderFile(rule: UploadRule) {
  const onSubmit = vi.fn<(values: unknown) => void>();
  const view = renderForm(<FileField name="file" label="Photo" rule={rule} />, { schema, values: {}, onSubmit });
  // The user can turn off the chooser's own filter, so the field must check by itself.
  const user = userEvent.setup({ applyAccept: false });
  const choose = (file: File) => user.upload(screen.getByLabelText(/Photo/), file);
  return { ...view, user, choose, onSubmit };
}

/** The browser decodes pictures, happy-dom does not: their size is stubbed. */
const picture = (width: number, height: number) =>
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width, height, close: () => undefined }));

beforeEach(() => picture(800, 600));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the file field', () => {
  it('SHELL-123 shows its limits before a file is chosen', () => {
    renderFile(imageUpload({ required: true }));
    expect(screen.getByText('JPG, JPEG, PNG, WEBP, up to 10 MB and 6000 × 6000 pixels')).toBeTruthy();
  });

  it('SHELL-122 refuses a form whose required image is missing', async () => {
    const { user, onSubmit } = renderFile(imageUpload({ required: true }));
    await user.click(screen.getByText('Send'));
    expect(await screen.findByText('This field is required!')).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('SHELL-123 SHELL-124 refuses a file of more than 10240 KB', async () => {
    const { choose, form } = renderFile(imageUpload({ required: true }));
    await choose(fileOf('barn.jpg', 10_240 * KB + 1));
    expect(await screen.findByText('The file may be at most 10240 KB.')).toBeTruthy();
    expect(form().getValues('file')).toBeNull();
  });

  it('SHELL-123 SHELL-124 accepts a file of exactly 10240 KB', async () => {
    const { choose, form } = renderFile(imageUpload({ required: true }));
    await choose(fileOf('barn.jpg', 10_240 * KB));
    await waitFor(() => expect(form().getValues('file')).toBeInstanceOf(File));
  });

  it.each(['barn.gif', 'barn', 'barn.jpg.exe'])('SHELL-123 SHELL-124 refuses %s as an image', async (name) => {
    const { choose } = renderFile(imageUpload({ required: true }));
    await choose(fileOf(name));
    expect(await screen.findByText('Please choose a jpg, jpeg, png, webp file.')).toBeTruthy();
  });

  it('SHELL-124 accepts documents by their own list', async () => {
    const { choose, form } = renderFile(documentUpload({ required: true }));
    await choose(fileOf('menu.jpg'));
    expect(await screen.findByText('Please choose a pdf, doc, docx, xls, xlsx file.')).toBeTruthy();
    await choose(fileOf('menu.PDF'));
    await waitFor(() => expect(form().getValues('file')?.name).toBe('menu.PDF'));
  });

  it.each([
    [6001, 10, 'The image may be at most 6000 pixels wide.'],
    [10, 6001, 'The image may be at most 6000 pixels high.'],
  ])('SHELL-123 SHELL-124 refuses %i × %i pixels', async (width, height, sentence) => {
    picture(width, height);
    const { choose } = renderFile(imageUpload({ required: true }));
    await choose(fileOf('barn.jpg'));
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('refuses a file that is an image by name only', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not an image')));
    const { choose } = renderFile(imageUpload({ required: true }));
    await choose(fileOf('barn.jpg'));
    expect(await screen.findByText('We couldn’t read this image.')).toBeTruthy();
  });

  it('shows the chosen file and can remove it', async () => {
    const { user, choose, form } = renderFile(imageUpload({ required: true }));
    await choose(fileOf('barn.jpg'));
    expect(await screen.findByText('barn.jpg')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove barn.jpg' }));
    expect(form().getValues('file')).toBeNull();
    expect(await screen.findByText('This field is required!')).toBeTruthy();
  });

  it('says nothing about a removed file once there is another one', async () => {
    const { choose, form } = renderFile(imageUpload({ required: true }));
    await choose(fileOf('barn.jpg'));
    const remove = await screen.findByRole('button', { name: 'Remove barn.jpg' });
    await act(async () => {
      fireEvent.click(remove);
      form().setValue('file', fileOf('cake.jpg'));
    });
    expect(await screen.findByText('cake.jpg')).toBeTruthy();
    expect(screen.queryByText('This field is required!')).toBeNull();
  });

  it('SHELL-098 says what is wrong with a file in the language of the page', async () => {
    setLanguage('tr', () => Promise.resolve({}));
    onTestFinished(() => setLanguage('en', () => Promise.resolve({})));
    const { choose } = renderFile(imageUpload({ required: true }));
    await choose(fileOf('barn.jpg', 10_240 * KB + 1));
    expect(await screen.findByText('Dosya en fazla 10240 KB olabilir.')).toBeTruthy();
  });

  it('says it in English where the words of that language are lost', async () => {
    vi.doMock('@bellbird/contract/shared/error-texts/ar', () => Promise.reject(new TypeError('Failed to fetch')));
    setLanguage('ar', () => Promise.resolve({}));
    onTestFinished(() => setLanguage('en', () => Promise.resolve({})));
    const { choose } = renderFile(imageUpload({ required: true }));
    await choose(fileOf('barn.jpg', 10_240 * KB + 1));
    expect(await screen.findByText('The file may be at most 10240 KB.')).toBeTruthy();
    expect(screen.getByLabelText(/Photo/).getAttribute('aria-busy')).toBe('false');
  });
});
