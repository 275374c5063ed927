import { read } from './files';

/** The text of one section of docs/specification.md, or of one heading in it (`4`, `Login`). */
export const specSection = (section: number, heading?: string): string => {
  const all = read('docs/specification.md').split(/^(?=## \d+\. )/m);
  const found = all.find((text) => text.startsWith(`## ${section}. `));
  const part =
    heading === undefined
      ? found
      : found?.split(/^(?=### )/m).find((text) => text.startsWith(`### ${heading}\n`));
  if (part === undefined) throw new Error(`spec §${section} ${heading ?? ''} does not exist`);
  return part;
};
