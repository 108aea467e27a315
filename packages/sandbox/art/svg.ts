import { short } from './numbers.ts';

export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(([offset, colour, opacity = 1]) => {
      const clear = opacity === 1 ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${clear}/>`;
    })
    .join('');

/** A gradient that runs downwards. */
export const linear = (id: string, stops: readonly Stop[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stopsOf(stops)}</linearGradient>`;

/** A gradient that runs outwards; `place` holds cx, cy and r where they are not the defaults. */
export const radial = (id: string, stops: readonly Stop[], place = ''): string =>
  `<radialGradient id="${id}"${place && ` ${place}`}>${stopsOf(stops)}</radialGradient>`;

/** A rectangle; `more` holds further attributes. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more = '',
): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"${more && ` ${more}`}/>`;

/** A circle; `more` holds further attributes. */
export const circle = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"${more && ` ${more}`}/>`;

/** A filter that paints film grain; lay it over a picture with soft-light. */
export const grain = (id: string, frequency: number): string =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="7" stitchTiles="stitch"/><feColorMatrix values="1.6 0 0 0 -.3 1.6 0 0 0 -.3 1.6 0 0 0 -.3 0 0 0 0 1"/></filter>`;

/** A name that is safe as an id in SVG. */
export const idOf = (prefix: string, seed: string | number): string =>
  prefix + String(seed).replace(/[^a-z0-9]/gi, '');
