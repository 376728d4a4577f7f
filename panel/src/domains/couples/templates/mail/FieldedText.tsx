import { useFieldNames } from './use-field-names.ts';
import '#ui/rich-text/merge-field.module.css';

const FIELD = /\{\{\s{0,5}([\w.]{1,40})\s{0,5}\}\}/;

/** A line with its merge fields shown by name, as the editor does. */
export function FieldedText({ text }: { text: string }) {
  const toName = useFieldNames();
  // Splitting by a pattern with a group makes every second piece the group's match.
  return text.split(FIELD).map((piece, at) => {
    if (at % 2 === 0) return piece;
    return (
      // oxlint-disable-next-line react/no-array-index-key
      <span data-field={piece} key={at}>
        {toName(piece) ?? `{{${piece}}}`}
      </span>
    );
  });
}
