// @vitest-environment happy-dom
import { readVideoLink } from '@bellbird/contract/shared/video-links';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPanelConfig } from '#platform/config/panel-config.ts';
import { addTexts } from '#texts/texts.ts';
import { renderUi } from '#ui/testing/render-ui.tsx';
import { VideoDialog } from './VideoDialog.tsx';
import en from './modals.en.json' with { type: 'json' };

addTexts('modals', en);
beforeEach(async () => {
  const adVideo = readVideoLink('https://vimeo.com/123456789');
  vi.stubGlobal('fetch', async () => Response.json({ data: { country: 'AU', locales: ['en_AU'], adVideo } }));
  await loadPanelConfig();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const player = () => document.querySelector('iframe');

test('MODAL-002 the first modal is the marketplace’s video, which plays when it is pressed and not before', async () => {
  const onClose = vi.fn<() => void>();
  const { user } = renderUi(<VideoDialog onClose={onClose} onGone={() => undefined} />);
  const play = await screen.findByRole('button', { name: en.video.play });
  expect(player()).toBeNull();
  await user.click(play);
  expect(player()?.getAttribute('src')).toMatch(/^https:\/\/player\.vimeo\.com\/video\/123456789/);
  await user.click(screen.getByRole('button', { name: en.close }));
  expect(onClose).toHaveBeenCalledOnce();
});
