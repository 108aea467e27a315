import type { RouteObject } from 'react-router-dom';

/** The pages of an area, by what stands around them. Each is loaded when it is asked for. */
export interface AreaRoutes {
  /** Between header and footer, for anyone. */
  site?: RouteObject[];
  /** The same, for people who are signed in; others are asked to sign in. */
  member?: RouteObject[];
  /** On their own, for anyone. */
  bare?: RouteObject[];
}
