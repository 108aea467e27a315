import { iconStroke } from '../../../theme/scale.ts';

/** The lines of a star sign, in a square of 24. */
const LINES: Readonly<Record<string, string>> = {
  Aries:
    'M12 21V9.5C12 6 10.6 3.5 8 3.5S4 5.2 4 7.2s1.2 3.3 2.8 3.3M12 9.5C12 6 13.4 3.5 16 3.5s4 1.7 4 3.7-1.2 3.3-2.8 3.3',
  Taurus:
    'M4.5 3c.8 4.3 3.6 6.5 7.5 6.5S18.7 7.3 19.5 3M12 9.5a5.750 5.750 0 1 0 0 11.5 5.750 5.750 0 1 0 0-11.5',
  Gemini: 'M5 3.5c4.6 2 9.4 2 14 0M5 20.5c4.6-2 9.4-2 14 0M9 5v14M15 5v14',
  Cancer:
    'M4 9a3 3 0 1 0 6 0 3 3 0 1 0-6 0M4 9c.6-2.8 4-4.5 8.2-4.5 3 0 5.8.9 7.8 2.5M20 15a3 3 0 1 0-6 0 3 3 0 1 0 6 0M20 15c-.6 2.8-4 4.5-8.2 4.5-3 0-5.8-.9-7.8-2.5',
  Leo: 'M4.5 14.5a3 3 0 1 0 6 0 3 3 0 1 0-6 0M9.6 12.3C8.2 9.9 7.5 8.4 7.5 7A4.3 4.3 0 0 1 11.9 2.8 4.3 4.3 0 0 1 16.3 7.2c0 3.4-3 6.9-3 10.3 0 2.2 1.3 3.5 3.2 3.5 1.4 0 2.5-.7 3-1.9',
  Virgo:
    'M3 4.5c1.5 0 2.3 1.1 2.3 3V18M5.3 8c.4-2.2 1.6-3.5 3-3.5 1.5 0 2.4 1.2 2.4 3.2V18M10.7 8c.4-2.2 1.6-3.5 3-3.5 1.5 0 2.4 1.2 2.4 3.2V15c0 3 1.4 5 4 6M16.1 10.5c1-1.3 2-1.8 2.9-1.6 1.3.3 1.7 1.8 1.2 3.6-.8 2.9-3.7 6-7.2 8',
  Libra:
    'M3 20.5h18M3 16.5h6.3A6.3 6.3 0 0 1 6.6 11.3a5.4 5.4 0 0 1 10.8 0 6.3 6.3 0 0 1-2.7 5.2H21',
  Scorpio:
    'M3 4.5c1.5 0 2.3 1.1 2.3 3V18M5.3 8c.4-2.2 1.6-3.5 3-3.5 1.5 0 2.4 1.2 2.4 3.2V18M10.7 8c.4-2.2 1.6-3.5 3-3.5 1.5 0 2.4 1.2 2.4 3.2V17c0 1.9 1 2.8 2.4 2.8h2.3M18.6 17.4l2.4 2.4-2.4 2.4',
  Sagittarius: 'M4 20 20 4M11.5 4H20v8.5M6.2 10.2l7.6 7.6',
  Capricorn:
    'M3 4.5c2 .3 3 1.7 3 4v8.7M6 9c.5-2.9 1.9-4.3 3.6-4.3 1.9 0 3.1 1.5 3.1 4.4v7.2c0 2.9-1.4 4.7-4 4.7M12.7 15.5a3.6 3.6 0 1 1 3.6 3.6c-2 0-3.6-1.3-3.6-3.6',
  Aquarius: 'M3 10.5 6.6 6.5l3.6 4 3.6-4 3.6 4 3.6-4M3 17.5l3.6-4 3.6 4 3.6-4 3.6 4 3.6-4',
  Pisces:
    'M6 3.5c2.6 2.5 4 5.3 4 8.5s-1.4 6-4 8.5M18 3.5c-2.6 2.5-4 5.3-4 8.5s1.4 6 4 8.5M4.5 12h15',
};

export interface StarSignMarkProps {
  /** Its name, as among the options of the question. */
  sign: string;
}

/** The mark of a star sign, with the thin lines of the icons. Its name stands beside it. */
export function StarSignMark({ sign }: StarSignMarkProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={32}
      height={32}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={LINES[sign]} strokeWidth={iconStroke} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
