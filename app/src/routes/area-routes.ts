import type { RouteObject } from 'react-router-dom';

/** The pages of an area, by their frame. Each is loaded when it is opened. */
export interface AreaRoutes {
  /** Between header and footer, for visitors and signed-in users. */
  site?: RouteObject[];
  /** The same, for signed-in users only; visitors are asked to sign in. */
  member?: RouteObject[];
  /** Without header and footer, for visitors and signed-in users. */
  bare?: RouteObject[];
}
