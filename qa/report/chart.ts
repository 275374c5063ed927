import type { ChartState, ChartTransition } from '../../machines/shared/chart';
import { eventLabel } from '../model/words';

/** Every state of a chart, outer ones first. */
export const statesOf = (chart: ChartState): ChartState[] => [
  chart,
  ...chart.states.flatMap(statesOf),
];

/** The position of a state: its key and those of its ancestors, without the machine's own name. */
export const placesOf = (chart: ChartState): ReadonlyMap<string, string> => {
  const places = new Map([[chart.id, chart.key]]);
  const walk = (state: ChartState, above: string) => {
    for (const child of state.states) {
      places.set(child.id, `${above}${child.key}`);
      walk(child, `${above}${child.key}.`);
    }
  };
  walk(chart, '');
  return places;
};

/** `event [guard]`. */
export const labelOf = ({ event, guard }: ChartTransition): string =>
  guard === null ? eventLabel(event) : `${eventLabel(event)} [${guard}]`;
