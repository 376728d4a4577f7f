import { expect, test } from 'vitest';
import { sortLayers } from './order-styles.ts';

const sheets = new Map<string, Record<string, string>>([
  ['/src/ui/Card.module.css', { card: 'Card0', body: 'Card1' }],
  ['/src/ui/Panel.module.css', { panel: 'Pane0 Card0', glow: 'Pane1' }],
]);
const order = ['/src/ui/Card.module.css', '/src/ui/Panel.module.css', '/src/main.tsx'];
const sorted = (source: string) => sortLayers(source, sheets, order);

test('a part comes before what uses it, in whatever order the files are', () => {
  expect(sorted('@layer ui{.Pane0{margin:0}.Card0{margin:1px}.Card1{margin:2px}}')).toBe(
    '@layer ui{.Card0{margin:1px}.Card1{margin:2px}.Pane0{margin:0}}',
  );
});

test('rules of one style sheet keep their order, those inside a query too', () => {
  expect(sorted('@layer ui{@media print{.Pane0{margin:0}}.Pane1{margin:1px}.Card1{margin:2px}}')).toBe(
    '@layer ui{.Card1{margin:2px}@media print{.Pane0{margin:0}}.Pane1{margin:1px}}',
  );
});

test('an animation goes with its style sheet, and what names no class of a module stays in front', () => {
  expect(sorted('@layer ui{@keyframes Pane1{to{opacity:0}}.Card0{margin:0}a{color:red}}')).toBe(
    '@layer ui{a{color:red}.Card0{margin:0}@keyframes Pane1{to{opacity:0}}}',
  );
});

test('each layer is sorted by itself', () => {
  expect(sorted('@layer ui{.Pane0{margin:0}}@layer page{.Card0{margin:0}}')).toBe(
    '@layer ui{.Pane0{margin:0}}@layer page{.Card0{margin:0}}',
  );
});
