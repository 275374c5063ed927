import { CONFIG_FILE, readConfig } from './configFile';

const read = await readConfig(CONFIG_FILE);

/** The configuration of the folder in which this process was started. */
export const { config } = read;
/** What is wrong with its file, in one sentence; the defaults stand in then. */
export const configProblem = read.problem;

/** A command of the tool, as a person types it here. */
export const asTyped = (words: string): string => `${config.command} ${words}`;
