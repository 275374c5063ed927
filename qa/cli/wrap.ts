const WIDEST = 110;
const NARROWEST = 60;

/** The width of the terminal, within limits; a fixed width for a file or a pipe. */
const columns = (): number => Math.max(NARROWEST, Math.min(process.stdout.columns || 100, WIDEST));

/** One paragraph in lines that begin with `indent`. */
export const wrapped = (text: string, indent = ''): string => {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(/\s+/)) {
    const isFirst = line === indent;
    if (!isFirst && line.length + 1 + word.length > columns()) {
      lines.push(line);
      line = indent + word;
    } else line += isFirst ? word : ` ${word}`;
  }
  return [...lines, line].join('\n');
};

/** Paragraphs, with empty lines between them. */
export const flowed = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => wrapped(paragraph))
    .join('\n\n');
