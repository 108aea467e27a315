import { useMemo } from 'react';
import { encode } from 'uqr';
import { dark, light } from './QrTicket.css.ts';

/** The light modules around a code. The standard requires four, or scanners do not find it. */
const QUIET_ZONE = 4;

export interface QrCodeProps {
  /** The text that a scanner reads. */
  text: string;
  /** The label, for screen readers. */
  label: string;
  className?: string;
}

/** A QR code, dark on light in both themes: many scanners do not read an inverted code. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, path } = useMemo(() => draw(text), [text]);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      // An img element would need the drawing as a file.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      // The colours are those of the day theme on every page.
      data-theme="day"
    >
      <rect className={light} width={size} height={size} />
      <path className={dark} d={path} />
    </svg>
  );
}

/**
 * The path of the dark modules; adjacent ones in a row are one bar. Up to a quarter of them may be dirty or
 * torn.
 */
function draw(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'Q', border: QUIET_ZONE });
  const path = data.flatMap((row, y) => {
    const bars = row.map((isDark) => (isDark ? '1' : '0')).join('');
    return Array.from(bars.matchAll(/1+/g), ({ 0: { length }, index }) => {
      return `M${index} ${y}h${length}v1h-${length}z`;
    });
  });
  return { size, path: path.join('') };
}
