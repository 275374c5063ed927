import { useId, type ReactNode } from 'react';
import { BarChart, type ChartPoint } from './BarChart';
import { ChoiceChips } from './ChoiceChips';
import * as css from './FigureChart.css';
import { useChoice } from './hooks/useChoice';

export type FigureChartProps<TFigure extends string> = {
  figures: readonly [TFigure, ...TFigure[]];
  nameOf: (figure: TFigure) => string;
  /** The heading, which names the chosen figure. */
  titleOf: (figure: TFigure) => string;
  /** Names the choice. */
  choice: string;
  pointsOf: (figure: TFigure) => readonly ChartPoint[];
  /** Of the heading; that of the page's other headings. */
  size?: keyof typeof css.heading;
  /** What belongs to the chart, below it. */
  children?: ReactNode;
};

/** A chart of one figure of several, which the reader chooses. */
export function FigureChart<TFigure extends string>({
  figures,
  nameOf,
  titleOf,
  choice,
  pointsOf,
  size = 'body',
  children,
}: FigureChartProps<TFigure>) {
  const id = useId();
  const [figure, choose] = useChoice<TFigure>(figures);
  const title = titleOf(figure);
  return (
    <section className={css.section[size]} aria-labelledby={`${id}-title`}>
      <h4 id={`${id}-title`} className={css.heading[size]}>
        {title}
      </h4>
      <div className={css.choice} data-choice="view">
        <ChoiceChips
          label={choice}
          name={`${id}-figure`}
          inOneLine
          value={figure}
          onSelect={choose}
          options={figures.map((value) => ({ value, label: nameOf(value) }))}
        />
      </div>
      <BarChart label={title} points={pointsOf(figure)} />
      {children}
    </section>
  );
}
