import { clsx } from 'clsx';
import { UserRound } from 'lucide-react';
import { Picture } from '../Picture/Picture.tsx';
import { avatar, picture } from './Avatar.css.ts';

export interface AvatarProps {
  /** Whose picture it is. Null for somebody without a name yet. */
  name: string | null;
  /** Address of the picture, if there is one. */
  src?: string | null;
  /** Width and height in pixels. */
  size?: number;
  /** The name stands beside it already, or on the button around it. */
  decorative?: boolean;
  className?: string;
}

/** A person's picture in a circle; without one that loads, their initials, else a silhouette. */
export function Avatar({ name, src, size = 36, decorative = false, className }: AvatarProps) {
  const letters = initials(name ?? '');
  const described = decorative ? {} : { role: 'img', 'aria-label': name ?? 'No name yet' };
  return (
    <span
      {...described}
      aria-hidden={decorative || undefined}
      className={clsx(avatar, className)}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.38) }}
    >
      <Picture
        className={picture}
        src={src}
        alt=""
        width={size}
        height={size}
        fallback={
          letters === '' ? (
            <UserRound size={Math.round(size * 0.55)} strokeWidth={1.5} aria-hidden="true" />
          ) : (
            <span aria-hidden="true">{letters}</span>
          )
        }
      />
    </span>
  );
}

/** The first letter of the first word and of the last. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase('en') ?? '').join('');
}
