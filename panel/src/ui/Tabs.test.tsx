// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Tabs } from './Tabs.tsx';
import { renderUi } from './testing/render-ui.tsx';

const VALUES = ['info', 'budget', 'about'] as const;

function Listing() {
  const [value, setValue] = useState<(typeof VALUES)[number]>('info');
  return (
    <Tabs
      label="Listing"
      values={VALUES}
      value={value}
      tab={(each, attributes) => (
        <button type="button" {...attributes} onClick={() => setValue(each)}>
          {each}
        </button>
      )}
    >
      What {value} shows
    </Tabs>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

beforeEach(() => renderUi(<Listing />));
afterEach(cleanup);

describe('tabs', () => {
  test('the chosen one labels its content, and is the only one that Tab stops at', () => {
    fireEvent.click(tab('budget'));
    expect(screen.getByRole('tabpanel', { name: 'budget' }).textContent).toBe('What budget shows');
    expect(VALUES.map((each) => tab(each).tabIndex)).toEqual([-1, 0, -1]);
    expect(VALUES.map((each) => tab(each).getAttribute('aria-selected'))).toEqual(['false', 'true', 'false']);
  });

  test('arrow keys, Home and End move the focus and choose nothing', () => {
    tab('info').focus();
    const path = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End'].map((key) => {
      press(key);
      return document.activeElement?.textContent;
    });
    expect(path).toEqual(['budget', 'about', 'info', 'about', 'info', 'about']);
    expect(screen.getByRole('tabpanel').textContent).toBe('What info shows');
  });

  test('in right-to-left languages the arrows follow the direction', () => {
    screen.getByRole('tablist').style.direction = 'rtl';
    tab('info').focus();
    press('ArrowLeft');
    expect(document.activeElement).toBe(tab('budget'));
  });
});
