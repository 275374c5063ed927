import { readdirSync, readFileSync } from 'node:fs';

/** Seconds of processor time, by kind of process. */
export type CpuTimes = {
  /** This one: the test, and Playwright in it. */
  test: number;
  /** Chromium's process of the page: script, style, layout and drawing. */
  page: number;
  /** Chromium's other processes. */
  browser: number;
  platform: number;
};

/** Linux counts processor time in hundredths of a second. */
const TICKS = 100;
const EVERY = 50;

type Process = { parent: number; seconds: number; kind: keyof CpuTimes };

/** A process that still runs; null for one that has ended meanwhile. */
const processOf = (pid: number): Process | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before it, in brackets, may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return {
      parent: Number(fields[1]),
      seconds: (Number(fields[11]) + Number(fields[12])) / TICKS,
      kind: command.includes('--type=renderer')
        ? 'page'
        : command.includes('chrom')
          ? 'browser'
          : 'platform',
    };
  } catch {
    return null;
  }
};

/** This process and those that it has started, however far down. */
const family = (): Map<number, Process> => {
  const all = new Map<number, Process>();
  for (const name of readdirSync('/proc')) {
    const found = /^\d+$/.test(name) ? processOf(Number(name)) : null;
    if (found) all.set(Number(name), found);
  }
  const isOurs = (pid: number): boolean => {
    if (pid === process.pid) return true;
    const found = all.get(pid);
    return found !== undefined && isOurs(found.parent);
  };
  const own = new Map([...all].filter(([pid]) => isOurs(pid)));
  const self = own.get(process.pid);
  if (self) own.set(process.pid, { ...self, kind: 'test' });
  return own;
};

/**
 * What work costs in this process and in those that it starts. Read again and again, since a
 * process takes its figure with it as it ends.
 */
export const cpuTimesOf = async (work: () => Promise<void>): Promise<CpuTimes> => {
  const before = family();
  const last = new Map<number, Process>();
  const read = () => {
    for (const [pid, found] of family()) last.set(pid, found);
  };
  const timer = setInterval(read, EVERY);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  read();
  const times: CpuTimes = { test: 0, page: 0, browser: 0, platform: 0 };
  for (const [pid, { kind, seconds }] of last)
    times[kind] += seconds - (before.get(pid)?.seconds ?? 0);
  return times;
};
