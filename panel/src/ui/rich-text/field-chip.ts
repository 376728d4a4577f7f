import { InputRule, Node } from '@tiptap/react';

/** How a field left open in a text is shown. */
export type FieldLook = { words: string; isUnresolved: boolean };

/** A field in the editor: one piece that is deleted as a whole. What it says is painted by `paintChips`. */
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
      // Painting a chip is no change of the text.
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

/** Says in every chip what stands there. */
export function paintChips(editable: HTMLElement, toChipLook: (name: string) => FieldLook): void {
  for (const chip of editable.querySelectorAll<HTMLElement>('[data-field]')) {
    const { words, isUnresolved } = toChipLook(chip.dataset['field'] ?? '');
    if (chip.textContent !== words) chip.textContent = words;
    chip.toggleAttribute('data-unresolved', isUnresolved);
  }
}
