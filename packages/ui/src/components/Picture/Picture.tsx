import type { ComponentProps, ReactNode } from 'react';
import { usePictureSource } from './use-picture-source.ts';

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'onError'> {
  /** Address of the picture, if it exists. */
  src: string | null | undefined;
  /** The alternative text. Empty if a visible name is beside it. */
  alt: string;
  /** Replaces a picture that is missing or broken. */
  fallback: ReactNode;
}

/** A picture, or its fallback: users never see a broken picture. */
export function Picture({ src, alt, fallback, ...rest }: PictureProps) {
  const [source, onError] = usePictureSource(src);
  if (source === null) return fallback;
  return <img {...rest} src={source} alt={alt} onError={onError} />;
}
