import type { UploadRule } from '@bellbird/contract/shared/uploads';
import type { useUiText } from '../use-ui-text.ts';

const KB_PER_MB = 1024;

/** 10240 → '10 MB' */
export function readableSize(kb: number): string {
  if (kb < KB_PER_MB) return `${Math.max(1, Math.round(kb))} KB`;
  const mb = kb / KB_PER_MB;
  return `${mb >= 10 || Number.isInteger(mb) ? Math.round(mb) : mb.toFixed(1)} MB`;
}

/** The rule in words, shown before a file is chosen. */
export function limitsText(rule: UploadRule, t: ReturnType<typeof useUiText>): string {
  const words = { extensions: rule.extensions.join(', ').toUpperCase(), size: readableSize(rule.maxKb) };
  if (!rule.maxWidth || !rule.maxHeight) return t('file.limits', words);
  return t('file.limitsPixels', { ...words, width: rule.maxWidth, height: rule.maxHeight });
}

/** The `accept` attribute of the file input. */
export function acceptOf(rule: UploadRule): string {
  return [...rule.mimeTypes, ...rule.extensions.map((extension) => `.${extension}`)].join(',');
}
