import { clsx } from 'clsx';
import { UserRound } from 'lucide-react';
import { memo, type HTMLAttributes, type Ref } from 'react';
import { usePictureSource } from '../Picture/use-picture-source.ts';
import { avatar, mark } from './Avatar.css.ts';

export interface AvatarProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The name of the user. Null for a user without a name. */
  name: string | null;
  /** Address of the picture, if the user has one. */
  src?: string | null;
  /** Width and height in pixels. */
  size?: number;
  /** The name is visible beside the avatar, or labels the button around it. */
  decorative?: boolean;
  /** `lazy` in a long list. */
  loading?: 'lazy';
  ref?: Ref<HTMLElement>;
}

/**
 * A user's picture in a circle; the initials if the picture is missing or fails to load, else a silhouette.
 */
export const Avatar = memo(function Avatar({
  name,
  src,
  size = 36,
  decorative = false,
  loading,
  className,
  ref,
  ...rest
}: AvatarProps) {
  const [source, onError] = usePictureSource(src);
  const label = decorative ? '' : (name ?? 'No name yet');
  if (source === null) {
    return (
      <span
        {...rest}
        ref={ref}
        role={decorative ? undefined : 'img'}
        aria-label={label || undefined}
        aria-hidden={decorative || undefined}
        className={clsx(avatar, mark, className)}
        style={{ width: size, height: size, fontSize: Math.round(size * 0.38), ...rest.style }}
      >
        <Mark name={name} size={size} />
      </span>
    );
  }
  return (
    <img
      {...rest}
      ref={ref as Ref<HTMLImageElement>}
      className={className === undefined ? avatar : clsx(avatar, className)}
      src={source}
      alt={label}
      width={size}
      height={size}
      loading={loading}
      onError={onError}
    />
  );
});

/** The fallback of a picture. */
function Mark({ name, size }: { name: string | null; size: number }) {
  const letters = initials(name ?? '');
  if (letters !== '') return <span aria-hidden="true">{letters}</span>;
  return <UserRound size={Math.round(size * 0.55)} strokeWidth={1.5} aria-hidden="true" />;
}

/** The first letter of the first word and of the last. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase('en') ?? '').join('');
}
