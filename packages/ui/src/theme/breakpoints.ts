/** Widths in pixels from which a wider layout applies. Source: member §9. */
export const breakpoints = { sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const;

/** The media query for windows at least as wide as the breakpoint. */
export function from(breakpoint: keyof typeof breakpoints): string {
  return `(min-width: ${breakpoints[breakpoint]}px)`;
}

/** The media query for windows narrower than the breakpoint. */
export function below(breakpoint: keyof typeof breakpoints): string {
  return `(max-width: ${breakpoints[breakpoint] - 0.02}px)`;
}

export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** The system uses a few colours of its own: states need a shape in this mode, or a system colour. */
export const forcedColors = '(forced-colors: active)';
