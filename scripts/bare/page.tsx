import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { createRoot } from 'react-dom/client';

const [GAP, LEAST_WIDTH, CAPTION] = [12, 132, 36] as const;

/**
 * As many tiles as the address says, rendered by the library alone: the comparison for
 * `bench:tiles`.
 */
function Bare({ count, width }: { count: number; width: number }) {
  'use no memo';
  const columns = Math.floor((width + GAP) / (LEAST_WIDTH + GAP));
  const height = Math.round((((width - GAP * (columns - 1)) / columns) * 4) / 3) + CAPTION + GAP;
  // oxlint-disable-next-line react/incompatible-library -- 'use no memo' is what it asks for
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => height,
  });
  return (
    <div
      role="list"
      aria-label="Slots"
      style={{ position: 'relative', height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index, start }) => (
        <div
          key={index}
          style={{
            position: 'absolute',
            top: start,
            insetInline: 0,
            height: height - GAP,
            display: 'grid',
            gap: GAP,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          }}
        >
          {Array.from(
            { length: Math.min(columns, count - index * columns) },
            (_, offset) => index * columns + offset,
          ).map((tile) => (
            <div key={tile} role="listitem" aria-posinset={tile + 1}>
              <button type="button" style={{ width: '100%', height: '100%' }}>
                Game {tile + 1}
              </button>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

const root = document.body.appendChild(document.createElement('div'));
createRoot(root).render(
  <Bare count={Number(document.body.dataset['count'])} width={document.body.clientWidth} />,
);
