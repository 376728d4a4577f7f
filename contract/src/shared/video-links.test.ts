import { expect, test } from 'vitest';
import { PLAYER_ORIGINS, toPlayerUrl, readVideoLink } from './video-links.ts';

const EMBED = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ';

test.each([
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'http://m.youtube.com/watch?app=desktop&v=aqz-KE-bpKQ&t=12s',
  'https://youtu.be/aqz-KE-bpKQ?si=abc',
  'youtube.com/shorts/aqz-KE-bpKQ',
  'https://www.youtube.com/embed/aqz-KE-bpKQ',
])('GAL-022 %s contains an 11-character id and becomes its embedded link', (link) => {
  expect(readVideoLink(link)).toEqual({ host: 'youtube', id: 'aqz-KE-bpKQ', embedUrl: EMBED });
});

test('GAL-022 any other accepted link is stored unchanged', () => {
  expect(readVideoLink('https://vimeo.com/76979871')).toEqual({
    host: 'vimeo',
    id: '76979871',
    embedUrl: 'https://vimeo.com/76979871',
  });
  expect(readVideoLink('https://www.dailymotion.com/video/x7tgad0')).toEqual({
    host: 'dailymotion',
    id: 'x7tgad0',
    embedUrl: 'https://www.dailymotion.com/video/x7tgad0',
  });
  expect(readVideoLink('https://www.youtube.com/playlist?list=PL590L5WQmH8')).toEqual({
    host: 'youtube',
    id: null,
    embedUrl: 'https://www.youtube.com/playlist?list=PL590L5WQmH8',
  });
});

test.each([
  'https://example.com/watch?v=aqz-KE-bpKQ',
  'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  'https://evil.example/youtube.com/embed/aqz-KE-bpKQ',
  'https://youtube.com@evil.example/embed/aqz-KE-bpKQ',
  'https://notvimeo.com/76979871',
  'javascript:alert(1)//youtube.com/embed/aqz-KE-bpKQ',
  'ftp://youtube.com/embed/aqz-KE-bpKQ',
  'https://youtube.com:8443/embed/aqz-KE-bpKQ',
  'https://www.youtube.com/',
  'a film',
  '',
])('GAL-021 %s is refused', (link) => {
  expect(readVideoLink(link)).toBeUndefined();
});

test('a player is always at one of the origins a page may frame', () => {
  const players = [
    readVideoLink('https://youtu.be/aqz-KE-bpKQ'),
    readVideoLink('https://vimeo.com/channels/staffpicks/76979871'),
    readVideoLink('https://dai.ly/x7tgad0'),
  ].map((video) => video && toPlayerUrl(video));
  expect(players.map((player) => new URL(player ?? '').origin)).toEqual([...PLAYER_ORIGINS]);
  expect(toPlayerUrl({ host: 'youtube', id: null })).toBeNull();
});
