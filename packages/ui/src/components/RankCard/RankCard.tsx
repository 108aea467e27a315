import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Portrait } from '../Picture/Portrait.tsx';
import {
  arriving as arrivingClass,
  card,
  cityText,
  face,
  names,
  orbit,
  orbits,
  picture,
  point,
  positions,
  scrim,
  who,
  words,
} from './RankCard.css.ts';

export interface RankCardProps extends ComponentProps<'article'> {
  /** The name of the member. */
  name: string;
  /** Address of a picture of 380 x 500. The default picture if it is missing or broken. */
  imageUrl: string | null;
  /** Counted from 1. Null omits it. */
  position: number | null;
  /** The city of the member. */
  city?: string | null;
  /** The position is new: the point of its orbit moves to its position, once. */
  arriving?: boolean;
}

/** A member's card: name, picture and position. Source: member §2 (accepted view). */
export function RankCard({
  name,
  imageUrl,
  position,
  city,
  arriving = false,
  className,
  ...rest
}: RankCardProps) {
  // A name of two lines needs the space of the orbits.
  const isLong = name.length > 16;
  return (
    <article {...rest} className={clsx(card, className)} aria-label={`Rank card of ${name}`}>
      <div className={face} data-theme="night">
        <Portrait className={picture} src={imageUrl} alt={`Portrait of ${name}`} />
        <span className={scrim} />
        {!isLong && <Orbits arriving={arriving} />}
        <div className={words}>
          {position !== null && (
            <p className={positions[position > 9999 ? 'long' : 'short']}>#{position}</p>
          )}
          <div className={who}>
            <p className={names[isLong ? 'long' : 'short']}>{name}</p>
            {city !== null && city !== undefined && city !== '' && (
              <p className={cityText}>{city}</p>
            )}
          </div>
        </div>
      </div>
    </article>
  );
}

function Orbits({ arriving }: { arriving: boolean }) {
  return (
    <svg className={orbits} viewBox="0 0 380 500" preserveAspectRatio="none" aria-hidden="true">
      <g transform="rotate(-13 190 520)">
        <ellipse className={orbit} cx="190" cy="560" rx="290" ry="150" />
        <ellipse className={orbit} cx="190" cy="560" rx="360" ry="182" opacity=".55" />
        <circle className={clsx(point, arriving && arrivingClass)} r="4.5" />
      </g>
    </svg>
  );
}
