import type { QuoteContent, QuoteFile } from '@bellbird/contract/couples/quotes';

type Added = 'attachmentIds' | 'files';

/** What was sent, as it is stored. Quotes from before files could go with them name none. */
export function toQuoteContent(stored: unknown): QuoteContent {
  const content = stored as Omit<QuoteContent, Added> & Partial<Pick<QuoteContent, Added>>;
  return { ...content, attachmentIds: content.attachmentIds ?? [], files: content.files ?? [] };
}

type StoredFile = { id: number; name: string; mime_type: string; size_bytes: number; sha256: Buffer | null };

/** A file as the version names it for good. */
export function toQuoteFile({ id, name, mime_type, size_bytes, sha256 }: StoredFile): QuoteFile {
  return { id, name, mimeType: mime_type, sizeBytes: size_bytes, sha256: sha256?.toString('hex') ?? null };
}
