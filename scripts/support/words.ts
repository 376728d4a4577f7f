import { type SourceFile, lineAt, readSources } from './source-files.ts';

/** `docs/WRITING.md` explains the list: each of these has an ordinary word in its place. */
const BANNED_IN_PROSE: readonly RegExp[] = [
  /[\u00AB\u00BB]/,
  /\bstands\b/i,
  /\blaps(?:e|es|ed|ing)\b/i,
  /\bwhom\b/i,
  /\bmeanwhile\b/i,
  /\bwhoever\b/i,
  /\banew\b/i,
  /\bcame\b/i,
  /\bof this month\b/i,
  /\btold of\b/i,
  /\bso it stays\b/i,
  /\blook(?:s|ed)? \w+ through\b/i,
  /\btak(?:e|es|en|ing) back\b/i,
  /\bput(?:s|ting)? away\b/i,
  /\bke(?:eps?|pt) back\b/i,
  /\ball is said\b/i,
  /\bwhat for\b/i,
  /\bnobody stands\b/i,
  // The specification quotes one sentence with the older spelling (MSG-017).
  /(?<!contacted by )\be-mails?\b/i,
];

/** Metaphors: “domain”, “layer”, “rule”, “adapter” and “job” are the words for it. */
const BANNED_EVERYWHERE: readonly RegExp[] = [
  /[\u00AB\u00BB]/,
  /\berrands?\b/i,
  /\bbooths?\b/i,
  /\bpost office\b/i,
  /\b(?:of|in|out of|into) the house\b/i,
  /\bat the door\b/i,
  /\bwhom\b/i,
  /\bmeanwhile\b/i,
];

const MARKDOWN_WIDTH = 120;

type Banned = { readonly files: readonly string[]; readonly words: readonly RegExp[] };

const RULES: readonly Banned[] = [
  { files: ['panel/src/**/*.en.json', 'server/src/**/*.mails.ts'], words: BANNED_IN_PROSE },
  { files: ['*.md', '{docs,bench,sandbox}/**/*.md'], words: BANNED_IN_PROSE },
  {
    files: [
      '{contract,server,panel,sandbox}/src/**/*.{ts,tsx}',
      '{e2e,scripts,bench}/**/*.ts',
      'panel/{build,cut}/*.ts',
    ],
    words: BANNED_EVERYWHERE,
  },
];

/** The rules name what they forbid. */
const ABOUT_WORDS = /^(?:docs\/WRITING\.md|scripts\/(?:support\/words|structure\.test)\.ts)$/;

/** Words that docs/WRITING.md bans, each with its place. */
export function findBannedWords(root: string): string[] {
  return RULES.flatMap(({ files, words }) =>
    readSources(root, files)
      .filter(({ path }) => !ABOUT_WORDS.test(path))
      .flatMap((file) => words.flatMap((word) => findWord(file, word))),
  );
}

function findWord({ path, text }: SourceFile, word: RegExp): string[] {
  const everywhere = new RegExp(word.source, `${word.flags}g`);
  return [...text.matchAll(everywhere)].map((match) => `${path}:${lineAt(text, match.index)} says ‘${match[0]}’`);
}

/** Lines of documentation that are too long to read side by side. */
export function findLongLines(root: string): string[] {
  return readSources(root, ['*.md', '{docs,bench,sandbox}/**/*.md']).flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const width = [...line].length;
      return width > MARKDOWN_WIDTH ? [`${path}:${index + 1} has ${width} characters`] : [];
    }),
  );
}
