// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { withChips, withoutChips } from './field-marks.ts';

describe('fields in a text', () => {
  test('become chips and are restored unchanged', () => {
    const kept = '<p>Hi {{couple.names}}, on <strong>{{wedding.date}}</strong>!</p>';
    const shown = withChips(kept);
    expect(shown).toContain('<span data-field="couple.names"></span>');
    expect(withoutChips(shown)).toBe(kept);
  });

  test('are found in text only, never in an address', () => {
    const link = '<p><a href="https://x.example/?q={{guests}}">our page</a></p>';
    expect(withChips(link)).toBe(link);
  });

  test('are not made of similar text', () => {
    expect(withChips('<p>{{ }} {{a b}} { {x} }</p>')).toBe('<p>{{ }} {{a b}} { {x} }</p>');
  });
});
