import type { ReactElement, SVGProps } from 'react';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'stroke'> {
  /** Width and height in pixels. */
  readonly size?: number;
  /** Width of the lines, of a square of 24. Filled icons have none. */
  readonly stroke?: number;
}
export type Icon = (props: IconProps) => ReactElement;
type Look = Pick<SVGProps<SVGSVGElement>, 'fill' | 'stroke' | 'strokeWidth' | 'strokeLinecap' | 'strokeLinejoin'>;

const icon =
  (look: (stroke: number) => Look, paths: readonly string[]): Icon =>
  ({ size = 24, stroke = 2, style, ...rest }) => (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      // A long text beside it must not make it smaller.
      style={{ flexShrink: 0, ...style }}
      {...look(stroke)}
      {...rest}
    >
      {paths.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );

const lines = (strokeWidth: number): Look => ({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
const area = (): Look => ({ fill: 'currentColor' });

/** Component of an outlined icon: `~icons/tabler/…` exports a call of this function (build/icons.ts). */
export const lined = (...paths: readonly string[]): Icon => icon(lines, paths);
/** The same for a filled icon. */
export const filled = (...paths: readonly string[]): Icon => icon(area, paths);
