/** A page or an action that can be chosen by its name. */
export type Command = {
  id: string;
  label: string;
  /** Which of several with the same name. */
  detail?: string;
  run: () => void;
};

const MOST = 6;

/** Those with every word that was typed, in their own order; the ones that begin with it come first. */
export function findCommands(commands: readonly Command[], typed: string, language: string): Command[] {
  const fold = (text: string) => text.toLocaleLowerCase(language);
  const words = fold(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = commands.filter(({ label, detail = '' }) =>
    words.every((word) => fold(`${label} ${detail}`).includes(word)),
  );
  const begins = ({ label }: Command) => fold(label).startsWith(words[0] ?? '');
  return [...found.filter(begins), ...found.filter((command) => !begins(command))].slice(0, MOST);
}
