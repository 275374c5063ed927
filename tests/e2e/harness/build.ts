import { ensureBuild } from '../../../scripts/build/ensureBuild';

/** The browser tests use the sandbox build of the present sources. */
export default async function build(): Promise<void> {
  await ensureBuild('sandbox');
}
