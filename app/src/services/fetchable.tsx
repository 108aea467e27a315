import { lazy, useState, type ComponentType } from 'react';

/**
 * A component whose code comes when it is drawn, or before, by `fetch`: it is drawn at once then, as
 * React would not draw a lazy one. Stands in a Suspense.
 *
 * @param load its module, whose default it is
 */
export function fetchable<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> & { fetch: () => Promise<void> } {
  const Later = lazy(load);
  let fetched: ComponentType<Props> = Later;
  function Fetchable(props: Props) {
    // What was begun with stays: another component would begin anew.
    const [Content] = useState(() => fetched);
    return <Content {...props} />;
  }
  const fetch = async () => {
    fetched = (await load()).default;
  };
  return Object.assign(Fetchable, { fetch });
}
