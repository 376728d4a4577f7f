import { InputRule, Node } from '@tiptap/react';

/** How a merge field is shown. */
export type FieldLook = { words: string; isUnresolved: boolean };

/** A merge field in the editor: deleted as a whole. Its label is set by `paintChips`. */
export const FieldChip = Node.create({
  name: 'fieldChip',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ name: { default: '' } }),
  parseHTML: () => [
    { tag: 'span[data-field]', getAttrs: (element) => ({ name: element.getAttribute('data-field') ?? '' }) },
  ],
  renderHTML: ({ node }) => ['span', { 'data-field': String(node.attrs['name']) }, `{{${node.attrs['name']}}}`],
  renderText: ({ node }) => `{{${node.attrs['name']}}}`,
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('span');
      dom.dataset['field'] = String(node.attrs['name']);
      dom.contentEditable = 'false';
      // Setting a label does not change the text.
      return { dom, ignoreMutation: () => true };
    };
  },
  addInputRules() {
    return [
      new InputRule({
        find: /\{\{\s?([\w.]{1,40})\s?\}\}$/,
        handler: ({ state, range, match: [, name] }) => {
          state.tr.replaceWith(range.from, range.to, this.type.create({ name }));
        },
      }),
    ];
  },
});

/** Sets the label of every chip. */
export function paintChips(editable: HTMLElement, toChipLook: (name: string) => FieldLook): void {
  for (const chip of editable.querySelectorAll<HTMLElement>('[data-field]')) {
    const { words, isUnresolved } = toChipLook(chip.dataset['field'] ?? '');
    if (chip.textContent !== words) chip.textContent = words;
    chip.toggleAttribute('data-unresolved', isUnresolved);
  }
}
