/** The answer of a command. */
export const print = (line: string): void => void process.stdout.write(`${line}\n`);
/** Prints a value as indented JSON. */
export const printJson = (value: unknown): void => print(JSON.stringify(value, null, 2));

/** Prints a problem, in a sentence. */
export const complain = (sentence: string): void => void process.stderr.write(`✗ ${sentence}\n`);

/** The progress of long work; shown in a terminal only. */
export const progress = (words: string): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[2K${words}`);
};
