import { clsx } from 'clsx';
import { defaultPicture } from './Picture.css.ts';

/** The fallback of an event's picture: two orbits, and the point at which they are closest. */
export function DefaultCover({ className }: { className?: string }) {
  return (
    <svg
      className={clsx(defaultPicture, className)}
      width="100%"
      viewBox="0 0 1040 450"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g transform="rotate(-14 520 225)">
        <ellipse cx="520" cy="225" rx="470" ry="150" opacity=".5" />
        <ellipse cx="520" cy="225" rx="330" ry="104" />
        <ellipse cx="520" cy="225" rx="190" ry="58" />
        <circle data-part="body" cx="520" cy="225" r="30" />
        <circle data-part="body" cx="710" cy="225" r="9" />
      </g>
    </svg>
  );
}
