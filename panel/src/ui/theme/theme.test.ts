import { describe, expect, it } from 'vitest';
import { createBellbirdTheme } from './create-bellbird-theme.ts';
import { contrast } from '../testing/contrast.ts';
import { dark, light, STATUS_TONES, type Tokens } from './tokens.ts';

const AA_TEXT = 4.5;
const AA_SHAPE = 3;

describe('the theme', () => {
  it('SHELL-092 breaks at 0, 600, 1000, 1200 and 1920', () => {
    const { breakpoints } = createBellbirdTheme({ direction: 'ltr' });
    expect(breakpoints.keys.map((key) => breakpoints.values[key])).toEqual([0, 600, 1000, 1200, 1920]);
  });

  it('is laid out in the requested direction', () => {
    expect(createBellbirdTheme({ direction: 'rtl' }).direction).toBe('rtl');
  });
});

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s colours', (_, tokens: Tokens) => {
  it('keep text readable on every background it is used on', () => {
    for (const ground of [tokens.paper, tokens.surface, tokens.hover]) {
      expect(contrast(tokens.ink, ground)).toBeGreaterThan(AA_TEXT);
      expect(contrast(tokens.ink2, ground)).toBeGreaterThan(AA_TEXT);
      for (const name of ['eucalyptus', 'waratah', 'wattle', 'sky', 'success', 'danger', 'plum', 'grey'] as const) {
        expect(contrast(tokens[name].ink, ground), `${name} on ${ground}`).toBeGreaterThan(AA_TEXT);
      }
    }
  });

  it('keep a word readable on its wash and on its fill', () => {
    for (const tone of STATUS_TONES) {
      expect(contrast(tokens.status[tone].fg, tokens.status[tone].bg), tone).toBeGreaterThan(AA_TEXT);
    }
    for (const { bg, ink } of Object.values(tokens.avatar)) expect(contrast(ink, bg)).toBeGreaterThan(AA_TEXT);
    for (const name of ['eucalyptus', 'waratah', 'danger'] as const) {
      expect(contrast(tokens[name].on, tokens[name].main), name).toBeGreaterThan(AA_TEXT);
      expect(contrast(tokens[name].ink, tokens[name].wash), name).toBeGreaterThan(AA_TEXT);
    }
  });

  it('draw a visible outline around fields', () => {
    expect(contrast(tokens.field, tokens.surface)).toBeGreaterThan(AA_SHAPE);
  });
});
