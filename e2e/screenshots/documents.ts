import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { inProject } from '../../scripts/support/paths.ts';
import { takeScreenshots } from './take.ts';

type Shot = { visit: string; width: 360 | 1440; into: string };

/** Wide enough to read, small enough to clone. */
const GUIDE_WIDTH = 1100;
const HEIGHTS = { 360: 780, 1440: 900 };

const guide = (visit: string, name: string, width: Shot['width'] = 1440): Shot => ({
  visit,
  width,
  into: `docs/guide/pictures/${name}.webp`,
});

/** The pictures in README.md and in the guide for vendors. */
const SHOTS: readonly Shot[] = [
  { visit: 'lead', width: 1440, into: 'docs/images/couple.png' },
  { visit: 'home', width: 1440, into: 'docs/images/panel.png' },
  { visit: 'login', width: 1440, into: 'docs/images/sign-in.png' },
  guide('home', 'home'),
  guide('leads', 'couples'),
  guide('lead', 'couple'),
  guide('quotes+draft', 'quote'),
  guide('providerCalendar', 'calendar'),
  guide('providerInfo', 'listing'),
  guide('galleryMedia', 'photos'),
  guide('providerBudget', 'prices'),
  guide('discounts', 'offers'),
  guide('comments', 'comments'),
  guide('mailTemplates', 'templates'),
  guide('visitStatistics', 'statistics'),
  guide('providerPayments-packages', 'payments'),
  guide('customerUsers', 'people'),
  guide('settings', 'settings'),
  guide('leads', 'phone', 360),
];

/** Takes the pictures of the documents again; returns what could not be taken. */
export async function takeDocumentPictures(say: (line: string) => void): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bellbird-documents-'));
  try {
    const exactly = [...new Set(SHOTS.map(({ visit }) => visit))];
    const missed = await takeScreenshots({ folder, looks: ['light'], widths: [360, 1440], only: [], exactly }, say);
    for (const shot of SHOTS) await write(folder, shot);
    return missed;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The top of the page, as a window shows it. */
async function write(folder: string, { visit, width, into }: Shot): Promise<void> {
  const picture = sharp(join(folder, 'light', `${visit}-${width}.png`));
  const { height } = await picture.metadata();
  const top = picture.extract({ left: 0, top: 0, width, height: Math.min(height, HEIGHTS[width]) });
  const isForGuide = into.endsWith('.webp');
  const sized = isForGuide ? top.resize({ width: GUIDE_WIDTH, withoutEnlargement: true }) : top;
  await (isForGuide ? sized.webp({ quality: 78 }) : sized.png({ palette: true, quality: 90 })).toFile(inProject(into));
}
