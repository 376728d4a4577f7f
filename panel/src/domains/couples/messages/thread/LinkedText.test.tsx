// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LinkedText } from './LinkedText.tsx';

afterEach(cleanup);

test('web addresses become links, other words and markup stay text', () => {
  const text = 'See https://a.example/x?y=1. Or <img src=x onerror=alert(1)> javascript:alert(1)';
  const { container } = render(<LinkedText text={text} />);
  expect(container.textContent).toBe(text);
  const links = [...container.querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://a.example/x?y=1']);
  expect(container.querySelector('img')).toBeNull();
});
