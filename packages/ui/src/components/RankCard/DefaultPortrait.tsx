import { defaultPicture } from './RankCard.css.ts';

/** Stands in for a picture that is missing or broken: a sitter in outline, and an orbit. */
export function DefaultPortrait() {
  return (
    <svg className={defaultPicture} viewBox="0 0 380 500" aria-hidden="true">
      <g transform="rotate(-16 190 190)">
        <ellipse cx="190" cy="190" rx="232" ry="104" />
        <ellipse cx="190" cy="190" rx="318" ry="150" opacity=".5" />
      </g>
      <circle data-part="sitter" cx="190" cy="190" r="74" />
      <path data-part="sitter" d="M40 500c0-122 66-196 150-196s150 74 150 196Z" />
    </svg>
  );
}
