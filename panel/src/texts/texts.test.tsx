// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Trans } from './Trans.tsx';
import { fetchTexts, refetchTexts, fill, addTexts, setLanguage, template, type Words } from './texts.ts';
import { useTranslation } from './use-translation.ts';

const fetchWords = vi.fn<(namespace: string, language: string) => Promise<Words>>();

beforeEach(() => {
  fetchWords.mockReset();
  setLanguage('en', fetchWords);
});
afterEach(cleanup);

const textOf = (key: string, values?: Parameters<typeof fill>[1]) => fill(template('shop', key, values), values);

describe('texts', () => {
  test('a key is a path, its placeholders are filled, and an unknown key is shown itself', () => {
    addTexts('shop', { door: { sign: 'Welcome, {{name}} of {{place}}' } });
    expect(textOf('door.sign', { name: 'Tess', place: 7 })).toBe('Welcome, Tess of 7');
    expect(textOf('door.sign', { name: 'Tess' })).toBe('Welcome, Tess of ');
    expect(textOf('door.bell')).toBe('door.bell');
    expect(textOf('door.sign.more')).toBe('door.sign.more');
    expect(textOf('door', { defaultValue: 'A door' })).toBe('A door');
  });

  test('another namespace is named before a colon', () => {
    addTexts('shop', { name: 'shop' });
    addTexts('street', { name: 'street' });
    expect(textOf('street:name')).toBe('street');
  });

  test('SHELL-098 a count takes the form its language has for it', () => {
    addTexts('shop', { found_zero: 'none', found_one: '{{count}} cup', found_other: '{{count}} cups', plain: 'a cup' });
    const counted = (count: number) => textOf('found', { count });
    expect([0, 1, 2].map(counted)).toEqual(['none', '1 cup', '2 cups']);
    expect(textOf('plain', { count: 3 })).toBe('a cup');
    setLanguage('ar', fetchWords);
    addTexts('shop', { n_zero: 'z', n_one: 'o', n_two: 't', n_few: 'f', n_many: 'm', n_other: 'x' });
    expect([0, 1, 2, 3, 11, 100].map((count) => textOf('n', { count }))).toEqual(['z', 'o', 't', 'f', 'm', 'x']);
  });

  test('texts are fetched once, in the current language; only a new visit retries a failure', async () => {
    setLanguage('tr', fetchWords);
    fetchWords.mockRejectedValueOnce(new Error('away'));
    await expect(fetchTexts('till')).rejects.toThrow('away');
    await expect(fetchTexts('till')).rejects.toThrow('away');
    expect(fetchWords).toHaveBeenCalledTimes(1);
    fetchWords.mockResolvedValue({ open: 'Açık' });
    await Promise.all([refetchTexts('till'), refetchTexts('till'), fetchTexts('till')]);
    expect(fetchWords.mock.calls.slice(1)).toEqual([['till', 'tr']]);
    expect(template('till', 'open')).toBe('Açık');
  });

  test('a component waits for texts that are not loaded yet, and its translator stays the same', async () => {
    const { promise, resolve } = Promise.withResolvers<Words>();
    fetchWords.mockReturnValue(promise);
    const seen = new Set<unknown>();
    function Sign() {
      const { t } = useTranslation('window');
      seen.add(t);
      return <p>{t('open')}</p>;
    }
    const sign = () => (
      <Suspense fallback="wait">
        <Sign />
      </Suspense>
    );
    const view = await act(async () => render(sign()));
    expect(view.container.textContent).toBe('wait');
    await act(async () => resolve({ open: 'Open' }));
    expect(view.container.textContent).toBe('Open');
    view.rerender(sign());
    expect(seen.size).toBe(1);
  });

  test('marked words become elements; an inserted value is never read as a mark', () => {
    addTexts('shop', { sent: 'Sent to <b>{{where}}</b>, <i>today</i>.' });
    function Line() {
      const { t } = useTranslation('shop');
      return <Trans t={t} i18nKey="sent" values={{ where: '<b>x</b>' }} components={{ b: <bdi /> }} />;
    }
    const { container } = render(<Line />);
    expect(container.innerHTML).toBe('Sent to <bdi>&lt;b&gt;x&lt;/b&gt;</bdi>, today.');
  });
});
