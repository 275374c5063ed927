import { build, type Plugin } from 'vite';
import { ROOT } from './root';

/** A page of `scripts/bare/` as one script, built as for production. */
export async function bareScript(entry: string, plugins: Plugin[][] = []): Promise<string> {
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    plugins,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rolldownOptions: { input: `scripts/bare/${entry}`, output: { format: 'iife' } },
    },
  });
  const [script] = [built]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .flatMap((one) => (one.type === 'chunk' ? one.code : []));
  if (script === undefined) throw new Error(`scripts/bare/${entry} did not build.`);
  return script;
}
