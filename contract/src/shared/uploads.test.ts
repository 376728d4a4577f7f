import { describe, expect, test } from 'vitest';
import { UPLOAD_FAULT_TEXT, uploadFault } from './upload-faults.ts';
import { documentUpload, imageUpload, messageFile } from './uploads.ts';

describe('SHELL-122 SHELL-123 a file', () => {
  const photo = imageUpload({ required: false });
  const kb = (count: number) => count * 1024;
  const fault = (file: Partial<Parameters<typeof uploadFault>[1]> & object, rule = photo) =>
    uploadFault(rule, { name: 'barn.jpg', bytes: 1, ...file });

  test('has to be there only where it is required', () => {
    expect(uploadFault(photo, undefined)).toBeUndefined();
    expect(uploadFault(imageUpload({ required: true }), undefined)).toBe('missing');
    expect(uploadFault(documentUpload({ required: true }), undefined)).toBe('missing');
  });

  test('is judged by the end of its name, whatever its case', () => {
    const names = ['barn.JPG', 'my.barn.webp', 'barn', 'jpg', 'barn.pdf', 'barn.jpg.exe', 'barn.'];
    expect(names.map((name) => fault({ name }))).toEqual([
      undefined,
      undefined,
      ...Array.from({ length: 5 }, () => 'wrong_extension'),
    ]);
    expect(fault({ name: 'menu.pdf' }, documentUpload({ required: false }))).toBeUndefined();
    expect(fault({ name: 'menu.jpg' }, documentUpload({ required: false }))).toBe('wrong_extension');
    const documents = ['menu.pdf', 'menu.doc', 'menu.docx', 'menu.xls', 'menu.xlsx'];
    for (const name of documents) expect(fault({ name }, documentUpload({ required: false }))).toBeUndefined();
    for (const name of [...documents, 'menu.jpg', 'menu.jpeg']) expect(fault({ name }, messageFile)).toBeUndefined();
    expect(fault({ name: 'menu.png' }, messageFile)).toBe('wrong_extension');
    expect(uploadFault(messageFile, undefined)).toBe('missing');
  });

  test('has a kind of content for each name that it may have', () => {
    const kinds = (rule: typeof photo) => rule.mimeTypes.map((type) => type.replace(/^.*[./]/, ''));
    expect(kinds(photo)).toEqual(['jpeg', 'png', 'webp']);
    const documents = ['pdf', 'msword', 'document', 'ms-excel', 'sheet'];
    expect(kinds(documentUpload({ required: false }))).toEqual(documents);
    expect(kinds(messageFile)).toEqual([...documents, 'jpeg']);
  });

  test('has exactly the size and the pixels that are allowed, or fewer', () => {
    expect([fault({ bytes: kb(10_240) }), fault({ bytes: kb(10_240) + 1 })]).toEqual([undefined, 'too_large']);
    expect([fault({ width: 6000 }), fault({ width: 6001 })]).toEqual([undefined, 'too_wide']);
    expect([fault({ height: 6000 }), fault({ height: 6001 })]).toEqual([undefined, 'too_high']);
    // Of a file whose pixels nobody has counted yet, only the size is known.
    expect(uploadFault({ ...photo, maxWidth: 1, maxHeight: 1 }, { name: 'barn.jpg', bytes: 1 })).toBeUndefined();
    const documentOf = (bytes: number) => fault({ name: 'menu.pdf', bytes }, documentUpload({ required: false }));
    expect([documentOf(kb(10_240)), documentOf(kb(10_240) + 1)]).toEqual([undefined, 'too_large']);
    // A document has no pixels.
    const wide = { name: 'menu.pdf', width: 9000, height: 9000 };
    expect(fault(wide, documentUpload({ required: false }))).toBeUndefined();
  });

  test('that is refused says what is allowed', () => {
    const said = Object.values(UPLOAD_FAULT_TEXT).map((text) => text(photo));
    expect(said).toEqual([
      'This field is required!',
      'The file may be at most 10240 KB.',
      'Please choose a jpg, jpeg, png, webp file.',
      'The image may be at most 6000 pixels wide.',
      'The image may be at most 6000 pixels high.',
      'This file is damaged, or it is not what its name says.',
      'This file contains a virus. Please check your device and choose another file.',
    ]);
  });
});
