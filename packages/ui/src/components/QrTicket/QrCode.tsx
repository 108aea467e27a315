import { useMemo } from 'react';
import { encode } from 'uqr';
import { codes, dark, light } from './QrTicket.css.ts';

/** The light modules around a code. The standard requires four, or scanners do not find it. */
const QUIET_ZONE = 4;

export interface QrCodeProps {
  /** The text that a scanner reads. */
  text: string;
  /** The label, for screen readers. */
  label: string;
  /** `wide` is as wide as its place, up to 260 px; `small` has 208 px, beside other content in a dialog. */
  size?: keyof typeof codes;
}

/** A QR code, dark on light in both themes: many scanners do not read an inverted code. */
export function QrCode({ text, label, size = 'wide' }: QrCodeProps) {
  const { modules, path } = useMemo(() => draw(text), [text]);
  return (
    <svg
      className={codes[size]}
      viewBox={`0 0 ${modules} ${modules}`}
      // An img element would need the drawing as a file.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      // The colours are those of the day theme on every page.
      data-theme="day"
    >
      <rect className={light} width={modules} height={modules} />
      <path className={dark} d={path} />
    </svg>
  );
}

/**
 * The path of the dark modules; adjacent ones in a row are one bar. Up to a quarter of them may be dirty or
 * torn.
 */
function draw(text: string): { modules: number; path: string } {
  const { size: modules, data } = encode(text, { ecc: 'Q', border: QUIET_ZONE });
  const path = data.flatMap((row, y) => {
    const bars = row.map((isDark) => (isDark ? '1' : '0')).join('');
    return Array.from(bars.matchAll(/1+/g), ({ 0: { length }, index }) => {
      return `M${index} ${y}h${length}v1h-${length}z`;
    });
  });
  return { modules, path: path.join('') };
}
