import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { region, shapes } from './Skeleton.css.ts';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** A line of text, a picture or a field, a portrait. */
  shape?: keyof typeof shapes;
  /** Pixels, or a CSS length such as '62%'. */
  width?: number | string;
  /** Pixels, or a CSS length. */
  height?: number | string;
  /** Instead of a height, such as '380 / 500' for a profile picture. */
  aspectRatio?: string;
  /** The place of the page's first picture, which a prerendered page shows as soon as its address is known. */
  'data-first-picture'?: boolean;
}

/** The placeholder of loading content. Wrap all of them in one SkeletonRegion. */
export function Skeleton({
  shape = 'line',
  width = '100%',
  height,
  aspectRatio,
  className,
  style,
  ...rest
}: SkeletonProps) {
  const size = {
    width,
    aspectRatio,
    height: height ?? (aspectRatio === undefined ? 12 : undefined),
  };
  return (
    <span
      {...rest}
      aria-hidden="true"
      className={clsx(shapes[shape], className)}
      style={{ ...size, ...style }}
    />
  );
}

export interface SkeletonRegionProps {
  /** Announced once, for all the shapes together. */
  label?: string;
  /** The shapes. */
  children: ReactNode;
}

/** Announces loading content, around the shapes that represent it. Adds no box of its own. */
export function SkeletonRegion({ label = 'Loading', children }: SkeletonRegionProps) {
  return (
    <div className={region}>
      <output className={visuallyHidden}>{label}</output>
      {children}
    </div>
  );
}
