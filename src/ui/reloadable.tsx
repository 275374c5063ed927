import { lazy, useState, type ComponentType } from 'react';

/**
 * What `load` gives. A file that did not come is asked for once more before anybody is told: a
 * server may refuse a single request while it starts or is busy.
 */
export const loadTwice = <TPart,>(load: () => Promise<TPart>): Promise<TPart> =>
  load().catch(() => load());

/**
 * A component whose code comes in a file of its own. `preload` fetches the file ahead of time, says
 * whether it came, and leaves a failure to the real load. `forget` lets a failed file be fetched
 * again when the component is mounted again: React keeps a `lazy` that failed.
 */
export const reloadable = <TProps extends object>(load: () => Promise<ComponentType<TProps>>) => {
  const fetchCode = async () => {
    const Loaded = await load();
    Latest = Loaded;
    return { default: Loaded };
  };
  const make = () => lazy(fetchCode);
  let Latest: ComponentType<TProps> | ReturnType<typeof make> = make();

  function Component(props: TProps) {
    // React shows what it had to wait for no sooner than 300 ms after what stood there meanwhile.
    const [Part] = useState(() => Latest);
    return <Part {...props} />;
  }
  return {
    Component,
    preload: (): Promise<boolean> =>
      fetchCode().then(
        () => true,
        () => false,
      ),
    forget: () => {
      Latest = make();
    },
  };
};
