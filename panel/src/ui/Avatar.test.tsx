import { describe, expect, it } from 'vitest';
import { toInitials } from './Avatar.tsx';

describe('initials', () => {
  it.each([
    ['Georgia Papadopoulos & Sam Whitlock', 'GS'],
    ['Imogen Hartley', 'IH'],
    ['Ana Maria de Souza', 'AS'],
    ['Layla', 'L'],
    ['émile zola', 'ÉZ'],
    ['', ''],
  ])('of %s are %s', (name, initials) => {
    expect(toInitials(name)).toBe(initials);
  });
});
