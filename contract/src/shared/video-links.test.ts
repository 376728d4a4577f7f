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
  'https://vimeo.www.com/76979871',
  'https://youm.tube.com/watch?v=aqz-KE-bpKQ',
  'evil.example/https://vimeo.com/76979871',
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

test.each([
  ['https://www.youtube.com/live/aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['https://www.youtube.com/v/aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['https://music.youtube.com/watch?v=aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['https://www.youtube.com/c/aqz-KE-bpKQ', null],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQx', null],
  ['https://www.youtube.com/watch?v=aqz-KE-bpK', null],
  ['https://youtu.be/', undefined],
  ['https://vimeo.com/123', null],
  ['https://vimeo.com/1234', '1234'],
  ['https://vimeo.com/123456789012345', '123456789012345'],
  ['https://vimeo.com/1234567890123456', null],
  ['https://vimeo.com/x1234', null],
  ['https://player.vimeo.com/video/76979871', '76979871'],
  ['https://www.dailymotion.com/video/x7tgad0_a-title', 'x7tgad0'],
  ['https://www.dailymotion.com/playlist/x7tgad0', null],
  ['https://geo.dailymotion.com/video/x7tgad0', 'x7tgad0'],
  ['https://dai.ly/X7TGA', 'X7TGA'],
  ['https://dai.ly/x7tgad0aaaaa', 'x7tgad0aaaaa'],
  ['https://dai.ly/x7tg', null],
  ['https://dai.ly/x7tgad0aaaaaa', null],
  ['https://dai.ly/x7tg-ad0', null],
])('GAL-022 the id in %s is %s', (link, id) => {
  expect(readVideoLink(link)?.id).toBe(id);
});

test('GAL-021 a link may come without https, with http, and never with a name or a port', () => {
  expect(readVideoLink('HTTPS://vimeo.com/76979871')?.embedUrl).toBe('https://vimeo.com/76979871');
  expect(readVideoLink('http://vimeo.com/76979871')?.embedUrl).toBe('https://vimeo.com/76979871');
  expect(readVideoLink('vimeo.com/76979871?from=https://barn.example')?.id).toBe('76979871');
  for (const link of ['https://user@vimeo.com/7697', 'https://:secret@vimeo.com/7697', 'https://vimeo.com:444/7697'])
    expect(readVideoLink(link)).toBeUndefined();
});

test('the address of each player', () => {
  expect(toPlayerUrl({ host: 'youtube', id: 'aqz-KE-bpKQ' })).toBe(EMBED);
  expect(toPlayerUrl({ host: 'vimeo', id: '7697' })).toBe('https://player.vimeo.com/video/7697');
  expect(toPlayerUrl({ host: 'dailymotion', id: 'x7tgad0' })).toBe(
    'https://geo.dailymotion.com/player.html?video=x7tgad0',
  );
});
