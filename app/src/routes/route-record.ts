import type { User } from '@perigee/api';
import type { FetchQueryOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import type { Audience } from './audience.ts';

/** What decides which queries a page shows. */
export interface PageContext {
  params: Params;
  /** The query parameters of the address. */
  search: URLSearchParams;
  /** Null for a visitor. */
  user: Pick<User, 'id' | 'completedOnboarding'> | null;
}

// oxlint-disable-next-line typescript/no-explicit-any -- the query options of any call
type AnyQuery = FetchQueryOptions<any, any, any, any>;

/**
 * The options of the queries that a page shows first, as its module exports them. `meta` of the first one may name the
 * fields of its response that a prerendered page shows: `firstPicture` an address ('event.image'), `firstTexts` the
 * texts of all items ('data.name').
 */
export type PageQueries = (context: PageContext) => readonly AnyQuery[];

interface PageModule {
  Component: ComponentType;
  queries?: PageQueries;
}

/** One page of the app. Router, loaders, prefetching, preloads of the build and journeys follow from it. */
export interface RouteRecord {
  /** The pattern of its address, from `paths`. */
  path: string;
  /** Who may open it. Visitors are asked to sign in; other users are redirected to their home, or see nothing on pages of admins. */
  audience: Audience;
  /** Its layout: the member side with header and footer, by night; the host or admin side, by day; or none. */
  shell: 'site' | 'portal' | 'admin' | 'bare';
  /** The title of the page. Left out where the page renders its own, from its data. */
  title?: string;
  /** Search engines may list it. */
  listed?: true;
  /** For a page whose module, which `lazy` imports, does not export them. */
  queries?: (context: PageContext) => Promise<readonly AnyQuery[]>;
  /** The build renders its loading state, which is shown before the app has loaded. */
  prerendered?: true;
  /** Left out for the page that is part of the first load. */
  lazy?: () => Promise<PageModule>;
}

/** The queries that a page shows first. They are in its module: the client of an area is not part of the first load. */
export async function queriesOf(
  { queries, lazy }: Pick<RouteRecord, 'queries' | 'lazy'>,
  context: PageContext,
): Promise<readonly AnyQuery[]> {
  if (queries !== undefined) return queries(context);
  return (await lazy?.())?.queries?.(context) ?? [];
}
