import { clsx } from 'clsx';
import { defaultPicture } from './Picture.css.ts';

/** The fallback of a user's picture: a silhouette, and an orbit. */
export function DefaultPortrait({ className }: { className?: string }) {
  return (
    <svg
      className={clsx(defaultPicture, className)}
      width="100%"
      viewBox="0 0 380 500"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g transform="rotate(-16 190 190)">
        <ellipse cx="190" cy="190" rx="232" ry="104" />
        <ellipse cx="190" cy="190" rx="318" ry="150" opacity=".5" />
      </g>
      <circle data-part="body" cx="190" cy="190" r="74" />
      <path data-part="body" d="M40 500c0-122 66-196 150-196s150 74 150 196Z" />
    </svg>
  );
}
